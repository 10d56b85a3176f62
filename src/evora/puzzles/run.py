"""A run: as many puzzles as one can solve in three minutes, one harder than the other."""

from __future__ import annotations

import itertools
import random

from evora.puzzles.puzzle import Puzzle
from evora.puzzles.puzzle_files import puzzles

SECONDS = 180
# With so many of them it is over.
MAX_MISTAKES = 3
# How many puzzles there are in a run; nobody gets to its end.
LENGTH = 40
# Nobody sees a puzzle and answers it faster than this, in milliseconds.
MIN_GAP_MS = 300


def draw(chance: random.Random) -> list[Puzzle]:
    """The puzzles of a run: all of a setting by their rating, in equal parts, one of each."""
    ordered = sorted(puzzles(), key=lambda puzzle: (puzzle.rating, puzzle.id))
    ends = [number * len(ordered) // LENGTH for number in range(LENGTH + 1)]
    return [chance.choice(ordered[begin:end]) for begin, end in itertools.pairwise(ends)]
