"""The wiring: every part of the server, made once and connected."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from importlib.resources.abc import Traversable

from starlette.types import ASGIApp, Receive, Scope, Send

from evora.server.api.bots import BotHandlers
from evora.server.api.devices import DeviceHandlers
from evora.server.api.endpoints import (
    BOT_ENDPOINTS,
    DEVICE_ENDPOINTS,
    ENDPOINTS,
    HOLIDAY_ENDPOINTS,
    PICTURE_ENDPOINTS,
    PUZZLE_ENDPOINTS,
    REVIEW_ENDPOINTS,
)
from evora.server.api.handlers import Handlers
from evora.server.api.holidays import HolidayHandlers
from evora.server.api.link_previews import LinkPreviews
from evora.server.api.monitor import Monitor
from evora.server.api.ops import OPS_ENDPOINTS, OpsHandlers
from evora.server.api.pictures import PictureHandlers
from evora.server.api.png_renderer import PngRenderer
from evora.server.api.puzzles import PuzzleHandlers
from evora.server.api.request_budget import RequestBudget
from evora.server.api.reviews import ReviewHandlers
from evora.server.api.routing import make_app, make_routes
from evora.server.api.security import Guard
from evora.server.api.services import Services
from evora.server.api.sockets import Sockets
from evora.server.api.static import Page
from evora.server.common.background import Background
from evora.server.common.logs import note
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.live.engines.engines import Chooser, Engines, start_engine
from evora.server.live.games.bot_streams import BotStreams
from evora.server.live.games.broadcast import Broadcaster
from evora.server.live.games.cache import GameCache
from evora.server.live.games.commands import Commands
from evora.server.live.games.commits import Commits
from evora.server.live.games.creation import Creation
from evora.server.live.games.engine_turns import EngineTurns
from evora.server.live.games.following import Following
from evora.server.live.games.greetings import Greetings
from evora.server.live.games.live_game import GameChanges
from evora.server.live.games.reviews import Reviews
from evora.server.live.games.views import Views
from evora.server.live.guests.bots import Bots
from evora.server.live.guests.devices import Devices
from evora.server.live.guests.guests import Guests
from evora.server.live.guests.names import Names
from evora.server.live.guests.puzzles import Puzzles
from evora.server.live.lobby.lists import Lists
from evora.server.live.lobby.pairing import Pairing
from evora.server.live.lobby.watchable import Watchable
from evora.server.live.people.hub import Hub
from evora.server.live.people.presence import Presence
from evora.server.live.people.sharing import PresenceSharing
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.live.upkeep.attendance import Attendance
from evora.server.live.upkeep.holidays import Holidays
from evora.server.live.upkeep.recovery import Recovery
from evora.server.live.upkeep.retention import Retention
from evora.server.live.upkeep.sweeper import Sweeper
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store
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
        self.metrics = metrics = Metrics()
        self.journal = journal = Journal(store)
        self.hub = hub = Hub()
        self._background = background = Background()
        self._tasks = tasks = Tasks(metrics)
        self._ready = False
        changes: GameChanges = Subscribers("changes", metrics)
        self._signals = signals = Signals(journal, metrics)
        self._membership = members = Membership(journal, hub.people)
        self._presence = presence = Presence(hub, settings.lobby_away, members.people_elsewhere)
        self._sharing = PresenceSharing(journal, signals, hub, presence, members, tasks)
        names = Names(journal)
        self.guests = guests = Guests(journal, settings, names, hub, signals, tasks)
        cache = GameCache(journal, hub, names, changes, settings.live_games)
        metrics.live_games.set_function(lambda: len(cache))
        broadcaster = Broadcaster(hub, cache, names, presence, settings)
        self.engines = engines = Engines(settings, metrics, engine, hub.is_watched, members.size)
        turns = EngineTurns(engines, signals)
        self._lists = lists = Lists(
            journal, hub, presence, Watchable(journal, presence), signals, tasks
        )
        self._sweeper = sweeper = Sweeper(journal, settings, tasks, members)
        commits = Commits(journal, cache, names, changes, metrics, tasks)
        views = Views(cache, names, broadcaster, presence, turns)
        creation = Creation(settings, journal, cache, commits, views, engines, background)
        self.commands = commands = Commands(
            settings, metrics, journal, cache, commits, views, presence, engines
        )
        self._following = Following(journal, cache, names, changes, turns, hub, signals, tasks)
        self.retention = retention = Retention(
            settings, tasks, journal, hub, members, presence, guests, commands
        )
        self._recovery = Recovery(journal, commands, tasks)
        bots = Bots(journal, settings, guests)
        streams = BotStreams(journal, cache, hub, broadcaster, views, bots, settings, metrics)
        # After every change of a game, whichever process has committed it: in this order.
        attendance = Attendance(cache, presence, commands, tasks)
        holidays = Holidays(journal, commands, tasks)
        for part in (broadcaster, cache, turns, sweeper, streams, lists, attendance, holidays):
            changes.subscribe(part.game_changed)
        for part in (broadcaster, lists, attendance):
            presence.changed.subscribe(part.presence_changed)
        members.people_changed.subscribe(lists.people_changed)
        guests.renamed.subscribe(broadcaster.renamed)
        retention.deleted.subscribe(cache.drop, engines.expect, sweeper.expect)
        shown = Page(page, LinkPreviews(views, settings.public_url).of)
        services = Services(
            settings=settings,
            metrics=metrics,
            hub=hub,
            guests=guests,
            views=views,
            creation=creation,
            commands=commands,
            lists=lists,
            bots=bots,
            bot_streams=streams,
            devices=Devices(journal, guests, hub, signals),
            pairing=Pairing(journal, presence, views, creation, commands),
            greetings=Greetings(hub, cache, signals),
            reviews=Reviews(journal),
            puzzles=Puzzles(journal),
            holidays=holidays,
            budget=RequestBudget(settings.requests, guests),
            background=background,
            build=f"{__version__}+{shown.build}",
        )
        self._build = services.build
        self._sockets = Sockets(services)
        self._app = self._edges(services, shown)

    def _edges(self, services: Services, page: Page) -> ASGIApp:
        """HTTP, sockets and the page."""
        ops = OpsHandlers(
            self.settings, self.metrics, self.journal, lambda: self._ready, self._problem
        )
        tables = (
            (ENDPOINTS, Handlers(services)),
            (BOT_ENDPOINTS, BotHandlers(services)),
            (DEVICE_ENDPOINTS, DeviceHandlers(services)),
            (REVIEW_ENDPOINTS, ReviewHandlers(services)),
            (PUZZLE_ENDPOINTS, PuzzleHandlers(services)),
            (HOLIDAY_ENDPOINTS, HolidayHandlers(services)),
            (PICTURE_ENDPOINTS, PictureHandlers(services, PngRenderer())),
            (OPS_ENDPOINTS, ops),
        )
        routes = make_routes(tables, self.settings, services.budget)
        app = make_app(routes, self._sockets.serve, page, services.budget, self._lifespan)
        return Monitor(Guard(app, self.settings), self.metrics)

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
        self._presence.restart()
        self.engines.start(self.commands.engine_moves, self._tasks)
        running = await self._recovery.start(down_since)
        await self._membership.finish_start()
        await self._sharing.start()
        self._sweeper.start(self.commands.clock)
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
        await self._tasks.stop()
        await self.engines.stop()
        await self._membership.leave()
        await self._signals.stop()
        self._background.close()
        await self.journal.close()
        note(logging.INFO, "stopped")
