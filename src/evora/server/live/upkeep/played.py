"""Finished games that are on nobody's page yet: those that ended before there were such pages, or
at a process of an older version.

The process that leads looks at all of them once, the oldest first, a few at a time, so that nobody
waits for it. How far it is is stored with what it adds: after a restart, and at another process, it
goes on from there. Then it looks for new ones now and then.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import ValidationError

from evora.errors import EvoraError
from evora.server.common.logs import note, short
from evora.server.common.timestamps import now_ms
from evora.server.domain import summaries
from evora.server.domain.played import DECIDED, PlayedSeat, played_seats
from evora.server.domain.table import replay
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import games as stored_games
from evora.server.storage import played as stored_played
from evora.server.storage.journal import Journal
from evora.server.storage.values import Cursor

_NAME = "played"
FIRST_SECONDS = 2.0
EVERY_SECONDS = 600.0
# Games in one transaction, and the pause after it: moves are committed in between.
_BATCH = 50
_PAUSE_SECONDS = 0.05
# A process may be late with what it commits: games of the last hour are looked at again.
_MARGIN_MS = 3_600_000
# So often the log says how far it is.
_SAY_EVERY = 1_000


class PlayedGames:
    def __init__(self, journal: Journal, members: Membership, tasks: Tasks) -> None:
        self._journal = journal
        self._members = members
        self._tasks = tasks

    def start(self) -> None:
        self._tasks.spawn(_NAME, self._begin())

    async def _begin(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        self._tasks.repeat(_NAME, self._run_if_leading, EVERY_SECONDS)

    async def _run_if_leading(self) -> None:
        if self._members.leads:
            await self.run()

    async def run(self) -> None:
        """Everything that there is; Unavailable."""
        place = Cursor(await self._journal.read(stored_played.looked_until), "")
        looked, added = 0, 0
        while batch := await self._journal.read(stored_played.next_finished, place, _BATCH):
            place = batch[-1][0]
            unknown = [at.game for at, summary in batch if summary and _may_count(summary)]
            found = {game: await self._played(game) for game in unknown}
            until = min(place.changed, now_ms() - _MARGIN_MS)
            await self._journal.write(stored_played.add_old, found, until)
            looked, added = looked + len(batch), added + sum(map(bool, found.values()))
            if looked % _SAY_EVERY == 0:
                note(logging.INFO, "games_on_pages", looked=looked, added=added)
            await asyncio.sleep(_PAUSE_SECONDS)
        if added:
            note(logging.INFO, "games_on_pages", looked=looked, added=added)

    async def _played(self, game: str) -> tuple[PlayedSeat, ...]:
        """One damaged game does not stop the others."""
        log = await self._journal.read(stored_games.load_log, game)
        try:
            return played_seats(await asyncio.to_thread(replay, game, log))
        except (EvoraError, ValidationError, AssertionError) as error:
            note(logging.WARNING, "game_unreadable", game=short(game), reason=str(error))
            return ()


def _may_count(summary: str) -> bool:
    """Whether the log has to be read at all."""
    stored = summaries.decode(summary)
    played = stored.reason in DECIDED and stored.source in (None, "played")
    return played and "guest" in stored.kinds and "local" not in stored.kinds
