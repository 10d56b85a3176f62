"""Quick pairing: who comes first waits, who comes next joins; however many come at once."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from evora.server.live.people import presence
from server.serving import ME, Client, Json, Running, serving

ANYBODY = {"type": "anybody"}
USUAL = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def pair(client: Client, **more: Any) -> Json:
    """The game that a client gets by pairing."""
    made: Json = client.ask("POST", "/api/pair", {"id": secrets.token_hex(8), **more})
    view: Json = made["view"]
    assert made["game"] == view["game"]
    return view


def test_twenty_at_once_are_ten_games(database_url: str) -> None:
    """Nobody waits beside somebody else, nobody plays with themselves."""
    with serving(database_url) as running:
        clients = [running.guest(f"guest{number}") for number in range(20)]
        with ThreadPoolExecutor(20) as pool:
            views = list(pool.map(pair, clients))
        games = Counter(view["game"] for view in views)
        assert len(games) == 10 and set(games.values()) == {2}
        for game in games:
            view = running.client().view(game)
            assert view["status"] == "playing" and view["clock"] == USUAL
            assert [seat["kind"] for seat in view["seats"]] == ["guest", "guest"]
        assert running.client().ask("GET", "/api/lobby")["games"] == []


def test_people_at_two_processes_are_paired(postgresql_url: str) -> None:
    """And greet each other."""
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        clients = [(one, other)[number % 2].guest(f"guest{number}") for number in range(10)]
        with ThreadPoolExecutor(10) as pool:
            games = Counter(view["game"] for view in pool.map(pair, clients))
        assert len(games) == 5 and set(games.values()) == {2}
        first, second = one.guest("first"), other.guest("second")
        game = pair(first)["game"]
        assert pair(second)["game"] == game
        with first.socket() as here, second.socket() as there:
            here.watch(game)
            there.watch(game)
            here.send("greet", game=game, greeting="hello")
            assert there.wait("greeted")["seat"] == 1


def test_a_request_that_is_sent_again_leads_to_the_same_game(running: Running) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    first, second = "firstrequest", "secondrequest"
    waits = one.ask("POST", "/api/pair", {"id": first})["game"]
    assert one.ask("POST", "/api/pair", {"id": first})["game"] == waits
    joined = two.ask("POST", "/api/pair", {"id": second})
    assert joined["game"] == waits and joined["view"]["yours"] == [2]
    # Also after the game began, and while somebody else waits.
    other = pair(three)["game"]
    assert other != waits
    assert two.ask("POST", "/api/pair", {"id": second})["game"] == waits
    assert one.ask("POST", "/api/pair", {"id": first})["game"] == waits
    # Another request is another game.
    assert pair(one)["game"] == other


def test_nobody_is_paired_with_themselves(running: Running) -> None:
    one = running.guest()
    waits = pair(one)
    assert waits["listed"] and waits["status"] == "waiting"
    assert pair(one)["game"] == waits["game"]
    assert len(one.ask("GET", "/api/lobby")["games"]) == 1


def test_who_asks_for_another_kind_no_longer_waits_for_the_first(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    usual = pair(one)["game"]
    grey = pair(one, kind="grey")
    assert grey["variant"] == "grey" and grey["clock"] == USUAL
    assert one.view(usual)["status"] == "over"
    quick = pair(two, kind="quick")
    assert quick["game"] != grey["game"] and quick["clock"]["initial_ms"] == 180_000
    assert pair(two, kind="grey")["game"] == grey["game"]


def test_who_waits_in_two_games_of_a_kind_waits_on_in_the_older_one_only(
    running: Running,
) -> None:
    one, two = running.guest("one"), running.guest("two")
    older, newer = (one.create(ME, ANYBODY, clock=USUAL)["game"] for _ in range(2))
    assert pair(one)["game"] == older
    assert one.view(newer)["status"] == "over" and one.view(older)["status"] == "waiting"
    assert pair(two)["game"] == older
    assert running.client().ask("GET", "/api/lobby")["games"] == []


def test_the_oldest_game_that_fits_is_taken(running: Running) -> None:
    makers = [running.guest(name) for name in ("grey", "alone", "first", "second")]
    makers[0].create(ME, ANYBODY, clock=USUAL, variant="grey")
    makers[1].create(ME, ANYBODY, ANYBODY, clock=USUAL)
    oldest = makers[2].create(ME, ANYBODY, clock=USUAL)["game"]
    makers[3].create(ME, ANYBODY, clock=USUAL)
    assert pair(running.guest())["game"] == oldest


def test_a_game_from_a_position_is_not_a_usual_one(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    position = one.create(ME, {"type": "local"}, start=1)["position"]["text"]
    made = one.create(ME, ANYBODY, clock=USUAL, origin={"type": "position", "position": position})
    assert pair(two)["game"] != made["game"]


def test_who_is_gone_is_not_waited_for(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, here, later = (running.guest(name) for name in ("gone", "here", "later"))
    pair(gone)
    monkeypatch.setattr(presence, "NEAR_MS", 0)
    waits = pair(here)["game"]
    with here.socket() as socket:
        socket.watch(waits)
        assert pair(later)["game"] == waits
        assert socket.wait("update")["view"]["status"] == "playing"


def test_two_who_wait_beside_each_other_find_each_other(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was away when the other came: the one who came later moves when they ask again."""
    one, two = running.guest("one"), running.guest("two")
    monkeypatch.setattr(presence, "NEAR_MS", 0)
    first, second = pair(one)["game"], pair(two)["game"]
    assert first != second
    with one.socket() as back:
        back.watch(first)
        assert pair(one)["game"] == first
        assert pair(two)["game"] == first
    assert two.view(second)["status"] == "over" and two.view(first)["status"] == "playing"


def test_who_may_not_be_paired(running: Running) -> None:
    body = {"id": secrets.token_hex(8)}
    assert running.client().refused("POST", "/api/pair", body) == (401, "no_guest")
    guest = running.guest()
    assert guest.refused("POST", "/api/pair", {**body, "kind": "nonsense"}) == (422, "bad_field")
    assert guest.refused("POST", "/api/pair", {}) == (422, "bad_field")
