"""Everything that is stored, as one word: whether a request has changed anything."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import psycopg

from evora.server.storage.schema import TRANSIENT, metadata

# The server's own pulse beats whatever happens, and at its first start it makes itself a key.
_BY_ITSELF = {"meta", "push_keys", "called", "deliveries", "deal_engines"}
_TABLES = sorted(set(metadata.tables) - _BY_ITSELF - TRANSIENT)
# Notices leave the outbox some seconds after what they are about; who watches a game reads them.
_COLUMNS = {"notices": "id, guest, kind, game, about, data, made"}


def digest(url: str) -> str:
    with digests(url) as now:
        return now()


@contextmanager
def digests(url: str) -> Iterator[Callable[[], str]]:
    """For many of them: what it gives is the digest of now, each time."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), timeout=20)) as lite:
            yield lambda: _digest(lambda query: lite.execute(query).fetchall())
    else:
        with psycopg.connect(url, autocommit=True) as connection:
            yield lambda: _digest(lambda query: connection.execute(query.encode()).fetchall())


def _digest(read: Callable[[str], list[tuple[object, ...]]]) -> str:
    found = hashlib.sha256()
    for name in _TABLES:
        rows = sorted(map(repr, read(f"SELECT {_COLUMNS.get(name, '*')} FROM {name}")))
        found.update("\n".join([name, *rows]).encode())
    return found.hexdigest()
