"""Games to watch: those that began in the lobby, while they are played."""

from __future__ import annotations

import asyncio
import time

from evora.server.live.games.index import summary_view
from evora.server.live.lobby.worth import Worth, worth
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
        self._featured: str | None = None
        self._changes = 0

    async def games(self) -> list[ListedGame]:
        """Public games of which a player is here: the featured one, then the most watched first;
        Unavailable."""
        playing = [game for game in await self._public() if self._is_live(game)]
        self._feature(playing)
        playing.sort(key=lambda game: (game.id == self._featured, self.watchers(game)))
        return playing[::-1][:_SHOWN]

    def _feature(self, playing: list[ListedGame]) -> None:
        """The best game, and that one for as long as it is played here: who looks at it does not
        lose it to a better one."""
        if all(game.id != self._featured for game in playing):
            best = max(playing, key=self._rank, default=None)
            self._featured = best.id if best else None

    def _rank(self, game: ListedGame) -> Worth:
        return (*worth(game), self._all_here(game), game.created)

    def _all_here(self, game: ListedGame) -> bool:
        return all(seat.guest in self._presence.at(game.id) for seat in game.seats if seat.guest)

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
                changes = self._changes
                found = await self._journal.read(stored_games.public, _LOOKED_AT)
                if changes != self._changes:
                    return found  # what has changed meanwhile is read by who asks next
                self._read = (time.monotonic() + _CACHE_SECONDS, found)
            return self._read[1]

    def changed(self) -> None:
        """A public game has begun or ended."""
        self._changes += 1
        self._read = None

    def _is_live(self, game: ListedGame) -> bool:
        return any(seat.guest in self._presence.at(game.id) for seat in game.seats if seat.guest)
