"""How guests do with puzzles, in the database: statements inside the caller's transaction."""

from __future__ import annotations

from sqlalchemy import Connection, select, text

from evora.server.storage.schema import puzzle_progress

# Both databases read this.
_keep = text(
    "INSERT INTO puzzle_progress (guest, tries, progress) VALUES (:guest, :tries, :progress)"
    " ON CONFLICT (guest) DO UPDATE SET tries = excluded.tries, progress = excluded.progress"
    " WHERE puzzle_progress.tries <= excluded.tries"
)


def load(connection: Connection, guest: str) -> str | None:
    """How a guest does, as JSON; None if nothing is kept."""
    wanted = select(puzzle_progress.c.progress).where(puzzle_progress.c.guest == guest)
    return connection.scalar(wanted)


def keep(connection: Connection, guest: str, tries: int, progress: str) -> None:
    """Unless one with more tries is there."""
    connection.execute(_keep, {"guest": guest, "tries": tries, "progress": progress})
