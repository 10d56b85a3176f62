"""The wall rows that are about to end the game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from evora._core import ClosingRow
from evora.plaintext.palette import wrap
from evora.texts import text


def hint_lines(hints: Sequence[ClosingRow], names: Sequence[str], width: int) -> list[str]:
    """One sentence for each `how` that occurs."""
    lines = []
    for how in ("done", "sure", "maybe"):
        rows = [
            text("draw-row-of", row=hint.row, name=names[hint.seat - 1])
            for hint in hints
            if hint.how == how
        ]
        if rows:
            lines += wrap(text("draw-last-round", how=how, rows=", ".join(rows)), width)
    return lines
