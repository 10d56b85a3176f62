"""The review of a game: what its moves cost, and how much of the result was play and how much luck.

Shares of the win are whole billionths: those of all seats sum to 1,000,000,000, and the parts of an
account add up exactly. docs/review.md has the definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from evora._core import REVIEW_UNITS
from evora.calls.words import (
    Colour,
    Incoming,
    Moves,
    MoveText,
    Outgoing,
    Players,
    PositionText,
    RecordText,
    Seat,
)
from evora.kinds import BonusKind

Grade = Literal["inaccuracy", "mistake", "blunder"]
ReasonKind = Literal[
    "wins",
    "points",
    "floor",
    "bonus",
    "near",
    "round",
    "denies",
    "leaves",
    "floods",
    "holds_back",
    "starter",
    "ends",
    "goes_on",
    "unfinished",
]
_Number = Annotated[int, Meta(ge=-1000, le=1000)]
_Index = Annotated[int, Meta(ge=0, le=1000)]
_Share = Annotated[int, Meta(ge=0, le=REVIEW_UNITS)]
_Change = Annotated[int, Meta(ge=-(10**12), le=10**12)]
_Shares = Annotated[list[_Share], Meta(min_length=2, max_length=4)]
_Points = Annotated[float, Meta(ge=-1000, le=1000)]
_Nodes = Annotated[int, Meta(ge=1, le=10**9)]


class ReviewReason(Outgoing, frozen=True):
    """A fact that makes the best move better than the one played. `sure`: it holds at once, or both
    were searched to the end of the round; otherwise it is what the engine expects.
    """

    kind: ReasonKind
    sure: bool
    of: BonusKind | None
    colour: Colour | None
    seat: Seat | None
    line: Annotated[int, Meta(ge=1, le=5)] | None
    count: Annotated[int, Meta(ge=0, le=100)] | None
    which: Annotated[int, Meta(ge=1, le=5)] | None
    points: _Number | None
    instead: _Number | None


class ReviewMove(Outgoing, frozen=True):
    """A move beside the best one. `index`: its token, from 0. `win` and `score` are expected by the
    mover after the best move; `cost` and `points` are what the move played lost of them. `shares`
    and `best_shares`: everyone's after either; `pv` begins with the best move. `error`: the
    standard error of the cost, from sampled deals; null where nothing tells.
    """

    index: _Index
    round: Annotated[int, Meta(ge=1, le=10**9)]
    seat: Seat
    played: MoveText
    best: MoveText
    win: _Share
    cost: _Share
    score: _Points
    points: Annotated[float, Meta(ge=0, le=1000)]
    grade: Grade | None
    shares: _Shares
    best_shares: _Shares
    pv: Annotated[list[MoveText], Meta(max_length=100)]
    reasons: Annotated[list[ReviewReason], Meta(max_length=3)]
    # Kept reviews of older versions do not have it.
    error: _Share | None = None


class ReviewAccount(Outgoing, frozen=True):
    """How a seat came to its result: start + deals + own + others + ending = result."""

    start: _Share
    deals: _Change
    own: _Change
    others: _Change
    ending: _Change
    result: _Share


_ReviewAccounts = Annotated[list[ReviewAccount], Meta(min_length=2, max_length=4)]


class ReviewRound(Outgoing, frozen=True):
    round: Annotated[int, Meta(ge=1, le=10**9)]
    seats: _ReviewAccounts


class ReviewAccountOfGame(Outgoing, frozen=True):
    """By seat, over all rounds and in each."""

    seats: _ReviewAccounts
    rounds: Annotated[list[ReviewRound], Meta(max_length=200)]


class ReviewSeat(Outgoing, frozen=True):
    """How a seat played. `accuracy`: 0 to 100, null without a move that had a choice."""

    moves: _Index
    accuracy: Annotated[float, Meta(ge=0, le=100)] | None
    mean_cost: Annotated[float, Meta(ge=0, le=1)]
    mean_points: Annotated[float, Meta(ge=0, le=1000)]
    blunders: _Index
    mistakes: _Index
    inaccuracies: _Index


class ReviewMoment(Outgoing, frozen=True):
    """A deal or a move that decided the game; `seat`: who moved, or whom the deal gave most."""

    index: _Index
    kind: Literal["deal", "move"]
    seat: Seat
    changes: Annotated[list[_Change], Meta(min_length=2, max_length=4)]


class ReviewMadeBy(Outgoing, frozen=True):
    """What made a review: the engine, the version of its values, and the nodes of each search."""

    engine: Annotated[str, Meta(pattern=r"^[a-z]{1,20}(?!\n)$")]
    version: Annotated[int, Meta(ge=1, le=10**6)]
    nodes: _Nodes


class ReviewView(Outgoing, frozen=True):
    """A review, or the beginning of one: `done` when all of `total` moves are reviewed. `course`:
    everyone's shares before the first deal and after every token.
    """

    players: Players
    total: _Index
    done: bool
    made_by: ReviewMadeBy
    seats: Annotated[list[ReviewSeat], Meta(min_length=2, max_length=4)]
    account: ReviewAccountOfGame | None
    moments: Annotated[list[ReviewMoment], Meta(max_length=3)]
    course: Annotated[list[_Shares], Meta(max_length=1001)]
    moves: Annotated[list[ReviewMove], Meta(max_length=1000)]


class ReviewBegun(Outgoing, frozen=True):
    """What a review has said so far: of a ReviewView, what the rest follows from."""

    made_by: ReviewMadeBy
    moves: Annotated[list[ReviewMove], Meta(max_length=1000)]


class AskReview(Incoming, frozen=True, rename={"from_": "from"}):
    """Review a game, a record or the moves from a position: every search with so many nodes.
    `winners`: of a game without a record that was ended early. `from`: what a review of the same
    game with as many nodes had said when it was stopped.
    """

    record: RecordText | None = None
    position: PositionText | None = None
    moves: Moves | None = None
    winners: Annotated[list[Seat], Meta(max_length=4)] | None = None
    nodes: _Nodes | None = None
    from_: ReviewBegun | None = None
