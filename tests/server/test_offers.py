"""Playing again by agreement, and games whose players do not come, on both databases."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from evora.server.live.people import presence
from server.serving import (
    FRIEND,
    ME,
    WAIT_SECONDS,
    Client,
    Json,
    Running,
    Socket,
    come,
    play_again,
    serving,
)

MINUTES = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves is gone at once."""
    monkeypatch.setattr(presence, "NEAR_MS", 50)


def seated(one: Client, *others: Client, **more: Any) -> str:
    game: str = one.create(ME, *[FRIEND] * len(others), start=1, **more)["game"]
    for other in others:
        other.done(game, "join")
    return game


def ended(one: Client, *others: Client) -> str:
    """A game of two that is over."""
    game = seated(one, *others)
    one.until(game, lambda view: view["status"] == "playing")
    one.done(game, "resign", seat=1)
    return game


def until(socket: Socket, wanted: Callable[[Json], Any]) -> Json:
    """The first view that a socket is sent of which something is true."""
    while True:
        view: Json = socket.wait("update")["view"]
        if wanted(view):
            return view


@contextlib.contextmanager
def at(game: str, client: Client) -> Iterator[Socket]:
    with client.socket() as socket:
        socket.watch(game)
        yield socket


def games_of(client: Client) -> list[str]:
    return [line["game"] for line in client.ask("GET", "/api/me/games")["games"]]


# --- Playing again


def test_a_rematch_is_offered_and_agreed_to(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = ended(one, two)
    with at(game, one) as first, at(game, two) as second:
        seq = one.view(game)["seq"]
        assert first.command(game, "rematch", seq=seq)["game"] is None
        offer = until(second, lambda view: view["offer"])["offer"]
        assert (offer["seat"], offer["what"], offer["waiting_for"]) == (1, "rematch", [2])
        assert games_of(two) == [game]
        made = two.done(game, "answer", seat=2, accept=True)["game"]
        assert until(first, lambda view: view["rematch"])["rematch"] == made
        assert until(second, lambda view: view["rematch"])["offer"] is None
    assert games_of(one) == games_of(two) == [made, game]
    view = two.view(made)
    assert view["status"] == "playing" and view["yours"] == [2] and view["to_move"] == 2


def test_a_no_is_told_and_final(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = ended(one, two)
    with at(game, one) as first:
        one.done(game, "rematch")
        two.done(game, "answer", seat=2, accept=False)
        until(first, lambda view: view["offer"])
        update = first.wait("update")
        assert update["view"]["offer"] is None
        assert update["events"][-1]["body"] == {"type": "answered", "seat": 2, "accept": False}
    assert one.do(game, "rematch").json()["code"] == "asked_already"
    assert two.do(game, "answer", seat=2, accept=True).json()["code"] == "no_offer"
    assert games_of(one) == [game]


def test_of_forty_who_want_it_at_once_all_get_one_game(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = ended(one, two)
    seq = one.view(game)["seq"]

    def ask(number: int) -> Json:
        client = (one, two)[number % 2]
        body = {"type": "rematch", "id": secrets.token_hex(8), "seq": seq}
        answer: Json = client.request("POST", f"/api/games/{game}/commands", body).json()
        return answer

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(ask, range(40)))
    made = {answer["game"] for answer in answers if answer["type"] == "applied"} - {None}
    codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
    assert len(made) == 1 and codes <= {"offer_open", "game_over", "stale"}
    assert games_of(one) == games_of(two) == [*made, game]


def test_a_command_that_is_repeated_finds_the_same_game(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = ended(one, two)
    seq = one.view(game)["seq"]
    asked = {"type": "rematch", "id": secrets.token_hex(8), "seq": seq}
    answered = {"type": "answer", "id": secrets.token_hex(8), "seq": seq + 1, "seat": 2}
    path = f"/api/games/{game}/commands"
    one.ask("POST", path, asked)
    made = two.ask("POST", path, {**answered, "accept": True})["game"]
    assert two.ask("POST", path, {**answered, "accept": True})["game"] == made
    assert one.ask("POST", path, asked)["game"] == made
    assert games_of(one) == [made, game]


@pytest.mark.usefixtures("soon")
def test_nobody_is_asked_who_has_left(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = ended(one, two)
    with at(game, one) as first:
        with at(game, two):
            until(first, lambda view: view["seats"][1]["online"])
        until(first, lambda view: not view["seats"][1]["online"])
        refused = first.command(game, "rematch", seq=one.view(game)["seq"])
        assert refused["code"] == "player_left" and "seat 2" in refused["detail"]


@pytest.mark.usefixtures("soon")
def test_an_offer_is_over_when_one_leaves(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = ended(one, two)
    with at(game, one) as first:
        with at(game, two) as second:
            one.done(game, "rematch")
            until(second, lambda view: view["offer"])
        until(first, lambda view: view["offer"])
        until(first, lambda view: not view["offer"])
    assert one.ask("GET", f"/api/games/{game}/events?since=0")["events"][-1]["body"] == {
        "type": "rematch_lapsed",
        "seat": 2,
    }
    with at(game, two):
        assert two.do(game, "answer", seat=2, accept=True).json()["code"] == "no_offer"


def test_of_three_all_have_to_agree(running: Running) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    game = seated(one, two, three)
    one.done(game, "offer_end", seat=1)
    two.done(game, "answer", seat=2, accept=True)
    three.done(game, "answer", seat=3, accept=True)
    made = play_again(game, three, one, two)
    assert one.view(made)["status"] == "playing" and one.view(made)["players"] == 3


# --- Those who do not come


def test_the_first_clock_starts_when_both_are_there(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = seated(one, two, clock=MINUTES)
    with at(game, one) as first:
        view = one.view(game)
        assert view["deadline"] is None and view["void_at"] is not None
        with at(game, two):
            view = until(first, lambda view: view["void_at"] is None)
            assert view["deadline"] - view["now"] > 590_000
    assert one.view(game)["deadline"] == view["deadline"]


def test_a_game_to_which_one_does_not_come_is_void(database_url: str) -> None:
    with serving(database_url, claim_after=0.5, clock_grace=0.05) as running:
        one, two = running.guest("one"), running.guest("two")
        game = seated(one, two, clock=MINUTES)
        with at(game, one) as first:
            claim = {"seq": one.view(game)["seq"], "seat": 1, "away": 2, "choice": "claim"}
            assert first.command(game, "claim", **claim)["code"] == "not_away"
            view = until(first, lambda view: view["result"])
        assert (view["result"]["reason"], view["result"]["winners"]) == ("void", [])
        assert view["rematch"] is None
        for client in (one, two):
            (line,) = client.ask("GET", "/api/me/games")["games"]
            assert (line["status"], line["reason"], line["winners"]) == ("over", "void", [])
        record = two.request("GET", f"/api/games/{game}/record").text
        assert '[End "abandoned"]' in record and '[Winners ""]' in record


def test_a_pair_waits_for_each_other(running: Running) -> None:
    one, two = running.person("one"), running.person("two")

    def pair(client: Client) -> str:
        game: str = client.ask("POST", "/api/pair", {"id": secrets.token_hex(8)})["game"]
        return game

    game = pair(one)
    with at(game, one) as first:
        assert pair(two) == game
        assert until(first, lambda view: view["status"] == "playing")["void_at"] is not None
        with at(game, two):
            assert until(first, lambda view: view["void_at"] is None)["deadline"] is not None


# --- More time


def test_of_twenty_gifts_of_time_at_once_one_counts(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = seated(one, two, clock=MINUTES)
    come(game, one, two)
    before, seq = one.view(game)["deadline"], one.view(game)["seq"]

    def give(number: int) -> Json:
        fields = {"seq": seq, "seat": 2, "to": 1}
        body = {"type": "give_time", "id": f"give-time-{number}", **fields}
        answer: Json = two.request("POST", f"/api/games/{game}/commands", body).json()
        return answer

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(give, range(20)))
    assert sum(answer["type"] == "applied" for answer in answers) == 1
    assert one.view(game)["deadline"] == before + 15_000
    (event,) = one.ask("GET", f"/api/games/{game}/events?since={seq}")["events"]
    body = event["body"]
    assert body == {"type": "time_given", "seat": 1, "by": 2, "ms": 15_000}


# --- Two processes


@pytest.fixture
def both(postgresql_url: str) -> Iterator[tuple[Running, Running]]:
    with serving(postgresql_url) as here, serving(postgresql_url) as there:
        yield here, there


def test_two_who_ask_at_once_at_two_processes(both: tuple[Running, Running]) -> None:
    one, two = both[0].guest("one"), both[1].guest("two")
    game = ended(one, two)
    with at(game, one) as first, at(game, two) as second:
        one.until(game, lambda view: all(seat["online"] for seat in view["seats"]))
        two.until(game, lambda view: all(seat["online"] for seat in view["seats"]))
        seq = two.view(game)["seq"]
        with ThreadPoolExecutor(2) as pool:
            asked = [
                pool.submit(socket.command, game, "rematch", seq=seq) for socket in (first, second)
            ]
            answers = [future.result() for future in asked]
        made = {answer["game"] for answer in answers} - {None}
        assert len(made) == 1 and {answer["type"] for answer in answers} == {"applied"}
        for client in (one, two):
            client.until(game, lambda view: view["rematch"] in made)
    assert games_of(one) == games_of(two) == [*made, game]


def test_those_at_two_processes_have_come(both: tuple[Running, Running]) -> None:
    one, two = both[0].guest("one"), both[1].guest("two")
    game = seated(one, two, clock=MINUTES)
    come(game, one, two)

    def kinds() -> list[str]:
        events = two.ask("GET", f"/api/games/{game}/events")["events"]
        return [event["body"]["type"] for event in events]

    # The other process may have written it.
    until = time.monotonic() + WAIT_SECONDS
    while "begun" not in kinds() and time.monotonic() < until:
        time.sleep(0.02)
    assert kinds().count("begun") == 1


@pytest.mark.usefixtures("soon")
def test_who_leaves_another_process_ends_the_offer(both: tuple[Running, Running]) -> None:
    one, two = both[0].guest("one"), both[1].guest("two")
    game = ended(one, two)
    with at(game, one):
        with at(game, two) as second:
            one.until(game, lambda view: view["seats"][1]["online"])
            one.done(game, "rematch")
            until(second, lambda view: view["offer"])
        one.until(game, lambda view: view["offer"] is None)
    bodies = [e["body"] for e in one.ask("GET", f"/api/games/{game}/events")["events"]]
    assert bodies.count({"type": "rematch_lapsed", "seat": 2}) == 1
