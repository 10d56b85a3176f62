"""Rated games over the wire: who may play them, what they do, and what everybody is told."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from evora.server.common import timestamps
from evora.server.domain.glicko import Rating
from evora.server.domain.ratings import MIN_GAMES, Record
from evora.server.storage import finishing, rating_rebuild, ratings
from evora.server.storage.store import Store
from server.serving import ENGINE, FRIEND, ME, Client, Json, Running, come, play_again, serving
from server.test_keys import kept
from server.test_pairing import ANYBODY, USUAL, asked, pair
from server.test_processes import at


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def people(running: Running, *names: str) -> list[Client]:
    """People who keep their names."""
    return [kept(running, name)[0] for name in names]


def begun(first: Client, *others: Client, **more: Any) -> str:
    """A rated game that everybody has come to."""
    seats = [ME, *[FRIEND] * len(others)]
    game: str = first.create(*seats, **{"clock": USUAL, "rated": True, **more})["game"]
    for other in others:
        other.done(game, "join")
    come(game, first, *others)
    return game


def play_rounds(game: str, players: Sequence[Client], rounds: int = 1) -> None:
    while True:
        view = players[0].view(game)
        if len(view["rounds"]) >= rounds or view["status"] == "over":
            return
        for player in players:  # between them an engine may stand in
            player.play(game)


def resign(client: Client, game: str) -> None:
    client.done(game, "resign", seat=client.view(game)["yours"][0])


def changes(client: Client, game: str) -> list[Json]:
    found: list[Json] = client.until(game, lambda view: view["rating_changes"])["rating_changes"]
    return found


def give_ratings(running: Running, client: Client, rating: float, games: int = 9) -> None:
    """As if they had played rated duels."""
    guest = client.ask("GET", "/api/me")["guest"]
    record = Record(rating=Rating(rating, 80), games=games, last=timestamps.now_ms())
    store = running.server.journal.store
    store.write(ratings.put, "duel", {guest: record})
    store.write(finishing.note, dict.fromkeys([guest], True))


def store_of(running: Running) -> Store:
    return running.server.journal.store


# --- Who may


def test_a_rated_game_is_for_people_who_keep_their_names(running: Running) -> None:
    [ada] = people(running, "Ada")
    ben = running.guest("ben")
    body = {"id": "abcdefgh0001", "seats": [ME, FRIEND], "clock": USUAL, "rated": True}
    assert ben.refused("POST", "/api/games", body) == (409, "name_not_kept")
    game = ada.create(ME, FRIEND, clock=USUAL, rated=True)
    assert game["rated"] is True
    refused = ben.do(game["game"], "join")
    assert (refused.status_code, refused.json()["code"]) == (409, "name_not_kept")
    assert ada.view(game["game"])["status"] == "waiting"


def test_what_cannot_be_rated_is_said_at_once(running: Running) -> None:
    [ada] = people(running, "Ada")
    body = {"id": "abcdefgh0001", "seats": [ME, FRIEND], "rated": True}
    assert ada.refused("POST", "/api/games", body) == (409, "not_ratable")
    origin = {"type": "game", "game": ada.create(ME, ENGINE, start=1)["game"]}
    given = {**body, "clock": USUAL, "origin": origin}
    assert ada.refused("POST", "/api/games", given) == (409, "not_ratable")


# --- What it does


def test_a_game_to_its_end_changes_both(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    for one in (ada, ben):
        give_ratings(running, one, 1500)
    game = begun(ada, ben)
    play_rounds(game, [ada, ben], 99)
    told = changes(ada, game)
    assert [change["games"] for change in told] == [10, 10]
    assert sum(change["change"] > 0 for change in told) <= 1
    # The other seat, somebody who looks on and somebody who comes later see the same.
    assert told == changes(ben, game) == changes(running.client("spectator"), game)
    view = running.client().view(game)
    ratings_now = [seat["rating"] for seat in view["seats"]]
    assert ratings_now == [change["rating"] for change in told]
    assert view["not_rated"] is None


def test_the_change_comes_by_itself(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    game = begun(ada, ben)
    play_rounds(game, [ada, ben])
    with ada.socket() as socket:
        socket.watch(game)
        resign(ben, game)
        while (view := socket.wait("update")["view"])["rating_changes"] is None:
            pass
    assert [change["counts"] for change in view["rating_changes"]] == [True, True]


def test_newcomers_are_told_how_many_games_are_left(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    game = begun(ada, ben)
    for number in range(1, MIN_GAMES + 2):
        play_rounds(game, [ada, ben])
        resign(ben, game)
        first = changes(ada, game)[0]
        assert first["games"] == number
        assert (first["rating"] is None) == (number < MIN_GAMES)
        assert (first["change"] is None) == (number <= MIN_GAMES)
        with ada.socket() as one, ben.socket() as other:
            one.watch(game)
            other.watch(game)
            game = play_again(game, ada, ben)
        assert ada.view(game)["rated"] is True
        come(game, ada, ben)
    assert ada.view(game)["seats"][0]["rating"]["sure"] is False
    assert ada.view(game)["seats"][0]["finishing"] == "always"


def test_before_the_first_round_is_over_who_stays_has_nothing_of_it(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    game = begun(ada, ben)
    resign(ben, game)
    first, second = changes(ada, game)
    assert (first["counts"], first["games"]) == (False, 0)
    assert (second["counts"], second["games"]) == (True, 1)


def test_a_casual_game_says_so(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    game = begun(ada, ben, rated=None)
    play_rounds(game, [ada, ben])
    resign(ben, game)
    view = ada.view(game)
    assert (view["rated"], view["rating_changes"], view["not_rated"]) == (False, None, "casual")


def test_who_deletes_their_data_leaves_a_result_without_a_name(running: Running) -> None:
    ada, ben, cat = people(running, "Ada", "Ben", "Cat")
    game = begun(ada, ben, cat)
    play_rounds(game, [ada, ben, cat])
    cat.ask("DELETE", "/api/me")
    play_rounds(game, [ada, ben], 99)
    told = changes(ada, game)
    assert [change["seat"] for change in told] == [1, 2, 3]
    assert store_of(running).write(rating_rebuild.rebuild).changed == 0


# --- Several processes


def test_the_change_is_told_at_every_process(postgresql_url: str) -> None:
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        ada, ben = people(one, "Ada", "Ben")
        there = at(other, ben)
        game = begun(ada, ben)
        play_rounds(game, [ada, ben])
        with there.socket() as socket:
            socket.watch(game)
            resign(ada, game)
            while (view := socket.wait("update")["view"])["rating_changes"] is None:
                pass
        assert view["rating_changes"] == changes(ada, game)


def test_the_change_is_told_after_a_restart(database_url: str) -> None:
    with serving(database_url) as running:
        ada, ben = people(running, "Ada", "Ben")
        game = begun(ada, ben)
        play_rounds(game, [ada, ben])
        resign(ben, game)
        told = changes(ada, game)
    with serving(database_url) as again:
        assert again.client().view(game)["rating_changes"] == told


# --- Pairing


def test_pairing_is_rated_where_both_keep_their_names(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    cat = running.person("cat")
    for one in (ada, ben):
        running.sockets.enter_context(one.socket())
    waits = pair(ada)
    assert waits["rated"] is True
    assert running.client().ask("GET", "/api/lobby")["games"][0]["rated"] is True
    met = pair(cat)
    assert (met["game"], met["rated"], met["status"]) == (waits["game"], False, "playing")
    resign(cat, met["game"])
    assert ada.view(met["game"])["not_rated"] == "pairing"
    first = pair(ada, kind="quick")
    second = pair(ben, kind="quick")
    assert second["game"] == first["game"] and second["rated"] is True


def test_who_does_not_want_it_plays_casual_games(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    for one in (ada, ben):
        running.sockets.enter_context(one.socket())
    waits = pair(ada, rated=False)
    assert waits["rated"] is False
    # Who changes their mind waits in another game.
    other = pair(ada)
    assert other["rated"] is True and ada.view(waits["game"])["status"] == "over"
    assert pair(ben, rated=False)["rated"] is False


def test_a_rated_game_made_by_hand_is_not_for_everybody(running: Running) -> None:
    [ada] = people(running, "Ada")
    running.sockets.enter_context(ada.socket())
    made = ada.create(ME, ANYBODY, clock=USUAL, rated=True)
    assert pair(running.person("ben"))["game"] != made["game"]


def test_people_of_another_strength_wait_a_little(running: Running) -> None:
    ada, ben = people(running, "Ada", "Ben")
    for one, rating in ((ada, 1500), (ben, 1760)):
        running.sockets.enter_context(one.socket())
        give_ratings(running, one, rating)
    first, second = pair(ada)["game"], pair(ben)["game"]
    assert first != second
    time.sleep(3.1)  # 200 points at once, and 20 with every second
    assert asked(ben)["game"] in (first, second)
    assert {pair(ada)["game"], pair(ben)["game"]} <= {first, second}
    assert ada.view(pair(ada)["game"])["status"] == "playing"


def test_only_people_who_finish(running: Running) -> None:
    ada, ben = running.person("ada"), running.person("ben")
    guest = ben.ask("GET", "/api/me")["guest"]
    for _ in range(6):
        store_of(running).write(finishing.note, {guest: False})
    first = pair(ada, finishers=True)
    assert pair(ben)["game"] != first["game"]
    refused = ben.do(first["game"], "join")
    assert (refused.status_code, refused.json()["code"]) == (409, "finishers_only")
    assert pair(running.person("cat"))["game"] == first["game"]


# --- Leaders


def test_leaders(running: Running) -> None:
    ada, ben, cat = people(running, "Ada", "Ben", "Cat")
    give_ratings(running, ada, 1700)
    give_ratings(running, ben, 1800)
    give_ratings(running, cat, 1900, games=4)
    board = ada.ask("GET", "/api/leaders?pool=duel")
    assert [(one["place"], one["name"], one["you"]) for one in board["leaders"]] == [
        (1, "Ben", False),
        (2, "Ada", True),
    ]
    assert board["beside"] == []
    assert board["levels"][0]["rating"] > board["levels"][-1]["rating"]
    assert running.client().ask("GET", "/api/leaders?pool=table_grey")["leaders"] == []
    assert ada.refused("GET", "/api/leaders?pool=chess") == (422, "bad_field")
    text = running.client().request("GET", "/api/leaders?pool=duel").text
    assert ada.ask("GET", "/api/me")["guest"] not in text


def test_one_stands_beside_the_leaders(running: Running) -> None:
    [ada] = people(running, "Ada")
    guest = ada.ask("GET", "/api/me")["guest"]
    record = Record(rating=Rating(1650, 105), games=7, last=timestamps.now_ms())
    store_of(running).write(ratings.put, "duel", {guest: record})
    board = ada.ask("GET", "/api/leaders")
    assert board["leaders"] == []
    [mine] = board["beside"]
    assert (mine["place"], mine["name"], mine["you"]) == (None, "Ada", True)
    assert mine["rating"] == {"rating": 1650, "sure": True}


def test_those_whom_one_follows_stand_beside_the_leaders(running: Running) -> None:
    """Others who do not lead are not shown, and nobody is shown twice."""
    ada, ben, cat, dora = people(running, "Ada", "Ben", "Cat", "Dora")
    give_ratings(running, ben, 1800)
    for one, rating in ((ada, 1650), (cat, 1700), (dora, 1750)):
        guest = one.ask("GET", "/api/me")["guest"]
        record = Record(rating=Rating(rating, 105), games=7, last=timestamps.now_ms())
        store_of(running).write(ratings.put, "duel", {guest: record})
    for name in ("Ben", "Cat"):
        ada.ask("PUT", "/api/me/follows", {"name": name, "on": True})
    board = ada.ask("GET", "/api/leaders")
    assert [one["name"] for one in board["leaders"]] == ["Ben"]
    assert [(one["name"], one["place"], one["you"]) for one in board["beside"]] == [
        ("Cat", None, False),
        ("Ada", None, True),
    ]


def test_lists_show_ratings(running: Running) -> None:
    [ada] = people(running, "Ada")
    running.sockets.enter_context(ada.socket())
    give_ratings(running, ada, 1612.4)
    ada.create(ME, ANYBODY, clock=USUAL, rated=True)
    [line] = running.client().ask("GET", "/api/lobby")["games"]
    assert (line["rated"], line["ratings"]) == (True, [{"rating": 1612, "sure": True}, None])
