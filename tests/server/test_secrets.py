"""A scanner over every byte that the server sends: no seed before the end, no foreign token."""

from __future__ import annotations

import datetime
import io
import logging
import time
from collections.abc import Iterator

import pytest

from evora.puzzles import daily, day_of
from evora.server.api.endpoints import ALL_ENDPOINTS
from evora.server.common.logs import _Format
from evora.server.storage import games as stored_games
from evora.server.storage.store import Store
from server.serving import ENGINE, FRIEND, ME, Client, Json, Running, serving
from server.test_keys import kept


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


@pytest.mark.parametrize("asker", ["nobody", "mallory"])
def test_every_address_keeps_what_is_a_persons_own(sqlite_url: str, asker: str) -> None:
    """Everything that can be asked for, about somebody with a bit of everything: a stranger and
    somebody with a name of their own get nothing that is not for everybody."""
    with serving(sqlite_url) as running:
        anna, code = kept(running, "Anna")
        ben, _ = kept(running, "Ben")
        clients = {"nobody": running.client("nobody"), "mallory": kept(running, "Mallory")[0]}
        private, public = (_duel(anna, ben, seat) for seat in (FRIEND, {"type": "anybody"}))
        anna.ask("PUT", "/api/me/follows", {"name": "Ben", "on": True})
        anna.ask("PUT", "/api/me/blocks", {"game": private, "seat": 2})
        anna.ask("POST", f"/api/games/{private}/report", {"seat": 2, "kind": "stalling"})
        bot = anna.ask("POST", "/api/me/bots", {"name": "Robo"})
        asked = {"id": "challenge", "seats": [ME, {"type": "person", "name": "Mallory"}]}
        anna.ask("POST", "/api/games", asked)
        own = {
            "id": anna.ask("GET", "/api/me")["guest"],
            "id of the other": ben.ask("GET", "/api/me")["guest"],
            "game": private,
            "code": code,
            "token": bot["token"],
            "device": anna.ask("GET", "/api/me/devices")["devices"][0]["device"],
            "block": anna.ask("GET", "/api/me/blocks")["blocks"][0]["block"],
            "try": _tried_and_ran(anna),
            "run": "run-of-anna",
        }
        client, found = clients[asker], 0
        for path in _addresses("Anna", public):
            answer = client.request("GET", path)
            found += answer.is_success
            assert not [what for what, secret in own.items() if secret in answer.text], path
        assert found > 10
        for path in ("/api/me/company", "/api/me/person", "/api/me/keys", "/api/me/reports"):
            assert "Ben" not in client.request("GET", path).text, path
        listed = anna.ask("GET", "/api/me/company")["followed"]
        assert [each["name"] for each in listed] == []  # blocked since


def _duel(winner: Client, loser: Client, seat: Json) -> str:
    game: str = winner.create(ME, seat, start=1)["game"]
    loser.done(game, "join")
    loser.done(game, "resign", seat=2)
    return game


def _tried_and_ran(client: Client) -> str:
    """A try at the puzzle of today and a run that nobody has judged; the id of the try."""
    now = time.time_ns() // 1_000_000
    today = datetime.datetime.now(datetime.UTC).date()
    both = {"day": day_of(today), "time": now}
    tried = {"id": "try-of-anna", "puzzle": daily(today).id, "solved": True, **both}
    run = {"id": "run-of-anna", "solved": 39, "mistakes": 0, "ms": 170_000, **both}
    answer = client.request("POST", "/api/me/puzzles/tries", {"tries": [tried], "runs": [run]})
    assert answer.status_code == 204, answer.text
    return "try-of-anna"


def _addresses(name: str, game: str) -> list[str]:
    """Of everything that is read, about this person and this game."""
    known = {"name": name, "game": game, "device": "0", "block": "0", "bot": "0", "page": "privacy"}
    day = str(datetime.datetime.now(datetime.UTC).date())
    known |= {"date": day, "setting": "coloured-2"}
    today = f"?date={day}"
    of_today = ("/api/puzzles/runs", "/api/puzzles/daily/counts", "/api/puzzles/daily")
    queries = {
        **dict.fromkeys(of_today, today),
        "/api/people": "?name=an",
        "/api/games/{game}/events": "?since=0",
    }
    return [
        endpoint.path.format_map(known) + queries.get(endpoint.path, "")
        for endpoint in ALL_ENDPOINTS
        if endpoint.method == "GET" and "stream" not in endpoint.path
    ]


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
