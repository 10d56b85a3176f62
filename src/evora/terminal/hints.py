"""Which wall rows are about to end the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evora import GREY, Position
from evora.terminal.palette import wrap
from evora.texts import text


@dataclass(frozen=True)
class ClosingRow:
    """A wall row that makes this the last round.

    `how` is 'done' (the row is complete), 'sure' (it will be, at the tiling) or 'maybe':
    on the grey side another tile of the same tiling can still take the column.
    """

    seat: int
    row: int
    how: str


def closing_rows(position: Position) -> list[ClosingRow]:
    """The rows that are complete, or whose last tile waits on its complete line."""
    if position.phase not in ("offer", "tiling"):
        return []
    found = []
    for seat, row in ((s, r) for s in range(1, position.players + 1) for r in range(1, 6)):
        how = _closing(position, seat, row)
        if how is not None:
            found.append(ClosingRow(seat, row, how))
    return found


def _closing(position: Position, seat: int, row: int) -> str | None:
    board = position.boards[seat - 1]
    spaces = board.wall[row - 1]
    line = board.lines[row - 1]
    if "." not in spaces:
        return "done"
    if spaces.count(".") > 1 or len(line) < row:
        return None
    if position.variant != GREY:
        return "sure"
    column = spaces.index(".")
    blocked = any(other[column] == line[0] for other in board.wall)
    return None if blocked else "maybe"


def hint_lines(hints: Sequence[ClosingRow], names: Sequence[str], width: int) -> list[str]:
    """What people are told of these rows, a sentence for each `how`."""
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
