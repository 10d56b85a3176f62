"""Follows what other processes commit, for the games that are in memory here.

A hint brings the entries; a game that is watched goes on at once, another one when it is next
asked for. Hints can get lost: every few seconds, and after a gap, the seqs of the watched games are
compared with the tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from evora.server.common.logs import note_error, short
from evora.server.common.refusal import Refusal
from evora.server.live.games import Games, GameServices
from evora.server.live.guests import Guests
from evora.server.live.hub import Hub
from evora.server.live.lists import Lists
from evora.server.live.repeating import repeat
from evora.server.storage import Unavailable
from evora.server.storage.hints import GameHint

POLL_SECONDS = 5.0
_CLAIM_SECONDS = 2.0
# Seqs asked for at once; engine turns taken over at once.
_BATCH = 500
_MAX_CLAIMS = 8


class Following:
    def __init__(
        self, services: GameServices, games: Games, hub: Hub, guests: Guests, lists: Lists
    ) -> None:
        self._journal = services.journal
        self._cache = services.cache
        self._engines = services.engines
        self._broadcaster = services.broadcaster
        self._metrics = services.metrics
        self._games = games
        self._hub = hub
        self._guests = guests
        self._lists = lists
        self._tasks: set[asyncio.Task[None]] = set()
        self._signals = signals = services.signals
        signals.on_games = self.hear
        signals.on_gap(self._gap)
        signals.subscribe("lobby", lambda _value: lists.lobby_changed())
        signals.subscribe("renamed", lambda guest: self._spawn(self._renamed(guest)))
        signals.subscribe("gone", hub.close_guest)
        signals.subscribe("watched", self._watched_elsewhere)

    def start(self) -> None:
        if self._journal.store.shared:
            self._spawn(repeat(self._poll, POLL_SECONDS, self._metrics, "following"))
            self._spawn(
                repeat(self._claim_engine_turns, _CLAIM_SECONDS, self._metrics, "following")
            )

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- Games

    def hear(self, hints: Sequence[GameHint]) -> None:
        """Other processes have committed these entries."""
        for hint in hints:
            live, held = self._cache.peek(hint.game), self._cache.is_held(hint.game)
            if live is not None:
                if hint.seq <= live.table.seq:
                    continue
                live.heard = max(live.heard, hint.seq)
                watched = self._hub.is_watched(hint.game) or self._engines.has_turn(hint.game)
                if watched and self._games.follow_at_once(live, hint.entries):
                    continue
                held = held or watched
            if held:
                self._spawn(self._follow(hint))

    async def _follow(self, hint: GameHint) -> None:
        """Takes the entries as they come, if they are the next ones; else reads them."""
        try:
            await self._games.follow(hint.game, hint.entries)
        except (Refusal, Unavailable):  # the poll finds it again
            return
        except Exception as error:
            self._metrics.errors.labels("following").inc()
            note_error("following", error, game=short(hint.game))

    def _gap(self) -> None:
        """Hints may have been missed: nothing in memory is sure to be the newest."""
        self._cache.distrust(deaf=not self._signals.connected)
        self._lists.lobby_changed()
        self._spawn(self._poll_once())

    async def _poll_once(self) -> None:
        try:
            await self._poll()
        except Unavailable:
            self._metrics.unavailable.inc()

    async def _poll(self) -> None:
        watched = list(self._hub.games())
        for first in range(0, len(watched), _BATCH):
            batch = watched[first : first + _BATCH]
            stored = await self._journal.call(self._journal.store.seqs, batch)
            for game, seq in stored.items():
                live = self._cache.peek(game)
                if live is not None and seq > live.table.seq:
                    live.heard = max(live.heard, seq)
                    await self._follow(GameHint(game, seq, ()))

        self._tell_what_is_watched(watched)

    # --- Guests and engines

    def _tell_what_is_watched(self, watched: Sequence[str]) -> None:
        """Games that only engines play go on while somebody looks, at whichever process."""
        games = (self._cache.peek(game) for game in watched)
        waiting = [live.id for live in games if live and self._games.waits_elsewhere(live)]
        for first in range(0, len(waiting), _BATCH):
            self._signals.publish("watched", waiting[first : first + _BATCH])

    def _watched_elsewhere(self, games: Sequence[str]) -> None:
        for game in games:
            self._engines.watched(game, by_socket=False)

    async def _renamed(self, guest: str) -> None:
        self._guests.forget(guest)
        await self._guests.load_names([guest])
        self._broadcaster.renamed(guest)

    async def _claim_engine_turns(self) -> None:
        """Engine turns of processes that have died."""
        claim = self._journal.store.claim_engine_turns
        while games := await self._journal.write(claim, _MAX_CLAIMS):
            for game in games:
                await self._games.resume(game, None)
            if len(games) < _MAX_CLAIMS:
                return

    # --- Tasks

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
