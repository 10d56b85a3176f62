"""Fair play: who plays a rated game, and whether they ask about its position meanwhile.

That is noted for the host, and nothing follows from it by itself.
"""

from __future__ import annotations

import contextlib

from evora._core import Position
from evora.errors import EvoraError
from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.domain.entries import DaysClock
from evora.server.domain.table import Table
from evora.server.live.games.cache import GameCache
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import AskedBy, RatedGames, RatedNow
from evora.server.storage import fair_play as notes
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal


class FairPlay:
    def __init__(self, journal: Journal, cache: GameCache, tasks: Tasks) -> None:
        self._journal = journal
        self._cache = cache
        self._tasks = tasks

    async def games(self, guest: str) -> RatedGames:
        """The rated games that a guest plays now; Unavailable."""
        return RatedGames(games=[_now(table) for table in await self._tables(guest)])

    async def require_none(self, guest: str) -> None:
        """Refusal rated_game while a guest plays a rated game: nobody thinks for them then. One
        with a clock of days takes weeks, and leaves them alone. Unavailable."""
        if any(not game.slow for game in (await self.games(guest)).games):
            raise Refusal("rated_game")

    async def asked(self, guest: str, position: str, what: AskedBy) -> RatedGames:
        """The same, with the game whose position it is: that is noted. Refusal bad_position,
        Unavailable."""
        try:
            written = str(Position(position))
        except EvoraError as error:
            raise Refusal("bad_position", "position", str(error)) from None
        tables = await self._tables(guest)
        live = next((table for table in tables if str(table.position) == written), None)
        if live is not None:
            with contextlib.suppress(Refusal):  # there are notes enough
                await self._journal.write(notes.add, guest, live.id, live.seq, now_ms(), what)
        return RatedGames(
            games=[_now(table) for table in tables], asked=live.id if live is not None else None
        )

    def overhear(self, guest: str | None, position: str, what: AskedBy) -> None:
        """Notes it where the server was asked for something else, whose answer does not wait."""
        if guest is not None:
            self._tasks.spawn("fair_play", self._overheard(guest, position, what))

    async def _overheard(self, guest: str, position: str, what: AskedBy) -> None:
        with contextlib.suppress(Refusal):  # what is wrong with it was said in the answer
            await self.asked(guest, position, what)

    async def _tables(self, guest: str) -> list[Table]:
        """Who has left a game does not play it any more."""
        tables = []
        for game in await self._journal.read(stored_games.rated_of, guest):
            with contextlib.suppress(Refusal):  # deleted meanwhile
                async with self._cache.hold(game) as live:
                    tables.append(live.table)
        return [
            table
            for table in tables
            if table.rated and table.status == "playing" and table.plays(guest)
        ]


def _now(table: Table) -> RatedNow:
    return RatedNow(game=table.id, slow=isinstance(table.created.clock, DaysClock))
