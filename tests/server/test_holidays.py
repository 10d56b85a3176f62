"""Days off for games of days: what a year has, who is told, and what outlives a process."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from evora.server.common import timestamps
from evora.server.common.refusal import Refusal
from evora.server.live.upkeep import sweeper
from evora.server.storage import guests
from evora.server.storage import holidays as stored
from evora.server.storage.store import Store
from server.serving import Client, Json, Running, serving
from server.test_offers import MINUTES, seated

PATH = "/api/me/holiday"
DAY = 86_400_000
# 2027-01-15.
NOW = 1_800_000_000_000
SLOW = {"type": "days", "days": 1}


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def ann(store: Store) -> str:
    store.write(guests.add, "ann", "hash of ann", NOW)
    return "ann"


def told(client: Client, game: str) -> list[Json]:
    events = client.ask("GET", f"/api/games/{game}/events")["events"]
    return [event["body"] for event in events if event["body"]["type"] == "on_holiday"]


# --- What a year has


def refuses(store: Store, code: str, guest: str, days: int, now: int) -> None:
    with pytest.raises(Refusal) as refused:
        store.write(stored.take, guest, days, now)
    assert refused.value.code == code


def test_a_year_has_fourteen_days(store: Store, ann: str) -> None:
    assert store.read(stored.allowance, ann, NOW).left == 14
    refuses(store, "no_days_off", ann, 15, NOW)
    assert store.read(stored.allowance, ann, NOW).last is None
    store.write(stored.take, ann, 9, NOW)
    refuses(store, "on_holiday", ann, 1, NOW + 8 * DAY)
    assert store.read(stored.allowance, ann, NOW).left == 5
    later = NOW + 10 * DAY
    refuses(store, "no_days_off", ann, 6, later)
    store.write(stored.take, ann, 5, later)
    assert store.read(stored.allowance, ann, later).left == 0
    assert store.read(stored.allowance, ann, NOW + 365 * DAY).left == 14
    refuses(store, "no_guest", "nobody", 1, NOW)


def test_days_that_have_begun_are_used(store: Store, ann: str) -> None:
    store.write(stored.take, ann, 5, NOW)
    store.write(stored.end, ann, NOW + DAY + 1)
    taken = store.read(stored.allowance, ann, NOW + DAY + 1)
    assert taken.left == 12 and taken.running(NOW + DAY + 1) is None
    store.write(stored.end, ann, NOW + DAY + 2)
    # However often one begins and ends, there are fourteen of them.
    for moment in range(NOW + 2 * DAY, NOW + 2 * DAY + 20):
        with contextlib.suppress(Refusal):
            store.write(stored.take, ann, 1, moment)
        store.write(stored.end, ann, moment)
    assert store.read(stored.allowance, ann, NOW).left == 0


# --- Over HTTP


def test_days_off_are_taken_told_and_ended(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    slow, quick = seated(one, two, clock=SLOW), seated(one, two, clock=MINUTES)
    before = two.view(slow)["deadline"]
    assert one.ask("GET", PATH)["left"] == 14
    taken = one.ask("POST", PATH, {"days": 3})
    assert taken["left"] == 11 and 2 * DAY < taken["ends"] - taken["now"] <= 3 * DAY
    view = two.view(slow)
    assert view["deadline"] == before + 3 * DAY
    assert [seat["holiday"] for seat in view["seats"]] == [taken["ends"], None]
    assert told(two, slow) == [{"type": "on_holiday", "seat": 1, "ends": taken["ends"]}]
    assert told(two, quick) == []
    # A game that begins meanwhile is told.
    later = seated(two, one, clock=SLOW)
    two.until(later, lambda view: view["seats"][1]["holiday"] == taken["ends"])

    ended = one.ask("DELETE", PATH)
    assert (ended["left"], ended["ends"]) == (13, None)
    assert one.ask("DELETE", PATH)["left"] == 13
    assert told(two, slow)[1:] == [{"type": "on_holiday", "seat": 1, "ends": None}]
    assert before <= two.view(slow)["deadline"] < before + DAY
    assert one.ask("GET", "/api/me/export")["holidays"][0]["days"] == 1
    assert one.request("DELETE", "/api/me").status_code == 204


def test_what_is_refused(running: Running) -> None:
    guest = running.guest()
    for wrong in (0, 15, -1, "2", 1.5, None):
        assert guest.refused("POST", PATH, {"days": wrong}) == (422, "bad_field")
    guest.ask("POST", PATH, {"days": 9})
    assert guest.refused("POST", PATH, {"days": 1})[1] == "on_holiday"
    guest.ask("DELETE", PATH)
    assert guest.refused("POST", PATH, {"days": 14})[1] == "no_days_off"
    token = guest.ask("POST", "/api/me/bots", {"name": "Robo"})["token"]
    bot = running.client("bot", authorization=f"Bearer {token}")
    for method, body in (("GET", None), ("POST", {"days": 1}), ("DELETE", None)):
        assert running.client().refused(method, PATH, body) == (401, "no_guest")
        assert bot.refused(method, PATH, body)[1] == "not_for_bots"


def test_of_twenty_at_once_one_takes_days(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = seated(one, two, clock=SLOW)
    with ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(one.request, "POST", PATH, {"days": 5}) for _ in range(20)]
        codes = [future.result().status_code for future in asked]
    assert codes.count(200) == 1 and one.ask("GET", PATH)["left"] == 9
    assert len(told(two, game)) == 1


# --- Restarts and other processes


def test_it_outlives_a_restart(database_url: str) -> None:
    with serving(database_url) as running:
        one, two = running.guest("one"), running.guest("two")
        game = seated(one, two, clock=SLOW)
        ends = one.ask("POST", PATH, {"days": 2})["ends"]
        before, cookies = two.view(game)["deadline"], one.http.cookies
    with serving(database_url) as running:
        again = running.client("one")
        again.http.cookies = cookies
        assert again.ask("GET", PATH)["ends"] == ends
        view = again.view(game)
        assert before <= view["deadline"] and view["seats"][0]["holiday"] == ends


def test_those_at_another_process_are_told(postgresql_url: str) -> None:
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        one, two = here.guest("one"), there.guest("two")
        game = seated(one, two, clock=SLOW)
        with two.socket() as socket:
            socket.watch(game)
            ends = one.ask("POST", PATH, {"days": 2})["ends"]
            two.until(game, lambda view: view["seats"][0]["holiday"] == ends)
        one.ask("DELETE", PATH)
        two.until(game, lambda view: view["seats"][0]["holiday"] is None)


def test_a_table_that_was_not_told_learns_it_before_a_clock_runs_out(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a process that died between the days off and the tables."""
    began = time.time_ns() // 1_000_000
    machine = SimpleNamespace(
        now=lambda: began,
        pulse=lambda: 0,
        start=lambda _at: None,
        stop=lambda: None,
        catch_up=lambda _other: None,
    )
    monkeypatch.setattr(timestamps, "clock", machine)
    monkeypatch.setattr(sweeper, "POLL_SECONDS", 0.05)
    with serving(database_url) as running:
        one, two = running.guest("one"), running.guest("two")
        game = seated(one, two, clock=SLOW)
        guest = one.ask("GET", "/api/me")["guest"]
        running.server.journal.store.write(stored.take, guest, 3, began)
        machine.now = lambda: began + DAY + 60_000
        view = two.until(game, lambda view: view["seats"][0]["holiday"])
        assert view["status"] == "playing" and view["deadline"] == began + 4 * DAY
        machine.now = lambda: began + 4 * DAY + 60_000
        two.until(game, lambda view: view["status"] == "over")
