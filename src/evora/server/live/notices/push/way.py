"""Notices by push: sends a message to a browser, and says what came of it."""

from __future__ import annotations

import asyncio
import datetime
import email.utils
import re
import ssl
from collections.abc import Sequence

from evora.server.common.recent import Recent
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms, wall_ms
from evora.server.live.notices.push.client import Answer, UnreachableError, post
from evora.server.live.notices.push.encoding import from_text
from evora.server.live.notices.push.encryption import encrypt
from evora.server.live.notices.push.payload import headers, padding, payload
from evora.server.live.notices.push.reach import (
    BadEndpointError,
    Destination,
    Reach,
    UnknownHostError,
)
from evora.server.live.notices.push.subscriptions import PushSubscriptions
from evora.server.live.notices.push.vapid import LIFETIME_SECONDS, VapidKey
from evora.server.live.notices.ways import Message, Outcome
from evora.server.storage import push as stored_push
from evora.server.storage.journal import Journal
from evora.server.storage.push import Subscription

# From the look-up of a name to the answer. A service that is slower is asked again later.
SECONDS = 10.0
_AT_ONCE = 32
_SENT = frozenset({200, 201, 202, 204})
_GONE = frozenset({404, 410})
_LATER = frozenset({408, 425, 429})
_MIN_RETRY_MS = 1_000
_MAX_RETRY_MS = 6 * 3_600_000
# A signature is for one service: most browsers have one of four.
_MAX_SIGNATURES = 1_000
_MAX_REASON = 120


class PushWay:
    """`seconds`: how long a push service may take."""

    def __init__(
        self,
        journal: Journal,
        settings: Settings,
        subscriptions: PushSubscriptions,
        reach: Reach,
        *,
        seconds: float = SECONDS,
    ) -> None:
        self._journal = journal
        self._subscriptions = subscriptions
        self._reach = reach
        self._seconds = seconds
        self._public = settings.public_url
        self._contact = settings.contact
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._tls = reach.tls or ssl.create_default_context()
        self._signatures: Recent[tuple[str, str | None], str] = Recent(
            _MAX_SIGNATURES, LIFETIME_SECONDS / 2
        )

    async def targets(self, guest: str) -> Sequence[str]:
        """The newest browser first."""
        if await self._subscriptions.key() is None:
            return ()
        found = await self._journal.read(stored_push.of_guest, guest)
        return [subscription.id for subscription, _ in found]

    async def send(self, target: str, message: Message) -> Outcome:
        key = await self._subscriptions.key()
        subscription = await self._journal.read(stored_push.one, target)
        if key is None or subscription is None:
            return Outcome("gone")
        async with self._slots:
            outcome = await self._send(key, subscription, message)
        if outcome.state == "gone":
            await self._journal.write(stored_push.forget, target, subscription.endpoint)
        return outcome

    async def _send(self, key: VapidKey, to: Subscription, message: Message) -> Outcome:
        try:
            destination = self._reach.parse(to.endpoint)
            addresses = await self._reach.addresses(destination)
            text = payload(message, to.origin)
            body = encrypt(
                text, from_text(to.p256dh), from_text(to.auth), padding=padding(len(text))
            )
            signed = self._signature(key, destination, to.origin)
            sent = {**headers(message, destination, now_ms()), "Authorization": signed}
            answer = await post(
                destination, addresses, sent, body, tls=self._tls, seconds=self._seconds
            )
        except UnknownHostError:
            return Outcome("later", why="name")
        except BadEndpointError as error:
            return Outcome("refused", why=str(error))
        except UnreachableError as error:
            return Outcome("later", why=str(error))
        return _outcome(answer, destination)

    def _signature(self, key: VapidKey, to: Destination, origin: str) -> str:
        """One for each service and some hours, as the services ask for."""
        subject = self._subject(origin)
        known = self._signatures.get((to.origin, subject))
        if known is None:
            known = key.authorization(to.origin, subject, wall_ms() // 1000)
            self._signatures.put((to.origin, subject), known)
        return known

    def _subject(self, origin: str) -> str | None:
        """How a push service reaches the host; a server on one's own machine has nothing to say,
        which Apple's does not take."""
        addresses = (self._contact, self._public, origin)
        good = (each for each in addresses if each and each.startswith(("mailto:", "https:")))
        return next(good, None)


def _outcome(answer: Answer, to: Destination) -> Outcome:
    """What is wrong with a message or a signature says nothing about the browser: it stays."""
    status = answer.status
    if status in _SENT:
        return Outcome("sent")
    if status in _GONE:
        return Outcome("gone")
    why = f"{status} by {to.host}{_reason(answer.text)}"
    if status in _LATER or status >= 500:
        return Outcome("later", _retry_ms(answer.retry_after), why)
    return Outcome("refused", why=why)


def _reason(text: str) -> str:
    plain = re.sub(r"[^ -~]+", " ", text).strip()
    return f": {plain[:_MAX_REASON]}" if plain else ""


def _retry_ms(text: str | None) -> int | None:
    """From seconds or a date, within bounds; None if nothing that makes sense is said."""
    if text is None:
        return None
    if re.fullmatch(r"[0-9]{1,9}", text.strip()):
        wait = int(text) * 1000
    else:
        try:
            when = email.utils.parsedate_to_datetime(text)
        except ValueError:
            return None
        aware = when if when.tzinfo else when.replace(tzinfo=datetime.UTC)
        wait = round(aware.timestamp() * 1000) - wall_ms()
    return min(max(wait, _MIN_RETRY_MS), _MAX_RETRY_MS)
