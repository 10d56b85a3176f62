"""Browsers that take notices: subscribed, renewed, signed out, bounded, refused; and one key."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from subprocess import PIPE, Popen

import httpx
import pytest
from sqlalchemy import select

from evora.server.common.logs import _Format
from evora.server.live.notices.push.reach import Reach
from evora.server.storage import push as stored_push
from evora.server.storage.backup import read_backup, write_backup
from evora.server.storage.schema import push_keys, push_subscriptions
from evora.server.storage.store import Store
from server.push_services import LOCAL, Browser
from server.serving import Client, Json, Running, serving
from server.test_bounds import AT_ONCE, Servers, everywhere, race, serve

__all__ = ["serve"]

PATH = "/api/me/push"
OUTSIDE = "https://142.250.1.1/push"


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def browser(name: str = "a", endpoint: str = OUTSIDE) -> Json:
    return Browser(f"{endpoint}/{name}").subscription


def another(running: Running, first: Client) -> Client:
    client = running.client("device")
    code = first.ask("POST", "/api/me/code", {})["code"]
    client.ask("POST", "/api/me/use-code", {"code": code})
    return client


def stored(store_url: str) -> list[str]:
    """The last parts of all endpoints, the oldest first."""
    store = Store(store_url)
    table = push_subscriptions
    wanted = select(table.c.endpoint).order_by(table.c.made)
    found = store.read(lambda connection: connection.scalars(wanted).all())
    store.close()
    return [endpoint.removeprefix(f"{OUTSIDE}/") for endpoint in found]


def spoken(client: Client) -> str | None:
    """The language in which notices come."""
    language: str | None = client.ask("GET", "/api/me/notice-settings")["language"]
    return language


# --- A browser


def test_subscribed_renewed_and_ended(running: Running, database_url: str) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
    guest = running.guest(**{"User-Agent": agent})
    mine = guest.ask("GET", PATH)
    assert mine["browsers"] == [] and len(mine["key"]) == 87
    told = guest.ask("PUT", PATH, {**browser("a"), "language": "de"})
    assert told["key"] == mine["key"]
    (only,) = told["browsers"]
    assert (only["browser"], only["system"], only["current"]) == ("firefox", "linux", True)
    # Its service gave it another address: that takes the place of the first, in its language.
    guest.ask("PUT", PATH, browser("b"))
    assert (stored(database_url), spoken(guest)) == (["b"], "de")
    phone = another(running, guest)
    phone.ask("PUT", PATH, {**browser("c"), "language": "fi"})
    assert [each["current"] for each in guest.ask("GET", PATH)["browsers"]] == [False, True]
    assert (stored(database_url), spoken(guest)) == (["b", "c"], "fi")
    guest.ask("DELETE", PATH)
    guest.ask("DELETE", PATH)  # and once more changes nothing
    assert (stored(database_url), spoken(guest)) == (["c"], "fi")


def test_it_goes_with_the_device(running: Running, database_url: str) -> None:
    guest = running.guest()
    phone = another(running, guest)
    guest.ask("PUT", PATH, browser("a"))
    phone.ask("PUT", PATH, browser("b"))
    phone.ask("DELETE", "/api/me/devices")  # all others
    assert stored(database_url) == ["b"]
    assert guest.refused("PUT", PATH, browser("a")) == (401, "no_guest")
    assert guest.refused("GET", PATH) == (401, "no_guest")
    assert phone.request("DELETE", "/api/me").status_code == 204
    assert stored(database_url) == []


def test_who_uses_the_browser_now_gets_them(running: Running, database_url: str) -> None:
    one, two = running.guest("one"), running.guest("two")
    one.ask("PUT", PATH, {**browser("shared"), "language": "cs"})
    two.ask("PUT", PATH, browser("shared"))
    assert one.ask("GET", PATH)["browsers"] == []
    assert (stored(database_url), spoken(one), spoken(two)) == (["shared"], "cs", None)
    # Nobody sees or ends what is another's.
    one.ask("DELETE", PATH)
    assert len(two.ask("GET", PATH)["browsers"]) == 1


def test_the_newest_five_stay(running: Running, database_url: str) -> None:
    guest = running.guest()
    phones = [guest, *(another(running, guest) for _ in range(6))]
    for number, phone in enumerate(phones):
        phone.ask("PUT", PATH, browser(str(number)))
    assert stored(database_url) == ["2", "3", "4", "5", "6"]
    # Who renews is among the newest.
    phones[2].ask("PUT", PATH, browser("2"))
    phones[0].ask("PUT", PATH, browser("0"))
    assert stored(database_url) == ["4", "5", "6", "2", "0"]


def test_twenty_at_once(serve: Servers) -> None:
    with serve(devices=AT_ONCE + 1, reach=LOCAL) as servers:
        (first, *_) = everywhere(servers)
        others = [another(servers[n % len(servers)], first) for n in range(AT_ONCE)]
        asks = [
            partial(phone.request, "PUT", PATH, browser(str(n))) for n, phone in enumerate(others)
        ]
        assert race(asks) == {200: AT_ONCE}
        assert len(first.ask("GET", PATH)["browsers"]) == 5
        # One browser twenty times at once is one; and so are twenty people at one browser.
        asks = [partial(others[0].request, "PUT", PATH, browser("one")) for _ in range(AT_ONCE)]
        assert race(asks) == {200: AT_ONCE}
        assert len(first.ask("GET", PATH)["browsers"]) == 5
        people = [servers[n % len(servers)].guest() for n in range(AT_ONCE)]
        asks = [partial(person.request, "PUT", PATH, browser("same")) for person in people]
        assert race(asks) == {200: AT_ONCE}
        having = [person for person in people if person.ask("GET", PATH)["browsers"]]
        assert len(having) == 1


def test_subscribed_while_it_is_signed_out(running: Running, database_url: str) -> None:
    """Of both at once, either order is fine: what stays belongs to a device that is signed in."""
    guest = running.guest()
    for number in range(10):
        phone = another(running, guest)

        def subscribe(phone: Client = phone, number: int = number) -> httpx.Response:
            return phone.request("PUT", PATH, browser(str(number)))

        with ThreadPoolExecutor(2) as pool:
            answer = pool.submit(subscribe)
            pool.submit(guest.ask, "DELETE", "/api/me/devices").result()
        assert answer.result().status_code in (200, 401)
        assert stored(database_url) == []


# --- What is refused, and says which field


@pytest.mark.parametrize(
    ("change", "field", "detail"),
    [
        ({"endpoint": "http://142.250.1.1/a"}, "endpoint", "with https"),
        ({"endpoint": "https://anna:x@142.250.1.1/a"}, "endpoint", "without a user"),
        ({"endpoint": "https://127.0.0.1/a"}, "endpoint", "outside"),
        ({"endpoint": "https://localhost:8000/a"}, "endpoint", "outside"),
        ({"endpoint": "https://[::ffff:192.168.0.1]/a"}, "endpoint", "outside"),
        ({"endpoint": "https://169.254.169.254/latest"}, "endpoint", "outside"),
        ({"endpoint": "https://no-such-host.invalid/a"}, "endpoint", "can be found"),
        ({"endpoint": OUTSIDE + "x" * 2000}, "endpoint", "at most 2000"),
        ({"endpoint": "x" * 5000}, "endpoint", "length <= 4000"),
        ({"p256dh": "AAAA"}, "p256dh", "a point of P-256"),
        ({"p256dh": "BA" + "A" * 85}, "p256dh", "a point of P-256"),
        ({"p256dh": "not base64!"}, "p256dh", "a point of P-256"),
        ({"auth": "AAAA"}, "auth", "16 bytes"),
        ({"auth": "A" * 100}, "auth", "16 bytes"),
        ({"auth": "é"}, "auth", "16 bytes"),
        ({"language": "tlh"}, "language", "expected one of"),
    ],
)
def test_a_subscription_that_cannot_be(
    sqlite_url: str, change: Json, field: str, detail: str
) -> None:
    with serving(sqlite_url) as running:
        guest = running.guest()
        guest.ask("PUT", PATH, browser("before"))
        answer = guest.request("PUT", PATH, {**browser("a"), **change})
        told = answer.json()
        assert (answer.status_code, told["code"], told["field"]) == (422, "bad_field", field)
        assert detail in told["detail"]
        assert (stored(sqlite_url), spoken(guest)) == (["before"], None)


def test_for_people_and_for_hosts_who_want_it(sqlite_url: str) -> None:
    with serving(sqlite_url, no_push=True) as running:
        guest = running.guest()
        assert guest.ask("GET", PATH) == {"key": None, "browsers": []}
        assert guest.refused("PUT", PATH, browser()) == (409, "no_push")
        guest.ask("DELETE", PATH)
        made = guest.ask("POST", "/api/me/bots", {"name": "Gizmo"})
        bot = running.client("bot", Authorization=f"Bearer {made['token']}")
        for method, body in (("GET", None), ("PUT", browser()), ("DELETE", None)):
            assert bot.refused(method, PATH, body) == (403, "not_for_bots")
            assert running.client().refused(method, PATH, body) == (401, "no_guest")
    # Without pushes there is no need for a key.
    store = Store(sqlite_url)
    assert store.read(lambda connection: connection.scalar(select(push_keys.c.id))) is None
    store.close()


def test_nobody_is_asked_where_it_cannot_be(sqlite_url: str) -> None:
    """What is refused for another reason is not looked up."""
    asked = []

    async def look_up(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["142.250.1.1"]

    with serving(sqlite_url, reach=Reach(look_up=look_up)) as running:
        guest = running.guest()
        guest.refused("PUT", PATH, {**browser(endpoint="https://a.example"), "auth": "x"})
        guest.refused("PUT", PATH, browser(endpoint="http://b.example"))
        guest.ask("PUT", PATH, browser(endpoint="https://c.example"))
    assert asked == ["c.example"]


# --- The key of the server


def test_the_key_is_made_once_and_is_in_backups(
    running: Running, database_url: str, tmp_path: Path
) -> None:
    guest = running.guest()
    guest.ask("PUT", PATH, browser())
    key = guest.ask("GET", PATH)["key"]
    with serving(database_url) as second:
        assert second.guest().ask("GET", PATH)["key"] == key
    write_backup(database_url, tmp_path / "backup")
    restored = f"sqlite:///{tmp_path}/restored.db"
    read_backup(tmp_path / "backup", restored)
    with serving(restored) as again:
        client = again.client()
        client.http.cookies = guest.http.cookies
        assert client.ask("GET", PATH)["key"] == key
        assert len(client.ask("GET", PATH)["browsers"]) == 1


ASK = """
import sys
from evora.server.live.notices.push.vapid import new_vapid_key
from evora.server.storage import push
from evora.server.storage.store import Store
store = Store(sys.argv[1])
fresh = new_vapid_key()
sys.stdin.readline()
print(store.write(push.key, fresh, 1) == fresh, push.__name__)
print(store.write(push.key, new_vapid_key(), 2))
"""


@pytest.mark.usefixtures("store")
def test_processes_that_start_at_once_have_one_key(database_url: str) -> None:
    command = [sys.executable, "-W", "error", "-c", ASK, database_url]
    started = [Popen(command, stdin=PIPE, stdout=PIPE, text=True) for _ in range(4)]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    found = [process.communicate(timeout=60)[0].split() for process in started]
    assert len({key for _, _, key in found}) == 1
    assert [first for first, _, _ in found].count("True") == 1


def test_the_key_and_the_endpoints_leave_by_no_other_way(sqlite_url: str) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Format("json"))
    logger = logging.getLogger("evora.server")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        with serving(sqlite_url) as running:
            guest, other = running.guest("guest"), running.guest("other")
            mine = browser("very-own")
            guest.ask("PUT", PATH, mine)
            exported = guest.ask("GET", "/api/me/export")
            (push,) = exported["push"]
            assert push["endpoint"] == mine["endpoint"] and set(push) == {
                *("endpoint", "origin", "made")
            }
            assert push["origin"] == running.address
            other.ask("GET", "/api/me/export")
            other.ask("GET", PATH)
            running.client().request("GET", "/metrics")
            store = Store(sqlite_url)
            private = store.read(lambda connection: connection.scalar(select(push_keys.c.private)))
            (saved, _) = store.read(stored_push.of_guest, guest.ask("GET", "/api/me")["guest"])[0]
            store.close()
            sent = b"".join(data for _, data in running.seen)
            others = b"".join(data for who, data in running.seen if who != "guest")
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
    log = stream.getvalue()
    assert private and private.encode() not in sent and private not in log
    assert mine["auth"].encode() not in sent and saved.auth == mine["auth"]
    assert b"very-own" not in others and "very-own" not in log
    assert json.dumps(exported).count("very-own") == 1
