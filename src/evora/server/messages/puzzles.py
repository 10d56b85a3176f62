"""The puzzle of a day, and how a guest does with puzzles: the page counts, the server keeps it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora.calls.encoded import Encoded
from evora.calls.positions import PositionView
from evora.calls.words import Incoming, Outgoing

_Rating = Annotated[int, Meta(ge=0, le=4000)]
_Number = Annotated[int, Meta(ge=0, le=10**6)]


class PuzzleProgress(Incoming, frozen=True):
    """`deviation`: how uncertain the rating is; `tries`: puzzles tried, and `solved` at the first
    try; `streak`: solved in a row; `day`: the last day whose puzzle was solved, counted from
    2026-01-01, and `days` in a row up to then.
    """

    rating: _Rating
    deviation: _Rating
    tries: _Number
    solved: _Number
    streak: _Number
    best_streak: _Number
    day: _Number | None
    days: _Number


class KeptPuzzleProgress(Outgoing, frozen=True):
    """What is kept with the guest; null if nothing is."""

    progress: PuzzleProgress | None


class DailyPuzzle(Outgoing, frozen=True):
    """What is seen of the puzzle of a day before one solves it."""

    id: str
    rating: int
    position: Encoded[PositionView]
