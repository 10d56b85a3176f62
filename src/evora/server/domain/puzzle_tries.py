"""What is believed of tries at puzzles and of runs: days that exist, times that fit them, puzzles
that there are."""

from __future__ import annotations

import datetime
import random
from collections.abc import Sequence
from dataclasses import dataclass

from evora._core import Move
from evora.errors import EvoraError
from evora.puzzles import Try, daily, find, run, setting_of
from evora.puzzles.puzzle import FIRST_DAY
from evora.server import messages as m
from evora.server.common.refusal import Refusal

# What one person may have, and of one day.
MAX_TRIES, MAX_TRIES_PER_DAY = 20_000, 500
MAX_RUNS, MAX_RUNS_PER_DAY = 5_000, 100

_HOUR_MS = 3_600_000
_DAY_MS = 24 * _HOUR_MS
_FIRST_MS = round(
    datetime.datetime.combine(FIRST_DAY, datetime.time(), datetime.UTC).timestamp() * 1000
)
# Where on Earth a day begins first, and where it ends last.
_EASTERNMOST_MS, _WESTERNMOST_MS = 14 * _HOUR_MS, 12 * _HOUR_MS
# How far the clock of a device may be ahead.
_AHEAD_MS = _HOUR_MS
# A run is sent when it is over; networks and the loading of a page take their time.
_LATE_MS = 60_000
# By how much the clock of a device may run faster than ours.
_DRIFT_MS = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class RunResult:
    """`ms`: when the last puzzle was solved, from the beginning of the run."""

    solved: int
    mistakes: int
    ms: int


# --- Tries


def checked_tries(sent: Sequence[m.PuzzleTry], now: int) -> list[Try]:
    """With what the server knows of their puzzles; Refusal bad_field names the first one that
    cannot be."""
    return [_checked(each, f"tries[{number}]", now) for number, each in enumerate(sent)]


def _checked(sent: m.PuzzleTry, where: str, now: int) -> Try:
    check_time(sent.day, sent.time, where, now)
    try:
        puzzle = find(sent.puzzle)
    except EvoraError as error:
        raise Refusal("bad_field", f"{where}.puzzle", str(error)) from None
    return Try(
        id=sent.id,
        puzzle=puzzle.id,
        rating=puzzle.rating,
        day=sent.day,
        time=sent.time,
        solved=sent.solved,
        run=sent.run,
        daily=not sent.run and puzzle == daily(date_of(sent.day), setting_of(puzzle.id)),
    )


def check_time(day: int, time: int, where: str, now: int) -> None:
    """A day that has begun somewhere, and a time of that day there; Refusal bad_field."""
    if _begins(day) > now:
        detail = "expected a day that has begun somewhere on Earth"
        raise Refusal("bad_field", f"{where}.day", detail)
    if time > now + _AHEAD_MS or not _begins(day) <= time < _ends(day):
        detail = "expected a time of that day, and not one to come"
        raise Refusal("bad_field", f"{where}.time", detail)


def check_today(day: int, field: str, now: int) -> None:
    """A day that it is somewhere now; Refusal bad_field."""
    if not _begins(day) <= now < _ends(day):
        raise Refusal("bad_field", field, "expected a day that it is somewhere on Earth now")


def date_of(day: int) -> datetime.date:
    return FIRST_DAY + datetime.timedelta(days=day)


def _begins(day: int) -> int:
    return _FIRST_MS + day * _DAY_MS - _EASTERNMOST_MS


def _ends(day: int) -> int:
    return _FIRST_MS + (day + 1) * _DAY_MS + _WESTERNMOST_MS


# --- Runs


def draw_run() -> list[str]:
    """The puzzles of a new run."""
    return [puzzle.id for puzzle in run.draw(random.SystemRandom())]


def judged(ids: Sequence[str], began: int, answers: Sequence[m.RunAnswer], now: int) -> RunResult:
    """What a run came to, by the answers to its puzzles. Refusal bad_field: it cannot have been,
    or comes too late."""
    elapsed = now - began
    if elapsed > run.SECONDS * 1000 + _LATE_MS:
        raise Refusal("bad_field", "answers", "expected them when the run was over, not later")
    solved = mistakes = last = before = 0
    for number, answer in enumerate(answers):
        where = f"answers[{number}]"
        if mistakes == run.MAX_MISTAKES:
            detail = f"expected none after {run.MAX_MISTAKES} mistakes"
            raise Refusal("bad_field", where, detail)
        if not before + run.MIN_GAP_MS <= answer.at <= elapsed + _DRIFT_MS:
            detail = "expected a time after the answer before it, and not one to come"
            raise Refusal("bad_field", f"{where}.at", detail)
        before = answer.at
        if _solves(ids[number], answer.move, f"{where}.move"):
            solved, last = solved + 1, answer.at
        else:
            mistakes += 1
    return RunResult(solved=solved, mistakes=mistakes, ms=last)


def _solves(puzzle_id: str, text: str, field: str) -> bool:
    try:
        puzzle, move = find(puzzle_id), Move(text)
    except EvoraError as error:
        raise Refusal("bad_field", field, str(error)) from None
    if move not in puzzle.position.legal_moves:
        raise Refusal("bad_field", field, f"expected a legal move in puzzle {puzzle.id}")
    return puzzle.solved_by(move)
