"""Notices in the database: written with what they tell about, listed, read, and what people want of
them; statements inside the caller's transaction. Where they are sent is `outbox`."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)

from evora.server.common.refusal import Refusal
from evora.server.domain import notices as domain
from evora.server.domain.notice_settings import Wishes, decode_switches, encode_switches
from evora.server.messages import NoticeKind, QuietHours, SetNoticeSettings
from evora.server.storage import bounds
from evora.server.storage.notice_values import StoredNotice, WaitingGame
from evora.server.storage.schema import (
    RUNNING,
    games,
    guests,
    kept_names,
    notice_settings,
    notices,
    seats,
)
from evora.server.storage.values import Write

# Notices in one's list; the oldest go first, but for turns that are still to be played.
MAX_LISTED = 100
KEPT_MS = 30 * 86_400_000

_key = (
    notices.c.guest == bindparam("_guest"),
    notices.c.kind == bindparam("_kind"),
    notices.c.game == bindparam("_game"),
)
_drop = delete(notices).where(*_key)
# Of one game, one person is to move: both go together, with one statement.
_TURNS = ("turn", "time")
_drop_turns = delete(notices).where(
    notices.c.game.in_(bindparam("_games", expanding=True)), notices.c.kind.in_(_TURNS)
)
# What is due sooner than the first mark has yet to be sent.
_move_marks = (
    update(notices)
    .where(*_key)
    .values(
        data=bindparam("_data"),
        due=case((notices.c.due < bindparam("_was"), notices.c.due), else_=bindparam("_due")),
    )
)
# Both databases read this.
_put_settings = text(
    "INSERT INTO notice_settings"
    " (guest, switches, quiet_begins, quiet_ends, zone, every, language)"
    " VALUES (:guest, :switches, :quiet_begins, :quiet_ends, :zone, :every, :language)"
    " ON CONFLICT (guest) DO UPDATE SET switches = excluded.switches,"
    " quiet_begins = excluded.quiet_begins, quiet_ends = excluded.quiet_ends,"
    " zone = excluded.zone, every = excluded.every, language = excluded.language"
)


# --- With a game


def notified(batch: Iterable[Write]) -> set[str]:
    """The guests who get something new."""
    return {notice.guest for item in batch for notice in item.notices.new}


def note(connection: Connection, batch: Sequence[Write], there: Collection[str]) -> None:
    """What decisions change of notices. `there`: those of `notified` who are guests, and stay so
    until the transaction ends."""
    changed = [item for item in batch if item.notices is not domain.NOTHING]
    if not changed:
        return
    keys = [(item.game, *key) for item in changed for key in item.notices.keys]
    if turns := {game for game, _, kind in keys if kind == "turn"}:
        connection.execute(_drop_turns, {"_games": sorted(turns)})
    dropped = [
        {"_guest": guest, "_kind": kind, "_game": game}
        for game, guest, kind in keys
        if kind not in _TURNS or game not in turns
    ]
    if dropped:
        connection.execute(_drop, dropped)
    rows = [
        row(item.game, notice)
        for item in changed
        for notice in item.notices.new
        if notice.guest in there
    ]
    if rows:
        connection.execute(insert(notices), rows)
    marks = [(item.game, item.notices.marks) for item in changed if item.notices.marks is not None]
    if marks:
        connection.execute(_move_marks, [_marks_row(game, new) for game, new in marks])


def row(game: str | None, notice: domain.Notice) -> dict[str, Any]:
    return {
        "id": secrets.token_hex(10),
        "guest": notice.guest,
        "kind": notice.kind,
        "game": game,
        "about": notice.about,
        "data": domain.encode(notice.data),
        "made": notice.made,
        "due": notice.due,
        "read": None,
    }


def _marks_row(game: str, new: domain.NewMarks) -> dict[str, Any]:
    key = {"_guest": new.guest, "_kind": "turn", "_game": game}
    return {**key, "_data": domain.encode(new.data), "_was": new.was, "_due": new.due}


# --- The bell


def listed(
    connection: Connection, guest: str, hidden: Collection[NoticeKind] = ()
) -> list[StoredNotice]:
    """The newest first, without those of some kinds."""
    mine = (notices.c.guest == guest, notices.c.kind.not_in(hidden), _stands())
    newest = (notices.c.made.desc(), notices.c.id)
    rows = connection.execute(_described().where(*mine).order_by(*newest).limit(MAX_LISTED))
    return [replace(stored(found), kept=found.kept is not None) for found in rows]


def _described() -> Any:
    keeps = and_(kept_names.c.guest == guests.c.id, kept_names.c.freed.is_(None))
    return (
        select(notices, guests.c.name, kept_names.c.kept, games.c.deadline, games.c.summary)
        .join_from(notices, games, notices.c.game == games.c.id, isouter=True)
        .outerjoin(guests, guests.c.id == notices.c.about)
        .outerjoin(kept_names, keeps)
    )


def stored(found: Any) -> StoredNotice:
    """Of a row with its game and the name of whom it is about, kept or not."""
    return StoredNotice(
        id=found.id,
        kind=found.kind,
        game=found.game,
        name=found.name,
        data=domain.decode(found.data),
        deadline=found.deadline,
        summary=found.summary,
        made=found.made,
        read=found.read is not None,
    )


def _stands() -> ColumnElement[bool]:
    """A process of the version before moves without a word to anybody."""
    return or_(notices.c.kind.not_in(_TURNS), games.c.to_move == notices.c.guest)


def unread(connection: Connection, guest: str, hidden: Collection[NoticeKind]) -> list[str | None]:
    """The games of those that were not read; None for one that is about none."""
    mine = (notices.c.guest == guest, notices.c.read.is_(None), _stands())
    chosen = select(notices.c.game).join_from(notices, games, isouter=True)
    shown = chosen.where(*mine, notices.c.kind.not_in(hidden))
    return list(connection.scalars(shown.limit(MAX_LISTED)))


def waiting(connection: Connection, guest: str, most: int) -> tuple[int, list[WaitingGame]]:
    """In how many slow games it is a guest's turn, and those with the least time left."""
    turns = (notices.c.guest == guest, notices.c.kind == "turn")
    mine = (RUNNING, games.c.to_move == guest, games.c.deadline.is_not(None))
    rows = connection.execute(
        select(games.c.id, games.c.deadline)
        .join_from(notices, games)
        .where(*turns, *mine)
        .order_by(games.c.deadline, games.c.id)
    ).all()
    first = rows[:most]
    names = _others(connection, guest, [found.id for found in first])
    found = [WaitingGame(game=one.id, deadline=one.deadline, names=names[one.id]) for one in first]
    return len(rows), found


def _others(connection: Connection, guest: str, ids: Sequence[str]) -> dict[str, list[str | None]]:
    found: dict[str, list[str | None]] = {game: [] for game in ids}
    rows = connection.execute(
        select(seats.c.game, guests.c.name, seats.c.local, seats.c.name.label("local_name"))
        .join_from(seats, guests, seats.c.guest == guests.c.id, isouter=True)
        .where(seats.c.game.in_(ids), or_(seats.c.guest.is_(None), seats.c.guest != guest))
        .order_by(seats.c.game, seats.c.seat)
    )
    for one in rows:
        found[one.game].append(one.local_name if one.local else one.name)
    return found


def read_all(connection: Connection, guest: str, now: int) -> None:
    connection.execute(_unread_of(guest).values(read=now))


def read_one(connection: Connection, guest: str, notice: str, now: int) -> None:
    """Refusal not_found if it is not theirs."""
    mine = (notices.c.guest == guest, notices.c.id == notice)
    if connection.scalar(select(notices.c.id).where(*mine)) is None:
        raise Refusal("not_found", "notice", "expected a notice of yours")
    connection.execute(_unread_of(guest).where(notices.c.id == notice).values(read=now))


def has_unread(connection: Connection, guest: str, game: str) -> bool:
    mine = (notices.c.guest == guest, notices.c.game == game, notices.c.read.is_(None))
    return connection.scalar(select(notices.c.id).where(*mine).limit(1)) is not None


def read_game(connection: Connection, guest: str, game: str, now: int) -> None:
    """The guest has looked at a game."""
    connection.execute(_unread_of(guest).where(notices.c.game == game).values(read=now))


def _unread_of(guest: str) -> Any:
    return update(notices).where(notices.c.guest == guest, notices.c.read.is_(None))


def add_test(connection: Connection, guest: str, now: int) -> None:
    """In place of an earlier one; Refusal no_guest."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    connection.execute(delete(notices).where(notices.c.guest == guest, notices.c.kind == "test"))
    connection.execute(
        insert(notices), [row(None, domain.Notice(guest, "test", made=now, due=now))]
    )


# --- What people want


def wishes_of(connection: Connection, guest: str) -> Wishes:
    mine = select(notice_settings).where(notice_settings.c.guest == guest)
    found = connection.execute(mine).first()
    return Wishes() if found is None else wishes(found)


def wishes(found: Any) -> Wishes:
    """Of a row that has the columns of `notice_settings`, all null where there is none."""
    if found.switches is None:
        return Wishes()
    begins, ends = found.quiet_begins, found.quiet_ends
    return Wishes(
        switches=decode_switches(found.switches),
        quiet=QuietHours(begins=begins, ends=ends) if begins is not None else None,
        zone=found.zone,
        every=found.every,
        language=found.language,
    )


def set_wishes(connection: Connection, guest: str, request: SetNoticeSettings) -> None:
    """Refusal no_guest, bad_field."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    _put_wishes(connection, guest, wishes_of(connection, guest).changed(request))


def set_language(connection: Connection, guest: str, language: str) -> None:
    """Of a guest whose row is locked: what they are sent is in it from now on."""
    _put_wishes(connection, guest, replace(wishes_of(connection, guest), language=language))


def _put_wishes(connection: Connection, guest: str, new: Wishes) -> None:
    values = {
        "guest": guest,
        "switches": encode_switches(new.switches),
        "quiet_begins": new.quiet.begins if new.quiet else None,
        "quiet_ends": new.quiet.ends if new.quiet else None,
        "zone": new.zone,
        "every": new.every,
        "language": new.language,
    }
    connection.execute(_put_settings, values)


# --- What is not kept


def delete_old(connection: Connection, before: int) -> None:
    """A turn goes when it is played, and what is still to be sent when it was."""
    old = (notices.c.made < before, notices.c.kind != "turn", notices.c.due.is_(None))
    connection.execute(delete(notices).where(*old))
