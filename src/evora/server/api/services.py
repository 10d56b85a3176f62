"""What HTTP handlers and sockets work with."""

from __future__ import annotations

from dataclasses import dataclass

from evora.server.api.host_texts import HostTexts
from evora.server.api.request_budget import RequestBudget
from evora.server.api.slow_requests import SlowRequests
from evora.server.common.background import Background
from evora.server.common.limits import Processes
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.live.games.bot_streams import BotStreams
from evora.server.live.games.commands import Commands
from evora.server.live.games.creation import Creation
from evora.server.live.games.duels import Duels
from evora.server.live.games.fair_play import FairPlay
from evora.server.live.games.greetings import Greetings
from evora.server.live.games.persons import Persons
from evora.server.live.games.reports import Reports
from evora.server.live.games.reviews import Reviews
from evora.server.live.games.views import Views
from evora.server.live.guests.blocks import Blocks
from evora.server.live.guests.bots import Bots
from evora.server.live.guests.company import Companies
from evora.server.live.guests.deals import Deals
from evora.server.live.guests.devices import Devices
from evora.server.live.guests.guests import Guests
from evora.server.live.guests.keys import Keys
from evora.server.live.guests.leaders import Leaderboard
from evora.server.live.guests.puzzles import Puzzles
from evora.server.live.guests.run_leaders import RunLeaders
from evora.server.live.lobby.company_feed import CompanyFeed
from evora.server.live.lobby.lists import Lists
from evora.server.live.lobby.pairing import Pairing
from evora.server.live.lobby.profiles import Profiles
from evora.server.live.notices.bell import BellFeed
from evora.server.live.notices.feeds import Feeds
from evora.server.live.notices.mail.addresses import MailAddresses
from evora.server.live.notices.push.subscriptions import PushSubscriptions
from evora.server.live.notices.visits import Visits
from evora.server.live.notices.wishes import NoticeWishes
from evora.server.live.people.hub import Hub
from evora.server.live.processes.host import Host
from evora.server.live.upkeep.holidays import Holidays


@dataclass(frozen=True)
class Services:
    """`budget` takes the price of every request; `background` does what takes long; `texts`: the
    host's; `slow` tells of what took too long.

    `processes`: how many serve the database; `build`: the version of the server and of the page it
    serves.
    """

    settings: Settings
    metrics: Metrics
    hub: Hub
    host: Host
    guests: Guests
    views: Views
    creation: Creation
    duels: Duels
    commands: Commands
    lists: Lists
    profiles: Profiles
    bots: Bots
    bot_streams: BotStreams
    devices: Devices
    blocks: Blocks
    companies: Companies
    company_feed: CompanyFeed
    bell: BellFeed
    notice_wishes: NoticeWishes
    visits: Visits
    persons: Persons
    reports: Reports
    fair_play: FairPlay
    keys: Keys
    leaderboard: Leaderboard
    pairing: Pairing
    greetings: Greetings
    reviews: Reviews
    push: PushSubscriptions
    puzzles: Puzzles
    run_leaders: RunLeaders
    deals: Deals
    holidays: Holidays
    mail: MailAddresses
    feeds: Feeds
    budget: RequestBudget
    background: Background
    texts: HostTexts
    processes: Processes
    slow: SlowRequests
    build: str
