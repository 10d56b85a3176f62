"""What HTTP handlers and sockets work with."""

from __future__ import annotations

from dataclasses import dataclass

from evora.server.api.request_budget import RequestBudget
from evora.server.common.background import Background
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.live.games.bot_streams import BotStreams
from evora.server.live.games.commands import Commands
from evora.server.live.games.creation import Creation
from evora.server.live.games.greetings import Greetings
from evora.server.live.games.reviews import Reviews
from evora.server.live.games.views import Views
from evora.server.live.guests.bots import Bots
from evora.server.live.guests.devices import Devices
from evora.server.live.guests.guests import Guests
from evora.server.live.guests.puzzles import Puzzles
from evora.server.live.lobby.lists import Lists
from evora.server.live.lobby.pairing import Pairing
from evora.server.live.people.hub import Hub
from evora.server.live.upkeep.holidays import Holidays


@dataclass(frozen=True)
class Services:
    """`budget` takes the price of every request; `background` does what takes long.

    `build`: the version of the server and of the page it serves.
    """

    settings: Settings
    metrics: Metrics
    hub: Hub
    guests: Guests
    views: Views
    creation: Creation
    commands: Commands
    lists: Lists
    bots: Bots
    bot_streams: BotStreams
    devices: Devices
    pairing: Pairing
    greetings: Greetings
    reviews: Reviews
    puzzles: Puzzles
    holidays: Holidays
    budget: RequestBudget
    background: Background
    build: str
