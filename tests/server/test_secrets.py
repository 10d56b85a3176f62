"""A scanner over every byte that the server sends: no seed before the end, no foreign token."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from evora.server.common.logs import _Format
from evora.server.storage import games as stored_games
from evora.server.storage.store import Store
from server.serving import ENGINE, FRIEND, ME, Client, Running, serving


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that the server logs, even at its most talkative."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Format("json"))
    logger = logging.getLogger("evora.server")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(before)


def everything(client: Client, game: str) -> None:
    """Asks whatever can be asked about a game."""
    paths = ("", "/events?since=0", "/steps", "/record")
    for path in paths:
        client.request("GET", f"/api/games/{game}{path}")
    for path in ("", "/games", "/export", f"/blocks?game={game}", "/reports"):
        client.request("GET", f"/api/me{path}")
    for path in ("/api/lobby", "/metrics"):
        client.request("GET", path)
    with client.socket() as socket:
        socket.watch(game)
        socket.send("watch_lobby", on=True)
        socket.wait("lobby")


def test_nothing_leaves_before_its_time(sqlite_url: str, logged: io.StringIO) -> None:
    with serving(sqlite_url) as running:
        people = [running.guest(f"guest {number}") for number in range(3)]
        one, two, three = people
        one.ask("PUT", "/api/me", {"name": "Aurelia"})
        games = [
            one.create(ME, FRIEND, {"type": "anybody"}, ENGINE)["game"],
            two.create(ME, FRIEND, variant="grey")["game"],
        ]
        store = Store(sqlite_url)
        seeds = {}
        for game in games:
            stored = store.read(stored_games.load, game)
            assert stored is not None
            seeds[game] = stored.seed
        store.close()
        everything(three, games[0])
        two.done(games[0], "join")
        three.done(games[0], "join")
        one.done(games[1], "join")
        code = one.ask("POST", "/api/me/code")["code"]
        for turn in range(12):
            if turn % 5 == 0:
                for client in people:
                    for game in games:
                        everything(client, game)
            for game in games:
                for client in people:
                    client.play(game)
        two.done(games[0], "resign", seat=2)
        check(running, people, games, seeds, logged)
        # Then everybody may know the seed, and only of that game.
        for client in people:
            for game in games:
                for seat in client.view(game)["seats"]:
                    if seat["yours"]:
                        client.do(game, "resign", seat=seat["seat"])
        for game in games:
            view = people[0].until(game, lambda view: view["status"] == "over")
            assert view["seed"] == seeds[game]
            record = one.request("GET", f"/api/games/{game}/record").text
            assert f'[Seed "{seeds[game]}"]' in record
        assert code not in logged.getvalue()


def check(
    running: Running,
    people: list[Client],
    games: list[str],
    seeds: dict[str, str],
    logged: io.StringIO,
) -> None:
    over = {game for game in games if people[0].view(game)["status"] == "over"}
    log = logged.getvalue()
    sent = [*running.seen, ("log", log.encode())]
    for game in games:
        seed = seeds[game]
        told = [who for who, data in sent if seed.encode() in data]
        assert game in over or not told, told
        assert bytes.fromhex(seed) not in b"".join(data for _, data in sent)
        assert game not in log and seed not in log
    for client in people:
        assert client.token is not None
        for who, data in sent:
            assert client.token.encode() not in data or (
                who == client.name and b"set-cookie" in data.lower()
            )
    assert "Aurelia" not in log and "127.0.0.1" not in log
    assert b"Aurelia" not in people[0].request("GET", "/metrics").content


def test_ids_of_others_are_not_told(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        one, two = running.guest("one"), running.guest("two")
        game = one.create(ME, FRIEND)["game"]
        two.done(game, "join")
        identity = one.ask("GET", "/api/me")["guest"]
        two.ask("PUT", "/api/me/blocks", {"game": game, "seat": 1})
        two.ask("POST", f"/api/games/{game}/report", {"seat": 1, "kind": "name"})
        everything(two, game)
        two.play(game)
        told = [data for who, data in running.seen if who == "two"]
        assert not any(identity.encode() in data for data in told)


def test_the_id_of_a_private_game_is_told_to_nobody_else(sqlite_url: str) -> None:
    """A game in the lobby that is played on from a private one."""
    with serving(sqlite_url) as running:
        maker, other = running.guest("maker"), running.guest("other")
        private = maker.create(ME, {"type": "local"})["game"]
        origin = {"type": "game", "game": private}
        game = maker.create(ME, {"type": "anybody"}, origin=origin)["game"]
        assert maker.view(game)["origin"] == private
        running.seen.clear()
        with other.socket() as socket:
            socket.watch(game)
        other.done(game, "join")
        for client in (other, running.client()):
            assert client.view(game)["origin"] is None
            client.ask("GET", "/api/lobby")
            client.request("GET", f"/api/games/{game}/record")
        assert not any(private.encode() in data for _, data in running.seen)
