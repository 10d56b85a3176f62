"""What is not kept forever: statements inside the caller's transaction.

A log is append-only, and the database sees to it. A game is deleted as a whole: it is marked as
expired, which nobody sees outside of the transaction, and then the database lets its log go.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from evora.server.storage.games import UNPLAYED
from evora.server.storage.schema import (
    IDLE,
    IN_LOBBY,
    RUNNING,
    bots,
    entries,
    games,
    guests,
    kept_names,
    seats,
    sent_reviews,
)


def left_open(connection: Connection, before: int, limit: int) -> list[tuple[str, str | None]]:
    """Games that have waited for anybody since then, with who made them."""
    rows = connection.execute(
        select(games.c.id, games.c.creator)
        .where(IN_LOBBY, games.c.changed < before)
        .order_by(games.c.changed)
        .limit(limit)
    )
    return [(row.id, row.creator) for row in rows]


def abandoned(connection: Connection, before: int, limit: int) -> list[str]:
    """Games that were begun or made, and not touched since then."""
    running = select(games.c.id).where(RUNNING, games.c.changed < before).limit(limit)
    found = list(connection.scalars(running))
    waiting = select(games.c.id).where(IDLE, games.c.changed < before, games.c.status == "waiting")
    return found + list(connection.scalars(waiting.order_by(games.c.changed).limit(limit)))


def cancelled(
    connection: Connection, since: int, before: int, limit: int
) -> tuple[list[str], int | None]:
    """Games that were cancelled or void between two times, among the next ones that ended; and up
    to when has been looked, None if to the end."""
    rows = connection.execute(
        select(games.c.id, games.c.changed, UNPLAYED.label("unplayed"))
        .where(IDLE, games.c.changed >= since, games.c.changed < before, games.c.status == "over")
        .order_by(games.c.changed)
        .limit(limit)
    ).all()
    found = [row.id for row in rows if row.unplayed]
    return found, rows[-1].changed if len(rows) == limit else None


def delete_games(connection: Connection, ids: Collection[str], before: int) -> int:
    """Deletes those that nobody has touched since then; how many."""
    chosen = and_(games.c.id.in_(list(ids)), games.c.changed < before)
    locked = select(games.c.id).where(chosen).order_by(games.c.id).with_for_update()
    expired = list(connection.scalars(locked))
    if expired:
        connection.execute(update(games).where(games.c.id.in_(expired)).values(status="expired"))
        connection.execute(delete(entries).where(entries.c.game.in_(expired)))
        connection.execute(delete(sent_reviews).where(sent_reviews.c.game.in_(expired)))
        connection.execute(delete(seats).where(seats.c.game.in_(expired)))
        connection.execute(delete(games).where(games.c.id.in_(expired)))
    return len(expired)


def idle_guests(connection: Connection, before: int, limit: int) -> list[str]:
    """Guests who have not been here since then, and whom nobody waits for; no bots, which visit in
    another way, and not their owners; nobody who keeps a name, which is for good."""
    unfinished = games.c.status != "over"
    sits = exists().where(seats.c.guest == guests.c.id, seats.c.game == games.c.id, unfinished)
    made = exists().where(games.c.creator == guests.c.id, unfinished)
    bot = exists().where(or_(bots.c.guest == guests.c.id, bots.c.owner == guests.c.id))
    kept = exists().where(kept_names.c.guest == guests.c.id, kept_names.c.freed.is_(None))
    found = select(guests.c.id).where(guests.c.seen < before, ~or_(sits, made, bot, kept))
    return list(connection.scalars(found.order_by(guests.c.seen).limit(limit)))
