"""A game in one picture: every board at the end of each round, from left to right."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from evora._core import Position
from evora.pictures import board as boards
from evora.pictures.art import Theme
from evora.pictures.board import Spot, draw_board
from evora.pictures.canvas import Canvas
from evora.pictures.layout import TableLook

_WIDTH = 960.0  # wider only if boards would become too small to see
_MARGIN, _GAP, _HEAD = 14.0, 8.0, 26.0
_MAX_UNIT, _MIN_UNIT = 20.0, 11.0


def strip_svg(
    positions: Sequence[Position],
    *,
    theme: Theme = "light",
    names: Sequence[str | None] = (),
    winners: Collection[int] = (),
) -> str:
    """One column per position, under the number of its round: of a game, those after each round.

    `winners` are framed in the last column.
    """
    players, columns = positions[-1].players, len(positions)
    room = (_WIDTH - 2 * _MARGIN + _GAP) / columns - _GAP
    unit = max(_MIN_UNIT, min(_MAX_UNIT, room / boards.WIDTH))
    wide, high = boards.WIDTH * unit + _GAP, boards.HEIGHT * unit + _GAP
    width = 2 * _MARGIN + columns * wide - _GAP
    height = 2 * _MARGIN + _HEAD + players * high - _GAP
    canvas = Canvas(theme)
    canvas.rect(0, 0, width, height, fill="ground")
    for column, position in enumerate(positions):
        left = _MARGIN + column * wide
        middle = left + (wide - _GAP) / 2
        number = str(round_shown(position))
        canvas.text(middle, _MARGIN + 15, number, 15, fill="ink-soft", anchor="middle", bold=True)
        framed = winners if column == columns - 1 else ()
        look = TableLook(None, names, framed)
        for seat in range(1, players + 1):
            spot = Spot(left, _MARGIN + _HEAD + (seat - 1) * high, unit)
            draw_board(canvas, spot, position, seat, look.board(position, seat))
    return canvas.svg(width, height, str(positions[-1]))


def round_shown(position: Position) -> int:
    """The last round dealt."""
    return position.round - 1 if position.phase == "deal" else position.round
