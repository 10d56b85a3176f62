"""What everybody sees of people beside their names: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from evora.server.domain.ratings import Pool, Record
from evora.server.storage import finishing, ratings
from evora.server.storage import guests as stored_guests
from evora.server.storage.schema import kept_names


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """`kept`: the name is theirs alone; `finishing`: a letter for each of their last games with
    others, see domain.finishing."""

    name: str | None = None
    kept: bool = False
    ratings: Mapping[Pool, Record] = field(default_factory=dict)
    finishing: str = ""


def known(connection: Connection, ids: Collection[str]) -> dict[str, Person]:
    """Those of these guests who are there."""
    mine = (kept_names.c.guest.in_(list(ids)), kept_names.c.freed.is_(None))
    kept = set(connection.scalars(select(kept_names.c.guest).where(*mine)))
    rated = ratings.of_guests(connection, kept) if kept else {}
    finished = finishing.of_guests(connection, ids)
    return {
        guest: Person(
            name=name,
            kept=guest in kept,
            ratings=rated.get(guest, {}),
            finishing=finished.get(guest, ""),
        )
        for guest, name in stored_guests.names(connection, ids).items()
    }
