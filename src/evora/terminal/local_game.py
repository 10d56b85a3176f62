"""A game on its way, whatever screen shows it: computers' moves, hints, undo, saving."""

from __future__ import annotations

import shlex
from pathlib import Path

from evora import Move, Position
from evora.errors import EvoraError
from evora.game import Token
from evora.players import Player, make_player
from evora.search import Analysis, Engine, Limit
from evora.terminal.saves import Save
from evora.terminal.setup import PERSON, Setup, Table, open_table
from evora.texts import error_text

# About what a grandmaster looks at, which takes a moment and no more.
_HINT = Limit(nodes=20_000)
_HINT_HASH_MB = 16


class LocalGame:
    """The game of a table, the players that are computers, and the file that it is saved in.

    Every move is in that file when `play` returns. Until `close` nobody else plays this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.table: Table = open_table(setup)
        self.game = self.table.game
        self.strict = setup.strict
        self._resume_with = setup.resume_with
        self.problem = ""  # why the game could not be saved, if it could not
        self._save = Save(self.game, setup.save_path)
        self._players: dict[str, Player] = {}
        self._adviser: Engine | None = None

    @property
    def save_path(self) -> Path:
        return self._save.path

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def has_people(self) -> bool:
        return PERSON in self.table.kinds

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and self.table.kinds[seat - 1] == PERSON

    @staticmethod
    def only_placement(position: Position) -> Move | None:
        """The move that needs no question: a tile with only one wall space to go to."""
        moves = position.legal_moves
        return moves[0] if position.phase == "tiling" and len(moves) == 1 else None

    def is_choice(self, position: Position) -> bool:
        """Whether a person chooses here."""
        return self.is_person(position.to_move) and self.only_placement(position) is None

    def computer_move(self, position: Position) -> Move:
        """What the computer plays whose turn it is."""
        assert position.to_move is not None
        kind = self.table.kinds[position.to_move - 1]
        if kind not in self._players:
            self._players[kind] = make_player(kind)
        # A seed for each choice: a resumed game continues as it would have without the break.
        self._players[kind].new_game(self.table.seed.player_seed(len(self.game.tokens)))
        return self._players[kind].choose(position)

    def hint(self, position: Position) -> Analysis:
        """What the engine makes of a position, the same every time."""
        if self._adviser is None:
            self._adviser = Engine(hash_mb=_HINT_HASH_MB)
        return self._adviser.analyse(position, _HINT, seed=0)

    def cancel(self) -> None:
        """Makes a computer that thinks answer at once; from any thread."""
        for player in self._players.values():
            player.cancel()
        if self._adviser is not None:
            self._adviser.cancel()

    def play(self, token: Token) -> None:
        """Plays a move or a deal, and saves the game."""
        self.game.play(token)
        self.keep()

    def undo(self) -> int:
        """Back to the last choice of a person in this round; how many moves were taken back.

        Deals are never taken back.
        """
        earlier = self.game.positions[:-1]
        for count, position in enumerate(reversed(earlier), start=1):
            if position.phase == "deal":
                break
            if self.is_choice(position):
                for _ in range(count):
                    self.game.undo()
                self.keep()
                return count
        return 0

    def last_turn_of(self, seat: int | None) -> int:
        """How many tokens were played when the others began to move after this seat's last move.

        For somebody who only watches (None), before the last move.
        """
        positions, tokens = self.game.positions, self.game.tokens
        for index in reversed(range(len(tokens))):
            mover = positions[index].to_move
            if mover is not None and seat is None:
                return index
            if mover is not None and mover == seat:
                return index + 1
        return 0

    # Saving

    @property
    def is_unplayed(self) -> bool:
        """Whether there is nothing to keep: no move, and no file that anybody asked for."""
        return self._save.is_automatic and not self.game.moves and not self.save_path.exists()

    def keep(self) -> None:
        """Saves the game as it is; it can be played on if that fails, and `problem` says why."""
        if self.is_unplayed:
            return
        try:
            self.save()
        except EvoraError as error:
            self.problem = error_text(error)

    def save(self, path: Path | None = None) -> None:
        """Saves the game; a path that is given is its file from now on."""
        if path is not None and path.absolute() != self.save_path.absolute():
            self._move(path)
        else:
            self._save.write(self.game)
        self.problem = ""

    def _move(self, path: Path) -> None:
        new = Save(self.game, path)
        try:
            new.write(self.game)
        except BaseException:
            new.close()
            raise
        self._save.drop()
        self._save = new

    def close(self) -> None:
        """Lets others play this game."""
        self._save.close()

    def resume_command(self) -> str:
        """What continues a game that was left."""
        if self._resume_with:
            return self._resume_with
        command = "evora play --resume"
        if not self._save.is_automatic:
            command += f" {shlex.quote(str(self.save_path))}"
        return command
