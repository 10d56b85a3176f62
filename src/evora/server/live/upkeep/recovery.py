"""After a restart: clocks get back the time the server was down, and engines resume their turns.

Beside other processes there was no downtime: they mind the clocks. Engine turns of processes that
have died are claimed by those that live.
"""

from __future__ import annotations

import asyncio

from evora.server.common.logs import short
from evora.server.live.games.commands import Commands
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import cluster
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import Unavailable

_NAME = "resume"
_RETRY_SECONDS = 2.0
# Games whose clocks are corrected in one commit.
_BATCH = 100
_CLAIM_SECONDS = 2.0
# Engine turns taken over at once.
_MAX_CLAIMS = 8


class Recovery:
    """Resumes the games that were running when the server stopped."""

    def __init__(self, journal: Journal, commands: Commands, tasks: Tasks) -> None:
        self._journal = journal
        self._commands = commands
        self._tasks = tasks

    async def start(self, down_since: int | None) -> int:
        """How many games are running. When it returns no clock can run out for the time that the
        server was down; games that wait for an engine are resumed in the background."""
        store = self._journal.store
        running = await self._journal.read(stored_games.running)
        if down_since is not None or not store.shared:
            clocks = [game.id for game in running if game.deadline is not None]
            for first in range(0, len(clocks), _BATCH):
                batch = clocks[first : first + _BATCH]
                await asyncio.gather(*(self._resume(game, down_since) for game in batch))
        waiting = [game.id for game in running if game.deadline is None and game.engine_turn]
        if store.shared:
            self._tasks.repeat(_NAME, self._claim, _CLAIM_SECONDS)
        else:
            self._tasks.spawn(_NAME, self._resume_all(waiting))
        return len(running)

    async def _resume_all(self, games: list[str]) -> None:
        for game in games:
            await self._resume(game, None)
            await asyncio.sleep(0)

    async def _claim(self) -> None:
        claim, process = cluster.claim_engine_turns, self._journal.store.process
        while games := await self._journal.write(claim, process, _MAX_CLAIMS):
            await self._resume_all(games)
            if len(games) < _MAX_CLAIMS:
                return

    async def _resume(self, game: str, down_since: int | None) -> None:
        """One damaged game does not stop the others."""
        work = self._resume_when_possible(game, down_since)
        await self._tasks.guarded(_NAME, work, game=short(game))

    async def _resume_when_possible(self, game: str, down_since: int | None) -> None:
        while True:
            try:
                return await self._commands.resume(game, down_since)
            except Unavailable:
                await asyncio.sleep(_RETRY_SECONDS)
