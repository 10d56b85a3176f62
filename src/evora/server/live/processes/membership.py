"""This process among those that serve the database: its heartbeat, and which of them leads.

The heartbeat is stored every second. After a restart it says how long no process was there, and
clocks get that time back; while it is missing, the games' time stands still. On PostgreSQL it also
renews the lead, tells the processes each other's time and shows which of them have died.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Literal

from evora.server.common.logs import note
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import LATE_MS, clock, now_ms, wall_ms
from evora.server.live.processes.host import Host
from evora.server.storage import cluster
from evora.server.storage.journal import Journal
from evora.server.storage.values import DatabaseReplaced, Unavailable

_RETRY_SECONDS = 0.2
# A heartbeat that takes longer than this is one that fails.
_SILENT_SECONDS = 5.0
# What is started under this lease is over sooner, or renews it.
_START = "start"
_START_MS = 5_000


class Membership:
    """`people`: how many are connected here. `leads`: whether this process does what one does for
    all; alone, it always does. Published is which processes have `gone`, that the others did not
    know this one any more (`joined`), and that the number of people elsewhere has changed."""

    def __init__(self, journal: Journal, people: Callable[[], int], host: Host) -> None:
        self._journal = journal
        self._people = people
        self._host = host
        self._process = journal.store.process
        self.leads = False
        self._others: frozenset[str] = frozenset()
        self._people_elsewhere = 0
        self._starting: asyncio.Task[None] | None = None
        self._failure: Unavailable | None = None
        self._last_beat = 0.0
        self.gone: Subscribers[[frozenset[str]]] = Subscribers("membership")
        self.joined: Subscribers[[]] = Subscribers("membership")
        self.people_changed: Subscribers[[]] = Subscribers("membership")

    @property
    def problem(self) -> Literal["replaced", "writing"] | None:
        """Why nothing can be stored, if so: a heartbeat has failed, or does not come back."""
        if isinstance(self._failure, DatabaseReplaced):
            return "replaced"
        late = time.monotonic() - self._last_beat > _SILENT_SECONDS
        return "writing" if self._failure is not None or late else None

    def size(self) -> int:
        """How many processes there are."""
        return len(self._others) + 1

    def people_elsewhere(self) -> int:
        """How many are connected to the other processes."""
        return self._people_elsewhere

    def meet(self, process: str) -> None:
        """Another process was heard of. It may come and go between two heartbeats: it is noted, so
        that its departure is noticed."""
        self._others |= {process}

    async def join(self) -> int | None:
        """Starts the games' clock. Since when no process was there, if that is downtime; then
        nobody else joins before `finish_start` is called."""
        while not await self._join_others():
            if await self._journal.write(cluster.take_lease, self._process, _START, _START_MS):
                return await self._join_first()
            await asyncio.sleep(_RETRY_SECONDS)
        return None

    async def _join_others(self) -> bool:
        """Whether others are there; then their time counts."""
        others = await self._journal.read(cluster.alive)
        if others:
            self._start_clock(max(other.clock for other in others))
        return bool(others)

    async def _join_first(self) -> int | None:
        self._starting = asyncio.create_task(self._keep_starting())
        if await self._join_others():
            return None
        heartbeat = await self._journal.read(cluster.last_heartbeat)
        if heartbeat is not None and self._host.read_only is not None:
            # The games' time stood still, and goes on from there some time.
            self._start_clock(heartbeat)
            return None
        # The machine's time may have been set back: that of the games does not run backwards.
        self._start_clock(max(wall_ms(), heartbeat or 0))
        down = heartbeat is not None and now_ms() - heartbeat > LATE_MS
        return heartbeat if down else None

    def _start_clock(self, at: int) -> None:
        clock.start(at)
        if self._host.read_only is not None:
            clock.pause()

    async def finish_start(self) -> None:
        """The clocks are mended: others may join."""
        await self.beat()
        if self._starting is not None:
            await self._end_start()
            await self._journal.write(cluster.drop_lease, self._process, _START)

    async def beat(self) -> None:
        """The heartbeat; Unavailable: the games' time stands still soon."""
        try:
            answer = await self._journal.write(
                cluster.beat,
                self._process,
                now_ms(),
                self._people(),
                host_version=self._host.version,
                stands=clock.stands,
            )
        except Unavailable as failure:
            self._failure = failure
            raise
        self._failure, self._last_beat = None, time.monotonic()
        lost = clock.pulse()
        if lost:
            note(logging.WARNING, "late", lost_ms=lost)
        for other in answer.others:
            clock.catch_up(other.clock)
        self._host.expect(answer.host_version)
        if answer.leads and not self.leads:
            note(logging.INFO, "leads", process=self._process)
        self.leads = answer.leads
        others = frozenset(other.id for other in answer.others)
        gone, self._others = self._others - others, others
        self._journal.processes = self.size()
        if gone:
            note(logging.WARNING, "processes_gone", count=len(gone))
            self.gone(gone)
        if answer.joined:
            self.joined()
        people = sum(other.people for other in answer.others)
        if people != self._people_elsewhere:
            self._people_elsewhere = people
            self.people_changed()

    async def leave(self) -> None:
        """The last heartbeat: what comes after it is downtime, unless others are there."""
        await self._end_start()
        with contextlib.suppress(Unavailable):
            await self.beat()
            await self._journal.write(cluster.leave, self._process)
        self.leads = False
        clock.stop()

    async def _keep_starting(self) -> None:
        while True:
            await asyncio.sleep(_START_MS / 3000)
            with contextlib.suppress(Unavailable):
                await self._journal.write(cluster.take_lease, self._process, _START, _START_MS)

    async def _end_start(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
            self._starting = None
