"""Engine turns, off the event loop: a fixed number at once, in the order in which they came up.

A turn is bound to (game, seq). A game has at most one, so no game can crowd out the others. When
the game goes on without it, the turn is dropped and the engine that thinks about it is stopped. An
engine that fails is asked once more, then a simple player moves: no game waits for an engine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from evora._core import Move, Position
from evora.players import ExternalEngine, GreedyPlayer, KillSwitch, PlayerError
from evora.search import Limit
from evora.server.common.logs import note, note_error, short
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings

# Between attempts to store an engine's move while the database is away.
_RETRY_SECONDS = 1.0
# Engines wait for people, never the other way round.
_NICENESS = 5
# The labels of the metric, by the reason of a PlayerError.
_FAILURES = {"time": "timeout", "crash": "crash", "nonsense": "nonsense", "illegal": "nonsense"}


class Chooser(Protocol):
    """Chooses moves, one at a time, in a thread that may wait."""

    def choose(  # noqa: PLR0913  (the fields of a request)
        self,
        position: Position,
        limit: Limit,
        /,
        *,
        level: str,
        seed: int,
        timeout: float,
        kill_switch: KillSwitch,
    ) -> Move:
        """A legal move; PlayerError."""

    def close(self) -> None: ...


def start_engine() -> Chooser:
    """An engine of our own in its own process, which it starts when it is first asked.

    It ends with its input, so it never outlives the server for longer than one move takes.
    """
    return ExternalEngine([sys.executable, "-m", "evora.engine_protocol"], niceness=_NICENESS)


@dataclass(frozen=True)
class Turn:
    """`seed`: what the level leaves to chance follows from it and the position, so that taking a
    move back and playing it again gets the same answer."""

    game: str
    seq: int
    level: str
    seed: int
    position: Position


# Stores the move if the game still stands at the turn's seq; False: not now, try again.
Play = Callable[[Turn, Move], Awaitable[bool]]


class Engines:
    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        make: Callable[[], Chooser] = start_engine,
    ) -> None:
        self._settings = settings
        self._metrics = metrics
        count = settings.engines or os.cpu_count() or 1
        self._choosers = [make() for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="evora-engine")
        self._queue: asyncio.Queue[Turn] = asyncio.Queue()
        self._turns: dict[str, Turn] = {}
        self._thinking: dict[str, KillSwitch] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._play: Play | None = None

    def start(self, play: Play) -> None:
        self._play = play
        for chooser in self._choosers:
            self._spawn(self._work(chooser))

    async def stop(self) -> None:
        for switch in self._thinking.values():
            switch.pull()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(chooser.close) for chooser in self._choosers))

    def expect(self, game: str, turn: Turn | None) -> None:
        """Says what a game waits for now: this turn of an engine, or none."""
        before = self._turns.pop(game, None)
        if before is not None and game in self._thinking:
            self._thinking[game].pull()
        if turn is not None:
            self._turns[game] = turn
            self._queue.put_nowait(turn)
            self._metrics.engine_queue.set(self._queue.qsize())

    def has_turn(self, game: str) -> bool:
        return game in self._turns

    def waits(self, turn: Turn) -> bool:
        return self._turns.get(turn.game) is turn

    # --- Work

    async def _work(self, chooser: Chooser) -> None:
        while True:
            turn = await self._queue.get()
            self._metrics.engine_queue.set(self._queue.qsize())
            if self.waits(turn):
                began = asyncio.get_running_loop().time()
                move = await self._choose(chooser, turn)
                if self.waits(turn):
                    self._spawn(self._finish(turn, move, began))

    async def _choose(self, chooser: Chooser, turn: Turn) -> Move:
        loop = asyncio.get_running_loop()
        switch = self._thinking[turn.game] = KillSwitch()
        timeout = self._settings.engine_timeout
        choose = partial(
            chooser.choose,
            turn.position,
            Limit(ms=max(1, round(timeout * 1000))),  # a level looks less long by itself
            level=turn.level,
            seed=turn.seed,
            timeout=timeout,
            kill_switch=switch,
        )
        try:
            for _attempt in range(2):
                began = loop.time()
                try:
                    move = await loop.run_in_executor(self._threads, choose)
                except Exception as error:
                    if not self.waits(turn):
                        break
                    self._failed(turn, error)
                else:
                    self._metrics.engine_seconds.labels(turn.level).observe(loop.time() - began)
                    return move
        finally:
            if self._thinking.get(turn.game) is switch:
                del self._thinking[turn.game]
        return _simple_move(turn)

    def _failed(self, turn: Turn, error: Exception) -> None:
        reason = _FAILURES[error.reason] if isinstance(error, PlayerError) else "error"
        self._metrics.engine_failures.labels(reason).inc()
        if isinstance(error, PlayerError):
            game = short(turn.game)
            note(logging.WARNING, "engine_failed", game=game, engine=turn.level, reason=reason)
        else:
            note_error("engine", error, engine=turn.level)

    async def _finish(self, turn: Turn, move: Move, began: float) -> None:
        """Plays the move, not before people could see what was played before it."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, began + self._settings.engine_pause - loop.time()))
        while self.waits(turn) and not await self._played(turn, move):
            await asyncio.sleep(_RETRY_SECONDS)
        if self.waits(turn):
            del self._turns[turn.game]

    async def _played(self, turn: Turn, move: Move) -> bool:
        assert self._play is not None
        try:
            return await self._play(turn, move)
        except Exception as error:  # tried again: a game must not end here
            self._metrics.errors.labels("engines").inc()
            note_error("engines", error, game=short(turn.game))
            return False

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        with contextlib.suppress(asyncio.CancelledError):
            error = task.exception()
            if error is not None:
                self._metrics.errors.labels("engines").inc()
                note_error("engines", error)


def _simple_move(turn: Turn) -> Move:
    try:
        return GreedyPlayer(turn.seed).choose(turn.position)
    except Exception as error:
        note_error("greedy", error)
        return turn.position.legal_moves[0]
