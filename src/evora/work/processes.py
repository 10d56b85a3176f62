"""Work on all cores of this machine: worker processes that do items and send back results.

Workers ignore Ctrl-C: the program that started them stops them and takes what is finished.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Generator, Iterable, Sized
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic

from evora.errors import EvoraError
from evora.work.portions import Portion, Portions
from evora.work.running import interrupts_held
from evora.work.task import Item, Result, Task
from evora.work.worker_process import work

# Few messages, and little to wait for at the end.
_PORTION_SECONDS = 0.4
_TICK_SECONDS = 0.1
# How long a worker that is to stop may take to finish its item; then it is ended.
_STOP_SECONDS = 0.3
# Longer than it takes to end a player that is a program of its own, also on a busy machine: a
# worker that is killed before that leaves a hanging program behind.
_TERMINATE_SECONDS = 10.0


class _Process(Generic[Item, Result]):
    """A worker process, as seen by the pool."""

    def __init__(self, task: Task[Item, Result]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=work, args=(theirs, task), daemon=True, name="evora-worker"
        )
        # Otherwise it would be started along with the process, and let interrupts through again.
        resource_tracker.ensure_running()
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.portion: Portion[Item] = Portion([])  # what is still missing of it
        self.size = 0
        self.began = 0.0
        self.reported: Any = None

    @property
    def busy(self) -> bool:
        return bool(self.portion.items)

    def give(self, portion: Portion[Item]) -> None:
        self.portion, self.size, self.reported = portion, len(portion.items), None
        self.began = time.monotonic()
        # A worker that has just died is noticed when its connection is read, not here.
        with contextlib.suppress(OSError):
            self.connection.send(portion)

    def dismiss(self) -> None:
        with contextlib.suppress(OSError):
            self.connection.send(None)

    def end(self) -> None:
        """Ends the process; it gets time to end players that are programs of their own."""
        self.process.join(0)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(_TERMINATE_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


class ProcessPool(Generic[Item, Result]):
    """Does the items of a task with some worker processes."""

    def __init__(
        self,
        task: Task[Item, Result],
        items: Iterable[Item],
        jobs: int,
        *,
        ahead: int | None = None,
    ) -> None:
        self._task = task
        self._jobs = max(1, min(jobs, len(items)) if isinstance(items, Sized) else jobs)
        self._portions = Portions(items, jobs=self._jobs, seconds=_PORTION_SECONDS, ahead=ahead)
        self._workers: list[_Process[Item, Result]] = []
        self._stopping = False

    def stop(self) -> None:
        """Ends results() after the items that are finished. Safe in a signal handler."""
        self._stopping = True

    def results(self) -> Generator[list[tuple[int, Result]], None, None]:
        """The finished items by number, in batches, in the order in which they finish."""
        try:
            while not self._stopping and (self._portions or self._busy()):
                self._hand_out()
                if finished := self._collect(_TICK_SECONDS):
                    yield finished
            for worker in self._workers:
                worker.dismiss()
            deadline = time.monotonic() + _STOP_SECONDS
            while self._busy() and (left := deadline - time.monotonic()) > 0:
                if finished := self._collect(left):
                    yield finished
        finally:
            self._end_workers()

    def _busy(self) -> bool:
        return any(worker.busy for worker in self._workers)

    def _hand_out(self) -> None:
        while len(self._workers) < self._jobs and self._portions:
            self._workers.append(_Process(self._task))
        for worker in self._workers:
            if worker.busy:
                continue
            portion = self._portions.take()
            if portion is None:
                return
            worker.give(portion)

    def _collect(self, seconds: float) -> list[tuple[int, Result]]:
        finished: list[tuple[int, Result]] = []
        by_connection = {worker.connection: worker for worker in self._workers if worker.busy}
        for ready in wait(list(by_connection), timeout=max(seconds, 0)):
            assert isinstance(ready, Connection)
            worker = by_connection[ready]
            try:
                # Everything that is there: in careful items there are many small messages.
                while worker.connection.poll():
                    self._receive(worker, worker.connection.recv(), finished)
            except (EOFError, OSError):
                finished += self._replace_dead(worker)
        self._portions.finish(number for number, _ in finished)
        return finished

    def _receive(
        self,
        worker: _Process[Item, Result],
        message: tuple[str, Any],
        finished: list[tuple[int, Result]],
    ) -> None:
        kind, content = message
        if kind == "at":
            worker.reported = content
        elif kind == "failed":
            raise EvoraError(f"a worker of {self._task.name} failed: {content}")
        else:
            finished += content
            worker.portion = worker.portion.without({number for number, _ in content})
            if not worker.busy and not worker.portion.careful:
                self._portions.timed(worker.size, time.monotonic() - worker.began)

    def _replace_dead(self, worker: _Process[Item, Result]) -> list[tuple[int, Result]]:
        """Handles a worker that died. Its items are done again one by one, with reports of where
        it is; what ends a worker once more is lost."""
        worker.end()
        self._workers.remove(worker)
        if not worker.portion.careful:
            self._portions.suspect(worker.portion)
            return []
        ((number, item),) = worker.portion.items
        reason = f"its process ended (exit code {worker.process.exitcode})"
        return [(number, self._task.lost(item, worker.reported, reason))]

    def _end_workers(self) -> None:
        with interrupts_held():
            for worker in self._workers:
                worker.dismiss()
                if not worker.busy:
                    worker.process.join(_TERMINATE_SECONDS)
                elif worker.process.is_alive():
                    worker.process.terminate()
            for worker in self._workers:
                worker.end()
            self._workers.clear()
