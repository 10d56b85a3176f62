"""The one implementation of `Store`, for SQLite and PostgreSQL: which transaction does what."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import IntegrityError

from evora.server.storage import databases, games, guests, migrate
from evora.server.storage.failures import GivenUp, translated
from evora.server.storage.interface import (
    Conflict,
    Cursor,
    Guest,
    ListedGame,
    RunningGame,
    StoredGame,
    Write,
)
from evora.server.storage.schema import guests as guests_table
from evora.server.storage.schema import meta

# Both databases read this; SQLAlchemy would have a word of its own for each.
_beat = text(
    "INSERT INTO meta (key, value) VALUES ('heartbeat', :now)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
# How often a transaction is begun again that PostgreSQL gave up for another one's sake.
_TRIES = 3


class SqlStore:
    def __init__(self, url: str) -> None:
        self._engine = databases.connect(databases.parse_url(url))
        self._reading = databases.reading(self._engine)
        self._writing = databases.writing(self._engine)

    # The database

    def migrate(self) -> None:
        with self._write() as connection:
            databases.take_migration_lock(connection)
            migrate.upgrade(connection)

    def check(self) -> None:
        self.last_heartbeat()

    def close(self) -> None:
        self._engine.dispose()

    def heartbeat(self, now: int) -> None:
        with self._write() as connection:
            connection.execute(_beat, {"now": now})

    def last_heartbeat(self) -> int | None:
        with self._read() as connection:
            return connection.scalar(select(meta.c.value).where(meta.c.key == "heartbeat"))

    # Games

    def append_many(self, batch: Sequence[Write]) -> list[Conflict | None]:
        for _ in range(_TRIES - 1):
            try:
                return self._append_many(batch)
            except GivenUp:
                continue
        return self._append_many(batch)

    def _append_many(self, batch: Sequence[Write]) -> list[Conflict | None]:
        # Conflicts are rare: first all together, and only if that fails one after the other.
        try:
            with self._write() as connection:
                games.write(connection, batch)
            return [None] * len(batch)
        except (IntegrityError, games.Stale):
            with self._write() as connection:
                return games.write_singly(connection, batch)

    def load_game(self, game: str) -> StoredGame | None:
        with self._read() as connection:
            return games.load(connection, game)

    def games_of(self, guest: str, before: Cursor | None, limit: int) -> list[ListedGame]:
        with self._read() as connection:
            return games.list_of_guest(connection, guest, before, limit)

    def lobby(self, limit: int) -> list[ListedGame]:
        with self._read() as connection:
            return games.lobby(connection, limit)

    def public_games(self, limit: int) -> list[ListedGame]:
        with self._read() as connection:
            return games.public(connection, limit)

    def due(self, now: int, limit: int) -> list[str]:
        with self._read() as connection:
            return games.due(connection, now, limit)

    def running(self) -> list[RunningGame]:
        with self._read() as connection:
            return games.running(connection)

    # Guests

    def add_guest(self, guest: str, session: str, now: int, name: str | None = None) -> None:
        with self._write() as connection:
            guests.add(connection, guest, session, now, name)

    def guest_by_session(self, session: str) -> Guest | None:
        with self._read() as connection:
            return guests.by_session(connection, session)

    def seen(self, guest: str, now: int) -> None:
        self._change_guest(guest, seen=now)

    def set_name(self, guest: str, name: str | None) -> None:
        self._change_guest(guest, name=name)

    def names(self, guests_: Collection[str]) -> dict[str, str]:
        with self._read() as connection:
            return guests.names(connection, guests_)

    def add_code(self, code: str, guest: str, expires: int) -> None:
        with self._write() as connection:
            guests.add_code(connection, code, guest, expires)

    def use_code(self, code: str, now: int, *, session: str | None = None) -> str | None:
        with self._write() as connection:
            guest = guests.use_code(connection, code, now)
            if guest is not None and session is not None:
                guests.add_session(connection, guest, session, now)
            return guest

    def export_guest(self, guest: str) -> dict[str, Any] | None:
        with self._read() as connection:
            return guests.export(connection, guest)

    def delete_guest(self, guest: str) -> None:
        with self._write() as connection:
            guests.forget(connection, guest)

    # Transactions

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with translated(), self._reading.begin() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with translated(), self._writing.begin() as connection:
            yield connection

    def _change_guest(self, guest: str, **values: Any) -> None:
        with self._write() as connection:
            connection.execute(
                update(guests_table).where(guests_table.c.id == guest).values(**values)
            )
