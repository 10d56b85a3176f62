"""The database for the event loop: nothing here blocks it.

One thread writes. Whatever has been appended while it was busy goes into its next transaction, so
that a busy server makes one commit for many moves and an idle one commits each at once. As soon as
moves come together the thread pauses between its commits to gather more of them: a transaction
costs the processor as much as a move does. Reads run in a few threads of their own.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from evora.server.common.refusal import Refusal
from evora.server.common.waits import waiting
from evora.server.storage.store import Store
from evora.server.storage.values import Append, Busy, NewGame, Unavailable, Write

P = ParamSpec("P")
T = TypeVar("T")

# In a transaction the first waits for the last: more than this is not worth it.
_BATCH = 256
# Between two commits while moves come together; far below what a person notices.
_GATHER_SECONDS = 0.006
_MAX_GATHER_SECONDS = 0.025


@dataclass(slots=True)
class Counts:
    """What a journal has done since it was made, for /metrics."""

    commits: int = 0
    appended: int = 0
    conflicts: int = 0
    failures: int = 0


@dataclass(frozen=True, slots=True)
class _Job:
    """A write for the next transaction, or a function that makes one of its own."""

    work: Write | Callable[[], Any]
    future: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Failure:
    error: BaseException


class Journal:
    """`waiting`: how many writes, and how many reads, may wait; more raise Busy.

    Cancelling a call does not stop the commit: what was cancelled may be written."""

    def __init__(self, store: Store, *, readers: int = 4, waiting: int = 1_000) -> None:
        self.store = store
        self.counts = Counts()
        # How many processes write to the database. Each of several gathers for longer, so that
        # together they make as few transactions as one would.
        self.processes = 1
        self._limit = waiting
        self._jobs: deque[_Job] = deque()
        self._lock = threading.Lock()
        self._writing = False
        self._closed = False
        self._reads = 0
        # Python joins the threads of executors when it ends: a Ctrl-C never cuts a commit in two.
        self._writer = ThreadPoolExecutor(1, "evora-writer")
        self._readers = ThreadPoolExecutor(readers, "evora-reader")

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    @property
    def behind(self) -> bool:
        """Whether so much waits that much more would be refused."""
        return self.waiting > self._limit // 2

    # For the event loop

    async def append(self, append: Append) -> None:
        """Returns when it is committed; Conflict, Refusal, Unavailable."""
        await self._queue(append)

    async def create(self, new: NewGame) -> None:
        """Returns when it is committed; Conflict, Refusal, Unavailable."""
        await self._queue(new)

    async def write(
        self,
        function: Callable[Concatenate[Connection, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What a function writes, in its turn: `await journal.write(guests.set_name, guest, name)`.

        Only the one thread writes, so that nothing in this process waits for SQLite's lock. A
        Refusal of the function takes back what it wrote."""
        result: T = await self._queue(lambda: self.store.write(function, *args, **kwargs))
        return result

    async def read(
        self,
        function: Callable[Concatenate[Connection, P], T],
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What a function reads: `await journal.read(games.lobby, 50)`."""
        if self._closed:
            raise Unavailable("the server is closing")
        if self._reads >= self._limit:
            raise Busy("too much is waiting to be read")
        self._reads += 1
        try:
            loop = asyncio.get_running_loop()
            work = partial(self.store.read, function, *args, **kwargs)
            with waiting("database"):
                return await loop.run_in_executor(self._readers, work)
        finally:
            self._reads -= 1

    async def close(self) -> None:
        """Finishes what is queued, takes nothing more. The store stays open."""
        self._closed = True
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)

    async def _queue(self, work: Write | Callable[[], Any]) -> Any:
        if self._closed:
            raise Unavailable("the server is closing")
        if len(self._jobs) >= self._limit:
            raise Busy("too much is waiting to be written")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        with self._lock:
            self._jobs.append(_Job(work, future))
            start = not self._writing
            self._writing = True
        if start:
            self._writer.submit(self._write_all)
        with waiting("database"):
            return await future

    # In the writer's thread

    def _write_all(self) -> None:
        while batch := self._next_batch():
            results = self._commit(batch)
            settled = list(zip((job.future for job in batch), results, strict=True))
            try:
                batch[0].future.get_loop().call_soon_threadsafe(_settle, settled)
            except RuntimeError:
                # The loop is gone, and with it the caller; the rest is still written.
                continue
            if len(batch) > 1 or self.processes > 1:
                time.sleep(min(_GATHER_SECONDS * self.processes, _MAX_GATHER_SECONDS))

    def _next_batch(self) -> list[_Job]:
        """One function, or the appends up to the next one: everything keeps its order."""
        with self._lock:
            batch: list[_Job] = []
            while self._jobs and len(batch) < _BATCH:
                if callable(self._jobs[0].work):
                    if not batch:
                        batch.append(self._jobs.popleft())
                    break
                batch.append(self._jobs.popleft())
            if not batch:
                self._writing = False
            return batch

    def _commit(self, batch: list[_Job]) -> Sequence[Any]:
        """The result of each job; no error ends this thread."""
        try:
            self.counts.commits += 1
            work = batch[0].work
            if not isinstance(work, Append | NewGame):
                return [work()]
            writes = [job.work for job in batch if isinstance(job.work, Append | NewGame)]
            problems = self.store.append_many(writes)
        except Refusal as refusal:  # of a function: there was no room for what it writes
            return [_Failure(refusal)]
        except Unavailable as error:
            self.counts.failures += 1
            return [_Failure(error)] * len(batch)
        except Exception as error:
            # A bug, caused by one of them: the others are written on their own.
            if len(batch) > 1:
                return [self._commit([job])[0] for job in batch]
            self.counts.failures += 1
            return [_Failure(error)]
        clashed = sum(problem is not None for problem in problems)
        self.counts.conflicts += clashed
        self.counts.appended += len(problems) - clashed
        return [None if problem is None else _Failure(problem) for problem in problems]


def _settle(results: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, _Failure):
            future.set_exception(result.error)
        else:
            future.set_result(result)
