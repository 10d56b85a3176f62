"""Reviews of finished games, computed here when somebody asks, in time that engines have left.

What others are shown is never a visitor's word. A review waits in a `FairQueue` of the process that
was asked, and is a task in the database, so that it is computed at one process only. If that dies,
another goes on with what is stored. When nothing waits, reviews that people have looked at lately
are made anew with more nodes, one after the other.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Literal

import msgspec

from evora.calls import Encoded
from evora.server import messages as m
from evora.server.common.fair_queue import FairQueue
from evora.server.common.logs import note, short
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import RETRY_MS, Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain import kept_reviews, reviews
from evora.server.domain.played import ReviewOfSeat, reviewed_seats
from evora.server.domain.table import Table
from evora.server.live.engines.reviewer import Progress, ReviewerError, reviewing
from evora.server.live.engines.spare import SpareEngines
from evora.server.live.games.cache import GameCache
from evora.server.live.games.live_game import LiveGame
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.journal import Journal
from evora.server.storage.values import ReviewTask, StoredReview, Unavailable

_NAME = "reviews"
# Reviews that wait at one process: of all, of one guest or address, and of the guests of one
# address together.
MAX_WAITING = 64
MAX_WAITING_EACH = 4
MAX_WAITING_TOGETHER = 12
# What is computed is stored as often: no more of it is lost with a process.
_SAVE_SECONDS = 2.0
_TAKE_OVER_SECONDS = 2.0
_MAX_TAKEN_OVER = 8
_RETRY_SECONDS = 2.0
DEEPEN_SECONDS = 10.0
# Reviews that were wanted in this time are made deeper.
_LATELY_MS = 7 * 86_400_000
_ASKED_MS = 3_600_000


class Reviews:
    """`settings.review_nodes`: of each search of the deepest reviews; 0: none are computed."""

    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        settings: Settings,
        journal: Journal,
        cache: GameCache,
        spare: SpareEngines,
        metrics: Metrics,
        tasks: Tasks,
    ) -> None:
        self._deepest = settings.review_nodes
        self._journal = journal
        self._process = journal.store.process
        self._cache = cache
        self._spare = spare
        self._metrics = metrics
        self._tasks = tasks
        self._version = reviews.engine_version()
        self._queue: FairQueue[str] = FairQueue(MAX_WAITING, MAX_WAITING_EACH)
        # The games whose reviews wait or are computed here, with the address that asked.
        self._here: dict[str, str] = {}
        self._running = 0
        self._progress: dict[str, Progress] = {}
        metrics.reviews_waiting.set_function(lambda: len(self._queue))

    def start(self) -> None:
        if not self._deepest:
            return
        if self._journal.store.shared:
            self._tasks.repeat(_NAME, self._take_over, _TAKE_OVER_SECONDS)
        else:
            self._tasks.spawn(_NAME, self._take_over())
        self._tasks.repeat(_NAME, self._deepen, DEEPEN_SECONDS)

    # --- What people ask for

    async def look(self, live: LiveGame) -> m.GameReview:
        """The review of a game, and how far the next one is."""
        kept, task = await self._journal.read(stored_reviews.load, live.id)
        if kept is not None and now_ms() - kept.asked > _ASKED_MS:
            await self._journal.write(stored_reviews.note_asked, live.id, now_ms())
        state = self._state(kept, task)
        return m.GameReview(
            state=state,
            review=kept_reviews.decode(kept.review) if kept else None,
            partial=self._partial(task) if task and state == "running" else None,
            made=kept.made if kept else None,
        )

    async def ask(self, live: LiveGame, who: str, address: str) -> m.GameReview:
        """Has it computed, if there is none by today's engine; Refusal busy. `who`: the guest, or
        the address of somebody who is none."""
        nodes = min(reviews.usual_nodes(live.table), self._deepest)
        found = await self.look(live)
        if found.state != "none":
            return found
        if live.id not in self._here:
            together = sum(each == address for each in self._here.values())
            if together >= MAX_WAITING_TOGETHER or not self._queue.put(who, live.id):
                raise Refusal("busy", None, "too many reviews wait already", retry_ms=RETRY_MS)
            self._here[live.id] = address
            self._begin()
        # Known to the other processes, and to this one after a restart, before it is said to wait.
        await self._journal.write(stored_reviews.take, self._process, live.id, nodes)
        return await self.look(live)

    def _state(
        self, kept: StoredReview | None, task: ReviewTask | None
    ) -> Literal["off", "none", "waiting", "running", "done"]:
        if kept is not None and kept.version >= self._version:
            return "done"
        # What is this process's and yet not here has failed: it can be asked for again.
        if task is None or (task.process == self._process and task.game not in self._here):
            return "none" if self._deepest else "off"
        return "waiting" if task.partial is None and task.game not in self._progress else "running"

    def _partial(self, task: ReviewTask) -> Encoded[m.ReviewView] | m.ReviewView | None:
        progress = self._progress.get(task.game)
        if progress is not None:
            return Encoded(progress.json)
        return kept_reviews.decode(task.partial) if task.partial else None

    # --- Whose turn it is

    def _begin(self) -> None:
        """As many at once as there are engines: more would only have each of them take longer."""
        while self._running < self._spare.count and (game := self._queue.pop()) is not None:
            self._running += 1
            self._tasks.spawn(_NAME, self._run(game))

    async def _run(self, game: str) -> None:
        try:
            await self._compute(game)
        finally:
            self._running -= 1
            del self._here[game]
            self._begin()

    async def _take_over(self) -> None:
        """Reviews that waited or were begun at processes that have died."""
        if len(self._queue) >= _MAX_TAKEN_OVER:
            return
        take = stored_reviews.take_over
        for game in await self._journal.write(take, self._process, self._version, _MAX_TAKEN_OVER):
            if game not in self._here and self._queue.put("", game):
                self._here[game] = ""
        self._begin()

    async def _deepen(self) -> None:
        take, lately = stored_reviews.take_shallow, now_ms() - _LATELY_MS
        while not self._here:
            wanted = (self._process, self._version, self._deepest, lately)
            game = await self._journal.write(take, *wanted)
            if game is None:
                return
            await self._compute(game, deeper=True)

    # --- Computing

    async def _compute(self, game: str, *, deeper: bool = False) -> None:
        """Unless another process does."""
        async with self._cache.hold(game) as live:
            table = live.table
        nodes = self._deepest if deeper else min(reviews.usual_nodes(table), self._deepest)
        task = await self._journal.write(stored_reviews.take, self._process, game, nodes)
        if task is None:
            return
        begun = kept_reviews.decode(task.partial) if task.partial else None
        for known in (begun, None):
            try:
                await self._compute_task(table, task, known, deeper=deeper)
            except ReviewerError as error:
                self._metrics.reviews.labels("failed").inc()
                note(logging.WARNING, "review_failed", game=short(game), reason=str(error))
            else:
                return
            finally:
                self._progress.pop(game, None)
        await self._journal.write(stored_reviews.give_up, self._process, game)

    async def _compute_task(
        self, table: Table, task: ReviewTask, begun: m.ReviewView | None, *, deeper: bool
    ) -> None:
        saved = time.monotonic()
        async with reviewing(
            reviews.question(table, task.nodes, begun), urgent=not deeper
        ) as reviewer:
            while True:
                async with self._spare.slice(urgent=not deeper):
                    progress = await reviewer.go_on()
                if progress.done:
                    break
                if not deeper:
                    self._progress[task.game] = progress
                if time.monotonic() - saved > _SAVE_SECONDS:
                    if not await self._save(task, progress):
                        return
                    saved = time.monotonic()
        await self._finish(task, progress, "deeper" if deeper else "first")

    async def _save(self, task: ReviewTask, progress: Progress) -> bool:
        """Whether the task is still ours, as far as can be known."""
        text = await asyncio.to_thread(_stored, progress)
        try:
            return await self._journal.write(stored_reviews.save, self._process, task.game, text)
        except Unavailable:
            return True  # nothing is lost yet: it is tried again soon

    async def _finish(self, task: ReviewTask, progress: Progress, outcome: str) -> None:
        now = now_ms()
        text, seats = await asyncio.to_thread(_finished, progress)
        review = StoredReview(
            game=task.game,
            version=self._version,
            nodes=task.nodes,
            made=now,
            asked=now,
            review=text,
        )
        finish = stored_reviews.finish
        while True:
            try:
                if await self._journal.write(finish, self._process, review, seats):
                    self._metrics.reviews.labels(outcome).inc()
                return
            except Unavailable:
                await asyncio.sleep(_RETRY_SECONDS)


def _stored(progress: Progress) -> str:
    return kept_reviews.encode(_view(progress))


def _finished(progress: Progress) -> tuple[str, list[ReviewOfSeat]]:
    view = _view(progress)
    return kept_reviews.encode(view), reviewed_seats(view)


def _view(progress: Progress) -> m.ReviewView:
    return msgspec.json.decode(progress.json, type=m.ReviewView)
