"""The wall rows that are about to end the game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from evora._core import ClosingRow
from evora.plaintext.palette import wrap
from evora.texts import text


def closing_row_lines(closing: Sequence[ClosingRow], names: Sequence[str], width: int) -> list[str]:
    """One sentence for each `how` that occurs."""
    lines = []
    for how in ("done", "sure", "maybe"):
        rows = [
            text("draw-row-of", row=each.row, name=names[each.seat - 1])
            for each in closing
            if each.how == how
        ]
        if rows:
            lines += wrap(text("draw-last-round", how=how, rows=", ".join(rows)), width)
    return lines
