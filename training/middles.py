"""Positions in the middle of rounds: what searches say of them, and what came of the round.

    python -m training.middles --players 2 --variant coloured --seconds 300 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from evora import _core
from training.chunks import Arrays, middle_arrays
from training.evaluation import Native
from training.playing import PlaySettings, add_play_options, play_as_asked
from training.program import at_least, parser_for, run, share


@dataclass(frozen=True)
class MiddleSettings(PlaySettings):
    name: ClassVar[str] = "middles"

    nodes: int = 2_000
    games: int = 20
    seed: int = 0
    least: int = 100  # nodes of a search
    most: int = 60_000
    looked_at: float = 0.1  # the share of decisions; half of the first ones of rounds
    deals: int = 4  # of a label
    deal_nodes: int = 60

    def collect(self, variant: _core.Variant, seed: int, known: Native) -> Arrays:
        parts = _core.collect_middles(
            self.players,
            variant,
            self.games,
            self.nodes,
            self.least,
            self.most,
            self.looked_at,
            self.deals,
            self.deal_nodes,
            seed,
            **known,
        )
        return middle_arrays(parts)


def main() -> None:
    parser = parser_for(__doc__)
    settings = MiddleSettings
    add_play_options(parser, nodes=settings.nodes, games=settings.games)
    parser.add_argument("--least", type=at_least(1), default=settings.least, help="nodes")
    parser.add_argument("--most", type=at_least(1), default=settings.most, help="nodes")
    parser.add_argument("--looked-at", type=share, default=settings.looked_at)
    parser.add_argument("--deals", type=at_least(1), default=settings.deals, help="of a label")
    parser.add_argument("--deal-nodes", type=at_least(0), default=settings.deal_nodes)
    play_as_asked(settings, parser.parse_args())


if __name__ == "__main__":
    run(main)
