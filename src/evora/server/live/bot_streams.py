"""The streams of bots: the whole state first, then every change of their games.

A stream is a connection of the hub like a page's, so what reaches the pages reaches bots. New games
of a bot are told at once if they were made in this process, and found within seconds if not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Mapping

from evora.server.common.encoding import encode_text
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.bots import is_bot
from evora.server.live.bots import Bots
from evora.server.live.cache import LiveGame
from evora.server.live.games import Games
from evora.server.live.hub import GONE, SLOW, Connection, Hub
from evora.server.messages import Alive, BotState, StreamClosed, Update
from evora.server.storage.interface import Bot, Unavailable
from evora.server.storage.journal import Journal

REPLACED = 4003
# In a quiet stream, so that both sides notice a connection that has died.
ALIVE_SECONDS = 15.0
# How often the database is asked for games that another process made, and whether the token is
# still good.
_LOOK_SECONDS = 5.0
_PRESENT_MS = 30_000
# An empty message in the queue: look for new games now.
_LOOK = ""

_REASONS = {REPLACED: "replaced", SLOW: "slow", GONE: "revoked"}


class BotStreams:
    """At most one stream for each bot in this process: a new one replaces the old."""

    def __init__(
        self, journal: Journal, hub: Hub, bots: Bots, settings: Settings, metrics: Metrics
    ) -> None:
        self._journal = journal
        self._hub = hub
        self._bots = bots
        self._settings = settings
        self._metrics = metrics
        self._streams: dict[str, Connection] = {}

    # --- For the games

    def committed(self, live: LiveGame) -> None:
        """Wakes the streams of bots at this table that do not follow it yet."""
        for seat in live.table.seats:
            guest = seat.guest or seat.invited
            if guest is not None and is_bot(guest):
                connection = self._streams.get(guest)
                if connection is not None and live.id not in connection.watched:
                    connection.send(_LOOK)

    def close(self, bot: str) -> None:
        """The token was revoked, or the bot is gone."""
        connection = self._streams.get(bot)
        if connection is not None:
            connection.close(GONE)

    # --- The stream

    async def lines(
        self, games: Games, bot: Bot, token: str, known: Mapping[str, int]
    ) -> AsyncGenerator[str, None]:
        """JSON texts, without end. `known`: games with the seq that the bot has of them."""
        settings = self._settings
        connection = Connection(bot.id, settings.queue_messages, settings.queue_bytes)
        before = self._streams.get(bot.id)
        if before is not None:
            before.close(REPLACED)
        self._streams[bot.id] = connection
        self._hub.add(connection)
        self._metrics.bot_streams.inc()
        try:
            await self._bots.note_presence(bot.id, now_ms() + _PRESENT_MS)
            yield encode_text(await self._state(games, bot, connection, known))
            async for line in self._follow(games, bot, token, connection):
                yield line
        finally:
            self._metrics.bot_streams.dec()
            self._hub.remove(connection)
            if self._streams.get(bot.id) is connection:
                del self._streams[bot.id]
                with contextlib.suppress(Unavailable):
                    await self._bots.note_presence(bot.id, now_ms())

    async def _state(
        self, games: Games, bot: Bot, connection: Connection, known: Mapping[str, int]
    ) -> BotState:
        updates = await self._new_games(games, bot, connection, known)
        for game, since in known.items():
            if game not in connection.watched:
                with contextlib.suppress(Refusal):  # it is gone
                    updates.append(await games.watch_from(game, connection, since))
        return BotState(
            bot=bot.id,
            name=bot.name,
            accepts=bot.accepts,
            now=now_ms(),
            games=updates,
            invitations=[update.game for update in updates if update.view.invited is not None],
            to_move=[update.game for update in updates if update.view.legal],
        )

    async def _new_games(
        self, games: Games, bot: Bot, connection: Connection, known: Mapping[str, int]
    ) -> list[Update]:
        """The bot's games that its stream does not follow yet, which it does from now on."""
        limit = self._settings.watched
        updates = []
        for game in await self._journal.call(self._journal.store.unfinished_games, bot.id, limit):
            if game not in connection.watched:
                updates.append(await games.watch_from(game, connection, known.get(game)))
        return updates

    async def _follow(
        self, games: Games, bot: Bot, token: str, connection: Connection
    ) -> AsyncGenerator[str, None]:
        loop = asyncio.get_running_loop()
        look_at = loop.time() + _LOOK_SECONDS
        alive_at = loop.time() + ALIVE_SECONDS
        while True:
            message: str | None = _LOOK
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(min(look_at, alive_at)):
                    message = await connection.next()
            if message is None:
                break
            if message != _LOOK:
                alive_at = loop.time() + ALIVE_SECONDS
                yield message
                continue
            if loop.time() >= look_at:
                look_at = loop.time() + _LOOK_SECONDS
                await self._check(games, bot, token, connection)
            with contextlib.suppress(Unavailable):
                for update in await self._new_games(games, bot, connection, {}):
                    yield encode_text(update)
            if loop.time() >= alive_at:
                alive_at = loop.time() + ALIVE_SECONDS
                yield encode_text(Alive(now=now_ms()))
        reason = _REASONS.get(connection.close_code or 0)
        if reason is not None:
            yield encode_text(StreamClosed(reason=reason))  # type: ignore[arg-type]

    async def _check(self, games: Games, bot: Bot, token: str, connection: Connection) -> None:
        """Now and then: the token, the bot's presence, and the games that are over."""
        with contextlib.suppress(Unavailable):
            if await self._bots.still(token) is None:
                connection.close(GONE)
                return
            await self._bots.note_presence(bot.id, now_ms() + _PRESENT_MS)
            for game, sent in list(connection.watched.items()):
                view = await games.view(game, None)
                if view.status == "over" and sent >= view.seq:
                    self._hub.unwatch(connection, game)
