"""What the host has set, as every process knows it: bans, a message to all, two modes.

It is in the database; here is a copy that requests are checked against without waiting. A signal
says at once that something has changed, and every heartbeat whether something has: a message may
get lost, and on SQLite there is none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from evora.server.common.refusal import Refusal
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import clock, wall_ms
from evora.server.domain import host_actions as domain_actions
from evora.server.domain.bans import Ban, Bans
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import HostMessage, HostNotice, HostState, HostText
from evora.server.storage import cluster, host_actions, host_state
from evora.server.storage.journal import Journal
from evora.server.storage.values import HostAction, HostSetting, Unavailable

_NAME = "host"
# When a command that was refused because of read-only is worth another try.
_RETRY_MS = 5_000


@dataclass(frozen=True)
class _Copy:
    version: int = 0
    bans: Bans = field(default_factory=Bans)
    settings: Mapping[str, HostSetting] = field(default_factory=dict)


# Does what a process has to do about actions that were applied since it last looked, in order.
Follow = Callable[[list[HostAction]], Awaitable[None]]


async def _nothing(_actions: list[HostAction]) -> None: ...


class Host:
    """`follow`: what this process does about a change before it says that it knows of it. `asked`:
    somebody has asked for an action; `resumed`: games go on after a time of read-only."""

    def __init__(self, journal: Journal, signals: Signals, tasks: Tasks) -> None:
        self._journal = journal
        self._signals = signals
        self._tasks = tasks
        self._copy = _Copy()
        self._lock = asyncio.Lock()
        self.follow: Follow = _nothing
        self.asked: Subscribers[[]] = Subscribers(_NAME)
        self.resumed: Subscribers[[]] = Subscribers(_NAME)
        signals.subscribe(_NAME, self._heard)
        signals.gap.subscribe(self._look)

    @property
    def version(self) -> int:
        return self._copy.version

    # --- For every request

    def ban_of(self, *guests: str | None) -> Ban | None:
        """Of a guest, or of the owner of a bot."""
        bans, now = self._copy.bans, wall_ms()
        found = (bans.of_guest(guest, now) for guest in guests if guest is not None)
        return next((ban for ban in found if ban is not None), None)

    def ban_at(self, address: str) -> Ban | None:
        return self._copy.bans.of_address(address, wall_ms())

    def check_guest(self, *guests: str | None) -> None:
        """Refusal banned."""
        _refuse(self.ban_of(*guests))

    def check_address(self, address: str) -> None:
        """Refusal banned."""
        _refuse(self.ban_at(address))

    def check_writing(self) -> None:
        """Refusal read_only."""
        if self.read_only is not None:
            raise Refusal("read_only", retry_ms=_RETRY_MS, notice=self.read_only)

    @property
    def read_only(self) -> HostNotice | None:
        setting = self._copy.settings.get("read_only")
        return None if setting is None else HostNotice(_text(setting), None)

    @property
    def invitation_only(self) -> bool:
        return "invitation_only" in self._copy.settings

    def state(self) -> HostState:
        """What everybody sees of it."""
        return HostState(self._message(), self.read_only, self.invitation_only)

    def _message(self) -> HostMessage | None:
        setting = self._copy.settings.get("message")
        said = None if setting is None else _text(setting)
        if setting is None or said is None:
            return None
        over = setting.until is not None and setting.until <= wall_ms()
        return None if over else HostMessage(setting.action, said, setting.until)

    def bans_of(self, actions: Collection[int]) -> list[Ban]:
        """Those that came with these actions."""
        return [ban for ban in self._copy.bans.all if ban.action in actions]

    # --- Following the database

    def expect(self, version: int) -> None:
        """So much has been applied, says the heartbeat."""
        if version != self.version:
            self._look()

    def announce(self) -> None:
        """Tells the other processes that something has changed."""
        self._signals.publish(_NAME, None)

    def _heard(self, _value: object) -> None:
        self.asked()
        self._look()

    def _look(self) -> None:
        self._tasks.spawn(_NAME, self.refresh())

    async def start(self) -> None:
        """Before anything is served; Unavailable."""
        self._copy, _ = await self._journal.read(_load, None)

    async def refresh(self) -> None:
        """Reads what is new, and does about it what this process has to; Unavailable."""
        async with self._lock:
            before = self.version
            while await self._read():
                pass
            if self.version != before and self._journal.store.shared:
                process = self._journal.store.process
                await self._journal.write(cluster.acknowledge, process, self.version)

    async def _read(self) -> bool:
        """Whether there was anything new; there may be more then."""
        copy, actions = await self._journal.read(_load, self.version)
        if copy.version == self.version:
            return False
        before, self._copy = self._copy, copy
        # The games' time stands still for as long as no game can go on.
        if self.read_only is None:
            clock.resume()
        else:
            clock.pause()
        try:
            await self.follow(actions)
        except Unavailable:
            # What is known counts; what was to be done about it is done with the next heartbeat.
            self._copy = replace(copy, version=before.version)
            raise
        if "read_only" in before.settings and self.read_only is None:
            self.resumed()
        return True


def _load(connection: Connection, since: int | None) -> tuple[_Copy, list[HostAction]]:
    version = host_actions.version(connection)
    copy = _Copy(version, Bans(host_state.all_bans(connection)), host_state.settings(connection))
    return copy, [] if since is None else host_actions.since(connection, since)


def _text(setting: HostSetting) -> HostText | None:
    said = domain_actions.decode_text(setting.value)
    return HostText(said.text, said.texts) if said.text else None


def notice_of(ban: Ban) -> HostNotice:
    """What a banned person reads."""
    return HostNotice(HostText(ban.reason, {}) if ban.reason else None, ban.until)


def refusal_of(ban: Ban) -> Refusal:
    return Refusal("banned", notice=notice_of(ban))


def _refuse(ban: Ban | None) -> None:
    if ban is not None:
        raise refusal_of(ban)
