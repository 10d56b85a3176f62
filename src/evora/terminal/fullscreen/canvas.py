"""A grid of characters to draw on, which knows what can be clicked where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

_Target = TypeVar("_Target")
_RESET = "\x1b[0m"


@dataclass(frozen=True)
class _Area(Generic[_Target]):
    left: int
    top: int
    width: int
    what: _Target


class Canvas(Generic[_Target]):
    """What is put beyond an edge is cut off. Looks are codes of ANSI escapes, such as '1;7'."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self._areas: list[_Area[_Target]] = []

    def put(self, x: int, y: int, words: str, codes: str = "") -> int:
        """Writes words and returns the column after them."""
        for letter in words:
            width = 1 if letter.isascii() else _width(letter)
            if width == 0:  # an accent of its own belongs to the letter before it
                self._join(x - 1, y, letter)
                continue
            if 0 <= y < self.height and x >= 0 and x + width <= self.width:
                self._cells[y][x] = (letter, codes)
                if width == 2:
                    self._cells[y][x + 1] = ("", codes)
            x += width
        return x

    def target(self, x: int, y: int, width: int, what: _Target) -> None:
        """Makes a stretch of a row clickable; a later one lies above an earlier one."""
        self._areas.append(_Area(x, y, width, what))

    def target_at(self, x: int, y: int) -> _Target | None:
        for area in reversed(self._areas):
            if area.top == y and area.left <= x < area.left + area.width:
                return area.what
        return None

    def place_of(self, what: _Target) -> tuple[int, int] | None:
        """Where something can be clicked: the column and row of its first place."""
        for area in self._areas:
            if area.what == what:
                return area.left, area.top
        return None

    def lines(self) -> list[str]:
        """The rows with escape codes."""
        return [_with_codes(row) for row in self._cells]

    def plain(self) -> list[str]:
        """The rows without looks and without spaces at the end."""
        return ["".join(letter for letter, _ in row).rstrip() for row in self._cells]

    def _join(self, x: int, y: int, letter: str) -> None:
        if 0 <= y < self.height and 0 <= x < self.width:
            before, codes = self._cells[y][x]
            self._cells[y][x] = (before + letter, codes)


def _with_codes(row: list[tuple[str, str]]) -> str:
    parts = []
    current = ""
    for letter, codes in row:
        if codes != current:
            if current:
                parts.append(_RESET)
            if codes:
                parts.append(f"\x1b[{codes}m")
            current = codes
        parts.append(letter)
    if current:
        parts.append(_RESET)
    return "".join(parts)


def _width(letter: str) -> int:
    from wcwidth import wcwidth  # noqa: PLC0415  (as in palette: ASCII does not need it)

    return max(0, wcwidth(letter))
