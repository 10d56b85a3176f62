"""Fits the linear weights of the evaluation to games, or to labels, by regression.

    python -m lab.training.fit --players 2 --variant coloured --data GAMES --out NEW.inc

Without --from it starts from the shipped weights. Prints the log-loss on games that it has not
seen beside that of the score alone; only a match tells whether the weights play better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from evora.knowledge import FittedWeights
from lab.training import regression
from lab.training.chunks import Chunk, chunks_of, hold_out
from lab.training.config import FitConfig
from lab.training.program import (
    Say,
    add_setting_options,
    add_table_options,
    parser_for,
    run,
    table_of,
)
from lab.training.regression import Doubles, judge, log_loss
from lab.training.start_weights import STARTS, start_weights


@dataclass(frozen=True)
class Losses:
    """Log-losses on unseen games: of the new weights, those before, and the score alone."""

    new: float
    before: float
    score: float
    positions: int  # unseen

    def __str__(self) -> str:
        return (
            f"log-loss {self.new:.4f} on {self.positions} unseen positions "
            f"(before {self.before:.4f}, score alone {self.score:.4f})"
        )


def fit_chunks(
    chunks: Sequence[Chunk], before: FittedWeights, options: FitConfig, say: Say
) -> tuple[FittedWeights, Losses]:
    """Weights from some of the chunks, tested on the others."""
    learned, held = hold_out(chunks)
    data = regression.load(learned)
    stages = regression.usable_by_stage(data, options.least)
    counts = ", ".join(f"stage {stage}: {chosen.sum()}" for stage, chosen in stages.items())
    say(
        f"fit: {len(data.stage)} positions{' with labels' if data.labels else ''} "
        f"({counts or f'no stage has {options.least}: the weights stay'})"
    )
    weights = regression.fit(data, before, options)
    unseen = regression.load(held)
    honest = ~unseen.perturbed
    line = regression.score_line(data, ~data.perturbed)

    def loss(utility: Doubles) -> float:
        return log_loss(judge(unseen, utility)[honest], unseen.win[honest])

    new, old = (np.array(each.utility) for each in (weights, before))
    return weights, Losses(loss(new), loss(old), loss(line), int(honest.sum()))


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--data", type=Path, required=True, help="chunks of games")
    parser.add_argument("--labels", type=Path, help="chunks of labels")
    parser.add_argument(
        "--from", dest="start", default="shipped", help=f"{', '.join(STARTS)} or a weight file"
    )
    add_table_options(parser, FitConfig)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    before = start_weights(options.start, options.players, options.variant)
    setting = f"{options.variant} {options.players}"
    chunks = chunks_of(options.data, options.labels, setting)
    weights, losses = fit_chunks(chunks, before, table_of(FitConfig, options), print)
    weights.write(options.out)
    print(losses)


if __name__ == "__main__":
    run(main)
