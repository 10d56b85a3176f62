"""What can go wrong for a caller. All are ValueErrors; messages are English.

What people do wrong at the terminal is a `texts.UserError`: English as well, but with the key of a
text, so that the command line can say it in their language.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evora._core import IllegalReason


class EvoraError(ValueError):
    """The base of every error that evora raises about its input."""


class InvalidPositionError(EvoraError):
    """A text or parameter that is not a position; `field` names the part that is wrong."""

    def __init__(self, message: str, field: str) -> None:
        super().__init__(message, field)
        self.field = field

    def __str__(self) -> str:
        return str(self.args[0])


class WrongTypeError(EvoraError, TypeError):
    """A value of a type that the call does not take."""


class InvalidMoveError(EvoraError):
    """A text or number that is not a move or a deal."""


class IllegalMoveError(EvoraError):
    """A move or deal that the position does not allow.

    `reason` is why, as a value, and `token` the text of what was refused; None where there is none,
    as for a deal of the wrong tiles.
    """

    def __init__(
        self, message: str, token: str | None = None, reason: IllegalReason | None = None
    ) -> None:
        super().__init__(message, token, reason)
        self.token = token or None
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


class IllegalActionError(IllegalMoveError):
    """An action that a game of a batch does not allow; `index` is that of the game, from 0."""

    def __init__(self, message: str, index: int) -> None:
        super().__init__(message)
        self.args = (message, index)  # what pickling makes it of
        self.index = index


class InvalidRecordError(EvoraError):
    """A game record that cannot be read; `source` and `line` say where."""

    def __init__(self, message: str, line: int, source: str = "record") -> None:
        super().__init__(message, line, source)
        self.line = line
        self.source = source

    def __str__(self) -> str:
        return f"{self.source}:{self.line}: {self.args[0]}"


# American spellings, and the British ones that are used here.
_SAME_MEANING = {"color": "colour", "gray": "grey"}


def nearest(given: object, expected: Iterable[object]) -> str | None:
    """Which of these `given` almost is, if any."""
    import difflib  # noqa: PLC0415  (only for a mistake, and slow to import)

    names = {str(name).lower(): str(name) for name in expected}
    word = str(given).strip().lower()
    for other, ours in _SAME_MEANING.items():
        word = word.replace(other, ours)
    near = difflib.get_close_matches(word, names, n=1)
    return names[near[0]] if near else None


def did_you_mean(given: object, expected: Iterable[object]) -> str:
    """The end of an error message: '; did you mean grey?' where `given` is almost one of these."""
    near = nearest(given, expected)
    return f"; did you mean {near}?" if near else ""


def require_numpy() -> ModuleType:
    """NumPy, or an error that says how to get it."""
    try:
        import numpy  # noqa: PLC0415  (an extra, and slow to import)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "arrays need NumPy, which is not installed: pip install 'evora[arrays]'", name="numpy"
        ) from error
    return numpy
