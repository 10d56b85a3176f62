"""Glicko-2: how strong a player probably is, and how sure that is.

The system is Mark Glickman's ("Example of the Glicko-2 system", 2012), with two additions. A result
has a weight, because the results of one table tell less together than as many duels. And it has an
advantage: what one side had of the rules, such as the first move, in points.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

# Points of the scale that people see in one of the scale that is computed with.
_SCALE = 400 / math.log(10)
_MEAN = 1500.0
MIN_DEVIATION, MAX_DEVIATION = 45.0, 500.0
# How much volatility may change. Low: with luck in the game a weaker player often wins.
_TAU = 0.4
_MAX_VOLATILITY = 0.1
_PRECISION = 1e-6
# Absence counts as rating periods without a game: so many that 60 becomes 110 in a year.
_PERIODS_PER_DAY = 0.2143
# What a day of absence adds to the square of a deviation, for each square of the volatility.
VARIANCE_PER_DAY = _SCALE**2 * _PERIODS_PER_DAY


@dataclass(frozen=True, slots=True)
class Rating:
    """`deviation`: the standard deviation of the strength; `volatility`: how much that changes from
    one rating period to the next."""

    rating: float = _MEAN
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Result:
    """Against one opponent: 1 won, 0.5 shared, 0 lost. `advantage`: of the player whose result it
    is, in points."""

    opponent: Rating
    score: float
    weight: float = 1.0
    advantage: float = 0.0


def expected_score(player: Rating, opponent: Rating, advantage: float = 0.0) -> float:
    """What a player is expected to score, as far as both are known."""
    deviation = math.hypot(player.deviation, opponent.deviation)
    return _expected(player.rating - opponent.rating + advantage, deviation)


def aged(player: Rating, days: float) -> Rating:
    """The rating of somebody who has not played for so long: as high, but less sure."""
    absence = math.sqrt(max(0.0, days) * VARIANCE_PER_DAY)
    deviation = math.hypot(player.deviation, player.volatility * absence)
    return replace(player, deviation=min(MAX_DEVIATION, deviation))


def rated(player: Rating, results: Sequence[Result]) -> Rating:
    """The rating after one period with these results."""
    if not results:
        return player
    information = gained = 0.0
    for result in results:
        steepness = _steepness(result.opponent.deviation)
        difference = player.rating - result.opponent.rating + result.advantage
        expected = _expected(difference, result.opponent.deviation)
        information += result.weight * steepness**2 * expected * (1 - expected)
        gained += result.weight * steepness * (result.score - expected)
    variance = 1 / information
    deviation = player.deviation / _SCALE
    volatility = _volatility(player.volatility, deviation, variance, variance * gained)
    before = deviation**2 + volatility**2
    after = 1 / (1 / before + information)
    return Rating(
        player.rating + _SCALE * after * gained,
        min(MAX_DEVIATION, max(MIN_DEVIATION, _SCALE * math.sqrt(after))),
        volatility,
    )


def _steepness(deviation: float) -> float:
    """How much a difference counts against somebody whose rating is not sure."""
    return 1 / math.sqrt(1 + 3 * (deviation / _SCALE) ** 2 / math.pi**2)


def _expected(difference: float, deviation: float) -> float:
    return 1 / (1 + math.exp(-_steepness(deviation) * difference / _SCALE))


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """Step 5 of Glickman's paper: where the function below is zero, by the Illinois method."""
    start = math.log(before**2)

    def function(x: float) -> float:
        power = math.exp(x)
        whole = deviation**2 + variance + power
        return power * (change**2 - whole) / (2 * whole**2) - (x - start) / _TAU**2

    low, high = start, _other_end(function, start, change**2 - deviation**2 - variance)
    at_low, at_high = function(low), function(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = function(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return min(_MAX_VOLATILITY, math.exp(low / 2))


def _other_end(function: Callable[[float], float], start: float, surprise: float) -> float:
    """Where the function has the other sign than at its start."""
    if surprise > 0:
        return math.log(surprise)
    steps = 1
    while function(start - steps * _TAU) < 0:
        steps += 1
    return start - steps * _TAU
