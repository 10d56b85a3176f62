"""Pushes to a service that decrypts and checks everything, and answers whatever services answer."""

from __future__ import annotations

import asyncio
import dataclasses
import email.utils
import json
import re
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.guests.guests import hashed
from evora.server.live.notices.push.payload import headers, padding, payload, topic
from evora.server.live.notices.push.reach import Reach
from evora.server.live.notices.push.subscriptions import PushSubscriptions
from evora.server.live.notices.push.way import PushWay
from evora.server.live.notices.ways import Message, Outcome
from evora.server.messages import SubscribePush
from evora.server.storage import guests as stored_guests
from evora.server.storage import push as stored_push
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store
from server.certificates import authority
from server.push_services import LOCAL, Browser, PushService, push_service

T = TypeVar("T")

DAY_MS = 86_400_000
ORIGIN = "https://azul.example.org"
CONTACT = "mailto:host@example.org"
MESSAGE = Message(
    id="notice-1",
    tag="turn abcdefghij",
    title="Your turn",
    body="Žofie has moved.",
    path="/game/abcdefghij",
    settings_path="/notices",
    settings_label="Switch off",
    language="en",
    waiting=3,
    urgency="normal",
    expires=0,
)


@dataclasses.dataclass
class Sending:
    """A way to push with everything that it needs, on one event loop."""

    journal: Journal
    subscriptions: PushSubscriptions
    way: PushWay

    async def subscribe(self, browser: Browser, guest: str = "anna") -> str:
        """The target of a new browser."""
        session = f"session of {browser.endpoint}"
        key, now, read, write = hashed(session), now_ms(), self.journal.read, self.journal.write
        if await read(stored_guests.names, [guest]) == {}:
            await write(stored_guests.add, guest, key, now)
        elif await read(stored_guests.by_session, key) is None:
            await write(stored_guests.add_session, guest, key, now, 16)
        await self.subscriptions.subscribe(
            guest, session, ORIGIN, SubscribePush(**browser.subscription)
        )
        newest, *_ = await self.way.targets(guest)
        return newest

    async def key(self) -> str:
        key = await self.subscriptions.key()
        assert key is not None
        return key.public


def sending(
    store: Store,
    work: Callable[[Sending], Awaitable[T]],
    reach: Reach = LOCAL,
    seconds: float = 10.0,
    **settings: Any,
) -> T:
    async def run() -> T:
        journal = Journal(store)
        chosen = Settings(**{"contact": CONTACT, **settings})
        subscriptions = PushSubscriptions(journal, chosen, reach)
        way = PushWay(journal, chosen, subscriptions, reach, seconds=seconds)
        try:
            return await work(Sending(journal, subscriptions, way))
        finally:
            await journal.close()

    return asyncio.run(run())


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def message(**changes: Any) -> Message:
    return dataclasses.replace(MESSAGE, **{"expires": now_ms() + DAY_MS, **changes})


def test_every_header_and_what_the_browser_reads(store: Store, service: PushService) -> None:
    browser = service.browser()

    async def work(sender: Sending) -> str:
        target = await sender.subscribe(browser)
        assert await sender.way.send(target, message()) == Outcome("sent")
        return await sender.key()

    key = sending(store, work)
    (request,) = service.requests
    assert request.path == "/push/browser"
    found = request.headers
    assert found["host"] == service.address.removeprefix("http://")
    assert found["content-encoding"] == "aes128gcm"
    assert found["content-type"] == "application/octet-stream"
    assert found["content-length"] == str(len(request.body))
    assert DAY_MS // 1000 - 60 < int(found["ttl"]) <= DAY_MS // 1000
    assert found["urgency"] == "normal"
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", found["topic"])
    assert "x-wns-type" not in found
    claims = request.claims(key)
    assert (claims["aud"], claims["sub"]) == (service.address, CONTACT)
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert json.loads(browser.text(request.body)) == {
        "web_push": 8030,
        "notification": {
            "title": "Your turn",
            "body": "Žofie has moved.",
            "navigate": f"{ORIGIN}/game/abcdefghij",
            "lang": "en",
            "tag": "turn abcdefghij",
            "data": {"id": "notice-1"},
            "app_badge": "3",
            "actions": [
                {"action": "settings", "title": "Switch off", "navigate": f"{ORIGIN}/notices"}
            ],
        },
        "app_badge": 3,
    }


def test_lengths_and_topics_tell_little(store: Store, service: PushService) -> None:
    browser = service.browser()
    messages = [
        message(body="short", tag="turn a"),
        message(body="x" * 400, tag="turn b"),
        message(title="\x00" * 5_000, body="\U0001f600" * 5_000, tag="turn a"),
    ]

    async def work(sender: Sending) -> None:
        target = await sender.subscribe(browser)
        for each in messages:
            assert await sender.way.send(target, each) == Outcome("sent")

    sending(store, work)
    first, second, longest = service.requests
    assert len(first.body) == len(second.body) == 86 + 1024 + 1 + 16
    assert len(longest.body) <= 4096
    assert (len(longest.body) - 103) % 1024 == 0 or len(longest.body) == 4096
    shown = json.loads(browser.text(longest.body))["notification"]
    assert shown["title"] == "\x00" * 119 + "…" and shown["body"].endswith("\U0001f600…")
    # A later one with the same tag replaces it; the tag itself is not told.
    topics = [request.headers["topic"] for request in service.requests]
    assert topics[0] == topics[2] != topics[1]
    # The same signature serves a service for hours.
    assert len({request.headers["authorization"] for request in service.requests}) == 1


def test_how_long_it_is_kept_and_for_whom_there_is_more() -> None:
    to = Reach().parse("https://db5p.notify.windows.com/w/?token=x")
    assert headers(message(), to, now_ms())["X-WNS-Type"] == "wns/raw"
    over = headers(message(expires=1_000), to, 5_000)
    assert over["TTL"] == "0"
    assert headers(message(expires=10**15), to, 0)["TTL"] == str(28 * 86_400)
    assert len(topic("x" * 500)) == 32
    text = payload(
        message(title="\x00" * 5_000, body="\x00" * 5_000, settings_label="\x00" * 500), ORIGIN
    )
    assert len(text) + padding(len(text)) <= 3993


@pytest.mark.parametrize("status", [200, 201, 202, 204])
def test_sent(store: Store, service: PushService, status: int) -> None:
    service.answer(status)
    assert _answered(store, service) == (Outcome("sent"), 1)


@pytest.mark.parametrize("status", [404, 410])
def test_gone_ones_are_forgotten(store: Store, service: PushService, status: int) -> None:
    service.answer(status)
    assert _answered(store, service) == (Outcome("gone"), 0)


@pytest.mark.parametrize("status", [400, 401, 403, 405, 413])
def test_refused_ones_are_told_to_the_host_and_kept(
    store: Store, service: PushService, status: int
) -> None:
    service.answer(status)
    service.body = b'{"reason":\n"BadJwtToken\xff"}' + b"x" * 5_000
    outcome, left = _answered(store, service)
    assert (outcome.state, left) == ("refused", 1)
    assert outcome.why is not None and len(outcome.why) < 200
    assert outcome.why.startswith(f"{status} by 127.0.0.1: ") and "BadJwtToken" in outcome.why


@pytest.mark.parametrize("status", [408, 425, 429, 500, 502, 503, 504])
def test_try_again_later(store: Store, service: PushService, status: int) -> None:
    service.answer(status)
    outcome, left = _answered(store, service)
    assert (outcome.state, outcome.retry_ms, left) == ("later", None, 1)


@pytest.mark.parametrize(
    ("said", "ms"),
    [
        ("30", 30_000),
        ("0", 1_000),
        ("999999", 6 * 3_600_000),
        ("soon", None),
        ("-5", None),
        ("Wed, 21 Oct 2015 07:28:00 GMT", 1_000),
        ("Wed, 21 Oct 2099 07:28:00 GMT", 6 * 3_600_000),
    ],
)
def test_when_to_try_again(store: Store, service: PushService, said: str, ms: int | None) -> None:
    service.answer(429, Retry_After=said)
    assert _answered(store, service)[0].retry_ms == ms


def test_a_date_to_try_again(store: Store, service: PushService) -> None:
    service.answer(503, Retry_After=email.utils.formatdate(time.time() + 90, usegmt=True))
    wait = _answered(store, service)[0].retry_ms
    assert wait is not None and 30_000 < wait <= 90_000


def test_a_redirect_is_not_followed(store: Store, service: PushService) -> None:
    with push_service() as other:
        for status in (301, 302, 307, 308):
            service.answer(status, Location=f"{other.address}/inner")
            outcome, left = _answered(store, service)
            assert (outcome.state, left) == ("refused", 1)
        assert not other.requests


def test_a_service_that_is_slow_away_or_no_service(store: Store, service: PushService) -> None:
    async def work(sender: Sending) -> list[Outcome]:
        away = Browser("http://127.0.0.1:9/push")
        targets = [await sender.subscribe(each) for each in (service.browser(), away)]
        begun = time.monotonic()
        found = [await sender.way.send(each, message()) for each in targets]
        assert time.monotonic() - begun < 5
        return found

    service.delay = 6
    assert sending(store, work, seconds=0.3) == [
        Outcome("later", why="timeout"),
        Outcome("later", why="connection"),
    ]


def test_a_service_that_speaks_something_else(store: Store) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"SSH-2.0-OpenSSH_9.6\r\n" * 3)
        writer.close()

    async def work(sender: Sending) -> Outcome:
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            target = await sender.subscribe(Browser(f"http://127.0.0.1:{port}/"))
            return await sender.way.send(target, message())

    assert sending(store, work) == Outcome("later", why="protocol")


def test_no_more_at_once_than_are_allowed(store: Store, service: PushService) -> None:
    async def work(sender: Sending) -> list[Outcome]:
        target = await sender.subscribe(service.browser())
        return await asyncio.gather(*(sender.way.send(target, message()) for _ in range(80)))

    service.delay = 0.1
    assert sending(store, work) == [Outcome("sent")] * 80
    assert 1 < service.most_at_once <= 32


def test_who_has_unsubscribed_meanwhile(store: Store, service: PushService) -> None:
    async def work(sender: Sending) -> None:
        browser = service.browser()
        target = await sender.subscribe(browser)
        session = f"session of {browser.endpoint}"
        await sender.subscriptions.unsubscribe("anna", session)
        assert await sender.way.send(target, message()) == Outcome("gone")
        assert list(await sender.way.targets("anna")) == []

    sending(store, work)
    assert not service.requests


def test_a_subscription_that_was_renewed_while_the_old_one_was_gone(
    store: Store, service: PushService
) -> None:
    """The push service knows the old endpoint no longer; the new one, under the same id or not,
    stays."""

    async def work(sender: Sending) -> int:
        target = await sender.subscribe(service.browser("old"))
        under_way = asyncio.create_task(sender.way.send(target, message()))
        while not service.requests:
            await asyncio.sleep(0.01)
        session = f"session of {service.address}/push/old"
        new = SubscribePush(**service.browser("new").subscription)
        await sender.subscriptions.subscribe("anna", session, ORIGIN, new)
        assert (await under_way).state == "gone"
        return len(await sender.way.targets("anna"))

    service.answer(410)
    service.delay = 0.3
    assert sending(store, work) == 1


def test_a_host_who_has_turned_pushes_off(store: Store, service: PushService) -> None:
    async def before(sender: Sending) -> str:
        return await sender.subscribe(service.browser())

    target = sending(store, before)

    async def after(sender: Sending) -> None:
        assert list(await sender.way.targets("anna")) == []
        assert (await sender.way.send(target, message())).state == "gone"
        assert (await sender.subscriptions.mine("anna", None)).key is None

    sending(store, after, no_push=True)
    assert not service.requests
    # Nothing was forgotten: a host may turn them on again.
    assert store.read(stored_push.one, target) is not None


def test_how_a_service_reaches_the_host(store: Store, service: PushService) -> None:
    async def work(sender: Sending) -> str:
        target = await sender.subscribe(service.browser())
        await sender.way.send(target, message())
        return await sender.key()

    key = sending(store, work, contact=None, public_url="https://public.example.org")
    assert sending(store, work, contact=None) == key
    assert sending(store, work, contact=None, public_url="http://localhost:8000") == key
    subjects = [request.claims(key).get("sub") for request in service.requests]
    assert subjects == ["https://public.example.org", ORIGIN, ORIGIN]


# --- By name, and only to the address that was checked


def test_tls_is_checked_by_name_at_the_address_that_was_looked_up(
    store: Store, tmp_path: Path
) -> None:
    """The name leads nowhere on this machine: only the look-up says where it is."""
    trusted = authority(tmp_path)

    async def look_up(_host: str, _port: int) -> Sequence[str]:
        return ["127.0.0.1"]

    def reach(tls: ssl.SSLContext | None) -> Reach:
        return Reach(inner=True, look_up=look_up, tls=tls)

    async def work(sender: Sending) -> Outcome:
        target = await sender.subscribe(secure.browser())
        return await sender.way.send(target, message())

    with push_service(trusted.server("push.example.net"), "push.example.net") as secure:
        assert sending(store, work, reach(trusted.client())) == Outcome("sent")
        (request,) = secure.requests
        assert request.headers["host"].startswith("push.example.net:")
        # Signed by nobody whom this server trusts.
        assert sending(store, work, reach(None)) == Outcome("later", why="tls")
    with push_service(trusted.server("other.example.net"), "push.example.net") as secure:
        assert sending(store, work, reach(trusted.client())) == Outcome("later", why="tls")
        assert not secure.requests


def test_a_name_that_leads_inside_later(store: Store, service: PushService) -> None:
    """DNS rebinding: outside when it was subscribed, inside when something is sent."""
    found = [["142.250.1.1"], ["127.0.0.1"]]

    async def look_up(_host: str, _port: int) -> Sequence[str]:
        return found.pop(0)

    async def work(sender: Sending) -> Outcome:
        port = service.address.rpartition(":")[2]
        target = await sender.subscribe(Browser(f"http://rebinding.example.net:{port}/"))
        outcome = await sender.way.send(target, message())
        assert len(await sender.way.targets("anna")) == 1
        return outcome

    outcome = sending(store, work, Reach(schemes=("http",), look_up=look_up))
    assert outcome.state == "refused" and "network" in (outcome.why or "")
    assert not service.requests and not found


def _answered(store: Store, service: PushService) -> tuple[Outcome, int]:
    """What came of a push, and how many browsers are left."""

    async def work(sender: Sending) -> tuple[Outcome, int]:
        target = await sender.subscribe(service.browser())
        outcome = await sender.way.send(target, message())
        return outcome, len(await sender.way.targets("anna"))

    return sending(store, work)
