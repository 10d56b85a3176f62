"""The outbox: notices that are due, and what of them is being sent; statements inside the caller's
transaction.

Any process looks for what is due and settles it. Two that do so at once decide alike, and the
second finds that it was settled. What is sent is taken with a lease: should its process die,
another takes it when that ends. Rows that another process is writing to are passed over, so one
that is frozen in the middle holds up nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, text, update

from evora.server.domain import notices as domain
from evora.server.messages import NoticeWay
from evora.server.storage.cluster import database_ms
from evora.server.storage.notice_values import (
    Changes,
    Delivery,
    DueNotice,
    RefusedDelivery,
    Result,
    Settlement,
)
from evora.server.storage.notices import MAX_LISTED, row, stored, wishes
from evora.server.storage.schema import (
    called,
    deliveries,
    games,
    guests,
    notice_settings,
    notices,
    refused_deliveries,
)

# How long a process may be at one sending.
LEASE_MS = 60_000
# Kinds of refusals that are kept for the host, and letters of each.
_MAX_REFUSALS, _MAX_WHY = 100, 200

# Both databases read these.
_call = text("INSERT INTO called (guest, at) VALUES (:guest, :at) ON CONFLICT (guest) DO NOTHING")
_refuse = text(
    "INSERT INTO refused_deliveries (way, why, first, last, times)"
    " VALUES (:way, :why, :now, :now, 1) ON CONFLICT (way, why) DO UPDATE"
    " SET last = excluded.last, times = refused_deliveries.times + 1"
)
_look_again = (
    update(notices)
    .where(notices.c.id == bindparam("_id"))
    .values(due=bindparam("_due"), read=func.coalesce(notices.c.read, bindparam("_read")))
)
_settings = [column for column in notice_settings.c if column.name != "guest"]
# Whether the reason of a notice has not passed.
_holds = or_(
    and_(
        notices.c.kind.in_(("turn", "time")),
        games.c.status == "playing",
        games.c.to_move == notices.c.guest,
    ),
    and_(notices.c.kind == "challenge", games.c.status == "waiting"),
    notices.c.kind.not_in(("turn", "time", "challenge")),
).label("holds")


# --- What is due


def due(connection: Connection, now: int, limit: int) -> list[DueNotice]:
    """The oldest first."""
    rows = connection.execute(
        select(notices, games.c.deadline, called.c.at, _holds, *_settings)
        .join_from(notices, games, notices.c.game == games.c.id, isouter=True)
        .outerjoin(notice_settings, notice_settings.c.guest == notices.c.guest)
        .outerjoin(called, called.c.guest == notices.c.guest)
        .where(notices.c.due <= now)
        .order_by(notices.c.due, notices.c.id)
        .limit(limit)
    )
    return [
        DueNotice(
            id=found.id,
            guest=found.guest,
            kind=found.kind,
            game=found.game,
            about=found.about,
            data=domain.decode(found.data),
            made=found.made,
            due=found.due,
            holds=bool(found.holds),
            seen=found.read is not None,
            deadline=found.deadline,
            wishes=wishes(found),
            was_called=found.at is not None,
        )
        for found in rows
    ]


def settle(connection: Connection, settled: Sequence[Settlement], now: int) -> Changes:
    """Writes what becomes of notices that were due, as far as that is still to be decided."""
    ids = select(notices.c.id, notices.c.due).where(notices.c.id.in_([one.id for one in settled]))
    locked = connection.execute(
        ids.order_by(notices.c.id).with_for_update(skip_locked=True, key_share=True)
    )
    still_due = {found.id: found.due for found in locked}
    mine = [one for one in settled if still_due.get(one.id) == one.due]
    if gone := [one.id for one in mine if one.gone]:
        connection.execute(delete(notices).where(notices.c.id.in_(gone)))
    stay = [one for one in mine if not one.gone]
    if stay:
        rows = [
            {"_id": one.id, "_due": one.next, "_read": now if one.seen else None} for one in stay
        ]
        connection.execute(_look_again, rows)
    # In one order, so that two processes never wait for each other.
    calling = sorted({one.guest for one in stay if one.calls})
    called_now = {guest for guest in calling if _is_called(connection, guest, now)}
    _send(connection, stay, called_now, now)
    _prune(connection, {one.guest for one in mine})
    changed = {one.guest for one in mine if one.seen or one.gone or one.mark is not None}
    return Changes(changed, called_now)


def _is_called(connection: Connection, guest: str, now: int) -> bool:
    """Whether a guest is called by this, and was not yet."""
    return connection.execute(_call, {"guest": guest, "at": now}).rowcount == 1


def _send(
    connection: Connection, settled: Sequence[Settlement], called_now: Collection[str], now: int
) -> None:
    """Of several that call a guest together the first is sent."""
    rows, free = [], set(called_now)
    for one in settled:
        notice = one.id if one.mark is None else _note_time(connection, one, now)
        pushes = not one.calls or one.guest in free
        if one.calls:
            free.discard(one.guest)
        rows += [
            {"notice": notice, "way": way, "target": target}
            | {"due": now, "expires": one.expires, "tries": 0}
            for way, target in one.deliveries
            if pushes or way != "push"
        ]
    if rows:
        connection.execute(insert(deliveries), rows)


def _note_time(connection: Connection, one: Settlement, now: int) -> str:
    """The time for a turn is short; its notice replaces an earlier one."""
    turn = connection.execute(select(notices).where(notices.c.id == one.id)).one()
    earlier = (notices.c.guest == one.guest, notices.c.kind == "time", notices.c.game == turn.game)
    connection.execute(delete(notices).where(*earlier))
    data = one.mark or domain.NoticeData()
    notice = domain.Notice(one.guest, "time", made=now, due=now, about=turn.about, data=data)
    new = {**row(turn.game, notice), "due": None, "read": now if one.seen else None}
    connection.execute(insert(notices), [new])
    return str(new["id"])


def _prune(connection: Connection, guests_: Collection[str]) -> None:
    """Of too many notices the oldest go, but for turns and what is still to be sent."""
    idle = and_(notices.c.kind != "turn", notices.c.due.is_(None))
    many = select(notices.c.guest).where(notices.c.guest.in_(sorted(guests_)), idle)
    full = many.group_by(notices.c.guest).having(func.count() > MAX_LISTED)
    for guest in connection.scalars(full).all():
        mine = and_(notices.c.guest == guest, idle)
        newest = select(notices.c.made).where(mine).order_by(notices.c.made.desc())
        last = connection.scalar(newest.offset(MAX_LISTED).limit(1))
        connection.execute(delete(notices).where(mine, notices.c.made <= last))


# --- What is sent


def take(connection: Connection, now: int, limit: int) -> list[Delivery]:
    """Deliveries that are due and that nobody is at; from now on the caller is, for LEASE_MS."""
    at = database_ms(connection)
    free = or_(deliveries.c.lease.is_(None), deliveries.c.lease <= at)
    rows = connection.execute(
        select(
            deliveries,
            notices,
            games.c.deadline,
            games.c.summary,
            guests.c.name,
            _holds,
            *_settings,
        )
        .join_from(deliveries, notices, deliveries.c.notice == notices.c.id)
        .outerjoin(games, notices.c.game == games.c.id)
        .outerjoin(guests, guests.c.id == notices.c.about)
        .outerjoin(notice_settings, notice_settings.c.guest == notices.c.guest)
        .where(deliveries.c.due <= now, free)
        .order_by(deliveries.c.due, deliveries.c.notice)
        .limit(limit)
        .with_for_update(of=deliveries, skip_locked=True)
    ).all()
    lease = at + LEASE_MS
    found = [_delivery(one, lease) for one in rows]
    for one in found:
        values = {"lease": lease, "tries": one.tries}
        connection.execute(update(deliveries).where(_is(one)).values(values))
    return found


def _delivery(found: Any, lease: int) -> Delivery:
    return Delivery(
        notice=stored(found),
        guest=found.guest,
        way=found.way,
        target=found.target,
        tries=found.tries + 1,
        expires=found.expires,
        lease=lease,
        holds=bool(found.holds) and found.read is None,
        wishes=wishes(found),
    )


def _is(one: Delivery) -> Any:
    return and_(
        deliveries.c.notice == one.notice.id,
        deliveries.c.way == one.way,
        deliveries.c.target == one.target,
    )


def note_results(connection: Connection, results: Sequence[Result], now: int) -> None:
    """What came of deliveries. One that another process has taken meanwhile is left to it, unless
    it need not be sent any more."""
    for result in results:
        this = _is(result.delivery)
        if result.state == "later":
            mine = and_(this, deliveries.c.lease == result.delivery.lease)
            connection.execute(update(deliveries).where(mine).values(due=result.due, lease=None))
            continue
        if result.state == "gone":
            way, target = result.delivery.way, result.delivery.target
            this = and_(deliveries.c.way == way, deliveries.c.target == target)
        connection.execute(delete(deliveries).where(this))
        if result.state == "refused":
            note_refusal(connection, result.delivery.way, result.why, now)


def note_refusal(connection: Connection, way: NoticeWay, why: str | None, now: int) -> None:
    """For the host: somebody did not take what was sent."""
    known = connection.scalar(select(func.count()).select_from(refused_deliveries)) or 0
    what = (why or "")[:_MAX_WHY] if known < _MAX_REFUSALS else "other"
    connection.execute(_refuse, {"way": way, "why": what, "now": now})


def has_deliveries(connection: Connection, now: int) -> bool:
    """Whether one is due, at which another process may be."""
    due_now = select(deliveries.c.notice).where(deliveries.c.due <= now).limit(1)
    return connection.scalar(due_now) is not None


def waiting(connection: Connection) -> int:
    """How many deliveries there are to be made."""
    return connection.scalar(select(func.count()).select_from(deliveries)) or 0


# --- Who was called


def called_guests(connection: Connection) -> list[str]:
    """Those who have not been back since."""
    return list(connection.scalars(select(called.c.guest)))


def note_back(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(called).where(called.c.guest.in_(list(ids))))


# --- For the host


def refusals(connection: Connection) -> list[RefusedDelivery]:
    """The last first."""
    rows = connection.execute(select(refused_deliveries).order_by(refused_deliveries.c.last.desc()))
    return [RefusedDelivery(**found._mapping) for found in rows]


def forget_refusals(connection: Connection, before: int | None = None) -> int:
    """Those that did not happen again since then, or all of them; how many kinds."""
    old = [] if before is None else [refused_deliveries.c.last < before]
    return connection.execute(delete(refused_deliveries).where(*old)).rowcount
