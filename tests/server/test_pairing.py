"""Quick pairing: who comes first waits, who comes next joins; however many come at once."""

from __future__ import annotations

import secrets
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from evora.server.common.settings import Rate
from evora.server.live.lobby import pairing
from evora.server.live.people import presence
from evora.server.storage import pairing_facts
from server.serving import ME, WAIT_SECONDS, Client, Json, Running, serving

ANYBODY = {"type": "anybody"}
USUAL = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def pair(client: Client, **more: Any) -> Json:
    """The game that a client gets by pairing."""
    made = asked(client, **more)
    view: Json = made["view"]
    assert made["game"] == view["game"]
    return view


def asked(client: Client, **more: Any) -> Json:
    answer: Json = client.ask("POST", "/api/pair", {"id": secrets.token_hex(8), **more})
    return answer


def all_know(clients: list[Client], *processes: Running) -> None:
    """Every process knows that these people have a page open."""
    guests = [client.ask("GET", "/api/me")["guest"] for client in clients]
    deadline = time.monotonic() + WAIT_SECONDS
    for process in processes:
        while not all(map(process.server._presence.is_connected, guests)):
            assert time.monotonic() < deadline
            time.sleep(0.02)


# --- Many at once


def test_twenty_at_once_are_ten_games(database_url: str) -> None:
    """Nobody waits beside somebody else, nobody plays with themselves."""
    with serving(database_url) as running:
        clients = [running.person(f"guest{number}") for number in range(20)]
        with ThreadPoolExecutor(20) as pool:
            views = list(pool.map(pair, clients))
        games = Counter(view["game"] for view in views)
        assert len(games) == 10 and set(games.values()) == {2}
        for game in games:
            view = running.client().view(game)
            assert view["status"] == "playing" and view["clock"] == USUAL
            assert [seat["kind"] for seat in view["seats"]] == ["guest", "guest"]
        assert running.client().ask("GET", "/api/lobby")["games"] == []


def test_twenty_at_once_at_three_processes_are_ten_games(postgresql_url: str) -> None:
    """And greet each other, wherever they are."""
    with (
        serving(postgresql_url) as one,
        serving(postgresql_url) as other,
        serving(postgresql_url) as third,
    ):
        processes = (one, other, third)
        clients = [processes[number % 3].person(f"guest{number}") for number in range(20)]
        first, second = one.person("first"), other.person("second")
        all_know([*clients, first, second], *processes)
        with ThreadPoolExecutor(20) as pool:
            games = Counter(view["game"] for view in pool.map(pair, clients))
        assert len(games) == 10 and set(games.values()) == {2}
        assert one.client().ask("GET", "/api/lobby")["games"] == []
        game = pair(first)["game"]
        assert pair(second)["game"] == game
        with first.socket() as here, second.socket() as there:
            here.watch(game)
            there.watch(game)
            here.send("greet", game=game, greeting="hello")
            assert there.wait("greeted")["seat"] == 1


@pytest.mark.parametrize("processes", [1, 3])
def test_twenty_requests_of_one_person_at_once_are_one_game(
    postgresql_url: str, processes: int
) -> None:
    """Whatever they ask for, and wherever; also while another one asks."""
    with (
        serving(postgresql_url) as one,
        serving(postgresql_url) as other,
        serving(postgresql_url) as third,
    ):
        places = (one, other, third)[:processes]
        ada, ben = one.person("ada"), one.person("ben")
        all_know([ada, ben], *places)

        def ask(number: int) -> str:
            client = places[number % processes].client("ada")
            client.http.cookies.update(ada.http.cookies)
            kind = ("usual", "usual", "quick", "grey")[number % 4]
            answer = client.request("POST", "/api/pair", {"id": secrets.token_hex(8), "kind": kind})
            assert answer.is_success or answer.json()["code"] == "busy", answer.text
            return kind

        with ThreadPoolExecutor(21) as pool:
            bens = pool.submit(pair, ben, kind="quick")
            list(pool.map(ask, range(20)))
            bens.result()
        unfinished = [
            game for game in ada.ask("GET", "/api/me/games")["games"] if game["status"] != "over"
        ]
        assert len(unfinished) == 1


def test_a_flood_is_served_once_per_person(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One request of everybody waits, and others take its place: somebody else waits for as many
    people, not for as many requests."""
    looks, asks, everybody = Counter[str](), list[str](), threading.Event()
    look, ask = pairing_facts.look, pairing.Pairing.pair

    def counted(connection: Any, guest: str, *more: Any) -> Any:
        everybody.wait(WAIT_SECONDS)  # the first request runs while all others come
        looks[guest] += 1
        return look(connection, guest, *more)

    async def asking(self: pairing.Pairing, request: Any, guest: str, *more: Any) -> Any:
        asks.append(guest)
        if len(asks) == 41:
            everybody.set()
        return await ask(self, request, guest, *more)

    monkeypatch.setattr(pairing_facts, "look", counted)
    monkeypatch.setattr(pairing.Pairing, "pair", asking)
    with serving(database_url) as running, ThreadPoolExecutor(41) as pool:
        people = [running.person(f"flooder{number}") for number in range(4)] * 10
        people.append(running.person("ada"))
        games = Counter(pool.map(lambda client: pair(client)["game"], people))
    assert len(asks) == 41
    # The one that ran first had another one that waited; where there may be other processes, who
    # opens a game looks twice.
    assert len(looks) == 5 and looks.total() <= 2 * 6
    assert len(games) == 3  # two pairs, and one who waits


# --- What a request leads to


def test_a_request_that_is_sent_again_leads_to_the_same_game(running: Running) -> None:
    one, two, three = (running.person(name) for name in ("one", "two", "three"))
    first, second = "firstrequest", "secondrequest"
    waits = one.ask("POST", "/api/pair", {"id": first})["game"]
    assert one.ask("POST", "/api/pair", {"id": first})["game"] == waits
    joined = two.ask("POST", "/api/pair", {"id": second})
    assert joined["game"] == waits and joined["view"]["yours"] == [2]
    # Also after the game began, and while somebody else waits.
    other = pair(three)["game"]
    assert other != waits
    again = two.ask("POST", "/api/pair", {"id": second})
    assert again["game"] == waits and not again["unfinished"]
    assert one.ask("POST", "/api/pair", {"id": first})["game"] == waits


def test_who_still_plays_is_led_back_to_that_game(database_url: str) -> None:
    """Also at another process, and after a restart; when it is over, to another one."""
    with serving(database_url) as running:
        one, two, three = (running.person(name) for name in ("one", "two", "three"))
        game = pair(one)["game"]
        assert pair(two)["game"] == game
        waits = pair(three)["game"]
        for client in (one, two):
            for kind in ("usual", "grey"):
                answer = asked(client, kind=kind)
                assert answer["game"] == game and answer["unfinished"]
        cookies = one.http.cookies
    with serving(database_url) as running:
        one = running.client("one")
        one.http.cookies.update(cookies)
        with one.socket():
            assert asked(one)["game"] == game
            one.done(game, "resign", seat=one.view(game)["yours"][0])
            answer = asked(one)
            assert answer["game"] not in (game, waits) and not answer["unfinished"]


def test_nobody_is_paired_with_themselves(running: Running) -> None:
    one = running.person()
    waits = pair(one)
    assert waits["listed"] and waits["status"] == "waiting"
    assert pair(one)["game"] == waits["game"]
    assert len(one.ask("GET", "/api/lobby")["games"]) == 1


def test_who_asks_for_another_kind_no_longer_waits_for_the_first(running: Running) -> None:
    one, two = running.person("one"), running.person("two")
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
    one, two = running.person("one"), running.person("two")
    older, newer = (one.create(ME, ANYBODY, clock=USUAL)["game"] for _ in range(2))
    assert pair(one)["game"] == older
    assert one.view(newer)["status"] == "over" and one.view(older)["status"] == "waiting"
    assert pair(two)["game"] == older
    assert running.client().ask("GET", "/api/lobby")["games"] == []


def test_the_oldest_game_that_fits_is_taken(running: Running) -> None:
    makers = [running.person(name) for name in ("grey", "alone", "first", "second")]
    makers[0].create(ME, ANYBODY, clock=USUAL, variant="grey")
    makers[1].create(ME, ANYBODY, ANYBODY, clock=USUAL)
    oldest = makers[2].create(ME, ANYBODY, clock=USUAL)["game"]
    makers[3].create(ME, ANYBODY, clock=USUAL)
    assert pair(running.person())["game"] == oldest


def test_a_game_from_a_position_is_not_a_usual_one(running: Running) -> None:
    one, two = running.person("one"), running.person("two")
    position = one.create(ME, {"type": "local"}, start=1)["position"]["text"]
    made = one.create(ME, ANYBODY, clock=USUAL, origin={"type": "position", "position": position})
    assert pair(two)["game"] != made["game"]


def test_who_waits_on_pays_for_no_new_game(sqlite_url: str) -> None:
    """A page asks again every few seconds."""
    with serving(sqlite_url, new_games=Rate(2, 3600)) as running:
        one, two = running.person("one"), running.person("two")
        waits = pair(one)["game"]
        for _ in range(5):
            assert pair(one)["game"] == waits
        assert pair(two)["game"] == waits
        assert pair(two)["game"] == waits
        for client in (one, two):
            if client.view(waits)["status"] == "playing":
                client.done(waits, "resign", seat=client.view(waits)["yours"][0])
            pair(client, kind="grey" if client is one else "quick")
            asked_again = {"id": secrets.token_hex(8), "kind": "usual"}
            assert client.refused("POST", "/api/pair", asked_again) == (429, "too_many")


# --- Who is there


def test_who_is_gone_is_not_waited_for(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, here, later = (running.person(name) for name in ("gone", "here", "later"))
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
    """One was away when the other came: the one who asks again moves."""
    one, two = running.person("one"), running.person("two")
    monkeypatch.setattr(presence, "NEAR_MS", 0)
    first, second = pair(one)["game"], pair(two)["game"]
    assert first != second
    with one.socket() as back:
        back.watch(first)
        assert pair(one)["game"] == first
        assert pair(two)["game"] == first
    assert two.view(second)["status"] == "over" and two.view(first)["status"] == "playing"


def test_a_ghost_is_given_to_nobody(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks by HTTP and opens no socket waits alone, first or later."""
    monkeypatch.setattr(pairing, "CONNECT_SECONDS", 0.2)
    with serving(database_url) as running:
        early, late = running.guest("early"), running.guest("late")
        alone = pair(early)["game"]
        ada, ben = running.person("ada"), running.person("ben")
        waits = pair(ada)["game"]
        assert waits != alone
        assert pair(late)["game"] not in (alone, waits)
        assert pair(ben)["game"] == waits
        # Who comes after all is found.
        cat = running.person("cat")
        with early.socket():
            assert pair(cat)["game"] == alone


def test_who_opens_a_socket_while_they_ask_is_matched(running: Running) -> None:
    ada, ben = running.person("ada"), running.guest("ben")
    waits = pair(ada)["game"]
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(pair, ben)
        time.sleep(0.1)
        with ben.socket():
            assert asking.result()["game"] == waits


def test_who_may_not_be_paired(running: Running) -> None:
    body = {"id": secrets.token_hex(8)}
    assert running.client().refused("POST", "/api/pair", body) == (401, "no_guest")
    guest = running.guest()
    assert guest.refused("POST", "/api/pair", {**body, "kind": "nonsense"}) == (422, "bad_field")
    assert guest.refused("POST", "/api/pair", {}) == (422, "bad_field")


# --- Processes that die or freeze


def test_a_process_that_is_frozen_in_the_middle_holds_up_nobody(postgresql_url: str) -> None:
    """It keeps the locks of what it was writing: of one game, and of one person."""
    with serving(postgresql_url) as running:
        ada, ben, cat, dan = (running.person(name) for name in ("ada", "ben", "cat", "dan"))
        waits = pair(ada)["game"]
        guest = ben.ask("GET", "/api/me")["guest"]
        with psycopg.connect(postgresql_url) as frozen:
            frozen.execute("UPDATE games SET seq = seq WHERE id = %s", [waits])
            frozen.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 9))", [guest])
            began = time.monotonic()
            # The game is passed over, and others find each other.
            other = pair(cat)["game"]
            assert other != waits and pair(dan)["game"] == other
            # Who was being written about is told to ask again.
            refused = ben.request("POST", "/api/pair", {"id": "benrequest"})
            assert refused.json()["code"] == "busy" and refused.json()["retry_ms"]
            # Far less than the five seconds after which a process counts as dead.
            assert time.monotonic() - began < 4
        game = ben.ask("POST", "/api/pair", {"id": "benrequest"})["game"]
        assert game == waits and ben.view(game)["status"] == "playing"


def test_what_a_frozen_process_had_in_mind_is_not_written_afterwards(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It saw a game that waits, and thaws when that is taken: it looks again."""
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        ada, ben = one.person("ada"), one.person("ben")
        cat = other.person("cat")
        all_know([ada, ben, cat], one, other)
        waits = pair(ada)["game"]
        look, frozen = pairing_facts.look, {"cat": True}
        guest = cat.ask("GET", "/api/me")["guest"]

        def slow(connection: Any, who: str, *more: Any) -> Any:
            facts = look(connection, who, *more)
            if who == guest and frozen.pop("cat", None):
                assert pair(ben)["game"] == waits
            return facts

        monkeypatch.setattr(pairing_facts, "look", slow)
        view = pair(cat)
        assert view["game"] != waits and view["status"] == "waiting"
        assert ada.view(waits)["status"] == "playing"
