"""The outbox in the database: leases, what is bounded, what is kept, and nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from evora.server.domain import notices as domain
from evora.server.messages import NoticeKind, NoticeSwitch, NoticeWay, SetNoticeSettings
from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage import notices as stored
from evora.server.storage import outbox, schema
from evora.server.storage.notice_values import Result, Settlement
from evora.server.storage.store import Store
from server.serving import Client, Running, serving
from server.stored_games import NOW, append, new_game
from server.test_offers import seated
from server.test_processes import at
from server.test_sending import (
    DAY,
    NOTICES,
    READ,
    SETTINGS,
    SLOW,
    TEST,
    at_once,
    count,
    id_of,
    kinds,
)

__all__ = ["at_once"]


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def ann(store: Store) -> str:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    return "ann"


def add(store: Store, guest: str, number: int, **values: Any) -> str:
    """A notice of a guest that is about no game."""

    def write(connection: Connection) -> str:
        notice = domain.Notice(guest, "begins", made=NOW + number, due=NOW)
        row = {**stored.row(None, notice), **values}
        connection.execute(insert(schema.notices), [row])
        return str(row["id"])

    return store.write(write)


def send(store: Store, notice: str, guest: str, *boxes: str) -> None:
    push: NoticeWay = "push"
    deliveries = tuple((push, box) for box in boxes)
    one = Settlement(id=notice, guest=guest, due=NOW, deliveries=deliveries, expires=NOW + DAY)
    store.write(outbox.settle, [one], NOW)


# --- With games


def test_several_moves_are_written_together(store: Store) -> None:
    """In one transaction, as those of a busy server are, and not one by one after a failure."""
    for guest in ("ann", "bob"):
        store.write(stored_guests.add, guest, f"hash of {guest}", NOW)
    names = ("game000001", "game000002")
    turn = domain.NoticeChanges(new=(domain.Notice("ann", "turn", made=NOW, due=NOW),))
    games = [new_game(name, command=name, notices=turn) for name in names]
    assert store.append_many(games) == [None, None]
    bob = domain.Notice("bob", "turn", made=NOW, due=NOW)
    gone = domain.Notice("nobody", "over", made=NOW, due=NOW)
    changes = domain.NoticeChanges(new=(bob, gone), passed=(("ann", "turn"), ("ann", "time")))
    moves = [append(name, 3, notices=changes) for name in names]
    store.write(stored_games.write, moves)
    assert store.read(stored.listed, "ann") == []
    held = store.read(outbox.due, NOW, 10)
    assert sorted((one.guest, one.kind, one.game) for one in held) == [
        ("bob", "turn", name) for name in names
    ]


# --- Leases


def test_what_is_taken_is_nobody_elses_until_the_lease_ends(
    store: Store, ann: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    send(store, add(store, ann, 0), ann, "phone")
    [taken] = store.write(outbox.take, NOW, 10)
    assert (taken.target, taken.tries) == ("phone", 1)
    assert store.write(outbox.take, NOW, 10) == []
    # Its process is frozen, and the lease ends: another one is at it now.
    monkeypatch.setattr(outbox, "LEASE_MS", -1)
    store.write(outbox.note_results, [Result(taken, "later", due=NOW)], NOW)
    [again] = store.write(outbox.take, NOW, 10)
    monkeypatch.undo()
    [third] = store.write(outbox.take, NOW, 10)
    assert third.notice.id == again.notice.id == taken.notice.id and third.tries == 3
    # The one that thaws does not put off what another is at.
    store.write(outbox.note_results, [Result(again, "later", due=NOW + DAY)], NOW)
    assert store.write(outbox.take, NOW, 10) == []
    store.write(outbox.note_results, [Result(third, "sent")], NOW)
    assert store.read(outbox.waiting) == 0


def test_each_is_taken_once_by_many_at_once(store: Store, ann: str) -> None:
    for number in range(60):
        send(store, add(store, ann, number), ann, f"box{number}")
    with ThreadPoolExecutor(20) as pool:
        taken = list(pool.map(lambda _: store.write(outbox.take, NOW, 5), range(20)))
    found = [one.target for each in taken for one in each]
    assert len(found) == len(set(found))
    rest = store.write(outbox.take, NOW, 100)
    assert {*found, *(one.target for one in rest)} == {f"box{number}" for number in range(60)}


def test_a_notice_is_settled_once_by_many_at_once(store: Store, ann: str) -> None:
    notice = add(store, ann, 0)
    with ThreadPoolExecutor(20) as pool:
        list(pool.map(lambda _: send(store, notice, ann, "phone"), range(20)))
    assert store.read(outbox.waiting) == 1


def test_one_call_until_the_person_is_back_however_many_processes(store: Store, ann: str) -> None:
    found = [add(store, ann, number) for number in range(20)]

    def call(notice: str) -> None:
        one = Settlement(
            id=notice, guest=ann, due=NOW, deliveries=(("push", "phone"),), expires=NOW, calls=True
        )
        store.write(outbox.settle, [one], NOW)

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(call, found))
    assert store.read(outbox.waiting) == 1
    assert store.read(outbox.called_guests) == [ann]
    store.write(outbox.note_back, [ann])
    call(add(store, ann, 21))
    assert store.read(outbox.waiting) == 2


def test_several_that_are_due_together_call_once(store: Store, ann: str) -> None:
    found = [add(store, ann, number) for number in range(3)]
    settled = [
        Settlement(
            id=one,
            guest=ann,
            due=NOW,
            deliveries=(("push", "phone"), ("mail", "m")),
            expires=NOW,
            calls=True,
        )
        for one in found
    ]
    assert store.write(outbox.settle, settled, NOW).called == {ann}
    sent = [(one.way, one.notice.id) for one in store.write(outbox.take, NOW, 10)]
    assert sorted(way for way, _ in sent) == ["mail", "mail", "mail", "push"]


# --- Bounds, and what is not kept


def test_the_list_is_bounded_and_the_oldest_go(store: Store, ann: str) -> None:
    for number in range(stored.MAX_LISTED + 30):
        add(store, ann, number, due=None)
    last = add(store, ann, 1000)
    store.write(outbox.settle, [Settlement(id=last, guest=ann, due=NOW)], NOW)
    left = store.read(stored.listed, ann)
    assert len(left) == stored.MAX_LISTED and left[0].id == last
    assert store.read(count, schema.notices) == stored.MAX_LISTED


def test_old_ones_go_but_not_what_is_to_be_sent(store: Store, ann: str) -> None:
    old, new = add(store, ann, 0, due=None), add(store, ann, 10, due=None)
    unsent = add(store, ann, 1)
    store.write(stored.delete_old, NOW + 5)
    assert {one.id for one in store.read(stored.listed, ann)} == {new, unsent}
    assert old


def test_refusals_are_counted_by_what_was_said(store: Store, ann: str) -> None:
    for number, why in enumerate(("403", "403", "400: " + "x" * 500)):
        send(store, add(store, ann, number), ann, f"box{number}")
        [taken] = store.write(outbox.take, NOW, 1)
        store.write(outbox.note_results, [Result(taken, "refused", why=why)], NOW + number)
    found = {one.why: (one.times, one.first, one.last) for one in store.read(outbox.refusals)}
    assert found["403"] == (2, NOW, NOW + 1) and len(found) == 2
    assert all(len(why) <= 200 for why in found)
    assert store.write(outbox.forget_refusals, NOW + 2) == 1


def test_twenty_tests_at_once_are_one(store: Store, ann: str) -> None:
    with ThreadPoolExecutor(20) as pool:
        list(pool.map(lambda number: store.write(stored.add_test, ann, NOW + number), range(20)))
    assert len(store.read(stored.listed, ann)) == 1


def test_twenty_changes_at_once_keep_every_switch(store: Store, ann: str) -> None:
    """Each says something about one kind: none is lost."""
    kinds_: tuple[NoticeKind, ...] = (
        "turn",
        "time",
        "joined",
        "challenge",
        "accepted",
        "rematch",
        "over",
    )

    def switch(number: int) -> None:
        kind = kinds_[number % len(kinds_)]
        one = NoticeSwitch(kind=kind, bell=True, push=False, mail=False)
        request = SetNoticeSettings(switches=[one])
        store.write(stored.set_wishes, ann, request)

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(switch, range(21)))
    wishes = store.read(stored.wishes_of, ann)
    assert not any(wishes.wants(kind, "push") for kind in kinds_)


def test_everything_goes_with_the_guest(store: Store, ann: str) -> None:
    send(store, add(store, ann, 0), ann, "phone")
    store.write(stored.set_wishes, ann, SetNoticeSettings(every=True))
    store.write(stored_guests.forget, ann)
    for table in (schema.notices, schema.deliveries, schema.notice_settings, schema.called):
        assert store.read(count, table) == 0


# --- Over HTTP


def test_what_is_refused(running: Running) -> None:
    guest = running.guest()
    wrong: list[tuple[Any, str]] = [
        ({"zone": "Europe/Atlantis"}, "zone"),
        ({"quiet": {"begins": 0, "ends": 60}}, "zone"),
        ({"quiet": {"begins": 0, "ends": 1440}, "zone": "UTC"}, "quiet.ends"),
        ({"quiet": {"begins": 9, "ends": 9}, "zone": "UTC"}, "quiet"),
        ({"switches": [{"kind": "moon", "bell": True, "push": True, "mail": True}]}, "switches"),
        ({"switches": [{"kind": "turn", "bell": True}]}, "switches"),
        ({"language": "\u0000"}, "language"),
        ({"loud": True}, ""),
    ]
    for body, field in wrong:
        answer = guest.request("PUT", SETTINGS, body)
        told = answer.json()
        assert (answer.status_code, told["code"]) == (422, "bad_field"), told
        assert (told["field"] or "").startswith(field.split(".", maxsplit=1)[0]), (body, told)
    assert guest.ask("GET", SETTINGS)["zone"] is None
    assert guest.refused("POST", READ, {"notice": "0123456789abcdef0123"}) == (404, "not_found")
    nobody = running.client()
    for method, path in (("GET", NOTICES), ("POST", READ), ("GET", SETTINGS), ("POST", TEST)):
        body = {} if method == "POST" and path == READ else None
        assert nobody.refused(method, path, body) == (401, "no_guest")
    token = guest.ask("POST", "/api/me/bots", {"name": "Robo"})["token"]
    bot = running.client(Authorization=f"Bearer {token}")
    for method, path in (("GET", NOTICES), ("POST", READ), ("GET", SETTINGS), ("POST", TEST)):
        body = {} if method == "POST" and path == READ else None
        assert bot.refused(method, path, body)[1] == "not_for_bots"


def test_nobody_reads_anothers(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = seated(one, two, clock=SLOW)
    one.play(game)
    [notice] = two.ask("GET", NOTICES)["notices"]
    assert one.refused("POST", READ, {"notice": notice["id"]}) == (404, "not_found")
    assert one.ask("POST", READ, {})["notices"] != two.ask("GET", NOTICES)["notices"]
    assert not two.ask("GET", NOTICES)["notices"][0]["read"]
    secret = id_of(two).encode()
    assert not any(secret in data for name, data in running.seen if name == "one")


def test_days_off_keep_the_turn_and_move_its_time(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = seated(one, two, clock=SLOW)
    one.play(game)
    store = running.server.journal.store
    before = _turn(store, id_of(two))
    two.ask("POST", "/api/me/holiday", {"days": 3})
    after = _turn(store, id_of(two))
    assert after.id == before.id
    moved = [b - a for a, b in zip(before.data.marks, after.data.marks, strict=True)]
    assert moved == [3 * DAY, 3 * DAY]
    assert kinds(two) == ["turn"] and two.ask("GET", NOTICES)["bell"]["waiting"] == 1


def _turn(store: Store, guest: str) -> Any:
    [found] = [one for one in store.read(stored.listed, guest) if one.kind == "turn"]
    return found


def test_the_next_game_is_the_one_with_the_least_time(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    days = (5, 1, 3)
    games = [seated(one, two, clock={"type": "days", "days": each}) for each in days]
    for game in games:
        one.play(game)
    bell = two.ask("GET", NOTICES)["bell"]
    assert bell["waiting"] == 3
    assert (bell["next"]["game"], bell["then"]["game"]) == (games[1], games[2])
    two.play(games[1])
    bell = two.ask("GET", NOTICES)["bell"]
    assert (bell["waiting"], bell["next"]["game"]) == (2, games[2])


def test_a_process_that_does_not_know_notices_leaves_no_wrong_ones(running: Running) -> None:
    """One of the version before moves without a word: what no longer holds is not shown."""
    one, two = running.guest("one"), running.guest("two")
    game = seated(one, two, clock=SLOW)
    one.play(game)
    store = running.server.journal.store
    assert kinds(two) == ["turn"]

    def pass_on(connection: Connection) -> None:
        mine = schema.games.c.id == game
        connection.execute(schema.games.update().where(mine).values(to_move=None))

    store.write(pass_on)
    assert kinds(two) == [] and two.ask("GET", NOTICES)["bell"]["waiting"] == 0


def test_settings_are_the_same_at_another_process(postgresql_url: str) -> None:
    with serving(postgresql_url) as first, serving(postgresql_url) as second:
        guest: Client = first.guest()
        guest.ask("PUT", SETTINGS, {"quiet": {"begins": 1320, "ends": 420}, "zone": "Asia/Tokyo"})
        there = at(second, guest).ask("GET", SETTINGS)
        assert there["quiet"] == {"begins": 1320, "ends": 420} and there["zone"] == "Asia/Tokyo"
        assert (there["push"], there["mail"]) == ("works", "off")
