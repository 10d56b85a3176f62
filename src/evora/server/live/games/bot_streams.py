"""The streams of bots: the whole state first, then every change of their games.

A stream is a connection of the hub like a page's, so what reaches the pages reaches bots. It also
watches by itself every game that the bot is invited to, at whichever process that was made.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass

from evora.server.common.encoding import encode_text
from evora.server.common.limits import network_of
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.bots import is_bot
from evora.server.live.games.broadcast import Broadcaster
from evora.server.live.games.cache import GameCache
from evora.server.live.games.live_game import GameChanged
from evora.server.live.games.views import Views
from evora.server.live.guests.bots import Bots
from evora.server.live.people.hub import BANNED, GONE, SLOW, Connection, Hub
from evora.server.live.processes.host import Host, notice_of
from evora.server.messages import Alive, BotState, StreamClosed, Update
from evora.server.storage import bots as stored_bots
from evora.server.storage.journal import Journal
from evora.server.storage.values import Bot, Unavailable

REPLACED = 4003
# In a quiet stream, so that both sides notice a connection that has died.
ALIVE_SECONDS = 15.0
# How often the database is asked whether the token is still good, and for games of which no message
# has come.
_CHECK_SECONDS = 5.0
_PRESENT_MS = 30_000

_REASONS = {REPLACED: "replaced", SLOW: "slow", GONE: "revoked", BANNED: "banned"}


@dataclass
class _Stream:
    """`network`: where it is connected from; `has_state`: the bot was sent its games, and new ones
    follow."""

    connection: Connection
    network: str
    has_state: bool = False


class BotStreams:
    """At most one stream for each bot in this process: a new one replaces the old."""

    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        cache: GameCache,
        hub: Hub,
        broadcaster: Broadcaster,
        views: Views,
        bots: Bots,
        settings: Settings,
        metrics: Metrics,
        host: Host,
    ) -> None:
        self._journal = journal
        self._cache = cache
        self._hub = hub
        self._broadcaster = broadcaster
        self._views = views
        self._bots = bots
        self._settings = settings
        self._metrics = metrics
        self._host = host
        self._streams: dict[str, _Stream] = {}

    def game_changed(self, change: GameChanged) -> None:
        """Sends a game to the bots at it whose streams do not watch it yet."""
        if not self._streams:
            return
        live = change.game
        for seat in live.table.seats:
            guest = seat.guest or seat.invited
            stream = self._streams.get(guest) if guest is not None and is_bot(guest) else None
            if stream is None or not stream.has_state or live.table.status == "over":
                continue
            watched = stream.connection.watched
            if live.id not in watched and len(watched) < self._settings.watched:
                update = self._broadcaster.watch(live, stream.connection, None)
                stream.connection.send(encode_text(update))

    # --- The stream

    async def lines(
        self, bot: Bot, secret: str, address: str, known: Mapping[str, int]
    ) -> AsyncGenerator[str, None]:
        """JSON texts, without end. `address`: where the bot is connected from; `known`: games with
        the seq that it has of them."""
        settings = self._settings
        connection = Connection(bot.id, settings.queue_messages, settings.queue_bytes)
        connection.owner, connection.address = bot.owner, address
        before = self._streams.get(bot.id)
        if before is not None:
            before.connection.close(REPLACED)
        network = network_of(address)
        stream = self._streams[bot.id] = _Stream(connection, network)
        self._hub.add(connection)
        self._metrics.bot_streams.inc()
        try:
            await self._bots.note_presence(bot.id, now_ms() + _PRESENT_MS, network)
            yield encode_text(await self._state(bot, connection, known))
            stream.has_state = True
            # Those that were made while the state was gathered.
            for update in await self._new_games(bot, connection, {}):
                yield encode_text(update)
            async for line in self._follow(bot, secret, stream):
                yield line
        finally:
            self._metrics.bot_streams.dec()
            self._hub.remove(connection)
            if self._streams.get(bot.id) is stream:
                del self._streams[bot.id]
                with contextlib.suppress(Unavailable):
                    await self._bots.note_presence(bot.id, now_ms())

    async def _state(self, bot: Bot, connection: Connection, known: Mapping[str, int]) -> BotState:
        updates = await self._new_games(bot, connection, known)
        for game, since in known.items():
            if game not in connection.watched:
                with contextlib.suppress(Refusal):  # it is gone
                    updates.append(await self._views.watch(game, connection, since))
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
        self, bot: Bot, connection: Connection, known: Mapping[str, int]
    ) -> list[Update]:
        """The bot's games that its stream does not watch yet, which it does from now on."""
        limit = self._settings.watched
        updates = []
        for game in await self._journal.read(stored_bots.unfinished_games, bot.id, limit):
            if game not in connection.watched:
                updates.append(await self._views.watch(game, connection, known.get(game)))
        return updates

    async def _follow(self, bot: Bot, secret: str, stream: _Stream) -> AsyncGenerator[str, None]:
        loop, connection = asyncio.get_running_loop(), stream.connection
        check_at = loop.time() + _CHECK_SECONDS
        alive_at = loop.time() + ALIVE_SECONDS
        while True:
            if loop.time() >= check_at:
                check_at = loop.time() + _CHECK_SECONDS
                for update in await self._check(bot, secret, stream):
                    yield encode_text(update)
            if loop.time() >= alive_at:
                alive_at = loop.time() + ALIVE_SECONDS
                yield encode_text(Alive(now=now_ms()))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(min(check_at, alive_at)):
                    message = await connection.next()
                if message is None:
                    break
                alive_at = loop.time() + ALIVE_SECONDS
                yield message
        reason = _REASONS.get(connection.close_code or 0)
        ban = self._host.ban_of(bot.id, bot.owner) or self._host.ban_at(connection.address)
        if reason is not None:
            notice = notice_of(ban) if ban is not None else None
            yield encode_text(StreamClosed(reason=reason, notice=notice))  # type: ignore[arg-type]

    async def _check(self, bot: Bot, secret: str, stream: _Stream) -> list[Update]:
        """Now and then: the token, the bot's presence, the games that are over, and those of which
        no message has come."""
        connection = stream.connection
        with contextlib.suppress(Unavailable):
            if await self._bots.still(secret) is None:
                connection.close(GONE)
                return []
            await self._bots.note_presence(bot.id, now_ms() + _PRESENT_MS, stream.network)
            for game, sent in list(connection.watched.items()):
                live = self._cache.peek(game)
                if live is not None and live.table.status == "over" and sent >= live.table.seq:
                    self._hub.unwatch(connection, game)
            return await self._new_games(bot, connection, {})
        return []
