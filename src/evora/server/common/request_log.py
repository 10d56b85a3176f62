"""The request log: a line per request, while the host has switched it on.

It lies in a folder of its own, one file per day (of UTC), and is on while the folder has a file
`on`: any number of processes see that within a second, and nothing has to be restarted. Addresses
and guests are in it only as keyed hashes. The key is random, made anew each day, and lies in the
folder until the day is over: so long the host can ask which hash an address has, and afterwards
nobody can.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

from evora.files import lock
from evora.server.common.limits import network_of
from evora.server.common.logs import format_line, note, timestamp

_ON = "on"
_LOCK = ".lock"
_KEY_BYTES = 32
# Lines that wait to be written, and what a day may take: a flood must not fill the disk.
_MAX_WAITING = 10_000
_MAX_BYTES = 1 << 29


class RequestLogFolder:
    """The folder, for the server and for the host. Errors are OSErrors."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def is_on(self) -> bool:
        return (self.path / _ON).exists()

    def switch(self, *, on: bool) -> None:
        """For all processes that use the folder, within a second."""
        if on:
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
            (self.path / _ON).touch()
        else:
            (self.path / _ON).unlink(missing_ok=True)

    def key(self, day: str) -> bytes | None:
        """The key of a day, while it lives."""
        try:
            found = self._key_file(day).read_bytes()
        except FileNotFoundError:
            return None
        return found if len(found) == _KEY_BYTES else None

    def make_key(self, day: str) -> bytes:
        """The same for all processes; BlockingIOError while another one makes it."""
        found = self.key(day)
        if found is not None:
            return found
        with lock(self.path / _LOCK):
            found = self.key(day)
            if found is None:
                found = secrets.token_bytes(_KEY_BYTES)
                handle = os.open(self._key_file(day), os.O_WRONLY | os.O_CREAT, 0o600)
                with os.fdopen(handle, "wb") as file:
                    file.write(found)
        return found

    def log_file(self, day: str) -> Path:
        return self.path / f"requests-{day}.log"

    def clean(self, day: str, days: int) -> None:
        """Deletes the keys of other days, and the logs of all but the last `days`."""
        oldest = str(datetime.fromisoformat(day).date() - timedelta(days=days - 1))
        for path in self.path.glob("key-*"):
            if path != self._key_file(day):
                path.unlink(missing_ok=True)
        for path in self.path.glob("requests-*.log"):
            if path.name < self.log_file(oldest).name:
                path.unlink(missing_ok=True)

    def _key_file(self, day: str) -> Path:
        return self.path / f"key-{day}"


def today() -> str:
    return str(datetime.now(UTC).date())


def hash_of(key: bytes, kind: Literal["address", "guest"], value: str) -> str:
    """What stands in the log for an address (with IPv6, for its /64) or a guest."""
    what = network_of(value) if kind == "address" else value
    return hmac.digest(key, f"{kind} {what}".encode(), hashlib.sha256).hex()[:16]


class RequestLog:
    """`add` costs the event loop little; `work` is called every second."""

    def __init__(
        self,
        folder: Path,
        days: int,
        form: Literal["text", "json"],
        day: Callable[[], str] = today,
    ) -> None:
        self._folder = RequestLogFolder(folder)
        self._days = days
        self._form = form
        self._today = day
        self._day = ""
        self._key: bytes | None = None
        self._lines: list[str] = []
        self._lost = 0
        self._complaint = ""

    @property
    def is_on(self) -> bool:
        return self._key is not None

    def add(self, event: str, address: str, guest: str | None, **fields: Any) -> None:
        """Nothing while it is off."""
        key = self._key
        if key is None:
            return
        if len(self._lines) >= _MAX_WAITING:
            self._lost += 1
            return
        hashes = {"address": hash_of(key, "address", address)}
        if guest is not None:
            hashes["guest"] = hash_of(key, "guest", guest)
        self._lines.append(self._line(event, **fields, **hashes))

    async def work(self) -> None:
        """Writes what was added, and looks whether to go on."""
        lines, self._lines = self._lines, []
        if self._lost:
            lines.append(self._line("lost", lines=self._lost))
            self._lost = 0
        try:
            await asyncio.to_thread(self._work, lines)
            self._complaint = ""
        except BlockingIOError:
            return  # another process makes the key: the next time
        except OSError as error:
            self._key = None
            self._complain(str(error.strerror))

    def _work(self, lines: list[str]) -> None:
        if lines:
            self._write(lines)
        day, on = self._today(), self._folder.is_on
        if day != self._day:
            self._folder.clean(day, self._days)
            self._day, self._key = day, None
        if not on:
            self._key = None
            return
        self._require_room()
        if self._key is None:
            self._key = self._folder.make_key(day)

    def _require_room(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            if self._folder.log_file(self._day).stat().st_size > _MAX_BYTES:
                raise OSError(errno.EFBIG, f"more than {_MAX_BYTES >> 20} MiB in a day")

    def _write(self, lines: list[str]) -> None:
        # Of many processes: what is appended in one piece stays together.
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        handle = os.open(self._folder.log_file(self._day), flags, 0o600)
        with os.fdopen(handle, "ab", buffering=0) as file:
            file.write("".join(f"{line}\n" for line in lines).encode())

    def _line(self, event: str, **fields: Any) -> str:
        return format_line(self._form, {"time": timestamp(time.time()), "event": event, **fields})

    def _complain(self, why: str) -> None:
        """Once, not every second."""
        if self._complaint != why:
            self._complaint = why
            note(logging.ERROR, "request_log_failed", reason=why)
