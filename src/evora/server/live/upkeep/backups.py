"""Backups on a schedule: the process that leads starts `evora backup` when one is due.

That is a process of its own, with a low priority: it takes half a minute of a processor for a
million rows, and no time of the event loop. When the last one was made is read from the folder, so
that it does not matter which process looks, or since when it runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import signal
import sys
import time

from evora.players.engine_process import lower_priority
from evora.server.common.logs import note
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings
from evora.server.live.processes.membership import Membership
from evora.server.live.processes.tasks import Tasks
from evora.server.storage.backup_folder import BackupFolder
from evora.server.storage.encryption import read_secret

FIRST_SECONDS = 60.0
LOOK_SECONDS = 30.0
NICENESS = 10
# After one that failed; and how long one may take.
_RETRY_SECONDS = 3600.0
_MAX_SECONDS = 6 * 3600.0
# What one that is interrupted may take to clear up after itself.
_END_SECONDS = 5.0
COMMAND = (sys.executable, "-P", "-m", "evora", "backup")


def require_usable(settings: Settings) -> None:
    """StorageError before anything is served, not when the first backup is due."""
    if settings.backup_folder is not None:
        BackupFolder(settings.backup_folder).require()
        if settings.backup_key_file is not None:
            read_secret(settings.backup_key_file)


class Backups:
    """Does nothing unless there is a folder for them."""

    def __init__(
        self, settings: Settings, tasks: Tasks, membership: Membership, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._tasks = tasks
        self._membership = membership
        self._metrics = metrics
        self._failed_at = -math.inf
        self._last = -math.inf
        self._folder = None
        if settings.backup_folder is not None:
            self._folder = BackupFolder(settings.backup_folder, settings.backup_keep)
            metrics.backup_age.set_function(self._age)

    def start(self) -> None:
        if self._folder is not None:
            self._tasks.spawn("backups", self._begin())

    async def _begin(self) -> None:
        await self._read_folder()
        await asyncio.sleep(FIRST_SECONDS)
        self._tasks.repeat("backups", self.look, LOOK_SECONDS)

    def _age(self) -> float:
        """Seconds since the last good backup, as far as is known."""
        return time.time() - self._last

    async def _read_folder(self) -> bool:
        """Whether a backup is being made there. In a thread: it may be a network's, and away."""
        assert self._folder is not None
        last = await asyncio.to_thread(self._folder.last)
        self._last = -math.inf if last is None else last
        return await asyncio.to_thread(self._folder.is_busy)

    async def look(self) -> None:
        """Makes a backup if one is due and this process is the one to make it."""
        if self._folder is None or await self._read_folder():
            return
        waited = time.monotonic() - self._failed_at >= _RETRY_SECONDS
        due = self._age() >= self._settings.backup_every * 3600
        if due and waited and self._membership.leads:
            await self._make()
            await self._read_folder()

    async def _make(self) -> None:
        began = time.monotonic()
        code, complaint = await self._run()
        seconds = round(time.monotonic() - began, 1)
        if code == 0:
            self._metrics.backups.labels("made").inc()
            self._metrics.backup_seconds.set(seconds)
            note(logging.INFO, "backup_made", seconds=seconds)
        else:
            self._failed_at = time.monotonic()
            self._metrics.backups.labels("failed").inc()
            note(logging.ERROR, "backup_failed", seconds=seconds, reason=complaint)

    async def _run(self) -> tuple[int, str]:
        """How the command ended, and what it complained of."""
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=nothing,
            stdout=nothing,
            stderr=pipe,
            # Everybody can read the arguments of a process, and the address may hold a password.
            env={**os.environ, **self._environment()},
            start_new_session=True,
        )
        lower_priority(process.pid, NICENESS)
        try:
            async with asyncio.timeout(_MAX_SECONDS):
                _, errors = await process.communicate()
        except TimeoutError:
            return -1, f"it took longer than {_MAX_SECONDS:.0f} seconds"
        finally:
            if process.returncode is None:
                await _interrupt(process)
        complaint = errors.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return process.returncode or 0, complaint.removeprefix("evora: ")

    def _environment(self) -> dict[str, str]:
        settings = self._settings
        return {
            "EVORA_DATABASE": settings.database_url,
            "EVORA_BACKUP_FOLDER": str(settings.backup_folder),
            "EVORA_BACKUP_KEEP": str(settings.backup_keep),
            "EVORA_BACKUP_KEY_FILE": str(settings.backup_key_file or ""),
            "EVORA_LANGUAGE": "en",
        }


async def _interrupt(process: asyncio.subprocess.Process) -> None:
    """Ends it as Ctrl-C does: it leaves nothing half-done behind."""
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(signal.SIGINT) if os.name == "posix" else process.terminate()
    try:
        async with asyncio.timeout(_END_SECONDS):
            await process.wait()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
