"""The deal of the day: one's own game, everybody's results, and what the engine reaches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora.calls.words import Incoming, Outgoing
from evora.daily_deal import Setting as DealSetting

# More than any game has: with four players and on the grey side there are about 200.
MAX_DEAL_TOKENS = 600
_Token = Annotated[str, Meta(min_length=1, max_length=80)]
_Date = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class KeepDeal(Incoming, frozen=True):
    """One's game so far: all deals and moves. `scores`: of every seat when it is over, null before
    that; `begun_on`: the day on which it was begun, by the calendar of the device."""

    tokens: Annotated[list[_Token], Meta(max_length=MAX_DEAL_TOKENS)]
    scores: list[int] | None
    begun_on: _Date


class MyDeal(Outgoing, frozen=True):
    """`late`: it was finished when its day was over everywhere; `place`: among all, from 1."""

    begun: int
    begun_on: str
    tokens: list[str]
    finished: int | None
    late: bool
    scores: list[int] | None
    place: int | None


class DealStanding(Outgoing, frozen=True):
    """A result. `name`: null for who keeps none; `lead`: how far ahead of the best of the others;
    `game`: what its replay is asked for with."""

    place: int
    name: str | None
    scores: list[int]
    lead: int
    late: bool
    followed: bool
    you: bool
    game: str


class DealEngine(Outgoing, frozen=True):
    """What the engine reaches in the same seat against the same answers."""

    level: str
    scores: list[int]
    tokens: list[str]


class DealView(Outgoing, frozen=True):
    """`over`: its day is over everywhere; `finished`: how many have finished it. `followed`: those
    whom one follows, `standings`: the best. These and `engine` are null for who has not finished
    it, until it is over; `engine` also until it is computed."""

    date: str
    setting: DealSetting
    level: str
    over: bool
    finished: int
    mine: MyDeal | None
    followed: list[DealStanding] | None
    standings: list[DealStanding] | None
    engine: DealEngine | None


class DealGame(Outgoing, frozen=True):
    """The game behind a result."""

    date: str
    setting: DealSetting
    level: str
    name: str | None
    you: bool
    scores: list[int]
    tokens: list[str]


class DealLine(Outgoing, frozen=True):
    """One of one's deals. `scores`: null until it is finished."""

    date: str
    setting: DealSetting
    begun_on: str
    late: bool
    scores: list[int] | None


class MyDeals(Outgoing, frozen=True):
    """`days`: in a row up to the day that was asked about, `forgiven`: the missed days between
    them; `deals`: the newest first."""

    days: int
    forgiven: list[str]
    deals: list[DealLine]
