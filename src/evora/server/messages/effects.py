"""What happened on the boards: the core's events, for animation and for words."""

from __future__ import annotations

from typing import Literal

from evora.server.messages.words import Colour, Outgoing


class Place(Outgoing, frozen=True):
    """`seat`: 0 on the table; `number`: factory or line; `space`: the first on a line or floor."""

    kind: Literal["bag", "lid", "factory", "centre", "line", "floor"]
    seat: int
    number: int
    space: int


class RoundStarted(Outgoing, frozen=True, tag_field="event"):
    round: int
    start: int


class BagRefilled(Outgoing, frozen=True, tag_field="event"):
    """The lid was poured into the bag: counts in the order BYRKW."""

    tiles: list[int]


class TilesMoved(Outgoing, frozen=True, tag_field="event"):
    colour: Colour
    count: int
    origin: Place
    target: Place


class MarkerMoved(Outgoing, frozen=True, tag_field="event"):
    """Space 0 of a floor is in front of the player: it costs nothing."""

    origin: Place
    target: Place


class TilePlaced(Outgoing, frozen=True, tag_field="event"):
    seat: int
    colour: Colour
    row: int
    column: int
    horizontal: int
    vertical: int
    points: int


class FloorScored(Outgoing, frozen=True, tag_field="event"):
    seat: int
    spaces: int
    cost: int
    lost: int
    score: int


class RoundEnded(Outgoing, frozen=True, tag_field="event"):
    round: int
    idle_rounds: int


class BonusScored(Outgoing, frozen=True, tag_field="event"):
    seat: int
    kind: Literal["row", "column", "colour"]
    which: int
    points: int


class GameEnded(Outgoing, frozen=True, tag_field="event"):
    reason: Literal["row", "stalled", "no_tiles"]
    winners: list[int]
    scores: list[int]


Effect = (
    RoundStarted
    | BagRefilled
    | TilesMoved
    | MarkerMoved
    | TilePlaced
    | FloorScored
    | RoundEnded
    | BonusScored
    | GameEnded
)
