"""Errors of predicted shares of the win and points, by round, and how often they came true."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from lab.strength.figures import Mean, grouped_mean

BINS = 10
LAST_ROUND = 6  # later ones count as this one: they are rare
_LEAST = 1e-4  # a share that was excluded and came true costs no more than this one
_NEWTON_STEPS = 20
_SAYS_NOTHING = 5e-3  # a variance of logarithms of shares: all of them are equal, or certain


@dataclass(frozen=True)
class Prediction:
    """What was said of a position, and what came of it, by seat."""

    game: int
    round: int
    win: tuple[float, ...]
    score: tuple[float, ...]
    true_win: tuple[float, ...]
    true_score: tuple[float, ...]


def figures_by_round(said: Sequence[Prediction]) -> list[dict[str, Any]]:
    """A row per round, then one for all."""
    return [
        {"round": round_number, "positions": len(own), **_errors(own)}
        for round_number, own in _by_round(said)
    ]


def reliability(said: Iterable[Prediction]) -> list[dict[str, Any]]:
    """By predicted share of the win: the mean prediction, how much of the win it was, how often.

    `off`: by how much more than predicted it was. Empty bins are left out.
    """
    bins: dict[int, list[tuple[int, float, float]]] = {}
    for each in said:
        for predicted, true in zip(each.win, each.true_win, strict=True):
            at = min(int(predicted * BINS), BINS - 1)
            bins.setdefault(at, []).append((each.game, predicted, true))
    return [
        {
            "low": at / BINS,
            "high": (at + 1) / BINS,
            "seats": len(own),
            "games": len({game for game, _, _ in own}),
            "predicted": math.fsum(predicted for _, predicted, _ in own) / len(own),
            "observed": asdict(grouped_mean((true, game) for game, _, true in own)),
            "off": asdict(grouped_mean((true - predicted, game) for game, predicted, true in own)),
        }
        for at, own in sorted(bins.items())
    ]


def reliability_by_round(said: Sequence[Prediction]) -> list[dict[str, Any]]:
    return [
        {"round": round_number, "bins": reliability(own)} for round_number, own in _by_round(said)
    ]


def sureness(said: Iterable[Prediction]) -> float | None:
    """The power to which shares of the win fit best: below 1 they were too sure, above too timid.

    None where they say nothing, or where everything came true.
    """
    logs = [([math.log(max(p, _LEAST)) for p in each.win], each.true_win) for each in said]
    power = 1.0
    for _ in range(_NEWTON_STEPS):
        slope = curve = 0.0
        for log, true in logs:
            top = max(power * value for value in log)
            weights = [math.exp(power * value - top) for value in log]
            shares = [weight / sum(weights) for weight in weights]
            mean = sum(share * value for share, value in zip(shares, log, strict=True))
            slope += mean - sum(win * value for win, value in zip(true, log, strict=True))
            curve += sum(s * (value - mean) ** 2 for s, value in zip(shares, log, strict=True))
        if curve < _SAYS_NOTHING * len(logs):
            return None
        step = max(-0.5, min(0.5, slope / curve))
        power -= step
        if abs(step) < 1e-6:
            break
    return power


def _by_round(said: Sequence[Prediction]) -> list[tuple[str, list[Prediction]]]:
    found = []
    for number in range(1, LAST_ROUND + 1):
        own = [each for each in said if min(each.round, LAST_ROUND) == number]
        if own:
            found.append((f"{number}{'+' if number == LAST_ROUND else ''}", own))
    return [*found, ("all", list(said))]


def _errors(own: Sequence[Prediction]) -> dict[str, Any]:
    """Of shares: Brier score per seat and log-loss, beside those of equal shares. Of points: how
    many too many were expected, and the root mean square error."""

    def mean(error: Callable[[Prediction], float]) -> dict[str, float]:
        return asdict(grouped_mean((error(each), each.game) for each in own))

    points = [
        (said - true, each.game)
        for each in own
        for said, true in zip(each.score, each.true_score, strict=True)
    ]
    bias: Mean = grouped_mean(points)
    return {
        "brier": mean(lambda each: _brier(each.win, each.true_win)),
        "brier of equal": mean(lambda each: _brier(_equal(each), each.true_win)),
        "log loss": mean(lambda each: _log_loss(each.win, each.true_win)),
        "log loss of equal": mean(lambda each: _log_loss(_equal(each), each.true_win)),
        "sureness": sureness(own),
        "points too many": asdict(bias),
        "points rms": math.sqrt(math.fsum(error**2 for error, _ in points) / len(points)),
    }


def _equal(said: Prediction) -> list[float]:
    return [1 / len(said.win)] * len(said.win)


def _brier(win: Sequence[float], true: Sequence[float]) -> float:
    errors = [(said - came) ** 2 for said, came in zip(win, true, strict=True)]
    return math.fsum(errors) / len(errors)


def _log_loss(win: Sequence[float], true: Sequence[float]) -> float:
    return -math.fsum(
        came * math.log(max(said, _LEAST)) for said, came in zip(win, true, strict=True) if came
    )
