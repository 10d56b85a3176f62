"""Several processes on one machine behind one address: `evora serve --workers N`.

The parent listens and starts the workers, which share its socket: the operating system gives each
connection to one of them. A worker that dies is replaced. A signal to the parent stops all, and
a worker whose parent is gone stops by itself.
"""

from __future__ import annotations

import contextlib
import dataclasses
import logging
import math
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from evora.server.common.logs import note, set_up_logs
from evora.server.common.settings import Settings
from evora.server.live.upkeep.backups import require_usable
from evora.server.run import listen, serve
from evora.server.storage.store import Store

_spawn = multiprocessing.get_context("spawn")
# How often the parent looks whether it was sent a signal.
_LOOK_SECONDS = 0.2
# A worker that lived for less than this is replaced after a pause only.
_SOON_SECONDS = 5.0
_PAUSE_SECONDS = 2.0
# What a worker may take to stop beside the time it gives its connections.
_STOP_SECONDS = 15.0


def run_workers(settings: Settings, on_listening: Callable[[Settings], None]) -> None:
    """Serves until a signal, with `settings.workers` processes on a PostgreSQL database.

    StorageError, Unavailable, ListenError."""
    require_usable(settings)
    with contextlib.closing(Store(settings.database_url)) as store:
        store.migrate()
    with listen(settings) as listener:
        settings = dataclasses.replace(settings, port=listener.getsockname()[1])
        on_listening(settings)
        # As many engines as asked for, together.
        engines = math.ceil((settings.engines or os.cpu_count() or 1) / settings.workers)
        _Supervisor(dataclasses.replace(settings, engines=engines), listener).run()


@dataclasses.dataclass
class _Worker:
    """`life`: closed when the parent ends, however it does."""

    process: SpawnProcess
    life: Connection
    since: float


class _Supervisor:
    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._workers: list[_Worker] = []
        self._stopping = False

    def run(self) -> None:
        numbers = (signal.SIGINT, signal.SIGTERM)
        previous = {number: signal.signal(number, self._stop) for number in numbers}
        try:
            self._workers = [self._start() for _ in range(self._settings.workers)]
            while not self._stopping:
                wait([worker.process.sentinel for worker in self._workers], _LOOK_SECONDS)
                self._replace_dead()
        finally:
            self._end()
            for number, handler in previous.items():
                signal.signal(number, handler)

    def _stop(self, _number: int, _frame: object) -> None:
        self._stopping = True

    def _start(self) -> _Worker:
        theirs, ours = _spawn.Pipe(duplex=False)
        process = _spawn.Process(target=_work, args=(self._settings, self._listener, theirs))
        process.start()
        theirs.close()
        return _Worker(process, ours, time.monotonic())

    def _replace_dead(self) -> None:
        for number, worker in enumerate(self._workers):
            if worker.process.is_alive() or self._stopping:
                continue
            lived = time.monotonic() - worker.since
            note(logging.ERROR, "worker_died", code=worker.process.exitcode, seconds=round(lived))
            if lived < _SOON_SECONDS:
                time.sleep(_PAUSE_SECONDS)
            worker.life.close()
            self._workers[number] = self._start()

    def _end(self) -> None:
        for worker in self._workers:
            if worker.process.is_alive():
                worker.process.terminate()
        until = time.monotonic() + self._settings.stop_timeout + _STOP_SECONDS
        for worker in self._workers:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.life.close()


def _work(settings: Settings, listener: socket.socket, life: Connection) -> None:
    """A worker, in its own process."""
    # A Ctrl-C in the terminal is the parent's to pass on, once.
    os.setpgrp()
    threading.Thread(target=_end_with_parent, args=(life,), daemon=True).start()
    set_up_logs(settings.log_format, settings.log_level)
    with contextlib.closing(Store(settings.database_url)) as store:
        serve(settings, store, listener)


def _end_with_parent(life: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        life.recv()
    os.kill(os.getpid(), signal.SIGTERM)
