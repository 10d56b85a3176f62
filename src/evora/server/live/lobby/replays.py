"""Replays: the best public games that were played to their end, for when nobody plays now."""

from __future__ import annotations

import asyncio
import time

from evora.server.common.timestamps import now_ms
from evora.server.domain import summaries
from evora.server.live.games.index import PLAYED_OUT
from evora.server.live.lobby.worth import worth
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import ListedGame

_SHOWN = 12
_LOOKED_AT = 200
_DAY_MS = 86_400_000
# Where a day has too few games, those of the days before follow.
_DAYS = 7
_CACHE_SECONDS = 30.0


class Replays:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = asyncio.Lock()
        self._read: tuple[float, list[ListedGame]] | None = None

    async def games(self) -> list[ListedGame]:
        """The best of the last day, then of the last week; Unavailable."""
        async with self._lock:
            if self._read is None or self._read[0] < time.monotonic():
                self._read = (time.monotonic() + _CACHE_SECONDS, await self._best())
            return self._read[1]

    def changed(self) -> None:
        """A public game may have ended."""
        self._read = None

    async def _best(self) -> list[ListedGame]:
        now = now_ms()
        found = await self._journal.read(
            stored_games.finished_public, now - _DAYS * _DAY_MS, _LOOKED_AT
        )
        whole = [game for game in found if summaries.decode(game.summary).reason in PLAYED_OUT]
        whole.sort(key=lambda game: (game.changed > now - _DAY_MS, worth(game), game.changed))
        return whole[::-1][:_SHOWN]
