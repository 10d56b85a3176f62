"""Commits: a decision is stored, and only then true; then everybody hears of it.

The order is always the same: validate, commit, then publish the change and answer. What cannot be
committed has not happened. Nothing that can fail stands between the commit and the publication.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeVar

from evora.server.common.metrics import Metrics
from evora.server.domain.finishing import finishes
from evora.server.domain.notices import At, notices
from evora.server.domain.played import played_seats
from evora.server.domain.rated_games import rated_game
from evora.server.domain.table import Decision, SeatState, Table
from evora.server.live.games.cache import GameCache
from evora.server.live.games.index import (
    finished_bots,
    index_of,
    pairings_of,
    seats_of,
)
from evora.server.live.games.live_game import GameChanged, GameChanges, LiveGame
from evora.server.live.guests.names import Names
from evora.server.live.processes.tasks import Tasks
from evora.server.storage.journal import Journal
from evora.server.storage.values import Append, Busy, NewGame, ReadOnly, Unavailable

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
        at: At,
    ) -> None:
        """`at`: who is at a game."""
        self._at = at
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
        game that is made with it; Refusal if there is no room for it."""
        append = append_of(live, decision, self._at)
        if rematch is not None:
            append = replace(append, creates=rematch[0])
        await self._store(append, [(live, decision)])
        if rematch is not None:
            self._changes(GameChanged(rematch[1], None, here=True))

    async def seat(
        self,
        live: LiveGame,
        decision: Decision,
        networks: Mapping[str, str],
        left: tuple[LiveGame, Decision] | None,
    ) -> None:
        """Stores that pairing leads somebody to a game, together with what they give up for it;
        Conflict, Unavailable. Both are held. `networks`: where they come from."""
        append = replace(append_of(live, decision, self._at, networks), unless_locked=True)
        if left is None:
            await self._store(append, [(live, decision)])
            return
        leaves = replace(append_of(*left, self._at), unless_locked=True)
        await self._store(replace(append, leaves=leaves), [(live, decision), left])

    async def _store(self, append: Append, decided: Sequence[tuple[LiveGame, Decision]]) -> None:
        for _, decision in decided:
            await self._names.load_for(decision.table)
        try:
            await self._timed(self._journal.append(append))
        except (Busy, ReadOnly):
            raise
        except Unavailable:
            for live, _ in decided:
                live.uncertain = True
                # It may have succeeded: then it has to be broadcast, and an engine may wait.
                self._tasks.spawn("reread", self._reread_until_certain(live.id))
            raise
        changed = [GameChanged(live, live.table, here=True) for live, _ in decided]
        for live, decision in decided:
            live.table = decision.table
        for change in changed:
            self._changes(change)

    async def create(self, new: NewGame, live: LiveGame) -> None:
        """Stores a new game; Conflict, Refusal, Unavailable."""
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
        except ReadOnly:  # as the host wants it
            raise
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


def append_of(
    live: LiveGame,
    decision: Decision,
    at: At,
    networks: Mapping[str, str] = MappingProxyType({}),
) -> Append:
    """What is stored of a decision about a game. `at`: who is at a game; `networks`: where those
    come from who are paired."""
    before, table = live.table, decision.table
    append = Append(
        game=live.id,
        entries=decision.entries,
        index=index_of(table),
        # Also of a move: slow games call the next player.
        notices=notices(before, table, at),
    )
    # Nearly all appends are moves: the rest is not even asked about.
    if _same_people(before, table):
        return append
    seats = seats_of(table)
    append = replace(
        append,
        seats=seats if seats != seats_of(before) else None,
        pairings=pairings_of(before, table, networks),
    )
    if before.status == "over" or table.status != "over":
        return append if append.seats is None else replace(append, finishes=finishes(before, table))
    return replace(
        append,
        finishes=finishes(before, table),
        finished=finished_bots(table),
        played=played_seats(table),
        rated=rated_game(table),
    )


def _same_people(before: Table, table: Table) -> bool:
    """Whether everybody sits where they sat, in a game that neither began nor ended."""
    if before.status != table.status or before.paired != table.paired:
        return False
    return before.seats is table.seats or all(map(_same_player, before.seats, table.seats))


def _same_player(before: SeatState, seat: SeatState) -> bool:
    return (
        before.guest == seat.guest and before.kind == seat.kind and before.invited == seat.invited
    )


async def shielded(work: Coroutine[Any, Any, T]) -> T:
    """Runs to its end though the caller be cancelled: what is committed has to be published."""
    return await asyncio.shield(asyncio.ensure_future(work))
