"""Where a user's files lie, files that are replaced as a whole, locks. Errors are OSErrors."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# What a file system says that cannot sync a folder; a new name is then as safe as it can be.
_NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP)


def data_folder() -> Path:
    """The folder for saved games, puzzles and databases: EVORA_DATA, or else the system's own."""
    chosen = os.environ.get("EVORA_DATA")
    return Path(chosen).expanduser() if chosen else system_data_folder()


def system_data_folder() -> Path:
    """Where the system keeps a user's data; on Linux that of the XDG specification."""
    import platformdirs  # noqa: PLC0415  (a library does without)

    return Path(platformdirs.user_data_dir("evora", appauthor=False))


def problem_with(path: Path | str, error: OSError) -> str:
    """What is said of a file that cannot be used: its name and the system's own words."""
    return f"{path}: {error.strerror or error}"


@contextlib.contextmanager
def replacing(path: Path, *, private: bool = False) -> Iterator[IO[bytes]]:
    """A new file that takes the place of `path` when the block ends; an error leaves the old one.

    Even after a crash or a power cut `path` is the whole old file or the whole new one, and once
    the block has ended it is the new one. `private` files can be read by their owner only.
    """
    # In the same folder: a file can be replaced in one step within one file system only.
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    mode = 0o600 if private else 0o666  # less what the user's umask takes away
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with _named(path):
        handle = os.open(draft, flags, mode)
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        with _named(path):
            draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


@contextlib.contextmanager
def _named(path: Path) -> Iterator[None]:
    """Errors about the draft name the file that it is for: nobody else knows the draft."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _sync_folder(folder: Path) -> None:
    """A new name is on the disk only when its folder is."""
    if os.name != "posix":
        return  # Windows opens no folders
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)


def lock(path: Path) -> IO[bytes]:
    """Locks a file until it is closed; BlockingIOError while another program has it.

    The lock is the operating system's: a program that is killed leaves none behind.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform != "win32":
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            except PermissionError as error:
                raise BlockingIOError(*error.args) from None
        return os.fdopen(handle, "r+b")
    except BaseException:
        os.close(handle)
        raise
