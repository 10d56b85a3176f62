"""Whole games over HTTP and sockets, with everything that people do in them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from evora import parse_game
from server.serving import (
    ENGINE,
    FRIEND,
    ME,
    WAIT_SECONDS,
    Json,
    Running,
    Socket,
    play_again,
    serving,
)


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def check_gapless(updates: list[Json], since: int) -> None:
    """Events follow each other, from `since` to the last view."""
    seqs = [event["seq"] for update in updates for event in update["events"]]
    assert seqs == list(range(since + 1, updates[-1]["view"]["seq"] + 1))


def play_by_socket(socket: Socket, game: str, updates: list[Json]) -> None:
    """Plays every turn of this client until the game is over."""
    while (view := updates[-1]["view"])["status"] != "over":
        if view["legal"]:
            move = view["legal"][0]["move"]
            fields = {"seq": view["seq"], "seat": view["to_move"], "move": move}
            command = {"type": "play", "id": secrets.token_hex(8), **fields}
            socket.send("command", game=game, command=command)
        updates.append(socket.wait("update"))


def test_a_game_by_http_alone(database_url: str) -> None:
    with serving(database_url) as running:
        guest = running.guest()
        view = guest.create(ME, ENGINE)
        game = view["game"]
        assert view["status"] == "playing" and view["seed"] is None
        while view["status"] != "over":
            guest.play(game)
            view = guest.view(game)
        assert view["result"]["reason"] in ("row", "stalled", "no_tiles")
        record = parse_game(guest.request("GET", f"/api/games/{game}/record").text)
        assert record.position.scores == tuple(view["result"]["scores"])
        assert record.tags["Seed"] == view["seed"]
        steps = guest.ask("GET", f"/api/games/{game}/steps")
        assert len(steps["steps"]) == view["tokens"] == len(record.tokens)
        events = guest.ask("GET", f"/api/games/{game}/events?since=0")["events"]
        assert [event["seq"] for event in events] == list(range(1, view["seq"] + 1))
        (mine,) = guest.ask("GET", "/api/me/games")["games"]
        assert mine["game"] == game and mine["scores"] == view["result"]["scores"]


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_game_by_socket_alone(running: Running, variant: str) -> None:
    guest = running.guest()
    game = guest.create(ME, ENGINE, ENGINE, variant=variant)["game"]
    with guest.socket() as socket:
        updates = [socket.watch(game)]
        play_by_socket(socket, game, updates)
    check_gapless(updates, 0)


def test_two_guests_by_link(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    one.ask("PUT", "/api/me", {"name": "Ada"})
    view = one.create(ME, FRIEND)
    game = view["game"]
    assert view["status"] == "waiting" and view["position"] is None
    with one.socket() as first, two.socket() as second:
        told, heard = [first.watch(game)], [second.watch(game)]
        assert heard[0]["view"]["seats"][0]["name"] == "Ada"
        second.command(game, "join", seq=heard[0]["view"]["seq"])
        heard = [second.watch(game)]
        assert heard[0]["view"]["yours"] == [2]
        with ThreadPoolExecutor(2) as pool:
            games = [
                pool.submit(play_by_socket, first, game, told),
                pool.submit(play_by_socket, second, game, heard),
            ]
            for played in games:
                played.result()
    check_gapless(told, 0)
    check_gapless(heard, 0)
    assert told[-1]["view"]["seed"] == heard[-1]["view"]["seed"]


def test_somebody_who_only_watches(running: Running) -> None:
    game = running.guest().create(ME, ENGINE, start=1)["game"]
    with running.client("nobody").socket() as socket:
        view = socket.watch(game)["view"]
        assert view["legal"] is None and view["yours"] == [] and not view["creator"]
        answer = socket.command(game, "play", seq=view["seq"], seat=1, move="1B1")
        assert answer["code"] == "no_guest"
    other = running.guest("other")
    tried = other.do(game, "resign", seat=1)
    assert (tried.status_code, tried.json()["code"]) == (403, "not_your_seat")
    assert other.refused("POST", f"/api/games/{game}/commands", {"type": "join"})[1] == "bad_field"


def test_resuming_from_any_seq(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, ENGINE, start=1)["game"]
    for _ in range(5):
        guest.until(game, lambda view: view["legal"])
        guest.play(game)
    last = guest.until(game, lambda view: view["legal"])["seq"]
    with guest.socket() as socket:
        whole = socket.watch(game, 0)["events"]
        for since in range(last + 1):
            update = socket.watch(game, since)
            assert update["since"] == since and update["view"]["seq"] == last
            assert update["events"] == whole[since:]
        assert socket.watch(game, last + 1000)["events"] == []


def test_a_command_applies_at_most_once(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, {"type": "local"}, start=1)
    game, move = view["game"], view["legal"][0]["move"]
    command = {"id": "once-only", "seq": view["seq"], "seat": 1, "move": move}
    first = guest.done(game, "play", **command)
    assert guest.done(game, "play", **command) == first
    with guest.socket() as socket:
        assert socket.command(game, "play", **command) == first
    assert guest.view(game)["tokens"] == 2
    late = guest.do(game, "play", **{**command, "id": "another-one"})
    assert late.status_code == 409
    assert (late.json()["code"], late.json()["seq"]) == ("stale", first["seq"])


def test_a_game_is_made_once(running: Running) -> None:
    guest = running.guest()
    body = {"id": "make-it-once", "seats": [ME, ENGINE]}
    made = [guest.ask("POST", "/api/games", body)["game"] for _ in range(3)]
    assert len(set(made)) == 1
    assert running.guest("other").ask("POST", "/api/games", body)["game"] != made[0]


def test_taking_back_against_an_engine(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, ENGINE, start=1)["game"]
    before = guest.view(game)["position"]["text"]
    guest.play(game)
    view = guest.until(game, lambda view: view["legal"])
    assert view["undo"] in ("free", "ask")
    guest.done(game, "undo", seat=1)
    assert guest.view(game)["position"]["text"] == before


def test_taking_back_by_consent(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    one.play(game)
    two.play(game)
    assert one.view(game)["undo"] == "ask"
    one.done(game, "undo", seat=1)
    assert two.view(game)["offer"]["waiting_for"] == [2]
    two.done(game, "answer", seat=2, accept=True)
    assert one.view(game)["tokens"] == 1


def test_resigning_and_a_rematch(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=2)["game"]
    two.done(game, "join")
    one.done(game, "resign", seat=1)
    view = two.view(game)
    assert (view["result"]["reason"], view["result"]["winners"]) == ("resigned", [2])
    with one.socket() as socket:
        socket.watch(game, view["seq"])
        made = play_again(game, two, one)
        while (view := socket.wait("update")["view"])["rematch"] is None:
            assert view["offer"]["seat"] == 2
        assert view["rematch"] == made
    again = one.view(made)
    assert again["status"] == "playing" and again["seats"][0]["yours"]


def test_somebody_who_left_can_be_claimed(sqlite_url: str) -> None:
    with serving(sqlite_url, claim_after=0.3) as running:
        one, two = running.guest("one"), running.guest("two")
        game = one.create(ME, FRIEND, start=2)["game"]
        two.done(game, "join")
        two.play(game)
        one.play(game)
        with one.socket() as socket:
            socket.watch(game)
            with two.socket() as other:
                other.watch(game)
                view = socket.wait("update")["view"]  # the second has come
                assert view["seats"][1]["online"] and view["absence"] is None
            view = socket.wait("update")["view"]
            assert not view["seats"][1]["online"] and view["absence"]["seat"] == 2
            claim = {"seq": view["seq"], "seat": 1, "away": 2, "choice": "claim"}
            deadline = time.monotonic() + WAIT_SECONDS
            while (answer := socket.command(game, "claim", **claim))["type"] == "refused":
                assert answer["code"] == "not_away" and time.monotonic() < deadline
                time.sleep(0.02)
            assert time.time() * 1000 >= view["absence"]["claim_at"]
        assert one.view(game)["result"]["winners"] == [1]


def test_a_seat_given_to_an_engine(sqlite_url: str) -> None:
    with serving(sqlite_url, claim_after=0.0) as running:
        one, two = running.guest("one"), running.guest("two")
        game = one.create(ME, FRIEND, start=2)["game"]
        two.done(game, "join")
        time.sleep(0.01)
        one.done(game, "claim", seat=1, away=2, choice="engine")
        view = one.until(game, lambda view: view["legal"])
        assert view["seats"][1]["kind"] == "engine"


def test_the_lobby(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    with two.socket() as socket:
        socket.send("watch_lobby", on=True)
        assert socket.wait("lobby")["games"] == []
        game = one.create(ME, {"type": "anybody"})["game"]
        (listed,) = socket.wait("lobby")["games"]
        assert listed["game"] == game and listed["yours"] == []
        assert [line["game"] for line in two.ask("GET", "/api/lobby")["games"]] == [game]
        two.done(game, "join")
        assert socket.wait("lobby")["games"] == []


def test_playing_on_from_elsewhere(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, ENGINE, start=1)["game"]
    guest.play(game)
    guest.until(game, lambda view: view["legal"])
    guest.done(game, "resign", seat=1)
    record = guest.request("GET", f"/api/games/{game}/record").text
    steps = guest.ask("GET", f"/api/games/{game}/steps")["steps"]
    for origin in (
        {"type": "game", "game": game, "tokens": 2},
        {"type": "record", "record": record, "tokens": 2},
        {"type": "position", "position": steps[1]["position"]["text"]},
    ):
        view = guest.create(ME, {"type": "local", "name": "Bo"}, origin=origin)
        assert view["position"]["text"] == steps[1]["position"]["text"]
        assert view["seats"][1]["name"] == "Bo"
    body = {"id": "from-nowhere", "seats": [ME, ENGINE]}
    missing = {**body, "origin": {"type": "game", "game": "AAAAAAAAAA"}}
    assert guest.refused("POST", "/api/games", missing) == (404, "unknown_game")
    bad = {**body, "origin": {"type": "record", "record": "nonsense"}}
    assert guest.refused("POST", "/api/games", bad) == (422, "bad_record")


def test_leaving_before_the_start(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, FRIEND)["game"]
    two.done(game, "join", seat=3)
    two.done(game, "leave")
    assert [seat["kind"] for seat in one.view(game)["seats"]] == ["guest", "open", "open"]
    one.done(game, "cancel")
    assert two.view(game)["result"]["reason"] == "cancelled"
    assert two.refused("GET", f"/api/games/{game}/record") == (409, "not_started")
