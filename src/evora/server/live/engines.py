"""Engine turns, off the event loop: so many at once, in the order in which they came up.

A turn is bound to (game, seq). A game has one at most, so no game can crowd out the others. When
the game goes on without it, it is dropped, and what was thinking about it is stopped. An engine
that fails is asked once more, then a simple player moves: no game ever waits for an engine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from evora._core import Move, Position
from evora.players.builtin import GreedyPlayer
from evora.server.common.logs import note, note_error, short
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.live.engine_process import Chooser, EngineFailed, EngineProcess

# Between attempts to store an engine's move while the database is away.
_RETRY_SECONDS = 1.0


@dataclass(frozen=True)
class Turn:
    """`mood`: the level's whims follow from it and the position, so that taking a move back and
    playing it again gets the same answer."""

    game: str
    seq: int
    level: str
    mood: int
    position: Position


# Stores the move if the game still stands at the turn's seq; False: not now, try again.
Play = Callable[[Turn, Move], Awaitable[bool]]


class Engines:
    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        make: Callable[[], Chooser] = EngineProcess,
    ) -> None:
        self._settings = settings
        self._metrics = metrics
        count = settings.engines or os.cpu_count() or 1
        self._choosers = [make() for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="evora-engine")
        self._queue: asyncio.Queue[Turn] = asyncio.Queue()
        self._turns: dict[str, Turn] = {}
        self._thinking: dict[str, Chooser] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._play: Play | None = None

    def start(self, play: Play) -> None:
        self._play = play
        for chooser in self._choosers:
            self._spawn(self._work(chooser))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        ended = asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        while not ended.done():
            # Again and again: one may have begun to think just after it was stopped.
            for chooser in self._choosers:
                chooser.stop()
            await asyncio.wait({ended}, timeout=0.05)
        for chooser in self._choosers:
            if isinstance(chooser, EngineProcess):
                chooser.close()

    def expect(self, game: str, turn: Turn | None) -> None:
        """Says what a game waits for now: this turn of an engine, or none."""
        before = self._turns.pop(game, None)
        if before is not None and game in self._thinking:
            self._thinking[game].stop()
        if turn is not None:
            self._turns[game] = turn
            self._queue.put_nowait(turn)
            self._metrics.engine_queue.set(self._queue.qsize())

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
        self._thinking[turn.game] = chooser
        try:
            for _attempt in range(2):
                began = loop.time()
                try:
                    move = await loop.run_in_executor(
                        self._threads,
                        chooser.choose,
                        turn.level,
                        turn.mood,
                        turn.position,
                        self._settings.engine_timeout,
                    )
                except Exception as error:
                    if not self.waits(turn):
                        break
                    self._failed(turn, error)
                else:
                    self._metrics.engine_seconds.labels(turn.level).observe(loop.time() - began)
                    return move
        finally:
            if self._thinking.get(turn.game) is chooser:
                del self._thinking[turn.game]
        return _simple_move(turn)

    def _failed(self, turn: Turn, error: Exception) -> None:
        reason = error.reason if isinstance(error, EngineFailed) else "error"
        self._metrics.engine_failures.labels(reason).inc()
        if isinstance(error, EngineFailed):
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
        return GreedyPlayer(turn.mood).choose(turn.position)
    except Exception as error:
        note_error("greedy", error)
        return turn.position.legal_moves[0]
