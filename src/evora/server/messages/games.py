"""A game, as one of its clients sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from evora.calls.encoded import Encoded
from evora.calls.positions import Barred, LegalMove, PositionView, RoundTotal
from evora.calls.rules import ResultView
from evora.calls.words import Outgoing, Variant
from evora.server.messages.ratings import Finishing, NotRated, RatingChange, RatingView


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    pass


class BudgetClock(Struct, frozen=True, kw_only=True, tag="budget", forbid_unknown_fields=True):
    """A budget for the game, and a credit for every turn."""

    initial_ms: Annotated[int, Meta(ge=10_000, le=24 * 3_600_000)]
    credit_ms: Annotated[int, Meta(ge=0, le=600_000)]


class DaysClock(Struct, frozen=True, kw_only=True, tag="days", forbid_unknown_fields=True):
    """So many days for every move."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | BudgetClock | DaysClock

SeatKind = Literal["open", "guest", "local", "engine"]
# Whose word a game is. `played`: this server dealt it from the start and saw every move;
# `position`: the same from a position on, which somebody gave; `uploaded`: the record of a guest,
# so that its names, its levels and how it came to its deals are what a file said.
GameSource = Literal["played", "position", "uploaded"]
# Why a seat no longer plays for itself; with three and four players an engine plays it on.
OutReason = Literal["resigned", "time", "claimed"]


class SeatView(Outgoing, frozen=True):
    """`level`: of the engine that plays the seat; `yours`: this client moves for it; `left_ms`: on
    its clock when its turn began or, when it is not to move, now. `bot`: a program plays it for
    its owner; on an open seat, the bot or person of this name is invited. `holiday`: its player
    has days off until then, and its clock stands still. `rating`: in the pool of the game, null
    before it says anything; `finishing`: how often the player plays games to the end, null where
    that is not known. `kept`: the name is one person's alone.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    yours: bool
    online: bool
    out: OutReason | None
    left_ms: int | None
    bot: bool = False
    holiday: int | None = None
    rating: RatingView | None = None
    finishing: Finishing | None = None
    kept: bool = False


OfferKind = Literal["undo", "abandon", "rematch"]


class OfferView(Outgoing, frozen=True):
    """An open question: to take back to after `tokens` deals and moves, to end the game or, when it
    is over, to play again; `same_deal`: the same deal, each on the next seat."""

    seat: int
    what: OfferKind
    tokens: int | None
    waiting_for: list[int]
    same_deal: bool = False


class AbsenceView(Outgoing, frozen=True):
    """The seat to move is away; from `claim_at` on the others may claim it or give it to an
    engine. `voids`: they have never come, so a claim wins nothing: the game is void.
    """

    seat: int
    since: int
    claim_at: int
    voids: bool = False


class GameView(Outgoing, frozen=True):
    """`seq`: the last event that this view contains; `legal`, `barred`: only for who moves for the
    seat to move; `undo`: 'free' takes back at once, 'ask' asks the others; `deadline`: when the
    running clock ends; `invited`: the seat that waits for this client to accept or decline;
    `void_at`: somebody has not come yet, no clock runs until they have, and then it is void;
    `rated`: its result counts for ratings; `rating_changes`: what it did to them, null where it is
    not rated, and for the moment in which that is being read; `not_rated`: why a finished game
    between people was not.
    """

    game: str
    seq: int
    status: Literal["waiting", "playing", "over"]
    variant: Variant
    players: int
    clock: Clock
    listed: bool
    seats: list[SeatView]
    yours: list[int]
    creator: bool
    position: Encoded[PositionView] | PositionView | None
    tokens: int
    to_move: int | None
    legal: Encoded[list[LegalMove]] | list[LegalMove] | None
    barred: Encoded[list[Barred]] | list[Barred] | None
    deadline: int | None
    now: int
    undo: Literal["free", "ask"] | None
    undo_seat: int | None
    offer: OfferView | None
    absence: AbsenceView | None
    result: ResultView | None
    rounds: Sequence[Encoded[RoundTotal] | RoundTotal]
    origin: str | None
    rematch: str | None
    seed_hash: str
    seed: str | None
    invited: int | None = None
    void_at: int | None = None
    source: GameSource = "played"
    rated: bool = False
    rating_changes: list[RatingChange] | None = None
    not_rated: NotRated | None = None
