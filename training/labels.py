"""Labels the positions of chunks of games: their mean value after one more round, over some deals.

    python -m training.labels --data GAMES --labels LABELS --deals 8 --nodes 300

A chunk of labels has the name of its chunk of games. Those that are there already are kept.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from evora import _core
from evora.work import Place
from training.chunk_work import Items, MadeChunk, add_work_options, make_chunks, place_of
from training.chunks import chunk_paths, digest, label_arrays, read_games
from training.evaluation import Evaluation, add_player_options, player_of
from training.program import at_least, parser_for, run
from training.progress import Progress


@dataclass(frozen=True)
class LabelSettings:
    deals: int = 8  # per position
    nodes: int = 300  # per move of the next round; 0: greedy play
    seed: int = 0


@dataclass(frozen=True)
class LabelJob:
    settings: LabelSettings
    evaluation: Evaluation
    name: str = "labels"

    def maker(self) -> LabelMaker:
        return LabelMaker(self)


@dataclass(frozen=True)
class Positions:
    """What a chunk of labels is made of."""

    name: str
    memory: bytes


class LabelMaker:
    def __init__(self, job: LabelJob) -> None:
        self._settings = job.settings
        self._evaluation = str(job.evaluation)
        self._native = job.evaluation.native()

    def make(self, item: Positions) -> MadeChunk:
        settings = self._settings
        known = digest(item.memory)
        parts = _core.label_positions(
            item.memory,
            settings.deals,
            settings.nodes,
            (settings.seed + int(known, 16)) % 2**64,
            **self._native,
        )
        made = asdict(settings) | {"positions": known, "evaluation": self._evaluation}
        return item.name, label_arrays(parts, len(item.memory) // _core.POSITION_BYTES), made


def label_games(  # noqa: PLR0913  (everything that a run decides)
    settings: LabelSettings,
    evaluation: Evaluation,
    games: Path,
    labels: Path,
    *,
    place: Place,
    progress: Progress,
    seconds: float = 0,
) -> None:
    """Labels the chunks of games that have no labels yet. Stopped by Ctrl-C."""
    paths = chunk_paths(games)
    missing = [path for path in paths if not (labels / path.name).exists()]

    def positions(number: int) -> Positions:
        path = missing[number]
        return Positions(path.name, read_games(path).positions)

    items = Items(len(missing), positions, seconds)
    done = make_chunks(LabelJob(settings, evaluation), items, labels, place, progress)
    progress.finish(f"labels: {done} chunks made, {len(paths) - len(missing)} kept")


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--data", type=Path, required=True, help="the chunks of games")
    parser.add_argument("--labels", type=Path, required=True)
    parser.add_argument("--deals", type=at_least(1), default=8, help="per position")
    parser.add_argument("--nodes", type=at_least(0), default=300, help="per move (0: greedy play)")
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--seed", type=at_least(0), default=0)
    add_player_options(parser)
    add_work_options(parser)
    options = parser.parse_args()
    label_games(
        LabelSettings(options.deals, options.nodes, options.seed),
        player_of(options),
        options.data,
        options.labels,
        place=place_of(options),
        progress=Progress(),
        seconds=options.seconds,
    )


if __name__ == "__main__":
    run(main)
