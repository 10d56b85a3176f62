"""What the fitted evaluation sees of a position between two rounds, and how it weighs it.

A board is described by features with names. Their weighted sum is the utility of the board in
log-odds; the shares of the win are the softmax over the seats (docs/engine.md).
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from evora import _core
from evora._core import Position, Variant
from evora.errors import InvalidPositionError, WrongTypeError

__all__ = [
    "FEATURES",
    "STAGES",
    "Evaluation",
    "Term",
    "Weights",
    "evaluate",
    "features",
    "stage",
    "terms",
    "vectors",
    "weights",
]

# The names of the features, in the order of vectors and of the weight files.
FEATURES: tuple[str, ...] = tuple(_core.feature_names())
# How many stages of a game have weights of their own.
STAGES: int = _core.STAGES


@dataclass(frozen=True)
class Evaluation:
    """By seat: the expected share of the win, and the expected final score."""

    win: tuple[float, ...]
    score: tuple[float, ...]


@dataclass(frozen=True)
class Weights:
    """The weights of a setting, by stage and feature.

    `utility` is in log-odds of the win, `score` in points still to come, with `points` added to it.
    """

    utility: tuple[Mapping[str, float], ...]
    score: tuple[Mapping[str, float], ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Term:
    """A feature of a board: its value, and what it adds to the utility and the points to come."""

    feature: str
    value: float
    utility: float
    points: float


def features(position: Position) -> tuple[dict[str, float], ...]:
    """By seat: the features that are not 0. EvoraError unless the position is at `deal`."""
    return tuple(
        {FEATURES[index]: value for index, value in board.items()} for board in _sums(position)
    )


def vectors(position: Position) -> list[list[float]]:
    """By seat: the values of all FEATURES in their order, as a linear model takes them."""
    return [[board.get(at, 0.0) for at in range(len(FEATURES))] for board in _sums(position)]


def stage(position: Position) -> int:
    """Which weights apply: the largest number of tiles in one row of any wall."""
    return _core.stage_of(_checked(position))


def weights(players: int, variant: Variant | str) -> Weights:
    """The weights that are built in for a setting."""
    return _weights(players, Variant(variant))


def evaluate(position: Position) -> Evaluation:
    """What the fitted evaluation says of a position at `deal`."""
    win, score = _core.fitted_values(_checked(position))
    return Evaluation(tuple(win), tuple(score))


def terms(position: Position, seat: int) -> list[Term]:
    """The features of a seat's board with what each is worth, the weightiest first."""
    boards = features(position)
    if not 1 <= seat <= position.players:
        problem = f"seat: expected 1 to {position.players}, got {seat}"
        raise InvalidPositionError(problem, "seat")
    fitted, at = weights(position.players, position.variant), stage(position)
    found = [
        Term(name, value, value * fitted.utility[at][name], value * fitted.score[at][name])
        for name, value in boards[seat - 1].items()
    ]
    return sorted(found, key=lambda term: -abs(term.utility))


def _sums(position: Position) -> list[dict[int, float]]:
    boards = []
    for pairs in _core.features(_checked(position)):
        sums: dict[int, float] = defaultdict(float)
        for index, value in pairs:  # several rows or colours may show the same pattern
            sums[index] += value
        boards.append({index: value for index, value in sums.items() if value})
    return boards


def _checked(position: Position) -> Position:
    if not isinstance(position, Position):
        raise WrongTypeError(f"position: expected a position, got {type(position).__name__}")
    return position


@functools.cache
def _weights(players: int, variant: Variant) -> Weights:
    utility, score, points = _core.fitted_weights(players, variant)
    named = [
        tuple(dict(zip(FEATURES, row, strict=True)) for row in table) for table in (utility, score)
    ]
    return Weights(named[0], named[1], tuple(points))
