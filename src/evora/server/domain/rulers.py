"""Where the levels of the computer stand on the scale of ratings: rulers, and nobody's opponents.

The steps between neighbours are measured (docs/levels.md). Where the ladder stands as a whole is an
estimate: the level that people play by default is put where people begin.
"""

from __future__ import annotations

from itertools import accumulate, pairwise

from evora.players.levels import DEFAULT_LEVEL, LEVELS
from evora.server import messages as m

# In points, from the weakest level up; `full` plays by the clock, and has no place. At tables with
# three players.
STEPS: dict[m.Pool, tuple[int, ...]] = {
    "duel": (234, 231, 234, 234, 158, 200, 202, 222, 209, 209),
    "duel_grey": (185, 269, 110, 215, 166, 179, 209, 221, 234, 188),
    "table": (259, 386, 93, 79, 67, 66, 81, 104, 93, 112),
    "table_grey": (293, 256, 41, 111, 74, 100, 109, 101, 63, 97),
}
_NAMES = tuple(level.name for level in LEVELS if level.name != "full")
_ANCHOR = 1500
# Finer would promise more than is known.
_GRAIN = 50


def level_places(pool: m.Pool) -> list[m.LevelPlace]:
    """The strongest first."""
    heights = list(accumulate(STEPS[pool], initial=0))
    anchor = heights[_NAMES.index(DEFAULT_LEVEL)]
    places = [
        m.LevelPlace(level=name, rating=_rounded(_ANCHOR + height - anchor))
        for name, height in zip(_NAMES, heights, strict=True)
    ]
    assert all(low.rating <= high.rating for low, high in pairwise(places))
    return places[::-1]


def _rounded(rating: int) -> int:
    return _GRAIN * round(rating / _GRAIN)
