"""The puzzles of the package: one file per setting, read when it is first asked for."""

from __future__ import annotations

import datetime
import functools
import json
from importlib import resources

from evora._core import MAX_PLAYERS, MIN_PLAYERS, VARIANTS
from evora.errors import EvoraError, did_you_mean
from evora.puzzles.puzzle import FIRST_DAY, Puzzle

FORMAT = 2
SETTINGS = tuple(
    f"{variant}-{players}"
    for variant in VARIANTS
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
)
DEFAULT_SETTING = SETTINGS[0]


def setting_of(puzzle_id: str) -> str:
    """The setting that the id of a puzzle begins with."""
    for setting in SETTINGS:
        if puzzle_id.startswith(f"{setting[0]}{setting[-1]}-"):
            return setting
    raise EvoraError(f"puzzle: expected an id such as c2-9kx4bd, got {puzzle_id!r}")


@functools.cache
def puzzles(setting: str = DEFAULT_SETTING) -> tuple[Puzzle, ...]:
    """The puzzles of a setting such as 'grey-3', in the order of their ids."""
    if setting not in SETTINGS:
        expected = f"setting: expected one of {', '.join(SETTINGS)}, got {setting!r}"
        raise EvoraError(expected + did_you_mean(setting, SETTINGS))
    file = resources.files("evora.puzzles") / "data" / f"{setting}.json"
    values = json.loads(file.read_text(encoding="utf-8"))
    return tuple(map(Puzzle.from_values, values["puzzles"]))


def find(puzzle_id: str) -> Puzzle:
    """The puzzle with this id."""
    found = _by_id(setting_of(puzzle_id)).get(puzzle_id)
    if found is None:
        raise EvoraError(f"puzzle: there is none with the id {puzzle_id}")
    return found


@functools.cache
def _by_id(setting: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles(setting)}


def day_of(date: datetime.date) -> int:
    """Whole days from the first daily puzzle to a date."""
    return (date - FIRST_DAY).days


def daily(date: datetime.date, setting: str = DEFAULT_SETTING) -> Puzzle:
    """The puzzle of a day: the same for everybody, and none twice before all had their day."""
    chosen = puzzles(setting)
    return chosen[day_of(date) % len(chosen)]


def fitting(
    setting: str = DEFAULT_SETTING, *, theme: str | None = None, band: str | None = None
) -> list[Puzzle]:
    """The puzzles of a setting with this theme and of this difficulty; None is any."""
    return [
        puzzle
        for puzzle in puzzles(setting)
        if theme in (None, *puzzle.themes) and band in (None, puzzle.band)
    ]


def file_text(chosen: list[Puzzle], setting: str) -> str:
    """A file of puzzles: JSON, with a line for each of them."""
    ordered = sorted(chosen, key=lambda puzzle: puzzle.id)
    lines = ",\n".join(puzzle.to_json() for puzzle in ordered)
    return f'{{"format":{FORMAT},"setting":"{setting}","puzzles":[\n{lines}\n]}}\n'
