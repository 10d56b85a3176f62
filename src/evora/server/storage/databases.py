"""Everything in which SQLite and PostgreSQL differ: addresses, connections, transactions, locks.

Transactions of `reading(engine)` see one snapshot; those of `writing(engine)` can write from their
first statement on, and what they committed is on the disk when the commit returns.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from evora.server.storage.values import DatabaseReplaced, StorageError

# How long a statement may take, with its wait for a lock.
PATIENCE_MS = 5_000
# One writer and a handful of readers; what is over this waits for a connection.
_CONNECTIONS = 10
_POOL: Final[dict[str, Any]] = {
    "pool_size": _CONNECTIONS,
    "max_overflow": 0,
    "pool_timeout": PATIENCE_MS / 1000,
}
# The same number in every process, so that two that start at once upgrade one after the other.
_MIGRATION_LOCK = 0x65766F7261


def parse_url(text: str) -> URL:
    """StorageError (which never shows the password) if this is no database that can be used."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError(
            "not the address of a database: expected sqlite:///FILE or postgresql://…"
        ) from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if url.database in (None, "", ":memory:") or url.query:
            raise StorageError("SQLite needs a file: sqlite:///FILE")
        return url
    raise StorageError(
        f"{url.drivername} is not supported: expected sqlite:///FILE or postgresql://…"
    )


def connect(url: URL) -> Engine:
    """An engine; nothing is opened yet, but the folder of a SQLite file exists afterwards."""
    return _postgresql(url) if is_postgresql(url) else _sqlite(url)


def connect_temporary(file: Path) -> Engine:
    """A SQLite database that nobody misses after a power cut: nothing waits for the disk, and what
    is deleted soon never gets there."""
    engine = _sqlite(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", _sqlite_temporary)
    return engine


def reading(engine: Engine) -> Engine:
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine


def writing(engine: Engine) -> Engine:
    # PostgreSQL's own default, READ COMMITTED, lets a second writer of a game wait for the first
    # and then see that it is too late; SQLite has one writer, settled when the transaction begins.
    return engine.execution_options(evora_write=True)


def is_postgresql(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def missing_file(url: URL) -> Path | None:
    """The file of a SQLite database that does not exist yet."""
    if is_postgresql(url) or Path(str(url.database)).exists():
        return None
    return Path(str(url.database))


class DatabaseFile:
    """The file of a SQLite database, which must stay the same one: what is committed to a file
    that was deleted or replaced is lost with it. Nothing to check for PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self._path = None if is_postgresql(url) else str(url.database)
        self._identity = self._look()

    def check(self) -> None:
        """DatabaseReplaced, if it is another file now, or none."""
        if self._path is not None and self._look() != self._identity:
            raise DatabaseReplaced("the file of the database was replaced or deleted")

    def _look(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = os.stat(self._path)  # noqa: PTH116 - for every commit, and twice as fast
        except OSError:
            return None
        return found.st_dev, found.st_ino


def take_migration_lock(connection: Connection) -> None:
    """Keeps others from upgrading until this transaction ends, however long that takes.

    SQLite has that from `BEGIN IMMEDIATE`."""
    if connection.dialect.name == "postgresql":
        be_patient(connection)
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})


def be_patient(connection: Connection) -> None:
    """This transaction may take as long as it needs: a backup of a large database."""
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))


# --- SQLite


def _sqlite(url: URL) -> Engine:
    file = Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Seeds and hashes of sessions are private; SQLite's other files get the same mode.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageError(f"{file} cannot be used as a database: {error.strerror}") from error
    engine = create_engine(
        url, **_POOL, connect_args={"timeout": PATIENCE_MS / 1000, "check_same_thread": False}
    )
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def _sqlite_connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # Python's driver would begin transactions by itself, too late for a snapshot.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        # What a person has deleted does not stay legible in a page.
        "secure_delete = FAST",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_temporary(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = MEMORY", "synchronous = OFF"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    write = connection.get_execution_options().get("evora_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


# --- PostgreSQL


def _postgresql(url: URL) -> Engine:
    engine = create_engine(
        url,
        **_POOL,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": PATIENCE_MS // 1000,
            # A server that has vanished from the network is noticed as fast as one that is slow.
            "tcp_user_timeout": PATIENCE_MS,
            "application_name": "evora",
        },
    )
    event.listen(engine, "connect", _postgresql_connected)
    return engine


def _postgresql_connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET statement_timeout = {PATIENCE_MS}")
    cursor.execute(f"SET idle_in_transaction_session_timeout = {2 * PATIENCE_MS}")
    # A server set up for speed would acknowledge what a power cut takes back.
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()
