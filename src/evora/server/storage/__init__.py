"""Where games and guests are kept: one interface, SQLite or PostgreSQL behind it."""

from __future__ import annotations

from evora.server.storage.interface import (
    Append,
    Busy,
    Conflict,
    Cursor,
    GameIndex,
    Guest,
    ListedGame,
    NewGame,
    Replaced,
    RunningGame,
    Seat,
    Status,
    StorageError,
    Store,
    StoredGame,
    Unavailable,
    Write,
)
from evora.server.storage.store import SqlStore


def open_store(url: str) -> Store:
    """The store at `sqlite:///FILE` or `postgresql://…`; call migrate() before the first use.

    StorageError if that is no address, or its folder cannot be written to."""
    return SqlStore(url)


__all__ = [
    "Append",
    "Busy",
    "Conflict",
    "Cursor",
    "GameIndex",
    "Guest",
    "ListedGame",
    "NewGame",
    "Replaced",
    "RunningGame",
    "Seat",
    "Status",
    "StorageError",
    "Store",
    "StoredGame",
    "Unavailable",
    "Write",
    "open_store",
]
