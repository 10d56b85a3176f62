"""Bots in the database: statements inside the caller's transaction."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, insert, select, update

from evora.server.storage.schema import bots, games, guests, seats
from evora.server.storage.values import Accepts, Bot

_people = guests.alias("owners")
_bots = (
    select(bots, guests.c.name, guests.c.created, _people.c.name.label("owner_name"))
    .join_from(bots, guests, bots.c.guest == guests.c.id)
    .join(_people, bots.c.owner == _people.c.id)
)


def add(connection: Connection, bot: Bot, secret_hash: str) -> None:
    connection.execute(
        insert(guests).values(id=bot.id, name=bot.name, created=bot.created, seen=bot.created)
    )
    connection.execute(
        insert(bots).values(
            guest=bot.id,
            owner=bot.owner,
            hash=secret_hash,
            accepts=bot.accepts,
            present=bot.present,
        )
    )


def by_id(connection: Connection, bot: str) -> Bot | None:
    return next(iter(_find(connection, bots.c.guest == bot)), None)


def by_secret(connection: Connection, secret_hash: str) -> Bot | None:
    return next(iter(_find(connection, bots.c.hash == secret_hash)), None)


def of_owner(connection: Connection, owner: str) -> list[Bot]:
    return _find(connection, bots.c.owner == owner)


def present(connection: Connection, now: int, limit: int) -> list[Bot]:
    """Those that take invitations of more than their owner and whose programs are here."""
    here = (bots.c.present > now) & (bots.c.accepts == "everyone")
    return _find(connection, here, limit)


def change(  # noqa: PLR0913  (the columns)
    connection: Connection,
    bot: str,
    *,
    name: str | None = None,
    accepts: Accepts | None = None,
    secret_hash: str | None = None,
    present: int | None = None,
) -> None:
    """Changes what is not None."""
    given = {"accepts": accepts, "hash": secret_hash, "present": present}
    values = {key: value for key, value in given.items() if value is not None}
    if name is not None:
        connection.execute(update(guests).where(guests.c.id == bot).values(name=name))
    if values:
        connection.execute(update(bots).where(bots.c.guest == bot).values(**values))


def unfinished_games(connection: Connection, guest: str, limit: int) -> list[str]:
    """The games that a guest sits in or is invited to and that are not over, the oldest first."""
    mine = (
        select(games.c.id)
        .join_from(seats, games, seats.c.game == games.c.id)
        .where(seats.c.guest == guest, games.c.status != "over")
        .distinct()
        .order_by(games.c.id)
        .limit(limit)
    )
    return list(connection.scalars(mine))


def _find(connection: Connection, which: ColumnElement[bool], limit: int = 1000) -> list[Bot]:
    rows = connection.execute(
        _bots.where(which).order_by(guests.c.created, bots.c.guest).limit(limit)
    )
    return [
        Bot(
            id=row.guest,
            name=row.name,
            owner=row.owner,
            owner_name=row.owner_name,
            accepts=row.accepts,
            created=row.created,
            present=row.present,
        )
        for row in rows
    ]
