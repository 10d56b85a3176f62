"""Labels the positions of chunks of games: their mean value after one more round, over some deals.

    python -m lab.training.labels --data GAMES --labels LABELS --deals 8 --nodes 300

A chunk of labels has the name of its chunk of games. Those that are there already are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from evora import _core
from evora.knowledge import Knowledge
from evora.work import Place
from lab.training.chunk_work import MadeChunk, make_missing
from lab.training.chunks import chunk_paths, digest, label_arrays, read_games
from lab.training.config import LabelsConfig
from lab.training.program import (
    Say,
    add_knowledge_options,
    add_table_options,
    add_work_options,
    knowledge_of,
    parser_for,
    place_of,
    run,
    table_of,
)


@dataclass(frozen=True)
class LabelJob:
    """Labels of positions, as memory."""

    config: LabelsConfig
    seed: int
    knowledge: Knowledge
    name: str = "labels"

    def make(self, item: bytes) -> MadeChunk:
        known = digest(item)
        memory = _core.label_positions(
            item,
            self.config.deals,
            self.config.nodes,
            (self.seed + int(known, 16)) % 2**64,
            self.knowledge.native(),
        )
        made = msgspec.to_builtins(self.config) | {
            "seed": self.seed,
            "positions": known,
            "evaluation": str(self.knowledge),
        }
        return label_arrays(memory, len(item) // _core.POSITION_BYTES), made


def label_games(  # noqa: PLR0913  (everything that a run decides)
    job: LabelJob, games: Path, labels: Path, *, place: Place, say: Say, seconds: float = 0
) -> None:
    """Labels the chunks of games that have no labels yet. Interruption by Ctrl-C."""
    names = [path.name for path in chunk_paths(games)]

    def positions(name: str) -> bytes:
        return read_games(games / name).positions

    make_missing(job, names, positions, labels, place=place, say=say, seconds=seconds)


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--data", type=Path, required=True, help="the chunks of games")
    parser.add_argument("--labels", type=Path, required=True)
    add_table_options(parser, LabelsConfig)
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--seed", type=int, default=0)
    add_knowledge_options(parser)
    add_work_options(parser)
    options = parser.parse_args()
    label_games(
        LabelJob(table_of(LabelsConfig, options), options.seed, knowledge_of(options)),
        options.data,
        options.labels,
        place=place_of(options),
        say=print,
        seconds=options.seconds,
    )


if __name__ == "__main__":
    run(main)
