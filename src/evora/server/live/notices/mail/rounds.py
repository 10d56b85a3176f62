"""Letters go out: any process takes addresses that are due with a lease, and sends what is to be
sent.

A daily letter is written as it goes out, from what holds then. It goes out only if there is
something that was in no letter yet and that the person has not seen; then it lists everything that
waits. Who wants each notice gets one every day on which something waits. A process that dies
between sending and noting it sends again, under the same Message-ID.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Sequence

from evora.server.common.logs import note
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.common.timestamps import clock, now_ms, wall_ms
from evora.server.domain.letter_times import REST_MS, letter_time, may_write
from evora.server.live.notices.mail.content import daily_parts
from evora.server.live.notices.mail.letters import Letters
from evora.server.live.notices.mail.post import TOTAL_SECONDS, Post, Unreachable
from evora.server.live.notices.ways import Outcome
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import letters as stored_letters
from evora.server.storage import mail as stored_mail
from evora.server.storage import outbox
from evora.server.storage.journal import Journal
from evora.server.storage.letters import LetterFacts
from evora.server.storage.mail import CONFIRM_MS, StoredAddress
from evora.texts import DEFAULT_LANGUAGE, negotiate

EVERY_SECONDS = 20.0
# Addresses that are taken at once, and for how long.
_BATCH = 8
LEASE_MS = 10 * 60_000
# After a letter that failed, twice as long each time; and when the mail server is away.
_PAUSE_MS = 5 * 60_000
_MAX_PAUSE_MS = 2 * 3_600_000
_MAX_TRIES = 6
_AWAY_SECONDS = 60.0
_MAX_AWAY_SECONDS = 1800.0


class MailRounds:
    """Does nothing unless the host has set a mail server."""

    def __init__(
        self, settings: Settings, journal: Journal, metrics: Metrics, tasks: Tasks
    ) -> None:
        self._journal = journal
        self._metrics = metrics
        self._tasks = tasks
        self._letters = Letters(settings)
        self._post: Post | None = None
        if settings.smtp is not None and settings.mail_from is not None:
            domain = settings.mail_from.rpartition("@")[2]
            self._post = Post(settings.smtp, settings.mail_from, domain)
        self._wanted = asyncio.Event()
        self._failures = 0

    def start(self) -> None:
        if self._post is not None:
            self._tasks.spawn("mail", self._run(self._post))

    def hurry(self) -> None:
        """Something is due now."""
        self._wanted.set()

    def stop(self) -> None:
        if self._post is not None:
            self._post.shut_down()

    async def _run(self, post: Post) -> None:
        while True:
            self._wanted.clear()
            await self._tasks.guarded("mail", self._round(post))
            seconds = self._away() if self._failures else EVERY_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await (asyncio.sleep(seconds) if self._failures else self._wanted.wait())

    def _away(self) -> float:
        """How long to leave a mail server alone that does not answer."""
        seconds = min(_AWAY_SECONDS * 2.0 ** (self._failures - 1), _MAX_AWAY_SECONDS)
        return seconds * random.uniform(0.8, 1.2)

    async def _round(self, post: Post) -> None:
        """Everything that is due; Unavailable."""
        # While the games' time stands still, nothing in them has changed.
        while not clock.stands:
            now = wall_ms()
            taken = await self._journal.write(stored_mail.take, now, now + LEASE_MS, _BATCH)
            if not taken:
                break
            if not await self._serve(post, taken):
                return
        await post.close()

    async def _serve(self, post: Post, taken: Sequence[StoredAddress]) -> bool:
        """Whether the mail server was there."""
        for index, address in enumerate(taken):
            # A lease that ends while the letter is on its way would send it twice.
            if address.lease is None or wall_ms() + TOTAL_SECONDS * 2000 > address.lease:
                continue
            try:
                await self._deal_with(post, address)
            except Unreachable as away:
                self._failures += 1
                self._count("unreachable")
                level = logging.ERROR if away.permanent else logging.WARNING
                note(level, "mail_unreachable", reason=str(away), times=self._failures)
                later = wall_ms() + round(self._away() * 1000)
                await self._journal.write(stored_mail.release, taken[index:], later)
                if away.permanent:
                    await self._journal.write(outbox.note_refusal, "mail", str(away), now_ms())
                return False
        return True

    async def _deal_with(self, post: Post, address: StoredAddress) -> None:
        """One address: a letter, or none; Unreachable."""
        if address.confirmed is None:
            if address.given + CONFIRM_MS <= wall_ms():
                await self._journal.write(stored_mail.note_nothing, address, None)
                return
            letter, due = self._letters.confirmation(address), None
        else:
            facts = await self._journal.read(stored_letters.facts, address.guest)
            now = wall_ms()
            if not may_write(facts.wishes, now, address.id):
                later = facts.wishes.quiet_until(now) or letter_time(facts.wishes, now, address.id)
                await self._journal.write(stored_mail.release, [address], later)
                return
            due = letter_time(facts.wishes, now + REST_MS, address.id)
            written = self._daily(address, facts)
            if written is None:
                await self._journal.write(stored_mail.note_nothing, address, due)
                return
            letter = written
        before = now_ms()
        await post.open()
        self._failures = 0
        await self._note(address, await post.send(address.address, letter), due, before)

    def _daily(self, address: StoredAddress, facts: LetterFacts) -> bytes | None:
        """None: there is nothing to tell."""
        wanted = facts.wishes.language or address.language
        language = negotiate(wanted) or DEFAULT_LANGUAGE
        found = daily_parts(facts, address.sent, now_ms(), language)
        if found is None:
            return None
        subject, parts = found
        return self._letters.daily(address, language, subject, parts)

    async def _note(
        self, address: StoredAddress, outcome: Outcome, due: int | None, before: int
    ) -> None:
        """`due`: of the letter after this; `before`: the games' time when this one was written."""
        self._count(outcome.state)
        write = self._journal.write
        if outcome.state == "refused":
            await write(outbox.note_refusal, "mail", outcome.why, now_ms())
        match outcome.state:
            case "sent":
                await write(stored_mail.note_sent, address, due, before)
            case "gone":
                note(logging.INFO, "letter_bounced", reason=outcome.why)
                await write(stored_mail.note_bounced, address, wall_ms())
            case _ if address.tries + 1 >= _MAX_TRIES:
                note(logging.WARNING, "letter_given_up", reason=outcome.why)
                await write(stored_mail.note_nothing, address, due)
            case _:
                level = logging.WARNING if outcome.state == "refused" else logging.INFO
                note(level, "letter_delayed", state=outcome.state, reason=outcome.why)
                pause = min(_PAUSE_MS * 2**address.tries, _MAX_PAUSE_MS)
                later = wall_ms() + round(pause * random.uniform(0.8, 1.2))
                await write(stored_mail.note_later, address, later)

    def _count(self, outcome: str) -> None:
        self._metrics.letters.labels(outcome).inc()
