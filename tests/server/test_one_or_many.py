"""One server on a SQLite file, never two by accident; restore beside none; `--workers`."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from evora.cli import main
from evora.server.storage import cluster
from evora.server.storage import guests as stored_guests
from evora.server.storage.locks import InUse, only_user
from evora.server.storage.store import Store
from evora.server.storage.values import DatabaseReplaced, Unavailable
from server.serving import FRIEND, ME, serving
from server.test_serve_command import rest_of, served, start_game


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, saved = ("--data", str(tmp_path)), tmp_path / "saved.gz"
    with served(tmp_path) as (address, process):
        game, cookies = start_game(address)
        assert main(["serve", "--port", "0", *data]) == 1
        told = capsys.readouterr().err
        assert "evora.db" in told and "--data" in told
        assert main(["backup", str(saved), *data]) == 0
        assert main(["restore", str(saved), *data, "--force"]) == 1
        assert "Stop it first" in capsys.readouterr().err
        assert httpx.get(f"{address}/api/games/{game}", cookies=cookies).status_code == 200
        process.kill()  # no chance to tidy up: the lock is gone all the same
        rest_of(process)
    assert main(["restore", str(saved), *data, "--force"]) == 0


def test_the_lock_ends_with_its_holder(sqlite_url: str) -> None:
    with only_user(sqlite_url), pytest.raises(InUse), only_user(sqlite_url):
        pass
    with only_user(sqlite_url):
        pass


def test_no_restore_beside_a_server_on_postgresql(
    postgresql_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "saved.gz"
    options = ("--database", postgresql_url)
    with serving(postgresql_url) as running:
        game = running.guest().create(ME, FRIEND)["game"]
        assert main(["backup", str(saved), *options]) == 0
        assert main(["restore", str(saved), *options, "--force"]) == 1
        assert "ten seconds" in capsys.readouterr().err
        assert running.client().view(game)["status"] == "waiting"
    assert main(["restore", str(saved), *options, "--force"]) == 0


# --- The file of the database


def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "evora.db"
    with serving(f"sqlite:///{file}") as running:
        guest = running.guest()
        game = guest.create(ME, FRIEND)["game"]
        moved = file.rename(tmp_path / "elsewhere.db")
        assert guest.do(game, "cancel", seq=1).status_code == 503
        assert guest.request("GET", "/readyz").status_code == 503
        # Another file under its name is not the database either.
        file.touch()
        assert guest.do(game, "cancel", seq=1).status_code == 503
        deadline = time.monotonic() + 60
        while guest.request("GET", "/readyz").text != "replaced\n":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        file.unlink()
        moved.rename(file)
        while guest.request("GET", "/readyz").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        guest.done(game, "cancel")


def test_a_store_whose_file_was_deleted(tmp_path: Path) -> None:
    file = tmp_path / "evora.db"
    with contextlib.closing(Store(f"sqlite:///{file}")) as store:
        store.migrate()
        file.unlink()
        with pytest.raises(DatabaseReplaced):
            store.write(stored_guests.add, "guest", "hash", 1)
        with pytest.raises(Unavailable):
            store.read(cluster.last_heartbeat)


def test_a_database_that_takes_no_writes_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "evora.db"
    with serving(f"sqlite:///{file}") as running:
        client = running.client()
        assert client.request("GET", "/readyz").text == "ready\n"
        # Reads go on: only the heartbeat knows.
        with contextlib.closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            deadline = time.monotonic() + 30
            while client.request("GET", "/readyz").text != "writing\n":
                assert time.monotonic() < deadline
                time.sleep(0.1)
            other.rollback()
        while client.request("GET", "/readyz").text != "ready\n":
            assert time.monotonic() < deadline + 30
            time.sleep(0.1)


# --- Workers


def test_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]) == 1
    assert "postgresql://" in capsys.readouterr().err


def children(pid: int) -> set[int]:
    """The workers; Python's resource tracker is a child, too."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    workers = set()
    for child in map(int, found):
        with contextlib.suppress(FileNotFoundError):
            command = Path(f"/proc/{child}/cmdline").read_text("utf-8")
            if "spawn_main" in command:
                workers.add(child)
    return workers


def test_workers_share_an_address_and_are_replaced(postgresql_url: str, tmp_path: Path) -> None:
    options = ("--workers", "2", "--database", postgresql_url, "--engines", "1")
    with served(tmp_path, *options) as (address, process):
        game, cookies = start_game(address)
        first = children(process.pid)
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        deadline = time.monotonic() + 60
        while len(children(process.pid) - first) < 1:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        transport = httpx.HTTPTransport(retries=5)
        with httpx.Client(base_url=address, cookies=cookies, transport=transport) as client:
            assert client.get(f"/api/games/{game}").json()["yours"] == [1]
        process.terminate()
        output = rest_of(process)
        assert process.returncode == 0, output
        assert "Traceback" not in output
        assert not any(Path(f"/proc/{pid}").exists() for pid in first)
