"""Where games and guests are kept: in SQLite or PostgreSQL."""

from __future__ import annotations

from evora.server.storage.store import Store
from evora.server.storage.values import (
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
    StoredGame,
    Unavailable,
    Write,
)

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
]
