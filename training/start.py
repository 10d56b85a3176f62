"""What a new game is worth before its first deal: weights of stage 0, where no wall has a tile.

    python -m training.start --rounds 1500 --nodes 2000

The engine plays the first round with random deals; what its evaluation says afterwards is averaged.
Prints the weights of each setting: `starter` (log-odds and points) and `points still to come`.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Sequence

from evora import _core
from evora._core import Position, Seed
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from evora.search import Engine, Limit


def after_first_round(players: int, variant: str, limit: Limit, seed: str) -> Position:
    """The position before the second deal; the start player sits in seat 1."""
    engine = Engine(hash_mb=16)
    position = Position.new(players, variant)
    position = position.play(Seed(seed).deal(position))
    while position.phase in ("offer", "tiling"):
        move = engine.analyse(position, limit, seed=0).move
        assert move is not None
        position = position.play(move)
    return position


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--nodes", type=int, default=2000)
    options = parser.parse_args()
    limit = Limit(nodes=options.nodes)
    for variant in VARIANT_NAMES:
        for players in PLAYER_COUNTS:
            starter, others, points = [], [], []
            for number in range(options.rounds):
                ended = after_first_round(players, variant, limit, f"start {number}")
                win, score = _core.judge(ended)
                starter.append(win[0])
                points.append(score[0])
                others.append(statistics.fmean(score[1:]))
            share = statistics.fmean(starter)
            print(
                f"{players} {variant}: the start player's share {_with_error(starter, 4)},"
                f" points {_with_error(points, 2)}, the others' {_with_error(others, 2)}\n"
                f"  starter: utility {math.log(share * (players - 1) / (1 - share)):.4f},"
                f" score {statistics.fmean(points) - statistics.fmean(others):.3f};"
                f" points still to come {statistics.fmean(others):.3f}",
                flush=True,
            )


def _with_error(values: Sequence[float], digits: int) -> str:
    error = statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):.{digits}f} ± {1.96 * error:.{digits}f}"


if __name__ == "__main__":
    main()
