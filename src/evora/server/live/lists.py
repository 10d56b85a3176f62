"""Lists of games: one's own, and the lobby."""

from __future__ import annotations

import asyncio

from evora.server.common.encoding import encode_text
from evora.server.common.logs import note_error
from evora.server.common.refusal import Refusal
from evora.server.live.game_index import summary_view
from evora.server.live.hub import Connection, Hub
from evora.server.messages import GameList, Lobby
from evora.server.storage import Cursor, ListedGame, Unavailable
from evora.server.storage.journal import Journal

PAGE = 50
_LOBBY = 50
# Changes within this time are sent together.
_DEBOUNCE_SECONDS = 0.2


class Lists:
    def __init__(self, journal: Journal, hub: Hub) -> None:
        self._journal = journal
        self._hub = hub
        self._pending: asyncio.Task[None] | None = None

    async def mine(self, guest: str, before: str | None) -> GameList:
        """One's games, last changed first."""
        try:
            cursor = None if before is None else Cursor.parse(before)
        except ValueError as error:
            raise Refusal("bad_field", "before", str(error)[:200]) from None
        games = await self._journal.call(self._journal.store.games_of, guest, cursor, PAGE + 1)
        page = games[:PAGE]
        more = str(Cursor(page[-1].changed, page[-1].id)) if len(games) > PAGE else None
        return GameList(games=[summary_view(game, guest) for game in page], next=more)

    async def lobby(self, guest: str | None) -> GameList:
        """Games that wait for anybody."""
        games = await self._waiting()
        return GameList(games=[summary_view(game, guest) for game in games], next=None)

    async def watch_lobby(self, connection: Connection, on: bool) -> None:
        """Sends a connection the lobby, and from now on every change of it."""
        self._hub.watch_lobby(connection, on)
        if on:
            connection.send(_encode_lobby(await self._waiting(), connection.guest))

    def lobby_changed(self) -> None:
        if self._pending is None or self._pending.done():
            self._pending = asyncio.create_task(self._broadcast())

    async def stop(self) -> None:
        if self._pending is not None:
            self._pending.cancel()
            await asyncio.gather(self._pending, return_exceptions=True)

    async def _broadcast(self) -> None:
        await asyncio.sleep(_DEBOUNCE_SECONDS)
        self._pending = None
        try:
            games = await self._waiting()
        except Unavailable:
            return  # the next change sends this one, too
        except Exception as error:
            note_error("lobby", error)
            return
        here = {seat.guest for game in games for seat in game.seats}
        ready: dict[str | None, str] = {}
        for connection in self._hub.lobby():
            # Most see what everybody sees; only those with a game in it see it as theirs.
            role = connection.guest if connection.guest in here else None
            if role not in ready:
                ready[role] = _encode_lobby(games, role)
            connection.send(ready[role])

    async def _waiting(self) -> list[ListedGame]:
        return await self._journal.call(self._journal.store.lobby, _LOBBY)


def _encode_lobby(games: list[ListedGame], guest: str | None) -> str:
    return encode_text(Lobby(games=[summary_view(game, guest) for game in games]))
