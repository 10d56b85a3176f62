"""Personal feeds: statements inside the caller's transaction. A key comes as its hash."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, text

from evora.server.common.refusal import Refusal
from evora.server.storage import bounds
from evora.server.storage.schema import feeds

# Both databases read this.
_replace = text(
    "INSERT INTO feeds (guest, hash, language, made) VALUES (:guest, :hash, :language, :now)"
    " ON CONFLICT (guest) DO UPDATE SET"
    " hash = excluded.hash, language = excluded.language, made = excluded.made"
)


@dataclass(frozen=True, slots=True)
class StoredFeed:
    guest: str
    language: str
    made: int


def make(connection: Connection, guest: str, key: str, language: str, now: int) -> None:
    """The one before it leads nowhere any more; Refusal no_guest."""
    if not bounds.stays(connection, guest):
        raise Refusal("no_guest")
    connection.execute(_replace, {"guest": guest, "hash": key, "language": language, "now": now})


def remove(connection: Connection, guest: str) -> None:
    connection.execute(delete(feeds).where(feeds.c.guest == guest))


def made(connection: Connection, guest: str) -> int | None:
    """When a guest's feed was made; None without one."""
    return connection.scalar(select(feeds.c.made).where(feeds.c.guest == guest))


def by_key(connection: Connection, key: str) -> StoredFeed | None:
    row = connection.execute(select(feeds).where(feeds.c.hash == key)).first()
    return None if row is None else StoredFeed(row.guest, row.language, row.made)
