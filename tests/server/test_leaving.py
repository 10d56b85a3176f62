"""Deleting one's data: nobody is left waiting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora.server.live.lobby.lists import PAGE
from server.serving import FRIEND, ME, Running, serving


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_the_others_play_on_without_who_left(running: Running) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    game = two.create(ME, FRIEND, FRIEND, start=1)["game"]
    three.done(game, "join", seat=2)
    one.done(game, "join", seat=3)
    one.ask("DELETE", "/api/me")
    view = two.view(game)
    assert view["status"] == "playing"
    assert [seat["out"] for seat in view["seats"]] == [None, None, "resigned"]


def test_a_seat_in_a_game_that_has_not_begun_is_free_again(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = two.create(ME, FRIEND, FRIEND)["game"]
    one.done(game, "join", seat=3)
    one.ask("DELETE", "/api/me")
    view = two.view(game)
    assert view["status"] == "waiting"
    assert [seat["kind"] for seat in view["seats"]] == ["guest", "open", "open"]


def test_every_running_game_is_left_also_those_on_later_pages(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    old = one.create(ME, FRIEND, start=1)["game"]
    two.done(old, "join")
    for _ in range(PAGE + 1):
        one.create(ME, FRIEND)
    one.ask("DELETE", "/api/me")
    assert two.view(old)["result"]["reason"] == "resigned"


def test_finished_games_stay_as_they_ended(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    two.done(game, "resign", seat=2)
    before = two.view(game)
    one.ask("DELETE", "/api/me")
    after = two.view(game)
    assert (after["seq"], after["result"]) == (before["seq"], before["result"])
    assert after["result"]["winners"] == [1]
