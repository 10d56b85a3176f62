"""Cells in aligned columns, for every table that is printed.

Not `rich`: it lays out a whole table at once, while moves are printed as they are found, wraps at
80 columns where there is no terminal, while scripts read one line per row, and needs two more
packages that nothing here uses. The one hard part is how wide letters are: `wcwidth` knows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from evora.plaintext.palette import pad, pad_left, visible_width

Cells = Sequence[str]


@dataclass(frozen=True)
class Columns:
    """How wide columns are: those at the indices `left` are flush left, the others flush right."""

    widths: tuple[int, ...]
    left: Collection[int] = ()
    gap: int = 2

    @classmethod
    def fit(
        cls, rows: Sequence[Cells], *, left: Collection[int] = (), gap: int = 2, min_width: int = 0
    ) -> Self:
        """Columns as wide as their widest cells."""
        columns = zip(*rows, strict=True)
        widths = (max(min_width, *map(visible_width, column)) for column in columns)
        return cls(tuple(widths), left, gap)

    @property
    def width(self) -> int:
        """The width of a whole row."""
        return sum(self.widths) + self.gap * (len(self.widths) - 1)

    def row(self, cells: Cells) -> str:
        """The cells beside each other, without spaces at the end."""
        padded = (
            pad(cell, width) if at in self.left else pad_left(cell, width)
            for at, (cell, width) in enumerate(zip(cells, self.widths, strict=True))
        )
        return (" " * self.gap).join(padded).rstrip()


def align(rows: Sequence[Cells], *, left: Collection[int] = ()) -> Iterator[str]:
    """A table of which all rows are known."""
    return map(Columns.fit(rows, left=left).row, rows)
