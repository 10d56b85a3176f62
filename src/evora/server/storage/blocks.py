"""Who has blocked whom, in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sqlalchemy import Connection, delete, insert, select

from evora.server.common.refusal import Refusal
from evora.server.storage import bounds
from evora.server.storage.bots import owners as owners_of_bots
from evora.server.storage.schema import blocks, bots, follows, guests
from evora.server.storage.values import Apart, Block


def add(connection: Connection, guest: str, blocked: str, now: int, most: int) -> None:
    """Neither follows the other any more. Refusal blocks_full; bad_field if one of them is gone.
    Who is blocked already stays so."""
    if not bounds.lock(connection, [guest]) or not bounds.stays(connection, blocked):
        raise Refusal("bad_field", "seat", "expected the seat of another person")
    pair = (blocks.c.guest == guest, blocks.c.blocked == blocked)
    if connection.scalar(select(blocks.c.created).where(*pair)) is None:
        bounds.check(connection, [bounds.blocks_of(guest, most)])
        connection.execute(insert(blocks).values(guest=guest, blocked=blocked, created=now))
        for one, other in ((guest, blocked), (blocked, guest)):
            pair = (follows.c.guest == one, follows.c.followed == other)
            connection.execute(delete(follows).where(*pair))


def remove(connection: Connection, guest: str, blocked: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked))


def of_guest(connection: Connection, guest: str) -> list[Block]:
    """Whom a guest has blocked, the last one first."""
    rows = connection.execute(
        select(blocks, guests.c.name)
        .join_from(blocks, guests, blocks.c.blocked == guests.c.id)
        .where(blocks.c.guest == guest)
        .order_by(blocks.c.created.desc(), blocks.c.blocked)
    )
    return [Block(blocked=row.blocked, name=row.name, created=row.created) for row in rows]


def apart(connection: Connection, ids: Collection[str]) -> dict[str, Apart]:
    """For each of these guests those whom they do not meet. A bot counts as its owner."""
    owners = owners_of_bots(connection, ids)
    people = {owners.get(guest, guest) for guest in ids}
    own: dict[str, set[str]] = {guest: set() for guest in people}
    others: dict[str, set[str]] = {guest: set() for guest in people}
    for pair, found in ((("guest", "blocked"), own), (("blocked", "guest"), others)):
        for guest, other in _pairs(connection, people, *pair):
            found[guest].add(other)
    by_person = {guest: Apart(frozenset(own[guest]), frozenset(others[guest])) for guest in people}
    return {guest: by_person[owners.get(guest, guest)] for guest in ids}


def _pairs(
    connection: Connection, people: Collection[str], one: str, other: str
) -> Iterator[tuple[str, str]]:
    """Each of them with everybody on the other side of their blocks, and with the bots of those."""
    near, far = blocks.c[one], blocks.c[other]
    joined = blocks.outerjoin(bots, bots.c.owner == far)
    rows = connection.execute(
        select(near.label("near"), far.label("far"), bots.c.guest.label("bot"))
        .select_from(joined)
        .where(near.in_(list(people)))
    )
    for row in rows:
        yield row.near, row.far
        if row.bot is not None:
            yield row.near, row.bot
