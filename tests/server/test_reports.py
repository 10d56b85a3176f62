"""Reports: what a guest may tell the host of another, how often, and the queue of the host."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from evora.server.common.refusal import Refusal
from evora.server.domain.reports import MAX_OPEN, MAX_PER_DAY, checked_words
from evora.server.storage import guests
from evora.server.storage import reports as stored
from evora.server.storage.store import Store
from evora.server.storage.values import StoredReport
from server.bot_clients import bots, seat_for
from server.serving import FRIEND, ME, Client, Running, serving
from server.stored_games import refused
from server.test_blocks import met

NOW = 1_800_000_000_000
DAY = 86_400_000
MINE = "/api/me/reports"


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def tell(client: Client, game: str, **more: Any) -> tuple[int, str | None]:
    body = {"seat": 2, "kind": "stalling", **more}
    answer = client.request("POST", f"/api/games/{game}/report", body)
    return answer.status_code, answer.json()["code"] if answer.content else None


def waiting(running: Running) -> list[StoredReport]:
    people = running.server.journal.store.read(stored.open_by_person, 100)
    return [report for person in people for report in person.reports]


# --- What it may say


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("", ""),
        ("  He   waits\r\n\r\n\r\n\r\nfor me. \n", "He waits\n\nfor me."),
        ("a\tb", "a b"),
        ("Þetta er ekki í lagi ❤\ufe0f", "Þetta er ekki í lagi ❤"),
        ("x" * 500, "x" * 500),
    ],
)
def test_good_words(words: str, kept: str) -> None:
    assert checked_words("name", words) == kept


@pytest.mark.parametrize(
    "words",
    [
        "x" * 501,
        "a\x00b",
        "a\x1b[31mb",
        "a\rb",
        "a\u202eb",
        "a\u2066b\u2069",
        "a\u200bb",
        "a\u2028b",
        "a\udc80",
        "a\u0301\u0301\u0301\u0301\u0301",
    ],
)
def test_bad_words(words: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_words("name", words)
    assert (refused.value.code, refused.value.field) == ("bad_text", "text")


def test_something_else_needs_words() -> None:
    with pytest.raises(Refusal):
        checked_words("other", " \n ")
    assert checked_words("other", " So it was. ") == "So it was."


# --- Over HTTP


def test_a_report_has_the_game_with_it(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    two.ask("PUT", "/api/me", {"name": "Ben"})
    game = met(one, two)
    with caplog.at_level(logging.INFO, "evora.server"):
        assert tell(one, game, text="He waits\nand waits.") == (204, None)
    two.ask("PUT", "/api/me", {"name": "Peter"})
    # Who looks on may tell of what they see, too; of a person, and once for each game.
    assert tell(three, game, kind="name") == (204, None)
    assert tell(one, game, kind="name") == (409, "reported_already")
    first, second = waiting(running)
    assert (first.kind, first.text, first.name) == ("stalling", "He waits\nand waits.", "Ben")
    assert (first.game, first.seat, first.seq) == (game, 2, one.view(game)["seq"])
    assert (second.kind, second.text, second.name) == ("name", "", "Peter")
    ids = [client.ask("GET", "/api/me")["guest"] for client in (one, two, three)]
    assert [first.reporter, first.about, second.reporter] == ids
    (line,) = (record for record in caplog.records if record.message == "reported")
    assert line.__dict__["fields"] == {"kind": "stalling", "game": game[:4]}
    # Everybody sees their own, and nothing of what the host thinks.
    (mine,) = one.ask("GET", MINE)["reports"]
    told = {"game": game, "seat": 2, "kind": "stalling", "looked_at": False}
    assert mine | told == mine
    assert two.ask("GET", MINE)["reports"] == []
    store = running.server.journal.store
    assert store.write(stored.decide, [first.id], "acted", "banned", NOW) == [first.id]
    (mine,) = one.ask("GET", MINE)["reports"]
    assert mine["looked_at"] and "banned" not in str(mine)
    assert one.ask("GET", "/api/me/export")["reports"][0]["text"] == "He waits\nand waits."
    assert two.ask("GET", "/api/me/export")["reports"] == []


def test_what_is_refused(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    local, engine = {"type": "local"}, {"type": "engine", "level": "novice"}
    game = one.create(ME, local, engine, FRIEND)["game"]
    for client, seats in ((one, (1, 2, 3, 4, 9)), (two, (2, 3, 4))):
        for seat in seats:
            assert tell(client, game, seat=seat) == (422, "bad_field")
    assert tell(two, game, seat=1, kind="ugly") == (422, "bad_field")
    assert tell(two, game, seat=1, text="a\u202eb") == (422, "bad_text")
    assert tell(two, game, seat=1, text="x" * 501) == (422, "bad_text")
    assert tell(two, game, seat=1, text="x" * 1001) == (422, "bad_field")
    assert tell(two, game, seat=1, kind="other") == (422, "bad_text")
    assert tell(two, "x" * 10, seat=1) == (404, "unknown_game")
    assert tell(running.client(), game, seat=1) == (401, "no_guest")
    with bots(two, "Gizmo") as (gizmo,):
        bot = running.client("bot", authorization=f"Bearer {gizmo.token}")
        assert tell(bot, game, seat=1) == (403, "not_for_bots")
        assert bot.refused("GET", MINE)[1] == "not_for_bots"
    assert waiting(running) == []


def test_a_report_of_a_bot_is_about_its_owner(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    with bots(two, "Robo") as (robo,), robo.stream() as stream:
        two.ask("PUT", f"/api/me/bots/{robo.bot}", {"accepts": "everyone"})
        stream.next()
        game = one.create(ME, seat_for(robo))["game"]
        robo.do(stream.update(), "join", seat=2)
        assert tell(one, game, kind="name") == (204, None)
        assert tell(two, game) == (422, "bad_field")
    (report,) = waiting(running)
    assert (report.about, report.name) == (two.ask("GET", "/api/me")["guest"], "Robo")


def test_twenty_at_once(running: Running) -> None:
    """Of one and the same one is kept; of twenty about as many people, as many as may wait."""
    one, two = running.guest("one"), running.guest("two")
    games = [met(two, running.guest(f"guest{number}")) for number in range(20)]
    for client, asked, kept, code in (
        (one, [games[0]] * 20, 1, "reported_already"),
        (two, games, MAX_OPEN, "reports_full"),
    ):
        with ThreadPoolExecutor(20) as pool:
            told = [pool.submit(tell, client, game) for game in asked]
            codes = [future.result()[1] for future in told]
        assert codes.count(None) == kept and codes.count(code) == 20 - kept
        # Who goes on asking is not even looked at.
        assert tell(client, games[-1]) == (429, "too_many")
    assert len(waiting(running)) == 1 + MAX_OPEN


def test_somebody_who_reports_everybody(store: Store) -> None:
    """However fast the host decides: so many in a day."""
    store.write(guests.add, "ann", "hash of ann", NOW)
    for number in range(30):
        store.write(guests.add, f"guest{number}", f"hash {number}", NOW)
    told = []
    for number in range(30):
        report = made(f"report{number}", about=f"guest{number}", created=NOW + number)
        told.append(refused(store, stored.add, report, report.about))
        store.write(stored.decide, [report.id], "dismissed", None, NOW + number)
    assert told == [None] * MAX_PER_DAY + ["reports_full"] * (30 - MAX_PER_DAY)
    late = made("late", about="guest29", created=NOW + DAY + 1)
    store.write(stored.add, late, "guest29")


# --- The queue of the host


def made(report: str, **more: Any) -> StoredReport:
    common = StoredReport(
        id=report,
        created=NOW,
        reporter="ann",
        about="bob",
        game="game000001",
        seat=2,
        seq=5,
        kind="name",
        text="words",
    )
    return replace(common, **more)


@pytest.fixture
def queue(store: Store) -> Store:
    for guest in ("ann", "bob", "cleo", "dora"):
        store.write(guests.add, guest, f"hash of {guest}", NOW, name=guest.title())
    for report in (
        made("1", about="dora", created=NOW - 2),
        made("2", about="dora", game="game000002"),
        made("3"),
        made("4", reporter="cleo", created=NOW + 1, text="more"),
    ):
        store.write(stored.add, report, report.about)
    return store


def test_whom_most_people_tell_of_comes_first(queue: Store) -> None:
    first, second = queue.read(stored.open_by_person, 10)
    assert (first.about, first.name, first.reporters, first.acted) == ("bob", "Bob", 2, 0)
    assert [report.id for report in first.reports] == ["3", "4"]
    assert (second.about, second.reporters) == ("dora", 1)
    assert [report.id for report in second.reports] == ["1", "2"]
    assert [person.about for person in queue.read(stored.open_by_person, 1)] == ["bob"]
    assert queue.read(stored.count_open) == 4


def test_deciding(queue: Store) -> None:
    assert queue.write(stored.decide, ["3", "4", "5"], "acted", "renamed", NOW) == ["3", "4"]
    assert queue.write(stored.decide, ["3"], "dismissed", None, NOW) == []
    found = queue.read(stored.find, "3")
    assert found is not None and found.name == "Bob"
    assert (found.state, found.decided, found.decision) == ("acted", NOW, "renamed")
    assert queue.read(stored.find, "5") is None
    assert queue.read(stored.count_open) == 2
    assert queue.write(stored.decide, ["1"], "dismissed", None, NOW) == ["1"]
    reporter = queue.read(stored.reporter_of, found)
    assert reporter is not None
    assert (reporter.name, reporter.made, reporter.dismissed) == ("Ann", 3, 1)
    # The next time it is seen that something was the matter before.
    later = made("6", game="game000003", created=NOW + 2)
    queue.write(stored.add, later, "bob")
    assert [person.acted for person in queue.read(stored.open_by_person, 10)] == [0, 2]


def test_what_goes_with_a_guest(queue: Store) -> None:
    queue.write(guests.forget, "ann")
    found = queue.read(stored.find, "3")
    assert found is not None and (found.reporter, found.text) == (None, "words")
    assert queue.read(stored.reporter_of, found) is None
    assert [person.reporters for person in queue.read(stored.open_by_person, 10)] == [2, 2]
    queue.write(guests.forget, "bob")
    assert queue.read(stored.find, "3") is None
    assert queue.read(stored.count_open) == 2


def test_decided_ones_are_kept_for_a_while(queue: Store) -> None:
    queue.write(stored.decide, ["1"], "acted", None, NOW)
    queue.write(stored.decide, ["2"], "acted", None, NOW + 5)
    assert queue.write(stored.delete_decided, NOW + 5) == 1
    assert queue.read(stored.find, "1") is None and queue.read(stored.find, "2") is not None
    assert queue.read(stored.count_open) == 2


def test_open_ones_are_counted_for_the_host(database_url: str) -> None:
    with serving(database_url, metrics_token="secret") as running:
        one, two = running.guest("one"), running.guest("two")
        scraper = running.client(authorization="Bearer secret")
        for number in (0, 1):
            assert f"evora_reports_open {number}.0" in scraper.request("GET", "/metrics").text
            tell(one, met(one, two))


def test_at_two_processes_it_is_one_queue(postgresql_url: str) -> None:
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        one, two = here.guest("one"), there.guest("two")
        again = there.client("one")
        again.http.cookies.set("evora", one.token or "")
        game = met(one, two)
        with ThreadPoolExecutor(20) as pool:
            both = [one, again] * 10
            told = [code for _, code in pool.map(lambda client: tell(client, game), both)]
        assert told.count(None) == 1 and len(waiting(there)) == 1
        assert len(again.ask("GET", MINE)["reports"]) == 1
