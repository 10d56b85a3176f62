"""A position, and what may be played in it."""

from __future__ import annotations

from typing import Literal

from evora.calls.effects import Effect, TilePlaced
from evora.calls.words import Colour, Outgoing, Variant
from evora.kinds import Phase


class BoardView(Outgoing, frozen=True):
    """`spaces[row][column]`: the colours that may still go there, '' where a tile lies."""

    score: int
    lines: list[str]
    wall: list[str]
    spaces: list[list[str]]
    floor: str
    floor_cost: int
    projected_score: int


class PositionView(Outgoing, frozen=True):
    """`marker`: 0 the centre, else a seat, or null; `last_round`: the game ends with it, so far."""

    text: str
    variant: Variant
    players: int
    round: int
    phase: Phase
    to_move: int | None
    start: int
    factories: list[str]
    centre: str
    marker: int | None
    bag: list[int]
    lid: list[int]
    boards: list[BoardView]
    last_round: bool


class ColumnPoints(Outgoing, frozen=True):
    column: int
    points: int


class LegalMove(Outgoing, frozen=True):
    """A legal move and its preview. `source`, `colour`, `destination` for the offer; `line`,
    `column` for tiling. `falls`: tiles to the floor; `floor_cost`: what it adds there, the
    marker included; `points`: of the tile if tiling came now; `columns`: where it could go,
    with its points.
    """

    move: str
    source: int | None
    colour: Colour | None
    destination: int | None
    line: int | None
    column: int | None
    takes_marker: bool
    falls: int
    lost_to_lid: int
    floor_cost: int
    completes: bool
    points: int
    columns: list[ColumnPoints]
    projected_score: int


class Barred(Outgoing, frozen=True):
    """What the seat to move may not do, and why, by the core's reasons (`IllegalReason.kind`).
    Offer: `line` does not take `colours` (any, if ''); `holds`: what lies in it. Tiling: `columns`
    of the wall row of `line` cannot take its tile; `other_line`: only `line` can be tiled now.
    """

    why: Literal["line_full", "line_holds", "row_has", "other_line", "space_taken", "column_has"]
    line: int
    colours: str
    columns: list[int]
    holds: Colour | None


class SeatRound(Outgoing, frozen=True):
    """What a seat won and lost in a round."""

    placed: list[TilePlaced]
    gained: int
    cost: int
    lost: int
    score: int


class RoundTotal(Outgoing, frozen=True):
    round: int
    seats: list[SeatRound]


class Step(Outgoing, frozen=True):
    """One deal or move of a game, with the position after it. `seat` is null for a deal."""

    token: str
    seat: int | None
    effects: list[Effect]
    position: PositionView
