"""Plays games of the engine and keeps which moves its searches choose, in chunks.

    python -m training.choices --players 2 --variant coloured --chunks 100 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from evora import _core
from training.chunks import Arrays, choice_arrays
from training.evaluation import Native
from training.playing import PlaySettings, add_play_options, play_as_asked
from training.program import parser_for, run, share


@dataclass(frozen=True)
class ChoiceSettings(PlaySettings):
    name: ClassVar[str] = "choices"

    nodes: int = 5_000
    games: int = 20
    seed: int = 0
    random_moves: float = 0.1  # for variety; nothing is learned from them

    def collect(self, variant: _core.Variant, seed: int, known: Native) -> Arrays:
        parts = _core.collect_choices(
            self.players, variant, self.games, self.nodes, self.random_moves, seed, **known
        )
        return choice_arrays(parts)


def main() -> None:
    parser = parser_for(__doc__)
    add_play_options(parser, nodes=ChoiceSettings.nodes, games=ChoiceSettings.games)
    parser.add_argument("--random-moves", type=share, default=ChoiceSettings.random_moves)
    play_as_asked(ChoiceSettings, parser.parse_args())


if __name__ == "__main__":
    run(main)
