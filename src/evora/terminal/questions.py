"""Asking a person for a move, line by line: whole moves, parts of them, and commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from evora import Move, Position
from evora.terminal.choices import line_choices
from evora.terminal.complaints import bad_line, complaint
from evora.terminal.prompt import (
    COMMAND_WORDS,
    Command,
    Nothing,
    Number,
    Prefix,
    Typed,
    commands_of,
    read_typed,
)
from evora.terminal.screen import Screen
from evora.texts import text

# Takes what may be typed now.
Complete = Callable[[Sequence[str]], None]
# Does what a command says; True if the position changed, so that no move is asked for any more.
Execute = Callable[[Command], bool]


class Questions:
    """Asks on a screen. `words` are the commands that are known, by what can be typed for them."""

    def __init__(
        self,
        screen: Screen,
        complete: Complete | None = None,
        words: Mapping[str, str] = COMMAND_WORDS,
    ) -> None:
        self._screen = screen
        self._complete = complete
        self._words = words

    def move(self, position: Position, prompt: str, execute: Execute) -> Move | None:
        """A legal move that a person typed; None if a command changed the position instead."""
        prefix = ""
        while True:
            asked = text("play-prompt-line", take=prefix) if prefix else prompt
            typed = self.line(position, asked)
            if prefix and isinstance(typed, Number):
                if f"{prefix}{typed.text}" in _offered(position, prefix):
                    return Move(f"{prefix}{typed.text}")
                # The question stays: only the line was wrong.
                self._screen.tell(bad_line(position, prefix, int(typed.text)))
                continue
            typed, prefix = self._completed(position, typed), ""
            match typed:
                case Move() if typed in position.legal_moves:
                    return typed
                case Prefix() if self._offer_lines(position, typed.text):
                    prefix = typed.text
                case Command():
                    if execute(typed):
                        return None
                case Nothing():
                    pass
                case _:
                    self.complain(position, typed)

    def line(self, position: Position, prompt: str) -> Typed:
        """What a person types after a prompt."""
        if self._complete is not None:
            self._complete([*map(str, position.legal_moves), *commands_of(self._words)])
        return read_typed(self._screen.ask(prompt), self._words)

    def complain(self, position: Position, typed: Typed) -> None:
        self._screen.tell(complaint(position, typed))

    def _offer_lines(self, position: Position, prefix: str) -> bool:
        width = self._screen.width
        lines = line_choices(position, prefix, width) if position.phase == "offer" else []
        self._screen.say(lines)
        return bool(lines)

    def _completed(self, position: Position, typed: Typed) -> Typed:
        """In the tiling a digit is the move to that column."""
        if isinstance(typed, Number) and position.phase == "tiling":
            return read_typed(f"{position.legal_moves[0].line}@{typed.text}", self._words)
        return typed


def _offered(position: Position, prefix: str) -> set[str]:
    """The legal moves that begin with a source and a colour."""
    return {str(move) for move in position.legal_moves if str(move).startswith(prefix)}
