"""Puzzles: positions of the engine's own games in which one move is clearly best.

`puzzles(setting)` are those of a setting, `fitting(setting, theme=…, band=…)` some of them,
`find(id)` is the one with an id, `daily(date)` the one of a day; `Progress` is how somebody does
with them, and `counted(start, tries)` makes it from tries of any number of devices. The file of a
setting is read when it is first asked for. docs/puzzles.md says how they are made.
"""

from evora._core import Reason
from evora.puzzles.progress import Progress
from evora.puzzles.puzzle import BANDS, THEMES, Puzzle, band_of
from evora.puzzles.puzzle_files import SETTINGS, daily, day_of, find, fitting, puzzles, setting_of
from evora.puzzles.tries import Try, counted

__all__ = [
    "BANDS",
    "SETTINGS",
    "THEMES",
    "Progress",
    "Puzzle",
    "Reason",
    "Try",
    "band_of",
    "counted",
    "daily",
    "day_of",
    "find",
    "fitting",
    "puzzles",
    "setting_of",
]
