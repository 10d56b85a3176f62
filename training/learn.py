"""Trains a network on games of the engine: each position to what was thought of the next one.

    python -m training.learn --data build/training/coloured_2 --out coloured_2.net

With --labels each position is trained to its label instead. Needs PyTorch.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evora.errors import EvoraError
from training.chunks import chunks_of
from training.program import add_setting_options, at_least, parser_for, run, share


@dataclass(frozen=True)
class LearnOptions:
    epochs: int = 8
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-4
    trace: float = 0.3  # how much of a target is the result, seen through later positions
    points: float = 0.05  # the weight of the loss of points
    views: int = 1  # how often positions of the grey side are seen, each time disguised
    seed: int = 1


def torch_modules() -> tuple[Any, Any]:
    """training.learning and training.model; EvoraError without PyTorch."""
    try:
        learning = importlib.import_module("training.learning")
        return learning, importlib.import_module("training.model")
    except ModuleNotFoundError as error:
        raise EvoraError(f"learn: {error.name} is not installed: pip install torch") from None


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--data", type=Path, required=True, help="chunks of games")
    parser.add_argument("--labels", type=Path, help="chunks of labels")
    parser.add_argument("--out", type=Path, required=True)
    defaults = LearnOptions()
    parser.add_argument("--epochs", type=at_least(1), default=defaults.epochs)
    parser.add_argument("--batch", type=at_least(1), default=defaults.batch)
    parser.add_argument("--rate", type=float, default=defaults.rate)
    parser.add_argument("--decay", type=float, default=defaults.decay)
    parser.add_argument("--trace", type=share, default=defaults.trace)
    parser.add_argument("--points", type=float, default=defaults.points)
    parser.add_argument("--views", type=at_least(1), default=defaults.views)
    parser.add_argument("--seed", type=at_least(0), default=defaults.seed)
    options = parser.parse_args()
    chosen = LearnOptions(*(getattr(options, name) for name in LearnOptions.__dataclass_fields__))
    learning, model = torch_modules()
    setting = f"{options.variant} {options.players}"
    chunks = chunks_of(options.data, options.labels, setting)
    found, trained = learning.learn_chunks(chunks, chosen, print)
    model.write(found, options.variant, trained, options.out)


if __name__ == "__main__":
    run(main)
