"""Engine turns, off the event loop: a fixed number at once, in the order of `engine_queue`.

A turn is bound to (game, seq). A game has at most one, so no game can crowd out the others. When
the game goes on without it, the turn is dropped and the engine that thinks about it is stopped. An
engine that fails is asked once more, then a simple player moves: no game waits for an engine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

from evora._core import Move, Position
from evora.players import ExternalEngine, GreedyPlayer, KillSwitch, PlayerError
from evora.search import Limit
from evora.server.common.logs import note, note_error, short
from evora.server.common.metrics import Metrics
from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.live.engines.queue import Turn, TurnQueue
from evora.server.live.engines.spare import SpareEngines
from evora.server.live.processes.tasks import Tasks

# Between attempts to store an engine's move while the database is away.
_RETRY_SECONDS = 1.0
# When to ask again after engines were refused.
_BUSY_MS = 5_000
# Guests of one address may together have so many times as many turns as one guest.
_GUESTS_TOGETHER = 3
# Who looks at a game without a socket counts as watching for this long.
_LOOK_SECONDS = 30.0
_MAX_REMEMBERED = 20_000
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


# Stores the move if the game still stands at the turn's seq; False: not now, try again.
Play = Callable[[Turn, Move], Awaitable[bool]]


class Engines:
    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        make: Callable[[], Chooser] = start_engine,
        is_watched: Callable[[str], bool] = lambda _game: True,
        processes: Callable[[], int] = lambda: 1,
    ) -> None:
        self._settings = settings
        self._metrics = metrics
        count = settings.engines or os.cpu_count() or 1
        self._choosers = [make() for _ in range(count)]
        self.spare = SpareEngines(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="evora-engine")
        self._is_watched = is_watched
        self._processes = processes
        self._looked: Recent[str, bool] = Recent(_MAX_REMEMBERED, _LOOK_SECONDS)
        self._addresses: Recent[str, str] = Recent(_MAX_REMEMBERED)
        self._queue = TurnQueue(self._is_seen)
        self._turns: dict[str, Turn] = {}
        self._thinking: dict[str, KillSwitch] = {}
        self._making: list[tuple[str, str | None]] = []

    def start(self, play: Play, tasks: Tasks) -> None:
        for chooser in self._choosers:
            tasks.spawn("engines", self._work(chooser, play, tasks))

    async def stop(self) -> None:
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(chooser.close) for chooser in self._choosers))

    def expect(self, game: str, turn: Turn | None = None) -> None:
        """Says what a game waits for now: this turn of an engine, or none."""
        before = self._turns.pop(game, None)
        if before is not None:
            self._queue.discard(before)
            if game in self._thinking:
                self._thinking[game].pull()
        if turn is not None:
            self._turns[game] = turn
            self._queue.put(turn)
        self._metrics.engine_queue.set(len(self._queue))

    def has_turn(self, game: str) -> bool:
        return game in self._turns

    def waits(self, turn: Turn) -> bool:
        return self._turns.get(turn.game) is turn

    # --- Everybody their share

    @contextlib.contextmanager
    def room(self, guest: str, address: str | None) -> Iterator[None]:
        """Room for a game with engines while it is made; Refusal engines_busy if engines already
        owe a guest, or an address, many moves."""
        # Each of several processes gives its part, so that together they give no more.
        most = math.ceil(self._settings.engine_turns / self._processes())
        owed = [turn for turn in self._turns.values() if turn.people or self._is_seen(turn.game)]
        of_guest = sum(turn.owner == guest for turn in owed)
        of_address = sum(self._addresses.get(turn.game) == address for turn in owed)
        # Those that are being made count as well: many may come at once.
        of_guest += sum(maker == guest for maker, _ in self._making)
        of_address += sum(place == address for _, place in self._making)
        if of_guest >= most or (address is not None and of_address >= most * _GUESTS_TOGETHER):
            detail = f"expected fewer than {most} games in which engines have to move"
            raise Refusal("engines_busy", None, detail, retry_ms=_BUSY_MS)
        self._making.append((guest, address))
        try:
            yield
        finally:
            self._making.remove((guest, address))

    def made_by(self, game: str, address: str | None) -> None:
        """Remembers which address a game counts for; no longer than this process lives."""
        if address is not None:
            self._addresses.put(game, address)

    def watched(self, game: str, *, by_socket: bool) -> None:
        """Somebody looks at a game: if only engines play it, it goes on."""
        if not by_socket:
            self._looked.put(game, True)
        self._queue.watched(game)

    def _is_seen(self, game: str) -> bool:
        return self._is_watched(game) or self._looked.get(game) is not None

    # --- Work

    async def _work(self, chooser: Chooser, play: Play, tasks: Tasks) -> None:
        while True:
            turn = await self._queue.get()
            self._metrics.engine_queue.set(len(self._queue))
            if self.waits(turn):
                began = asyncio.get_running_loop().time()
                with self.spare.playing():
                    move = await self._choose(chooser, turn)
                if self.waits(turn):
                    tasks.spawn("engines", self._finish(turn, move, began, play))

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
                    took = loop.time() - began
                    self._metrics.engine_seconds.labels(turn.level).observe(took)
                    self._queue.thought(turn.level, took)
                    return move
        finally:
            switch.pull()  # nobody waits for it any more
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

    async def _finish(self, turn: Turn, move: Move, began: float, play: Play) -> None:
        """Plays the move, not before people could see what was played before it."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, began + self._settings.engine_pause - loop.time()))
        while self.waits(turn) and not await self._played(turn, move, play):
            await asyncio.sleep(_RETRY_SECONDS)
        if self.waits(turn):
            del self._turns[turn.game]

    async def _played(self, turn: Turn, move: Move, play: Play) -> bool:
        try:
            return await play(turn, move)
        except Exception as error:  # tried again: a game must not end here
            self._metrics.errors.labels("engines").inc()
            note_error("engines", error, game=short(turn.game))
            return False


def _simple_move(turn: Turn) -> Move:
    try:
        return GreedyPlayer(turn.seed).choose(turn.position)
    except Exception as error:
        note_error("greedy", error)
        return turn.position.legal_moves[0]
