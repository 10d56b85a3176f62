"""What the engine knows beside the rules, from files: weights of its evaluation, and a policy.

The files have one readable line per feature or input, as those that are compiled in
(core/evaluation); docs/training.md says how they are made.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from evora import _core
from evora.errors import EvoraError
from evora.files import replacing

FEATURES = _core.feature_names()
INPUTS = _core.policy_names()
STAGES = _core.STAGES

ByStage = list[list[float]]  # [stage][name]
Columns = list[list[float]]  # [column][stage]

_POINTS = "points still to come"
_ROW = re.compile(r'\{"([^"]*)", (\{.*\})\},')


@dataclass(frozen=True)
class FittedWeights:
    """The evaluation of one setting: log-odds, and points still to come."""

    utility: ByStage
    score: ByStage
    points: list[float]

    @staticmethod
    def read(path: Path) -> FittedWeights:
        """The weights of a file that write() made; EvoraError for any other."""
        what = f"a weight file with {len(FEATURES)} features"
        *features, points = _read_rows(path, [*FEATURES, _POINTS], 2, what)
        return FittedWeights(
            [[utility[stage] for utility, _ in features] for stage in range(STAGES)],
            [[score[stage] for _, score in features] for stage in range(STAGES)],
            points[1],
        )

    def write(self, path: Path) -> None:
        """A C++ initialiser list: name, log-odds by stage, points by stage."""
        tables = (zip(*table, strict=True) for table in (self.utility, self.score))
        rows = [
            _row(name, _column(utility, 4), _column(score, 3))
            for name, utility, score in zip(FEATURES, *tables, strict=True)
        ]
        _write_rows(path, [*rows, _row(_POINTS, "{}", _column(self.points, 3))])


@dataclass(frozen=True)
class PolicyWeights:
    """The policy of one setting: log-odds of a move being chosen."""

    by_stage: ByStage

    @staticmethod
    def read(path: Path) -> PolicyWeights:
        """The policy of a file that write() made; EvoraError for any other."""
        rows = _read_rows(path, INPUTS, 1, f"a policy file with {len(INPUTS)} inputs")
        return PolicyWeights([[numbers[stage] for (numbers,) in rows] for stage in range(STAGES)])

    def write(self, path: Path) -> None:
        """A C++ initialiser list: name, log-odds by stage."""
        rows = zip(INPUTS, zip(*self.by_stage, strict=True), strict=True)
        _write_rows(path, (_row(name, _column(numbers, 2)) for name, numbers in rows))


@dataclass(frozen=True)
class Knowledge:
    """None: what the engine comes with."""

    weights: FittedWeights | None = None
    policy: PolicyWeights | None = None

    def native(self) -> _core.Knowledge:
        weights, policy = self.weights, self.policy
        return _core.Knowledge(
            _core.Weights(weights.utility, weights.score, weights.points) if weights else None,
            _core.Policy(policy.by_stage) if policy else None,
        )

    def __str__(self) -> str:
        """Digests of the numbers, wherever they lie."""
        known = {"weights": self.weights, "policy": self.policy}
        return ", ".join(f"{k} {_digest(v)}" for k, v in known.items() if v) or "shipped"


def read_knowledge(
    weights: PathLike[str] | str | None = None, policy: PathLike[str] | str | None = None
) -> Knowledge:
    """The knowledge of files; EvoraError for one that is missing or no such file."""
    for path, what in ((weights, "weight"), (policy, "policy")):
        if path and not Path(path).is_file():
            raise EvoraError(f"{path}: there is no such {what} file")
    return Knowledge(
        FittedWeights.read(Path(weights)) if weights else None,
        PolicyWeights.read(Path(policy)) if policy else None,
    )


def _digest(values: object) -> str:
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


# --- Rows: one per name, with columns of numbers by stage


def _row(name: str, *columns: str) -> str:
    return f'{{"{name}", {", ".join(columns)}}},\n'


def _column(numbers: Iterable[float], decimals: int) -> str:
    return f"{{{', '.join(f'{number:.{decimals}f}f' for number in numbers)}}}"


def _write_rows(path: Path, rows: Iterable[str]) -> None:
    with replacing(path) as stream:
        stream.write("".join(rows).encode())


def _read_rows(path: Path, names: Sequence[str], columns: int, what: str) -> list[Columns]:
    """The numbers of rows with exactly these names; EvoraError for a file that is not `what`."""
    try:
        found = [_read_row(line) for line in path.read_text("utf-8").splitlines()]
    except ValueError:
        found = []
    fits = all(
        len(numbers) == columns and all(len(each) == STAGES for each in numbers)
        for _, numbers in found
    )
    if not fits or [name for name, _ in found] != list(names):
        raise EvoraError(f"{path}: expected {what}")
    return [numbers for _, numbers in found]


def _read_row(line: str) -> tuple[str, Columns]:
    matched = _ROW.fullmatch(line)
    if matched is None:
        raise ValueError(line)
    columns = [
        [float(number.strip().removesuffix("f")) for number in part.split(",")] if part else []
        for part in re.findall(r"\{([^{}]*)\}", matched[2])
    ]
    return matched[1], [numbers or [0.0] * STAGES for numbers in columns]
