"""Whom people follow, who sees and challenges them: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, insert, select, text

from evora.server.common.refusal import Refusal
from evora.server.storage import bounds
from evora.server.storage.company_values import Circle, Circles, FollowedPerson, GameOfPerson
from evora.server.storage.kept_names import holder
from evora.server.storage.schema import RUNNING, circles, follows, games, kept_names, seats

# Both databases read this.
_set_circles = text(
    "INSERT INTO circles (guest, seen_by, challenged_by) VALUES (:guest, :seen_by, :challenged_by)"
    " ON CONFLICT (guest) DO UPDATE"
    " SET seen_by = excluded.seen_by, challenged_by = excluded.challenged_by"
)


# --- Following


def follow(connection: Connection, guest: str, name: str, now: int, most: int) -> str:
    """Who is followed from now on. Refusal unknown_person, yourself, follows_full, no_guest. Who is
    followed already stays so."""
    followed = person(connection, name, guest)
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    if not bounds.stays(connection, followed):
        raise _unknown()
    if not follows_one(connection, guest, followed):
        bounds.check(connection, [bounds.follows_of(guest, most)])
        connection.execute(insert(follows).values(guest=guest, followed=followed, created=now))
    return followed


def unfollow(connection: Connection, guest: str, name: str) -> str:
    """Who is no longer followed, if they were; Refusal unknown_person, yourself."""
    followed = person(connection, name, guest)
    pair = (follows.c.guest == guest, follows.c.followed == followed)
    connection.execute(delete(follows).where(*pair))
    return followed


def person(connection: Connection, name: str, guest: str) -> str:
    """Who keeps a name, if that is somebody else than the guest; Refusal unknown_person,
    yourself."""
    found = holder(connection, name)
    if found is None:
        raise _unknown()
    if found == guest:
        raise Refusal("yourself", "name", "expected the name of somebody else")
    return found


def _unknown() -> Refusal:
    return Refusal("unknown_person", "name", "expected a name that somebody keeps")


def followed_by(connection: Connection, guest: str) -> list[str]:
    """Whom a guest follows."""
    mine = select(follows.c.followed).where(follows.c.guest == guest)
    return list(connection.scalars(mine.order_by(follows.c.followed)))


def follows_one(connection: Connection, guest: str, other: str) -> bool:
    pair = (follows.c.guest == guest, follows.c.followed == other)
    return connection.scalar(select(follows.c.created).where(*pair)) is not None


def people(connection: Connection, guest: str) -> list[FollowedPerson]:
    """Whom a guest follows, by name, as far as they keep one now; and whether these let the guest
    see that they are here."""
    back = follows.alias("back")
    current = (kept_names.c.guest == follows.c.followed) & kept_names.c.freed.is_(None)
    returned = and_(back.c.guest == follows.c.followed, back.c.followed == guest)
    rows = connection.execute(
        select(follows.c.followed, kept_names.c.name, circles.c.seen_by, back.c.created)
        .join_from(follows, kept_names, current)
        .outerjoin(circles, circles.c.guest == follows.c.followed)
        .outerjoin(back, returned)
        .where(follows.c.guest == guest)
    )
    found = [
        FollowedPerson(row.followed, row.name, _includes(row.seen_by, row.created is not None))
        for row in rows
    ]
    return sorted(found, key=lambda each: each.name.casefold())


def running_games(connection: Connection, ids: Collection[str]) -> list[GameOfPerson]:
    """The games that these people play in now, those that everybody may watch first."""
    rows = connection.execute(
        select(seats.c.guest, games.c.id, games.c.listed)
        .join_from(seats, games, seats.c.game == games.c.id)
        .where(RUNNING, seats.c.guest.in_(list(ids)), ~seats.c.local)
        .order_by(games.c.listed.desc(), games.c.changed.desc(), games.c.id)
    )
    return [GameOfPerson(row.guest, row.id, row.listed) for row in rows]


# --- Who sees a guest, and challenges them


def circles_of(connection: Connection, guest: str) -> Circles:
    row = connection.execute(select(circles).where(circles.c.guest == guest)).first()
    return Circles() if row is None else Circles(row.seen_by, row.challenged_by)


def set_circles(
    connection: Connection, guest: str, seen_by: Circle | None, challenged_by: Circle | None
) -> None:
    """What is None stays as it is; Refusal no_guest."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    known = circles_of(connection, guest)
    values = {
        "guest": guest,
        "seen_by": seen_by or known.seen_by,
        "challenged_by": challenged_by or known.challenged_by,
    }
    connection.execute(_set_circles, values)


def takes_challenge(connection: Connection, challenged: str, challenger: str) -> bool:
    """Whether somebody may challenge a person, as far as that one has said."""
    followed = follows_one(connection, challenged, challenger)
    return _includes(circles_of(connection, challenged).challenged_by, followed)


def _includes(circle: Circle | None, followed: bool) -> bool:
    return circle in (None, "everyone") or (circle == "followed" and followed)
