"""What is not kept forever: open games without a maker, abandoned games, guests who stay away,
reports that were decided, notes about rated games, notices, mail addresses that nobody confirms.

All but the last four have a setting in days; 0 keeps them forever. The process that leads looks
every few minutes, and does a little at a time, so that nobody waits for it. What was counted for
rates goes then, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from evora.server.common.logs import note
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import clock, now_ms, wall_ms
from evora.server.live.games.commands import Commands
from evora.server.live.guests.guests import Guests
from evora.server.live.people.hub import Hub
from evora.server.live.people.presence import Presence
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import fair_play, outbox, rates
from evora.server.storage import mail as stored_mail
from evora.server.storage import notices as stored_notices
from evora.server.storage import pairings as stored_pairings
from evora.server.storage import reports as stored_reports
from evora.server.storage import retention as stored_retention
from evora.server.storage.journal import Journal

FIRST_SECONDS = 60.0
EVERY_SECONDS = 600.0
# Games or guests in one transaction, and the pause after it: moves are committed in between.
_BATCH = 50
_PAUSE_SECONDS = 0.2
_DAY_MS = 86_400_000
# However the server is set up: they are about people, and have done what they were for.
_REPORTS_MS = 90 * _DAY_MS
_NOTES_MS = 180 * _DAY_MS


class Retention:
    """`deleted` is published for every game that is no longer kept."""

    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        settings: Settings,
        tasks: Tasks,
        journal: Journal,
        hub: Hub,
        membership: Membership,
        presence: Presence,
        guests: Guests,
        commands: Commands,
    ) -> None:
        self._settings = settings
        self._tasks = tasks
        self._journal = journal
        self._hub = hub
        self._membership = membership
        self._presence = presence
        self._guests = guests
        self._commands = commands
        self.deleted: Subscribers[[str]] = Subscribers("retention")
        # Cancelled games are looked for among those that ended since then.
        self._looked_until = 0

    def start(self) -> None:
        self._tasks.spawn("retention", self._begin())

    async def _begin(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        self._tasks.repeat("retention", self._run_if_leading, EVERY_SECONDS)

    async def _run_if_leading(self) -> None:
        # While the games' time stands still nobody could have touched them.
        if self._membership.leads and not clock.stands:
            await self.run(now_ms())

    async def run(self, now: int) -> None:
        """Everything that is due; Unavailable."""
        settings = self._settings
        await self._journal.write(rates.forget, now)
        await self._journal.write(stored_pairings.forget_old, now)
        if settings.keep_open:
            await self._cancel_open(now - settings.keep_open * _DAY_MS)
        if settings.keep_abandoned:
            before = now - settings.keep_abandoned * _DAY_MS
            await self._delete_abandoned(before)
            await self._delete_cancelled(before)
        if settings.keep_guests:
            await self._delete_guests(now - settings.keep_guests * _DAY_MS)
        await self._delete_reports(now - _REPORTS_MS)
        await self._journal.write(fair_play.delete_old, now - _NOTES_MS)
        await self._journal.write(stored_notices.delete_old, now - stored_notices.KEPT_MS)
        await self._journal.write(outbox.forget_refusals, now - stored_notices.KEPT_MS)
        await self._journal.write(stored_mail.forget, wall_ms())

    # --- Games

    async def _cancel_open(self, before: int) -> None:
        for game, maker in await self._journal.read(stored_retention.left_open, before, _BATCH):
            here = self._presence.on_server(maker)
            if not here and maker not in self._presence.at(game):
                await self._commands.cancel_unattended(game)
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _delete_abandoned(self, before: int) -> None:
        while True:
            games = await self._journal.read(stored_retention.abandoned, before, _BATCH)
            if not await self._delete(games, before):
                return

    async def _delete_cancelled(self, before: int) -> None:
        while True:
            since = self._looked_until
            games, until = await self._journal.read(
                stored_retention.cancelled, since, before, 10 * _BATCH
            )
            await self._delete(games, before)
            self._looked_until = before if until is None else until
            if until is None or until == since:
                return

    async def _delete(self, games: Sequence[str], before: int) -> int:
        """Deletes games that nobody looks at; how many."""
        chosen = [game for game in games if not self._hub.is_watched(game)]
        if not chosen:
            return 0
        deleted = await self._journal.write(stored_retention.delete_games, chosen, before)
        for game in chosen:
            self.deleted(game)
        note(logging.INFO, "games_deleted", count=deleted)
        await asyncio.sleep(_PAUSE_SECONDS)
        return deleted

    # --- Guests

    async def _delete_reports(self, before: int) -> None:
        deleted = await self._journal.write(stored_reports.delete_decided, before)
        if deleted:
            note(logging.INFO, "reports_deleted", count=deleted)

    async def _delete_guests(self, before: int) -> None:
        while True:
            found = await self._journal.read(stored_retention.idle_guests, before, _BATCH)
            idle = [guest for guest in found if not self._presence.on_server(guest)]
            for guest in idle:
                await self._guests.delete(guest)
            if idle:
                note(logging.INFO, "guests_deleted", count=len(idle))
            if len(idle) < _BATCH:
                return
            await asyncio.sleep(_PAUSE_SECONDS)
