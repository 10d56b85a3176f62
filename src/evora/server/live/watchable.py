"""Games to watch: those that began in the lobby, while they are played. And how many are here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from evora.server.live.game_index import summary_view
from evora.server.live.hub import Hub
from evora.server.live.presence import Presence
from evora.server.messages import WatchedGame
from evora.server.storage import ListedGame
from evora.server.storage.journal import Journal

_SHOWN = 20
# Most of the games that were played last are those whose players are here.
_LOOKED_AT = 100
_CACHE_SECONDS = 1.0


class Watchable:
    def __init__(
        self,
        journal: Journal,
        hub: Hub,
        presence: Presence,
        people_elsewhere: Callable[[], int],
    ) -> None:
        self._journal = journal
        self._hub = hub
        self._presence = presence
        self._people_elsewhere = people_elsewhere
        self._lock = asyncio.Lock()
        self._read: tuple[float, list[ListedGame]] | None = None

    def people(self) -> int:
        """How many have a page open: guests count once at each process, however many tabs they
        have."""
        guests = {connection.guest for connection in self._hub.connections}
        strangers = sum(connection.guest is None for connection in self._hub.connections)
        return len(guests - {None}) + strangers + self._people_elsewhere()

    async def games(self) -> list[ListedGame]:
        """Public games of which a player is here, most watched first; Unavailable."""
        playing = [game for game in await self._public() if self._is_live(game)]
        return sorted(playing, key=self.watchers, reverse=True)[:_SHOWN]

    def watchers(self, game: ListedGame) -> int:
        """How many look on, without the players."""
        players = {seat.guest for seat in game.seats}
        others = self._presence.here(game.id) - players
        return len(others) + self._hub.strangers(game.id)

    def views(self, games: list[ListedGame], guest: str | None) -> list[WatchedGame]:
        return [
            WatchedGame(game=summary_view(game, guest), watchers=self.watchers(game))
            for game in games
        ]

    async def _public(self) -> list[ListedGame]:
        async with self._lock:
            if self._read is None or self._read[0] < time.monotonic():
                store = self._journal.store
                found = await self._journal.call(store.public_games, _LOOKED_AT)
                self._read = (time.monotonic() + _CACHE_SECONDS, found)
            return self._read[1]

    def changed(self) -> None:
        """A public game has begun or ended."""
        self._read = None

    def _is_live(self, game: ListedGame) -> bool:
        return any(seat.guest in self._presence.here(game.id) for seat in game.seats if seat.guest)
