"""The games in memory: the most recently used ones, each behind a lock."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from evora._core import Seed
from evora.server.common.refusal import Refusal
from evora.server.domain.entries import LogEntry
from evora.server.domain.table import Table, extend, replay
from evora.server.live.games.live_game import GameChanged, GameChanges, LiveGame
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import Hub
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import StoredGame, Unavailable

# Finished games are looked at for a while and then hardly ever again.
_MAX_FINISHED = 100
# Games looked at to make room for one: more would take longer than the room is worth.
_MAX_LOOKS = 32


class GameCache:
    """At most `max_games`, and more only while they cannot be evicted: games that are held, watched
    or uncertain stay in memory. What other processes commit is followed here, and published."""

    def __init__(
        self,
        journal: Journal,
        hub: Hub,
        names: Names,
        changes: GameChanges,
        max_games: int,
    ) -> None:
        self._journal = journal
        self._hub = hub
        self._names = names
        self._changes = changes
        self._max_games = max_games
        self._running: OrderedDict[str, LiveGame] = OrderedDict()
        self._finished: OrderedDict[str, LiveGame] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._holders: Counter[str] = Counter()
        self._epoch = 0
        self._disconnected = False

    def __len__(self) -> int:
        return len(self._running) + len(self._finished)

    @contextlib.asynccontextmanager
    async def hold(
        self, game: str, later: Sequence[LogEntry] = (), *, at_least: int = 0
    ) -> AsyncIterator[LiveGame]:
        """The game, for as long as nobody else may change it; Refusal unknown_game, Unavailable.
        `later`: entries that another process has committed; `at_least`: the seq that a client knows
        of, to whom another process may have sent more than this one has read."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        self._holders[game] += 1
        try:
            async with lock:
                live = self.find(game) or await self._load(game)
                await self._bring_up_to_date(live, later)
                if at_least > live.table.seq and self._journal.store.shared:
                    await self._follow(live)
                yield live
        finally:
            self._holders[game] -= 1
            if not self._holders[game]:
                del self._holders[game]

    def is_held(self, game: str) -> bool:
        """Also while it is being read."""
        return game in self._holders

    def find(self, game: str) -> LiveGame | None:
        """The game if it is in memory."""
        for games in (self._running, self._finished):
            live = games.get(game)
            if live is not None:
                games.move_to_end(game)
                return live
        return None

    def peek(self, game: str) -> LiveGame | None:
        """The game if it is in memory, without counting as a use of it."""
        return self._running.get(game) or self._finished.get(game)

    def mark_stale(self, *, disconnected: bool) -> None:
        """What was committed elsewhere may have been missed: games are checked when next used, and
        each time for as long as this process hears nothing of the others."""
        self._epoch += 1
        self._disconnected = disconnected

    async def _follow(self, live: LiveGame) -> None:
        """Reads what is new in the log; the game's lock must be held."""
        epoch, seq = self._epoch, live.table.seq
        later = await self._journal.read(stored_games.load_log, live.id, seq)
        live.read_epoch = epoch
        live.announced_seq = 0
        if later:
            await self._go_on(live, later)

    def follow_at_once(self, live: LiveGame, later: Sequence[LogEntry]) -> bool:
        """Takes entries of another process where nothing has to be waited for, which is nearly
        always: nobody holds the game, they are the next ones of its log, and names are known."""
        fits = later and later[0].seq == live.table.seq + 1 and live.read_epoch == self._epoch
        if not fits or self._disconnected or live.uncertain or self.is_held(live.id):
            return False
        table = extend(live.table, later)
        if not self._names.are_loaded_for(table):
            return False
        self._set(live, table, here=False)
        return True

    async def _bring_up_to_date(self, live: LiveGame, later: Sequence[LogEntry]) -> None:
        """Takes the entries if they are the next ones of the log; else reads what there is."""
        seq = live.table.seq
        new = [entry for entry in later if entry.seq > seq]
        current = live.read_epoch == self._epoch
        if new and new[0].seq == seq + 1 and current:
            await self._go_on(live, new)
        elif live.announced_seq > seq or not current or self._disconnected:
            # Without a database people still see what is in memory, and a commit finds what is not.
            with contextlib.suppress(Unavailable):
                await self._follow(live)

    async def _go_on(self, live: LiveGame, entries: Sequence[LogEntry]) -> None:
        table = extend(live.table, entries)
        await self._names.load_for(table)
        self._set(live, table, here=False)

    def _set(self, live: LiveGame, table: Table, *, here: bool) -> None:
        before, live.table = live.table, table
        self._changes(GameChanged(live, before, here=here))

    def game_changed(self, change: GameChanged) -> None:
        if change.before is None or change.game.table.status == "over":
            self.put(change.game)

    def put(self, live: LiveGame) -> None:
        """Files a game that is new in memory, or that has just ended."""
        self._running.pop(live.id, None)
        games = self._finished if live.table.status == "over" else self._running
        games[live.id] = live
        games.move_to_end(live.id)
        self._make_room(self._finished, min(_MAX_FINISHED, self._max_games // 2))
        self._make_room(self._running, self._max_games - len(self._finished))

    def drop(self, game: str) -> None:
        """Forgets a game that was deleted, unless somebody is at it: they find out."""
        live = self._running.get(game) or self._finished.get(game)
        if live is not None and not self._is_needed(live):
            self._running.pop(game, None)
            self._finished.pop(game, None)

    def forget(self, game: str) -> None:
        """A game that was deleted though somebody may be at it: what they do next finds nothing."""
        self._running.pop(game, None)
        self._finished.pop(game, None)

    def running(self) -> list[LiveGame]:
        """Those in memory that are not over."""
        return list(self._running.values())

    async def read_again(self, live: LiveGame) -> None:
        """Brings a game in memory to what is stored; its lock must be held. Another process wrote
        it, or this one did and got no answer: in case of doubt it minds the engine and the clock,
        and where both do, the database decides whose move came first."""
        epoch = self._epoch
        table, _ = await self._read(live.id)
        await self._names.load_for(table)
        live.read_epoch, live.uncertain = epoch, False
        self._set(live, table, here=True)

    def _make_room(self, games: OrderedDict[str, LiveGame], room: int) -> None:
        looks = _MAX_LOOKS
        while games and len(games) > room and looks:
            looks -= 1
            game, live = games.popitem(last=False)
            if self._is_needed(live):
                games[game] = live

    def _is_needed(self, live: LiveGame) -> bool:
        game = live.id
        return live.uncertain or game in self._holders or self._hub.is_watched(game)

    async def _load(self, game: str) -> LiveGame:
        epoch = self._epoch
        table, stored = await self._read(game)
        live = LiveGame(table, Seed(stored.seed), stored.local_names, read_epoch=epoch)
        self.put(live)
        return live

    async def _read(self, game: str) -> tuple[Table, StoredGame]:
        """Decodes and replays in a reader's thread: the log of a game can be long."""
        read = await self._journal.read(_replay_stored, game)
        if read is None:
            raise Refusal("unknown_game")
        return read


def _replay_stored(connection: Connection, game: str) -> tuple[Table, StoredGame] | None:
    stored = stored_games.load(connection, game)
    return None if stored is None else (replay(game, stored.log), stored)
