"""Weight files of the fitted evaluation: one readable line per feature."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from evora import _core
from evora.errors import EvoraError

STAGES = _core.STAGES
FOLDER = Path(__file__).parent.parent / "core" / "search" / "weights"
NAMES = _core.feature_names()

_POINT = 0.06  # in log-odds

ByStage = list[list[float]]  # [stage][feature]


@dataclass(frozen=True)
class FittedWeights:
    """The evaluation of one setting: log-odds, and points still to come."""

    utility: ByStage
    score: ByStage
    points: list[float]

    def native(self) -> _core.Weights:
        return _core.Weights(self.utility, self.score, self.points)


def path_of(players: int, variant: str) -> Path:
    return FOLDER / f"{variant}_{players}.inc"


def write(weights: FittedWeights, path: Path) -> None:
    """A C++ initialiser list: name, log-odds by stage, points by stage."""
    lines = []
    for index, name in enumerate(NAMES):
        utility = ", ".join(f"{weights.utility[stage][index]:.4f}f" for stage in range(STAGES))
        score = ", ".join(f"{weights.score[stage][index]:.3f}f" for stage in range(STAGES))
        lines.append(f'{{"{name}", {{{utility}}}, {{{score}}}}},')
    points = ", ".join(f"{value:.3f}f" for value in weights.points)
    lines.append(f'{{"points still to come", {{}}, {{{points}}}}},')
    path.write_text("\n".join(lines) + "\n")


def read(path: Path) -> FittedWeights:
    """The weights of a file that write() made; EvoraError for any other."""
    try:
        lines = path.read_text("utf-8").splitlines()
        rows = [re.findall(r"\{([^{}]*)\}", line.split('",', 1)[1]) for line in lines]
        numbers = [
            [[float(x.rstrip("f ")) for x in part.split(",") if x.strip()] for part in row]
            for row in rows
        ]
        by_feature = numbers[: len(NAMES)]
        return FittedWeights(
            [[row[0][stage] for row in by_feature] for stage in range(STAGES)],
            [[row[1][stage] for row in by_feature] for stage in range(STAGES)],
            numbers[len(NAMES)][-1],
        )
    except (ValueError, IndexError):
        raise EvoraError(f"{path}: expected a weight file with {len(NAMES)} features") from None


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
