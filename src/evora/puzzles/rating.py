"""The rating of a solver: Glicko, with a puzzle as the opponent whose rating is known.

It is the page's, web/src/puzzles/rating.ts; tests/data/puzzles.json has figures that both give.
"""

from __future__ import annotations

import math

START_RATING, START_DEVIATION = 1000, 200
_MIN_DEVIATION = 60
# How far the ratings of puzzles, which come from what computer players find, may be off.
_PUZZLE_DEVIATION = 120
_Q = math.log(10) / 400
_LOWEST, _HIGHEST = 100, 3500


def rated(rating: int, deviation: int, puzzle: int, solved: bool) -> tuple[int, int]:
    """The rating after a puzzle was tried, and how uncertain it is then."""
    g = 1 / math.sqrt(1 + 3 * _Q**2 * _PUZZLE_DEVIATION**2 / math.pi**2)
    expected = 1 / (1 + 10 ** (g * (puzzle - rating) / 400))
    information = _Q**2 * g**2 * expected * (1 - expected)
    certainty = 1 / deviation**2 + information
    gained = _Q / certainty * g * (solved - expected)
    return (
        min(_HIGHEST, max(_LOWEST, _rounded(rating + gained))),
        max(_MIN_DEVIATION, _rounded(math.sqrt(1 / certainty))),
    )


def _rounded(number: float) -> int:
    """Halves go up, as in the page."""
    return math.floor(number + 0.5)
