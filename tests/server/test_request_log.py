"""The request log: on demand, without a name, and for a day."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from evora.server.common import request_log
from evora.server.common.request_log import RequestLog, RequestLogFolder, hash_of, today
from server.serving import ENGINE, ME, WAIT_SECONDS, Json, serving

PROXY = {"proxies": (ipaddress.ip_network("127.0.0.1"),)}


def lines(folder: Path, day: str | None = None) -> list[Json]:
    file = RequestLogFolder(folder).log_file(day or today())
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_it_is_switched_on_and_off_while_the_server_runs(sqlite_url: str, tmp_path: Path) -> None:
    folder = RequestLogFolder(tmp_path / "log")
    settings: Json = {"request_log": folder.path, "log_format": "json", **PROXY}
    with serving(sqlite_url, **settings) as running:
        guest = running.guest("guest", **{"X-Forwarded-For": "203.0.113.7"})
        assert not folder.path.exists()
        folder.switch(on=True)
        until(lambda: folder.key(today()))
        until(lambda: guest.ask("GET", "/api/me?secret=thing") and lines(folder.path))
        game = guest.create(ME, ENGINE)["game"]
        guest.view(game)
        with guest.socket() as socket:
            socket.watch(game)
        with pytest.raises(InvalidStatus):
            running.client("stranger", Origin="http://elsewhere").socket().__enter__()
        until(lambda: lines(folder.path)[-1]["event"] == "socket_refused")
        folder.switch(on=False)
        until(lambda: not running.server._request_log.is_on)
        guest.ask("GET", "/api/lobby")
    written = lines(folder.path)
    key = folder.key(today())
    assert key is not None
    address = hash_of(key, "address", "203.0.113.7")
    view = next(line for line in written if line.get("route") == "/api/games/{game}")
    assert view["event"] == "request" and view["method"] == "GET" and view["status"] == 200
    assert view["ms"] > 0 and view["price"] == 2.0 and view["address"] == address
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", view["time"])
    assert re.fullmatch("[0-9a-f]{16}", view["guest"])
    theirs = {line["guest"] for line in written if line["address"] == address and "guest" in line}
    assert theirs == {view["guest"]}
    events = [line["event"] for line in written]
    assert events.index("socket_opened") < events.index("socket_closed")
    assert "/api/lobby" not in [line.get("route") for line in written]
    # Nothing in it is anybody's.
    text = folder.log_file(today()).read_text("utf-8")
    assert guest.token is not None
    for secret in ("203.0.113", "127.0.0.1", game, guest.token, "secret", "thing"):
        assert secret not in text
    assert folder.log_file(today()).stat().st_mode & 0o777 == 0o600


def test_two_processes_of_a_day_have_one_key(postgresql_url: str, tmp_path: Path) -> None:
    folder = RequestLogFolder(tmp_path / "log")
    folder.switch(on=True)
    settings: Json = {"request_log": folder.path, "log_format": "json"}
    with serving(postgresql_url, **settings) as one, serving(postgresql_url, **settings) as two:
        until(lambda: one.server._request_log.is_on and two.server._request_log.is_on)
        for running in (one, two):
            running.client().ask("GET", "/api/lobby")
    asked = [line for line in lines(folder.path) if line.get("route") == "/api/lobby"]
    assert len(asked) == 2 and len({line["address"] for line in asked}) == 1


# --- Days


class Days:
    """A log whose day a test sets."""

    def __init__(self, folder: Path, days: int = 2) -> None:
        self.day = "2026-11-18"
        self.folder = RequestLogFolder(folder)
        self.log = RequestLog(folder, days, "json", lambda: self.day)

    def ask(self, address: str = "203.0.113.7") -> None:
        self.log.add("request", address, "guest")
        asyncio.run(self.log.work())

    def files(self) -> set[str]:
        return {path.name for path in self.folder.path.iterdir() if path.name[0] != "."}


def test_the_key_of_a_day_is_forgotten_and_so_are_old_logs(tmp_path: Path) -> None:
    days = Days(tmp_path)
    days.folder.switch(on=True)
    asyncio.run(days.log.work())
    seen: list[str] = []
    for day in ("2026-11-18", "2026-11-19", "2026-11-20"):
        days.day = day
        asyncio.run(days.log.work())
        days.ask()
        days.ask()
        hashes = {line["address"] for line in lines(tmp_path, day)}
        assert len(hashes) == 1
        seen += hashes
    assert len(set(seen)) == 3
    kept = {"requests-2026-11-19.log", "requests-2026-11-20.log"}
    assert days.files() == {"on", "key-2026-11-20", *kept}
    # Also while it is off, and with a process that has just started.
    days.folder.switch(on=False)
    later = Days(tmp_path)
    later.day = "2026-11-25"
    asyncio.run(later.log.work())
    assert later.files() == set()


def test_what_was_asked_before_midnight_belongs_to_the_day_before(tmp_path: Path) -> None:
    days = Days(tmp_path)
    days.folder.switch(on=True)
    asyncio.run(days.log.work())
    days.log.add("request", "203.0.113.7", None)
    days.day = "2026-11-19"
    asyncio.run(days.log.work())
    days.ask()
    assert len(lines(tmp_path, "2026-11-18")) == len(lines(tmp_path, "2026-11-19")) == 1


def test_twenty_processes_make_one_key(tmp_path: Path) -> None:
    folder = RequestLogFolder(tmp_path)
    folder.switch(on=True)
    logs = [Days(tmp_path).log for _ in range(20)]

    async def all_at_once() -> None:
        for _ in range(2):
            await asyncio.gather(*(log.work() for log in logs))
        await asyncio.gather(*(log.work() for log in logs))

    asyncio.run(all_at_once())
    assert {log._key for log in logs} == {folder.key("2026-11-18")}


def test_a_flood_is_bounded_in_memory_and_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    days = Days(tmp_path)
    days.folder.switch(on=True)
    asyncio.run(days.log.work())
    monkeypatch.setattr(request_log, "_MAX_WAITING", 5)
    monkeypatch.setattr(request_log, "_MAX_BYTES", 100)
    for _ in range(9):
        days.log.add("request", "203.0.113.7", None)
    asyncio.run(days.log.work())
    written = lines(tmp_path, "2026-11-18")
    assert len(written) == 6 and written[-1]["event"] == "lost" and written[-1]["lines"] == 4
    for _ in range(3):
        days.ask()
    assert not days.log.is_on and lines(tmp_path, "2026-11-18") == written
    (record,) = caplog.records
    assert record.getMessage() == "request_log_failed" and record.levelno == logging.ERROR
    days.day = "2026-11-19"
    asyncio.run(days.log.work())
    assert days.log.is_on


def test_a_folder_that_cannot_be_written_is_said_once_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    days = Days(tmp_path / "log")
    days.folder.switch(on=True)
    (days.folder.path / "key-2026-11-18").mkdir()
    for _ in range(3):
        days.ask()
    assert [record.getMessage() for record in caplog.records] == ["request_log_failed"]
    (days.folder.path / "key-2026-11-18").rmdir()
    days.ask()
    assert days.log.is_on


def test_one_household_is_one_address() -> None:
    key = bytes(32)
    same = {hash_of(key, "address", f"2001:db8:1:2::{number}") for number in range(1, 5)}
    assert len(same) == 1
    assert hash_of(key, "address", "2001:db8:1:3::1") not in same
    assert hash_of(key, "address", "::ffff:203.0.113.7") == hash_of(key, "address", "203.0.113.7")
    assert hash_of(key, "guest", "203.0.113.7") != hash_of(key, "address", "203.0.113.7")
