"""Plays games of the engine and keeps which moves its searches choose, in chunks.

    python -m training.choices --players 2 --variant coloured --chunks 100 --data FOLDER

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
from training.chunks import choice_arrays, file_name
from training.evaluation import Evaluation, add_player_options, player_of
from training.program import add_setting_options, at_least, parser_for, run, share
from training.progress import Progress


@dataclass(frozen=True)
class ChoiceSettings:
    """Which games are played; a chunk depends on these, on its number and on nothing else."""

    players: int
    variant: str
    nodes: int = 5_000  # per move
    random_moves: float = 0.1  # for variety; nothing is learned from them
    games: int = 20  # per chunk
    seed: int = 0


@dataclass(frozen=True)
class ChoiceJob:
    settings: ChoiceSettings
    evaluation: Evaluation
    name: str = "choices"

    def maker(self) -> ChoiceMaker:
        return ChoiceMaker(self)


class ChoiceMaker:
    def __init__(self, job: ChoiceJob) -> None:
        self._settings = job.settings
        self._evaluation = str(job.evaluation)
        self._native = job.evaluation.native()

    def make(self, item: int) -> MadeChunk:
        settings = self._settings
        parts = _core.collect_choices(
            settings.players,
            _core.Variant(settings.variant),
            settings.games,
            settings.nodes,
            settings.random_moves,
            chunk_seed(settings.seed, item),
            **self._native,
        )
        made = asdict(settings) | {"chunk": item, "evaluation": self._evaluation}
        return file_name(item), choice_arrays(parts), made


def play_choices(  # noqa: PLR0913  (everything that a run decides)
    settings: ChoiceSettings,
    evaluation: Evaluation,
    folder: Path,
    chunks: range,
    *,
    place: Place,
    progress: Progress,
    seconds: float = 0,
) -> None:
    """Plays the chunks that are missing in a folder. Stopped by Ctrl-C."""
    job = ChoiceJob(settings, evaluation)
    make_missing(job, chunks, folder, place=place, progress=progress, seconds=seconds)


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--nodes", type=at_least(1), default=5_000, help="per move")
    parser.add_argument("--random-moves", type=share, default=0.1)
    parser.add_argument("--games", type=at_least(1), default=20, help="per chunk")
    add_chunk_options(parser)
    add_player_options(parser)
    add_work_options(parser)
    options = parser.parse_args()
    play_choices(
        ChoiceSettings(
            options.players,
            options.variant,
            options.nodes,
            options.random_moves,
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
