"""Days off: the database has them, and so has the log of every running game of days per move.

What is not in a log (a process died in between) is put there before a clock runs out.
"""

from __future__ import annotations

import contextlib

from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.domain.entries import DaysClock
from evora.server.live.games.commands import Commands
from evora.server.live.games.commits import shielded
from evora.server.live.games.live_game import GameChanged
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import DAYS_OFF_PER_YEAR, DaysOff
from evora.server.storage import games as stored_games
from evora.server.storage import holidays as stored_holidays
from evora.server.storage.journal import Journal
from evora.server.storage.values import Unavailable


class Holidays:
    def __init__(self, journal: Journal, commands: Commands, tasks: Tasks) -> None:
        self._journal = journal
        self._commands = commands
        self._tasks = tasks

    async def state(self, guest: str) -> DaysOff:
        now = now_ms()
        taken = await self._journal.read(stored_holidays.allowance, guest, now)
        running = taken.running(now)
        ends = running.ends if running is not None else None
        return DaysOff(left=taken.left, of=DAYS_OFF_PER_YEAR, ends=ends, now=now)

    async def take(self, guest: str, days: int) -> DaysOff:
        """Refusal no_guest, on_holiday, no_days_off."""
        return await shielded(self._take(guest, days))

    async def _take(self, guest: str, days: int) -> DaysOff:
        await self._journal.write(stored_holidays.take, guest, days, now_ms())
        await self._tell(guest)
        return await self.state(guest)

    async def end(self, guest: str) -> DaysOff:
        return await shielded(self._end(guest))

    async def _end(self, guest: str) -> DaysOff:
        await self._journal.write(stored_holidays.end, guest, now_ms())
        await self._tell(guest)
        return await self.state(guest)

    async def _tell(self, guest: str) -> None:
        for game in await self._journal.read(stored_games.running_of, guest):
            await self._tell_table(game)

    async def _tell_table(self, game: str) -> None:
        """What cannot be written now is before a clock runs out."""
        with contextlib.suppress(Refusal, Unavailable):
            await self._commands.note_holidays(game)

    def game_changed(self, change: GameChanged) -> None:
        """Who has days off when a game begins is in its log, too."""
        before, table = change.before, change.game.table
        begins = table.status == "playing" and (before is None or before.status == "waiting")
        if change.here and begins and isinstance(table.created.clock, DaysClock):
            self._tasks.spawn("holidays", self._tell_table(table.id))
