"""The wiring: every part of the server, made once and put together."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from importlib.metadata import version
from importlib.resources.abc import Traversable

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from evora.server.api.handlers import Api, Counter
from evora.server.api.ops import Operation
from evora.server.api.requests import session_of
from evora.server.api.responses import refusal_response
from evora.server.api.routing import Outermost, Router
from evora.server.api.security import Guard, peer_of
from evora.server.api.sockets import Desk, Sockets
from evora.server.api.static import Page
from evora.server.common.logs import note, note_error, short
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.broadcast import Broadcaster
from evora.server.live.cache import GameCache
from evora.server.live.engines import Chooser, Engines, start_engine
from evora.server.live.games import RETRY_MS, Games, Parts
from evora.server.live.guests import Guests
from evora.server.live.hub import Hub
from evora.server.live.lists import Lists
from evora.server.live.presence import Presence
from evora.server.live.sweeper import PULSE_SECONDS, Sweeper
from evora.server.storage import Store, Unavailable
from evora.server.storage.journal import Journal
from evora.web import static_files

# A pulse that is this much late is no absence.
_BLINK_MS = int(PULSE_SECONDS * 2000)
_RESUME_SECONDS = 2.0
# Games whose clocks are mended in one commit.
_TOGETHER = 100


class Server:
    """The server as an ASGI application. The store has been migrated; whoever gave it closes it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        engine: Callable[[], Chooser] = start_engine,
        page: Traversable | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.journal = Journal(store)
        self.hub = Hub()
        self.build = _build(page or static_files())
        cache = GameCache(self.journal, self.hub, settings.live_games, self.metrics)
        self._guests = Guests(self.journal, settings)
        presence = Presence(self.hub, now_ms())
        self._broadcaster = Broadcaster(self.hub, cache, self._guests, presence, settings)
        self._engines = Engines(settings, self.metrics, engine)
        self._lists = Lists(self.journal, self.hub)
        self._sweeper = Sweeper(self.journal, settings, self.metrics)
        self.games = Games(
            Parts(
                settings=settings,
                metrics=self.metrics,
                journal=self.journal,
                cache=cache,
                presence=presence,
                broadcaster=self._broadcaster,
                engines=self._engines,
            )
        )
        self.games.on_deadline = self._sweeper.expect
        self.games.on_listing = self._lists.lobby_changed
        self._sockets = Sockets(
            Desk(settings, self.metrics, self.hub, self.games, self._lists, self.build)
        )
        self._ready = False
        self._resuming: asyncio.Task[None] | None = None
        self._app = self._put_together(page)

    def _put_together(self, page: Traversable | None) -> ASGIApp:
        settings = self.settings
        counter = Counter(settings, self._guests, self.games, self._lists, self.hub, self.build)
        operation = Operation(settings, self.metrics, self.journal, lambda: self._ready)
        handlers = {**Api(counter).handlers, **operation.handlers}
        self._http = Router(handlers, Page(page), settings)
        return Outermost(Guard(self._inner, settings), self.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self._app(scope, receive, send)

    async def _inner(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["path"] != "/ws":
            await refusal_response(Refusal("not_found"))(scope, receive, send)
        else:
            await self._socket(WebSocket(scope, receive, send))

    async def _socket(self, websocket: WebSocket) -> None:
        try:
            self._http.requests.check(peer_of(websocket.scope).address)
            guest = await self._guests.find(session_of(websocket))
        except Refusal as refusal:
            await websocket.send_denial_response(refusal_response(refusal))
            return
        except Unavailable:
            away = Refusal("unavailable", retry_ms=RETRY_MS)
            await websocket.send_denial_response(refusal_response(away))
            return
        await self._sockets.serve(websocket, guest.id if guest else None)

    # --- From start to end

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            note_error("start", error)
            await send({"type": "lifespan.startup.failed", "message": type(error).__name__})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Clocks get the time back that the server was away, before any can run out."""
        store = self.journal.store
        heard, now = await self.journal.call(store.last_heartbeat), now_ms()
        away = heard if heard is not None and now - heard > _BLINK_MS else None
        running = await self.journal.call(store.running)
        self._engines.start(self.games.engine_moves)
        clocks = [game.game for game in running if game.deadline is not None]
        for first in range(0, len(clocks), _TOGETHER):
            together = clocks[first : first + _TOGETHER]
            await asyncio.gather(*(self._resume(game, away) for game in together))
        self._sweeper.start(self.games.clock)
        waiting = [game.game for game in running if game.deadline is None and game.engine_turn]
        self._resuming = asyncio.create_task(self._resume_all(waiting))
        self._ready = True
        note(logging.INFO, "started", games=len(running), build=self.build)

    async def _resume_all(self, games: list[str]) -> None:
        for game in games:
            await self._resume(game, None)
            await asyncio.sleep(0)

    async def _resume(self, game: str, away: int | None) -> None:
        while True:
            try:
                return await self.games.resume(game, away)
            except Unavailable:
                await asyncio.sleep(_RESUME_SECONDS)
            except Exception as error:  # one damaged game does not keep the others from going on
                self.metrics.errors.labels("resume").inc()
                note_error("resume", error, game=short(game))
                return None

    async def say_goodbye(self) -> None:
        """Before the connections are closed: everybody hears that the server will be back."""
        self._ready = False
        await self._sockets.close_all(self.settings.stop_timeout)

    async def stop(self) -> None:
        await self.say_goodbye()
        if self._resuming is not None:
            self._resuming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._resuming
        self._broadcaster.stop()
        await self.games.stop()
        await self._lists.stop()
        await self._engines.stop()
        await self._sweeper.stop()
        await self.journal.close()
        note(logging.INFO, "stopped")


def _build(page: Traversable) -> str:
    """The version, and which page: a browser with another one reloads when it likes."""
    index = page / "index.html"
    mark = hashlib.sha256(index.read_bytes()).hexdigest()[:8] if index.is_file() else "none"
    return f"{version('evora')}+{mark}"
