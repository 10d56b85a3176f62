"""Lists of games: one's own by pages, and the lobby."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora.server.live.lobby.lists import PAGE
from server.serving import ENGINE, FRIEND, ME, Running, serving

ANYBODY = {"type": "anybody"}
LOCAL = {"type": "local"}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_ones_games_come_by_pages_last_changed_first(running: Running) -> None:
    guest = running.guest()
    made = [guest.create(ME, FRIEND)["game"] for _ in range(PAGE + 2)]
    running.guest("other").create(ME, FRIEND)
    guest.done(made[0], "cancel")  # now the last one that changed
    expected = [made[0], *reversed(made[1:])]
    first = guest.ask("GET", "/api/me/games")
    assert [line["game"] for line in first["games"]] == expected[:PAGE]
    rest = guest.ask("GET", f"/api/me/games?before={first['next']}")
    assert [line["game"] for line in rest["games"]] == expected[PAGE:]
    assert rest["next"] is None


def test_a_full_last_page_has_no_next(running: Running) -> None:
    guest = running.guest()
    for _ in range(PAGE):
        guest.create(ME, FRIEND)
    answer = guest.ask("GET", "/api/me/games")
    assert len(answer["games"]) == PAGE and answer["next"] is None


def test_whose_turn_it_is_stands_in_the_list(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    lines = [guest.ask("GET", "/api/me/games")["games"][0] for guest in (one, two)]
    assert [line["yours"] for line in lines] == [[1], [2]]
    assert [line["your_turn"] for line in lines] == [True, False]
    one.play(game)
    lines = [guest.ask("GET", "/api/me/games")["games"][0] for guest in (one, two)]
    assert [line["your_turn"] for line in lines] == [False, True]
    assert lines[0]["changed"] >= lines[0]["created"]


def test_everybody_sees_their_own_games_in_the_lobby(running: Running) -> None:
    maker, other = running.guest("maker"), running.guest("other")
    with maker.socket() as own, other.socket() as foreign, running.client().socket() as nobody:
        for socket in (own, foreign, nobody):
            socket.send("watch_lobby", on=True)
            assert socket.wait("lobby")["games"] == []
        game = maker.create(ME, ANYBODY)["game"]
        told = [socket.wait("lobby")["games"] for socket in (own, foreign, nobody)]
        assert [[line["game"] for line in games] for games in told] == [[game]] * 3
        assert [games[0]["yours"] for games in told] == [[1], [], []]
    assert maker.ask("GET", "/api/lobby")["games"][0]["yours"] == [1]
    assert other.ask("GET", "/api/lobby")["games"][0]["yours"] == []


def test_only_games_that_wait_for_anybody_are_in_the_lobby(running: Running) -> None:
    guest, other = running.guest(), running.guest("other")
    guest.create(ME, FRIEND)
    guest.create(ME, ENGINE)
    games = [guest.create(ME, ANYBODY)["game"] for _ in range(3)]
    other.done(games[0], "join")
    guest.done(games[1], "cancel")
    assert [line["game"] for line in other.ask("GET", "/api/lobby")["games"]] == [games[2]]


def test_who_no_longer_watches_the_lobby_is_not_told(running: Running) -> None:
    guest = running.guest()
    with guest.socket() as gone, guest.socket() as stays:
        for socket in (gone, stays):
            socket.send("watch_lobby", on=True)
            socket.wait("lobby")
        gone.send("watch_lobby", on=False)
        gone.send("ping", sent=1)
        gone.wait("pong")
        guest.create(ME, ANYBODY)
        assert len(stays.wait("lobby")["games"]) == 1
        gone.send("ping", sent=2)
        assert gone.receive()["type"] == "pong"


def test_the_lobby_is_quiet_while_games_are_played(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, LOCAL, start=1)["game"]
    with guest.socket() as socket:
        socket.send("watch_lobby", on=True)
        socket.wait("lobby")
        guest.play(game)
        with pytest.raises(TimeoutError):
            socket.receive(timeout=0.8)  # longer than changes of the lobby are gathered


def test_one_guest_cannot_fill_the_lobby(running: Running) -> None:
    greedy, ada = running.guest("greedy"), running.guest("ada")
    body = {"seats": [ME, ANYBODY]}
    first = greedy.ask("POST", "/api/games", {"id": "listed-00", **body})["game"]
    games = [greedy.create(ME, ANYBODY)["game"] for _ in range(2)]
    for number in range(55):
        told = greedy.refused("POST", "/api/games", {"id": f"another-{number}", **body})
        assert told == (409, "open_games")
    # The same request again gets the same game; private games and other guests are not concerned.
    assert greedy.ask("POST", "/api/games", {"id": "listed-00", **body})["game"] == first
    greedy.create(ME, FRIEND)
    mine = ada.create(ME, ANYBODY)["game"]
    lines = running.client().ask("GET", "/api/lobby")["games"]
    assert [line["game"] for line in lines] == [mine, *reversed(games), first]
    greedy.done(games[0], "cancel")
    greedy.create(ME, ANYBODY)


def test_a_game_leaves_the_lobby_with_its_maker_and_comes_back_with_them(sqlite_url: str) -> None:
    with serving(sqlite_url, lobby_away=0.2) as running:
        maker, other = running.guest("maker"), running.guest("other")
        with other.socket() as watching:
            watching.send("watch_lobby", on=True)
            with maker.socket():
                game = maker.create(ME, ANYBODY)["game"]
                while [line["game"] for line in watching.wait("lobby")["games"]] != [game]:
                    pass
                other.ask("GET", "/api/lobby")
            while watching.wait("lobby")["games"]:
                pass
            assert other.ask("GET", "/api/lobby")["games"] == []
            with maker.socket():
                while [line["game"] for line in watching.wait("lobby")["games"]] != [game]:
                    pass
            other.done(game, "join")  # who knows it can still sit down
