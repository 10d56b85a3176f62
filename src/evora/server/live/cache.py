"""The games in memory: the most recently used ones, each behind a lock."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from weakref import WeakValueDictionary

from evora._core import Seed
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.domain.table import Table, replay
from evora.server.storage.interface import StoredGame
from evora.server.storage.journal import Journal


@dataclass
class Live:
    """A game in memory. `unsure`: a commit broke in the middle, so it has to be read again before
    anything more is decided."""

    table: Table
    seed: Seed
    local_names: Mapping[int, str]
    unsure: bool = False

    @property
    def game(self) -> str:
        return self.table.game


# Finished games are looked at for a while and then hardly ever again.
_MOST_FINISHED = 100


class Shelf:
    """Locks and games are apart: a game may leave the memory while its lock is held."""

    def __init__(self, journal: Journal, most: int, metrics: Metrics) -> None:
        self._journal = journal
        self._most = most
        self._metrics = metrics
        self._games: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def hold(self, game: str) -> AsyncIterator[Live]:
        """The game, for as long as nobody else may change it; Refusal unknown_game, Unavailable."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        async with lock:
            yield self._games.get(game) or await self._load(game)

    def find(self, game: str) -> Live | None:
        """The game if it is in memory."""
        live = self._games.get(game)
        if live is not None:
            self._games.move_to_end(game)
        return live

    def put(self, live: Live) -> None:
        self._games[live.game] = live
        self._games.move_to_end(live.game)
        finished = [game for game, kept in self._games.items() if kept.table.status == "over"]
        for game in finished[:-_MOST_FINISHED]:
            del self._games[game]
        while len(self._games) > self._most:
            self._games.popitem(last=False)
        self._metrics.live_games.set(len(self._games))

    async def read_again(self, live: Live) -> None:
        """Brings a game in memory to what is stored; its lock must be held."""
        stored = await self._stored(live.game)
        live.table = replay(live.game, stored.log)
        live.unsure = False

    async def _load(self, game: str) -> Live:
        stored = await self._stored(game)
        live = Live(replay(game, stored.log), Seed(stored.seed), stored.local_names)
        self.put(live)
        return live

    async def _stored(self, game: str) -> StoredGame:
        stored = await self._journal.load(game)
        if stored is None:
            raise Refusal("unknown_game")
        return stored
