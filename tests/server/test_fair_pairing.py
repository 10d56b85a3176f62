"""Quick pairing among people of whom some spoil it: nobody is fed to them."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterator
from typing import Any

import pytest

from evora.server.domain import pairing as rules
from server.serving import ME, Client, Running, come, serving
from server.test_pairing import ANYBODY, USUAL, all_know, asked, pair

ONE_ADDRESS = "203.0.113.1"


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url, proxies=(ipaddress.ip_network("127.0.0.1"),)) as found:
        yield found


def of(running: Running, address: str, name: str = "person") -> Client:
    """Somebody with a page open, at an address."""
    return running.person(name, **{"X-Forwarded-For": address})


def strangers(running: Running, count: int) -> list[Client]:
    """People of an address each."""
    return [of(running, f"198.51.100.{number}", f"stranger{number}") for number in range(count)]


def resign(client: Client, game: str) -> None:
    client.done(game, "resign", seat=client.view(game)["yours"][0])


# --- One game each


def test_nobody_is_given_to_two_people_at_once(running: Running) -> None:
    """Not by games that they made by hand, either: of one who sits in a game of pairing the other
    games are left alone."""
    troll, *people = strangers(running, 4)
    games = [troll.create(ME, ANYBODY, clock=USUAL)["game"] for _ in range(3)]
    met = [pair(person)["game"] for person in people]
    assert met[0] == games[0]
    assert met[1] == met[2] not in games
    # When it is over they are a match again.
    resign(people[0], met[0])
    assert pair(strangers(running, 5)[-1])["game"] == games[1]


def test_a_game_of_pairing_that_is_joined_by_hand_is_one_of_theirs(running: Running) -> None:
    ada, ben, troll, cat = strangers(running, 4)
    first = pair(ada)["game"]
    troll.done(first, "join")
    assert asked(troll)["game"] == first and asked(troll)["unfinished"]
    second = pair(ben)["game"]
    refused = troll.do(second, "join")
    assert (refused.status_code, refused.json()["code"]) == (409, "still_playing")
    assert ben.view(second)["status"] == "waiting"
    # Games that others made by hand are anybody's.
    made = cat.create(ME, ANYBODY)["game"]
    troll.done(made, "join")


def test_who_waits_gives_that_up_for_a_game_that_they_join_by_hand(running: Running) -> None:
    ada, ben = strangers(running, 2)
    waits, other = pair(ada)["game"], pair(ben, kind="quick")["game"]
    ada.done(other, "join")
    assert ada.view(other)["status"] == "playing" and ada.view(waits)["status"] == "over"


# --- Others first


def test_the_same_two_are_not_matched_again_while_others_wait(running: Running) -> None:
    ada, ben, cat = strangers(running, 3)
    game = pair(ada)["game"]
    assert pair(ben)["game"] == game
    resign(ada, game)
    # Ben waits, and ada rather waits as well; cat meets one of them, and not the other.
    bens, adas = pair(ben)["game"], pair(ada)["game"]
    assert bens != adas
    assert pair(cat)["game"] == bens
    assert pair(ada)["game"] == adas


def test_the_same_two_meet_when_nobody_else_has_come_for_a_while(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = strangers(running, 2)
    game = pair(ada)["game"]
    assert pair(ben)["game"] == game
    resign(ada, game)
    monkeypatch.setattr(rules, "PATIENCE_MS", 700)
    first, second = pair(ada)["game"], pair(ben)["game"]
    assert first != second
    time.sleep(0.8)
    # The first to ask again moves to the other.
    assert pair(ada)["game"] == second
    assert ada.view(second)["status"] == "playing" and ada.view(first)["status"] == "over"


@pytest.mark.parametrize("trolls_wait", [True, False])
def test_one_address_does_not_get_everybody(running: Running, trolls_wait: bool) -> None:
    """Guests of one address against people of ten: one of them comes before each of the ten, or
    after."""
    trolls = [of(running, ONE_ADDRESS, f"troll{number}") for number in range(12)]
    people = strangers(running, 10)
    for troll, person in zip(trolls, people, strict=False):
        for each in (troll, person) if trolls_wait else (person, troll):
            pair(each)
    games = [pair(person)["game"] for person in people]  # as their pages ask again
    fed = [game for game in games if any(troll.view(game)["yours"] for troll in trolls)]
    met = [game for game in set(games) if games.count(game) == 2]
    assert len(fed) == 2 and len(met) == 4


def test_one_address_does_not_get_everybody_by_games_made_by_hand(running: Running) -> None:
    """Nor by sitting down by hand."""
    trolls = [of(running, ONE_ADDRESS, f"troll{number}") for number in range(6)]
    people = strangers(running, 6)
    for troll in trolls[:4]:
        troll.create(ME, ANYBODY, clock=USUAL)
    games = [pair(person)["game"] for person in people[:4]]
    fed = [game for game in games if any(troll.view(game)["yours"] for troll in trolls)]
    assert len(fed) == 2 and games[2] == games[3]
    waits = pair(people[4])["game"]
    with trolls[4].socket() as socket:
        refused = socket.command(waits, "join", seq=1)
    for told in (refused, trolls[5].do(waits, "join").json()):
        assert told["code"] == "too_many" and 0 < told["retry_ms"] <= rules.PATIENCE_MS
    people[5].done(waits, "join")  # a stranger may


def test_after_a_while_anybody_may_sit_down(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = strangers(running, 2)
    game = pair(ada)["game"]
    assert pair(ben)["game"] == game
    resign(ada, game)
    waits = pair(ada)["game"]
    assert ben.do(waits, "join").json()["code"] == "too_many"
    monkeypatch.setattr(rules, "PATIENCE_MS", 0)
    body = {"type": "join", "id": "joinrequest", "seq": 1}
    applied = ben.ask("POST", f"/api/games/{waits}/commands", body)
    assert ben.view(waits)["status"] == "playing"
    # The same command again, though the game has begun.
    assert ben.ask("POST", f"/api/games/{waits}/commands", body) == applied


def test_an_ipv6_network_of_one_customer_is_one_address(running: Running) -> None:
    """A /48 holds 65,536 networks."""
    trolls = [of(running, f"2001:db8:1:{number}::1", f"troll{number}") for number in range(4)]
    people = strangers(running, 4)
    for troll, person in zip(trolls, people, strict=True):
        pair(troll)
        pair(person)
    games = [pair(person)["game"] for person in people]
    assert len([game for game in games if any(troll.view(game)["yours"] for troll in trolls)]) == 2
    assert games[2] == games[3]


def test_people_of_an_address_meet_each_other_if_nobody_else_waits(running: Running) -> None:
    """However many they are: a class, a household."""
    pupils = [of(running, ONE_ADDRESS, f"pupil{number}") for number in range(8)]
    for one, other in zip(pupils[:6:2], pupils[1:6:2], strict=True):
        assert pair(one)["game"] == pair(other)["game"]
    # But somebody from elsewhere comes first.
    (stranger,) = strangers(running, 1)
    pair(pupils[6])
    theirs = stranger.create(ME, ANYBODY, clock=USUAL)["game"]
    assert pair(pupils[7])["game"] == theirs


def test_at_another_process_an_address_is_the_same(postgresql_url: str) -> None:
    proxies = (ipaddress.ip_network("127.0.0.1"),)
    with (
        serving(postgresql_url, proxies=proxies) as one,
        serving(postgresql_url, proxies=proxies) as other,
    ):
        trolls = [of((one, other)[number % 2], ONE_ADDRESS) for number in range(4)]
        people = strangers(one, 4)
        all_know([*trolls, *people], one, other)
        for troll, person in zip(trolls, people, strict=True):
            pair(troll)
            pair(person)
        games = [pair(person)["game"] for person in people]
        assert games[2] == games[3] and len(set(games)) == 3


# --- Who leaves waits


def pause(client: Client, **more: Any) -> int:
    """How long somebody is told to wait, in seconds; 0: not at all."""
    answer = client.request("POST", "/api/pair", {"id": "pauserequest", **more})
    if answer.is_success:
        return 0
    told = answer.json()
    assert (answer.status_code, told["code"]) == (429, "pairing_paused"), told
    assert int(answer.headers["Retry-After"]) == -(-told["retry_ms"] // 1000)
    seconds: float = told["retry_ms"] / 1000
    return round(seconds)


def test_who_never_comes_to_the_game_waits_and_who_came_does_not(database_url: str) -> None:
    """To ask for it is not to come. It is remembered after a restart."""
    with serving(database_url, claim_after=0.3, clock_grace=0.0) as running:
        ada, ben = running.person("ada"), running.person("ben")
        game = pair(ada)["game"]
        with ada.socket() as here:
            here.watch(game)
            assert pair(ben)["game"] == game
            ben.until(game, lambda view: view["status"] == "over")
        assert ada.view(game)["result"]["reason"] == "void"
        assert 25 <= pause(ben) <= 30 and 25 <= pause(ben, kind="grey") <= 30
        assert pause(ada) == 0
        # Nor by hand; a game by link has nothing to do with it.
        refused = ben.do(asked(ada)["game"], "join")
        assert refused.json()["code"] == "pairing_paused" and refused.json()["retry_ms"]
        ben.done(ada.create(ME, {"type": "friend"})["game"], "join")
        cookies = ben.http.cookies
    with serving(database_url) as running:
        ben = running.client("ben")
        ben.http.cookies.update(cookies)
        assert 15 <= pause(ben) <= 30


def test_who_is_claimed_waits_and_longer_each_time(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "PATIENCE_MS", 0)
    with serving(database_url, claim_after=0.3) as running:
        ada, ben = running.person("ada"), running.person("ben")
        for seconds in (30, 120):
            game = pair(ada)["game"]
            assert pair(ben)["game"] == game
            come(game, ada, ben)
            ada.play(game)  # if she begins
            fields = {"seat": 1, "away": 2, "choice": "claim"}
            ben_is_to_move = ada.until(game, lambda view: view["to_move"] == 2)
            assert ben_is_to_move["status"] == "playing"
            while ada.do(game, "claim", **fields).status_code != 200:
                time.sleep(0.05)
            assert ada.view(game)["result"]["reason"] == "forfeit"
            assert pause(ada) == 0
            assert seconds - 5 <= pause(ben) <= seconds
            monkeypatch.setattr(rules, "PAUSES_MS", (0, 120_000, 600_000))
