"""Guests in the database: statements inside the caller's transaction.

Sessions, codes and tokens come as hashes (SHA-256, hex)."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from evora.server.storage import puzzles
from evora.server.storage.games import of_guest
from evora.server.storage.schema import (
    RUNNING,
    bots,
    codes,
    entries,
    games,
    guests,
    holidays,
    puzzle_progress,
    seats,
    sessions,
)
from evora.server.storage.values import Device, Guest


def add(
    connection: Connection, guest: str, session: str, now: int, name: str | None = None
) -> None:
    connection.execute(insert(guests).values(id=guest, name=name, created=now, seen=now))
    connection.execute(insert(sessions).values(hash=session, guest=guest, created=now))


def by_session(connection: Connection, session: str) -> Guest | None:
    row = connection.execute(
        select(guests).join_from(sessions, guests).where(sessions.c.hash == session)
    ).first()
    if row is None:
        return None
    return Guest(id=row.id, name=row.name, created=row.created, seen=row.seen)


def note_seen(connection: Connection, guest: str, now: int) -> None:
    """Once a day is enough."""
    connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))


def set_name(connection: Connection, guest: str, name: str | None) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


def names(connection: Connection, ids: Collection[str]) -> dict[str, str | None]:
    """Of those guests who are there; None without a name."""
    rows = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(list(ids))))
    return {row.id: row.name for row in rows}


def add_code(connection: Connection, code: str, guest: str, expires: int) -> None:
    """A one-time code; it replaces the ones that this guest has asked for before."""
    connection.execute(delete(codes).where(codes.c.guest == guest))
    connection.execute(insert(codes).values(hash=code, guest=guest, expires=expires))


def has_code(connection: Connection, guest: str, now: int) -> bool:
    """Whether a code of this guest can still be used."""
    good = (codes.c.guest == guest, codes.c.used.is_(None), codes.c.expires > now)
    return connection.scalar(select(codes.c.hash).where(*good).limit(1)) is not None


def use_code(connection: Connection, code: str, now: int, session: str | None = None) -> str | None:
    """The guest of a code that is still good, once; `session`: of the new device."""
    # The update alone decides: of two at once, the second finds it used.
    good = (codes.c.hash == code, codes.c.used.is_(None), codes.c.expires > now)
    if connection.execute(update(codes).where(*good).values(used=now)).rowcount != 1:
        return None
    guest = connection.scalar(select(codes.c.guest).where(codes.c.hash == code))
    if guest is not None and session is not None:
        connection.execute(insert(sessions).values(hash=session, guest=guest, created=now))
    return guest


def forget(connection: Connection, guest: str) -> None:
    """Removes name, sessions, codes, bots, puzzles, days off, the names at their device, their
    seats in every game. Logs stay: they hold only the guest's id, which is random and then leads
    nowhere. The caller has resigned running games first."""
    for bot in connection.scalars(select(bots.c.guest).where(bots.c.owner == guest)).all():
        forget(connection, bot)
    for table in (sessions, codes, bots, puzzle_progress, holidays):
        connection.execute(delete(table).where(table.c.guest == guest))
    connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None, name=None))
    connection.execute(
        update(games).where(games.c.creator == guest).values(creator=None, command=None)
    )
    connection.execute(update(games).where(RUNNING, games.c.to_move == guest).values(to_move=None))
    connection.execute(delete(guests).where(guests.c.id == guest))


# --- Devices


def devices(connection: Connection, guest: str) -> list[Device]:
    """The oldest first."""
    rows = connection.execute(
        select(sessions)
        .where(sessions.c.guest == guest)
        .order_by(sessions.c.created, sessions.c.hash)
    )
    return [
        Device(session=row.hash, created=row.created, seen=row.seen, agent=row.agent)
        for row in rows
    ]


def note_device(connection: Connection, session: str, now: int, agent: str | None) -> None:
    connection.execute(
        update(sessions).where(sessions.c.hash == session).values(seen=now, agent=agent)
    )


def remove_sessions(connection: Connection, guest: str, hashes: Collection[str]) -> None:
    connection.execute(
        delete(sessions).where(sessions.c.guest == guest, sessions.c.hash.in_(list(hashes)))
    )


# --- Everything about one guest


def export(connection: Connection, guest: str) -> dict[str, Any] | None:
    """Everything stored about a guest, as plain JSON values; no hashes, no running seeds."""
    person = connection.execute(select(guests).where(guests.c.id == guest)).first()
    if person is None:
        return None
    own_bots = connection.execute(
        select(bots.c.guest, bots.c.accepts, guests.c.name, guests.c.created)
        .join_from(bots, guests, bots.c.guest == guests.c.id)
        .where(bots.c.owner == guest)
        .order_by(guests.c.created)
    )
    asked = connection.execute(
        select(codes.c.expires, codes.c.used)
        .where(codes.c.guest == guest)
        .order_by(codes.c.expires)
    )
    return {
        "guest": person.id,
        "name": person.name,
        "created": person.created,
        "seen": person.seen,
        "devices": [
            {"since": device.created, "seen": device.seen, "kind": device.agent}
            for device in devices(connection, guest)
        ],
        "bots": [
            {"bot": bot.guest, "name": bot.name, "accepts": bot.accepts, "created": bot.created}
            for bot in own_bots
        ],
        "codes": [{"expires": code.expires, "used": code.used} for code in asked],
        "puzzles": _progress(connection, guest),
        "holidays": _holidays(connection, guest),
        "games": _games(connection, guest),
    }


def _progress(connection: Connection, guest: str) -> dict[str, Any] | None:
    stored = json.loads(puzzles.load(connection, guest) or "null")
    return stored and {key: value for key, value in stored.items() if key != "version"}


def _holidays(connection: Connection, guest: str) -> list[dict[str, int]]:
    rows = connection.execute(
        select(holidays).where(holidays.c.guest == guest).order_by(holidays.c.begins)
    )
    return [{"begins": row.begins, "ends": row.ends, "days": row.days} for row in rows]


def _games(connection: Connection, guest: str) -> list[dict[str, Any]]:
    mine = of_guest(guest)
    rows = connection.execute(select(games).where(mine).order_by(games.c.created, games.c.id))
    found = {
        row.id: {
            "game": row.id,
            "created": row.created,
            "changed": row.changed,
            "status": row.status,
            "creator": row.creator == guest,
            "seats": [],
            "log": [],
        }
        for row in rows
    }
    sitting = select(seats).where(seats.c.guest == guest).order_by(seats.c.game, seats.c.seat)
    for seat in connection.execute(sitting):
        found[seat.game]["seats"].append(
            {"seat": seat.seat, "local": seat.local, "name": seat.name}
        )
    logged = (
        select(entries.c.game, entries.c.seq, entries.c.time, entries.c.entry)
        .join_from(entries, games)
        .where(mine)
        .order_by(entries.c.game, entries.c.seq)
    )
    for event in connection.execute(logged):
        entry = _without_others(json.loads(event.entry), guest)
        found[event.game]["log"].append({"seq": event.seq, "time": event.time, "entry": entry})
    return list(found.values())


def _without_others(value: Any, guest: str) -> Any:
    """An entry of a log without the ids of other guests: they are not about this one."""
    if isinstance(value, list):
        return [_without_others(item, guest) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: None if key in ("guest", "creator") and item != guest else _without_others(item, guest)
        for key, item in value.items()
    }
