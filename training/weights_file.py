"""Weight files of the fitted evaluation: one readable line per feature."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from evora import _core
from training.rows_file import STAGES, ByStage, column, read_rows, row, write_rows

NAMES = _core.feature_names()

POINTS = "points still to come"

_POINT = 0.06  # in log-odds


@dataclass(frozen=True)
class FittedWeights:
    """The evaluation of one setting: log-odds, and points still to come."""

    utility: ByStage
    score: ByStage
    points: list[float]

    def native(self) -> _core.Weights:
        return _core.Weights(self.utility, self.score, self.points)


def write(weights: FittedWeights, path: Path) -> None:
    """A C++ initialiser list: name, log-odds by stage, points by stage."""
    rows = [
        row(name, column(utility, 4), column(score, 3))
        for name, utility, score in zip(
            NAMES,
            zip(*weights.utility, strict=True),
            zip(*weights.score, strict=True),
            strict=True,
        )
    ]
    write_rows(path, [*rows, row(POINTS, "{}", column(weights.points, 3))])


def read(path: Path) -> FittedWeights:
    """The weights of a file that write() made; EvoraError for any other."""
    what = f"a weight file with {len(NAMES)} features"
    *features, points = read_rows(path, [*NAMES, POINTS], 2, what)
    return FittedWeights(
        [[utility[stage] for utility, _ in features] for stage in range(STAGES)],
        [[score[stage] for _, score in features] for stage in range(STAGES)],
        points[1],
    )


def shipped(players: int, variant: str) -> FittedWeights:
    """Those compiled in."""
    return FittedWeights(*_core.fitted_weights(players, variant))


def score_only() -> FittedWeights:
    """As little as one can know: a point is a point."""
    zeros = [0.0] * len(NAMES)
    only = [_POINT if name == "score" else 0.0 for name in NAMES]
    return FittedWeights([only] * STAGES, [zeros] * STAGES, [0.0] * STAGES)


def bootstrap() -> FittedWeights:
    """Guesses to begin with: a point is a point, and everything else is a part of one."""
    point = _POINT
    guess = [0.0] * len(NAMES)
    for index, name in enumerate(NAMES):
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
    zeros = [[0.0] * len(NAMES) for _ in range(STAGES)]
    return FittedWeights([list(guess) for _ in range(STAGES)], zeros, [0.0] * STAGES)
