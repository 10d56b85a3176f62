"""Policy files: one readable line per input of the policy."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from evora import _core
from training.rows_file import STAGES, ByStage, column, read_rows, row, write_rows

NAMES = _core.policy_names()


@dataclass(frozen=True)
class PolicyWeights:
    """The policy of one setting: log-odds of a move being chosen."""

    by_stage: ByStage

    def native(self) -> _core.Policy:
        return _core.Policy(self.by_stage)


def write(policy: PolicyWeights, path: Path) -> None:
    """A C++ initialiser list: name, log-odds by stage."""
    by_input = zip(*policy.by_stage, strict=True)
    rows = zip(NAMES, by_input, strict=True)
    write_rows(path, (row(name, column(numbers, 2)) for name, numbers in rows))


def read(path: Path) -> PolicyWeights:
    """The policy of a file that write() made; EvoraError for any other."""
    rows = read_rows(path, NAMES, 1, f"a policy file with {len(NAMES)} inputs")
    return PolicyWeights([[numbers[stage] for (numbers,) in rows] for stage in range(STAGES)])
