"""The lobby in brief, as start pages and those who wait are told it: at every process, and not more
often than it is worth."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from evora.server.live.lobby import lists
from evora.server.live.people import presence
from server.serving import ME, Client, Json, Running, Socket, serving

ANYBODY = {"type": "anybody"}
NOBODY = {"usual": 0, "quick": 0, "grey": 0, "other": 0}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def pair(client: Client, kind: str = "usual") -> str:
    game: str = client.ask("POST", "/api/pair", {"id": secrets.token_hex(8), "kind": kind})["game"]
    return game


def watch(socket: Socket) -> Json:
    socket.send("watch_lobby", on=True, brief=True)
    return socket.wait("lobby_counts")


def counts(socket: Socket, wanted: Callable[[Json], object]) -> Json:
    """The first that is told of which something is true."""
    while not wanted(told := socket.wait("lobby_counts")):
        pass
    return told


@contextlib.contextmanager
def two_processes(url: str) -> Iterator[tuple[Running, Running]]:
    """On SQLite there is only one: then it is both."""
    with serving(url) as one:
        if url.startswith("sqlite"):
            yield one, one
            return
        with serving(url) as other:
            yield one, other


def test_who_waits_is_told_at_every_process(database_url: str) -> None:
    """With the commit, not when somebody asks: nobody reads that they would be the first."""
    with two_processes(database_url) as (one, other):
        ada, ben = one.guest("ada"), other.guest("ben")
        with ada.socket() as waits, ben.socket() as looks, other.client().socket() as stranger:
            for socket in (looks, stranger):
                assert watch(socket)["waiting"] == NOBODY
            game = pair(ada)
            waits.watch(game)
            for socket in (looks, stranger):
                assert counts(socket, lambda told: told["waiting"]["usual"] == 1)
            # Nobody is their own opponent.
            assert watch(waits)["waiting"] == NOBODY
            # Paired: nobody waits any more, and there is a game to watch.
            assert pair(ben) == game
            told = counts(stranger, lambda told: told["live"])
            assert told["waiting"] == NOBODY
            assert told["live"]["game"]["game"] == game and told["live"]["game"]["yours"] == []
            told = counts(looks, lambda told: told["live"])
            assert told["live"]["game"]["yours"] == [2]


def test_a_page_that_comes_between_a_change_and_its_news_keeps_nobody_from_it(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "_DEBOUNCE_SECONDS", 0.5)
    ada = running.person()
    with running.client().socket() as first, running.client().socket() as second:
        assert watch(first)["waiting"] == NOBODY
        pair(ada, "quick")
        assert watch(second)["waiting"]["quick"] == 1
        assert counts(first, lambda told: told["waiting"] != NOBODY)["waiting"]["quick"] == 1


def test_the_whole_and_the_brief_lobby_are_told_apart(running: Running) -> None:
    with running.client().socket() as socket:
        watch(socket)
        socket.send("watch_lobby", on=True)
        socket.wait("lobby")
        guest = running.person()
        game = guest.create(ME, ANYBODY)["game"]
        assert [line["game"] for line in socket.wait("lobby", "lobby_counts")["games"]] == [game]
        assert watch(socket)["waiting"] == {**NOBODY, "other": 1}
        guest.done(game, "cancel")
        assert socket.wait("lobby", "lobby_counts")["waiting"] == NOBODY
        socket.send("watch_lobby", on=False, brief=True)
        socket.send("ping", sent=1)
        socket.wait("pong")
        guest.create(ME, ANYBODY)
        with pytest.raises(TimeoutError):
            socket.receive(timeout=0.8)


def test_only_those_are_counted_who_would_be_found(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who left the game, or never came to it, is not waited for: as pairing has it."""
    monkeypatch.setattr(presence, "NEAR_MS", 1500)  # more than changes are gathered
    ada, ben = running.guest("ada"), running.guest("ben")
    with ada.socket() as waits, running.client().socket() as looks:
        watch(looks)
        game = pair(ada)
        waits.watch(game)
        assert counts(looks, lambda told: told["waiting"]["usual"] == 1)
        waits.send("unwatch", game=game)  # on the server, but at another page
        assert counts(looks, lambda told: told["waiting"] == NOBODY)
        waits.watch(game)
        assert counts(looks, lambda told: told["waiting"]["usual"] == 1)
        with ben.socket():
            pair(ben, "quick")  # and never comes to the game
            assert counts(looks, lambda told: told["waiting"]["quick"] == 1)
            assert counts(looks, lambda told: told["waiting"]["quick"] == 0)


def test_the_score_of_a_game_to_watch_is_told_with_its_rounds(running: Running) -> None:
    one, two = running.guest("one"), running.guest("two")
    game = one.create(ME, ANYBODY, start=1)["game"]
    two.done(game, "join")
    with one.socket() as player, running.client().socket() as stranger:
        player.watch(game)
        assert watch(stranger)["live"]["game"]["round"] == 1
        while one.view(game)["position"]["round"] == 1:
            if not one.play(game):
                two.play(game)
        assert counts(stranger, lambda told: told["live"]["game"]["round"] == 2)


def test_twenty_who_come_and_go_are_told_in_a_few_messages(running: Running) -> None:
    """However many wait and change their minds at once, a page is told at a bounded rate."""
    guests = [running.person(f"guest{number}") for number in range(20)]

    def flap(guest: Client) -> None:
        for _ in range(3):
            game = guest.create(ME, ANYBODY)["game"]
            guest.done(game, "cancel")

    with running.client().socket() as socket:
        watch(socket)
        began = time.monotonic()
        with ThreadPoolExecutor(20) as pool:
            list(pool.map(flap, guests))
        # The last is the truth, whatever came before it.
        waiting = [pair(guest, "grey") for guest in guests[:1]]
        told = 1
        while socket.wait("lobby_counts")["waiting"] != {**NOBODY, "grey": len(waiting)}:
            told += 1
        seconds = time.monotonic() - began
        assert told <= 2 + seconds / lists._SPACING_SECONDS
