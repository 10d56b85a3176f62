"""A folder of backups, named by their time: old ones go when a newer one was checked.

A backup that is whole but was not checked yet, or did not pass, has the ending `.unchecked`: the
newest of these is kept, too. Nothing else in the folder is touched.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from evora.files import lock
from evora.server.storage.backup import Progress, write_backup
from evora.server.storage.backup_check import BackupCheck, check_backup
from evora.server.storage.encryption import Secret
from evora.server.storage.values import StorageError

_TIME = "evora-%Y%m%dT%H%M%SZ.backup"
_NAME = re.compile(r"evora-[0-9]{8}T[0-9]{6}Z\.backup(\.unchecked)?")
_UNCHECKED = ".unchecked"
# What a backup that was interrupted leaves behind: its draft, and the database of its check.
_DRAFTS = ".evora-*.backup.unchecked.*"
_SCRATCH = ".check"
_LOCK = ".lock"


@dataclass(frozen=True)
class BackupFolder:
    """`keep`: how many backups stay that passed their check."""

    path: Path
    keep: int = 1
    secret: Secret | None = None

    def last(self) -> float | None:
        """When the newest backup was made that passed its check, in seconds since 1970."""
        return max((made for made, _ in self._backups()), default=None)

    def add(
        self, store_url: str, on_rows: Progress | None = None, on_games: Progress | None = None
    ) -> tuple[Path, BackupCheck]:
        """Makes a backup, checks it, and deletes those that are too many. StorageError,
        Unavailable."""
        with self._alone():
            for draft in self.path.glob(_DRAFTS):
                draft.unlink(missing_ok=True)
            path = self.path / datetime.now(UTC).strftime(_TIME)
            unchecked = path.with_name(path.name + _UNCHECKED)
            write_backup(store_url, unchecked, on_rows, self.secret)
            self._delete_all_but(1, _UNCHECKED)
            with self._scratch() as scratch:
                checked = check_backup(
                    unchecked, self.secret, folder=scratch, on_rows=on_rows, on_games=on_games
                )
            unchecked.rename(path)
            self._delete_all_but(self.keep)
            return path, checked

    def require(self) -> None:
        """Makes the folder if it is not there; StorageError unless it can be written to."""
        try:
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise self._useless(error.strerror) from error
        if not os.access(self.path, os.W_OK | os.X_OK):
            raise self._useless("it cannot be written to")

    def is_busy(self) -> bool:
        """Whether a backup is being made here now."""
        try:
            lock(self.path / _LOCK).close()
        except OSError as error:
            return isinstance(error, BlockingIOError)
        return False

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        self.require()
        try:
            locked = lock(self.path / _LOCK)
        except BlockingIOError:
            raise self._useless("another one is being made there") from None
        except OSError as error:
            raise self._useless(error.strerror) from error
        with locked:
            yield

    @contextlib.contextmanager
    def _scratch(self) -> Iterator[Path]:
        """A folder for the check, on the same disk: what the system has for temporary files may be
        in memory."""
        path = self.path / _SCRATCH
        shutil.rmtree(path, ignore_errors=True)
        try:
            path.mkdir(mode=0o700)
            yield path
        finally:
            shutil.rmtree(path, ignore_errors=True)

    def _backups(self, ending: str = "") -> list[tuple[float, Path]]:
        """Those of one kind with their times, the oldest first. One from a time to come was made
        while the machine's clock was wrong: it counts for nothing, and stays."""
        found = []
        with contextlib.suppress(OSError):  # a folder that is away has none
            for path in self.path.iterdir():
                match = _NAME.fullmatch(path.name)
                if match is not None and (match[1] or "") == ending:
                    with contextlib.suppress(ValueError):  # February 31st
                        found.append((_time_of(path.name.removesuffix(ending)), path))
        return sorted(item for item in found if item[0] <= time.time())

    def _delete_all_but(self, newest: int, ending: str = "") -> None:
        for _, path in self._backups(ending)[:-newest]:
            with contextlib.suppress(OSError):  # it goes the next time
                path.unlink()

    def _useless(self, why: str | None) -> StorageError:
        return StorageError(f"{self.path} cannot be used for backups: {why}")


def _time_of(name: str) -> float:
    return datetime.strptime(name, _TIME).replace(tzinfo=UTC).timestamp()
