"""One player's board: lines, wall and floor line."""

from __future__ import annotations

from dataclasses import dataclass

from evora._core import COLOURED, FLOOR_COSTS, WALL, Board, Move, Position
from evora.pictures.canvas import Canvas

# In units, a unit being a space with the gap to the next.
_TILE = 0.91
_GAP = 0.9
_PAD = 0.3
_HEAD = 1.0
_FLOOR = 5.25
_WALL_LEFT = 5 + _GAP
WIDTH = _WALL_LEFT + 5 + 2 * _PAD
HEIGHT = _HEAD + _FLOOR + 1 + 2 * _PAD - 0.2

# Tiles below this size have no hairlines: nobody would see them.
_MIN_GRAIN = 12.0

_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Spot:
    """A place on a picture, and how large a unit is there."""

    x: float
    y: float
    unit: float

    def at(self, right: float, down: float) -> Spot:
        """The place so many units away."""
        return Spot(self.x + right * self.unit, self.y + down * self.unit, self.unit)

    def inside(self) -> Spot:
        """The tile in the space that begins here; its unit is the size of the tile."""
        size = self.unit * _TILE
        return Spot(self.x + (self.unit - size) / 2, self.y + (self.unit - size) / 2, size)


@dataclass(frozen=True)
class BoardLook:
    """What a picture says of a board besides what lies on it. `move`: one to mark on it."""

    name: str | None = None
    winner: bool = False
    move: Move | None = None


def tile(canvas: Canvas, space: Spot, colour: str) -> None:
    spot = space.inside()
    canvas.use(f"tile-{colour}", spot.x, spot.y, spot.unit)
    if spot.unit >= _MIN_GRAIN:
        _grain(canvas, spot, colour)
    # A hair around it, so that the black one ends somewhere on a dark table, the white on a light.
    canvas.rect(
        spot.x,
        spot.y,
        spot.unit,
        spot.unit,
        radius=spot.unit * 0.105,
        stroke="line" if canvas.theme == "light" else "line-strong",
        stroke_width=spot.unit * 0.027,
    )


def _grain(canvas: Canvas, spot: Spot, colour: str) -> None:
    # Which hairlines it has does not matter, as long as a picture is always the same.
    grain = int(spot.x * 7 + spot.y * 13)
    light = colour in "YW"
    canvas.use(
        f"craze-{grain % 3}",
        spot.x,
        spot.y,
        spot.unit,
        ink="#3a2c10" if light else "#ffffff",
        opacity=0.13 if light else 0.17,
        turned=grain // 3 % 4 * 90,
    )


def marker(canvas: Canvas, space: Spot) -> None:
    spot = space.inside()
    canvas.use("marker", spot.x, spot.y, spot.unit)


def ring(canvas: Canvas, space: Spot, count: int = 1) -> None:
    """Marks spaces in a row: where tiles are taken from, or where they go."""
    unit = space.unit
    canvas.rect(
        space.x,
        space.y,
        count * unit,
        unit,
        radius=unit * 0.16,
        stroke="glow",
        stroke_width=unit * 0.085,
    )


def draw_board(canvas: Canvas, spot: Spot, position: Position, seat: int, look: BoardLook) -> None:
    """A seat's board of a position; the seat to move has a frame of its own."""
    coloured, active = position.variant == COLOURED, position.to_move == seat
    draw_one(canvas, spot, position.boards[seat - 1], look, seat, coloured=coloured, active=active)


def draw_one(  # noqa: PLR0913  (what a board is drawn from)
    canvas: Canvas,
    spot: Spot,
    board: Board,
    look: BoardLook,
    seat: int | None = None,
    *,
    coloured: bool,
    active: bool = False,
) -> None:
    unit = spot.unit
    canvas.rect(
        spot.x,
        spot.y,
        WIDTH * unit,
        HEIGHT * unit,
        radius=unit * 0.3,
        fill="surface",
        stroke="glow" if look.winner else "accent" if active else "line",
        stroke_width=max(1.0, unit * (0.08 if look.winner or active else 0.03)),
    )
    head = spot.at(_PAD, _PAD / 2)
    _head(canvas, head, seat, board.score, look)
    lines = head.at(0, _HEAD)
    for row in range(5):
        _line(canvas, lines.at(0, row), row, board.lines[row])
        printed = WALL[row] if coloured else None
        _wall_row(canvas, lines.at(_WALL_LEFT, row), board.wall[row], printed)
    _floor(canvas, lines.at(0, _FLOOR), board)
    if look.move is not None:
        _mark(canvas, lines, look.move)


def _head(canvas: Canvas, spot: Spot, seat: int | None, score: int, look: BoardLook) -> None:
    unit, points = spot.unit, str(score)
    number, right = spot.at(0.36, 0.5), spot.at(_WALL_LEFT + 5, 0.74)
    if seat is not None:
        canvas.circle(number.x, number.y, unit * 0.32, "surface-sunk")
        canvas.text(number.x, number.y + unit * 0.15, str(seat), unit * 0.42, anchor="middle")
    canvas.text(right.x, right.y, points, unit * 0.68, anchor="end", bold=True)
    if look.name:
        start = spot.at(0.95 if seat is not None else 0.1, 0.68)
        room = right.x - start.x - unit * (0.5 + 0.42 * len(points))
        canvas.text(start.x, start.y, look.name, unit * 0.52, bold=look.winner, room=room)


def _space(canvas: Canvas, space: Spot, printed: str | None = None) -> None:
    """A free one; `printed`: the colour whose tile belongs there."""
    spot = space.inside()
    size = spot.unit
    canvas.rect(
        spot.x, spot.y, size, size, radius=size * 0.1, fill="space-ground", stroke="space-line"
    )
    if printed is not None:
        ink = canvas.colour(f"space-{printed.lower()}")
        canvas.use(f"space-{printed}", spot.x, spot.y, size, ink=ink)


def _line(canvas: Canvas, spot: Spot, line: int, tiles: str) -> None:
    """Filled from the wall outwards."""
    for place in range(line + 1):
        space = spot.at(4 - place, 0)
        if place < len(tiles):
            tile(canvas, space, tiles[place])
        else:
            _space(canvas, space)
    tip, size = spot.at(5 + _GAP * 0.62, 0.5), spot.unit * 0.12
    canvas.path(
        f"M{tip.x:.2f} {tip.y:.2f}l{-size * 1.5:.2f} {-size:.2f}v{2 * size:.2f}Z", "line-strong"
    )


def _wall_row(canvas: Canvas, spot: Spot, row: str, printed: str | None) -> None:
    for column, letter in enumerate(row):
        if letter != ".":
            tile(canvas, spot.at(column, 0), letter)
        else:
            _space(canvas, spot.at(column, 0), printed and printed[column])


def _floor(canvas: Canvas, spot: Spot, board: Board) -> None:
    unit = spot.unit
    for place, cost in enumerate(FLOOR_COSTS):
        space = spot.at(place, 0)
        held = board.floor[place : place + 1]
        if held == "1":
            marker(canvas, space)
        elif held:
            tile(canvas, space, held)
        else:
            _space(canvas, space)
            base = space.at(0.5, 0.63)
            words = f"{_MINUS}{cost}"
            canvas.text(base.x, base.y, words, unit * 0.36, fill="ink-soft", anchor="middle")
    if board.floor_cost:
        base = spot.at(len(FLOOR_COSTS) + 0.3, 0.67)
        canvas.text(base.x, base.y, f"{_MINUS}{board.floor_cost}", unit * 0.5, fill="danger")


def _mark(canvas: Canvas, lines: Spot, move: Move) -> None:
    """Where a move goes: a line, the floor line, or a space of the wall."""
    if move.column is not None and move.line is not None:
        ring(canvas, lines.at(_WALL_LEFT + move.column - 1, move.line - 1))
    elif move.destination:
        ring(canvas, lines.at(5 - move.destination, move.destination - 1), move.destination)
    else:
        ring(canvas, lines.at(0, _FLOOR), len(FLOOR_COSTS))
