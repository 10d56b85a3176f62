"""Whole pictures: a position, one board, a result."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from evora._core import COLOURED, WALL, Board, Move, Position, Variant
from evora.errors import EvoraError
from evora.pictures import board as boards
from evora.pictures.art import Theme
from evora.pictures.board import BoardLook, Spot, draw_board, draw_one
from evora.pictures.canvas import Canvas
from evora.pictures.layout import Box, TableLook, draw_boards, draw_table, legal

_MARGIN = 20.0
# By number of players: about as large as it is shown in a notebook.
_SIZES = {2: (960.0, 525.0), 3: (960.0, 560.0), 4: (960.0, 925.0)}
_RESULT_SIZES = {2: (960.0, 370.0), 3: (1200.0, 316.0), 4: (960.0, 680.0)}
_BOARD_UNIT = 40.0
_BOARD_SPOT = Spot(_MARGIN / 2, _MARGIN / 2, _BOARD_UNIT)


def position_svg(
    position: Position,
    *,
    theme: Theme = "light",
    move: Move | str | None = None,
    names: Sequence[str | None] = (),
    winners: Collection[int] = (),
) -> str:
    """The whole table. `move`: a legal one to mark; `names`: by seat, as far as known;
    `winners`: seats whose boards are framed."""
    width, height = _SIZES[position.players]
    canvas = Canvas(theme)
    canvas.rect(0, 0, width, height, fill="ground")
    draw_table(canvas, _inner(width, height), position, TableLook(move, names, winners))
    return canvas.svg(width, height, str(position))


def board_svg(
    position: Position,
    seat: int,
    *,
    theme: Theme = "light",
    move: Move | str | None = None,
    name: str | None = None,
) -> str:
    """One seat's board. `move`: a legal one, to mark where it goes if the seat is to move."""
    if not 1 <= seat <= position.players:
        raise EvoraError(f"seat: expected 1 to {position.players}, got {seat}")
    canvas, width, height = _board_sheet(theme)
    marked = legal(position, move)
    look = BoardLook(name, move=marked if position.to_move == seat else None)
    draw_board(canvas, _BOARD_SPOT, position, seat, look)
    return canvas.svg(width, height, str(position))


def lone_board_svg(
    board: Board,
    *,
    theme: Theme = "light",
    variant: Variant | str | None = None,
    name: str | None = None,
) -> str:
    """A board without its position. It does not know its side: without `variant` it counts as
    coloured, unless a tile lies where only the grey side allows it."""
    if variant is None:
        coloured = all(
            tile in (".", printed)
            for row, places in zip(board.wall, WALL, strict=True)
            for tile, printed in zip(row, places, strict=True)
        )
    else:
        coloured = Variant(str(variant)) == COLOURED
    canvas, width, height = _board_sheet(theme)
    draw_one(canvas, _BOARD_SPOT, board, BoardLook(name), coloured=coloured)
    return canvas.svg(width, height, str(board))


def _board_sheet(theme: Theme) -> tuple[Canvas, float, float]:
    canvas = Canvas(theme)
    width = boards.WIDTH * _BOARD_UNIT + _MARGIN
    height = boards.HEIGHT * _BOARD_UNIT + _MARGIN
    canvas.rect(0, 0, width, height, fill="ground")
    return canvas, width, height


def result_svg(
    position: Position,
    *,
    theme: Theme = "light",
    names: Sequence[str | None] = (),
    winners: Collection[int] = (),
) -> str:
    """How a game ended: the boards alone, the winners' first, then by points."""
    width, height = _RESULT_SIZES[position.players]
    canvas = Canvas(theme)
    canvas.rect(0, 0, width, height, fill="ground")
    seats = sorted(
        range(1, position.players + 1),
        key=lambda seat: (seat not in winners, -position.boards[seat - 1].score),
    )
    look = TableLook(None, names, winners)
    draw_boards(canvas, _inner(width, height), position, look, seats)
    return canvas.svg(width, height, str(position))


def _inner(width: float, height: float) -> Box:
    return Box(_MARGIN, _MARGIN, width - 2 * _MARGIN, height - 2 * _MARGIN)
