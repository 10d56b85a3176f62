"""Makes chunks on many cores: what is there is kept, Ctrl-C keeps what is finished."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from evora.work import FunctionTask, Place, on_interrupt, open_pool
from evora.work.progress import LOG_INTERVAL_S, Progress
from lab.training.chunks import Arrays, write_chunk
from lab.training.program import Interruption, Say

Item = TypeVar("Item")
Item_contra = TypeVar("Item_contra", contravariant=True)
# The arrays of a chunk, and how it was made.
MadeChunk = tuple[Arrays, dict[str, Any]]


class ChunkJob(Protocol[Item_contra]):
    """What all chunks have in common; it is sent to the workers."""

    @property
    def name(self) -> str: ...

    def make(self, item: Item_contra) -> MadeChunk: ...


def _make(job: ChunkJob[Item], item: tuple[str, Item]) -> tuple[str, MadeChunk]:
    return item[0], job.make(item[1])


@dataclass(frozen=True)
class _Items(Generic[Item]):
    """Files with what they are made of, which is read when it is handed out, as far as time allows
    (0: without a limit)."""

    names: Sequence[str]
    read: Callable[[str], Item]
    seconds: float

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[tuple[str, Item]]:
        begin = time.monotonic()
        for name in self.names:
            if self.seconds and time.monotonic() - begin > self.seconds:
                return
            yield name, self.read(name)


def make_missing(  # noqa: PLR0913  (everything that a run decides)
    job: ChunkJob[Item],
    names: Sequence[str],
    read: Callable[[str], Item],
    folder: Path,
    *,
    place: Place,
    say: Say,
    seconds: float = 0,
) -> None:
    """Writes the chunks of these names that are missing in a folder. Interruption by Ctrl-C."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [name for name in names if not (folder / name).exists()]
    kept, done, interrupted = len(names) - len(missing), 0, False
    progress = Progress(log_interval=LOG_INTERVAL_S)

    def line() -> str:
        return f"{job.name}: {done} of {len(missing)} chunks, {progress.seconds:.0f} s"

    def interrupt() -> None:
        nonlocal interrupted
        interrupted = True
        pool.stop()

    if missing:
        task = FunctionTask(job.name, partial(_make, job))
        pool = open_pool(task, _Items(missing, read, seconds), place)
        with on_interrupt(interrupt), contextlib.closing(pool.results()) as batches:
            for batch in batches:
                for _, (name, (arrays, made)) in batch:
                    write_chunk(folder / name, arrays, made)
                    done += 1
                progress.show_line(line)
    progress.clear()
    say(f"{job.name}: {done} chunks made, {kept} kept, {progress.seconds:.0f} s")
    if interrupted:
        raise Interruption
