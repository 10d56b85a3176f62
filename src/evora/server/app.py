"""The wiring: every part of the server, made once and connected."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from importlib.resources.abc import Traversable

from starlette.types import Receive, Scope, Send

from evora.server.api.bots import BotHandlers
from evora.server.api.devices import DeviceHandlers
from evora.server.api.endpoints import (
    BOT_ENDPOINTS,
    DEVICE_ENDPOINTS,
    ENDPOINTS,
    PICTURE_ENDPOINTS,
    PUZZLE_ENDPOINTS,
    REVIEW_ENDPOINTS,
)
from evora.server.api.handlers import Handlers
from evora.server.api.link_previews import LinkPreviews
from evora.server.api.monitor import Monitor
from evora.server.api.ops import OPS_ENDPOINTS, OpsHandlers
from evora.server.api.painting import Painter
from evora.server.api.pictures import PictureHandlers
from evora.server.api.puzzles import PuzzleHandlers
from evora.server.api.reviews import ReviewHandlers
from evora.server.api.routing import make_app, make_routes
from evora.server.api.security import Guard
from evora.server.api.services import Services
from evora.server.api.sockets import Sockets
from evora.server.api.static import Page
from evora.server.api.toll import Toll
from evora.server.common.logs import note
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.common.workers import Workers
from evora.server.live.attendance import Attendance
from evora.server.live.bot_streams import BotStreams
from evora.server.live.bots import Bots
from evora.server.live.broadcast import Broadcaster
from evora.server.live.cache import GameCache
from evora.server.live.devices import Devices
from evora.server.live.engines import Chooser, Engines, start_engine
from evora.server.live.following import Following
from evora.server.live.games import Games, GameServices
from evora.server.live.greetings import Greetings
from evora.server.live.guests import Guests
from evora.server.live.hub import Hub
from evora.server.live.lists import Lists
from evora.server.live.membership import Membership
from evora.server.live.pairing import Pairing
from evora.server.live.presence import Presence
from evora.server.live.presence_sharing import PresenceSharing
from evora.server.live.puzzles import Puzzles
from evora.server.live.recovery import Recovery
from evora.server.live.retention import Retention
from evora.server.live.reviews import Reviews
from evora.server.live.signals import Signals
from evora.server.live.sweeper import Sweeper
from evora.server.live.watchable import Watchable
from evora.server.storage import Store
from evora.server.storage.journal import Journal
from evora.version import __version__


class Server:
    """The server as an ASGI application. `store` has been migrated, and its owner closes it."""

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
        self._workers = Workers()
        self._ready = False
        self._signals = Signals(self.journal, self.metrics)
        self._membership = Membership(self.journal, self.hub)
        guests = self.guests = Guests(self.journal, settings)
        cache = GameCache(self.journal, self.hub, settings.live_games, self.metrics)
        self._presence = presence = Presence(self.hub, now_ms())
        self._broadcaster = Broadcaster(self.hub, cache, guests, presence, settings)
        self.engines = Engines(settings, self.metrics, engine, self.hub.is_watched)
        self.engines.processes = self._membership.size
        attendance = Attendance(self.hub, settings.lobby_away)
        self._presence_sharing = PresenceSharing(
            self.journal,
            self._signals,
            self.hub,
            presence,
            self._broadcaster,
            self._membership,
            attendance,
        )
        watchable = Watchable(self.journal, self.hub, presence)
        watchable.people_elsewhere = self._membership.people_elsewhere
        self._lists = Lists(self.journal, self.hub, attendance, presence, watchable)
        self._sweeper = Sweeper(self.journal, settings, self.metrics, self._membership)
        self._bots = Bots(self.journal, settings)
        self._bot_streams = BotStreams(self.journal, self.hub, self._bots, settings, self.metrics)
        game_services = GameServices(
            settings=settings,
            metrics=self.metrics,
            journal=self.journal,
            cache=cache,
            presence=presence,
            attendance=attendance,
            broadcaster=self._broadcaster,
            engines=self.engines,
            workers=self._workers,
            signals=self._signals,
            on_deadline=self._sweeper.expect,
            on_listing=self._listing_changed,
            on_commit=self._bot_streams.committed,
        )
        self.games = Games(game_services)
        self._following = Following(game_services, self.games, self.hub, guests, self._lists)
        self.retention = Retention(game_services, self.games, guests, self.hub, self._membership)
        self._pairing = Pairing(self.journal, self.games, presence)
        self._greetings = Greetings(self.hub, cache, self._signals)
        self._recovery = Recovery(self.journal, self.games, self.metrics)
        self._connect_edges(guests, Page(page))

    def _listing_changed(self) -> None:
        self._lists.lobby_changed()
        self._signals.publish("lobby", None)

    def _connect_edges(self, guests: Guests, page: Page) -> None:
        """HTTP, sockets and the page."""
        services = Services(
            settings=self.settings,
            metrics=self.metrics,
            hub=self.hub,
            guests=guests,
            games=self.games,
            lists=self._lists,
            bots=self._bots,
            bot_streams=self._bot_streams,
            devices=Devices(self.journal, guests, self.hub, self._signals),
            pairing=self._pairing,
            greetings=self._greetings,
            reviews=Reviews(self.journal),
            puzzles=Puzzles(self.journal),
            toll=Toll(self.settings.requests, guests),
            workers=self._workers,
            build=f"{__version__}+{page.build}",
        )
        self._build = services.build
        self._sockets = Sockets(services)
        ops = OpsHandlers(
            self.settings, self.metrics, self.journal, lambda: self._ready, self._problem
        )
        tables = (
            (ENDPOINTS, Handlers(services)),
            (BOT_ENDPOINTS, BotHandlers(services)),
            (DEVICE_ENDPOINTS, DeviceHandlers(services)),
            (REVIEW_ENDPOINTS, ReviewHandlers(services)),
            (PUZZLE_ENDPOINTS, PuzzleHandlers(services)),
            (PICTURE_ENDPOINTS, PictureHandlers(services, Painter())),
            (OPS_ENDPOINTS, ops),
        )
        page.previews = LinkPreviews(services).tags
        routes = make_routes(tables, self.settings, services.toll)
        app = make_app(routes, self._sockets.serve, page, services.toll, self._lifespan)
        self._app = Monitor(Guard(app, self.settings), self.metrics)

    def _problem(self) -> str | None:
        """What keeps this process from serving as it should, as /readyz says it."""
        if self._membership.problem is not None:
            return self._membership.problem
        if not self._signals.connected:
            return "listener"
        return "behind" if self.journal.behind else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    # --- Start and stop

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: object) -> AsyncIterator[None]:
        await self.start()
        yield
        await self.stop()

    async def start(self) -> None:
        await self._signals.start()
        down_since = await self._membership.join()
        self._presence.restart(now_ms())
        self.engines.start(self.games.engine_moves)
        running = await self._recovery.start(down_since)
        await self._membership.joined()
        await self._presence_sharing.start()
        self._sweeper.start(self.games.clock)
        self._following.start()
        self.retention.start()
        self._ready = True
        note(logging.INFO, "started", games=running, build=self._build)

    async def say_goodbye(self) -> None:
        """Tells all clients that the server will be back, before their connections are closed."""
        self._ready = False
        await self._sockets.close_all(self.settings.stop_timeout)

    async def stop(self) -> None:
        await self.say_goodbye()
        await self.retention.stop()
        await self._recovery.stop()
        await self._following.stop()
        self._broadcaster.stop()
        await self._presence_sharing.stop()
        await self.games.stop()
        await self._lists.stop()
        await self.engines.stop()
        await self._sweeper.stop()
        await self._membership.leave()
        await self._signals.stop()
        self._workers.close()
        await self.journal.close()
        note(logging.INFO, "stopped")
