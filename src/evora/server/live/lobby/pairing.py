"""Quick pairing: one call joins a game that waits for an opponent, or opens one."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterable

from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.live.games.commands import Commands
from evora.server.live.games.creation import Creation
from evora.server.live.games.views import Views
from evora.server.live.lobby.pair_kinds import KINDS, kind_of
from evora.server.live.people.presence import Presence
from evora.server.messages import (
    AnybodySeat,
    CreateGame,
    GameMade,
    Join,
    Leave,
    MeSeat,
    Pair,
    PairKind,
)
from evora.server.storage import cluster
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import ListedGame, Unavailable

# More games than this do not wait for long.
_MAX_WAITING = 500
# A request is sent again within this time, or never; and a guest has so many games meanwhile.
_REPEAT_MS = 10 * 60_000
_MAX_RECENT = 20

# Longer than a request takes, unless the process dies in the middle.
_LEASE, _LEASE_MS = "pairing", 5_000
_LEASE_RETRY_SECONDS = 0.05


class Pairing:
    """Requests are served one after the other: of two that come at once the second finds the game
    that the first has opened."""

    def __init__(
        self,
        journal: Journal,
        presence: Presence,
        views: Views,
        creation: Creation,
        commands: Commands,
    ) -> None:
        self._journal = journal
        self._views = views
        self._creation = creation
        self._commands = commands
        self._presence = presence
        self._lock = asyncio.Lock()

    async def pair(self, request: Pair, guest: str) -> GameMade:
        """The game that the guest sits in now; Refusal, Unavailable."""
        async with self._lock, self._alone():
            game = await self._repeated(request, guest) or await self._find(request, guest)
            if game is None:
                return await self._open(request, guest)
            return GameMade(game=game, view=await self._views.view(game, guest))

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Keeps the other processes on this database out meanwhile; Unavailable."""
        store = self._journal.store
        if not store.shared:
            yield
            return
        while not await self._journal.write(cluster.take_lease, store.process, _LEASE, _LEASE_MS):
            await asyncio.sleep(_LEASE_RETRY_SECONDS)
        try:
            yield
        finally:
            with contextlib.suppress(Unavailable):  # then it runs out by itself
                await self._journal.write(cluster.drop_lease, store.process, _LEASE)

    async def _repeated(self, request: Pair, guest: str) -> str | None:
        """The game that this request led to before."""
        since = now_ms() - _REPEAT_MS
        for line in await self._journal.read(stored_games.list_of_guest, guest, None, _MAX_RECENT):
            if line.changed < since or line.status == "over":
                continue
            live, _ = await self._views.look(line.id)
            if request.id in live.table.commands:
                return line.id
        return None

    async def _find(self, request: Pair, guest: str) -> str | None:
        """A game of somebody else that the guest has joined now, or the one they wait in."""
        lobby = await self._journal.read(stored_games.lobby, _MAX_WAITING)
        waiting = sorted(lobby, key=lambda line: (line.created, line.id))
        own = await self._own(waiting, request.kind, guest)
        for line in waiting:
            # Of two people who wait beside each other the later one moves.
            if own is not None and (line.created, line.id) > (own.created, own.id):
                break
            if not self._suits(line, request.kind, guest):
                continue
            if own is not None:
                if not await self._left(own.id, guest):
                    return own.id  # somebody has just sat down there
                own = None
            if await self._joined(line.id, request, guest):
                return line.id
        return own.id if own is not None else None

    async def _own(
        self, waiting: Iterable[ListedGame], kind: PairKind, guest: str
    ) -> ListedGame | None:
        """The game of this kind that the guest waits in; who asks for another kind has changed
        their mind."""
        own = None
        for line in waiting:
            found = kind_of(line)
            if found is None or all(seat.guest != guest for seat in line.seats):
                continue
            if found == kind and own is None:
                own = line
            else:
                await self._left(line.id, guest)
        return own

    def _suits(self, line: ListedGame, kind: PairKind, guest: str) -> bool:
        """Whether somebody else waits there, and is here."""
        if kind_of(line) != kind:
            return False
        maker = next(seat.guest for seat in line.seats if seat.guest is not None)
        return maker != guest and self._presence.is_near(line.id, maker, line.created)

    async def _joined(self, game: str, request: Pair, guest: str) -> bool:
        try:
            live, _ = await self._views.look(game)
            if live.table.created.position is not None:
                return False  # it starts elsewhere than at the beginning
            await self._commands.command(game, Join(id=request.id, seq=live.table.seq), guest)
        except Refusal:  # somebody was faster, or the game is gone
            return False
        return True

    async def _left(self, game: str, guest: str) -> bool:
        """Gives up a game that nobody has joined; False if somebody has."""
        try:
            live, _ = await self._views.look(game)
            leave = Leave(id=secrets.token_urlsafe(12), seq=live.table.seq)
            await self._commands.command(game, leave, guest)
        except Refusal:
            return False
        return True

    async def _open(self, request: Pair, guest: str) -> GameMade:
        variant, clock = KINDS[request.kind]
        wish = CreateGame(
            id=request.id, seats=[MeSeat(), AnybodySeat()], variant=variant, clock=clock
        )
        return await self._creation.create(wish, guest)
