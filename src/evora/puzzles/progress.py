"""How somebody does with puzzles: a rating, how many were solved, and on how many days in a row."""

from __future__ import annotations

import datetime
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

from evora.days import Row, days_in_row
from evora.errors import EvoraError
from evora.files import data_folder, problem_with, replacing
from evora.puzzles.puzzle import FIRST_DAY, Puzzle
from evora.puzzles.rating import START_DEVIATION, START_RATING, rated

FORMAT = 1
# Of how many puzzles near the rating one comes next, so that it is no ladder.
_SPREAD = 12
# More days in a row than anybody has: what is kept may say anything.
_MAX_DAYS = 10_000
# Fields that are sets, each with the type of what is in it.
_SETS: dict[str, type] = {"done": str, "solved_days": int}


@dataclass(frozen=True)
class Progress:
    """The same numbers as in the page, and which puzzles were tried.

    `deviation`: how uncertain the rating is; `tries`: puzzles tried, and `solved` at the first try;
    `streak`: solved in a row; `day`: the last day whose puzzle was solved, as `day_of` counts, and
    `days` up to then without one missed; `solved_days`: all of them, as far as they were noted.
    """

    rating: int = START_RATING
    deviation: int = START_DEVIATION
    tries: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0
    day: int | None = None
    days: int = 0
    done: frozenset[str] = frozenset()
    solved_days: frozenset[int] = frozenset()

    def noted(self, puzzle: Puzzle, solved: bool, day: int | None = None) -> Progress:
        """After a try, of which only the first at a puzzle counts.

        `day`: if it is the daily puzzle of that day, which counts as solved even if it took a few
        tries.
        """
        return self.after(puzzle.id, puzzle.rating, solved, day)

    def after(
        self, puzzle: str, rating: int, solved: bool, day: int | None = None, run: bool = False
    ) -> Progress:
        """The same, of the puzzle with this id and rating. `run`: it was seen in a run, whose
        tries do not count, and neither do later ones at its puzzles."""
        after = self
        if puzzle not in self.done:
            after = replace(after, done=self.done | {puzzle})
            if not run:
                after = after._counting(rating, solved)
        if solved and day is not None and not run:
            after = replace(after, solved_days=after._known_days() | {day})
            if self.day is None or day > self.day:
                after = replace(after, day=day, days=self.days + 1 if self.day == day - 1 else 1)
        return after

    def _counting(self, puzzle: int, solved: bool) -> Progress:
        rating, deviation = rated(self.rating, self.deviation, puzzle, solved)
        streak = self.streak + 1 if solved else 0
        return replace(
            self,
            rating=rating,
            deviation=deviation,
            tries=self.tries + 1,
            solved=self.solved + solved,
            streak=streak,
            best_streak=max(self.best_streak, streak),
        )

    def days_in_row(self, today: int) -> int:
        """Days in a row with the daily puzzle solved, up to today or yesterday."""
        return self.row(today).days

    def row(self, today: int) -> Row:
        """The same, with the missed days that are forgiven."""
        return days_in_row({_date(day) for day in self._known_days()}, _date(today))

    def _known_days(self) -> frozenset[int]:
        """Also those of which only the number was kept."""
        if self.day is None:
            return self.solved_days
        first = max(0, self.day - min(self.days, _MAX_DAYS) + 1)
        return self.solved_days.union(range(first, self.day + 1))

    def next_of(self, puzzles: Sequence[Puzzle], chance: random.Random) -> Puzzle | None:
        """One that was not tried yet, near the rating; None if all were."""
        open_ones = [puzzle for puzzle in puzzles if puzzle.id not in self.done]
        near = sorted(open_ones, key=lambda puzzle: abs(puzzle.rating - self.rating))
        return chance.choice(near[:_SPREAD]) if near else None


def _date(day: int) -> datetime.date:
    return FIRST_DAY + datetime.timedelta(days=day)


# --- Its file


def progress_path() -> Path:
    """puzzles.json in the data folder."""
    return data_folder() / "puzzles.json"


def load_progress() -> Progress:
    """What was kept, or the start; an EvoraError names the file and what is wrong with it."""
    path = progress_path()
    try:
        values = json.loads(path.read_text("utf-8"))
        if not isinstance(values, dict) or values.pop("format", None) != FORMAT:
            raise ValueError
        sets = {name: frozenset(values.get(name, ())) for name in _SETS}
        return _checked(Progress(**{**values, **sets, "done": frozenset(values["done"])}))
    except FileNotFoundError:
        return Progress()
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error
    except (ValueError, TypeError, KeyError) as error:
        raise EvoraError(f"{path}: expected the progress with puzzles, format {FORMAT}") from error


def save_progress(progress: Progress) -> None:
    """Keeps it; an EvoraError if that fails."""
    path = progress_path()
    values = {"format": FORMAT, **asdict(progress)}
    values |= {name: sorted(getattr(progress, name)) for name in _SETS}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(json.dumps(values).encode() + b"\n")
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error


def _checked(progress: Progress) -> Progress:
    for each in fields(Progress):
        value = getattr(progress, each.name)
        if each.name in _SETS:
            known = all(type(item) is _SETS[each.name] for item in value)
        else:
            known = type(value) is int or (each.name == "day" and value is None)
        if not known:
            raise ValueError(each.name)
    return progress
