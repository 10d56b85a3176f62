"""Days off in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select, update

from evora.server.common.refusal import Refusal
from evora.server.domain.holidays import Allowance, days_begun, year_of
from evora.server.domain.table import Holiday
from evora.server.storage import bounds
from evora.server.storage.schema import holidays


def allowance(connection: Connection, guest: str, now: int) -> Allowance:
    mine = holidays.c.guest == guest
    used = select(func.sum(holidays.c.days)).where(mine, holidays.c.year == year_of(now))
    return Allowance(
        last=last(connection, [guest]).get(guest), used=int(connection.scalar(used) or 0)
    )


def last(connection: Connection, ids: Collection[str]) -> dict[str, Holiday]:
    """The newest days off of each of these guests who have had any."""
    rows = connection.execute(
        select(holidays).where(holidays.c.guest.in_(list(ids))).order_by(holidays.c.begins)
    )
    return {row.guest: Holiday(row.begins, row.ends) for row in rows}


def take(connection: Connection, guest: str, days: int, now: int) -> None:
    """Refusal no_guest; on_holiday if days off run already; no_days_off if so many are not left."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    before = allowance(connection, guest, now)
    if before.running(now) is not None:
        raise Refusal("on_holiday", None, "expected nobody whose days off run already")
    if days > before.left:
        raise Refusal("no_days_off", "days", f"expected at most {before.left} days")
    new = before.next(days, now)
    connection.execute(
        insert(holidays).values(
            guest=guest, begins=new.begins, ends=new.ends, year=year_of(now), days=days
        )
    )


def end(connection: Connection, guest: str, now: int) -> None:
    """Ends the days off that run, if any; those that have not begun are not used."""
    bounds.lock(connection, [guest])
    running = allowance(connection, guest, now).running(now)
    if running is None:
        return
    # Another process may have a clock that is ahead of this one's.
    ends = max(now, running.begins)
    connection.execute(
        update(holidays)
        .where(holidays.c.guest == guest, holidays.c.begins == running.begins)
        .values(ends=ends, days=days_begun(running, ends))
    )
