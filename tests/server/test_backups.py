"""Backups on a schedule: one for all processes, by a process of its own, and when one is due."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from evora.cli import main
from evora.server.live.upkeep import backups
from evora.server.storage.backup_check import check_backup
from evora.server.storage.backup_folder import BackupFolder
from evora.server.storage.encryption import read_secret
from server.serving import ENGINE, ME, WAIT_SECONDS, Running, serving
from tools.reliability.backups import fill


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests beside this one would let it wait."""
    monkeypatch.setattr(backups, "NICENESS", 0)


def look(running: Running) -> None:
    """What a process does every half minute."""
    task = next(iter(running.server._tasks._running))
    done = asyncio.run_coroutine_threadsafe(running.server.backups.look(), task.get_loop())
    done.result(WAIT_SECONDS)


def value(running: Running, name: str, **labels: str) -> float:
    return running.server.metrics.registry.get_sample_value(name, labels) or 0.0


def age(running: Running) -> float:
    return value(running, "evora_backup_age_seconds")


def made(folder: Path) -> list[Path]:
    return sorted(folder.glob("evora-*.backup"))


def back_date(path: Path, hours: float) -> None:
    then = datetime.fromtimestamp(time.time() - 3600 * hours, UTC)
    path.rename(path.with_name(then.strftime("evora-%Y%m%dT%H%M%SZ.backup")))


def until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_one_is_made_when_it_is_due(database_url: str, tmp_path: Path) -> None:
    folder, key = tmp_path / "backups", tmp_path / "key"
    key.write_text("correct horse battery staple")
    with serving(database_url, backup_folder=folder, backup_keep=1, backup_key_file=key) as running:
        guest = running.guest()
        game = guest.create(ME, ENGINE)["game"]
        assert age(running) == math.inf
        look(running)
        (first,) = made(folder)
        assert check_backup(first, read_secret(key)).games == 1
        assert 0 <= age(running) < 60
        assert value(running, "evora_backup_seconds") > 0
        look(running)
        assert made(folder) == [first]
        back_date(first, 23.9)
        look(running)
        assert 23 * 3600 < age(running) < 25 * 3600
        assert value(running, "evora_backups_total", outcome="made") == 1
        back_date(made(folder)[0], 24.1)
    # After a restart: the folder knows.
    with serving(database_url, backup_folder=folder, backup_keep=1, backup_key_file=key) as running:
        look(running)
        (second,) = made(folder)
        assert second.name > first.name
        assert value(running, "evora_backups_total", outcome="made") == 1
        assert running.client().view(game)["status"] == "playing"


def test_of_several_processes_the_one_that_leads_makes_it(
    postgresql_url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    with (
        serving(postgresql_url, backup_folder=folder) as one,
        serving(postgresql_url, backup_folder=folder) as two,
    ):
        for running in (two, one, two):
            look(running)
        assert len(made(folder)) == 1
        counts = [value(item, "evora_backups_total", outcome="made") for item in (one, two)]
        assert sorted(counts) == [0, 1]
        # Every process tells how old it is.
        assert age(one) == pytest.approx(age(two), abs=30)


def test_a_failure_is_logged_counted_and_not_repeated_at_once(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder, key = tmp_path / "backups", tmp_path / "key"
    key.write_text("correct horse battery staple")
    with serving(sqlite_url, backup_folder=folder, backup_key_file=key) as running:
        key.unlink()
        with caplog.at_level(logging.ERROR, "evora.server"):
            look(running)
            look(running)
        (record,) = caplog.records
        fields: dict[str, Any] = record.fields  # type: ignore[attr-defined]
        assert record.getMessage() == "backup_failed"
        assert fields["reason"] == f"the key file {key} cannot be read: No such file or directory"
        assert value(running, "evora_backups_total", outcome="failed") == 1
        assert age(running) == math.inf and not made(folder)
        # An hour later it is tried again.
        key.write_text("correct horse battery staple")
        running.server.backups._failed_at -= 3600
        look(running)
        assert len(made(folder)) == 1


@pytest.mark.skipif(os.name != "posix", reason="signals and priorities")
def test_a_server_that_stops_ends_it_and_one_that_hangs_is_ended(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command says where it is and how willing to wait, and then does not end."""
    told = tmp_path / "told"
    code = (
        "import os, sys, time; from pathlib import Path\n"
        f"Path({str(told)!r}).write_text(f'{{os.getpid()}} {{os.nice(0)}}')\n"
        "try: time.sleep(1000)\n"
        f"except KeyboardInterrupt: Path({str(told)!r}).write_text('ended')\n"
    )
    monkeypatch.setattr(backups, "COMMAND", (sys.executable, "-c", code))
    monkeypatch.setattr(backups, "FIRST_SECONDS", 0.0)
    monkeypatch.setattr(backups, "NICENESS", 10)
    before = os.getpriority(os.PRIO_PROCESS, 0)
    with serving(sqlite_url, backup_folder=tmp_path / "backups") as running:
        until(lambda: told.exists() and told.read_text())
        pid = int(told.read_text().split()[0])
        until(lambda: os.getpriority(os.PRIO_PROCESS, pid) == min(19, before + 10))
        assert running.guest().create(ME, ENGINE)["status"] == "playing"
    assert told.read_text() == "ended"


def test_a_database_with_many_games(database_url: str, tmp_path: Path) -> None:
    games = fill(database_url, 4_000)
    path, checked = BackupFolder(tmp_path / "backups").add(database_url)
    assert checked.games == games > 15
    assert checked.header.rows > 3_000 and path.exists()


def test_without_a_folder_there_is_none(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        look(running)
        assert math.isnan(age(running))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("--backup-folder", "cannot be used for backups: "), ("--backup-key-file", "cannot be read")],
)
def test_a_folder_or_key_that_cannot_be_used_is_said_at_the_start(
    name: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    arguments = {"--backup-folder": tmp_path / "backups", name: tmp_path / "file" / "below"}
    flags = [str(part) for item in arguments.items() for part in item]
    assert main(["serve", "--port", "0", "--data", str(tmp_path), *flags]) == 1
    assert wrong in capsys.readouterr().err
