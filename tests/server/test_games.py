"""Changes of games: one at a time for each game, and everybody hears of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.serving import ENGINE, ME, Client, Json, Running, serving

LOCAL = {"type": "local"}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_of_many_commands_at_once_one_is_applied_and_none_reaches_the_database_in_vain(
    running: Running,
) -> None:
    guest = running.guest()
    game = guest.create(ME, LOCAL, start=1)["game"]
    with ThreadPoolExecutor(6) as pool:
        for _ in range(8):
            view = guest.view(game)
            codes = list(pool.map(lambda _: _try_to_play(guest, game, view), range(6)))  # noqa: B023
            assert sorted(codes) == [200, 409, 409, 409, 409, 409]
            assert guest.view(game)["tokens"] == view["tokens"] + 1
    # Each waited for the one before and then knew better: nobody lost a race for the database.
    assert running.server.journal.counts.conflicts == 0


def _try_to_play(guest: Client, game: str, view: Json) -> int:
    body = {
        "type": "play",
        "id": secrets.token_hex(8),
        "seq": view["seq"],
        "seat": view["to_move"],
        "move": view["legal"][0]["move"],
    }
    return guest.request("POST", f"/api/games/{game}/commands", body).status_code


def test_the_same_command_many_times_at_once_is_applied_once(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, LOCAL, start=1)
    game, move = view["game"], view["legal"][0]["move"]
    body = {"type": "play", "id": "one-and-only", "seq": view["seq"], "seat": 1, "move": move}

    def play(_: int) -> Json:
        applied: Json = guest.ask("POST", f"/api/games/{game}/commands", body)
        return applied

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(play, range(6)))
    assert all(answer == answers[0] for answer in answers)
    assert guest.view(game)["tokens"] == 2
    assert running.server.journal.counts.conflicts == 0


def test_a_listed_game_from_a_link_does_not_start_before_it_is_full(running: Running) -> None:
    guest = running.guest()
    view = guest.create(ME, ENGINE, {"type": "anybody"})
    assert view["status"] == "waiting" and view["listed"]
    (listed,) = running.client().ask("GET", "/api/lobby")["games"]
    assert listed["game"] == view["game"] and listed["kinds"] == ["guest", "engine", "open"]


def test_every_move_is_sent_though_more_games_run_than_fit_in_memory(sqlite_url: str) -> None:
    """Loading other games must not push a game out of memory between its commit and its update."""
    with serving(sqlite_url, live_games=4) as running:
        guest = running.guest()
        games = [guest.create(ME, LOCAL, start=1)["game"] for _ in range(12)]
        with guest.socket() as socket:
            for game in games:
                socket.watch(game)
            with ThreadPoolExecutor(len(games)) as pool:
                for _ in range(4):
                    assert all(pool.map(guest.play, games))
            unseen = dict.fromkeys(games, 5)
            while unseen:
                update = socket.wait("update")
                if unseen.get(update["game"]) == update["view"]["tokens"]:
                    del unseen[update["game"]]


def test_the_end_of_a_game_is_told_though_more_are_watched_than_fit_in_memory(
    sqlite_url: str,
) -> None:
    with serving(sqlite_url, live_games=1) as running:
        guest = running.guest()
        games = [guest.create(ME, LOCAL, start=1)["game"] for _ in range(4)]
        with guest.socket() as socket:
            for game in games:
                socket.watch(game)
            for game in games:
                guest.done(game, "resign", seat=1)
                while socket.wait("update")["view"]["status"] != "over":
                    pass


def test_who_fails_to_hear_of_a_change_hinders_nobody(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is committed is told, and acknowledged, whatever breaks after it."""

    def fail(*_: object) -> None:
        raise RuntimeError

    guest = running.guest()
    view = guest.create(ME, LOCAL, start=1)
    with guest.socket() as socket:
        socket.watch(view["game"])
        monkeypatch.setattr(running.server.engines, "expect", fail)
        assert guest.play(view["game"])
        assert socket.wait("update")["view"]["tokens"] == 2
    errors = running.server.metrics.registry.get_sample_value
    assert errors("evora_errors_total", {"where": "changes"}) == 1
