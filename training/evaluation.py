"""What plays and judges: weights and a policy, as they are sent to workers."""

from __future__ import annotations

import argparse
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from evora import _core
from evora.errors import EvoraError
from training import policy_file, weights_file
from training.policy_file import PolicyWeights
from training.weights_file import FittedWeights


class Native(TypedDict):
    """What the core takes, as keyword arguments."""

    weights: _core.Weights | None
    policy: _core.Policy | None


@dataclass(frozen=True)
class Evaluation:
    """None: what the engine comes with."""

    weights: FittedWeights | None = None
    policy: PolicyWeights | None = None

    def native(self) -> Native:
        return {
            "weights": self.weights.native() if self.weights else None,
            "policy": self.policy.native() if self.policy else None,
        }

    def __str__(self) -> str:
        parts = []
        if self.weights:
            parts.append(f"weights {_digest(repr(self.weights).encode())}")
        if self.policy:
            parts.append(f"policy {_digest(repr(self.policy).encode())}")
        return ", ".join(parts) or "shipped"


def read_evaluation(*, weights: Path | None = None, policy: Path | None = None) -> Evaluation:
    """The evaluation of files; EvoraError for one that is missing or no such file."""
    for path, what in ((weights, "weight"), (policy, "policy")):
        if path and not path.is_file():
            raise EvoraError(f"{path}: there is no such {what} file")
    return Evaluation(
        weights_file.read(weights) if weights else None,
        policy_file.read(policy) if policy else None,
    )


def add_evaluation_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--weights", type=Path, help="a weight file (default: the shipped weights)")


def add_player_options(parser: argparse.ArgumentParser) -> None:
    """Those of an evaluation that also plays."""
    add_evaluation_options(parser)
    parser.add_argument("--policy", type=Path, help="a policy file (default: the shipped policy)")


def player_of(options: argparse.Namespace) -> Evaluation:
    return read_evaluation(weights=options.weights, policy=options.policy)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
