"""New games: made by a guest's request, or kept from a record that was played elsewhere."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from evora._core import Seed
from evora.game import Game
from evora.server.common.background import Background
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.names import checked_name
from evora.server.domain.records import origin_of
from evora.server.domain.table import (
    Decision,
    check_id,
    create,
    finished_game,
    keep_record,
    names_of,
    seed_of,
)
from evora.server.live.engines.engines import Engines
from evora.server.live.games.cache import GameCache
from evora.server.live.games.commits import Commits, shielded
from evora.server.live.games.live_game import LiveGame
from evora.server.live.games.new_games import new_game_id, to_store
from evora.server.live.games.views import Views
from evora.server.messages import (
    AnybodySeat,
    CreateGame,
    EngineSeat,
    FromGame,
    GameMade,
    KeepRecord,
    LocalSeat,
)
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import Conflict, NewGame

# Games made at the same time: each takes some milliseconds, and moves of others come in between.
_MAKING = 3


class Creation:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        settings: Settings,
        journal: Journal,
        cache: GameCache,
        commits: Commits,
        views: Views,
        engines: Engines,
        background: Background,
    ) -> None:
        self._max_open = settings.open_games
        self._journal = journal
        self._cache = cache
        self._commits = commits
        self._views = views
        self._engines = engines
        self._background = background
        # Those who make games for the lobby, one after the other: so they are counted right.
        self._makers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._making = asyncio.Semaphore(_MAKING)

    async def create(self, request: CreateGame, guest: str, address: str | None = None) -> GameMade:
        """The same request of the same guest makes one game. `address`: what it counts for."""
        self._views.seen(guest)
        if not any(isinstance(choice, AnybodySeat) for choice in request.seats):
            return await shielded(self._create(request, guest, address))
        async with self._makers.setdefault(guest, asyncio.Lock()):
            await self._check_open_games(request, guest)
            return await shielded(self._create(request, guest, address))

    async def _check_open_games(self, request: CreateGame, guest: str) -> None:
        """A few of a guest's games may wait in the lobby; Refusal open_games."""
        most = self._max_open
        if await self._journal.read(stored_games.open_games, guest) < most:
            return
        # The same request again gets the game that it has made.
        if await self._journal.read(stored_games.made_by, guest, request.id) is None:
            raise Refusal("open_games", "seats", f"expected at most {most} games in the lobby")

    async def _create(self, request: CreateGame, guest: str, address: str | None) -> GameMade:
        async with self._making:
            if any(isinstance(choice, EngineSeat) for choice in request.seats):
                self._engines.check_room(guest, address)
            names = {
                number: checked_name(choice.name)
                for number, choice in enumerate(request.seats, 1)
                if isinstance(choice, LocalSeat) and choice.name is not None
            }
            source = None
            if isinstance(request.origin, FromGame):
                async with self._cache.hold(request.origin.game) as live:
                    source = live.table
            origin = None
            if (begin := request.origin) is not None:
                # A record is read and played: longer than the event loop may wait.
                origin = await self._background.run(guest, lambda: origin_of(begin, source))
            seed = Seed.random()
            decision = create(new_game_id(), request, guest, seed, now_ms(), origin)
            new, live = to_store(decision, seed, guest, request.id, names)
            self._engines.made_by(live.id, address)
            return await self._store(new, live, request, guest)

    async def keep_record(self, request: KeepRecord, guest: str) -> GameMade:
        """Keeps a finished game that was played elsewhere; Refusal bad_record."""
        self._views.seen(guest)
        return await shielded(self._keep_record(request, guest))

    async def _keep_record(self, request: KeepRecord, guest: str) -> GameMade:
        def read() -> tuple[Decision, Game]:
            game = finished_game(request.record)
            return keep_record(new_game_id(), request, guest, game, now_ms()), game

        async with self._making:
            decision, game = await self._background.run(guest, read)
            new, live = to_store(decision, seed_of(game), guest, request.id, names_of(game))
            return await self._store(new, live, request, guest)

    async def _store(
        self, new: NewGame, live: LiveGame, request: CreateGame | KeepRecord, guest: str
    ) -> GameMade:
        """If the request made a game before, that one."""
        try:
            await self._commits.create(new, live)
        except Conflict as conflict:
            if conflict.kind != "command":
                raise Refusal("unavailable", retry_ms=0) from None
            async with self._cache.hold(conflict.game) as made:
                check_id(made.table, request, guest)
            return GameMade(game=conflict.game, view=await self._views.view(conflict.game, guest))
        return GameMade(game=live.id, view=self._views.of(live, guest))
