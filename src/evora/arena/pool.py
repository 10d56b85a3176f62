"""Games on all cores: worker processes that play games by number and send back results.

A game depends on its number alone, not on the worker that plays it or on when. Workers ignore
Ctrl-C: the program that started them stops them and takes the games that are finished.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from evora._core import Position
from evora.arena.game import Fault, GameResult, end_by_fault, result_of
from evora.arena.schedule import Match
from evora.arena.worker import work
from evora.errors import EvoraError
from evora.game import Game
from evora.record import format_game

# The result of a game, and its record.
GameAndRecord = tuple[GameResult, str]

# Games are handed out in portions that take about this long: few messages, and little to wait for
# at the end of a match.
_PORTION_SECONDS = 0.4
_MAX_PORTION = 500
_TICK_SECONDS = 0.1
# How long a worker that is to stop may take to finish its game; then it is ended.
_STOP_SECONDS = 0.3
# Longer than it takes to end a player that is a program of its own, also on a busy machine: a
# worker that is killed before that leaves a hanging program behind.
_TERMINATE_SECONDS = 10.0


class _Worker:
    """A worker process, as seen by the pool."""

    def __init__(self, match: Match) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=work, args=(theirs, match), daemon=True, name="evora-arena"
        )
        # Otherwise it would be started along with the process, and let interrupts through again.
        resource_tracker.ensure_running()
        with _interrupts_held():
            self.process.start()
        theirs.close()
        self.portion: list[int] = []  # the games whose results are still missing
        self.size = 0
        self.careful = False
        self.began = 0.0
        self.turn: int | None = None  # in a careful game: the seat that acts

    def give(self, portion: list[int], *, careful: bool) -> None:
        self.portion, self.size, self.careful, self.turn = portion, len(portion), careful, None
        self.began = time.monotonic()
        # A worker that has just died is noticed when its connection is read, not here.
        with contextlib.suppress(OSError):
            self.connection.send((portion, careful))

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


class Pool:
    """Plays games of a match with some worker processes."""

    def __init__(self, match: Match, games: Iterable[int], jobs: int) -> None:
        self._match = match
        self._waiting = deque(games)
        self._suspects: deque[int] = deque()  # games in which a worker died
        self._jobs = max(1, min(jobs, len(self._waiting)))
        self._workers: list[_Worker] = []
        self._portion = 1
        self._stopping = False

    def stop(self) -> None:
        """Ends results() after the games that are finished. Safe in a signal handler."""
        self._stopping = True

    def results(self) -> Generator[list[GameAndRecord], None, None]:
        """The finished games in batches, in the order in which they finish."""
        try:
            while not self._stopping and (self._waiting or self._suspects or self._busy()):
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
        return any(worker.portion for worker in self._workers)

    def _hand_out(self) -> None:
        while len(self._workers) < self._jobs and (self._waiting or self._suspects):
            self._workers.append(_Worker(self._match))
        for worker in self._workers:
            if worker.portion:
                continue
            if self._suspects:
                worker.give([self._suspects.popleft()], careful=True)
            elif self._waiting:
                fair = math.ceil(len(self._waiting) / self._jobs)
                size = min(self._portion, fair)
                worker.give([self._waiting.popleft() for _ in range(size)], careful=False)

    def _collect(self, seconds: float) -> list[GameAndRecord]:
        finished: list[GameAndRecord] = []
        by_connection = {worker.connection: worker for worker in self._workers if worker.portion}
        for ready in wait(list(by_connection), timeout=max(seconds, 0)):
            assert isinstance(ready, Connection)
            worker = by_connection[ready]
            try:
                # Everything that is there: in careful games there are many small messages.
                while worker.connection.poll():
                    self._receive(worker, worker.connection.recv(), finished)
            except (EOFError, OSError):
                finished += self._replace_dead(worker)
        return finished

    def _receive(
        self, worker: _Worker, message: tuple[str, Any], finished: list[GameAndRecord]
    ) -> None:
        kind, content = message
        if kind == "turn":
            worker.turn = content
        elif kind == "failed":
            raise EvoraError(f"a worker of the arena failed: {content}")
        else:
            finished += content
            done = {result.game for result, _ in content}
            worker.portion = [game for game in worker.portion if game not in done]
            if not worker.portion and not worker.careful:
                took = max(time.monotonic() - worker.began, 1e-6)
                wanted = int(worker.size * _PORTION_SECONDS / took)
                self._portion = max(1, min(wanted, 4 * worker.size, _MAX_PORTION))

    def _replace_dead(self, worker: _Worker) -> list[GameAndRecord]:
        """Handles a worker that died. Its games are played again one by one, with a message before
        each turn; the player whose turn ends a worker then loses the game."""
        worker.end()
        self._workers.remove(worker)
        code = worker.process.exitcode
        if not worker.careful:
            self._suspects.extend(worker.portion)
            return []
        if worker.turn is None:
            raise EvoraError(f"a worker of the arena ended before its game (exit code {code})")
        (number,) = worker.portion
        fault = Fault(worker.turn, "crash", f"its process ended (exit code {code})")
        return [_lost_game(self._match, number, fault)]

    def _end_workers(self) -> None:
        with _interrupts_held():
            for worker in self._workers:
                worker.dismiss()
                if not worker.portion:
                    worker.process.join(_TERMINATE_SECONDS)
                elif worker.process.is_alive():
                    worker.process.terminate()
            for worker in self._workers:
                worker.end()
            self._workers.clear()


def _lost_game(match: Match, number: int, fault: Fault) -> GameAndRecord:
    """A game lost by a player that ended its process; its moves are lost with it."""
    fixture = match.fixture(number)
    seed = match.deal_seed(fixture.deal)
    names = [match.contestants[index].name for index in fixture.seats]
    tags = {f"Seat{seat}": name for seat, name in enumerate(names, 1)}
    tags |= {"SeedHash": seed.hash, "Seed": str(seed), "Game": str(number)}
    game = Game(Position.new(match.players, match.variant, seed.start_player(match.players)), tags)
    end_by_fault(game, fault)
    nothing = [0] * match.players
    return result_of(fixture, game, fault, [0.0] * match.players, nothing), format_game(game)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Blocks Ctrl-C; processes that are started meanwhile never receive it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
