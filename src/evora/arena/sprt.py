"""A sequential test: is the first player stronger by at least B Elo, or by no more than A?

The generalised sequential probability ratio test on whole deals. A deal, played from all seats, is
one observation: the mean share of the first player, for two players one of 0, 1/4, 1/2, 3/4, 1 (the
pentanomial model). The likelihood of a hypothesis is that of the distribution over these outcomes
that fits the observations best among all whose mean is the share that the hypothesis expects.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Literal

from evora.arena.elo import share_of_elo

ERROR_RATE = 0.05  # of each kind: accepting B when A is true, and A when B is true
BOUND = math.log((1 - ERROR_RATE) / ERROR_RATE)

Verdict = Literal["A", "B"]

_OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)
# The count of an outcome that has not been seen yet: rare, not impossible.
_UNSEEN = 1e-3


@dataclass
class Sprt:
    """The state of a sequential test of `low` (A) against `high` (B) Elo.

    `llr` is the log-likelihood ratio of the deals so far; `verdict` is None until it is as large
    as the bound.
    """

    low: float
    high: float
    players: int = 2

    def __post_init__(self) -> None:
        self.counts: Counter[float] = Counter()
        self.llr = 0.0
        self.verdict: Verdict | None = None

    @property
    def deals(self) -> int:
        """How many deals were counted."""
        return self.counts.total()

    def add(self, share: float) -> Verdict | None:
        """Adds a deal, by the first player's share of its wins, unless the test has ended."""
        if self.verdict is None:
            self.counts[round(share, 9)] += 1
            self.llr = log_likelihood_ratio(
                self.counts,
                share_of_elo(self.low, self.players),
                share_of_elo(self.high, self.players),
            )
            if abs(self.llr) >= BOUND:
                self.verdict = "B" if self.llr > 0 else "A"
        return self.verdict


def log_likelihood_ratio(counts: Counter[float], low: float, high: float) -> float:
    """The log-likelihood of the outcomes with a mean of `high`, less that with a mean of `low`."""
    seen = {outcome: float(counts.get(outcome, 0)) for outcome in {*_OUTCOMES, *counts}}
    weights = sorted((outcome, count or _UNSEEN) for outcome, count in seen.items())
    at_low, at_high = _best_tilt(weights, low), _best_tilt(weights, high)
    return sum(
        count * (math.log1p(at_low * (outcome - low)) - math.log1p(at_high * (outcome - high)))
        for outcome, count in weights
    )


def _best_tilt(weights: list[tuple[float, float]], mean: float) -> float:
    """The x for which the chances proportional to weight / (1 + x (outcome - mean)) have that mean.

    These are the likeliest chances with that mean. Outcomes lie on both sides of it, so there is
    exactly one x, and the sum below falls from plus to minus infinity on the way there.
    """
    low = -1 / (weights[-1][0] - mean)
    high = 1 / (mean - weights[0][0])
    for _ in range(60):
        middle = (low + high) / 2
        if sum(w * (a - mean) / (1 + middle * (a - mean)) for a, w in weights) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
