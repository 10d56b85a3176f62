"""Deadlines: a task that wakes up when a clock runs out. And the server's heartbeat.

Deadlines that come soon are in a heap; every few seconds the store is asked for more, so that none
is ever forgotten and far ones take no memory. Of several processes, the one that leads asks it.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable

from evora.server.common.logs import note, short
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.games.live_game import GameChanged
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import Unavailable

_NAME = "sweeper"
HEARTBEAT_SECONDS = 1.0
POLL_SECONDS = 5.0
_MAX_DUE = 100
# Machines sleep and their clocks are set: the time is looked at again after this wait.
_MAX_WAIT_MS = 1000
# Every move sets a deadline: only those that come sooner than this are kept here.
_SOON_MS = 10 * 60_000

# Does what a game's clock does now, and says when it runs out next.
Due = Callable[[str], Awaitable[int | None]]


class Sweeper:
    def __init__(
        self, journal: Journal, settings: Settings, tasks: Tasks, membership: Membership
    ) -> None:
        self._journal = journal
        self._membership = membership
        self._tasks = tasks
        # A clock has run out only after the grace period.
        self._grace_ms = int(settings.clock_grace * 1000)
        self._deadlines: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._wake = asyncio.Event()

    def start(self, due: Due) -> None:
        self._tasks.spawn(_NAME, self._sweep(due))
        self._tasks.repeat(_NAME, self._membership.beat, HEARTBEAT_SECONDS)
        self._tasks.repeat(_NAME, lambda: self._poll(due), POLL_SECONDS)

    def game_changed(self, change: GameChanged) -> None:
        """The process that wrote it minds the clock."""
        self.expect(change.game.id, change.game.table.due if change.here else None)

    def expect(self, game: str, deadline: int | None = None) -> None:
        """Says when a game's clock runs out; None: it does not run."""
        if deadline is None or deadline - now_ms() > _SOON_MS:
            self._deadlines.pop(game, None)
        elif self._deadlines.get(game) != deadline:
            self._deadlines[game] = deadline
            heapq.heappush(self._heap, (deadline, game))
            if self._heap[0] == (deadline, game):
                self._wake.set()

    # --- Tasks

    async def _sweep(self, due: Due) -> None:
        while True:
            self._wake.clear()
            wait = self._heap[0][0] + self._grace_ms + 1 - now_ms() if self._heap else _MAX_WAIT_MS
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    seconds = min(wait, _MAX_WAIT_MS) / 1000
                    await asyncio.wait_for(self._wake.wait(), seconds)
                continue
            deadline, game = heapq.heappop(self._heap)
            if self._deadlines.get(game) == deadline:
                del self._deadlines[game]
                await self._handle(due, game)

    async def _handle(self, due: Due, game: str) -> None:
        await self._tasks.guarded(_NAME, self._expire(due, game), game=short(game))

    async def _expire(self, due: Due, game: str) -> None:
        try:
            self.expect(game, await due(game))
        except Refusal:  # the game is gone
            return
        except Unavailable:  # the poll finds it again
            note(logging.WARNING, "clock_waits", game=short(game))

    async def _poll(self, due: Due) -> None:
        """Handles what is due before the next poll; handling a game sets its next deadline."""
        if not self._membership.leads:
            return
        until = now_ms() + int(2 * POLL_SECONDS * 1000)
        for game in await self._journal.read(stored_games.due, until, _MAX_DUE):
            if game not in self._deadlines:
                await self._handle(due, game)
