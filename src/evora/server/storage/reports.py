"""Reports in the database, the queue of the host: statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, replace
from typing import Literal

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from evora.server.common.refusal import Refusal
from evora.server.domain.reports import MAX_OPEN, MAX_PER_DAY
from evora.server.storage import bounds
from evora.server.storage.schema import OPEN_REPORTS, guests, reports
from evora.server.storage.values import ReportedPerson, Reporter, StoredReport

_DAY_MS = 86_400_000


# --- For guests


def add(connection: Connection, report: StoredReport, seated: str) -> None:
    """Refusal bad_field: one of the two is gone; reported_already: the reporter has reported this
    person and game before; reports_full. `seated`: the guest of the seat, whose name is noted: the
    person, or their bot."""
    assert report.reporter is not None
    if not bounds.lock(connection, [report.reporter]) or not bounds.stays(connection, report.about):
        raise Refusal("bad_field", "seat", "expected the seat of another person")
    mine = reports.c.reporter == report.reporter
    same = (reports.c.about == report.about, reports.c.game == report.game)
    if connection.scalar(select(reports.c.id).where(mine, *same)) is not None:
        raise Refusal("reported_already", "seat")
    of_a_day = bounds.reports_since(report.reporter, report.created - _DAY_MS, MAX_PER_DAY)
    bounds.check(connection, [bounds.open_reports(report.reporter, MAX_OPEN), of_a_day])
    name = connection.scalar(select(guests.c.name).where(guests.c.id == seated))
    connection.execute(insert(reports).values(**asdict(replace(report, name=name))))


def of_reporter(connection: Connection, guest: str, limit: int) -> list[StoredReport]:
    """The last one first."""
    mine = select(reports).where(reports.c.reporter == guest)
    return _found(connection, mine.order_by(reports.c.created.desc(), reports.c.id).limit(limit))


# --- For the host


def open_by_person(connection: Connection, limit: int) -> list[ReportedPerson]:
    """Whom open reports are about: those of whom the most people tell first, then the oldest."""
    # One whose reporter is gone comes from somebody, too.
    people = func.count(func.distinct(func.coalesce(reports.c.reporter, reports.c.id)))
    rows = connection.execute(
        select(reports.c.about, guests.c.name, people.label("people"))
        .join_from(reports, guests, reports.c.about == guests.c.id)
        .where(OPEN_REPORTS)
        .group_by(reports.c.about, guests.c.name)
        .order_by(people.desc(), func.min(reports.c.created), reports.c.about)
        .limit(limit)
    ).all()
    ids = [row.about for row in rows]
    waiting: dict[str, list[StoredReport]] = {about: [] for about in ids}
    them = select(reports).where(OPEN_REPORTS, reports.c.about.in_(ids))
    for report in _found(connection, them.order_by(reports.c.created, reports.c.id)):
        waiting[report.about].append(report)
    decided = connection.execute(
        select(reports.c.about, func.count().label("number"))
        .where(reports.c.about.in_(ids), reports.c.state == "acted")
        .group_by(reports.c.about)
    )
    acted = {row.about: row.number for row in decided}
    return [
        ReportedPerson(
            about=row.about,
            name=row.name,
            reporters=row.people,
            acted=acted.get(row.about, 0),
            reports=tuple(waiting[row.about]),
        )
        for row in rows
    ]


def find(connection: Connection, report: str) -> StoredReport | None:
    return next(iter(_found(connection, select(reports).where(reports.c.id == report))), None)


def reporter_of(connection: Connection, report: StoredReport) -> Reporter | None:
    """None if they have been deleted."""
    row = connection.execute(
        select(
            guests.c.name,
            func.count(reports.c.id).label("made"),
            func.count().filter(reports.c.state == "dismissed").label("dismissed"),
        )
        .join_from(guests, reports, reports.c.reporter == guests.c.id)
        .where(guests.c.id == report.reporter)
        .group_by(guests.c.id, guests.c.name)
    ).first()
    if row is None:
        return None
    return Reporter(name=row.name, made=row.made, dismissed=row.dismissed)


def decide(
    connection: Connection,
    ids: Collection[str],
    state: Literal["dismissed", "acted"],
    note: str | None,
    now: int,
) -> list[str]:
    """Decides those of them that are open; which those were."""
    chosen = select(reports.c.id).where(reports.c.id.in_(list(ids)), OPEN_REPORTS)
    found = list(connection.scalars(chosen.order_by(reports.c.id).with_for_update()))
    connection.execute(
        update(reports)
        .where(reports.c.id.in_(found))
        .values(state=state, decided=now, decision=note)
    )
    return found


def reopen(connection: Connection, ids: Collection[str]) -> None:
    """They wait for a decision again."""
    connection.execute(
        update(reports)
        .where(reports.c.id.in_(list(ids)))
        .values(state="open", decided=None, decision=None)
    )


def count_open(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(reports).where(OPEN_REPORTS)) or 0


def delete_decided(connection: Connection, before: int) -> int:
    """Deletes those that were decided before a time; how many."""
    return connection.execute(delete(reports).where(reports.c.decided < before)).rowcount


def _found(connection: Connection, wanted: Select[*tuple[object, ...]]) -> list[StoredReport]:
    return [StoredReport(**row) for row in connection.execute(wanted).mappings()]
