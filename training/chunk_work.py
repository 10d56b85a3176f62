"""Makes chunks on many cores: what is there is kept, Ctrl-C keeps what is finished."""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from evora.errors import EvoraError
from evora.work import Place, Report, on_interrupt, open_pool, parse_place
from training.chunks import Arrays, file_name, write_chunk
from training.program import Stopped, at_least
from training.progress import Progress

Item = TypeVar("Item")
Item_contra = TypeVar("Item_contra", contravariant=True)
# The name of a chunk's file, its arrays, and how it was made.
MadeChunk = tuple[str, Arrays, dict[str, Any]]


class ChunkMaker(Protocol[Item_contra]):
    """Makes chunks, in the process of a worker."""

    def make(self, item: Item_contra) -> MadeChunk: ...


class ChunkJob(Protocol[Item_contra]):
    """What all chunks have in common; it is sent to the workers."""

    @property
    def name(self) -> str: ...

    def maker(self) -> ChunkMaker[Item_contra]: ...


@dataclass(frozen=True)
class _Worker:
    maker: ChunkMaker[Any]

    def do(self, item: Any, _report: Report | None) -> MadeChunk:
        return self.maker.make(item)

    def close(self) -> None:
        pass


@dataclass(frozen=True)
class _Task:
    job: ChunkJob[Any]

    @property
    def name(self) -> str:
        return self.job.name

    def open(self) -> _Worker:
        return _Worker(self.job.maker())

    def lost(self, _item: Any, _reported: Any, reason: str) -> MadeChunk:
        raise EvoraError(f"a worker of {self.name} failed: {reason}")


class Items(Generic[Item]):
    """Items that are made when they are handed out, as far as time allows (0: without a limit)."""

    def __init__(self, count: int, make: Callable[[int], Item], seconds: float) -> None:
        self._count = count
        self._make = make
        self._seconds = seconds

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Item]:
        begin = time.monotonic()
        for number in range(self._count):
            if self._seconds and time.monotonic() - begin > self._seconds:
                return
            yield self._make(number)


def batches_done(task: Any, items: Items[Any], place: Place) -> Iterator[list[Any]]:
    """The results of a task's items, some at a time; Stopped after Ctrl-C, once all have come that
    were finished.
    """
    interrupted = False
    pool = open_pool(task, items, place)

    def interrupt() -> None:
        nonlocal interrupted
        interrupted = True
        pool.stop()

    with on_interrupt(interrupt), contextlib.closing(pool.results()) as batches:
        for batch in batches:
            yield [result for _, result in batch]
    if interrupted:
        raise Stopped


def make_chunks(
    job: ChunkJob[Item], items: Items[Item], folder: Path, place: Place, progress: Progress
) -> int:
    """Writes a chunk for each item, and counts them. Stopped by Ctrl-C."""
    folder.mkdir(parents=True, exist_ok=True)
    if len(items) == 0:
        return 0
    done = 0
    try:
        for batch in batches_done(_Task(job), items, place):
            for name, arrays, made in batch:
                write_chunk(folder / name, arrays, made)
                done += 1
            progress.show(f"{job.name}: {done} of {len(items)} chunks")
    except Stopped:
        progress.finish(f"{job.name}: {done} chunks made")
        raise
    return done


def make_missing(  # noqa: PLR0913  (everything that a run decides)
    job: ChunkJob[int],
    chunks: range,
    folder: Path,
    *,
    place: Place,
    progress: Progress,
    seconds: float,
) -> None:
    """Writes the chunks of these numbers that are missing in a folder. Stopped by Ctrl-C."""
    missing = [chunk for chunk in chunks if not (folder / file_name(chunk)).exists()]
    items = Items(len(missing), missing.__getitem__, seconds)
    done = make_chunks(job, items, folder, place, progress)
    progress.finish(f"{job.name}: {done} chunks made, {len(chunks) - len(missing)} kept")


def chunk_seed(seed: int, chunk: int) -> int:
    """What a chunk of games is played with."""
    return (1_000_003 * (chunk + 1) + 1_000_000_007 * seed) % 2**64


def add_chunk_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, required=True, help="where the chunks are written")
    parser.add_argument("--chunks", type=at_least(1), default=100_000)
    parser.add_argument("--first", type=at_least(0), default=0, help="number of the first chunk")
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--seed", type=at_least(0), default=0)


def chunks_asked(options: argparse.Namespace) -> range:
    return range(options.first, options.first + options.chunks)


def add_work_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=at_least(1), help="processes (default: one per core)")
    parser.add_argument("--on", type=parse_place, help="ray or ray://host:port (docs/cluster.md)")


def place_of(options: argparse.Namespace) -> Place:
    return Place(options.jobs, options.on)
