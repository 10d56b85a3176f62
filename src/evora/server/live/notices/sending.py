"""Sending notices: what is due is decided on, and delivered by the ways that a person wants.

Every process does this. The database says who is at what (`storage/outbox.py`), so one that dies or
is frozen in the middle holds up nobody, and what it may have sent already is sent again with the
same id.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping

from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.common.timestamps import clock, now_ms, wall_ms
from evora.server.domain.notice_settings import URGENT
from evora.server.domain.notices import MARKS, NoticeData
from evora.server.live.notices.bell import BellFeed
from evora.server.live.notices.visits import Visits
from evora.server.live.notices.ways import Message, Outcome, Way
from evora.server.live.notices.wording import message
from evora.server.live.people.presence import Presence
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import NoticeKind, NoticeWay
from evora.server.storage import notices as stored_notices
from evora.server.storage import outbox
from evora.server.storage.journal import Journal
from evora.server.storage.notice_values import Delivery, DueNotice, Result, Settlement

_NAME = "notices"
# How often it is looked for what is due.
LOOK_SECONDS = 1.0
# Notices that are decided on together, and messages that are sent at once.
_BATCH = 100
_AT_ONCE = 64
# A way has so long for a message, and who was frozen before it was sent leaves it to others.
_SEND_SECONDS = outbox.LEASE_MS / 3000
_MINUTE_MS, _DAY_MS = 60_000, 86_400_000
_EXPIRES_MS: Mapping[NoticeKind, int] = {"test": 10 * _MINUTE_MS}
# The pause after the first failure, each next one is so many times as long, up to the longest.
_PAUSE_MS, _GROWTH, _MAX_PAUSE_MS = 15_000, 4, 3_600_000
MAX_TRIES = 8
# Nobody waits for more than this when the server stops.
_STOP_SECONDS = 5.0


class Sending:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        presence: Presence,
        visits: Visits,
        bell: BellFeed,
        ways: Mapping[NoticeWay, Way],
        metrics: Metrics,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._presence = presence
        self._visits = visits
        self._bell = bell
        self._ways = ways
        self._metrics = metrics
        self._tasks = tasks
        self._sending: set[asyncio.Task[None]] = set()
        self._results: list[Result] = []
        self._noting: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        self._tasks.repeat(_NAME, self.decide, LOOK_SECONDS)
        self._tasks.repeat(_NAME, self.deliver, LOOK_SECONDS)

    async def stop(self) -> None:
        """What was begun is finished, so that nothing is sent twice."""
        self._stopped = True
        if self._sending:
            await asyncio.wait(self._sending, timeout=_STOP_SECONDS)
        if self._noting is not None:
            await asyncio.wait([self._noting], timeout=_STOP_SECONDS)

    # --- What is due

    async def decide(self) -> None:
        """All notices that are due; Unavailable."""
        while not self._stopped and not clock.stands:
            due = await self._journal.read(outbox.due, now_ms(), _BATCH)
            if not due:
                return
            settled = [await self._settle(one, now_ms()) for one in due]
            done = await self._journal.write(outbox.settle, settled, now_ms())
            if done.called:
                self._visits.called(done.called)
            if done.changed:
                self._bell.announce(done.changed)
            if len(due) < _BATCH:
                return

    async def _settle(self, one: DueNotice, now: int) -> Settlement:
        base = Settlement(id=one.id, guest=one.guest, due=one.due)
        if not one.holds:
            return base.replaced(gone=True)
        passed = [percent for percent, mark in _marks(one) if mark <= now]
        to_come = next((mark for _, mark in _marks(one) if mark > now), None)
        kind: NoticeKind = "time" if passed else one.kind
        mark = NoticeData(percent=passed[-1], slow=True) if passed else None
        base = base.replaced(next=to_come, mark=mark)
        if one.game is not None and one.guest in self._presence.at(one.game):
            return base.replaced(seen=True)
        if one.seen and not passed:
            return base
        # With a clock that runs, who is here finds it in the bell.
        if kind != "test" and not one.data.slow and self._presence.is_connected(one.guest):
            return base
        quiet = None if kind in URGENT else one.wishes.quiet_until(wall_ms())
        if quiet is not None:
            ends = now + quiet - wall_ms()
            return base.replaced(next=min(ends, to_come or ends))
        deliveries = await self._deliveries(one, kind)
        calls = not one.wishes.every and kind not in URGENT
        pushes = any(way == "push" for way, _ in deliveries)
        expires = one.deadline or now + _EXPIRES_MS.get(kind, _DAY_MS)
        return base.replaced(deliveries=deliveries, calls=calls and pushes, expires=expires)

    async def _deliveries(
        self, one: DueNotice, kind: NoticeKind
    ) -> tuple[tuple[NoticeWay, str], ...]:
        wanted = [name for name in self._ways if one.wishes.wants(kind, name)]
        found = {name: await self._ways[name].targets(one.guest) for name in wanted}
        return tuple((name, target) for name, targets in found.items() for target in targets)

    # --- What is sent

    async def deliver(self) -> None:
        """Takes what is to be sent, as much as there is room for; Unavailable."""
        while not self._stopped and not clock.stands:
            room = _AT_ONCE - len(self._sending)
            if not room:
                await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)
                continue
            if not await self._journal.read(outbox.has_deliveries, now_ms()):
                return
            taken_at = time.monotonic()
            taken = await self._journal.write(outbox.take, now_ms(), room)
            for one in taken:
                task = asyncio.create_task(self._tasks.guarded(_NAME, self._deliver(one, taken_at)))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
            if not taken:
                return

    async def _deliver(self, one: Delivery, taken_at: float) -> None:
        way, now = self._ways.get(one.way), now_ms()
        if way is None or not one.holds or now >= one.expires:
            self._note(Result(one, "dropped"))
            return
        waiting = await self._journal.read(stored_notices.waiting, one.guest, 1)
        text = message(
            one.notice,
            language=one.wishes.language,
            waiting=waiting,
            every=one.wishes.every,
            expires=one.expires,
            now=now,
        )
        if time.monotonic() - taken_at > _SEND_SECONDS:
            return
        outcome = await self._send(way, one, text)
        self._note(_result(one, outcome, now_ms()))

    async def _send(self, way: Way, one: Delivery, text: Message) -> Outcome:
        try:
            async with asyncio.timeout(_SEND_SECONDS):
                return await way.send(one.target, text)
        except TimeoutError:
            return Outcome("later", why="timeout")
        except Exception as error:  # a fault of ours: the notice is not lost with it
            self._metrics.errors.labels(_NAME).inc()
            note_error(_NAME, error, way=one.way)
            return Outcome("later", why="error")

    def _note(self, result: Result) -> None:
        """Results that come while others are being written are written together."""
        self._metrics.deliveries.labels(result.delivery.way, result.state).inc()
        self._results.append(result)
        if self._noting is None:
            self._noting = asyncio.create_task(self._tasks.guarded(_NAME, self._note_results()))

    async def _note_results(self) -> None:
        try:
            while self._results:
                results, self._results = self._results, []
                await self._journal.write(outbox.note_results, results, now_ms())
        finally:
            self._noting = None


def _marks(one: DueNotice) -> list[tuple[int, int]]:
    return list(zip(MARKS, one.data.marks, strict=False))


def _result(one: Delivery, outcome: Outcome, now: int) -> Result:
    if outcome.state != "later":
        return Result(one, outcome.state, why=outcome.why)
    pause = min(_PAUSE_MS * _GROWTH ** (one.tries - 1), _MAX_PAUSE_MS)
    due = now + max(outcome.retry_ms or 0, int(pause * random.uniform(0.75, 1.25)))
    if one.tries >= MAX_TRIES or due >= one.expires:
        return Result(one, "given_up", why=outcome.why)
    return Result(one, "later", due=due)
