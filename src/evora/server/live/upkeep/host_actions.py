"""Carries out what the host asks for (`evora admin`): the process that leads takes the actions in
their order, with the same means that players' requests use.

An action is applied in one transaction, so it happens once, whichever process dies. What comes
before it (players leave, a game ends) can be done again without harm; what follows from it is done
by the next process that leads.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from msgspec.structs import replace
from sqlalchemy import Connection

from evora.server.common.logs import note, note_error
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import wall_ms
from evora.server.domain import host_actions as actions
from evora.server.domain.host_actions import ActionRefusal
from evora.server.live.games.commands import Commands
from evora.server.live.games.views import Views
from evora.server.live.lobby.lists import Lists
from evora.server.live.processes.host import Host
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.tasks import Tasks
from evora.server.live.upkeep.leaving import take_leave
from evora.server.storage import bots as stored_bots
from evora.server.storage import cluster, host_effects, host_state
from evora.server.storage import host_actions as stored_actions
from evora.server.storage.host_actions import Effect
from evora.server.storage.journal import Journal
from evora.server.storage.values import HostAction, ReadOnly, Unavailable

_NAME = "host"
POLL_SECONDS = 1.0
# How long the processes may take to know of an action. One that is frozen counts as dead by then.
_KNOWN_SECONDS = 6.0
_LOOK_SECONDS = 0.05


class HostActions:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        settings: Settings,
        journal: Journal,
        host: Host,
        membership: Membership,
        tasks: Tasks,
        views: Views,
        commands: Commands,
        lists: Lists,
    ) -> None:
        self._proxies = settings.proxies
        self._journal = journal
        self._host = host
        self._membership = membership
        self._tasks = tasks
        self._views = views
        self._commands = commands
        self._lists = lists
        self._lock = asyncio.Lock()
        host.asked.subscribe(lambda: tasks.spawn(_NAME, self.run()))

    def start(self) -> None:
        self._tasks.repeat(_NAME, self.run, POLL_SECONDS)

    async def run(self) -> None:
        """Everything that is asked for, if this process leads; Unavailable."""
        if not self._membership.leads:
            return
        async with self._lock:
            expired, unfinished = await self._journal.read(stored_actions.due, wall_ms())
            if expired:
                await self._journal.write(stored_actions.end_expired, wall_ms())
                await self._spread()
            for action in unfinished:
                # One that has to wait for games to go on keeps no other from being done.
                with contextlib.suppress(ReadOnly):
                    await self._carry_out(action)

    async def _carry_out(self, action: HostAction) -> None:
        try:
            if action.state == "waiting":
                await self._prepare(action)
                applied = await self._apply(action)
                if applied is None or applied.state != "applied":
                    return
                action = applied
                await self._spread()
            await self._follow_up(action)
        except Unavailable:
            raise
        except ActionRefusal as refused:
            await self._refuse(action, refused)
        except Exception as error:  # none of them keeps the next from being carried out
            await self._refuse(action, ActionRefusal("failed", note_error(_NAME, error)))
        else:
            note(logging.INFO, "host_action", kind=actions.kind_of(action.action))

    async def _refuse(self, action: HostAction, why: ActionRefusal) -> None:
        await self._journal.write(stored_actions.refuse, action.id, why)

    async def _apply(self, action: HostAction) -> HostAction | None:
        def apply(connection: Connection, found: HostAction) -> Effect:
            return host_effects.apply(connection, found, wall_ms(), self._proxies)

        return await self._journal.write(stored_actions.apply, action.id, apply)

    async def _spread(self) -> None:
        self._host.announce()
        await self._host.refresh()

    # --- Before and after

    async def _prepare(self, action: HostAction) -> None:
        """What happens to games before it counts; ActionRefusal, Unavailable."""
        match action.action:
            case actions.DeleteGuest(guest=guest):
                await self._journal.read(host_effects.name_of, guest)
                await self._leave_games(guest)
            case actions.RevokeBots(guest=guest):
                for bot in await self._journal.read(host_effects.bots_meant, guest):
                    await self._leave_games(bot)
            case actions.EndGame(game=game):
                try:
                    await self._commands.end_by_host(game, f"host-{action.id}")
                except Refusal as refusal:
                    over = refusal.code == "game_over"
                    raise ActionRefusal("game_over" if over else "unknown_game") from None

    async def _follow_up(self, action: HostAction) -> None:
        """What follows, once every process knows of it."""
        await self._known_everywhere(action.version or 0)
        result = action.result
        found = await self._journal.read(stored_actions.load, action.id)
        undone = found is None or found.undone_by is not None
        if isinstance(action.action, actions.Ban) and not undone:
            if action.action.guest is not None:
                await self._leave_games(action.action.guest)
            networks = await self._journal.read(host_state.count_networks, action.id)
            result = replace(result, networks=networks)
        await self._journal.write(stored_actions.finish, action.id, result)

    async def _leave_games(self, guest: str) -> None:
        """Nobody waits for somebody who is gone; nor for their bots."""
        bots = await self._journal.read(stored_bots.of_owner, guest)
        for each in (*(bot.id for bot in bots), guest):
            await take_leave(each, self._views, self._commands, self._lists)

    async def _known_everywhere(self, version: int) -> None:
        """Returns when all living processes know of it, or have been given the time."""
        if not self._journal.store.shared:
            return
        loop = asyncio.get_running_loop()
        until = loop.time() + _KNOWN_SECONDS
        while loop.time() < until:
            others = await self._journal.read(cluster.alive)
            if all(other.host_version >= version for other in others):
                return
            await asyncio.sleep(_LOOK_SECONDS)
