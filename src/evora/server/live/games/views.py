"""What people see of games: views, events, and what follows for those who watch."""

from __future__ import annotations

from evora.server.domain.table import events
from evora.server.live.games.broadcast import Broadcaster
from evora.server.live.games.cache import GameCache
from evora.server.live.games.engine_turns import EngineTurns
from evora.server.live.games.live_game import LiveGame
from evora.server.live.games.rating_changes import RatingChanges
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import NO_GAME, Connection
from evora.server.live.people.presence import Presence
from evora.server.messages import EventList, GameView, Update


class Views:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        cache: GameCache,
        names: Names,
        broadcaster: Broadcaster,
        presence: Presence,
        engine_turns: EngineTurns,
        rating_changes: RatingChanges,
    ) -> None:
        self._cache = cache
        self._names = names
        self._broadcaster = broadcaster
        self._presence = presence
        self._engine_turns = engine_turns
        self._rating_changes = rating_changes

    async def view(self, game: str, guest: str | None) -> GameView:
        async with self._cache.hold(game) as live:
            await self._load(live)
            self.seen(guest, live)
            self._engine_turns.looked_at(live, by_socket=False)
            return self._broadcaster.view(live, guest)

    async def events(self, game: str, guest: str | None, since: int) -> EventList:
        async with self._cache.hold(game, at_least=since) as live:
            await self._load(live)
            self.seen(guest, live)
            self._engine_turns.looked_at(live, by_socket=False)
            later = events(live.table, min(since, live.table.seq))
            return EventList(events=later, view=self._broadcaster.view(live, guest))

    async def watch(self, game: str, connection: Connection, since: int | None) -> Update:
        """What the connection has missed, to be sent at once; what follows is sent to it."""
        async with self._cache.hold(game, at_least=since or 0) as live:
            await self._load(live)
            missed = self._broadcaster.watch(live, connection, since)
            self._engine_turns.looked_at(live, by_socket=True)
            return missed

    async def _load(self, live: LiveGame) -> None:
        await self._names.load_for(live.table)
        await self._rating_changes.load(live)

    async def look(self, game: str) -> tuple[LiveGame, dict[int, str | None]]:
        """The game as it stands, with the names by seat: for records."""
        async with self._cache.hold(game) as live:
            await self._names.load_for(live.table)
            return live, self._names.by_seat(live.table, live.local_names)

    def of(self, live: LiveGame, guest: str | None) -> GameView:
        """Of a game at hand, whose names are loaded."""
        return self._broadcaster.view(live, guest)

    def seen(self, guest: str | None, live: LiveGame | None = None) -> None:
        """A guest has asked for something: a game, if it is given."""
        if guest is not None:
            sits = live is not None and live.table.sat(guest)
            self._presence.seen(guest, live.id if live is not None and sits else NO_GAME)
