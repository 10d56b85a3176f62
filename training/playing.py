"""Chunks of games that the engine plays: what training.games and training.choices share."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import ClassVar

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
from training.chunks import Arrays, file_name
from training.evaluation import Evaluation, Native, add_player_options, player_of
from training.program import add_setting_options, at_least
from training.progress import Progress


@dataclass(frozen=True)
class PlaySettings:
    """Which games are played; a chunk depends on these, on its number and on nothing else."""

    name: ClassVar[str]

    players: int
    variant: str
    nodes: int  # per move
    games: int  # per chunk
    seed: int

    def collect(self, variant: _core.Variant, seed: int, known: Native) -> Arrays:
        """The arrays of a chunk; `known` is what the engine knows."""
        raise NotImplementedError


@dataclass(frozen=True)
class PlayJob:
    settings: PlaySettings
    evaluation: Evaluation

    @property
    def name(self) -> str:
        return self.settings.name

    def maker(self) -> PlayMaker:
        return PlayMaker(self)


class PlayMaker:
    def __init__(self, job: PlayJob) -> None:
        self._settings = job.settings
        self._evaluation = str(job.evaluation)
        self._known = job.evaluation.native()

    def make(self, item: int) -> MadeChunk:
        settings = self._settings
        seed = chunk_seed(settings.seed, item)
        arrays = settings.collect(_core.Variant(settings.variant), seed, self._known)
        made = asdict(settings) | {"chunk": item, "evaluation": self._evaluation}
        return file_name(item), arrays, made


def play_chunks(  # noqa: PLR0913  (everything that a run decides)
    settings: PlaySettings,
    evaluation: Evaluation,
    folder: Path,
    chunks: range,
    *,
    place: Place,
    progress: Progress,
    seconds: float = 0,
) -> None:
    """Plays the chunks that are missing in a folder. Stopped by Ctrl-C."""
    job = PlayJob(settings, evaluation)
    make_missing(job, chunks, folder, place=place, progress=progress, seconds=seconds)


def add_play_options(parser: argparse.ArgumentParser, *, nodes: int, games: int) -> None:
    """`nodes` and `games` are defaults."""
    add_setting_options(parser)
    parser.add_argument("--nodes", type=at_least(1), default=nodes, help="per move")
    parser.add_argument("--games", type=at_least(1), default=games, help="per chunk")
    add_chunk_options(parser)
    add_player_options(parser)
    add_work_options(parser)


def play_as_asked(kind: type[PlaySettings], options: argparse.Namespace) -> None:
    play_chunks(
        kind(**{field.name: getattr(options, field.name) for field in fields(kind)}),
        player_of(options),
        options.data,
        chunks_asked(options),
        place=place_of(options),
        progress=Progress(),
        seconds=options.seconds,
    )
