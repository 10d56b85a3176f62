"""A folder that work is kept in: locked by one program at a time, and bound to its settings."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from evora.errors import EvoraError
from evora.files import lock, replacing

_LOCK = "lock"


@contextlib.contextmanager
def work_folder(
    folder: Path, settings: dict[str, Any], *, file: str, what: str, contents: Iterable[str]
) -> Iterator[None]:
    """Keeps others out of a folder, and another work than this one.

    `file` has the settings, which are written if the folder is new; the files of `contents` do not
    come without it. `what` it is stands in errors: 'match'.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        locked = lock(folder / _LOCK)
    except BlockingIOError:
        raise EvoraError(f"{folder}: another program is at work on this {what}") from None
    except OSError as error:
        raise folder_problem(folder, error) from None
    with locked:
        try:
            _check_settings(folder, settings, file, what, contents)
        except OSError as error:
            raise folder_problem(folder, error) from None
        yield


def folder_problem(folder: Path, error: OSError) -> EvoraError:
    return EvoraError(f"{error.filename or folder}: {error.strerror or error}")


def _check_settings(
    folder: Path, settings: dict[str, Any], file: str, what: str, contents: Iterable[str]
) -> None:
    path = folder / file
    if not path.exists():
        if any((folder / name).exists() for name in contents):
            raise EvoraError(f"{folder}: results of a {what} without its {file}")
        with replacing(path) as stream:
            stream.write(json.dumps(settings, indent=2).encode() + b"\n")
        return
    try:
        found = json.loads(path.read_text("utf-8"))
        differing = sorted(key for key in settings | found if found.get(key) != settings.get(key))
    except (ValueError, AttributeError, TypeError):
        raise EvoraError(f"{path}: these are not the settings of a {what}") from None
    if differing:
        key = differing[0]
        raise EvoraError(
            f"{folder}: it holds another {what}: {key} is {_short(found.get(key))} there "
            f"and {_short(settings.get(key))} here"
        )


def _short(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        value = ", ".join(f"{item.get('name')} ({item.get('player')})" for item in value)
    return str(value)
