"""Plays fast games of the engine and keeps their positions between rounds, in chunks.

    python -m training.games --players 2 --variant coloured --nodes 300 --seconds 600 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from evora import _core
from evora.work import Place
from training.chunk_work import Items, MadeChunk, add_work_options, make_chunks, place_of
from training.chunks import game_arrays
from training.evaluation import Evaluation, add_evaluation_options, read_evaluation
from training.program import add_setting_options, at_least, parser_for, run, share
from training.progress import Progress


@dataclass(frozen=True)
class GameSettings:
    """Which games are played; a chunk depends on these, on its number and on nothing else."""

    players: int
    variant: str
    nodes: int = 300  # per move
    perturbed_rounds: float = 0.25
    games: int = 200  # per chunk
    seed: int = 0

    def seed_of(self, chunk: int) -> int:
        return (1_000_003 * (chunk + 1) + 1_000_000_007 * self.seed) % 2**64


@dataclass(frozen=True)
class GameJob:
    settings: GameSettings
    evaluation: Evaluation
    name: str = "games"

    def maker(self) -> GameMaker:
        return GameMaker(self)


class GameMaker:
    def __init__(self, job: GameJob) -> None:
        self._settings = job.settings
        self._evaluation = str(job.evaluation)
        self._native = job.evaluation.native()

    def make(self, item: int) -> MadeChunk:
        settings = self._settings
        parts = _core.collect_samples(
            settings.players,
            _core.Variant(settings.variant),
            settings.games,
            settings.nodes,
            settings.perturbed_rounds,
            settings.seed_of(item),
            **self._native,
        )
        made = asdict(settings) | {"chunk": item, "evaluation": self._evaluation}
        return file_name(item), game_arrays(parts), made


def file_name(chunk: int) -> str:
    return f"{chunk:06}.npz"


def play_games(  # noqa: PLR0913  (everything that a run decides)
    settings: GameSettings,
    evaluation: Evaluation,
    folder: Path,
    chunks: range,
    *,
    place: Place,
    progress: Progress,
    seconds: float = 0,
) -> None:
    """Plays the chunks that are missing in a folder. Stopped by Ctrl-C."""
    missing = [chunk for chunk in chunks if not (folder / file_name(chunk)).exists()]
    items = Items(len(missing), missing.__getitem__, seconds)
    done = make_chunks(GameJob(settings, evaluation), items, folder, place, progress)
    kept = (len(chunks) - len(missing)) * settings.games
    progress.finish(f"games: {done * settings.games} played, {kept} kept")


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--nodes", type=at_least(1), default=300, help="per move")
    parser.add_argument("--perturbed-rounds", type=share, default=0.25)
    parser.add_argument("--games", type=at_least(1), default=200, help="per chunk")
    parser.add_argument("--chunks", type=at_least(1), default=100_000)
    parser.add_argument("--first", type=at_least(0), default=0, help="number of the first chunk")
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--seed", type=at_least(0), default=0)
    add_evaluation_options(parser)
    add_work_options(parser)
    parser.add_argument("--data", type=Path, required=True)
    options = parser.parse_args()
    play_games(
        GameSettings(
            options.players,
            options.variant,
            options.nodes,
            options.perturbed_rounds,
            options.games,
            options.seed,
        ),
        read_evaluation(options.weights, options.network),
        options.data,
        range(options.first, options.first + options.chunks),
        place=place_of(options),
        progress=Progress(),
        seconds=options.seconds,
    )


if __name__ == "__main__":
    run(main)
