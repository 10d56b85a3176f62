"""What the engine and the levels make of a position: `analyse` and `level`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora._core import ACTION_COUNT, CALL_BOUNDS
from evora.calls.words import Incoming, Outgoing, PositionText, SeedText


class AskAnalyse(Incoming, frozen=True):
    """The best moves of a position, `lines` of them: to a number of nodes, milliseconds or moves
    ahead, or until it is cancelled. With `seed` it forgets what it knew: the same question then has
    the same answer, but for its milliseconds. `report_ms`: how often it tells what it has.
    """

    position: PositionText
    nodes: Annotated[int, Meta(ge=1, le=CALL_BOUNDS["whole"])] | None = None
    ms: Annotated[int, Meta(ge=1, le=CALL_BOUNDS["ms"])] | None = None
    depth: Annotated[int, Meta(ge=1, le=CALL_BOUNDS["depth"])] | None = None
    lines: Annotated[int, Meta(ge=1, le=ACTION_COUNT)] = 1
    hash_mb: Annotated[int, Meta(ge=1, le=CALL_BOUNDS["hash_mb"])] | None = None
    report_ms: Annotated[int, Meta(ge=1, le=CALL_BOUNDS["ms"])] | None = None
    seed: Annotated[int, Meta(ge=0, le=CALL_BOUNDS["whole"])] | None = None


class AnalysisLine(Outgoing, frozen=True):
    """A move and the best play after it (`pv` begins with it), by seat: expected shares of the win
    and final scores. `exact`: proven, every leaf was a finished game; `solved`: searched to the
    round's end. `move` is null where nobody is to move. `error`: how far off the mover's share may
    be (before a deal the start player's), a standard error, where deals of the next round were
    sampled.
    """

    move: str | None
    pv: list[str]
    win: list[float]
    score: list[float]
    exact: bool
    solved: bool
    error: float | None


class AnalysisView(Outgoing, frozen=True):
    """What a search found, the best line for the seat to move first; `done`: it has ended.

    `deals`: how many deals of the next round were sampled.
    """

    to_move: int | None
    lines: list[AnalysisLine]
    nodes: int
    depth: int
    ms: int
    deals: int
    done: bool


class AskLevel(Incoming, frozen=True):
    """What a level plays; it follows from the seed and the position, unless the level plays by the
    clock.
    """

    position: PositionText
    level: Annotated[str, Meta(max_length=CALL_BOUNDS["level_text"])]
    seed: SeedText


class LevelAnswer(AnalysisView, frozen=True):
    """`move` is the choice, and the first of the lines; null where nobody is to move."""

    move: str | None
