"""What is stored of a review.

Like entries.py these types belong to the database: old text stays readable, whatever becomes of the
messages.
"""

from __future__ import annotations

import base64
import zlib

import msgspec
from msgspec import Struct

from evora.server import messages as m

VERSION = 2


class Reason(Struct, frozen=True, kw_only=True):
    kind: str
    sure: bool
    of: str | None = None
    colour: str | None = None
    seat: int | None = None
    line: int | None = None
    count: int | None = None
    which: int | None = None
    points: int | None = None
    instead: int | None = None


class ReviewedMove(Struct, frozen=True, kw_only=True):
    index: int
    round: int
    seat: int
    played: str
    best: str
    win: int
    cost: int
    score: float
    points: float
    grade: str | None
    shares: list[int]
    best_shares: list[int]
    pv: list[str]
    reasons: list[Reason]
    error: int | None = None


class Account(Struct, frozen=True, kw_only=True):
    start: int
    deals: int
    own: int
    others: int
    ending: int
    result: int


class Round(Struct, frozen=True, kw_only=True):
    round: int
    seats: list[Account]


class AccountOfGame(Struct, frozen=True, kw_only=True):
    seats: list[Account]
    rounds: list[Round]


class ReviewedSeat(Struct, frozen=True, kw_only=True):
    moves: int
    accuracy: float | None
    mean_cost: float
    mean_points: float
    blunders: int
    mistakes: int
    inaccuracies: int


class TurningPoint(Struct, frozen=True, kw_only=True):
    index: int
    kind: str
    seat: int
    changes: list[int]


class MadeBy(Struct, frozen=True, kw_only=True):
    engine: str
    version: int
    nodes: int


class Review(Struct, frozen=True, kw_only=True):
    version: int
    players: int
    total: int
    done: bool
    made_by: MadeBy
    seats: list[ReviewedSeat]
    account: AccountOfGame | None
    moments: list[TurningPoint]
    course: list[list[int]]
    moves: list[ReviewedMove]


def encode(view: m.ReviewView) -> str:
    """Compressed: a fifth of the size of the JSON, and text, as everything in the database is."""
    fields = {**msgspec.structs.asdict(view), "version": VERSION}
    stored = msgspec.convert(fields, Review, from_attributes=True)
    return base64.b85encode(zlib.compress(msgspec.json.encode(stored), 9)).decode()


def decode(text: str) -> m.ReviewView:
    """A review from the database; ValidationError if it was damaged."""
    stored = msgspec.json.decode(zlib.decompress(base64.b85decode(text)), type=Review)
    return msgspec.convert(stored, m.ReviewView, from_attributes=True)
