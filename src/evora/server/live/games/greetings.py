"""Greetings: what players say to each other, sent once to all who watch, and kept nowhere."""

from __future__ import annotations

import msgspec

from evora.server.common.encoding import encode_text
from evora.server.common.limits import Limiter
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate
from evora.server.live.games.cache import GameCache
from evora.server.live.guests.blocks import Blocks
from evora.server.live.people.hub import Connection, Hub
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import Greet, Greeted

# Enough for a conversation, too little for a nuisance.
RATE = Rate(4, 12)
_TOPIC = "greeted"


class Greetings:
    def __init__(
        self, hub: Hub, cache: GameCache, blocks: Blocks, signals: Signals, tasks: Tasks
    ) -> None:
        self._hub = hub
        self._cache = cache
        self._blocks = blocks
        self._signals = signals
        self._limiter = Limiter(RATE)
        signals.subscribe(
            _TOPIC, lambda value: tasks.spawn(_TOPIC, self._tell(msgspec.convert(value, Greeted)))
        )

    async def greet(self, connection: Connection, message: Greet) -> None:
        """Tells everybody who watches the game; Refusal if the sender does not play in it,
        Unavailable."""
        if connection.guest is None:
            raise Refusal("no_guest")
        # A game that is watched is in memory.
        live = self._cache.find(message.game) if message.game in connection.watched else None
        if live is None:
            raise Refusal("bad_field", "game", "expected a game that this connection watches")
        seats = live.table.plays(connection.guest) or live.table.sat(connection.guest)
        if not seats:
            raise Refusal("not_your_seat", "game")
        self._limiter.check(connection.guest)
        greeted = Greeted(game=message.game, seat=seats[0], greeting=message.greeting)
        await self._tell(greeted)
        # Some may watch at another process.
        self._signals.publish(_TOPIC, greeted)

    async def _tell(self, greeted: Greeted) -> None:
        """All but those whom the sender does not meet."""
        live = self._cache.find(greeted.game)
        sender = None if live is None else live.table.seat(greeted.seat).guest
        apart = (await self._blocks.of(sender)).all
        text = encode_text(greeted)
        for connection in self._hub.watchers(greeted.game):
            if connection.guest not in apart:
                connection.send(text)
