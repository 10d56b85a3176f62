"""Where a user's files lie, and files that are replaced as a whole. Errors are OSErrors."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import IO

# What a file system says that cannot sync a folder; a new name is then as safe as it can be.
_NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP)


def data_folder() -> Path:
    """The user's folder for saved games and databases; on Linux that of the XDG specification."""
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
