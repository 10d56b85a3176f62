"""What follows from who is at a table: the first clock starts when everybody has come, and an offer
to play again is over when one of them leaves.

Every process that has the game in memory looks when somebody comes or goes; of two that notice it
at once, the log takes the first.
"""

from __future__ import annotations

import asyncio

from evora.server.live.games.cache import GameCache
from evora.server.live.games.commands import Commands
from evora.server.live.games.live_game import GameChanged, LiveGame
from evora.server.live.people.presence import Presence
from evora.server.live.processes.tasks import Tasks

_NAME = "attendance"


class Attendance:
    def __init__(
        self, cache: GameCache, presence: Presence, commands: Commands, tasks: Tasks
    ) -> None:
        self._cache = cache
        self._presence = presence
        self._commands = commands
        self._tasks = tasks
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def game_changed(self, change: GameChanged) -> None:
        self._look(change.game)

    def presence_changed(self, game: str, _guest: str | None) -> None:
        live = self._cache.peek(game)
        if live is not None:
            self._look(live)

    def look_at_all(self) -> None:
        """Nothing could be written for a while: what follows from who came meanwhile."""
        for live in self._cache.running():
            self._look(live)

    def _look(self, live: LiveGame) -> None:
        if (timer := self._timers.pop(live.id, None)) is not None:
            timer.cancel()
        table = live.table
        if table.void_at is not None:
            self._tasks.spawn(_NAME, self._commands.attend(live.id))
        elif table.offer is not None and table.offer.what == "rematch":
            guests = {table.seat(seat).guest for seat in table.offer.people}
            if guests <= self._presence.at(live.id):
                return
            self._tasks.spawn(_NAME, self._commands.attend(live.id))
            # Who reloads the page is back in a moment.
            seconds = self._presence.near_after
            loop = asyncio.get_running_loop()
            self._timers[live.id] = loop.call_later(seconds, self._look_again, live.id)

    def _look_again(self, game: str) -> None:
        self._timers.pop(game, None)
        live = self._cache.peek(game)
        if live is not None:
            self._look(live)
