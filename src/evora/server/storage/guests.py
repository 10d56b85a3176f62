"""Guests in the database: statements inside the caller's transaction.

Sessions, codes and tokens come as hashes (SHA-256, hex)."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, or_, select, update

from evora.server.common.refusal import Refusal
from evora.server.domain import host_actions as actions
from evora.server.storage import bounds, host_actions, host_state, puzzles, rates, ratings
from evora.server.storage import mail as stored_mail
from evora.server.storage import pairings as stored_pairings
from evora.server.storage.games import of_guest
from evora.server.storage.rates import Charge
from evora.server.storage.schema import (
    RUNNING,
    bans,
    blocks,
    bots,
    called,
    challenges,
    circles,
    codes,
    daily_deals,
    entries,
    fair_play,
    finishing,
    follows,
    games,
    guests,
    holidays,
    kept_names,
    notice_settings,
    notices,
    pairings,
    passkeys,
    played_seats,
    push_subscriptions,
    puzzle_progress,
    puzzle_runs,
    puzzle_tries,
    recovery_codes,
    reports,
    results,
    seats,
    sessions,
)
from evora.server.storage.schema import ratings as stored_ratings
from evora.server.storage.values import Device, Guest, Invitation


def add(
    connection: Connection, guest: str, session: str, now: int, name: str | None = None
) -> None:
    connection.execute(insert(guests).values(id=guest, name=name, created=now, seen=now))
    connection.execute(insert(sessions).values(hash=session, guest=guest, created=now))


def join(  # noqa: PLR0913, PLR0917  (a guest, and what lets them in)
    connection: Connection,
    guest: str,
    session: str,
    now: int,
    charge: Charge,
    invitation: Invitation | None = None,
) -> None:
    """Adds somebody for whom an address is charged; Refusal too_many. `invitation`: where one is
    needed; Refusal invitation_needed."""
    if invitation is not None and not host_state.use_invitation(
        connection, invitation.code, invitation.time
    ):
        raise Refusal("invitation_needed", "invitation", "expected one that is still good")
    add(connection, guest, session, now)
    rates.charge(connection, charge, now)


def by_session(connection: Connection, session: str) -> Guest | None:
    mine = (kept_names.c.guest == guests.c.id) & kept_names.c.freed.is_(None)
    row = connection.execute(
        select(guests, kept_names.c.kept)
        .join_from(sessions, guests)
        .outerjoin(kept_names, mine)
        .where(sessions.c.hash == session)
    ).first()
    if row is None:
        return None
    return Guest(
        id=row.id,
        name=row.name,
        created=row.created,
        seen=row.seen,
        renamed=row.renamed,
        kept=row.kept is not None,
    )


def note_seen(connection: Connection, guest: str, now: int) -> None:
    """Once a day is enough."""
    connection.execute(update(guests).where(guests.c.id == guest).values(seen=now))


def set_name(
    connection: Connection, guest: str, name: str | None, renamed: int | None = None
) -> None:
    """`renamed`: when the host did it, whom nobody has asked."""
    connection.execute(
        update(guests).where(guests.c.id == guest).values(name=name, renamed=renamed)
    )


def note_rename_seen(connection: Connection, guest: str) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(renamed=None))


def names(connection: Connection, ids: Collection[str]) -> dict[str, str | None]:
    """Of those guests who are there; None without a name."""
    rows = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(list(ids))))
    return {row.id: row.name for row in rows}


def add_code(connection: Connection, code: str, guest: str, expires: int) -> None:
    """A one-time code; it replaces the ones that this guest has asked for before."""
    bounds.lock(connection, [guest])
    connection.execute(delete(codes).where(codes.c.guest == guest))
    connection.execute(insert(codes).values(hash=code, guest=guest, expires=expires))


def has_code(connection: Connection, guest: str, now: int) -> bool:
    """Whether a code of this guest can still be used."""
    good = (codes.c.guest == guest, codes.c.used.is_(None), codes.c.expires > now)
    return connection.scalar(select(codes.c.hash).where(*good).limit(1)) is not None


def use_code(connection: Connection, code: str, now: int) -> str | None:
    """The guest of a code that is still good, once."""
    # The update alone decides: of two at once, the second finds it used.
    good = (codes.c.hash == code, codes.c.used.is_(None), codes.c.expires > now)
    if connection.execute(update(codes).where(*good).values(used=now)).rowcount != 1:
        return None
    return connection.scalar(select(codes.c.guest).where(codes.c.hash == code))


def forget(connection: Connection, guest: str) -> None:
    """Removes name, sessions, codes, bots, days off, pairings, bans, the names at their device,
    their seats in every game and off their results; with the guest the database removes keys,
    browsers that take notices, tries at puzzles and runs, deals of the day, ratings, what their
    page is made of, notices and what they want of them, mail addresses, feeds, blocks and follows
    either way, challenges, notes and reports about them, and takes their name off reports that they
    made. Logs stay: they hold only the guest's id, which is random and then leads nowhere; the
    host's log loses what it says of them. Of names that they kept only the look stays, so that
    nobody else gets them. The caller has resigned running games first."""
    bounds.lock(connection, [guest])
    for bot in connection.scalars(select(bots.c.guest).where(bots.c.owner == guest)).all():
        forget(connection, bot)
    for table in (sessions, codes, bots, puzzle_progress, holidays, pairings):
        connection.execute(delete(table).where(table.c.guest == guest))
    connection.execute(delete(bans).where(bans.c.target == guest))
    host_actions.forget(connection, guest)
    ratings.forget(connection, guest)
    mine = kept_names.c.guest == guest
    connection.execute(update(kept_names).where(mine).values(guest=None, name=None))
    connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None, name=None))
    connection.execute(
        update(games).where(games.c.creator == guest).values(creator=None, command=None)
    )
    connection.execute(update(games).where(RUNNING, games.c.to_move == guest).values(to_move=None))
    connection.execute(delete(guests).where(guests.c.id == guest))


# --- Devices


def sign_in(
    connection: Connection, code: str, session: str, now: int, most: int
) -> list[str] | None:
    """A device becomes the guest who made the code; None if that is not good. Which sessions were
    removed for it."""
    guest = connection.scalar(select(codes.c.guest).where(codes.c.hash == code))
    if guest is None:
        return None
    bounds.lock(connection, [guest])
    if use_code(connection, code, now) is None:
        return None
    return add_session(connection, guest, session, now, most)


def add_session(connection: Connection, guest: str, session: str, now: int, most: int) -> list[str]:
    """Another device of a guest, whose row is locked; which sessions were removed for it, so that a
    guest has at most `most`: those that were not used for longest."""
    used = func.coalesce(sessions.c.seen, sessions.c.created)
    known = (
        select(sessions.c.hash)
        .where(sessions.c.guest == guest)
        .order_by(used.desc(), sessions.c.created.desc(), sessions.c.hash)
    )
    removed = list(connection.scalars(known))[most - 1 :]
    remove_sessions(connection, guest, removed)
    connection.execute(insert(sessions).values(hash=session, guest=guest, created=now))
    return removed


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


_OF_RATINGS = ("pool", "rating", "deviation", "volatility", "games", "last", "best")
_OF_RESULTS = ("game", "seat", "ended", "pool", "place", "counts", "rating_before", "rating")
# What entries of a log call somebody by their id.
_PEOPLE = ("guest", "creator", "invited")
# Not the id of the other guest: that is about somebody else.
_OF_PLAYED = [
    column.name for column in played_seats.columns if column.name not in ("guest", "opponent")
]
_OF_DEALS = ("date", "setting", "begun", "begun_on", "tokens", "finished", "scores", "late")
# Not the id of the other one in it.
_OF_NOTICES = ("kind", "game", "data", "made", "due", "read")
_OF_WISHES = [column.name for column in notice_settings.columns if column.name != "guest"]
_OF_TRIES = ("id", "puzzle", "rating", "day", "time", "solved", "run", "daily")
_OF_RUNS = ("id", "day", "time", "solved", "mistakes", "ms", "checked")
_OF_PASSKEYS = ("party", "agent", "backed_up", "created", "used")
# Not the secret that messages to a browser are encrypted with.
_OF_PUSH = ("endpoint", "origin", "made")


def export(connection: Connection, guest: str) -> dict[str, Any] | None:
    """Everything stored about a guest, as plain JSON values; no hashes, no running seeds."""
    person = connection.execute(select(guests).where(guests.c.id == guest)).first()
    if person is None:
        return None
    own_bots = connection.execute(
        select(bots.c.guest, bots.c.accepts, bots.c.finished, guests.c.name, guests.c.created)
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
        "renamed": person.renamed,
        "open_page": person.open_page,
        "devices": [
            {"since": device.created, "seen": device.seen, "kind": device.agent}
            for device in devices(connection, guest)
        ],
        "bots": [
            {
                "bot": bot.guest,
                "name": bot.name,
                "accepts": bot.accepts,
                "created": bot.created,
                "finished": bot.finished,
            }
            for bot in own_bots
        ],
        "codes": [{"expires": code.expires, "used": code.used} for code in asked],
        "kept_names": _rows(connection, kept_names, guest, "kept", ("name", "kept", "freed")),
        "recovery_codes": _rows(connection, recovery_codes, guest, "made", ("made", "used")),
        "passkeys": _rows(connection, passkeys, guest, "created", _OF_PASSKEYS),
        "push": _rows(connection, push_subscriptions, guest, "made", _OF_PUSH),
        "puzzles": _progress(connection, guest),
        "puzzle_tries": _rows(connection, puzzle_tries, guest, "number", _OF_TRIES),
        "puzzle_runs": _rows(connection, puzzle_runs, guest, "time", _OF_RUNS),
        "deals": _rows(connection, daily_deals, guest, "begun", _OF_DEALS),
        "holidays": _rows(connection, holidays, guest, "begins", ("begins", "ends", "days")),
        "ratings": _rows(connection, stored_ratings, guest, "pool", _OF_RATINGS),
        "results": _rows(connection, results, guest, "number", _OF_RESULTS),
        "finishing": _rows(connection, finishing, guest, "games", ("games",)),
        "played": _rows(connection, played_seats, guest, "ended", _OF_PLAYED),
        "pairings": stored_pairings.export(connection, guest),
        # When, but not whom: that is about somebody else.
        "blocks": _rows(connection, blocks, guest, "created", ("created",)),
        # Names that are kept are known to everybody.
        "follows": _follows(connection, guest),
        "circles": _rows(connection, circles, guest, "guest", ("seen_by", "challenged_by")),
        "challenges": _challenges(connection, guest),
        "reports": _reports(connection, guest),
        "notices": _rows(connection, notices, guest, "made", _OF_NOTICES),
        "notice_settings": _rows(connection, notice_settings, guest, "guest", _OF_WISHES),
        "called": _rows(connection, called, guest, "at", ("at",)),
        "fair_play": _rows(connection, fair_play, guest, "time", ("game", "seq", "time", "what")),
        **stored_mail.export(connection, guest),
        "bans": _bans(connection, guest),
        "host": _host_actions(connection, guest),
        "games": _games(connection, guest),
    }


def _bans(connection: Connection, guest: str) -> list[dict[str, Any]]:
    found = host_state.bans_of(connection, [guest])[guest]
    return [{"made": ban.made, "until": ban.until, "reason": ban.reason} for ban in found]


def _host_actions(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What the host has done about them, and not who did it."""
    found = host_actions.latest(connection, 1000, guest)
    return [
        {"time": one.time, "state": one.state, "action": json.loads(actions.encode(one.action))}
        for one in reversed(found)
    ]


def _rows(
    connection: Connection, table: Table, guest: str, order: str, columns: Sequence[str]
) -> list[dict[str, Any]]:
    """What a table has of a guest."""
    chosen = select(*(table.c[name] for name in columns))
    mine = chosen.where(table.c.guest == guest).order_by(table.c[order])
    return [dict(row) for row in connection.execute(mine).mappings()]


def _progress(connection: Connection, guest: str) -> dict[str, Any] | None:
    stored = json.loads(puzzles.load(connection, guest) or "null")
    return stored and {key: value for key, value in stored.items() if key != "version"}


def _follows(connection: Connection, guest: str) -> list[dict[str, Any]]:
    mine = (
        select(guests.c.name, follows.c.created)
        .join_from(follows, guests, follows.c.followed == guests.c.id)
        .where(follows.c.guest == guest)
        .order_by(follows.c.created, guests.c.name)
    )
    return [dict(row) for row in connection.execute(mine).mappings()]


def _challenges(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """Those of the guest, and to them."""
    mine = or_(challenges.c.challenger == guest, challenges.c.challenged == guest)
    rows = connection.execute(select(challenges).where(mine).order_by(challenges.c.made))
    return [{"game": row.game, "made": row.made, "own": row.challenger == guest} for row in rows]


def _reports(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What the guest has reported; what others have reported of them is about those, too."""
    mine = select(reports).where(reports.c.reporter == guest).order_by(reports.c.created)
    keys = ("created", "game", "seat", "kind", "text", "state")
    return [{key: row[key] for key in keys} for row in connection.execute(mine).mappings()]


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
        key: None if key in _PEOPLE and item != guest else _without_others(item, guest)
        for key, item in value.items()
    }
