"""What a new game is worth before its first deal: weights of stage 0, where no wall has a tile.

    python -m training.start --deals 1500 --nodes 2000

A new game is labelled: the engine plays its first round for random deals, and what its evaluation
says afterwards is averaged. Prints the weights of each setting: `starter` (log-odds and points) and
`points still to come`.
"""

from __future__ import annotations

import math
import statistics

import numpy as np

from evora import Position, _core
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from training.program import at_least, parser_for, run


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--deals", type=at_least(1), default=1500)
    parser.add_argument("--nodes", type=at_least(1), default=2000, help="per move")
    options = parser.parse_args()
    for variant in VARIANT_NAMES:
        for players in PLAYER_COUNTS:
            print(new_game(players, variant, options.deals, options.nodes), flush=True)


def new_game(players: int, variant: str, deals: int, nodes: int) -> str:
    """Two lines about a setting. Seat 1 starts."""
    memory = _core.position_memory([Position.new(players, variant)])
    labels = _core.label_positions(memory, deals, nodes, 0)
    win, score, error = (np.frombuffer(part, np.float32).tolist() for part in labels)
    share, others = win[0], statistics.fmean(score[1:])
    return (
        f"{players} {variant}: the start player's share {share:.4f} ± {1.96 * error[0]:.4f},"
        f" points {score[0]:.2f}, the others' {others:.2f}\n"
        f"  starter: utility {math.log(share * (players - 1) / (1 - share)):.4f},"
        f" score {score[0] - others:.3f}; points still to come {others:.3f}"
    )


if __name__ == "__main__":
    run(main)
