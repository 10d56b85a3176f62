"""The wiring: every part of the server, made once and connected."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from importlib.resources.abc import Traversable

from starlette.types import ASGIApp, Receive, Scope, Send

from evora.server.api.blocks import BLOCK_ENDPOINTS, BlockHandlers
from evora.server.api.bots import BOT_ENDPOINTS, BotHandlers
from evora.server.api.company import COMPANY_ENDPOINTS, CompanyHandlers
from evora.server.api.deals import DEAL_ENDPOINTS, DealHandlers
from evora.server.api.devices import DEVICE_ENDPOINTS, DeviceHandlers
from evora.server.api.endpoints import ENDPOINTS
from evora.server.api.fair_play import FAIR_PLAY_ENDPOINTS, FairPlayHandlers
from evora.server.api.feeds import FEED_ENDPOINTS, FEED_FILES, FeedHandlers
from evora.server.api.handlers import Handlers
from evora.server.api.holidays import HOLIDAY_ENDPOINTS, HolidayHandlers
from evora.server.api.host import HOST_ENDPOINTS, HOST_FILES, HostHandlers
from evora.server.api.host_texts import HostTexts
from evora.server.api.keys import KEY_ENDPOINTS, KeyHandlers
from evora.server.api.link_previews import LinkPreviews
from evora.server.api.mail import MAIL_ENDPOINTS, MAIL_PAGES, MailHandlers
from evora.server.api.monitor import Monitor
from evora.server.api.notices import NOTICE_ENDPOINTS, NoticeHandlers
from evora.server.api.ops import OPS_ENDPOINTS, OpsHandlers
from evora.server.api.people import PEOPLE_ENDPOINTS, PeopleHandlers
from evora.server.api.pictures import PICTURE_ENDPOINTS, PictureHandlers
from evora.server.api.png_renderer import PngRenderer
from evora.server.api.push import PUSH_ENDPOINTS, PushHandlers
from evora.server.api.puzzles import PUZZLE_ENDPOINTS, PuzzleHandlers
from evora.server.api.ratings import RATING_ENDPOINTS, RatingHandlers
from evora.server.api.reports import REPORT_ENDPOINTS, ReportHandlers
from evora.server.api.request_budget import RequestBudget
from evora.server.api.reviews import REVIEW_ENDPOINTS, ReviewHandlers
from evora.server.api.routing import make_app, make_routes
from evora.server.api.security import Guard
from evora.server.api.services import Services
from evora.server.api.slow_requests import SlowRequests
from evora.server.api.sockets import Sockets
from evora.server.api.static import Page
from evora.server.common.background import Background
from evora.server.common.logs import note
from evora.server.common.loop_lag import LoopLag
from evora.server.common.metrics import Metrics
from evora.server.common.request_log import RequestLog
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.domain.reserved_names import ReservedNames
from evora.server.live.engines.engines import Chooser, Engines, start_engine
from evora.server.live.games.bot_streams import BotStreams
from evora.server.live.games.broadcast import Broadcaster
from evora.server.live.games.cache import GameCache
from evora.server.live.games.commands import Commands
from evora.server.live.games.commits import Commits
from evora.server.live.games.creation import Creation
from evora.server.live.games.duels import Duels
from evora.server.live.games.engine_turns import EngineTurns
from evora.server.live.games.fair_play import FairPlay
from evora.server.live.games.following import Following
from evora.server.live.games.greetings import Greetings
from evora.server.live.games.live_game import GameChanges
from evora.server.live.games.persons import Persons
from evora.server.live.games.rating_changes import RatingChanges
from evora.server.live.games.reports import Reports
from evora.server.live.games.reviews import Reviews
from evora.server.live.games.views import Views
from evora.server.live.guests.blocks import Blocks
from evora.server.live.guests.bots import Bots
from evora.server.live.guests.challenges import Challenges
from evora.server.live.guests.company import Companies
from evora.server.live.guests.deals import Deals
from evora.server.live.guests.devices import Devices
from evora.server.live.guests.guests import Guests
from evora.server.live.guests.keys import Keys
from evora.server.live.guests.leaders import Leaderboard
from evora.server.live.guests.names import Names
from evora.server.live.guests.puzzles import Puzzles
from evora.server.live.guests.run_leaders import RunLeaders
from evora.server.live.lobby.company_feed import CompanyFeed
from evora.server.live.lobby.lists import Lists
from evora.server.live.lobby.pairing import Pairing
from evora.server.live.lobby.profiles import Profiles
from evora.server.live.lobby.replays import Replays
from evora.server.live.lobby.watchable import Watchable
from evora.server.live.notices.bell import BellFeed
from evora.server.live.notices.feeds import Feeds
from evora.server.live.notices.mail.addresses import MailAddresses
from evora.server.live.notices.mail.rounds import MailRounds
from evora.server.live.notices.push.reach import Reach
from evora.server.live.notices.push.subscriptions import PushSubscriptions
from evora.server.live.notices.push.way import PushWay
from evora.server.live.notices.sending import Sending
from evora.server.live.notices.visits import Visits
from evora.server.live.notices.ways import Way
from evora.server.live.notices.wishes import NoticeWishes
from evora.server.live.people.hub import Hub
from evora.server.live.people.presence import Presence
from evora.server.live.people.sharing import PresenceSharing
from evora.server.live.processes.host import Host
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.live.upkeep.attendance import Attendance
from evora.server.live.upkeep.backups import Backups
from evora.server.live.upkeep.holidays import Holidays
from evora.server.live.upkeep.host_actions import HostActions
from evora.server.live.upkeep.host_effects import HostEffects
from evora.server.live.upkeep.played import PlayedGames
from evora.server.live.upkeep.recovery import Recovery
from evora.server.live.upkeep.retention import Retention
from evora.server.live.upkeep.sweeper import Sweeper
from evora.server.messages import NoticeWay
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store
from evora.version import __version__

_REQUEST_LOG_SECONDS = 1.0


class Server:
    """The server as an ASGI application. `store` has been migrated, and its owner closes it.
    `ways`: by which notices are sent, instead of its own; `reach`: which push services there are,
    for tests that have their own."""

    def __init__(  # noqa: PLR0913, PLR0915  (every part, in the order in which they need each other)
        self,
        settings: Settings,
        store: Store,
        *,
        engine: Callable[[], Chooser] = start_engine,
        page: Traversable | None = None,
        ways: Mapping[NoticeWay, Way] | None = None,
        reach: Reach | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics = Metrics()
        self.journal = journal = Journal(store)
        self.hub = hub = Hub()
        self._background = background = Background()
        self._tasks = tasks = Tasks(metrics)
        self._lag = LoopLag(metrics.loop_lag.observe)
        self._request_log = RequestLog(
            settings.request_log_folder, settings.request_log_days, settings.log_format
        )
        self._ready = False
        changes: GameChanges = Subscribers("changes", metrics)
        self._signals = signals = Signals(journal, metrics)
        self.host = host = Host(journal, signals, tasks)
        self._membership = members = Membership(journal, hub.people, host)
        self._presence = presence = Presence(hub, settings.lobby_away, members.people_elsewhere)
        self._sharing = PresenceSharing(journal, signals, hub, presence, members, tasks)
        names = Names(journal)
        blocks = Blocks(journal, signals)
        reserved = ReservedNames(settings.reserved_names)
        self.guests = guests = Guests(journal, settings, names, hub, signals, tasks, reserved, host)
        cache = GameCache(journal, hub, names, changes, settings.live_games)
        metrics.live_games.set_function(lambda: len(cache))
        broadcaster = Broadcaster(hub, cache, names, presence, settings)
        self.engines = engines = Engines(settings, metrics, engine, hub.is_watched, members.size)
        turns = EngineTurns(engines, signals)
        watchable, replays = Watchable(journal, presence), Replays(journal)
        self._lists = lists = Lists(
            journal, hub, presence, watchable, replays, blocks, signals, tasks
        )
        self._sweeper = sweeper = Sweeper(journal, settings, tasks, members)
        commits = Commits(journal, cache, names, changes, metrics, tasks, presence.at)
        rating_changes = RatingChanges(journal, names, broadcaster, tasks)
        views = Views(cache, names, broadcaster, presence, turns, rating_changes)
        bots = Bots(journal, settings, guests, blocks, reserved, members.size)
        fair_play = FairPlay(journal, cache, tasks)
        challenges = Challenges(settings, journal, blocks)
        creation = Creation(
            settings,
            cache,
            commits,
            views,
            bots,
            challenges,
            engines,
            background,
            names,
            fair_play,
        )
        self.commands = commands = Commands(
            settings,
            metrics,
            journal,
            cache,
            commits,
            views,
            presence,
            engines,
            bots,
            blocks,
            names,
        )
        reached = reach or Reach()
        self.push = push = PushSubscriptions(journal, settings, reached)
        self._companies = companies = Companies(journal, blocks, signals)
        feed = CompanyFeed(journal, hub, presence, blocks, companies, tasks)
        self._visits = visits = Visits(journal, signals, tasks)
        bell = BellFeed(journal, hub, presence, signals, tasks)
        push_way = PushWay(journal, settings, push, reached)
        chosen: Mapping[NoticeWay, Way] = {"push": push_way} if ways is None else ways
        self.sending = Sending(journal, presence, visits, bell, chosen, metrics, tasks)
        self._following = Following(journal, cache, names, changes, turns, hub, signals, tasks)
        self.retention = retention = Retention(
            settings, tasks, journal, hub, members, presence, guests, commands
        )
        self.played_games = PlayedGames(journal, members, tasks)
        self.backups = Backups(settings, tasks, members, metrics)
        self._host_actions = HostActions(
            settings, journal, host, members, tasks, views, commands, lists
        )
        effects = HostEffects(settings, journal, hub, guests, host)
        self._recovery = Recovery(journal, commands, tasks)
        self._reviews = reviews = Reviews(settings, journal, cache, engines.spare, metrics, tasks)
        streams = BotStreams(journal, cache, hub, broadcaster, views, bots, settings, metrics, host)
        # After every change of a game, whichever process has committed it: in this order.
        attendance = Attendance(cache, presence, commands, tasks)
        holidays = Holidays(journal, commands, tasks)
        follow = (broadcaster, cache, turns, sweeper, streams, lists, feed, attendance, holidays)
        for part in (*follow, bell):
            changes.subscribe(part.game_changed)
        changes.subscribe(rating_changes.game_changed)
        for part in (broadcaster, lists, feed, attendance):
            presence.changed.subscribe(part.presence_changed)
        members.people_changed.subscribe(lists.people_changed)
        guests.renamed.subscribe(broadcaster.renamed, feed.renamed)
        retention.deleted.subscribe(cache.drop, engines.expect, sweeper.expect)
        effects.deleted.subscribe(cache.forget, engines.expect, sweeper.expect)
        host.resumed.subscribe(attendance.look_at_all)
        mail = MailAddresses(settings, journal)
        self.letters = MailRounds(settings, journal, metrics, tasks)
        mail.given.subscribe(self.letters.hurry)
        texts = HostTexts(settings.texts_folder, settings.contact)
        persons = Persons(journal, cache)
        devices = Devices(journal, settings, guests, hub, signals)
        profiles = Profiles(journal)
        shown = Page(page, LinkPreviews(views, profiles, texts, settings.public_url).of)
        services = Services(
            settings=settings,
            metrics=metrics,
            hub=hub,
            host=host,
            guests=guests,
            views=views,
            creation=creation,
            duels=Duels(journal, challenges, views, creation, commands),
            commands=commands,
            lists=lists,
            profiles=profiles,
            bots=bots,
            bot_streams=streams,
            devices=devices,
            keys=Keys(journal, guests, devices),
            leaderboard=Leaderboard(journal),
            blocks=blocks,
            companies=companies,
            company_feed=feed,
            bell=bell,
            notice_wishes=NoticeWishes(journal, bell, chosen, push.works, mail.works),
            visits=visits,
            persons=persons,
            reports=Reports(journal, persons),
            fair_play=fair_play,
            pairing=Pairing(journal, presence, blocks, views, creation, commands),
            greetings=Greetings(hub, cache, blocks, signals, tasks),
            reviews=reviews,
            push=push,
            puzzles=Puzzles(journal, background),
            run_leaders=RunLeaders(journal),
            deals=Deals(journal, background, tasks),
            holidays=holidays,
            mail=mail,
            feeds=Feeds(settings, journal, host),
            budget=RequestBudget(settings.requests, guests, members.size),
            background=background,
            texts=texts,
            processes=members.size,
            slow=SlowRequests(settings.slow_request, metrics, self._lag),
            build=f"{__version__}+{shown.build}",
        )
        self._build = services.build
        self._renderer = PngRenderer()
        self._sockets = Sockets(services)
        self._app = self._edges(services, shown)

    def _edges(self, services: Services, page: Page) -> ASGIApp:
        """HTTP, sockets and the page."""
        ops = OpsHandlers(
            self.settings, self.metrics, self.journal, lambda: self._ready, self._problem
        )
        host, mail, feeds = HostHandlers(services), MailHandlers(services), FeedHandlers(services)
        tables = (
            (ENDPOINTS, Handlers(services)),
            (BOT_ENDPOINTS, BotHandlers(services)),
            (DEVICE_ENDPOINTS, DeviceHandlers(services)),
            (BLOCK_ENDPOINTS, BlockHandlers(services)),
            (COMPANY_ENDPOINTS, CompanyHandlers(services)),
            (NOTICE_ENDPOINTS, NoticeHandlers(services)),
            (RATING_ENDPOINTS, RatingHandlers(services)),
            (PEOPLE_ENDPOINTS, PeopleHandlers(services)),
            (REPORT_ENDPOINTS, ReportHandlers(services)),
            (FAIR_PLAY_ENDPOINTS, FairPlayHandlers(services)),
            (KEY_ENDPOINTS, KeyHandlers(services)),
            (PUSH_ENDPOINTS, PushHandlers(services)),
            (REVIEW_ENDPOINTS, ReviewHandlers(services)),
            (PUZZLE_ENDPOINTS, PuzzleHandlers(services)),
            (DEAL_ENDPOINTS, DealHandlers(services)),
            (HOLIDAY_ENDPOINTS, HolidayHandlers(services)),
            (MAIL_ENDPOINTS, mail),
            (MAIL_PAGES, mail),
            (FEED_ENDPOINTS, feeds),
            (FEED_FILES, feeds),
            (HOST_ENDPOINTS, host),
            (HOST_FILES, host),
            (PICTURE_ENDPOINTS, PictureHandlers(services, self._renderer)),
            (OPS_ENDPOINTS, ops),
        )
        routes = make_routes(tables, self.settings, services.budget, services.host)
        app = make_app(routes, self._sockets.serve, page, services.budget, self._lifespan)
        guarded = Guard(app, self.settings)
        return Monitor(guarded, self.metrics, services.slow, self._request_log)

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
        await self.host.start()
        down_since = await self._membership.join()
        self._presence.restart()
        self.engines.start(self.commands.engine_moves, self._tasks)
        running = await self._recovery.start(down_since)
        await self._membership.finish_start()
        await self._sharing.start()
        await self.push.start()
        self._sweeper.start(self.commands.clock)
        self._following.start()
        self._tasks.spawn("company", self._companies.start())
        self._visits.start()
        self.sending.start()
        self._reviews.start()
        self.retention.start()
        self.backups.start()
        self.played_games.start()
        self.letters.start()
        self._tasks.spawn("lag", self._lag.run())
        self._tasks.repeat("request_log", self._request_log.work, _REQUEST_LOG_SECONDS)
        self._host_actions.start()
        self._ready = True
        note(logging.INFO, "started", games=running, build=self._build)

    async def say_goodbye(self) -> None:
        """Tells all clients that the server will be back, before their connections are closed."""
        self._ready = False
        await self._sockets.close_all(self.settings.stop_timeout)

    async def stop(self) -> None:
        await self.say_goodbye()
        await self.sending.stop()
        await self._tasks.stop()
        self.letters.stop()
        await self._request_log.work()
        await self.engines.stop()
        await self._membership.leave()
        await self._signals.stop()
        self._background.close()
        self._renderer.close()
        await self.journal.close()
        note(logging.INFO, "stopped")
