"""The browsers of people that take notices by push."""

from __future__ import annotations

import secrets

from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.guests.guests import hashed
from evora.server.live.notices.push.encoding import from_text, to_text
from evora.server.live.notices.push.encryption import AUTH_BYTES, public_key
from evora.server.live.notices.push.reach import BadEndpointError, Reach, UnknownHostError
from evora.server.live.notices.push.vapid import VapidKey, new_vapid_key, stored_vapid_key
from evora.server.messages import (
    MAX_PUSH_BROWSERS,
    MyPush,
    PushBrowser,
    PushState,
    SubscribePush,
)
from evora.server.storage import push as stored_push
from evora.server.storage.journal import Journal
from evora.server.storage.push import Subscription
from evora.texts import languages


class PushSubscriptions:
    """`reach`: which push services there may be."""

    def __init__(self, journal: Journal, settings: Settings, reach: Reach) -> None:
        self._journal = journal
        self._on = not settings.no_push
        self._reach = reach
        self._key: VapidKey | None = None

    async def key(self) -> VapidKey | None:
        """What signs pushes, the same at all processes and at every start; None if the host has
        turned them off."""
        if self._on and self._key is None:
            stored = await self._journal.write(stored_push.key, new_vapid_key(), now_ms())
            self._key = stored_vapid_key(stored)
        return self._key

    async def start(self) -> None:
        await self.key()

    async def works(self) -> PushState:
        """What the host has to say to it; browsers have their own conditions."""
        return "works" if self._on else "missing"

    # --- What people see and do

    async def mine(self, guest: str, session: str | None) -> MyPush:
        key = await self.key()
        current = hashed(session) if session else None
        found = await self._journal.read(stored_push.of_guest, guest)
        return MyPush(
            key=None if key is None else key.public,
            browsers=[_view(each, agent, current) for each, agent in found],
        )

    async def subscribe(self, guest: str, session: str, origin: str, wanted: SubscribePush) -> None:
        """`origin`: of the page that asks. Refusal no_push, bad_field, no_guest."""
        if not self._on:
            raise Refusal("no_push", None, "the host has turned pushes off")
        if wanted.language is not None and wanted.language not in languages():
            raise Refusal("bad_field", "language", f"expected one of {', '.join(languages())}")
        new = Subscription(
            id=secrets.token_hex(8),
            guest=guest,
            session=hashed(session),
            endpoint=wanted.endpoint,
            p256dh=_checked_key(wanted.p256dh),
            auth=_checked_auth(wanted.auth),
            origin=origin,
            made=now_ms(),
        )
        await self._check_endpoint(wanted.endpoint)
        subscribe = stored_push.subscribe
        await self._journal.write(subscribe, new, wanted.language, MAX_PUSH_BROWSERS)

    async def unsubscribe(self, guest: str, session: str) -> None:
        await self._journal.write(stored_push.unsubscribe, guest, hashed(session))

    async def _check_endpoint(self, endpoint: str) -> None:
        try:
            await self._reach.addresses(self._reach.parse(endpoint))
        except BadEndpointError as error:
            raise Refusal("bad_field", "endpoint", str(error)) from None
        except UnknownHostError:
            raise Refusal("bad_field", "endpoint", "expected a host that can be found") from None


def _checked_key(text: str) -> str:
    try:
        data = from_text(text)
        public_key(data)
    except ValueError:
        expected = "expected a point of P-256, uncompressed, as base64url"
        raise Refusal("bad_field", "p256dh", expected) from None
    return to_text(data)


def _checked_auth(text: str) -> str:
    try:
        data = from_text(text)
    except ValueError:
        data = b""
    if len(data) != AUTH_BYTES:
        raise Refusal("bad_field", "auth", f"expected {AUTH_BYTES} bytes as base64url")
    return to_text(data)


def _view(subscription: Subscription, agent: str | None, current: str | None) -> PushBrowser:
    browser, _, system = (agent or "").partition("/")
    return PushBrowser(
        browser=browser or None,
        system=system or None,
        created=subscription.made,
        current=subscription.session == current,
    )
