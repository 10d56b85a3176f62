"""A whole game at the terminal: people and built-in players, line by line."""

from __future__ import annotations

import contextlib
import hashlib
import shlex
from collections.abc import Callable
from pathlib import Path

from evora import Move, Position, RoundEnded
from evora.errors import EvoraError
from evora.game import Token
from evora.players import Player, make_player
from evora.record import format_game
from evora.terminal.choices import line_choices
from evora.terminal.complaints import complaint
from evora.terminal.hints import hint_lines
from evora.terminal.narrate import narrate
from evora.terminal.prompt import Command, Nothing, Number, Prefix, Typed, read_typed
from evora.terminal.report import final_report, round_report
from evora.terminal.saves import default_save_path, save_game
from evora.terminal.screen import Screen
from evora.terminal.setup import PERSON, Setup, Table, open_table
from evora.terminal.wrapping import fill
from evora.texts import error_text, text


def run_game(
    setup: Setup,
    *,
    read: Callable[[str], str] = input,
    write: Callable[[str], None] = print,
    colour: bool,
    width: int = 80,
) -> int:
    """Plays a game to its end, or until a person leaves it; the exit status.

    0: finished, or saved to be resumed; 1: left, and it could not be saved. A wrong setup
    raises EvoraError before anything is written.
    """
    table = open_table(setup)
    return _Session(table, setup, Screen(read, write, colour, width, table.names)).run()


class _Quit(Exception):  # noqa: N818  (a way out, no error)
    """A person leaves the game."""


class _Session:
    def __init__(self, table: Table, setup: Setup, screen: Screen) -> None:
        self._game = table.game
        self._table = table
        self._names = table.names
        self._screen = screen
        self._save_path = setup.save_path
        self._resumed = setup.resume is not None
        self._players: dict[str, Player] = {}

    def run(self) -> int:
        try:
            self._screen.greet(self._table, resumed=self._resumed)
            while not self._game.is_over:
                self._step()
        except _Quit:
            return self._leave()
        except (EOFError, KeyboardInterrupt):
            self._screen.write("")
            return self._leave()
        except BaseException:
            # The game is saved whatever went wrong, such as a closed window.
            with contextlib.suppress(EvoraError):
                save_game(self._game, self._save_path)
            raise
        return self._finish()

    # The course of the game

    def _step(self) -> None:
        position = self._game.position
        if position.phase == "deal":
            if self._game.tokens and PERSON in self._table.kinds and not self._confirm_deal():
                return
            self._play(self._table.seed.deal(position))
            return
        move = self._only_placement(position) or self._choose(position)
        if move is not None:
            self._play(move)

    def _choose(self, position: Position) -> Move | None:
        """The move of the seat whose turn it is; None if a person took a move back instead."""
        assert position.to_move is not None
        kind = self._table.kinds[position.to_move - 1]
        if kind == PERSON:
            return self._ask(position)
        # A seed for each choice: a resumed game continues as it would have without the break.
        key = f"{self._table.seed} {len(self._game.tokens)}".encode()
        seed = int.from_bytes(hashlib.sha256(key).digest()[:8], "big")
        if kind not in self._players:
            self._players[kind] = make_player(kind)
        self._players[kind].new_game(seed)
        return self._players[kind].choose(position)

    @staticmethod
    def _only_placement(position: Position) -> Move | None:
        """The move that needs no question: a tile with only one wall space to go to."""
        moves = position.legal_moves
        return moves[0] if position.phase == "tiling" and len(moves) == 1 else None

    def _play(self, token: Token) -> None:
        before = self._game.position
        known = before.closing_rows
        after = self._game.play(token)
        events = self._game.events(len(self._game.tokens) - 1)
        if before.phase == "deal":
            self._screen.write("")
        width = self._screen.width
        self._screen.say(narrate(before, token, events, self._names, width))
        if (before.phase, after.phase) == ("offer", "tiling"):
            self._screen.write("")
        if after.phase == "offer":
            new = [hint for hint in after.closing_rows if hint not in known]
            self._screen.say(map(self._screen.palette.bold, hint_lines(new, self._names, width)))
        if any(isinstance(event, RoundEnded) for event in events):
            self._screen.write("")
            self._screen.say(round_report(self._game, self._names, self._screen.palette, width))

    # Asking a person

    def _ask(self, position: Position) -> Move | None:
        """A legal move that a person typed; None if a move was taken back instead."""
        self._screen.show_turn(position)
        prefix = ""
        while True:
            typed = self._completed(position, self._typed(self._prompt(position, prefix)), prefix)
            prefix = ""
            match typed:
                case Move() if typed in position.legal_moves:
                    return typed
                case Prefix() if self._offer_lines(position, typed.text):
                    prefix = typed.text
                case Command():
                    if self._execute(typed):
                        return None
                case Nothing():
                    pass
                case _:
                    self._complain(position, typed)

    def _offer_lines(self, position: Position, prefix: str) -> bool:
        width = self._screen.width
        lines = line_choices(position, prefix, width) if position.phase == "offer" else []
        self._screen.say(lines)
        return bool(lines)

    @staticmethod
    def _completed(position: Position, typed: Typed, prefix: str) -> Typed:
        """A digit becomes the move that it finishes."""
        if not isinstance(typed, Number):
            return typed
        if position.phase == "tiling":
            return read_typed(f"{position.legal_moves[0].line}@{typed.text}")
        return read_typed(prefix + typed.text)

    def _prompt(self, position: Position, prefix: str) -> str:
        assert position.to_move is not None
        name = self._names[position.to_move - 1]
        if position.phase == "tiling":
            return text("play-prompt-column", name=name)
        if prefix:
            return text("play-prompt-line", take=prefix)
        return text("play-prompt-move", name=name)

    def _confirm_deal(self) -> bool:
        """Waits before the next deal, which ends undo; False if a move was taken back."""
        position = self._game.position
        self._screen.write("")
        while True:
            typed = self._typed(text("play-prompt-deal", round=position.round))
            match typed:
                case Nothing():
                    return True
                case Command():
                    if self._execute(typed):
                        return False
                case _:
                    self._complain(position, typed)

    def _typed(self, prompt: str) -> Typed:
        return read_typed(self._screen.ask(prompt))

    def _complain(self, position: Position, typed: Typed) -> None:
        self._screen.tell(complaint(position, typed))

    # Commands

    def _execute(self, command: Command) -> bool:
        """Does what a command says; True if the position changed."""
        position = self._game.position
        match command.name:
            case "help":
                self._screen.say(
                    " " + line for line in fill(text("play-help"), self._screen.width - 1)
                )
            case "moves":
                self._screen.show_choices(position)
            case "show":
                self._screen.show_table(position)
            case "undo":
                return self._undo()
            case "save":
                self._save_as(command.argument)
            case "quit":
                raise _Quit
        return False

    def _undo(self) -> bool:
        """Back to the last choice of a person in this round; no deal is taken back."""
        earlier = self._game.positions[:-1]
        for count, position in enumerate(reversed(earlier), start=1):
            if position.phase == "deal":
                break
            if self._is_choice(position):
                for _ in range(count):
                    self._game.undo()
                self._screen.tell(text("play-undone", count=count))
                return True
        self._screen.tell(text("play-no-undo"))
        return False

    def _is_choice(self, position: Position) -> bool:
        seat = position.to_move
        if seat is None or self._table.kinds[seat - 1] != PERSON:
            return False
        return self._only_placement(position) is None

    def _save_as(self, file: str) -> None:
        path = Path(file).expanduser() if file else self._save_path
        try:
            save_game(self._game, path)
        except EvoraError as error:
            self._screen.tell(error_text(error))
            return
        self._save_path = path
        self._screen.tell_whole(text("play-saved", file=str(path)))

    # The end

    def _try_save(self) -> bool:
        """Saves the game; if that fails, prints it, so that nothing is lost."""
        try:
            save_game(self._game, self._save_path)
        except EvoraError as error:
            self._screen.tell(error_text(error))
            self._screen.tell(text("play-not-saved"))
            self._screen.write(format_game(self._game))
            return False
        return True

    def _leave(self) -> int:
        if not self._try_save():
            return 1
        self._screen.tell_whole(text("play-saved", file=str(self._save_path)))
        command = "evora play --resume"
        if self._save_path != default_save_path():
            command += f" {shlex.quote(str(self._save_path))}"
        self._screen.tell_whole(text("play-resume-with", command=command))
        return 0

    def _finish(self) -> int:
        screen = self._screen
        screen.write("")
        screen.show_table(self._game.position)
        screen.write("")
        screen.say(final_report(self._game, self._names, screen.palette, screen.width))
        screen.write("")
        screen.tell_whole(screen.palette.dim(text("play-seed", seed=str(self._table.seed))))
        if not self._try_save():
            return 1
        screen.tell_whole(text("play-kept", file=str(self._save_path)))
        return 0
