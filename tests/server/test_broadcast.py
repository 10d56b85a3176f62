"""What those who watch a game are told, and as whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora.server.live.games import broadcast
from server.serving import FRIEND, ME, Json, Running, Socket, serving

LOCAL = {"type": "local"}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_a_creator_without_a_seat_stays_the_creator(running: Running) -> None:
    creator, one, two = running.guest("creator"), running.guest("one"), running.guest("two")
    game = creator.create(FRIEND, FRIEND)["game"]
    with creator.socket() as socket, running.client().socket() as stranger:
        assert socket.watch(game)["view"]["creator"]
        assert not stranger.watch(game)["view"]["creator"]
        for guest in (one, two):
            guest.done(game, "join")
            assert socket.wait("update")["view"]["creator"]
            assert not stranger.wait("update")["view"]["creator"]


def test_everybody_is_told_their_own_view_of_a_move(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    with one.socket() as first, two.socket() as second, running.client().socket() as stranger:
        for socket in (first, second, stranger):
            socket.watch(game)
        one.play(game)
        told = [_after(socket, 2) for socket in (first, second, stranger)]
        assert [view["yours"] for view in told] == [[1], [2], []]
        assert [view["undo"] for view in told] == ["free", None, None]
        assert [bool(view["legal"]) for view in told] == [False, True, False]


def test_a_second_connection_is_told_only_what_it_has_not_heard(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, LOCAL, start=1)["game"]
    with guest.socket() as early, guest.socket() as late:
        early.watch(game)
        guest.play(game)
        seq = _after(early, 2)["seq"]
        assert late.watch(game, seq)["events"] == []
        guest.play(game)
        heard = [socket.wait("update") for socket in (early, late)]
        assert [update["since"] for update in heard] == [seq, seq]
        assert heard[0]["events"] == heard[1]["events"] != []


def test_names_are_told_when_they_change(running: Running) -> None:
    one, two, other = running.guest("one"), running.guest("two"), running.guest("other")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    with one.socket() as socket:
        socket.watch(game)
        other.ask("PUT", "/api/me", {"name": "Nobody here"})
        two.ask("PUT", "/api/me", {"name": "Bo"})
        view = socket.wait("update")["view"]
        assert [seat["name"] for seat in view["seats"]] == [None, "Bo"]


def test_who_comes_and_goes_is_told_to_the_others(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    with one.socket() as socket:
        assert [seat["online"] for seat in socket.watch(game)["view"]["seats"]] == [True, False]
        with two.socket() as other:
            other.watch(game)
            assert socket.wait("update")["view"]["seats"][1]["online"]
        assert not socket.wait("update")["view"]["seats"][1]["online"]


def test_who_is_back_at_once_was_never_gone(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "_DEBOUNCE_SECONDS", 2.0)  # for a busy machine
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, FRIEND, start=1)["game"]
    two.done(game, "join")
    with one.socket() as socket:
        socket.watch(game)
        with two.socket() as other:
            other.watch(game)
            assert socket.wait("update")["view"]["seats"][1]["online"]
        with two.socket() as again:
            again.watch(game)
            with pytest.raises(TimeoutError):
                socket.receive(timeout=2.5)  # longer than a change of presence is held back


def test_an_absence_says_when_it_can_be_claimed(sqlite_url: str) -> None:
    with serving(sqlite_url, claim_after=120.0) as running:
        one, two = running.guest("one"), running.guest("two")
        game = one.create(ME, FRIEND, start=2)["game"]
        two.done(game, "join")
        two.view(game)  # seen once more, after their turn began
        absence = one.view(game)["absence"]
        assert absence["seat"] == 2 and absence["claim_at"] - absence["since"] == 120_000


def _after(socket: Socket, tokens: int) -> Json:
    """The first view with so many deals and moves; presence may be told before."""
    while True:
        view: Json = socket.wait("update")["view"]
        if view["tokens"] == tokens:
            return view
