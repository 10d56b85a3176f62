"""The running server while its database cannot be used: a clear answer, nothing half-written, and
everything goes on afterwards without a restart."""

from __future__ import annotations

import asyncio
import resource
import secrets
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest

from evora.server import messages as m
from evora.server.storage import databases
from evora.server.storage.values import Conflict, Unavailable
from server.databases import Cluster
from server.digests import digest
from server.serving import ENGINE, FRIEND, ME, Client, Json, Running, serving
from server.soak import quick_or_soak
from tools.reliability.clients import new_game, new_guest, request
from tools.reliability.kills import Playing
from tools.reliability.server import ServerProcess

AWAY_SECONDS = quick_or_soak(0.5, 10.0)
LOCAL = {"type": "local"}


def next_move(client: Client, game: str) -> Json:
    """A command that plays the first legal move."""
    view = client.view(game)
    fields = {"seat": view["to_move"], "move": view["legal"][0]["move"]}
    return {"type": "play", "id": secrets.token_hex(8), "seq": view["seq"], **fields}


def check_unavailable(answer: httpx.Response, command: str | None = None) -> None:
    told = msgspec.json.decode(answer.content, type=m.Refused)
    assert (answer.status_code, told.code, told.id) == (503, "unavailable", command)
    assert told.retry_ms is not None and int(answer.headers["Retry-After"]) * 1000 >= told.retry_ms


class Outage:
    """Two games of which each has a move that cannot be stored, by HTTP and by socket."""

    def __init__(self, running: Running, url: str) -> None:
        self.running = running
        self.guest = running.guest()
        self.url = url
        self.games = [self.guest.create(ME, LOCAL)["game"] for _ in range(2)]
        self.moves = [next_move(self.guest, game) for game in self.games]
        self.before = digest(url)

    def check_refused(self, *, readable: bool) -> None:
        """Everybody is asked to come back, and those who only look are answered if possible.

        A connection that was there before stays."""
        guest, (first, second) = self.guest, self.games
        with guest.socket() as socket:
            socket.watch(second)
            check_unavailable(self._play(first, self.moves[0]), self.moves[0]["id"])
            told = socket.command(second, **_command(self.moves[1]))
            assert (told["type"], told["code"]) == ("refused", "unavailable")
            assert told["id"] == self.moves[1]["id"] and told["retry_ms"] > 0
            check_unavailable(self.running.client().request("POST", "/api/me", {}))
            check_unavailable(guest.request("PUT", "/api/me", {"name": "Ada"}))
            body = {"id": "while-it-is-away", "seats": [ME, LOCAL]}
            check_unavailable(guest.request("POST", "/api/games", body))
            assert guest.request("GET", "/healthz").status_code == 200
            ready = guest.request("GET", "/readyz").status_code
            # What can be read but not written to is no longer ready from its next heartbeat on.
            assert ready in ((200, 503) if readable else (503,))
            for game in self.games:
                # What is in memory is what was committed, and nothing else.
                assert guest.view(game)["tokens"] == 1
            socket.send("ping", sent=1)
            socket.wait("pong")

    def check_recovered(self) -> None:
        """The same commands again: each is applied once, however often it is sent."""
        assert digest(self.url) == self.before, "something was half-written"
        for game, move in zip(self.games, self.moves, strict=True):
            answers = [self._play(game, move) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200] * 3
            assert len({answer.text for answer in answers}) == 1
            events = self.guest.ask("GET", f"/api/games/{game}/events?since=0")["events"]
            assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
            moves = [event["body"]["move"] for event in events if event["body"]["type"] == "moved"]
            assert moves == [move["move"]]
        # The next heartbeat says so.
        until = time.monotonic() + 30
        while self.guest.request("GET", "/readyz").status_code != 200:
            assert time.monotonic() < until, "it is never ready again"
            time.sleep(0.1)
        self.guest.create(ME, LOCAL)

    def _play(self, game: str, move: Json) -> httpx.Response:
        return self.guest.request("POST", f"/api/games/{game}/commands", move)


def _command(move: Json) -> Any:
    return {"kind" if key == "type" else key: value for key, value in move.items()}


# --- SQLite


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE_MS", 200)


@pytest.mark.usefixtures("impatient")
def test_a_locked_database(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url) as running:
        outage = Outage(running, sqlite_url)
        with closing(sqlite3.connect(tmp_path / "evora.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            outage.check_refused(readable=True)
            other.execute("ROLLBACK")
        outage.check_recovered()


@pytest.mark.usefixtures("impatient")
def test_play_goes_on_after_a_locked_database(sqlite_url: str, tmp_path: Path) -> None:
    with (
        serving(sqlite_url) as running,
        closing(
            sqlite3.connect(tmp_path / "evora.db", isolation_level=None, check_same_thread=False)
        ) as other,
    ):
        other.execute("PRAGMA busy_timeout = 20000")
        ride_out(
            running.address.removeprefix("http://"),
            lambda: other.execute("BEGIN IMMEDIATE"),
            lambda: other.execute("ROLLBACK"),
        )


class Disk:
    """A real server whose disk can be full."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    def fill(self) -> None:
        raise NotImplementedError

    def empty(self) -> None:
        raise NotImplementedError


class LimitedDisk(Disk):
    """No file of the server may grow: the operating system refuses it."""

    def fill(self) -> None:
        log = self.server.folder / "evora.db-wal"
        self._limit(log.stat().st_size)

    def empty(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        _, most = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        size = most if size == resource.RLIM_INFINITY else size
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (size, most))


class SmallDisk(Disk):
    """A file system of its own, in which another file takes what is left."""

    def fill(self) -> None:
        with (self.server.folder / "filler").open("wb", buffering=0) as filler:
            try:
                for size in (65536, 1024, 1):
                    while filler.write(b"x" * size) == size:
                        pass
            except OSError:
                pass

    def empty(self) -> None:
        (self.server.folder / "filler").unlink()


@pytest.fixture(params=["limit", "file system"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = request.param == "file system"
    if mounted and not _mount(folder):
        pytest.skip("only root may mount a small file system; the other form of this test ran")
    server = ServerProcess(f"sqlite:///{folder}/evora.db", folder)
    try:
        server.start()
        yield SmallDisk(server) if mounted else LimitedDisk(server)
    finally:
        server.kill()
        if mounted:
            subprocess.run(["umount", folder], check=True)


def _mount(folder: Path) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(folder)]
    return (
        shutil.which("mount") is not None
        and not subprocess.run(command, check=False, capture_output=True).returncode
    )


def test_a_full_disk(disk: Disk) -> None:
    server = disk.server
    guest = new_guest(server.address)
    game = new_game(server.address, guest, [new_guest(server.address)], "coloured")
    pid = server.pid
    before = digest(server.database)
    disk.fill()
    with httpx.Client(base_url=f"http://{server.address}", timeout=20) as http:
        answer = http.post("/api/me", json={})
        check_unavailable(answer)
        assert http.get("/healthz").status_code == 200
    assert digest(server.database) == before
    disk.empty()
    new_guest(server.address)
    view = request(server.address, "GET", f"/api/games/{game}", None, guest)[0]
    assert msgspec.json.decode(view, type=m.GameView).status == "playing"
    ride_out(server.address, disk.fill, disk.empty)
    assert server.pid == pid


# --- PostgreSQL


def test_postgresql_that_is_away(own_cluster: Cluster) -> None:
    with own_cluster.database() as url, serving(url) as running:
        outage = Outage(running, url)
        against = outage.guest.create(ME, ENGINE, start=1)["game"]
        outage.before = digest(url)
        with outage.guest.socket() as socket:
            socket.watch(against)
            own_cluster.crash()
            outage.check_refused(readable=False)
            own_cluster.start()
            outage.check_recovered()
            # Those who stayed connected hear of what follows, the engine's answer too.
            outage.guest.play(against)
            while socket.wait("update")["view"]["tokens"] < 3:
                pass


def test_play_goes_on_after_postgresql_was_away(own_cluster: Cluster, tmp_path: Path) -> None:
    with own_cluster.database() as url:
        server = ServerProcess(url, tmp_path)
        server.start()
        try:
            pid = server.pid
            ride_out(server.address, own_cluster.crash, own_cluster.start)
            assert server.pid == pid
        finally:
            server.kill()


def test_postgresql_whose_disk_is_full(postgresql_url: str) -> None:
    with (
        serving(postgresql_url) as running,
        psycopg.connect(postgresql_url, autocommit=True) as other,
    ):
        outage = Outage(running, postgresql_url)
        # What it says when a table cannot grow, and at the moment when it says so.
        other.execute(
            "CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
        )
        for table in ("events", "guests", "games"):
            other.execute(
                f"CREATE TRIGGER no_space BEFORE INSERT OR UPDATE ON {table}"
                " FOR EACH STATEMENT EXECUTE FUNCTION no_space()".encode()
            )
        outage.check_refused(readable=True)
        other.execute("DROP FUNCTION no_space CASCADE")
        outage.check_recovered()


# --- Both


def test_a_commit_whose_answer_was_lost(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worst of all: the move is stored, and the server cannot know it."""
    with serving(database_url) as running:
        guest, other = running.guest("guest"), running.guest("other")
        game = guest.create(ME, FRIEND, start=1)["game"]
        other.done(game, "join")
        move = next_move(guest, game)
        store = running.server.journal.store
        append_many = store.append_many

        def lost(batch: Sequence[Any]) -> list[Conflict | None]:
            append_many(batch)
            raise Unavailable("the connection broke")

        with other.socket() as socket:
            socket.watch(game)
            with monkeypatch.context() as broken:
                broken.setattr(store, "append_many", lost)
                answer = guest.request("POST", f"/api/games/{game}/commands", move)
                check_unavailable(answer, move["id"])
            # Even if they never come back to ask, the other one is not kept waiting.
            while socket.wait("update")["view"]["tokens"] < 2:
                pass
        for _ in range(2):
            assert guest.request("POST", f"/api/games/{game}/commands", move).status_code == 200
        events = guest.ask("GET", f"/api/games/{game}/events?since=0")["events"]
        assert [event["body"]["type"] for event in events].count("moved") == 1


# --- Under play


def ride_out(
    address: str, break_it: Callable[[], object], mend: Callable[[], object], games: int = 4
) -> None:
    """People play on while something breaks and is mended: they are told, and nothing is lost."""

    async def ride() -> None:
        playing = await asyncio.to_thread(Playing, [address], 1, games)
        await playing.fill()
        await playing.everybody_goes_on()
        await asyncio.to_thread(break_it)
        try:
            while not any(player.refused for player in playing.players):
                await asyncio.sleep(0.02)
            await asyncio.sleep(AWAY_SECONDS)
        finally:
            await asyncio.to_thread(mend)
        await playing.everybody_goes_on()
        await playing.stop()
        await asyncio.to_thread(playing.check)
        for refused in (refused for player in playing.players for refused in player.refused):
            assert refused.code in ("unavailable", "busy"), refused
            assert refused.retry_ms is not None

    asyncio.run(asyncio.wait_for(ride(), 120))
