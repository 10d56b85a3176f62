"""Chunks of samples from games that the engine plays.

    python -m lab.training.samples games --players 2 --nodes 300 --seconds 600 --data FOLDER
    python -m lab.training.samples policy_samples --variant grey --chunks 100 --data FOLDER
    python -m lab.training.samples mid_round_samples --players 2 --seconds 300 --data FOLDER

`games`: positions between rounds, and what came of them. `policy_samples`: which moves searches
choose. `mid_round_samples`: what searches say in the middle of rounds, and what came of the round.
Chunks that are there already are kept: a program that was stopped goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from evora import _core
from evora.knowledge import Knowledge
from evora.work import Place
from lab.training.chunk_work import MadeChunk, make_missing
from lab.training.chunks import Arrays, file_name, game_arrays, mid_round_arrays, policy_arrays
from lab.training.config import (
    Count,
    GamesConfig,
    MidRoundSamplesConfig,
    PolicySamplesConfig,
    SamplesConfig,
)
from lab.training.program import (
    Say,
    add_knowledge_options,
    add_setting_options,
    add_table_options,
    add_work_options,
    checked,
    knowledge_of,
    parser_for,
    place_of,
    run,
    table_of,
)

_OF_RUNS = ("count", "earlier")  # keys of a run that do not change what is in a chunk
Collect = Callable[..., dict[str, bytes]]
_COLLECTORS: dict[type[SamplesConfig], tuple[str, Collect, Callable[[dict[str, bytes]], Arrays]]]
_COLLECTORS = {
    GamesConfig: ("games", _core.collect_samples, game_arrays),
    PolicySamplesConfig: ("policy_samples", _core.collect_policy_samples, policy_arrays),
    MidRoundSamplesConfig: (
        "mid_round_samples",
        _core.collect_mid_round_samples,
        mid_round_arrays,
    ),
}


@dataclass(frozen=True)
class SampleJob:
    """Which games are played; a chunk depends on these, on its number and on nothing else."""

    config: SamplesConfig
    players: int
    variant: str
    seed: int
    knowledge: Knowledge

    @property
    def name(self) -> str:
        return _COLLECTORS[type(self.config)][0]

    def make(self, item: int) -> MadeChunk:
        _, collect, arrays = _COLLECTORS[type(self.config)]
        settings = {"players": self.players, "variant": self.variant}
        keys = msgspec.to_builtins(self.config)
        settings |= {name: keys[name] for name in keys if name not in _OF_RUNS}
        asked = settings | {"variant": _core.Variant(self.variant), "games": settings["per_chunk"]}
        del asked["per_chunk"]
        memory = collect(
            **asked, seed=chunk_seed(self.seed, item), knowledge=self.knowledge.native()
        )
        made = settings | {"seed": self.seed, "chunk": item, "evaluation": str(self.knowledge)}
        return arrays(memory), made


def chunk_seed(seed: int, chunk: int) -> int:
    """What a chunk of games is played with."""
    return (1_000_003 * (chunk + 1) + 1_000_000_007 * seed) % 2**64


def play_chunks(  # noqa: PLR0913  (everything that a run decides)
    job: SampleJob, chunks: range, folder: Path, *, place: Place, say: Say, seconds: float = 0
) -> None:
    """Plays the chunks of these numbers that are missing in a folder. Interruption by Ctrl-C."""
    numbers = {file_name(chunk): chunk for chunk in chunks}
    make_missing(
        job, list(numbers), numbers.__getitem__, folder, place=place, say=say, seconds=seconds
    )


def main() -> None:
    parser = parser_for(__doc__)
    programs = parser.add_subparsers(required=True, metavar="KIND")
    for kind, (name, _, _) in _COLLECTORS.items():
        _add_options(programs.add_parser(name, help=kind.__doc__), kind)
    options = parser.parse_args()
    job = SampleJob(
        table_of(options.kind, options),
        options.players,
        options.variant,
        options.seed,
        knowledge_of(options),
    )
    play_chunks(
        job,
        range(options.first, options.first + options.chunks),
        options.data,
        place=place_of(options),
        say=print,
        seconds=options.seconds,
    )


def _add_options(parser: argparse.ArgumentParser, kind: type[SamplesConfig]) -> None:
    parser.set_defaults(kind=kind)
    add_setting_options(parser)
    add_table_options(parser, kind, without=_OF_RUNS)
    parser.add_argument("--data", type=Path, required=True, help="where the chunks are written")
    parser.add_argument("--chunks", type=checked(Count), default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first chunk")
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--seed", type=int, default=0)
    add_knowledge_options(parser)
    add_work_options(parser)


if __name__ == "__main__":
    run(main)
