"""What HTTP handlers and sockets work with."""

from __future__ import annotations

from dataclasses import dataclass

from evora.server.api.toll import Toll
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.common.workers import Workers
from evora.server.live.bot_streams import BotStreams
from evora.server.live.bots import Bots
from evora.server.live.commands import Commands
from evora.server.live.creation import Creation
from evora.server.live.devices import Devices
from evora.server.live.greetings import Greetings
from evora.server.live.guests import Guests
from evora.server.live.hub import Hub
from evora.server.live.lists import Lists
from evora.server.live.pairing import Pairing
from evora.server.live.puzzles import Puzzles
from evora.server.live.reviews import Reviews
from evora.server.live.views import Views


@dataclass(frozen=True)
class Services:
    """`toll` takes the price of every request; `workers` do what takes long.

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
    toll: Toll
    workers: Workers
    build: str
