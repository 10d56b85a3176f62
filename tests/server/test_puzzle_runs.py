"""Runs of three minutes: what the server checks, once, and whose are shown to whom."""

from __future__ import annotations

import contextlib
import datetime
import itertools
import random
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import update

from evora.puzzles import day_of, find, run
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import puzzle_tries as rules
from evora.server.live.guests.run_leaders import read_leaders
from evora.server.storage import company, kept_names
from evora.server.storage import guests as stored_guests
from evora.server.storage import puzzle_runs as stored
from evora.server.storage.schema import puzzle_runs
from evora.server.storage.store import Store
from server.bot_clients import bots
from server.databases import open_migrated
from server.serving import Client, Json, Running, serving
from server.stored_games import NOW
from server.test_keys import kept

PATH, LEADERS, TRIES = "/api/me/puzzles/runs", "/api/puzzles/runs", "/api/me/puzzles/tries"
MINUTE, DAY = 60_000, 86_400_000


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def begun(client: Client, run_id: str | None = None) -> tuple[str, list[str]]:
    wanted = run_id or secrets.token_hex(8)
    asked = {"id": wanted, "day": day_of(today())}
    return wanted, client.ask("POST", PATH, asked)["puzzles"]


def back_date(running: Running, run_id: str, ms: int) -> None:
    """As if a run had begun so much earlier: nobody waits for three minutes here."""
    with contextlib.closing(Store(running.server.settings.database_url)) as store:
        earlier = update(puzzle_runs).where(puzzle_runs.c.id == run_id)
        store.write(
            lambda connection: connection.execute(earlier.values(time=puzzle_runs.c.time - ms))
        )


def right(puzzle: str) -> str:
    return str(find(puzzle).solutions[0])


def wrong(puzzle: str) -> str:
    return str(find(puzzle).other)


def answers(ids: Sequence[str], *solved: bool, every: int = 5_000) -> list[Json]:
    return [
        {"move": right(puzzle) if is_right else wrong(puzzle), "at": every * number}
        for number, (puzzle, is_right) in enumerate(zip(ids, solved, strict=False), 1)
    ]


def finished(running: Running, client: Client, *solved: bool) -> Json:
    run_id, ids = begun(client)
    back_date(running, run_id, 3 * MINUTE)
    return dict(client.ask("PUT", f"{PATH}/{run_id}", {"answers": answers(ids, *solved)}))


def board(client: Client) -> Json:
    return dict(client.ask("GET", f"{LEADERS}?date={today()}"))


# --- Which puzzles


def test_a_run_gets_harder_and_is_another_one_each_time() -> None:
    first, second = run.draw(random.Random(1)), run.draw(random.Random(2))
    ratings = [puzzle.rating for puzzle in first]
    assert ratings == sorted(ratings) and ratings[-1] - ratings[0] > 1500
    assert len({puzzle.id for puzzle in first}) == run.LENGTH
    assert [puzzle.id for puzzle in first] != [puzzle.id for puzzle in second]
    assert first == run.draw(random.Random(1))


# --- What is checked


def judge(answers: Sequence[Json], *, ids: Sequence[str], elapsed: int = 3 * MINUTE) -> Json | str:
    """What a run came to, or the field that is wrong."""
    sent = [m.RunAnswer(**each) for each in answers]
    try:
        found = rules.judged(ids, NOW, sent, NOW + elapsed)
    except Refusal as refusal:
        assert refusal.code == "bad_field"
        return str(refusal.field)
    return {"solved": found.solved, "mistakes": found.mistakes, "ms": found.ms}


def test_the_server_judges_every_answer() -> None:
    ids = [puzzle.id for puzzle in run.draw(random.Random(3))]
    given = answers(ids, True, True, False, True, False)
    assert judge(given, ids=ids) == {"solved": 3, "mistakes": 2, "ms": 20_000}
    assert judge([], ids=ids) == {"solved": 0, "mistakes": 0, "ms": 0}
    whole = answers(ids, *[True] * 40, every=4_500)
    assert judge(whole, ids=ids) == {"solved": 40, "mistakes": 0, "ms": 180_000}
    # Any of the moves that are the same solves it.
    same = next(i for i, each in enumerate(ids) if len(find(each).solutions) > 1)
    other = answers(ids, *[True] * (same + 1))
    other[same]["move"] = str(find(ids[same]).solutions[1])
    assert judge(other, ids=ids) == judge(answers(ids, *[True] * (same + 1)), ids=ids)


def test_what_cannot_have_been_is_refused() -> None:
    ids = [puzzle.id for puzzle in run.draw(random.Random(4))]
    good = answers(ids, True, True, True)

    def at(*times: int) -> list[Json]:
        return [{**each, "at": time} for each, time in zip(good, times, strict=True)]

    assert judge(at(5, 1000, 2000), ids=ids) == "answers[0].at"  # before anybody can look
    assert judge(at(1000, 1000, 2000), ids=ids) == "answers[1].at"
    assert judge(at(1000, 900, 2000), ids=ids) == "answers[1].at"
    assert judge(at(1000, 2000, 2100), ids=ids) == "answers[2].at"
    assert judge(good, ids=ids, elapsed=4_000) in {"answers[0].at", "answers[1].at"}  # to come
    assert judge(good, ids=ids, elapsed=3 * MINUTE + 61_000) == "answers"  # too late
    assert judge(answers(ids, False, False, False, True), ids=ids) == "answers[3]"
    for move in ("9Z9", "???", "1B1" if "1B1" not in legal(ids[1]) else "5W5"):
        assert judge([good[0], {**good[1], "move": move}], ids=ids) == "answers[1].move"
    # Answers to other puzzles than those of the run.
    mixed = [good[1], good[0], good[2]]
    moved = [{**each, "at": 5_000 * number} for number, each in enumerate(mixed, 1)]
    came_to = judge(moved, ids=ids)
    assert isinstance(came_to, str) or came_to["solved"] < 3


def legal(puzzle: str) -> set[str]:
    return set(map(str, find(puzzle).position.legal_moves))


def test_a_run_by_http(running: Running) -> None:
    guest = running.guest()
    run_id, ids = begun(guest)
    assert begun(guest, run_id) == (run_id, ids)  # the answer was lost, and it is asked for again
    too_soon = guest.request("PUT", f"{PATH}/{run_id}", {"answers": answers(ids, True)})
    assert (too_soon.status_code, too_soon.json()["field"]) == (422, "answers[0].at")
    back_date(running, run_id, 2 * MINUTE)
    given = {"answers": answers(ids, True, True, False)}
    came_to = guest.ask("PUT", f"{PATH}/{run_id}", given)
    expected = {"day": day_of(today()), "solved": 2, "mistakes": 1, "ms": 10_000, "checked": True}
    assert came_to == expected
    # Once: what comes later changes nothing, and the id is used.
    better = {"answers": answers(ids, *[True] * 9)}
    assert guest.ask("PUT", f"{PATH}/{run_id}", better) == expected
    again = {"id": run_id, "day": day_of(today())}
    assert guest.refused("POST", PATH, again)[1] == "id_used"
    assert guest.refused("PUT", f"{PATH}/none", given) == (404, "not_found")
    assert running.guest().refused("PUT", f"{PATH}/{run_id}", given) == (404, "not_found")
    found = board(guest)
    assert (found["best"], found["today"]) == (expected, expected)
    # Nobody is shown who keeps no name.
    assert found["leaders"] == [] and found["beside"] == []


def test_a_run_that_comes_too_late_is_refused(running: Running) -> None:
    guest = running.guest()
    run_id, ids = begun(guest)
    back_date(running, run_id, 5 * MINUTE)
    late = guest.request("PUT", f"{PATH}/{run_id}", {"answers": answers(ids, True)})
    assert (late.status_code, late.json()["field"]) == (422, "answers")
    # It still counts for oneself.
    now = time.time_ns() // 1_000_000
    done = {"id": run_id, "day": day_of(today()), "time": now - 5 * MINUTE, "solved": 1}
    body = {"tries": [], "runs": [{**done, "mistakes": 0, "ms": 5_000}]}
    for _ in range(2):
        assert guest.request("POST", TRIES, body).status_code == 204
    best = board(guest)["best"]
    assert (best["solved"], best["checked"]) == (1, False)
    assert guest.ask("PUT", f"{PATH}/{run_id}", {"answers": answers(ids, True)}) == best


def test_a_run_is_of_today(running: Running) -> None:
    guest, now = running.guest(), day_of(today())
    for day in (now - 2, now + 2, 10**6):
        wanted = {"id": secrets.token_hex(8), "day": day}
        answer = guest.request("POST", PATH, wanted)
        assert (answer.status_code, answer.json()["field"]) == (422, "day")
    assert guest.refused("POST", PATH, {"id": "x", "day": now}) == (422, "bad_field")
    assert running.client().refused("POST", PATH, {"id": "0" * 16, "day": now})[1] == "no_guest"
    with bots(guest, "Robo") as (robo,):
        assert robo.refused("POST", PATH, {"id": "0" * 16, "day": now})[1] == "not_for_bots"
        nothing: Json = {"answers": []}
        assert robo.refused("PUT", f"{PATH}/none", nothing)[1] == "not_for_bots"
        assert robo.refused("GET", f"{LEADERS}?date={today()}")[1] == "not_for_bots"


# --- Bounds


def test_twenty_at_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MAX_RUNS_PER_DAY", 7)
    unchecked: Json = {"day": 300, "time": NOW, "solved": 3, "mistakes": 0, "ms": 1}
    with contextlib.closing(open_migrated(database_url)) as store:
        store.write(stored_guests.add, "ann", "hash of ann", NOW)

        def add(number: int) -> str | None:
            runs = [stored.StoredRun(id=f"run {number}", **unchecked, checked=False)]
            try:
                store.write(stored.add_unchecked, "ann", runs)
            except Refusal as refusal:
                return refusal.code
            return None

        def finish(number: int) -> None:
            came_to = rules.RunResult(solved=number, mistakes=0, ms=number)
            store.write(stored.finish, "ann", "one", came_to)

        def begin(number: int) -> list[str] | str:
            new = stored.OpenRun(day=301, time=NOW, puzzles=[f"c2-22222{number % 8}"])
            try:
                return store.write(stored.begin, "ann", "one", new).puzzles
            except Refusal as refusal:
                return refusal.code

        with ThreadPoolExecutor(20) as pool:
            assert Counter(pool.map(add, range(20))) == {None: 7, "too_many": 13}
            # One id is one run, with the puzzles of the first who came, and one result.
            assert len({tuple(each) for each in pool.map(begin, range(20))}) == 1
            list(pool.map(finish, range(20)))
            result = store.read(stored.result, "ann", "one")
            assert result is not None and result.checked and result.ms == result.solved
            finish(99)
            assert store.read(stored.result, "ann", "one") == result
            assert set(pool.map(begin, range(20))) == {"id_used"}


def test_one_run_goes_on_at_a_time(running: Running) -> None:
    guest = running.guest()
    first, ids = begun(guest)
    begun(guest)
    given = {"answers": answers(ids, True)}
    assert guest.refused("PUT", f"{PATH}/{first}", given) == (404, "not_found")


# --- Whose are shown


def test_the_best_of_a_day_and_those_whom_one_follows(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben, _ = kept(running, "Ben")
    nameless = running.guest()
    finished(running, anna, True, True)
    finished(running, anna, True, True, True, False)
    finished(running, anna, True)
    finished(running, ben, True, True, True)
    finished(running, nameless, *[True] * 9)
    seen = board(nameless)
    assert [(each["name"], each["solved"], each["place"]) for each in seen["leaders"]] == [
        ("Ben", 3, 1),  # with fewer mistakes
        ("Anna", 3, 2),
    ]
    assert (seen["best"]["solved"], seen["beside"]) == (9, [])
    assert [each["you"] for each in board(anna)["leaders"]] == [False, True]
    # One that was not checked is nobody else's concern.
    now = time.time_ns() // 1_000_000
    forged = {"id": secrets.token_hex(8), "day": day_of(today()), "time": now, "solved": 40}
    body = {"tries": [], "runs": [{**forged, "mistakes": 0, "ms": 60_000}]}
    assert ben.request("POST", TRIES, body).status_code == 204
    assert board(ben)["best"]["solved"] == 40
    assert board(anna)["leaders"][0]["solved"] == 3
    stranger = running.client().ask("GET", f"{LEADERS}?date={today()}")
    assert stranger["best"] is None and len(stranger["leaders"]) == 2
    yesterday = today() - datetime.timedelta(days=1)
    assert anna.ask("GET", f"{LEADERS}?date={yesterday}")["leaders"] == []
    assert anna.request("DELETE", "/api/me").status_code == 204
    assert [each["name"] for each in board(ben)["leaders"]] == ["Ben"]


def test_who_is_followed_stands_beside_the_best(store: Store) -> None:
    names = [
        "Anna",
        "Bela",
        "Cleo",
        "Dora",
        "Emil",
        "Finn",
        "Gabi",
        "Hugo",
        "Ivor",
        "Jana",
        "Karl",
        "Lars",
        "Mona",
    ]
    for number, name in enumerate(names):
        guest = f"guest-{number:02}"
        store.write(stored_guests.add, guest, f"hash {number}", NOW, name=name)
        store.write(kept_names.keep, guest, NOW)
        new = stored.OpenRun(day=300, time=NOW, puzzles=["c2-222222"])
        store.write(stored.begin, guest, "run", new)
        came_to = rules.RunResult(solved=20 - number, mistakes=0, ms=1000)
        store.write(stored.finish, guest, "run", came_to)
    me = "guest-12"
    for followed in ("Anna", "Lars"):
        store.write(company.follow, me, followed, NOW, 10)
    found = store.read(read_leaders, 300, me)
    assert [each.place for each in found.leaders] == list(range(1, 11))
    assert [each.name for each in found.beside] == ["Lars", "Mona"]
    assert [each.you for each in found.beside] == [False, True]
    assert found.best is not None and found.best.solved == 8
    assert [a.solved >= b.solved for a, b in itertools.pairwise(found.leaders)] == [True] * 9
