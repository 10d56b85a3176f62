"""Plays fast games of the engine and keeps their positions between rounds, in chunks.

    python -m training.games --players 2 --variant coloured --nodes 300 --seconds 600 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from evora import _core
from training.chunks import Arrays, game_arrays
from training.evaluation import Native
from training.playing import PlaySettings, add_play_options, play_as_asked
from training.program import parser_for, run, share


@dataclass(frozen=True)
class GameSettings(PlaySettings):
    name: ClassVar[str] = "games"

    nodes: int = 300
    games: int = 200
    seed: int = 0
    perturbed_rounds: float = 0.25

    def collect(self, variant: _core.Variant, seed: int, known: Native) -> Arrays:
        parts = _core.collect_samples(
            self.players, variant, self.games, self.nodes, self.perturbed_rounds, seed, **known
        )
        return game_arrays(parts)


def main() -> None:
    parser = parser_for(__doc__)
    add_play_options(parser, nodes=GameSettings.nodes, games=GameSettings.games)
    parser.add_argument("--perturbed-rounds", type=share, default=GameSettings.perturbed_rounds)
    play_as_asked(GameSettings, parser.parse_args())


if __name__ == "__main__":
    run(main)
