"""Tries at puzzles as facts, from any number of devices, and what they amount to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from evora.puzzles.progress import Progress


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """`rating`: of the puzzle then; `day`: of the calendar where it was made, as `day_of` counts;
    `time`: in milliseconds since 1970; `run`: it was part of a run; `daily`: it was the puzzle of
    that day."""

    id: str
    puzzle: str
    rating: int
    day: int
    time: int
    solved: bool
    run: bool = False
    daily: bool = False


def counted(start: Progress, tries: Iterable[Try]) -> Progress:
    """What they make of a start, whichever order they come in: the first at each puzzle counts, by
    the clock."""
    progress = start
    for each in sorted(tries, key=lambda one: (one.time, one.id)):
        day = each.day if each.daily else None
        progress = progress.after(each.puzzle, each.rating, each.solved, day, each.run)
    return progress
