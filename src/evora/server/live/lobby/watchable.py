"""Games to watch: those that began in the lobby, while they are played."""

from __future__ import annotations

import asyncio
import time

from evora.server.live.games.index import summary_view
from evora.server.live.people.presence import Presence
from evora.server.messages import WatchedGame
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import ListedGame

_SHOWN = 20
# Most of the games that were played last are those whose players are here.
_LOOKED_AT = 100
_CACHE_SECONDS = 1.0


class Watchable:
    def __init__(self, journal: Journal, presence: Presence) -> None:
        self._journal = journal
        self._presence = presence
        self._lock = asyncio.Lock()
        self._read: tuple[float, list[ListedGame]] | None = None

    async def games(self) -> list[ListedGame]:
        """Public games of which a player is here, most watched first; Unavailable."""
        playing = [game for game in await self._public() if self._is_live(game)]
        return sorted(playing, key=self.watchers, reverse=True)[:_SHOWN]

    def watchers(self, game: ListedGame) -> int:
        """How many look on, without the players."""
        return self._presence.audience(game.id, [seat.guest for seat in game.seats])

    def views(self, games: list[ListedGame], guest: str | None) -> list[WatchedGame]:
        return [
            WatchedGame(game=summary_view(game, guest), watchers=self.watchers(game))
            for game in games
        ]

    async def _public(self) -> list[ListedGame]:
        async with self._lock:
            if self._read is None or self._read[0] < time.monotonic():
                found = await self._journal.read(stored_games.public, _LOOKED_AT)
                self._read = (time.monotonic() + _CACHE_SECONDS, found)
            return self._read[1]

    def changed(self) -> None:
        """A public game has begun or ended."""
        self._read = None

    def _is_live(self, game: ListedGame) -> bool:
        return any(seat.guest in self._presence.at(game.id) for seat in game.seats if seat.guest)
