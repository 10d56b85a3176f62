"""A database that is away: a clear answer, nothing changed, and on it goes by itself."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection

from evora.server.live.games import commits
from evora.server.storage import databases
from evora.server.storage import games as stored_games
from evora.server.storage.values import Conflict, StoredGame, Unavailable, Write
from server.databases import Cluster
from server.serving import ENGINE, ME, WAIT_SECONDS, serving


def test_a_locked_database(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE_MS", 300)
    with serving(sqlite_url) as running:
        guest = running.guest()
        view = guest.create(ME, {"type": "local"}, start=1)
        game, seq = view["game"], view["seq"]
        play = {"seq": seq, "seat": 1, "move": view["legal"][0]["move"], "id": "once-more"}
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = guest.do(game, "play", **play)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert answer.json()["retry_ms"] > 0 and answer.json()["id"] == "once-more"
        assert int(answer.headers["retry-after"]) > 0
        with guest.socket() as socket:
            assert socket.watch(game)["view"]["seq"] == seq
            other.execute("ROLLBACK")
            other.close()
            assert socket.command(game, "play", **play)["seq"] == seq + 1
        assert guest.view(game)["tokens"] == 2


def test_a_server_stops_while_its_database_is_away(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise Unavailable("away")

    with serving(sqlite_url) as running:
        guest = running.guest()
        game = guest.create(ME, {"type": "local"}, start=1)["game"]
        view = guest.view(game)
        play = {"seq": view["seq"], "seat": 1, "move": view["legal"][0]["move"]}
        with monkeypatch.context() as broken:
            broken.setattr(running.server.journal.store, "append_many", away)
            broken.setattr(stored_games, "load", away)
            # From now on it tries to read the game again, and again.
            assert guest.do(game, "play", **play).status_code == 503
            began = time.monotonic()
            running.stop()
            assert time.monotonic() - began < WAIT_SECONDS / 2


def test_a_move_that_was_stored_unheard_is_sent_once_the_database_is_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commits, "_RETRY_SECONDS", 0.05)
    with serving(sqlite_url) as running:
        guest = running.guest()
        view = guest.create(ME, {"type": "local"}, start=1)
        game, store = view["game"], running.server.journal.store
        append, load, failures = store.append_many, stored_games.load, iter(range(3))

        def append_and_break(batch: Sequence[Write]) -> list[Conflict | None]:
            append(batch)
            raise Unavailable("the connection broke after the commit")

        def load_later(connection: Connection, game: str) -> StoredGame | None:
            if next(failures, None) is not None:
                raise Unavailable("away")
            return load(connection, game)

        with guest.socket() as socket:
            socket.watch(game)
            monkeypatch.setattr(store, "append_many", append_and_break)
            monkeypatch.setattr(stored_games, "load", load_later)
            play = {"seq": view["seq"], "seat": 1, "move": view["legal"][0]["move"]}
            assert guest.do(game, "play", **play).status_code == 503
            monkeypatch.setattr(store, "append_many", append)
            update = socket.wait("update")  # nobody asked for it
            assert update["view"]["seq"] > view["seq"] and update["view"]["tokens"] == 2


def test_postgresql_goes_away_and_comes_back(own_cluster: Cluster) -> None:
    with own_cluster.database() as url, serving(url, engine_pause=0.2) as running:
        guest = running.guest()
        view = guest.create(ME, ENGINE, start=1)
        game = view["game"]
        guest.play(game)  # the engine's answer meets a database that is gone
        own_cluster.crash()
        assert running.client().request("GET", "/healthz").status_code == 200
        assert running.client().request("GET", "/readyz").status_code == 503
        move = {"seq": 99, "seat": 1, "move": "1B1"}
        answer = guest.do(game, "play", **move)
        assert answer.json()["code"] in ("stale", "unavailable")
        own_cluster.start()
        guest.until(game, lambda view: view["legal"])
        guest.play(game)
        # The next heartbeat says so.
        until = time.monotonic() + 30
        while running.client().request("GET", "/readyz").status_code != 200:
            assert time.monotonic() < until, "it is never ready again"
            time.sleep(0.1)


def test_an_error_that_nobody_foresaw(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url) as running:
        guest = running.guest()
        running.server._lists._journal = None  # type: ignore[assignment]
        answer = guest.request("GET", "/api/lobby")
        assert answer.status_code == 503
        told = answer.json()
        assert told["code"] == "unavailable" and told["detail"].startswith("error ")
        assert "Attribute" not in answer.text and str(tmp_path) not in answer.text
        with guest.socket() as socket:
            socket.send("watch_lobby", on=True)
            assert socket.wait("refused")["code"] == "unavailable"
            socket.send("ping", sent=1)
            socket.wait("pong")
