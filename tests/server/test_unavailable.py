"""A database that is away: a clear answer, nothing changed, and on it goes by itself."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from evora.server.storage import databases
from server.databases import Cluster
from server.serving import ENGINE, ME, serving


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
        assert running.client().request("GET", "/readyz").status_code == 200


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
