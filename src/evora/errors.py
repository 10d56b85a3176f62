"""What can go wrong for a caller. All are ValueErrors; messages are English.

What people do wrong at the terminal is a `texts.UserError`: English as well, but with the key of a
text, so that the command line can say it in their language.
"""

from __future__ import annotations


class EvoraError(ValueError):
    """The base of every error that evora raises about its input."""


class InvalidPositionError(EvoraError):
    """A text or parameter that is not a position; `field` names the part that is wrong."""

    def __init__(self, message: str, field: str) -> None:
        super().__init__(message, field)
        self.field = field

    def __str__(self) -> str:
        return str(self.args[0])


class InvalidMoveError(EvoraError):
    """A text or number that is not a move, a deal or a variant."""


class IllegalMoveError(EvoraError):
    """A move or deal that the position does not allow."""


class IllegalActionError(IllegalMoveError):
    """An action that a game of a batch does not allow; `index` is that of the game, from 0."""

    def __init__(self, message: str, index: int) -> None:
        super().__init__(message, index)
        self.index = index

    def __str__(self) -> str:
        return str(self.args[0])


class InvalidRecordError(EvoraError):
    """A game record that cannot be read; `source` and `line` say where."""

    def __init__(self, message: str, line: int, source: str = "record") -> None:
        super().__init__(message, line, source)
        self.line = line
        self.source = source

    def __str__(self) -> str:
        return f"{self.source}:{self.line}: {self.args[0]}"
