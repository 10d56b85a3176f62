"""Weights that a fit may start from: those compiled in, rules of thumb, or a file."""

from __future__ import annotations

from pathlib import Path

from evora import _core
from evora.errors import EvoraError
from evora.knowledge import FEATURES, STAGES, FittedWeights

STARTS = ("shipped", "guess", "score")

_POINT = 0.06  # in log-odds


def start_weights(start: str, players: int, variant: str) -> FittedWeights:
    """Weights by name (STARTS), or of a file."""
    if start == "shipped":
        return shipped(players, variant)
    if start == "guess":
        return bootstrap()
    if start == "score":
        return score_only()
    if not Path(start).is_file():
        raise EvoraError(f"{start}: expected {', '.join(STARTS)} or a weight file")
    return FittedWeights.read(Path(start))


def shipped(players: int, variant: str) -> FittedWeights:
    """Those compiled in."""
    return FittedWeights(*_core.fitted_weights(players, variant))


def score_only() -> FittedWeights:
    """As little as one can know: a point is a point."""
    zeros = [0.0] * len(FEATURES)
    only = [_POINT if name == "score" else 0.0 for name in FEATURES]
    return FittedWeights([only] * STAGES, [zeros] * STAGES, [0.0] * STAGES)


def bootstrap() -> FittedWeights:
    """Guesses to begin with: a point is a point, and everything else is a part of one."""
    point = _POINT
    guess = [0.0] * len(FEATURES)
    for index, name in enumerate(FEATURES):
        filled = name.count("#")
        if name == "starter":
            guess[index] = 1.2 * point
        elif name == "score":
            guess[index] = point
        elif name.startswith("row "):
            guess[index] = 0.3 * filled * point
        elif name.startswith("column "):
            guess[index] = (7 * (filled / 5) ** 2 + 0.3 * filled) * point
        elif name.startswith("colour "):
            guess[index] = 10 * (filled / 5) ** 2.5 * point
        elif name.startswith("points of line "):
            size, count = int(name.split(" holding ")[0][-1]), int(name[-1])
            guess[index] = count / size * 0.9 * point
    zeros = [[0.0] * len(FEATURES) for _ in range(STAGES)]
    return FittedWeights([list(guess) for _ in range(STAGES)], zeros, [0.0] * STAGES)
