"""What happened on the boards: the core's events, for animation and for words."""

from __future__ import annotations

from evora.calls.words import Colour, Outgoing
from evora.kinds import BonusKind, EndReason, PlaceKind


class Place(Outgoing, frozen=True):
    """`seat`: 0 on the table; `number`: factory or line; `space`: the first on a line or floor."""

    kind: PlaceKind
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
    kind: BonusKind
    which: int
    points: int


class GameEnded(Outgoing, frozen=True, tag_field="event"):
    reason: EndReason
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
