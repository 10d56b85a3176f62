"""Plays fast games of the engine and keeps their positions between rounds, in chunks.

    python -m training.games --players 2 --variant coloured --nodes 300 --seconds 600 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from evora import _core
from evora.work import Place
from training.chunk_work import (
    MadeChunk,
    add_chunk_options,
    add_work_options,
    chunk_seed,
    chunks_asked,
    make_missing,
    place_of,
)
from training.chunks import file_name, game_arrays
from training.evaluation import Evaluation, add_player_options, player_of
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
            chunk_seed(settings.seed, item),
            **self._native,
        )
        made = asdict(settings) | {"chunk": item, "evaluation": self._evaluation}
        return file_name(item), game_arrays(parts), made


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
    job = GameJob(settings, evaluation)
    make_missing(job, chunks, folder, place=place, progress=progress, seconds=seconds)


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--nodes", type=at_least(1), default=300, help="per move")
    parser.add_argument("--perturbed-rounds", type=share, default=0.25)
    parser.add_argument("--games", type=at_least(1), default=200, help="per chunk")
    add_chunk_options(parser)
    add_player_options(parser)
    add_work_options(parser)
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
        player_of(options),
        options.data,
        chunks_asked(options),
        place=place_of(options),
        progress=Progress(),
        seconds=options.seconds,
    )


if __name__ == "__main__":
    run(main)
