"""New games: made by a guest's request, or kept from a record that was played elsewhere."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

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
from evora.server.live.games.fair_play import FairPlay
from evora.server.live.games.live_game import LiveGame
from evora.server.live.games.new_games import new_game_id, to_store
from evora.server.live.games.views import Views
from evora.server.live.guests.bots import Bots, Invitations
from evora.server.live.guests.challenges import Challenges
from evora.server.live.guests.names import Names
from evora.server.messages import (
    BotSeat,
    CreateGame,
    EngineSeat,
    FromGame,
    GameMade,
    KeepRecord,
    LocalSeat,
    MeSeat,
    Pair,
)
from evora.server.storage import bounds
from evora.server.storage.values import Conflict, NewGame

# Games made at the same time: each takes some milliseconds, and moves of others come in between.
_MAKING = 3


class Creation:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        settings: Settings,
        cache: GameCache,
        commits: Commits,
        views: Views,
        bots: Bots,
        challenges: Challenges,
        engines: Engines,
        background: Background,
        names: Names,
        fair_play: FairPlay,
    ) -> None:
        self._max_open = settings.open_games
        self._bots = bots
        self._challenges = challenges
        self._names = names
        self._fair_play = fair_play
        self._cache = cache
        self._commits = commits
        self._views = views
        self._engines = engines
        self._background = background
        self._making = asyncio.Semaphore(_MAKING)

    async def create(
        self,
        request: CreateGame,
        guest: str,
        address: str | None = None,
        *,
        network: str | None = None,
        paired: Pair | None = None,
    ) -> GameMade:
        """The same request of the same guest makes one game. `address`: what it counts for;
        `network`: what quick pairing knows it by. `paired`: that makes the game; then Conflict,
        too."""
        self._views.seen(guest)
        if request.rated and any(isinstance(choice, MeSeat) for choice in request.seats):
            await self._names.require_kept(guest)
        invited = [choice.bot for choice in request.seats if isinstance(choice, BotSeat)]
        bots = await self._bots.invite(guest, invited)
        challenge = await self._challenges.invite(guest, request)
        invitations = Invitations(
            [*bots.bounds, *challenge.bounds], {**bots.ends, **challenge.ends}, challenge.people
        )
        return await shielded(
            self._create(request, guest, address, invitations, network=network, paired=paired)
        )

    async def _create(  # noqa: PLR0913  (everything that a game begins with)
        self,
        request: CreateGame,
        guest: str,
        address: str | None,
        invitations: Invitations,
        *,
        network: str | None,
        paired: Pair | None,
    ) -> GameMade:
        engines = any(isinstance(choice, EngineSeat) for choice in request.seats)
        async with self._making:
            with self._engines.room(guest, address) if engines else nullcontext():
                names = {
                    number: checked_name(choice.name)
                    for number, choice in enumerate(request.seats, 1)
                    if isinstance(choice, LocalSeat) and choice.name is not None
                }
                origin, seed = await self._origin(request, guest), Seed.random()
                decision = create(
                    new_game_id(),
                    request,
                    guest,
                    seed,
                    now_ms(),
                    origin,
                    invitations.ends,
                    invitations.people,
                    paired=paired is not None,
                    finishers=paired is not None and paired.finishers,
                )
                room = [*invitations.bounds]
                if decision.table.created.listed:
                    room.append(bounds.open_games(guest, self._max_open))
                networks = {} if network is None else {guest: network}
                new, live = to_store(
                    decision, seed, guest, request.id, names, bounds=room, networks=networks
                )
                self._engines.made_by(live.id, address)
                return await self._store(new, live, request, guest)

    async def _origin(self, request: CreateGame, guest: str) -> Game | None:
        """The game that the new one is played on from."""
        source, begin = None, request.origin
        if begin is None:
            return None
        if isinstance(begin, FromGame):
            async with self._cache.hold(begin.game) as live:
                source = live.table
        # A record is read and played: longer than the event loop may wait.
        origin = await self._background.run(guest, lambda: origin_of(begin, source))
        self._fair_play.overhear(guest, str(origin.position), "game")
        return origin

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
                if live.table.paired:
                    raise
                raise Refusal("unavailable", retry_ms=0) from None
            async with self._cache.hold(conflict.game) as made:
                check_id(made.table, request, guest)
            return GameMade(game=conflict.game, view=await self._views.view(conflict.game, guest))
        return GameMade(game=live.id, view=self._views.of(live, guest))
