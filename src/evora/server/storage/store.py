"""One database, SQLite or PostgreSQL: opens its transactions, and writes games."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from evora.server.common.refusal import Refusal
from evora.server.storage import (
    cluster,
    databases,
    games,
    host_state,
    migrate,
    pairings,
    signals,
)
from evora.server.storage.failures import GivenUp, translated
from evora.server.storage.values import NotWritten, Write

P = ParamSpec("P")
T = TypeVar("T")

# How often a transaction is begun again that PostgreSQL gave up for another one's sake.
_TRIES = 3


class Store:
    """The database at `sqlite:///FILE` or `postgresql://…`, for one process; thread-safe. Call
    migrate() before the first use. StorageError if that is no address, or its folder cannot be
    written to.

    What is read and written are functions of the modules beside this one, each in a transaction of
    its own: `store.read(games.lobby, 50)`. All of them may raise Unavailable. What a write returns
    has been committed durably. `shared`: other processes may serve the same database; `process`:
    what they know this one by."""

    def __init__(self, url: str) -> None:
        self.url = databases.parse_url(url)
        self.shared = databases.is_postgresql(self.url)
        self.process = secrets.token_hex(6)
        self._engine = databases.connect(self.url)
        self._file = databases.DatabaseFile(self.url)
        self._reading = databases.reading(self._engine)
        self._writing = databases.writing(self._engine)

    def close(self) -> None:
        self._engine.dispose()

    def migrate(self) -> None:
        """Makes or upgrades the tables; StorageError if they are of a newer version."""
        self.write(migrate.upgrade_alone)

    def read(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with self._transaction(self._reading) as connection:
            return function(connection, *args, **kwargs)

    def write(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with self._transaction(self._writing) as connection:
            result = function(connection, *args, **kwargs)
        # Only now it is sure where it was written to.
        self._file.check()
        return result

    def append_many(self, batch: Sequence[Write]) -> list[NotWritten | None]:
        """All in one transaction, in order; what is not written does not hinder the others."""
        for _ in range(_TRIES - 1):
            try:
                return self._append_many(batch)
            except GivenUp:
                continue
        return self._append_many(batch)

    def _append_many(self, batch: Sequence[Write]) -> list[NotWritten | None]:
        # Conflicts are rare: first all together, and only if that fails one after the other.
        try:
            self.write(self._append_together, batch)
            return [None] * len(batch)
        except (IntegrityError, Refusal, games.Stale, pairings.UnfinishedPairing):
            return self.write(self._append_singly, batch)

    def _append_together(self, connection: Connection, batch: Sequence[Write]) -> None:
        games.write(connection, batch, self.process if self.shared else None)
        self._notify(connection, batch)

    def _append_singly(
        self, connection: Connection, batch: Sequence[Write]
    ) -> list[NotWritten | None]:
        host_state.require_writable(connection)
        process = self.process if self.shared else None
        problems = games.write_singly(connection, batch, process)
        pairs = zip(batch, problems, strict=True)
        self._notify(connection, [item for item, problem in pairs if problem is None])
        return problems

    def _notify(self, connection: Connection, batch: Sequence[Write]) -> None:
        """Other processes hear of it when, and only if, the transaction is committed."""
        if self.shared:
            cluster.notify(connection, signals.of_writes(self.process, batch))

    @contextmanager
    def _transaction(self, engine: Engine) -> Iterator[Connection]:
        self._file.check()
        with translated(), engine.begin() as connection:
            yield connection
