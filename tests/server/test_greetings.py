"""Greetings: from players to all who watch, not too many, and kept nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora.server.live.games.greetings import RATE
from server.serving import FRIEND, ME, Running, serving


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_players_greet_all_who_watch(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND)["game"]
    two.done(game, "join")
    with one.socket() as own, two.socket() as other, running.client().socket() as stranger:
        for socket in (own, other, stranger):
            socket.watch(game)
        before = one.view(game)["seq"]
        other.send("greet", game=game, greeting="luck")
        said = {"type": "greeted", "game": game, "seat": 2, "greeting": "luck"}
        assert [socket.wait("greeted") for socket in (own, other, stranger)] == [said] * 3
        # After the end, too: that is when one says thanks. Nothing of it is in the log.
        two.done(game, "resign", seat=2)
        other.send("greet", game=game, greeting="thanks")
        assert own.wait("greeted")["greeting"] == "thanks"
        events = one.ask("GET", f"/api/games/{game}/events?since={before}")["events"]
        assert [event["body"]["type"] for event in events] == ["seat_out", "ended"]


def test_who_may_not_greet(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND)["game"]
    with two.socket() as spectator, running.client().socket() as stranger:
        spectator.send("greet", game=game, greeting="hello")
        assert spectator.wait("refused")["code"] == "bad_field"  # it does not watch
        for socket, code in ((spectator, "not_your_seat"), (stranger, "no_guest")):
            socket.watch(game)
            socket.send("greet", game=game, greeting="hello")
            assert socket.wait("refused")["code"] == code
        spectator.send("greet", game=game, greeting="go away")
        assert spectator.wait("refused")["code"] == "bad_field"


def test_greetings_are_limited(running: Running) -> None:
    one = running.guest()
    game = one.create(ME, FRIEND)["game"]
    with one.socket() as socket:
        socket.watch(game)
        for _ in range(RATE.count):
            socket.send("greet", game=game, greeting="hello")
            socket.wait("greeted")
        socket.send("greet", game=game, greeting="hello")
        refused = socket.wait("refused", "greeted")
        assert refused["code"] == "too_many" and refused["retry_ms"] > 0
        # The connection goes on.
        socket.send("ping", sent=1)
        assert socket.wait("pong")["sent"] == 1
