"""Games to watch, and who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, update

from evora.server.domain.glicko import Rating
from evora.server.domain.ratings import Record
from evora.server.live.lobby import replays
from evora.server.live.lobby.watchable import Watchable
from evora.server.storage import ratings as stored_ratings
from evora.server.storage.schema import games as games_table
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


def brief(socket: Socket, wanted: Any) -> Json:
    """The first lobby in brief of which something is true."""
    while not wanted(told := socket.wait("lobby_counts")):
        pass
    return told


def shown(told: Json) -> str | None:
    return str(told["live"]["game"]["game"]) if told["live"] else None


def test_the_featured_game_stays_for_as_long_as_it_is_played(running: Running) -> None:
    one, two, three = (running.guest(name) for name in ("one", "two", "three"))
    first, second = (one.create(ME, ANYBODY)["game"] for _ in range(2))
    with one.socket() as own, running.client().socket() as start_page:
        own.watch(first)
        own.watch(second)
        start_page.send("watch_lobby", on=True, brief=True)
        two.done(first, "join")
        assert shown(brief(start_page, shown)) == first
        # Another game has all its players here and is watched by more: nobody loses the first one.
        two.done(second, "join")
        with two.socket() as player, three.socket() as watcher:
            player.watch(second)
            watcher.watch(second)
            assert watchable(running) == [first, second]
            two.done(first, "resign", seat=2)
            assert shown(brief(start_page, lambda told: shown(told) != first)) == second


def watchable(running: Running) -> list[str]:
    """The games to watch, in the order in which they are listed."""
    return [line["game"]["game"] for line in running.client().ask("GET", "/api/live")["games"]]


def finish(game: str, *players: Any) -> None:
    """Plays a game to its end."""
    while players[0].view(game)["status"] != "over":
        assert any(player.play(game) for player in players)


def test_replays_are_whole_games_from_the_lobby(running: Running) -> None:
    stranger = running.client()
    assert stranger.ask("GET", "/api/replays") == {"games": [], "next": None}
    one, two = running.guest("one"), running.guest("two")
    whole, resigned, running_on = (one.create(ME, ANYBODY)["game"] for _ in range(3))
    private = one.create(ME, FRIEND)["game"]
    for game in (whole, resigned, running_on, private):
        two.done(game, "join")
    for game in (whole, private):
        finish(game, one, two)
    two.done(resigned, "resign", seat=2)
    (line,) = stranger.ask("GET", "/api/replays")["games"]
    assert line["game"] == whole and line["winners"] and line["yours"] == []


def test_replays_of_the_last_day_come_before_those_of_the_week(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "_CACHE_SECONDS", -1.0)
    one, two = running.guest("one"), running.guest("two")
    games = [one.create(ME, ANYBODY)["game"] for _ in range(3)]
    days = {games[0]: 8.0, games[1]: 2.0, games[2]: 0.0}
    for game in games:
        two.done(game, "join")
        finish(game, one, two)
    for game, ago in days.items():
        earlier = games_table.c.changed - int(ago * 86_400_000)
        moved = update(games_table).where(games_table.c.id == game).values(changed=earlier)
        running.server.journal.store.write(Connection.execute, moved)
    listed = running.client().ask("GET", "/api/replays")["games"]
    assert [line["game"] for line in listed] == [games[2], games[1]]


def rate(running: Running, client: Any, rating: float, games: int = 9) -> None:
    """Gives a guest a rating in coloured duels."""
    guest = client.ask("GET", "/api/me")["guest"]
    record = Record(rating=Rating(rating, 60.0, 0.06), games=games, last=0)
    running.server.journal.store.write(stored_ratings.put, "duel", {guest: record})


def test_the_best_rated_game_is_featured_and_the_best_rated_replay_first(running: Running) -> None:
    low, high, new, third = (running.guest(name) for name in ("low", "high", "new", "third"))
    rate(running, low, 1400)
    rate(running, high, 1900)
    rate(running, new, 2500, games=1)  # which nobody is shown yet
    games = [one.create(ME, ANYBODY)["game"] for one in (high, low, new)]
    for game in games:
        third.done(game, "join")
    with third.socket() as at_all:
        for game in games:
            at_all.watch(game)
        assert watchable(running)[0] == games[0]
    for game, one in zip(games, (high, low, new), strict=True):
        finish(game, one, third)
    listed = running.client().ask("GET", "/api/replays")["games"]
    assert [line["game"] for line in listed] == games


def test_what_changes_while_it_is_read_is_not_kept() -> None:
    """The list that was read before a game began is no answer to who asks after it."""

    class SlowJournal:
        reads = 0

        async def read(self, *_: Any) -> list[Any]:
            self.reads += 1
            if self.reads == 1:
                games.changed()
            return []

    journal: Any = SlowJournal()
    games = Watchable(journal, presence=Any)  # type: ignore[arg-type]

    async def ask_twice() -> None:
        await games.games()
        await games.games()
        await games.games()

    asyncio.run(ask_twice())
    assert journal.reads == 2
