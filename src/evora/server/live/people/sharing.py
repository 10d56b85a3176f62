"""Tells other processes who is here, and knows who is with them.

Each process keeps its own guests in a table and tells the changes; the others keep what they hear.
The table is read again when something may have been missed, and a process that has died takes its
guests with it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from evora.server.common.timestamps import now_ms
from evora.server.live.people.hub import NO_GAME, Hub
from evora.server.live.people.presence import Presence
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import cluster
from evora.server.storage import signals as stored_signals
from evora.server.storage.cluster_values import Present
from evora.server.storage.journal import Journal
from evora.server.storage.values import Unavailable

_TOPIC = "presence"
# Changes within this time are announced together.
_GATHER_SECONDS = 0.2
_RETRY_SECONDS = 1.0
_MAX_CHANGES = 500


class PresenceSharing:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        signals: Signals,
        hub: Hub,
        presence: Presence,
        membership: Membership,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._process = journal.store.process
        self._hub = hub
        self._presence = presence
        self._membership = membership
        self._changed: set[Present] = set()
        self._announced: set[Present] = set()
        self._tasks = tasks
        self._announcing = False
        self._reading = False
        self._stale = False
        if journal.store.shared:
            hub.changed.subscribe(self._came_or_left)
            signals.subscribe(_TOPIC, self._heard)
            signals.gap.subscribe(self._read_soon)
            membership.gone.subscribe(presence.forget)
            membership.joined.subscribe(self._announce_everything)

    async def start(self) -> None:
        if self._journal.store.shared:
            await self._read()

    # --- Announcing

    def _came_or_left(self, game: str, guest: str | None) -> None:
        if guest is None:
            return
        self._changed.add((game, guest))
        if not self._announcing:
            self._announcing = True
            self._tasks.spawn(_TOPIC, self._announce())

    def _announce_everything(self) -> None:
        """The others took this process for dead, or do not know it yet."""
        self._announced.clear()
        for connection in self._hub.connections:
            self._came_or_left(NO_GAME, connection.guest)
        for game in self._hub.games():
            for guest in self._hub.guests(game):
                self._came_or_left(game, guest)

    async def _announce(self) -> None:
        try:
            await asyncio.sleep(_GATHER_SECONDS)
            while self._changed:
                await self._announce_some([self._changed.pop() for _ in range(self._some())])
        finally:
            self._announcing = False

    def _some(self) -> int:
        return min(len(self._changed), _MAX_CHANGES)

    async def _announce_some(self, changed: list[Present]) -> None:
        came = [pair for pair in changed if self._is_here(pair) and pair not in self._announced]
        went = [pair for pair in changed if not self._is_here(pair) and pair in self._announced]
        now = now_ms()
        changes: list[Any] = [[self._process, *pair, None] for pair in came]
        changes += [[self._process, *pair, now] for pair in went]
        messages = list(stored_signals.chunks(self._process, _TOPIC, changes))
        if not messages:
            return
        try:
            await self._journal.write(cluster.change_presence, self._process, came, went, messages)
        except Unavailable:
            self._changed.update(changed)
            await asyncio.sleep(_RETRY_SECONDS)
            return
        self._announced.update(came)
        self._announced.difference_update(went)

    def _is_here(self, pair: Present) -> bool:
        game, guest = pair
        if game == NO_GAME:
            return self._hub.is_connected(guest)
        return guest in self._hub.guests(game)

    # --- Hearing

    def _heard(self, changes: list[Any]) -> None:
        for process, game, guest, left in changes:
            if left is None:
                self._membership.meet(process)
                self._presence.came_elsewhere(process, game, guest)
            else:
                self._presence.left_elsewhere(process, game, guest, left)

    def _read_soon(self) -> None:
        self._stale = True
        if not self._reading:
            self._reading = True
            self._tasks.spawn(_TOPIC, self._read_while_stale())

    async def _read_while_stale(self) -> None:
        """Once more if something was missed while it read."""
        try:
            while self._stale:
                self._stale = False
                try:
                    await self._read()
                except Unavailable:
                    self._stale = True
                    await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._reading = False

    async def _read(self) -> None:
        elsewhere = await self._journal.read(cluster.presence_elsewhere, self._process)
        self._presence.replace_elsewhere(elsewhere)
