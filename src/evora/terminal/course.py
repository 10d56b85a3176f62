"""A game on its way, whatever screen shows it: computers' moves, hints, undo, saving."""

from __future__ import annotations

import hashlib
import shlex
from pathlib import Path

from evora import Move, Position
from evora.players import Player, make_player
from evora.search import Analysis, Engine, Limit
from evora.terminal.saves import default_save_path, save_game
from evora.terminal.setup import PERSON, Table

# About what a grandmaster looks at, which takes a moment and no more.
_HINT = Limit(nodes=20_000)
_HINT_HASH_MB = 16


class Course:
    """The game of a table, the players that are computers, and the file that it is saved in."""

    def __init__(self, table: Table, save_path: Path) -> None:
        self.table = table
        self.game = table.game
        self.save_path = save_path
        self._players: dict[str, Player] = {}
        self._adviser: Engine | None = None

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
        # A seed for each choice: a resumed game continues as it would have without the break.
        key = f"{self.table.seed} {len(self.game.tokens)}".encode()
        seed = int.from_bytes(hashlib.sha256(key).digest()[:8], "big")
        kind = self.table.kinds[position.to_move - 1]
        if kind not in self._players:
            self._players[kind] = make_player(kind)
        self._players[kind].new_game(seed)
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

    def save(self, path: Path | None = None) -> None:
        """Saves the game; a path that is given is its file from now on."""
        save_game(self.game, path or self.save_path)
        self.save_path = path or self.save_path

    def resume_command(self) -> str:
        """What continues a game that was left."""
        command = "evora play --resume"
        if self.save_path != default_save_path():
            command += f" {shlex.quote(str(self.save_path))}"
        return command
