"""Events of a game: its log, as clients see it."""

from __future__ import annotations

from typing import Literal

from evora.calls.effects import Effect
from evora.calls.encoded import Encoded
from evora.calls.rules import EndReason
from evora.calls.words import Outgoing
from evora.server.messages.games import GameSource, OfferKind, OutReason


class Created(Outgoing, frozen=True, tag="created"):
    seed_hash: str
    source: GameSource = "played"


class Joined(Outgoing, frozen=True, tag="joined"):
    seat: int


class Left(Outgoing, frozen=True, tag="left"):
    """A player left their seat before the game began."""

    seat: int


class Declined(Outgoing, frozen=True, tag="declined"):
    """An invitation was declined or withdrawn, or has ended: the seat is free for anybody. A game
    that was a challenge is cancelled with it."""

    seat: int


class Started(Outgoing, frozen=True, tag="started"):
    start: int
    position: str


class Begun(Outgoing, frozen=True, tag="begun"):
    """Everybody has come: the first clock starts."""


class Dealt(Outgoing, frozen=True, tag="dealt"):
    deal: str
    effects: Encoded[list[Effect]] | list[Effect]


class Moved(Outgoing, frozen=True, tag="moved"):
    """`by`: the seat's player, its engine, or an engine that stands in for a player who left."""

    seat: int
    move: str
    by: Literal["player", "engine", "standin"]
    effects: Encoded[list[Effect]] | list[Effect]


class Undone(Outgoing, frozen=True, tag="undone"):
    """The game is back to where it was after `tokens` deals and moves."""

    seat: int
    tokens: int


class Offered(Outgoing, frozen=True, tag="offered"):
    seat: int
    what: OfferKind


class Answered(Outgoing, frozen=True, tag="answered"):
    """The offer's own seat answers false when it withdraws it."""

    seat: int
    accept: bool


class SeatOut(Outgoing, frozen=True, tag="seat_out"):
    """A seat no longer plays for itself; `by`: who claimed it."""

    seat: int
    reason: OutReason
    by: int | None


class SeatGiven(Outgoing, frozen=True, tag="seat_given"):
    """A seat was given to an engine, which plays it from now on as its own."""

    seat: int
    level: str
    by: int


class ClockMended(Outgoing, frozen=True, tag="clock_mended"):
    """The server was away: the running clock got that time back."""

    downtime_ms: int


class TimeGiven(Outgoing, frozen=True, tag="time_given"):
    """A player, `by`, has given the one of another seat more time."""

    seat: int
    by: int
    ms: int


class OnHoliday(Outgoing, frozen=True, tag="on_holiday"):
    """The player of a seat has days off, and their clock stands still until `ends`; null: they are
    over, sooner than was said."""

    seat: int
    ends: int | None


class Ended(Outgoing, frozen=True, tag="ended"):
    reason: EndReason
    winners: list[int]
    scores: list[int]


class RematchLapsed(Outgoing, frozen=True, tag="rematch_lapsed"):
    """The offer of a rematch is over: the player of this seat has left."""

    seat: int


class RematchMade(Outgoing, frozen=True, tag="rematch"):
    game: str


EventBody = (
    Created
    | Joined
    | Left
    | Declined
    | Started
    | Begun
    | Dealt
    | Moved
    | Undone
    | Offered
    | Answered
    | SeatOut
    | SeatGiven
    | ClockMended
    | TimeGiven
    | OnHoliday
    | Ended
    | RematchLapsed
    | RematchMade
)


class GameEvent(Outgoing, frozen=True):
    seq: int
    time: int
    body: EventBody
