"""Personal feeds: what they hold, read by an XML parser and a reader of calendars, and by whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from evora.server.common.settings import Rate
from evora.server.domain.feed_formats import CalendarEvent, FeedEntry, atom, calendar
from server.serving import Client, Running, serving
from server.test_mail import slow_game

PATH = "/api/me/feed"
ATOM = "{http://www.w3.org/2005/Atom}"
NOW = 1_800_000_000_000
SITE = "https://games.example.org:8443"
# Whatever a name can hold, and more: no control characters, which names cannot.
WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=120)


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def unfolded(content: bytes) -> list[tuple[str, str]]:
    """The lines of a calendar, as RFC 5545 has them: names with parameters, and values."""
    assert content.endswith(b"\r\n") and b"\n" not in content.replace(b"\r\n", b"")
    for line in content.split(b"\r\n"):
        assert len(line) <= 75
        line.decode()  # no letter is cut in two
    lines = content.decode().replace("\r\n ", "").split("\r\n")[:-1]
    return [(line.partition(":")[0], line.partition(":")[2]) for line in lines]


def unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] in "nN" else found[1], value)


def events_in(content: bytes) -> list[dict[str, str]]:
    lines = unfolded(content)
    assert lines[0] == ("BEGIN", "VCALENDAR") and lines[-1] == ("END", "VCALENDAR")
    assert ("VERSION", "2.0") in lines and any(name == "PRODID" for name, _ in lines)
    found: list[dict[str, str]] = []
    inside = False
    for name, value in lines:
        if (name, value) == ("BEGIN", "VEVENT"):
            assert not inside
            inside, event = True, dict[str, str]()
        elif (name, value) == ("END", "VEVENT"):
            inside = False
            found.append(event)
        elif inside:
            assert name not in event
            event[name] = unescaped(value)
    return found


def entries_in(content: bytes) -> list[ElementTree.Element]:
    feed = ElementTree.fromstring(content)
    assert feed.tag == f"{ATOM}feed"
    for needed in ("id", "title", "updated", "author"):
        assert feed.find(ATOM + needed) is not None
    entries = feed.findall(f"{ATOM}entry")
    ids = [entry.findtext(f"{ATOM}id") for entry in entries]
    assert len(set(ids)) == len(ids)
    for entry in entries:
        assert entry.find(f"{ATOM}link") is not None
        datetime.fromisoformat(entry.findtext(f"{ATOM}updated") or "")
    return entries


# --- Formats


@given(WORDS, WORDS)
def test_whatever_words_there_are(title: str, name: str) -> None:
    entry = FeedEntry("id1", name, f"{SITE}/play/x?a=1&b=2", NOW)
    content = atom(SITE, feed="feed1", made=NOW, title=title, language="pt", entries=[entry])
    feed = ElementTree.fromstring(content)
    legal = [re.sub("[\ufffe\uffff]", "", words) for words in (title, name)]
    # A parser reads a lone carriage return as the end of a line.
    assert feed.findtext(f"{ATOM}title") == legal[0]
    (found,) = entries_in(content)
    assert found.findtext(f"{ATOM}title") == legal[1]
    assert found.find(f"{ATOM}link").attrib["href"] == entry.address  # type: ignore[union-attr]
    event = CalendarEvent(id="game1", title=name, address=f"{SITE}/play/x", time=NOW, made=NOW)
    (read,) = events_in(calendar(SITE, title, [event]))
    assert read["SUMMARY"] == name and read["URL"] == f"{SITE}/play/x"
    assert read["UID"] == "game1@games.example.org"
    assert read["DTSTART"] == read["DTSTAMP"] == "20270115T080000Z"


@pytest.mark.parametrize("name", ["a\r\nEND:VCALENDAR", "a\nBEGIN:VEVENT", "]]><x>", "\x00\x1f&"])
def test_nothing_breaks_out(name: str) -> None:
    entry = FeedEntry("id1", name, f"{SITE}/", NOW)
    content = atom(SITE, feed="f", made=NOW, title=name, language="en", entries=[entry])
    assert len(entries_in(content)) == 1
    event = CalendarEvent(id="game1", title=name, address=f"{SITE}/", time=NOW, made=NOW)
    assert len(events_in(calendar(SITE, name, [event]))) == 1


# --- Whose they are


def made(client: Client) -> tuple[str, str]:
    """The paths of a new feed."""
    told = client.ask("POST", PATH, {})
    assert set(told) == {"atom", "calendar"}
    for address in told.values():
        assert address.startswith(client.running.address + "/feeds/")
    return told["atom"], told["calendar"]


def test_a_feed_of_notices_and_a_calendar_of_turns(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    one.ask("PUT", "/api/me", {"name": "Zoë & <Co>"})
    two.ask("PUT", "/api/me", {"name": "Zoë & <Co>"})
    game, mover = slow_game(one, two)
    mover.ask("PUT", "/api/me/notice-settings", {"language": "de"})
    notices, turns = made(mover)
    # No session is needed.
    answer = httpx.get(notices)
    assert answer.headers["Content-Type"].startswith("application/atom+xml")
    assert "noindex" in answer.headers["X-Robots-Tag"]
    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    titles = [entry.findtext(f"{ATOM}title") or "" for entry in entries_in(answer.content)]
    assert any("Du bist" in title and "Zoë & <Co>" in title for title in titles), titles
    links = [entry.find(f"{ATOM}link").attrib["href"] for entry in entries_in(answer.content)]  # type: ignore[union-attr]
    assert f"{running.address}/play/{game}" in links
    answer = httpx.get(turns)
    assert answer.headers["Content-Type"].startswith("text/calendar")
    (event,) = events_in(answer.content)
    assert event["URL"] == f"{running.address}/play/{game}" and "Zoë & <Co>" in event["SUMMARY"]
    ends = datetime.strptime(event["DTSTART"], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
    left = (ends - datetime.now(UTC)).total_seconds()
    assert 86_000 < left < 86_500
    # Who has it is sent nothing; who has moved is.
    for address in (notices, turns):
        tag = httpx.get(address).headers["ETag"]
        same = httpx.get(address, headers={"If-None-Match": tag})
        assert same.status_code == 304 and not same.content
        assert httpx.head(address).status_code == 200
    assert mover.play(game)
    changed = httpx.get(turns, headers={"If-None-Match": answer.headers["ETag"]})
    assert changed.status_code == 200 and (
        one.view(game)["legal"] or not events_in(changed.content)
    )


def test_a_new_address_and_the_end_of_one(running: Running) -> None:
    ann, bob = running.guest("ann"), running.guest("bob")
    assert ann.ask("GET", PATH) == {"made": None}
    first, _ = made(ann)
    assert httpx.get(first).status_code == 200 and ann.ask("GET", PATH)["made"] is not None
    second, calendar_of_second = made(ann)
    assert httpx.get(first).status_code == 404 and httpx.get(second).status_code == 200
    bob.ask("DELETE", PATH)
    assert httpx.get(second).status_code == 200, "not theirs"
    ann.ask("DELETE", PATH)
    for address in (second, calendar_of_second):
        answer = httpx.get(address)
        assert answer.status_code == 404 and answer.json()["code"] == "not_found"
    third, _ = made(ann)
    ann.ask("DELETE", "/api/me")
    assert httpx.get(third).status_code == 404


def test_addresses_that_nobody_has(running: Running) -> None:
    for key in ("x", "a" * 43, "a" * 44, "%00" * 43, "a" * 42 + "é", "'" * 43):
        for kind in ("atom", "ics"):
            assert httpx.get(f"{running.address}/feeds/{key}.{kind}").status_code == 404
    assert "/feeds/" in httpx.get(f"{running.address}/robots.txt").text


def test_the_database_does_not_know_the_address(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        notices, _ = made(running.guest())
        key = notices.rpartition("/")[2].partition(".")[0]
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    kept = b"".join(path.read_bytes() for path in file.parent.glob(file.name + "*"))
    assert len(key) == 43 and key.encode() not in kept and b"feeds" in kept


def test_feeds_are_priced(sqlite_url: str) -> None:
    with serving(sqlite_url, requests=Rate(60, 600)) as running:
        notices, _ = made(running.guest())
        answers = [httpx.get(notices).status_code for _ in range(30)]
        assert answers[0] == 200 and answers[-1] == 429
