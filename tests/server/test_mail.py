"""Letters, from an address that is given to the last one: with a real mail server, on both
databases."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from evora.server.common.smtp import SmtpServer
from evora.server.common.timestamps import wall_ms
from evora.server.live.notices.mail import rounds
from evora.server.storage import feeds as stored_feeds
from evora.server.storage import guests as stored_guests
from evora.server.storage import mail as stored_mail
from evora.server.storage.backup import read_backup, write_backup
from evora.server.storage.mail import StoredAddress
from evora.server.storage.schema import mail_addresses
from evora.server.storage.store import Store
from server.mailboxes import Mailbox, mail_server
from server.serving import FRIEND, ME, WAIT_SECONDS, Client, Json, Running, serving

PATH = "/api/me/mail"
SITE = "http://games.example.org"
ANN = "ann@example.org"
SLOW = {"type": "days", "days": 1}
NOW = 1_800_000_000_000


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as found:
        yield found


@contextlib.contextmanager
def writing(url: str, mailbox: Mailbox, **changes: Any) -> Iterator[Running]:
    smtp = SmtpServer("127.0.0.1", mailbox.port, "none")
    values = {"smtp": smtp, "mail_from": "evora@example.org", "public_url": SITE, **changes}
    with serving(url, **values) as running:
        yield running


@pytest.fixture
def running(
    database_url: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Running]:
    monkeypatch.setattr(rounds, "EVERY_SECONDS", 0.1)
    with writing(database_url, mailbox) as found:
        yield found


def link_in(letter: EmailMessage, purpose: str) -> str:
    """The path of the link for something, which is in both forms of the letter."""
    plain, page = letter.get_body(("plain",)), letter.get_body(("html",))
    assert plain is not None and page is not None
    pattern = rf"{SITE}(/mail/{purpose}/[0-9a-f]+)"
    (found,) = set(re.findall(pattern, plain.get_content()))
    assert found in page.get_content()
    return str(found)


def confirmed(client: Client, mailbox: Mailbox, address: str = ANN) -> None:
    before = len(mailbox.letters)
    client.ask("PUT", PATH, {"address": address})
    letter = mailbox.wait(before + 1)[-1]
    assert httpx.post(client.running.address + link_in(letter, "confirm")).status_code == 200
    assert client.ask("GET", PATH)["state"] == "works"
    mailbox.letters.clear()


def store_of(running: Running) -> Store:
    return running.server.journal.store


def make_due(running: Running) -> None:
    """It is the morning of the next day."""
    values = update(mail_addresses).values(due=wall_ms(), lease=None)
    store_of(running).write(lambda connection: connection.execute(values))


def due_of(running: Running) -> list[int | None]:
    return store_of(running).read(
        lambda connection: list(connection.scalars(select(mail_addresses.c.due)))
    )


def until(wanted: Any) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def settled(running: Running) -> None:
    """Everything that was due has been dealt with."""
    until(lambda: all(due is None or due > wall_ms() for due in due_of(running)))


def at_noon(client: Client, **more: Any) -> None:
    """A time zone in which it is about noon now, so that letters may go out."""
    hours = 12 - datetime.now(UTC).hour
    zone = f"Etc/GMT{-hours:+d}" if hours else "UTC"
    client.ask("PUT", "/api/me/notice-settings", {"zone": zone, **more})


def slow_game(one: Client, two: Client) -> tuple[str, Client]:
    """A game of days, and whose turn it is."""
    game = one.create(ME, FRIEND, clock=SLOW)["game"]
    two.done(game, "join")
    return game, mover_of(game, one, two)


def mover_of(game: str, one: Client, two: Client) -> Client:
    """As a stranger sees it: a player who looks has read the notice."""
    to_move = one.running.client().view(game)["to_move"]
    return {1: one, 2: two}[to_move]


# --- Addresses


def test_an_address_is_confirmed_by_a_letter(running: Running, mailbox: Mailbox) -> None:
    ann = running.guest(**{"Accept-Language": "de"})
    none: Json = {"address": None, "pending": None, "until": None}
    assert ann.ask("GET", PATH) == {"state": "none", **none}
    given = ann.ask("PUT", PATH, {"address": " Ann@Example.org "})
    assert (given["state"], given["address"]) == ("unconfirmed", None)
    assert given["pending"] == "Ann@example.org" and given["until"] > wall_ms()
    settings = ann.ask("GET", "/api/me/notice-settings")
    assert (settings["mail"], settings["address"]) == ("unconfirmed", "Ann@example.org")
    (letter,) = mailbox.wait(1)
    assert letter["Content-Language"] == "de" and "Bestätige" in letter["Subject"]
    path = link_in(letter, "confirm")
    with httpx.Client(base_url=running.address) as stranger:
        page = stranger.get(path)
        assert page.status_code == 200 and "<form method" in page.text and "Ann@" in page.text
        assert "noindex" in page.headers["X-Robots-Tag"]
        assert ann.ask("GET", PATH)["state"] == "unconfirmed", "who looks has not pressed"
        for wrong in (path[:-1], path[:-1] + "x", path.replace("confirm", "confirm/x"), "/mail/x"):
            assert stranger.post(wrong).status_code in (404, 405), wrong
        other = link_in(letter, "stop").rpartition("/")[2]
        assert stranger.post(f"/mail/confirm/{other}").status_code == 404
        assert ann.ask("GET", PATH)["state"] == "unconfirmed"
        assert stranger.post(path).status_code == 200
        assert stranger.post(path).status_code == stranger.get(path).status_code == 404
    assert ann.ask("GET", PATH) == {**none, "state": "works", "address": "Ann@example.org"}
    settings = ann.ask("GET", "/api/me/notice-settings")
    assert (settings["mail"], settings["address"]) == ("works", "Ann@example.org")
    assert ann.request("DELETE", PATH).status_code == 204
    assert ann.ask("GET", PATH)["state"] == "none"


def test_the_old_address_holds_until_the_new_one_is_confirmed(
    running: Running, mailbox: Mailbox
) -> None:
    ann = running.guest()
    confirmed(ann, mailbox)
    assert ann.ask("PUT", PATH, {"address": ANN})["pending"] is None, "it is this one already"
    both = ann.ask("PUT", PATH, {"address": "new@example.org"})
    assert (both["state"], both["address"], both["pending"]) == ("works", ANN, "new@example.org")
    (letter,) = mailbox.wait(1)
    httpx.post(running.address + link_in(letter, "confirm"))
    found = ann.ask("GET", PATH)
    assert (found["address"], found["pending"]) == ("new@example.org", None)


def test_without_a_mail_server_there_are_no_letters(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        ann = running.guest()
        assert ann.ask("GET", PATH)["state"] == "off"
        assert ann.ask("GET", "/api/me/notice-settings")["mail"] == "off"
        assert ann.refused("PUT", PATH, {"address": ANN}) == (409, "no_mail")


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@example",
        "ann@example.org, bob@example.org",
        "änn@example.org",
        "ann@example.org\r\nBcc: bob@example.org",
        "ann@example.org\nSubject: hello",
        "a" * 300 + "@example.org",
    ],
)
def test_addresses_that_cannot_be(running: Running, mailbox: Mailbox, address: str) -> None:
    ann = running.guest()
    assert ann.refused("PUT", PATH, {"address": address}) == (422, "bad_address")
    assert ann.ask("GET", PATH)["state"] == "none" and not mailbox.attempts


def test_nobody_else(running: Running, mailbox: Mailbox) -> None:
    ann, bob = running.guest("ann"), running.guest("bob")
    confirmed(ann, mailbox)
    assert bob.ask("GET", PATH)["address"] is None
    bob.ask("DELETE", PATH)
    assert ann.ask("GET", PATH)["address"] == ANN
    bot = ann.ask("POST", "/api/me/bots", {"name": "Machine"})["token"]
    headers = {"Authorization": f"Bearer {bot}"}
    for method, path, body in (
        ("GET", PATH, None),
        ("PUT", PATH, {"address": ANN}),
        ("DELETE", PATH, None),
        ("GET", "/api/me/feed", None),
        ("POST", "/api/me/feed", {}),
        ("DELETE", "/api/me/feed", None),
    ):
        machine = running.client("bot", **headers)
        assert machine.refused(method, path, body) == (403, "not_for_bots")
        assert running.client("nobody").refused(method, path, body) == (401, "no_guest")


# --- What strangers can have sent


def count(results: list[httpx.Response], status: int) -> int:
    return sum(answer.status_code == status for answer in results)


def at_once(clients: list[Client], addresses: list[str]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(clients)) as pool:
        return list(
            pool.map(
                lambda client, address: client.request("PUT", PATH, {"address": address}),
                clients,
                addresses,
            )
        )


def test_twenty_guests_at_once_get_two_letters_to_a_stranger(
    running: Running, mailbox: Mailbox
) -> None:
    clients = [running.guest(f"guest {number}") for number in range(20)]
    spellings = [f"Victim+{number}@example.org" for number in range(20)]
    answers = at_once(clients, spellings)
    assert (count(answers, 200), count(answers, 429)) == (stored_mail.LETTERS_TO_ADDRESS.count, 18)
    mailbox.wait(2)
    settled(running)
    assert len(mailbox.letters) == 2


def test_twenty_requests_of_one_guest_at_once(running: Running, mailbox: Mailbox) -> None:
    ann = running.guest()
    answers = at_once([ann] * 20, [f"victim{number}@example.org" for number in range(20)])
    assert count(answers, 200) == stored_mail.LETTERS_OF_GUEST.count
    settled(running)
    assert len(mailbox.letters) <= stored_mail.LETTERS_OF_GUEST.count
    rows = select(func.count()).select_from(mail_addresses)
    assert store_of(running).read(lambda connection: connection.scalar(rows)) == 1


def test_one_network_gets_a_dozen_letters_a_day(running: Running) -> None:
    clients = [running.guest(f"guest {number}") for number in range(20)]
    answers = at_once(clients, [f"victim{number}@example.org" for number in range(20)])
    assert count(answers, 200) == stored_mail.LETTERS_OF_NETWORK.count
    assert "Retry-After" in next(one for one in answers if one.status_code == 429).headers


def test_who_got_a_letter_by_mistake_is_left_alone_for_ever(
    running: Running, mailbox: Mailbox
) -> None:
    ann, bob = running.guest("ann"), running.guest("bob")
    ann.ask("PUT", PATH, {"address": "victim@example.org"})
    (letter,) = mailbox.wait(1)
    path = running.address + link_in(letter, "stop")
    assert httpx.get(path).status_code == 200 and ann.ask("GET", PATH)["pending"] is not None
    for _ in range(2):
        assert httpx.post(path).status_code == 200
    assert ann.ask("GET", PATH)["pending"] is None
    for spelling in ("victim@example.org", "Victim+x@example.org"):
        assert bob.refused("PUT", PATH, {"address": spelling}) == (409, "mail_silenced")


def test_what_nobody_confirms_is_forgotten(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    new = StoredAddress(
        id="0" * 16, guest="ann", address=ANN, key="0" * 64, language="en", given=NOW
    )
    assert store.write(stored_mail.give, new, "192.0.2.1", NOW)
    late = NOW + stored_mail.CONFIRM_MS
    assert store.read(stored_mail.of_guest, "ann", late - 1)[1] is not None
    assert store.read(stored_mail.of_guest, "ann", late)[1] is None
    assert not store.write(stored_mail.confirm, new.id, late, late)
    store.write(stored_mail.forget, late - 1)
    assert store.read(stored_mail.load, new.id) is not None
    store.write(stored_mail.forget, late)
    assert store.read(stored_mail.load, new.id) is None


def test_mail_and_feeds_go_with_their_guest_and_are_exported(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    new = StoredAddress(
        id="0" * 16, guest="ann", address=ANN, key="5ec2e7" * 10, language="en", given=NOW
    )
    store.write(stored_mail.give, new, "192.0.2.1", NOW)
    store.write(stored_feeds.make, "ann", "hash of feed", "de", NOW)
    exported = store.read(stored_guests.export, "ann")
    assert exported is not None
    assert exported["mail"] == [
        {
            "address": ANN,
            "language": "en",
            "given": NOW,
            "confirmed": None,
            "bounced": None,
            "sent": None,
        }
    ]
    assert exported["feeds"] == [{"made": NOW, "language": "de"}]
    assert "5ec2e7" not in str(exported) and "hash of" not in str(exported)
    store.write(stored_guests.forget, "ann")
    assert store.read(stored_mail.load, new.id) is None
    assert store.read(stored_feeds.by_key, "hash of feed") is None


# --- The daily letter


def test_a_letter_a_day_if_something_waits(running: Running, mailbox: Mailbox) -> None:
    one, two = running.guest("one"), running.guest("two")
    two.ask("PUT", "/api/me", {"name": "www.evil.example"})
    game, mover = slow_game(one, two)
    while mover is not one:
        assert mover.play(game)
        mover = mover_of(game, one, two)
    at_noon(one, language="en")
    confirmed(one, mailbox)
    make_due(running)
    (letter,) = mailbox.wait(1)
    assert letter["Subject"] == "1 game waits for you" and letter["To"] == ANN
    body = letter.get_body(("plain",))
    assert body is not None
    text = body.get_content()
    assert f"{SITE}/play/{game}" in text and "hours left" in text and f"{SITE}/notices" in text
    assert "www.evil" not in text and "evil" in text, "a name is no link"
    settled(running)
    (due,) = due_of(running)
    assert due is not None and 17 * 3_600_000 < due - wall_ms() < 49 * 3_600_000
    make_due(running)
    settled(running)
    assert len(mailbox.letters) == 1, "nothing has happened since"
    game, mover = slow_game(one, two)
    while mover is not one:
        assert mover.play(game)
        mover = mover_of(game, one, two)
    make_due(running)
    mailbox.wait(2)
    second = mailbox.parsed()[1]
    assert second["Subject"] == "2 games wait for you"
    assert second["Message-ID"] != letter["Message-ID"]
    # One click of a mail program, without a cookie and without an origin; and once more.
    path = running.address + link_in(second, "stop")
    assert "<form method" in httpx.get(path).text and one.ask("GET", PATH)["state"] == "works"
    for _ in range(2):
        answer = httpx.post(path, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200 and "<form" not in answer.text
    assert one.ask("GET", PATH)["state"] == "none"
    # It was their own address: they may give it again.
    assert one.ask("PUT", PATH, {"address": ANN})["state"] == "unconfirmed"


@pytest.mark.parametrize("why", ["seen", "switched off", "quiet", "night"])
def test_no_letter(running: Running, mailbox: Mailbox, why: str) -> None:
    one, two = running.guest("one"), running.guest("two")
    game, mover = slow_game(one, two)
    at_noon(mover)
    confirmed(mover, mailbox)
    if why == "seen":
        with mover.socket() as socket:
            socket.watch(game)
            until(lambda: mover.ask("GET", "/api/me/notices")["bell"]["unread"] == 0)
    elif why == "switched off":
        off = {"bell": True, "push": True, "mail": False}
        at_noon(mover, switches=[{"kind": kind, **off} for kind in ("turn", "time")])
    elif why == "quiet":
        at_noon(mover, quiet={"begins": 9 * 60, "ends": 16 * 60})
    else:
        hours = 3 - datetime.now(UTC).hour
        hours += 24 if hours < -12 else 0
        zone = f"Etc/GMT{-hours:+d}" if hours else "UTC"
        mover.ask("PUT", "/api/me/notice-settings", {"zone": zone})
    make_due(running)
    settled(running)
    assert not mailbox.letters
    (due,) = due_of(running)
    assert due is not None
    if why in ("quiet", "night"):
        assert due - wall_ms() < 8 * 3_600_000, "but later on this day"


def test_an_address_that_does_not_exist_any_more(running: Running, mailbox: Mailbox) -> None:
    one, two = running.guest("one"), running.guest("two")
    _, mover = slow_game(one, two)
    at_noon(mover)
    confirmed(mover, mailbox)
    mailbox.answers[ANN] = ["550 5.1.1 no such user"]
    make_due(running)
    until(lambda: mover.ask("GET", PATH)["state"] == "bounced")
    assert mover.ask("GET", "/api/me/notice-settings")["mail"] == "bounced"
    assert due_of(running) == [None]
    mailbox.answers.clear()
    assert mover.ask("PUT", PATH, {"address": ANN})["pending"] == ANN, "they can try again"
    mailbox.wait(1)


def test_a_server_that_wants_to_be_asked_again(
    running: Running, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "_PAUSE_MS", 50)
    mailbox.answers[ANN] = ["450 4.2.0 greylisted", "451 4.3.0 busy", "250 fine"]
    ann = running.guest()
    ann.ask("PUT", PATH, {"address": ANN})
    mailbox.wait(1)
    assert mailbox.attempts == [ANN] * 3


def test_a_letter_that_is_refused_is_told_to_the_host_and_given_up(
    running: Running, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "_PAUSE_MS", 1)
    mailbox.answers[ANN] = ["550 5.7.1 we do not know you"]
    ann = running.guest()
    ann.ask("PUT", PATH, {"address": ANN})
    until(lambda: due_of(running) == [None])
    assert len(mailbox.attempts) == rounds._MAX_TRIES
    assert 'evora_letters_total{outcome="refused"} 6.0' in ann.request("GET", "/metrics").text
    assert ann.ask("GET", PATH)["state"] == "unconfirmed", "the address is not forgotten"


def test_a_mail_server_that_is_away_loses_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "EVERY_SECONDS", 0.1)
    monkeypatch.setattr(rounds, "_AWAY_SECONDS", 0.1)
    with mail_server() as away:
        port = away.port
    with writing(database_url, away) as running:
        ann = running.guest()
        ann.ask("PUT", PATH, {"address": ANN})
        until(lambda: "unreachable" in ann.request("GET", "/metrics").text)
        with mail_server(port=port) as back:
            assert back.wait(1)[0]["To"] == ANN


def test_a_backup_has_addresses_and_feeds_but_no_lease(
    store: Store, database_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    """Links in letters that lie in a mailbox still work after it."""
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    new = StoredAddress(
        id="0" * 16, guest="ann", address=ANN, key="ab" * 32, language="en", given=NOW
    )
    store.write(stored_mail.give, new, "192.0.2.1", NOW)
    store.write(stored_feeds.make, "ann", "hash of feed", "de", NOW)
    (taken,) = store.write(stored_mail.take, NOW, NOW + 1000, 8)
    assert taken.lease is not None
    write_backup(database_url, tmp_path / "evora.backup")
    read_backup(tmp_path / "evora.backup", sqlite_url, force=True)
    with contextlib.closing(Store(sqlite_url)) as restored:
        assert restored.read(stored_mail.load, new.id) == replace(taken, lease=None)
        assert restored.read(stored_feeds.by_key, "hash of feed") is not None
