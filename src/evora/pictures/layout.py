"""Where everything of a position goes, in a box of any size."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from evora._core import Move, Position
from evora.errors import EvoraError
from evora.pictures import board as boards
from evora.pictures.board import BoardLook, Spot, draw_board
from evora.pictures.canvas import Canvas
from evora.pictures.sources import draw_sources, sources_size

_GAP = 16.0
# Which share of the height the middle of the table may get, and how much less than boards it needs
# to be large.
_SHARES = tuple(share / 100 for share in range(20, 62, 2))
_SOURCES_WEIGHT = 0.45


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class TableLook:
    """What a picture says besides where the tiles are: a move to mark, names, winners."""

    move: Move | str | None = None
    names: Sequence[str | None] = ()
    winners: Collection[int] = ()

    def board(self, position: Position, seat: int) -> BoardLook:
        return BoardLook(
            self.names[seat - 1] if seat <= len(self.names) else None,
            winner=seat in self.winners,
            move=legal(position, self.move) if position.to_move == seat else None,
        )


def legal(position: Position, move: Move | str | None) -> Move | None:
    """The move to mark; ValueError if it cannot be played."""
    if move is None:
        return None
    parsed = move if isinstance(move, Move) else Move(move)
    if parsed not in position.legal_moves:
        raise EvoraError(f"move: expected a legal one, got {parsed}")
    return parsed


def draw_table(canvas: Canvas, box: Box, position: Position, look: TableLook) -> None:
    """The middle of the table above all boards, as large as the box allows."""
    move = legal(position, look.move)
    x, y, width, height = box.x, box.y, box.width, box.height
    if position.phase != "over":
        rows, unit = _sources_unit(position, width, height)
        wide, high = (size * unit for size in sources_size(position, rows))
        draw_sources(canvas, Spot(x + (width - wide) / 2, y, unit), position, rows, move)
        y, height = y + high + _GAP, height - high - _GAP
    seats = range(1, position.players + 1)
    draw_boards(canvas, Box(x, y, width, height), position, look, seats)


def draw_boards(
    canvas: Canvas, box: Box, position: Position, look: TableLook, seats: Sequence[int]
) -> None:
    """Boards in as many columns as makes them largest, in the middle of the box."""
    count = len(seats)
    columns, unit = _boards_unit(count, box.width, box.height)
    rows = math.ceil(count / columns)
    wide, high = boards.WIDTH * unit + _GAP, boards.HEIGHT * unit + _GAP
    top = box.y + (box.height - rows * high + _GAP) / 2
    for index, seat in enumerate(seats):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        left = box.x + (box.width - here * wide + _GAP) / 2
        spot = Spot(left + column * wide, top + row * high, unit)
        draw_board(canvas, spot, position, seat, look.board(position, seat))


def _boards_unit(count: int, width: float, height: float) -> tuple[int, float]:
    """In how many columns boards are largest, and how large."""

    def unit(columns: int) -> float:
        rows = math.ceil(count / columns)
        return min(
            (width - (columns - 1) * _GAP) / columns / boards.WIDTH,
            (height - (rows - 1) * _GAP) / rows / boards.HEIGHT,
        )

    columns = max(range(1, count + 1), key=unit)
    return columns, unit(columns)


def _sources_unit(position: Position, width: float, height: float) -> tuple[int, float]:
    """In how many rows the factories stand, and how large, for the best of the whole room."""

    def unit(rows: int, share: float) -> float:
        wide, high = sources_size(position, rows)
        return min(width / wide, height * share / high)

    def worth(choice: tuple[int, float]) -> float:
        here = unit(*choice)
        rest = height - sources_size(position, choice[0])[1] * here - _GAP
        return _boards_unit(position.players, width, rest)[1] + _SOURCES_WEIGHT * here

    rows, share = max(((rows, share) for rows in (1, 2) for share in _SHARES), key=worth)
    return rows, unit(rows, share)
