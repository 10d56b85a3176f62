"""Puzzles: the one of a day, tries of a person at any number of devices, runs of three minutes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora.calls.encoded import Encoded
from evora.calls.positions import PositionView
from evora.calls.words import Incoming, MoveText, Outgoing
from evora.puzzles import run
from evora.server.messages.words import CommandId, Millis

# Together they fit into the body of a request.
MAX_TRIES_SENT = 40
MAX_RUNS_SENT = 10

_Rating = Annotated[int, Meta(ge=0, le=4000)]
_Number = Annotated[int, Meta(ge=0, le=10**6)]
_PuzzleId = Annotated[str, Meta(pattern=r"^[cg][2-4]-[2-9b-z]{6}(?!\n)$")]
# Within a run.
_Solved = Annotated[int, Meta(ge=0, le=run.LENGTH)]
_Mistakes = Annotated[int, Meta(ge=0, le=run.MAX_MISTAKES)]
_RunMillis = Annotated[int, Meta(ge=0, le=run.SECONDS * 1000)]


# --- How somebody does


class PuzzleProgress(Incoming, frozen=True):
    """What a page counted before there were tries: they begin with it. `deviation`: how uncertain
    the rating is; `tries`: puzzles tried, and `solved` at the first try; `streak`: solved in a row;
    `day`: the last day whose puzzle was solved, counted from 2026-01-01, and `days` in a row up to
    then.
    """

    rating: _Rating
    deviation: _Rating
    tries: _Number
    solved: _Number
    streak: _Number
    best_streak: _Number
    day: _Number | None
    days: _Number


class PuzzleStanding(Outgoing, frozen=True):
    """What a start and all tries amount to. `days`: in a row, on the day that was asked about."""

    rating: int
    deviation: int
    tries: int
    solved: int
    streak: int
    best_streak: int
    days: int


class KeptPuzzleProgress(Outgoing, frozen=True):
    """`progress`: what was counted before there were tries; null if nothing was. `now`: with all
    tries."""

    progress: PuzzleProgress | None
    now: PuzzleStanding


# --- Tries


class PuzzleTry(Incoming, frozen=True):
    """`day`: of the calendar where it was made, counted from 2026-01-01; `run`: part of a run."""

    id: CommandId
    puzzle: _PuzzleId
    day: _Number
    time: Millis
    solved: bool
    run: bool = False


class PuzzleRun(Incoming, frozen=True):
    """A run that was not checked, and counts for oneself. `time`: when it began; `ms`: when the
    last puzzle was solved, from then on."""

    id: CommandId
    day: _Number
    time: Millis
    solved: _Solved
    mistakes: _Mistakes
    ms: _RunMillis


class KeepTries(Incoming, frozen=True):
    """What is known already, by its id, stays as it is."""

    tries: Annotated[list[PuzzleTry], Meta(max_length=MAX_TRIES_SENT)]
    runs: Annotated[list[PuzzleRun], Meta(max_length=MAX_RUNS_SENT)]


class KeptTry(Outgoing, frozen=True):
    """`rating`: of the puzzle then; `daily`: it was the puzzle of that day."""

    id: str
    puzzle: str
    rating: int
    day: int
    time: int
    solved: bool
    run: bool
    daily: bool


class PuzzleTries(Outgoing, frozen=True):
    """Tries in the order in which they came; `last`: where the next page begins; `more`: there
    is one."""

    tries: list[KeptTry]
    last: int
    more: bool


# --- The puzzle of a day


class DailyPuzzle(Outgoing, frozen=True):
    """What is seen of the puzzle of a day before one solves it."""

    id: str
    rating: int
    position: Encoded[PositionView]


class DailyCounts(Outgoing, frozen=True):
    """How many people have tried the puzzle of a day on that day, and how many of them have solved
    it."""

    tried: int
    solved: int


# --- Runs


class BeginRun(Incoming, frozen=True):
    """`day`: of the calendar where it begins."""

    id: CommandId
    day: _Number


class RunBegun(Outgoing, frozen=True):
    """The puzzles of the run, in their order."""

    puzzles: list[str]


class RunAnswer(Incoming, frozen=True):
    """`at`: milliseconds from the beginning of the run."""

    move: MoveText
    at: _RunMillis


class FinishRun(Incoming, frozen=True):
    """An answer to each puzzle of the run, from the first on."""

    answers: Annotated[list[RunAnswer], Meta(max_length=run.LENGTH)]


class RunView(Outgoing, frozen=True):
    """`checked`: others see it."""

    day: int
    solved: int
    mistakes: int
    ms: int
    checked: bool


class RunPerson(Outgoing, frozen=True):
    """The best run of somebody on a day; `place`: from 1, null for who stands beside the best."""

    place: int | None
    name: str
    solved: int
    mistakes: int
    you: bool


class PuzzleRuns(Outgoing, frozen=True):
    """`best`: one's own, ever, and `today` on the day that was asked about; `leaders`: the best of
    that day; `beside`: those whom one follows, and oneself, if they are not among these."""

    best: RunView | None
    today: RunView | None
    leaders: list[RunPerson]
    beside: list[RunPerson]
