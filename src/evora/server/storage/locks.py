"""One server at a time on a SQLite file, and no restore beside any server.

The lock is the operating system's, on a file beside the database, and is held for as long as the
process lives: it cannot be left behind.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine

from evora.files import lock
from evora.server.storage import cluster, databases, migrate
from evora.server.storage.failures import translated
from evora.server.storage.values import StorageError


class InUse(StorageError):  # noqa: N818 - a finding that callers act on, not a fault
    """A server uses the database."""

    def __init__(self, what: str) -> None:
        super().__init__(f"a server uses {what} already")
        self.what = what


@contextlib.contextmanager
def only_user(store_url: str) -> Iterator[None]:
    """Nobody else serves or restores this SQLite database meanwhile; InUse. PostgreSQL is for any
    number of servers."""
    url = databases.parse_url(store_url)
    if databases.is_postgresql(url):
        yield
        return
    file = Path(str(url.database))
    path = file.with_name(f"{file.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        locked = lock(path)
    except BlockingIOError:
        raise InUse(str(file)) from None
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error
    with locked:
        yield


def require_no_server(engine: Engine) -> None:
    """InUse while a process has a recent heartbeat in a PostgreSQL database."""
    if engine.dialect.name != "postgresql":
        return
    with translated(), databases.reading(engine).begin() as connection:
        version = migrate.current(connection)
        if version is not None and version >= "0002" and cluster.alive(connection):
            raise InUse("this database")
