"""Rated games that somebody plays now, and what is noted when they ask about the position."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest

from evora.server.common.refusal import Refusal
from evora.server.storage import fair_play, guests
from evora.server.storage.store import Store
from server.authenticators import named
from server.databases import open_migrated
from server.serving import ENGINE, FRIEND, ME, Client, Json, Running, serving
from server.stored_games import NOW
from server.test_bounds import PLACES, Servers, posts, race, serve

__all__ = ["PLACES", "serve"]

PATH = "/api/me/rated-games"
QUICK = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}
SLOW = {"type": "days", "days": 3}


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def keeper(running: Running, name: str) -> Client:
    """Somebody who keeps a name."""
    client = named(running.client(name), name)
    client.ask("POST", "/api/me/keys/code", {})
    return client


def begin(one: Client, two: Client, clock: Json = QUICK, *, rated: bool = True) -> str:
    """A game of two that has begun."""
    game = str(one.create(ME, FRIEND, clock=clock, rated=rated)["game"])
    two.done(game, "join")
    return game


def position_of(client: Client, game: str) -> str:
    return str(client.view(game)["position"]["text"])


def ask(client: Client, position: str, what: str = "analyse") -> Json:
    told: Json = client.ask("POST", PATH, {"position": position, "what": what})
    return told


def noted(client: Client) -> list[tuple[str, int, str]]:
    """Game, seq and way of everything that was noted, as the person finds it in their data."""
    found = client.ask("GET", "/api/me/export")["fair_play"]
    return [(note["game"], note["seq"], note["what"]) for note in found]


def test_the_server_knows_who_plays_a_rated_game(running: Running) -> None:
    one, two = keeper(running, "Anna"), keeper(running, "Bela")
    assert one.ask("GET", PATH) == {"games": [], "asked": None}
    begin(one, two, rated=False)
    assert one.ask("GET", PATH)["games"] == []
    quick, slow = begin(one, two), begin(one, two, SLOW)
    wanted = sorted([(quick, False), (slow, True)])
    for client in (one, two):
        games = client.ask("GET", PATH)["games"]
        assert sorted((each["game"], each["slow"]) for each in games) == wanted
    # A second device knows it, too, and all of them when it is over.
    code = one.ask("POST", "/api/me/code", {})["code"]
    device = running.client("device")
    device.ask("POST", "/api/me/use-code", {"code": code})
    device.done(quick, "resign", seat=1)
    for client in (device, one, two):
        assert [each["game"] for each in client.ask("GET", PATH)["games"]] == [slow]
    assert running.client().refused("GET", PATH) == (401, "no_guest")


def test_who_has_left_a_table_does_not_play_it_any_more(running: Running) -> None:
    people = [keeper(running, name) for name in ("Anna", "Bela", "Cleo")]
    game = people[0].create(ME, FRIEND, FRIEND, clock=QUICK, rated=True)["game"]
    for person in people[1:]:
        person.done(game, "join")
    people[1].done(game, "resign", seat=2)
    playing = [bool(person.ask("GET", PATH)["games"]) for person in people]
    assert playing == [True, False, True]


def test_asking_about_the_position_is_noted_once_for_each_place_in_the_log(
    running: Running,
) -> None:
    one, two = keeper(running, "Anna"), keeper(running, "Bela")
    game = begin(one, two)
    now = one.view(game)
    assert ask(one, now["position"]["text"])["asked"] == game
    assert ask(one, now["position"]["text"], "review")["asked"] == game
    assert noted(one) == [(game, now["seq"], "analyse")] and noted(two) == []
    # Where it stood before is nobody's secret.
    assert one.play(game) or two.play(game)
    assert ask(one, now["position"]["text"])["asked"] is None
    later = one.view(game)
    assert later["seq"] > now["seq"]
    assert ask(one, later["position"]["text"], "level")["asked"] == game
    assert noted(one) == [(game, now["seq"], "analyse"), (game, later["seq"], "level")]
    one.done(game, "resign", seat=1)
    assert ask(one, later["position"]["text"]) == {"games": [], "asked": None}
    assert len(noted(one)) == 2


def test_what_is_no_position_is_refused(running: Running) -> None:
    one = keeper(running, "Anna")
    for position, what, code in (
        ("nonsense", "analyse", "bad_position"),
        ("x" * 2000, "analyse", "bad_field"),
        ("nonsense", "picture", "bad_field"),
    ):
        assert one.refused("POST", PATH, {"position": position, "what": what})[1] == code


def test_the_server_notices_by_itself(running: Running) -> None:
    """Where it is asked for something else about the very position."""
    one, two, stranger = keeper(running, "Anna"), keeper(running, "Bela"), running.guest()
    seen = {}
    for what in ("rules", "picture", "game"):
        game = begin(one, two)
        position = position_of(one, game)
        for client in (one, stranger):
            if what == "rules":
                client.ask("POST", "/api/rules/legal", {"position": position})
            elif what == "picture":
                assert client.request("GET", f"/api/picture.svg?position={quote(position)}")
            else:
                origin = {"type": "game", "game": game, "tokens": None}
                client.create(ME, ENGINE, origin=origin)
        seen[game] = what
        one.until(game, lambda _: len(noted(one)) >= len(seen))
        # The pictures and steps of the game itself are as before.
        one.request("GET", f"/api/games/{game}/picture.svg")
        one.request("GET", f"/api/games/{game}/steps")
    assert {game: what for game, _, what in noted(one)} == seen
    assert noted(two) == [] and len(noted(one)) == len(seen)


def test_casual_games_leave_no_notes(running: Running) -> None:
    one, two = keeper(running, "Anna"), keeper(running, "Bela")
    game = begin(one, two, rated=False)
    assert ask(one, position_of(one, game)) == {"games": [], "asked": None}
    assert noted(one) == []


def test_twenty_at_once_are_one_note(serve: Servers) -> None:
    with serve() as servers:
        one, two = keeper(servers[0], "Anna"), keeper(servers[0], "Bela")
        game = begin(one, two)
        clients = [one]
        for other in servers[1:]:
            clients.append(other.client("Anna"))
            clients[-1].http.cookies = one.http.cookies
        body = {"position": position_of(one, game), "what": "analyse"}
        assert race(posts(clients, PATH, lambda _: body)) == {200: 20}
        assert len(noted(one)) == 1


def test_notes_are_bounded_for_each_game_and_person(store: Store) -> None:
    store.write(guests.add, "ann", "session", NOW)
    store.write(guests.add, "bob", "other", NOW)
    for seq in range(fair_play.MAX_PER_GAME + 3):
        with contextlib.suppress(Refusal):
            store.write(fair_play.add, "ann", "game000001", seq, NOW + seq, "analyse")
    store.write(fair_play.add, "ann", "game000001", 0, NOW, "game")  # known already
    store.write(fair_play.add, "ann", "game000002", 0, NOW, "analyse")
    store.write(fair_play.add, "bob", "game000001", 0, NOW, "picture")
    store.write(fair_play.add, "nobody", "game000001", 0, NOW, "picture")
    found = store.read(fair_play.of_people, ["ann", "bob", "nobody"])
    assert [notes.ways for notes in found["ann"]] == [{"analyse": 50}, {"analyse": 1}]
    assert [notes.ways for notes in found["bob"]] == [{"picture": 1}] and not found["nobody"]


def test_twenty_at_once_are_not_more_than_there_is_room_for(database_url: str) -> None:
    store = open_migrated(database_url)
    store.write(guests.add, "ann", "session", NOW)
    for seq in range(fair_play.MAX_PER_GAME - 5):
        store.write(fair_play.add, "ann", "game000001", seq, NOW, "analyse")

    def add(seq: int) -> bool:
        try:
            store.write(fair_play.add, "ann", "game000001", seq, NOW, "analyse")
        except Refusal:
            return False
        return True

    with ThreadPoolExecutor(20) as pool:
        assert sum(pool.map(add, range(100, 120))) == 5
    (notes,) = store.read(fair_play.of_people, ["ann"])["ann"]
    assert notes.ways == {"analyse": fair_play.MAX_PER_GAME}
    store.close()


def test_notes_go_with_time_and_with_the_guest(store: Store) -> None:
    for guest in ("ann", "bob"):
        store.write(guests.add, guest, f"session-{guest}", NOW)
        store.write(fair_play.add, guest, "game000001", 1, NOW, "analyse")
        store.write(fair_play.add, guest, "game000001", 2, NOW + 10, "analyse")
    assert store.write(fair_play.delete_old, NOW + 5) == 2
    store.write(guests.forget, "ann")
    found = store.read(fair_play.of_people, ["ann", "bob"])
    assert not found["ann"] and [notes.ways for notes in found["bob"]] == [{"analyse": 1}]


def test_the_server_reviews_nothing_for_who_plays_a_rated_game(running: Running) -> None:
    one, two = keeper(running, "Anna"), keeper(running, "Bela")
    over = begin(one, two, rated=False)
    two.done(over, "resign", seat=2)
    game = begin(one, two)
    path = f"/api/games/{over}/review"
    assert one.refused("POST", path) == (409, "rated_game")
    assert running.guest().ask("POST", path)["state"] != "none"
    one.done(game, "resign", seat=1)
    begin(one, two, SLOW)
    assert one.ask("POST", path)["state"] != "none"
