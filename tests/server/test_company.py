"""People find people, follow them, and see who of them is here: no more than these allow."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, Select, select

from evora.server.live.guests import company as live_company
from evora.server.storage import blocks as stored_blocks
from evora.server.storage import company as stored
from evora.server.storage import guests as stored_guests
from evora.server.storage import kept_names as stored_names
from evora.server.storage.company_values import Circle
from evora.server.storage.schema import circles, follows, name_shapes
from evora.server.storage.store import Store
from server.serving import FRIEND, ME, Client, Json, Running, Socket, serving
from server.stored_games import NOW, refused
from server.test_blocks import block, met
from server.test_keys import kept
from server.test_processes import at

FOLLOWS, CIRCLES, COMPANY = "/api/me/follows", "/api/me/circles", "/api/me/company"


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def quick(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def follow(client: Client, name: str, *, on: bool = True) -> list[Json]:
    return list(client.ask("PUT", FOLLOWS, {"name": name, "on": on})["followed"])


def people(client: Client) -> dict[str, Json]:
    """By name, whom somebody follows."""
    return {each["name"]: each for each in client.ask("GET", COMPANY)["followed"]}


def found(client: Client, name: str) -> list[str]:
    answer = client.http.get("/api/people", params={"name": name})
    assert answer.status_code == 200, answer.text
    return [each["name"] for each in answer.json()["people"]]


def until(socket: Socket, wanted: Callable[[Json], object]) -> Json:
    """The first thing that a page is told of its company of which something is true."""
    while not wanted(told := socket.wait("company")):
        pass
    return told


def is_here(told: Json, *, here: bool) -> bool:
    return bool(told["followed"][0]["here"]) is here


@contextlib.contextmanager
def watching(client: Client) -> Iterator[Socket]:
    with client.socket() as socket:
        socket.send("watch_company", on=True)
        yield socket


# --- In the database


def rows_of(connection: Connection, statement: Select[Any]) -> list[Any]:
    return list(connection.execute(statement))


@pytest.fixture
def names(store: Store) -> list[str]:
    found = ["Ann", "Anders", "Bob"]
    for name in found:
        store.write(stored_guests.add, name.lower(), f"hash of {name}", NOW, name=name)
        store.write(stored_names.keep, name.lower(), NOW)
    return found


@pytest.mark.usefixtures("names")
@pytest.mark.parametrize(
    ("beginning", "expected"),
    [
        ("an", ["Anders", "Ann"]),
        ("ÁN", ["Anders", "Ann"]),
        ("a n n", ["Ann"]),
        ("\u0410nn", ["Ann"]),
        ("ann", ["Ann"]),
        ("anna", []),
        ("ob", []),
        ("%", []),
        ("_", []),
    ],
)
def test_names_are_found_by_how_they_begin_to_look(
    store: Store, beginning: str, expected: list[str]
) -> None:
    assert sorted(store.read(stored_names.found, beginning, 8).values()) == expected


@pytest.mark.usefixtures("names")
def test_only_names_that_are_kept_now_are_found(store: Store) -> None:
    store.write(stored_guests.add, "annika", "hash of annika", NOW, name="Annika")
    assert list(store.read(stored_names.found, "an", 1)) == ["anders"]
    store.write(stored_names.rename, "ann", "Berta", NOW + 1)
    assert store.read(stored_names.found, "an", 8) == {"anders": "Anders"}
    assert store.read(stored_names.found, "be", 8) == {"ann": "Berta"}
    assert store.read(stored_names.holder, "BERTA") == "ann"
    assert store.read(stored_names.holder, "Ann") is None
    store.write(stored_guests.forget, "ann")
    assert store.read(stored_names.found, "be", 8) == {}
    store.write(stored_names.rename_by_host, "anders", None, NOW + 2)
    assert store.read(stored_names.found, "an", 8) == {}


@pytest.mark.usefixtures("names")
def test_names_that_an_older_version_has_kept_are_found_after_a_start(store: Store) -> None:
    def age(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM name_shapes WHERE guest <> 'bob'")
        # It has changed a name, too, and left the shape as it was.
        connection.exec_driver_sql("UPDATE kept_names SET name = 'Rob' WHERE guest = 'bob'")

    store.write(age)
    assert store.read(stored_names.found, "an", 8) == {}
    assert store.read(stored_names.found, "bo", 8) == {}
    for _ in range(2):
        store.write(stored_names.fill_shapes)
    assert set(store.read(stored_names.found, "an", 8)) == {"ann", "anders"}


@pytest.mark.usefixtures("names")
def test_what_is_not_followed(store: Store) -> None:
    assert refused(store, stored.follow, "ann", "Nobody", NOW, 10) == "unknown_person"
    assert refused(store, stored.follow, "ann", "ÀNN", NOW, 10) == "yourself"
    assert refused(store, stored.follow, "nobody", "Ann", NOW, 10) == "no_guest"
    store.write(stored.follow, "ann", "bob", NOW, 1)
    store.write(stored.follow, "ann", "BOB", NOW, 1)
    assert refused(store, stored.follow, "ann", "Anders", NOW, 1) == "follows_full"
    assert store.read(stored.followed_by, "ann") == ["bob"]
    store.write(stored.unfollow, "ann", "Bob")
    store.write(stored.unfollow, "ann", "Bob")
    assert store.read(stored.followed_by, "ann") == []


@pytest.mark.usefixtures("names")
def test_who_blocks_somebody_parts_them(store: Store) -> None:
    for one, other in (("ann", "Bob"), ("bob", "Ann"), ("anders", "Ann"), ("ann", "Anders")):
        store.write(stored.follow, one, other, NOW, 10)
    store.write(stored_blocks.add, "bob", "ann", NOW, 10)
    assert store.read(stored.followed_by, "ann") == ["anders"]
    assert store.read(stored.followed_by, "bob") == []
    assert store.read(stored.followed_by, "anders") == ["ann"]


@pytest.mark.usefixtures("names")
def test_all_of_it_goes_with_the_guest(store: Store) -> None:
    store.write(stored.follow, "ann", "Bob", NOW, 10)
    store.write(stored.follow, "bob", "Ann", NOW, 10)
    store.write(stored.set_circles, "ann", "nobody", "followed")
    exported = store.read(stored_guests.export, "ann")
    assert exported is not None
    assert exported["follows"] == [{"name": "Bob", "created": NOW}]
    assert exported["circles"] == [{"seen_by": "nobody", "challenged_by": "followed"}]
    store.write(stored_guests.forget, "ann")
    assert store.read(stored.followed_by, "bob") == []
    for table in (follows, circles, name_shapes):
        mine = select(table).where(table.c.guest == "ann")
        assert store.read(rows_of, mine) == []


@pytest.mark.usefixtures("names")
@pytest.mark.parametrize(
    ("circle", "stranger", "followed"),
    [("everyone", True, True), ("followed", False, True), ("nobody", False, False)],
)
def test_who_is_in_a_circle(store: Store, circle: Circle, stranger: bool, followed: bool) -> None:
    store.write(stored.set_circles, "ann", circle, circle)
    store.write(stored.follow, "ann", "Bob", NOW, 10)
    for one, expected in (("anders", stranger), ("bob", followed)):
        store.write(stored.follow, one, "Ann", NOW, 10)
        assert [each.visible for each in store.read(stored.people, one)] == [expected]
        assert store.read(stored.takes_challenge, "ann", one) == expected


# --- Over HTTP


def test_finding_people(running: Running) -> None:
    ann, _ = kept(running, "Annabel")
    annette, _ = kept(running, "Annette")
    stranger = running.client()
    assert found(stranger, "ANN") == ["Annabel", "Annette"]
    for bad in ("", "a", " a. ", "x" * 61):
        assert stranger.refused("GET", "/api/people", params={"name": bad}) == (422, "bad_field")
    follow(ann, "annette")
    answer = ann.http.get("/api/people", params={"name": "ann"}).json()["people"]
    assert answer == [
        {"name": "Annabel", "followed": False, "you": True},
        {"name": "Annette", "followed": True, "you": False},
    ]
    assert annette.ask("GET", "/api/me")["guest"] not in str(answer)


def test_a_search_never_lists_everybody(quick: Running) -> None:
    for number in range(10):
        kept(quick, f"Anna{chr(97 + number) * 2}")
    assert len(found(quick.client(), "anna")) == 8


def test_following_and_no_longer(running: Running) -> None:
    (ann, _), (_, _) = kept(running, "Ann"), kept(running, "Bob")
    kept(running, "Cleo")
    assert [each["name"] for each in follow(ann, "cleo")] == ["Cleo"]
    assert [each["name"] for each in follow(ann, "Bob")] == ["Bob", "Cleo"]
    assert ann.refused("PUT", FOLLOWS, {"name": "Ann", "on": True}) == (422, "yourself")
    assert ann.refused("PUT", FOLLOWS, {"name": "Nobody", "on": True}) == (404, "unknown_person")
    assert [each["name"] for each in follow(ann, "Cleo", on=False)] == ["Bob"]
    for method, path, body in (("GET", COMPANY, None), ("PUT", CIRCLES, {"seen_by": "nobody"})):
        assert running.client().refused(method, path, body) == (401, "no_guest")


def test_of_twenty_at_once_so_many_are_followed_as_may_be(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_company, "MAX_FOLLOWS", 3)
    ann, _ = kept(running, "Ann")
    names = [f"Person {letter}o" for letter in "bdefghjkmnpqrstuvwxy"]
    for name in names:
        kept(running, name)
    with ThreadPoolExecutor(20) as pool:
        bodies = [{"name": name, "on": True} for name in names]
        asked = [pool.submit(ann.request, "PUT", FOLLOWS, body) for body in bodies]
        told = [future.result().json().get("code") for future in asked]
    assert told.count(None) == 3 and told.count("follows_full") == 17
    assert len(people(ann)) == 3


def test_who_is_followed_learns_nothing_of_it(quick: Running) -> None:
    (ann, _), (bob, _) = kept(quick, "Ann"), kept(quick, "Bob")
    before = bob.ask("GET", COMPANY), bob.ask("GET", "/api/me")
    with watching(bob) as socket:
        socket.wait("company")
        follow(ann, "Bob")
        assert (bob.ask("GET", COMPANY), bob.ask("GET", "/api/me")) == before
        assert "Ann" not in str(bob.ask("GET", "/api/me/export"))
        # The next thing that Bob's page hears of is Bob's own choice.
        bob.ask("PUT", CIRCLES, {"seen_by": "followed"})
        assert socket.wait("company")["seen_by"] == "followed"


# --- Who is here


def test_who_of_them_is_here(running: Running) -> None:
    (ann, _), (bob, _) = kept(running, "Ann"), kept(running, "Bob")
    follow(ann, "Bob")
    with watching(ann) as socket:
        away = {"name": "Bob", "here": False, "plays": False, "game": None}
        assert socket.wait("company")["followed"] == [away]
        with bob.socket():
            until(socket, lambda told: told["followed"][0]["here"])
            for circle, here in (("nobody", False), ("everyone", True), ("followed", False)):
                bob.ask("PUT", CIRCLES, {"seen_by": circle})
                until(socket, partial(is_here, here=here))
            follow(bob, "Ann")
            until(socket, lambda told: told["followed"][0]["here"])
        until(socket, lambda told: told["followed"] == [away])


@pytest.mark.parametrize("listed", [True, False])
def test_what_they_play_is_shown_if_everybody_may_watch_it(running: Running, listed: bool) -> None:
    (ann, _), (bob, _) = kept(running, "Ann"), kept(running, "Bob")
    cleo = running.guest("cleo")
    follow(ann, "Bob")
    with watching(ann) as socket, bob.socket() as his:
        until(socket, lambda told: told["followed"][0]["here"])
        game = bob.create(ME, {"type": "anybody"} if listed else FRIEND)["game"]
        his.watch(game)
        assert people(ann)["Bob"]["plays"] is False
        cleo.done(game, "join")
        told = until(socket, lambda told: told["followed"][0]["plays"])["followed"][0]
        assert told["game"] == (game if listed else None)
        assert listed or game not in str(ann.ask("GET", COMPANY))
        bob.done(game, "resign", seat=1)
        until(socket, lambda told: not told["followed"][0]["plays"])


def test_who_is_blocked_sees_somebody_who_is_away(running: Running) -> None:
    (ann, _), (bob, _) = kept(running, "Ann"), kept(running, "Bob")
    follow(ann, "Bob")
    game = met(bob, ann)
    with watching(ann) as socket, bob.socket():
        until(socket, lambda told: told["followed"][0]["here"])
        block(bob, game, 2)
        until(socket, lambda told: not told["followed"])
        # Nothing says so: Bob can be found and followed, and never seems to be here.
        assert found(ann, "Bob") == ["Bob"]
        assert follow(ann, "Bob") == [{"name": "Bob", "here": False, "plays": False, "game": None}]
    assert found(bob, "Ann") == []


def test_a_name_that_changes_goes_on_to_be_followed(running: Running) -> None:
    (ann, _), (bob, _) = kept(running, "Ann"), kept(running, "Bob")
    follow(ann, "Bob")
    with watching(ann) as socket:
        socket.wait("company")
        bob.ask("PUT", "/api/me", {"name": "Robert"})
        until(socket, lambda told: told["followed"][0]["name"] == "Robert")
        bob.ask("DELETE", "/api/me")
        until(socket, lambda told: told["followed"] == [])


def test_strangers_have_no_company_to_watch(quick: Running) -> None:
    with quick.client().socket() as socket:
        socket.send("watch_company", on=True)
        assert socket.wait("refused")["code"] == "no_guest"


def test_who_stops_watching_is_told_nothing_more(quick: Running) -> None:
    (ann, _), _ = kept(quick, "Ann"), kept(quick, "Bob")
    with watching(ann) as socket:
        socket.wait("company")
        socket.send("watch_company", on=False)
        follow(ann, "Bob")
        socket.send("watch_company", on=True)
        assert [each["name"] for each in socket.wait("company")["followed"]] == ["Bob"]


# --- At several processes


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Running, Running]]:
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        yield one, other


def test_company_is_the_same_everywhere(two: tuple[Running, Running]) -> None:
    one, other = two
    (ann, _), (bob, _) = kept(one, "Ann"), kept(other, "Bob")
    cleo = other.guest("cleo")
    with watching(ann) as socket:
        assert socket.wait("company")["followed"] == []
        follow(at(other, ann), "Bob")
        until(socket, lambda told: told["followed"])
        with bob.socket() as his:
            until(socket, lambda told: told["followed"][0]["here"])
            game = bob.create(ME, {"type": "anybody"})["game"]
            his.watch(game)
            cleo.done(game, "join")
            until(socket, lambda told: told["followed"][0]["game"] == game)
            bob.ask("PUT", CIRCLES, {"seen_by": "nobody"})
            until(socket, lambda told: not told["followed"][0]["here"])
