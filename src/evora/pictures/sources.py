"""The middle of the table: factories, centre, bag and lid."""

from __future__ import annotations

import math

from evora._core import COLOURS, Move, Position
from evora.pictures.board import Spot, marker, ring, tile
from evora.pictures.canvas import Canvas

# In units.
_PLATE = 3.0
_STEP = 3.2
_CENTRE_WIDTH = 6.5
_CENTRE_HEIGHT = 1.5
_BETWEEN = 0.4
_ASIDE = 2.7
# A tile on a plate with its gap.
_INNER = 0.94


def sources_size(position: Position, rows: int) -> tuple[float, float]:
    """Width and height in units, with the factories in so many rows."""
    columns = math.ceil(len(position.factories) / rows)
    return columns * _STEP + _BETWEEN + _CENTRE_WIDTH, rows * _STEP - (_STEP - _PLATE)


def draw_sources(
    canvas: Canvas, spot: Spot, position: Position, rows: int, move: Move | None
) -> None:
    """`move`: the tiles that it takes are marked."""
    count = len(position.factories)
    columns = math.ceil(count / rows)
    for index, tiles in enumerate(position.factories):
        row, column = divmod(index, columns)
        # The last row may be shorter: it stands in the middle.
        indent = (columns - min(columns, count - row * columns)) / 2
        plate = spot.at((indent + column) * _STEP, row * _STEP)
        _factory(canvas, plate, index + 1, tiles, _taken(move, index + 1))
    height = sources_size(position, rows)[1]
    beside = spot.at(columns * _STEP + _BETWEEN, (height - _ASIDE) / 2)
    _centre(canvas, beside, position, _taken(move, 0))
    _stock(canvas, beside.at(0.6, _CENTRE_HEIGHT + 0.25), position)


def _taken(move: Move | None, source: int) -> str | None:
    return move.colour if move is not None and move.source == source else None


def _factory(canvas: Canvas, spot: Spot, number: int, tiles: str, taken: str | None) -> None:
    unit = spot.unit
    canvas.use("plate", spot.x, spot.y, _PLATE * unit)
    canvas.text(
        spot.x + unit * 0.12, spot.y + unit * 0.36, str(number), unit * 0.36, fill="ink-soft"
    )
    corner = spot.at(_PLATE / 2 - _INNER, _PLATE / 2 - _INNER)
    for index, letter in enumerate(tiles):
        space = Spot(corner.x, corner.y, unit * _INNER).at(index % 2, index // 2)
        tile(canvas, space, letter)
        if letter == taken:
            ring(canvas, space)


def _centre(canvas: Canvas, spot: Spot, position: Position, taken: str | None) -> None:
    """The marker, and each colour in a place of its own with how many there are."""
    unit = spot.unit
    canvas.rect(
        spot.x,
        spot.y,
        _CENTRE_WIDTH * unit,
        _CENTRE_HEIGHT * unit,
        radius=unit * 0.3,
        stroke="line-strong",
        stroke_width=max(1.0, unit * 0.03),
        dashed=True,
    )
    first = spot.at(0.25, 0.25)
    if position.marker == 0:
        marker(canvas, first)
    for place, letter in enumerate(COLOURS, 1):
        count = position.centre.count(letter)
        if not count:
            continue
        space = first.at(place, 0)
        tile(canvas, space, letter)
        badge = space.at(0.86, 0.86)
        canvas.circle(badge.x, badge.y, unit * 0.24, "ink")
        words, size = str(count), unit * 0.34
        canvas.text(
            badge.x, badge.y + size * 0.35, words, size, fill="surface", anchor="middle", bold=True
        )
        if letter == taken:
            ring(canvas, space)


def _stock(canvas: Canvas, spot: Spot, position: Position) -> None:
    for symbol, counts, right in (("bag", position.bag, 0.0), ("lid", position.lid, 3.0)):
        here, base = spot.at(right, 0), spot.at(right + 1.15, 0.65)
        canvas.use(symbol, here.x, here.y, spot.unit * 0.95)
        canvas.text(base.x, base.y, str(sum(counts)), spot.unit * 0.46, fill="ink-soft")
