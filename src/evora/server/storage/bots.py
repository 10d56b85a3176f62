"""Bots in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from evora.server.storage import bounds, kept_names, rates
from evora.server.storage.rates import Charge
from evora.server.storage.schema import bots, games, guests, seats
from evora.server.storage.values import Accepts, Bot

_people = guests.alias("owners")
_bots = (
    select(bots, guests.c.name, guests.c.created, _people.c.name.label("owner_name"))
    .join_from(bots, guests, bots.c.guest == guests.c.id)
    .join(_people, bots.c.owner == _people.c.id)
)


# How many bots of one owner, and connected from one address, the list of all shows.
_MAX_OF_OWNER = 2
_MAX_OF_NETWORK = 4


def add(connection: Connection, bot: Bot, secret_hash: str, most: int) -> None:
    """Refusal too_many if its owner has `most` already; name_taken."""
    room = [bounds.bots_of(bot.owner, most)]
    bounds.lock_for(connection, room)
    bounds.check(connection, room)
    kept_names.require_free(connection, bot.name, bot.owner)
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


def make(connection: Connection, bot: Bot, secret_hash: str, most: int, charge: Charge) -> None:
    """Adds one for which an address is charged; Refusal too_many, name_taken."""
    add(connection, bot, secret_hash, most)
    rates.charge(connection, charge, bot.created)


def by_id(connection: Connection, bot: str) -> Bot | None:
    return next(iter(_find(connection, bots.c.guest == bot)), None)


def by_secret(connection: Connection, secret_hash: str) -> Bot | None:
    return next(iter(_find(connection, bots.c.hash == secret_hash)), None)


def of_owner(connection: Connection, owner: str) -> list[Bot]:
    return _find(connection, bots.c.owner == owner)


def owners(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """The owners of those of these guests who are bots."""
    rows = connection.execute(select(bots.c.guest, bots.c.owner).where(bots.c.guest.in_(list(ids))))
    return {row.guest: row.owner for row in rows}


def present(connection: Connection, now: int, limit: int) -> list[Bot]:
    """Those that take invitations of more than their owner and whose programs are here: a few of
    each owner and each address. First who has finished the most games; among equals by lot, so that
    nobody is hidden for good."""
    here = (bots.c.present > now) & (bots.c.accepts == "everyone")
    ranked = select(
        bots.c.guest,
        bots.c.stream_network,
        bots.c.finished,
        _rank(bots.c.owner, bots.c.finished).label("rank"),
    )
    mine = ranked.where(here).subquery()
    # A process of the version before does not say from where its bots are connected.
    network = func.coalesce(mine.c.stream_network, mine.c.guest)
    shared = (
        select(mine.c.guest, _rank(network, mine.c.finished).label("rank"))
        .where(mine.c.rank <= _MAX_OF_OWNER)
        .subquery()
    )
    shown = select(shared.c.guest).where(shared.c.rank <= _MAX_OF_NETWORK)
    order = (bots.c.finished.desc(), func.random())
    return _find(connection, bots.c.guest.in_(shown), limit, order)


def _rank(share: ColumnElement[Any], finished: ColumnElement[int]) -> ColumnElement[int]:
    return func.row_number().over(partition_by=share, order_by=(finished.desc(), func.random()))


def note_presence(
    connection: Connection, bot: str, until: int, now: int, network: str | None = None
) -> None:
    """`network`: where its program is connected from; None when it has gone."""
    known = None if network is None else rates.pseudonym(connection, network, now)
    connection.execute(
        update(bots).where(bots.c.guest == bot).values(present=until, stream_network=known)
    )


def change(
    connection: Connection,
    bot: str,
    *,
    name: str | None = None,
    accepts: Accepts | None = None,
    secret_hash: str | None = None,
) -> None:
    """Changes what is not None; Refusal name_taken."""
    given = {"accepts": accepts, "hash": secret_hash}
    values = {key: value for key, value in given.items() if value is not None}
    if name is not None:
        kept_names.require_free(connection, name, owners(connection, [bot]).get(bot, bot))
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


def _find(
    connection: Connection,
    which: ColumnElement[bool],
    limit: int = 1000,
    order: Sequence[ColumnElement[Any]] = (guests.c.created, bots.c.guest),
) -> list[Bot]:
    rows = connection.execute(_bots.where(which).order_by(*order).limit(limit))
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
