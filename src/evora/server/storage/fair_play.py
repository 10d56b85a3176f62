"""Notes about rated games in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from evora.server.messages import AskedBy
from evora.server.storage import bounds
from evora.server.storage.schema import fair_play

# More of one person about one game say nothing new.
MAX_PER_GAME = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class GameNotes:
    """What was noted of a person in a rated game: `ways`, how often they asked about its position
    in which way, and when they did `last`."""

    game: str
    last: int
    ways: dict[AskedBy, int]


def add(  # noqa: PLR0913, PLR0917  (who, where, when and how)
    connection: Connection, guest: str, game: str, seq: int, time: int, what: AskedBy
) -> None:
    """Notes it once for each place in the log; Refusal too_many, and nothing for a guest who is
    gone."""
    if not bounds.lock(connection, [guest]):
        return
    mine = (fair_play.c.guest == guest, fair_play.c.game == game)
    if connection.scalar(select(fair_play.c.seq).where(*mine, fair_play.c.seq == seq)) is not None:
        return
    bounds.check(connection, [bounds.notes_of(guest, game, MAX_PER_GAME)])
    connection.execute(
        insert(fair_play).values(guest=guest, game=game, seq=seq, time=time, what=what)
    )


def of_people(connection: Connection, ids: Collection[str]) -> dict[str, list[GameNotes]]:
    """By person what was noted, game by game, the last one first."""
    found: dict[tuple[str, str], GameNotes] = {}
    last = func.max(fair_play.c.time)
    rows = connection.execute(
        select(fair_play.c.guest, fair_play.c.game, fair_play.c.what, func.count(), last)
        .where(fair_play.c.guest.in_(list(ids)))
        .group_by(fair_play.c.guest, fair_play.c.game, fair_play.c.what)
        .order_by(last.desc(), fair_play.c.game, fair_play.c.what)
    )
    for guest, game, what, count, time in rows:
        notes = found.setdefault((guest, game), GameNotes(game=game, last=time, ways={}))
        notes.ways[what] = count
    by_person: dict[str, list[GameNotes]] = {guest: [] for guest in ids}
    for (guest, _), notes in found.items():
        by_person[guest].append(notes)
    return by_person


def delete_old(connection: Connection, before: int) -> int:
    """Deletes what was noted before a time; how much that was."""
    return connection.execute(delete(fair_play).where(fair_play.c.time < before)).rowcount
