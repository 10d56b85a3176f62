"""Tries at puzzles: facts of a person, from any number of devices, in any order, each once."""

from __future__ import annotations

import contextlib
import datetime
import itertools
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from evora.puzzles import Progress, Try, counted, daily, day_of, puzzles
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import puzzle_tries as rules
from evora.server.storage import guests as stored_guests
from evora.server.storage import puzzles as stored
from evora.server.storage.backup import read_backup, write_backup
from evora.server.storage.store import Store
from server.bot_clients import bots
from server.databases import open_migrated
from server.serving import Client, Json, Running, serving
from server.stored_games import NOW

PATH = "/api/me/puzzles/tries"
COUNTS = "/api/puzzles/daily/counts"
HOUR, DAY = 3_600_000, 86_400_000
TODAY = day_of(datetime.datetime.now(datetime.UTC).date())


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def a_try(puzzle: str, *, solved: bool, ago: int = 0, **more: Any) -> Json:
    """Made so many milliseconds ago, in Greenwich."""
    now = time.time_ns() // 1_000_000 - ago
    day = day_of(datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date())
    made = {"id": secrets.token_hex(8), "puzzle": puzzle, "day": day, "time": now, "solved": solved}
    return {**made, **more}


def send(client: Client, *tries: Json, runs: tuple[Json, ...] = ()) -> None:
    answer = client.request("POST", PATH, {"tries": tries, "runs": runs})
    assert answer.status_code == 204, answer.text


def refused(client: Client, *tries: Json) -> tuple[int, str, str]:
    answer = client.request("POST", PATH, {"tries": tries, "runs": []})
    return answer.status_code, answer.json()["code"], answer.json()["field"]


def kept(client: Client) -> list[Json]:
    return list(client.ask("GET", PATH)["tries"])


def now_of(client: Client) -> Json:
    return dict(client.ask("GET", "/api/me/puzzles")["now"])


def another_device(client: Client) -> Client:
    other = client.running.client("device")
    other.ask("POST", "/api/me/use-code", {"code": client.ask("POST", "/api/me/code")["code"]})
    return other


# --- Joining


def test_two_devices_join_whatever_comes_first(running: Running) -> None:
    one, two, three, four = (puzzle.id for puzzle in puzzles()[:4])
    phone = [a_try(one, solved=True, ago=5 * HOUR), a_try(two, solved=False, ago=3 * HOUR)]
    desk = [a_try(three, solved=True, ago=4 * HOUR), a_try(two, solved=True, ago=HOUR)]
    late = [a_try(four, solved=True, ago=40 * DAY)]
    found = []
    for order in itertools.permutations((phone, desk, late)):
        guest = running.guest()
        devices = (guest, another_device(guest), guest)
        for device, batch in zip(devices, order, strict=True):
            send(device, *batch)
            send(device, *batch)  # the answer was lost, and they are sent again
        assert len(kept(guest)) == 5
        found.append(now_of(devices[1]))
    assert all(each == found[0] for each in found)
    # The second puzzle counts as it went first: not solved.
    assert (found[0]["tries"], found[0]["solved"], found[0]["streak"]) == (4, 3, 0)
    rows = [Try(**each) for each in kept(guest)]
    assert found[0]["rating"] == counted(Progress(), rows).rating


def test_they_begin_with_what_was_counted_before(running: Running) -> None:
    guest = running.guest()
    start = {"rating": 1500, "deviation": 80, "tries": 90, "solved": 60}
    days = {"streak": 2, "best_streak": 7, "day": TODAY - 1, "days": 5}
    guest.ask("PUT", "/api/me/puzzles", {**start, **days})
    puzzle = daily(datetime.datetime.now(datetime.UTC).date())
    send(guest, a_try(puzzle.id, solved=True, day=TODAY))
    now = now_of(guest)
    assert (now["tries"], now["solved"], now["streak"], now["best_streak"]) == (91, 61, 3, 7)
    assert now["rating"] >= 1500 and now["days"] == 6


def test_a_page_of_tries_follows_the_one_before(running: Running) -> None:
    guest = running.guest()
    made = [a_try(puzzle.id, solved=True) for puzzle in puzzles()[:110]]
    for begin in range(0, 110, 40):
        send(guest, *made[begin : begin + 40])
    assert [each["id"] for each in kept(guest)] == [each["id"] for each in made]
    page = guest.ask("GET", f"{PATH}?after=70")
    assert [each["id"] for each in page["tries"]] == [each["id"] for each in made[70:]]
    assert (page["last"], page["more"]) == (110, False)
    assert guest.ask("GET", f"{PATH}?after=110") == {"tries": [], "last": 110, "more": False}
    for wrong in ("-1", "x", "1" * 10, "", "٣"):
        assert guest.refused("GET", f"{PATH}?after={wrong}") == (422, "bad_field")


def test_many_tries_come_in_pages(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    for day in range(3):
        batch = [stored_try(f"{day}-{number}", day=day) for number in range(300)]
        store.write(stored.add_tries, "ann", batch)
    first = store.read(stored.tries_after, "ann", 0, 500)
    rest = store.read(stored.tries_after, "ann", first.last, 500)
    assert (len(first.tries), first.more, len(rest.tries), rest.more) == (500, True, 400, False)
    assert len({each.id for each in (*first.tries, *rest.tries)}) == 900


def stored_try(number: str, **more: Any) -> Try:
    made = {"id": number, "puzzle": "c2-222222", "rating": 1000, "day": 0, "time": 0}
    return Try(**{**made, "solved": True, **more})


# --- Bounds


def test_twenty_at_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one day's room, and of all, no more is taken; a batch is kept whole or not at all."""
    monkeypatch.setattr(stored, "MAX_TRIES_PER_DAY", 24)
    monkeypatch.setattr(stored, "MAX_TRIES", 40)
    with contextlib.closing(open_migrated(database_url)) as store:
        store.write(stored_guests.add, "ann", "hash of ann", NOW)

        def add(number: int) -> str | None:
            day = number // 20
            batch = [stored_try(f"{number}-{i}", day=day) for i in range(5)]
            try:
                store.write(stored.add_tries, "ann", batch)
            except Refusal as refusal:
                return refusal.code
            return None

        with ThreadPoolExecutor(20) as pool:
            first = list(pool.map(add, range(20)))
            assert first.count(None) == 4 and set(first) == {None, "too_many"}
            second = list(pool.map(add, range(20, 40)))
            assert second.count(None) == 4
            # All days together are full; what is known already is welcome.
            again = list(pool.map(add, range(40, 60)))
            assert again == ["too_many"] * 20
            done = [number for number, code in enumerate(first) if code is None]
            assert [add(number) for number in done] == [None] * 4
        assert len(store.read(stored.all_tries, "ann")) == 40


def test_one_batch_sent_twenty_times_at_once(running: Running) -> None:
    guest = running.guest()
    batch = [a_try(puzzle.id, solved=True) for puzzle in puzzles()[:9]]
    with ThreadPoolExecutor(20) as pool:
        codes = list(
            pool.map(
                lambda _: guest.request("POST", PATH, {"tries": batch, "runs": []}).status_code,
                range(20),
            )
        )
    assert 204 in codes and set(codes) <= {204, 503}  # or it is told to come again
    assert [each["id"] for each in kept(guest)] == [each["id"] for each in batch]


# --- Bad input


def test_what_cannot_be_is_refused_and_named(running: Running) -> None:
    guest, known = running.guest(), puzzles()[0].id
    good, now = a_try(known, solved=True), time.time_ns() // 1_000_000
    for wrong, field in (
        ({"puzzle": "c2-zzzzzz"}, "tries[1].puzzle"),
        ({"puzzle": "x2-222222"}, "tries[1].puzzle"),
        ({"puzzle": "c2-2"}, "tries[1].puzzle"),
        ({"day": TODAY + 2, "time": now}, "tries[1].day"),
        ({"day": 10**6}, "tries[1].day"),
        ({"day": -1}, "tries[1].day"),
        ({"day": TODAY - 3, "time": now}, "tries[1].time"),
        ({"time": 0}, "tries[1].time"),
        ({"time": now + 2 * HOUR}, "tries[1].time"),
        ({"time": 10**16}, "tries[1].time"),
        ({"id": "short"}, "tries[1].id"),
        ({"solved": 1}, "tries[1].solved"),
    ):
        assert refused(guest, good, {**good, "id": "0" * 16, **wrong}) == (422, "bad_field", field)
    assert refused(guest, {**good, "won": True})[:2] == (422, "bad_field")
    assert refused(guest, *[good] * 41) == (422, "bad_field", "tries")
    assert kept(guest) == []
    run = {"id": "0" * 16, "day": TODAY, "time": now, "solved": 4, "mistakes": 1, "ms": 90_000}
    for changed, field in (
        ({"solved": 41}, "runs[0].solved"),
        ({"mistakes": 4}, "runs[0].mistakes"),
        ({"ms": 180_001}, "runs[0].ms"),
        ({"day": TODAY + 2}, "runs[0].day"),
        ({"time": now - 3 * DAY}, "runs[0].time"),
    ):
        answer = guest.request("POST", PATH, {"tries": [good], "runs": [{**run, **changed}]})
        assert (answer.status_code, answer.json()["field"]) == (422, field)
    assert kept(guest) == []


@pytest.mark.parametrize(
    ("hours", "begun", "over"),
    [(-15, False, False), (-13, True, False), (35, True, False), (37, True, True)],
)
def test_a_day_is_from_the_first_midnight_on_earth_to_the_last(
    hours: int, begun: bool, over: bool
) -> None:
    """Of 18 November 2026: `hours` after midnight in Greenwich."""
    day = day_of(datetime.date(2026, 11, 18))
    midnight = datetime.datetime(2026, 11, 18, tzinfo=datetime.UTC).timestamp()
    now = round(midnight * 1000) + hours * HOUR

    def goes(check: Any, *values: Any) -> bool:
        try:
            check(*values)
        except Refusal:
            return False
        return True

    assert goes(rules.check_today, day, "day", now) == (begun and not over)
    assert goes(rules.check_time, day, now, "try", now) == (begun and not over)
    # A day that is over is still one that tries can be of.
    assert goes(rules.check_time, day, now - max(0, hours) * HOUR, "try", now) == begun


def test_strangers_and_bots_have_none(running: Running) -> None:
    body: Json = {"tries": [], "runs": []}
    assert running.client().refused("POST", PATH, body) == (401, "no_guest")
    assert running.client().refused("GET", PATH) == (401, "no_guest")
    owner, other = running.guest(), running.guest()
    send(owner, a_try(puzzles()[0].id, solved=True))
    assert kept(other) == []
    with bots(owner, "Robo") as (robo,):
        for method, sent in (("POST", body), ("GET", None)):
            assert robo.refused(method, PATH, sent)[1] == "not_for_bots"


# --- The puzzle of the day


def test_how_many_have_solved_the_puzzle_of_the_day(running: Running) -> None:
    today = datetime.datetime.now(datetime.UTC).date()
    puzzle, grey = daily(today), daily(today, "grey-3")
    where = f"{COUNTS}?date={today}"
    assert running.client().ask("GET", where) == {"tried": 0, "solved": 0}
    first, second, third = (running.guest() for _ in range(3))
    # Once per person, however often they try, at whichever try they solve it.
    send(first, *(a_try(puzzle.id, solved=solved, day=TODAY) for solved in (False, True, True)))
    send(second, a_try(puzzle.id, solved=False, day=TODAY))
    # In a run, on another day, or another puzzle: none of these is the puzzle of the day.
    send(third, a_try(puzzle.id, solved=True, day=TODAY, run=True), a_try(grey.id, solved=True))
    send(third, a_try(puzzle.id, solved=True, ago=5 * DAY))
    assert running.client().ask("GET", where) == {"tried": 2, "solved": 1}
    assert running.client().ask("GET", f"{where}&setting=grey-3") == {"tried": 1, "solved": 1}
    assert running.client().refused("GET", COUNTS) == (422, "bad_field")
    assert first.request("DELETE", "/api/me").status_code == 204
    assert running.client().ask("GET", where) == {"tried": 1, "solved": 0}


# --- With the rest of one's data


def test_export_and_backup_have_them_and_deletion_ends_them(
    database_url: str, tmp_path: Path
) -> None:
    with serving(database_url) as running:
        guest = running.guest()
        made = a_try(puzzles()[0].id, solved=True)
        run = {"id": "r" * 16, "day": TODAY, "time": made["time"], "solved": 7}
        send(guest, made, runs=({**run, "mistakes": 3, "ms": 80_000},))
        export = guest.ask("GET", "/api/me/export")
        [exported] = export["puzzle_tries"]
        assert {name: exported[name] for name in made} == made
        [exported] = export["puzzle_runs"]
        assert (exported["solved"], exported["checked"]) == (7, False)
    file, moved = tmp_path / "all.backup", f"sqlite:///{tmp_path}/moved.db"
    write_backup(database_url, file)
    read_backup(file, moved)
    with serving(moved) as running:
        again = running.client()
        again.http.cookies.set("evora", guest.token or "")
        assert again.ask("GET", "/api/me/export") == export


def test_they_go_with_their_guest(store: Store) -> None:
    for guest in ("ann", "bob"):
        store.write(stored_guests.add, guest, f"hash of {guest}", NOW)
        store.write(stored.add_tries, guest, [stored_try("same id")])
    store.write(stored_guests.forget, "ann")
    assert store.read(stored.all_tries, "ann") == []
    assert len(store.read(stored.all_tries, "bob")) == 1
    with pytest.raises(Refusal) as refusal:
        store.write(stored.add_tries, "ann", [stored_try("late")])
    assert refusal.value.code == "no_guest"
    assert m.MAX_TRIES_SENT <= rules.MAX_TRIES_PER_DAY
