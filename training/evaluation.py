"""Which evaluation plays and judges: weights and a network, as they are sent to workers."""

from __future__ import annotations

import argparse
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from evora import _core
from evora.errors import EvoraError
from training import weights_file
from training.weights_file import FittedWeights


class Native(TypedDict):
    """What the core takes, as keyword arguments."""

    weights: _core.Weights | None
    network: _core.Network | None


@dataclass(frozen=True)
class Evaluation:
    """None: what the engine comes with."""

    weights: FittedWeights | None = None
    network: bytes | None = None

    def native(self) -> Native:
        return {
            "weights": self.weights.native() if self.weights else None,
            "network": _core.Network.read(self.network) if self.network else None,
        }

    def __str__(self) -> str:
        parts = []
        if self.weights:
            parts.append(f"weights {_digest(repr(self.weights).encode())}")
        if self.network:
            parts.append(f"network {_digest(self.network)}")
        return ", ".join(parts) or "shipped"


def read_evaluation(weights: Path | None, network: Path | None) -> Evaluation:
    """The evaluation of files; EvoraError for one that is missing or no such file."""
    if weights and not weights.is_file():
        raise EvoraError(f"{weights}: there is no such weight file")
    if network and not network.is_file():
        raise EvoraError(f"{network}: there is no such network file")
    evaluation = Evaluation(
        weights_file.read(weights) if weights else None, network.read_bytes() if network else None
    )
    evaluation.native()  # a damaged network is refused here, not in a worker
    return evaluation


def add_evaluation_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--weights", type=Path, help="a weight file (default: the shipped weights)")
    parser.add_argument("--network", type=Path, help="a network file")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
