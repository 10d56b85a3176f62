"""Where somebody stands among the levels, from games against them.

Levels are rulers (evora.server.domain.rulers): their strengths were measured against each other. A
seat wins in proportion to 10^(Elo / 400), as in the arena. The place is a number on the list of
levels, so that games of all settings tell about the same thing; how sure it is follows from all
places that would explain the results.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate

from msgspec import Struct

from evora.players.levels import LEVELS
from evora.server.domain import entries as log
from evora.server.domain.ratings import pool_of
from evora.server.domain.rulers import STEPS

# From `grandmaster` to `full`, which has no place among the rulers because it plays by the clock:
# measured with two players on the coloured side.
_TO_FULL = 307

_INDEX: Mapping[str, int] = {level.name: at for at, level in enumerate(LEVELS)}
# Places are looked for in steps of a tenth of a level, one level further than the list goes.
_PLACES = [step / 10 for step in range(-10, 10 * len(LEVELS) + 1)]
# It is said only when this is known: so many games, and a standard error of so many levels.
MIN_GAMES = 5
MAX_ERROR = 1.0


class LevelResults(Struct, frozen=True):
    """Games against a level in one setting; a shared win is half a point."""

    variant: log.Variant
    players: int
    level: str
    games: int
    points: float


class LevelPlace(Struct, frozen=True):
    """The level that somebody plays about like, and between which it probably lies."""

    level: str
    low: str
    high: str
    games: int


@cache
def _scale(variant: log.Variant, players: int) -> tuple[float, ...]:
    """Elo of every level, the first at 0."""
    steps = (*STEPS[pool_of(variant, players)], _TO_FULL)
    return tuple(float(height) for height in accumulate(steps, initial=0))


def _elo(scale: tuple[float, ...], place: float) -> float:
    """Between levels, and beyond the ends, in proportion."""
    at = min(max(math.floor(place), 0), len(scale) - 2)
    return scale[at] + (place - at) * (scale[at + 1] - scale[at])


def place_on_levels(results: Iterable[LevelResults]) -> LevelPlace | None:
    """None where too little is known."""
    known = [result for result in results if result.level in _INDEX]
    games = sum(result.games for result in known)
    if games < MIN_GAMES:
        return None
    chances = [0.0] * len(_PLACES)
    for result in known:
        logs = _log_chances(result.variant, result.players, result.level)
        for at, (won, lost) in enumerate(logs):
            chances[at] += result.points * won + (result.games - result.points) * lost
    best = max(chances)
    weights = [math.exp(chance - best) for chance in chances]
    total = sum(weights)
    mean = sum(map(math.prod, zip(weights, _PLACES, strict=True))) / total
    spread = sum(w * (place - mean) ** 2 for w, place in zip(weights, _PLACES, strict=True))
    error = math.sqrt(spread / total)
    if error > MAX_ERROR:
        return None
    return LevelPlace(_nearest(mean), _nearest(mean - error), _nearest(mean + error), games)


@cache
def _log_chances(variant: log.Variant, players: int, level: str) -> list[tuple[float, float]]:
    """The logarithms of the chances to win and not to, for somebody at each place. There are few of
    them, and pages of people ask for them all the time."""
    scale, found = _scale(variant, players), []
    for place in _PLACES:
        behind = (scale[_INDEX[level]] - _elo(scale, place)) / 400
        odds_of_losing = (players - 1) * 10.0**behind
        won = -math.log1p(odds_of_losing)
        found.append((won, won + math.log(odds_of_losing)))
    return found


def _nearest(place: float) -> str:
    return LEVELS[min(max(round(place), 0), len(LEVELS) - 1)].name
