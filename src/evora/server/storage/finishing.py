"""Who plays games to their end: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, bindparam, select, text

from evora.server.domain.finishing import noted
from evora.server.storage.schema import finishing

_of = select(finishing).where(finishing.c.guest.in_(bindparam("ids")))
# Both databases read this.
_put = text(
    "INSERT INTO finishing (guest, games) VALUES (:guest, :games)"
    " ON CONFLICT (guest) DO UPDATE SET games = excluded.games"
)


def note(connection: Connection, finishes: Mapping[str, bool]) -> None:
    """One more game of each of these guests, who are there and whose rows are locked."""
    if not finishes:
        return
    known = of_guests(connection, finishes)
    rows = [
        {"guest": guest, "games": noted(known.get(guest, ""), finished)}
        for guest, finished in sorted(finishes.items())
    ]
    connection.execute(_put, rows)


def of_guests(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """By guest, a letter for each of the last games: domain.finishing."""
    rows = connection.execute(_of, {"ids": list(ids)})
    return {row.guest: row.games for row in rows}
