"""What letters look like, and when they are written."""

from __future__ import annotations

import email
import re
import zoneinfo
from datetime import datetime
from email.message import EmailMessage
from email.policy import default
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evora.server.common.settings import Settings
from evora.server.domain.letter_times import HOUR, REST_MS, letter_time, may_write
from evora.server.domain.notice_settings import Wishes
from evora.server.domain.notices import NoticeData
from evora.server.live.notices.mail.content import daily_parts
from evora.server.live.notices.mail.letters import Letters
from evora.server.messages import NoticeKind, QuietHours
from evora.server.storage.letters import LetterFacts
from evora.server.storage.mail import StoredAddress
from evora.server.storage.notice_values import StoredNotice, WaitingGame
from evora.texts import languages, locale_tag

SITE = "https://games.example.org"
HOST = Settings(public_url=SITE, mail_from="evora@example.org", contact="mailto:host@example.org")
DAY, HOUR_MS = 86_400_000, 3_600_000
NOW = 1_800_000_000_000
TO = StoredAddress(
    id="0123456789abcdef",
    guest="ann",
    address="ann@example.org",
    key="ab" * 32,
    language="en",
    given=NOW,
    confirmed=NOW,
    number=7,
)
ZONES = sorted(zoneinfo.available_timezones())


def notice(kind: NoticeKind, made: int = NOW, *, read: bool = False) -> StoredNotice:
    return StoredNotice(
        id=f"id of {kind}",
        kind=kind,
        game="game000001",
        name="<b>Bob</b> & http://evil.example",
        data=NoticeData(won=True),
        deadline=NOW + DAY,
        summary=None,
        made=made,
        read=read,
    )


def waiting(game: str, left: int, *names: str | None) -> WaitingGame:
    return WaitingGame(game=game, deadline=NOW + left, names=list(names))


def facts(*notices: StoredNotice, games: int = 0, wishes: Wishes | None = None) -> LetterFacts:
    found = [waiting(f"game00000{n}", (n + 1) * HOUR_MS, f"Player {n}") for n in range(games)]
    return LetterFacts(wishes or Wishes(), list(notices), games, found)


def parsed(letter: bytes) -> EmailMessage:
    assert letter.isascii() and all(len(line) <= 998 for line in letter.split(b"\r\n"))
    assert not re.search(rb"(?<!\r)\n", letter)
    found = email.message_from_bytes(letter, policy=default)
    assert isinstance(found, EmailMessage) and not found.defects
    return found


class Page(HTMLParser):
    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", languages())
def test_every_header_and_both_forms(language: str) -> None:
    told = facts(notice("turn"), notice("challenge"), games=3)
    found = daily_parts(told, None, NOW, language)
    assert found is not None
    subject, parts = found
    written = Letters(HOST).daily(TO, language, subject, parts)
    letter = parsed(written)
    assert {name.lower() for name in letter} == {
        *("from", "to", "subject", "date", "message-id", "mime-version", "content-type"),
        *("content-language", "auto-submitted", "list-unsubscribe", "list-unsubscribe-post"),
    }
    assert letter["From"] == "Evora <evora@example.org>" and letter["To"] == "ann@example.org"
    assert letter["Subject"] == subject and "3" in subject
    assert letter["Message-ID"] == "<0123456789abcdef.7@example.org>"
    assert letter["Content-Language"] == locale_tag(language)
    assert letter["Auto-Submitted"] == "auto-generated" and letter["Date"].datetime is not None
    stop = letter["List-Unsubscribe"]
    # As mail programs look for them: neither folded nor encoded.
    assert f"\r\nList-Unsubscribe: {stop}\r\n".encode() in written
    assert b"\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in written
    assert re.fullmatch(rf"<{SITE}/mail/stop/[0-9a-f]{{48}}>", stop)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter.get_content_type() == "multipart/alternative"
    plain, html = letter.get_body(("plain",)), letter.get_body(("html",))
    assert plain is not None and html is not None
    text, page = plain.get_content(), Page(html.get_content())
    for needed in (stop.strip("<>"), f"{SITE}/notices", "host@example.org", "games.example.org"):
        assert needed in text and needed in page.text
    assert text.index("Player 0") < text.index("Player 1") < text.index("Player 2")
    # Nothing is fetched, and nothing leads elsewhere.
    assert {tag for tag, _ in page.tags} <= {
        *("html", "head", "meta", "title", "body", "p", "br", "a", "ul", "li"),
    }
    links = [attributes["href"] or "" for tag, attributes in page.tags if tag == "a"]
    assert links and all(link.startswith(f"{SITE}/") for link in links)
    assert "http://evil" not in text and "evil.example" not in text and "<b>Bob<" in text
    assert "http://evil" not in page.text and "<b>" not in html.get_content()


def test_a_letter_that_asks_has_both_links_and_nothing_of_anybody() -> None:
    letter = parsed(Letters(HOST).confirmation(TO))
    body = letter.get_body(("plain",))
    assert body is not None
    text = body.get_content()
    assert f"{SITE}/mail/confirm/" in text and f"{SITE}/mail/stop/" in text
    assert "within a day" in text


def test_one_click_needs_https() -> None:
    plain = Settings(public_url="http://192.168.1.20:8000", mail_from="evora@example.org")
    letter = parsed(Letters(plain).confirmation(TO))
    assert letter["List-Unsubscribe-Post"] is None
    assert letter["List-Unsubscribe"].startswith("<http://192.168.1.20:8000/mail/stop/")


def test_the_same_letter_has_the_same_id_and_the_next_another() -> None:
    ids = [parsed(Letters(HOST).confirmation(TO))["Message-ID"] for _ in range(2)]
    assert ids[0] == ids[1] and TO.id in ids[0]


# --- Whether there is one


def test_what_is_new_makes_a_letter_and_all_that_waits_is_in_it() -> None:
    assert daily_parts(facts(), None, NOW, "en") is None
    assert daily_parts(facts(notice("turn", read=True), games=1), None, NOW, "en") is None
    assert daily_parts(facts(notice("turn"), games=1), NOW, NOW, "en") is None, "it was told"
    found = daily_parts(facts(notice("turn", NOW + 1), games=2), NOW, NOW, "en")
    assert found is not None and found[0] == "2 games wait for you"
    every = Wishes(every=True)
    told = facts(notice("turn", read=True), games=1, wishes=every)
    assert daily_parts(told, NOW, NOW, "en") is not None
    assert daily_parts(facts(wishes=every), NOW, NOW, "en") is None


def test_kinds_that_are_switched_off_make_none() -> None:
    over = facts(notice("over"))
    assert daily_parts(over, None, NOW, "en") is None, "by default"
    wants = Wishes(switches={"over": frozenset({"mail"})})
    found = daily_parts(facts(notice("over"), wishes=wants), None, NOW, "en")
    assert found is not None and found[0] == "News from your games"
    off = Wishes(switches={"turn": frozenset(), "time": frozenset()})
    assert daily_parts(facts(notice("turn"), games=1, wishes=off), None, NOW, "en") is None
    both = facts(notice("turn"), notice("challenge"), games=1, wishes=off)
    found = daily_parts(both, None, NOW, "en")
    assert found is not None and len(found[1]) == 1, "the challenge, and not the turn"
    assert daily_parts(facts(notice("test")), None, NOW, "en") is None


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (2 * DAY, "2 days"),
        (DAY, "1 day "),
        (DAY - 1, "23 hours"),
        (90_000, "1 minute"),
        (-5, "1 m"),
    ],
)
def test_how_much_time_is_left(left: int, words: str) -> None:
    one = LetterFacts(Wishes(), [notice("turn")], 1, [waiting("game000001", left, None, "Zoë")])
    found = daily_parts(one, None, NOW, "en")
    assert found is not None
    assert f"a player without a name and Zoë: {words}" in found[1][0].items[0].words


# --- When


def local(time: int, zone: str) -> datetime:
    return datetime.fromtimestamp(time / 1000, zoneinfo.ZoneInfo(zone))


@given(
    st.integers(NOW - 400 * DAY, NOW + 400 * DAY),
    st.sampled_from(ZONES),
    st.none() | st.tuples(st.integers(0, 1439), st.integers(0, 1439)),
)
def test_in_the_morning_and_never_in_quiet_hours(
    after: int, zone: str, quiet: tuple[int, int] | None
) -> None:
    hours = None
    if quiet is not None and quiet[0] != quiet[1]:
        hours = QuietHours(begins=quiet[0], ends=quiet[1])
    wishes = Wishes(zone=zone, quiet=hours)
    time = letter_time(wishes, after, TO.id)
    assert after <= time <= after + 2 * DAY + HOUR_MS
    assert wishes.quiet_until(time) is None
    assert may_write(wishes, time, TO.id)
    if hours is None:
        assert local(time, zone).hour == HOUR
    following = letter_time(wishes, time + REST_MS, TO.id)
    assert following >= time + REST_MS and may_write(wishes, following, TO.id)


def test_a_new_time_zone_moves_a_letter_that_was_planned() -> None:
    planned = letter_time(Wishes(zone="Europe/Berlin"), NOW, TO.id)
    there = Wishes(zone="America/New_York")
    assert not may_write(there, planned, TO.id), "it is night there"
    later = letter_time(there, planned, TO.id)
    assert planned < later < planned + DAY and may_write(there, later, TO.id)


def test_a_zone_that_does_not_exist_is_utc() -> None:
    time = letter_time(Wishes(zone="Mars/Olympus"), NOW, TO.id)
    assert time == letter_time(Wishes(), NOW, TO.id) and local(time, "UTC").hour == HOUR
