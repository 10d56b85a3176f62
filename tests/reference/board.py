"""One player's board."""

from __future__ import annotations

from dataclasses import dataclass

from .wall import Wall


@dataclass(slots=True)
class Board:
    score: int
    lines: list[str]
    """Line i (from 1) is lines[i - 1], the tiles it holds."""
    wall: Wall
    floor: str
    """In the order in which things fell, the marker among them."""

    @classmethod
    def new(cls) -> Board:
        return cls(0, ["", "", "", "", ""], [".....", ".....", ".....", ".....", "....."], "")

    def copy(self) -> Board:
        return Board(self.score, self.lines[:], self.wall[:], self.floor)

    def topmost_complete_line(self) -> int | None:
        """Its number from 1, or None."""
        for line, held in enumerate(self.lines, start=1):
            if len(held) == line:
                return line
        return None
