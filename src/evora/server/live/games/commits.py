"""Commits: a decision is stored, and only then true; then everybody hears of it.

The order is always the same: validate, commit, then publish the change and answer. What cannot be
committed has not happened. Nothing that can fail stands between the commit and the publication.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from evora.server.common.metrics import Metrics
from evora.server.domain.table import Decision
from evora.server.live.games.cache import GameCache
from evora.server.live.games.index import index_of, seats_of
from evora.server.live.games.live_game import GameChanged, GameChanges, LiveGame
from evora.server.live.guests.names import Names
from evora.server.live.processes.tasks import Tasks
from evora.server.storage.journal import Journal
from evora.server.storage.values import Append, Busy, NewGame, Unavailable

T = TypeVar("T")

_RETRY_SECONDS = 2.0


class Commits:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        cache: GameCache,
        names: Names,
        changes: GameChanges,
        metrics: Metrics,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._cache = cache
        self._names = names
        self._changes = changes
        self._metrics = metrics
        self._tasks = tasks

    async def append(
        self, live: LiveGame, decision: Decision, rematch: tuple[NewGame, LiveGame] | None = None
    ) -> None:
        """Stores what was decided about a game that is held; Conflict, Unavailable. `rematch`: the
        game that is made with it."""
        before, table = live.table, decision.table
        seats = seats_of(table)
        append = Append(
            game=live.id,
            entries=decision.entries,
            index=index_of(table),
            seats=seats if seats != seats_of(before) else None,
            creates=rematch[0] if rematch is not None else None,
        )
        await self._names.load_for(table)
        try:
            await self._timed(self._journal.append(append))
        except Busy:
            raise
        except Unavailable:
            live.uncertain = True
            # It may have succeeded: then it has to be broadcast, and an engine may wait.
            self._tasks.spawn("reread", self._reread_until_certain(live.id))
            raise
        live.table = table
        self._changes(GameChanged(live, before, here=True))
        if rematch is not None:
            self._changes(GameChanged(rematch[1], None, here=True))

    async def create(self, new: NewGame, live: LiveGame) -> None:
        """Stores a new game; Conflict, Unavailable."""
        await self._names.load_for(live.table)
        await self._timed(self._journal.create(new))
        self._changes(GameChanged(live, None, here=True))

    def publish(self, live: LiveGame) -> None:
        """Nothing was changed, but from now on this process minds the engine and the clock."""
        self._changes(GameChanged(live, live.table, here=True))

    async def _timed(self, commit: Coroutine[Any, Any, None]) -> None:
        began = time.perf_counter()
        try:
            await commit
        except Unavailable:
            self._metrics.unavailable.inc()
            raise
        self._metrics.commit_seconds.observe(time.perf_counter() - began)

    # --- A commit that broke in the middle

    async def settle(self, live: LiveGame) -> None:
        """Reads a game again whose last commit broke in the middle; Unavailable."""
        if live.uncertain:
            await self._cache.read_again(live)

    async def _reread_until_certain(self, game: str) -> None:
        while True:
            await asyncio.sleep(_RETRY_SECONDS)
            with contextlib.suppress(Unavailable):
                async with self._cache.hold(game) as live:
                    return await self.settle(live)


async def shielded(work: Coroutine[Any, Any, T]) -> T:
    """Runs to its end though the caller be cancelled: what is committed has to be published."""
    return await asyncio.shield(asyncio.ensure_future(work))
