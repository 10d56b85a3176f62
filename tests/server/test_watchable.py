"""Games to watch, and who is here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.serving import ENGINE, FRIEND, ME, Json, Running, Socket, serving

ANYBODY = {"type": "anybody"}
NOBODY = {"usual": 0, "quick": 0, "grey": 0, "other": 0}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def lobby(socket: Socket, wanted: Any) -> Json:
    """The first lobby of which something is true."""
    while not wanted(told := socket.wait("lobby")):
        pass
    return told


def test_only_games_from_the_lobby_are_shown_while_they_are_played(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    one.ask("PUT", "/api/me", {"name": "Anna"})
    private = one.create(ME, FRIEND)["game"]
    two.done(private, "join")
    alone = one.create(ME, ENGINE)["game"]
    public = one.create(ME, ANYBODY)["game"]
    with one.socket() as own, running.client().socket() as stranger:
        for game in (private, alone, public):
            own.watch(game)
        stranger.send("watch_lobby", on=True)
        assert lobby(stranger, lambda told: told["games"])["live"] == []
        two.done(public, "join")
        told = lobby(stranger, lambda told: told["live"])
        assert told["games"] == [] and told["here"] == 2
        (line,) = told["live"]
        assert line["game"]["game"] == public and line["watchers"] == 0
        assert line["game"]["names"] == ["Anna", None] and line["game"]["yours"] == []
        # Somebody looks on, and is counted; the players are not.
        with two.socket() as player, running.guest("third").socket() as third:
            player.watch(public)
            third.watch(public)
            assert lobby(stranger, lambda t: t["live"][0]["watchers"] == 1)["here"] == 4
            answer = two.ask("GET", "/api/live")
            assert answer["here"] == 4 and answer["waiting"] == NOBODY
            assert answer["games"][0]["watchers"] == 1
            assert answer["games"][0]["game"]["yours"] == [2]
        two.done(public, "resign", seat=2)
        assert lobby(stranger, lambda told: not told["live"])["games"] == []


def test_a_game_whose_players_are_gone_is_not_shown(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    public = one.create(ME, ANYBODY)["game"]
    two.done(public, "join")
    assert running.client().ask("GET", "/api/live") == {"here": 0, "waiting": NOBODY, "games": []}
    with running.client().socket() as stranger:
        stranger.watch(public)
        assert running.client().ask("GET", "/api/live")["games"] == []


def test_who_waits_is_counted_for_the_others(running: Running) -> None:
    one = running.guest()
    with one.socket() as first, one.socket():
        first.watch(one.create(ME, ANYBODY)["game"])  # of no kind that pairing knows
        first.watch(one.ask("POST", "/api/pair", {"id": "request1", "kind": "grey"})["game"])
        told = running.client().ask("GET", "/api/live")
        assert (told["here"], told["waiting"]) == (1, {**NOBODY, "grey": 1, "other": 1})
        assert one.ask("GET", "/api/live")["waiting"] == NOBODY
        first.send("watch_lobby", on=True)
        assert first.wait("lobby")["waiting"] == NOBODY
