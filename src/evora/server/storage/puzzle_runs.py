"""Runs through puzzles, in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, insert, select, update

from evora.server.common.refusal import Refusal
from evora.server.domain.puzzle_tries import MAX_RUNS, MAX_RUNS_PER_DAY, RunResult
from evora.server.storage import bounds
from evora.server.storage.schema import CHECKED_RUNS, kept_names, puzzle_runs

# The best first: most solved, then fewest mistakes, then the fastest.
_BEST_FIRST = (
    puzzle_runs.c.solved.desc(),
    puzzle_runs.c.mistakes,
    puzzle_runs.c.ms,
    puzzle_runs.c.time,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRun:
    """`checked`: others see it."""

    id: str
    day: int
    time: int
    solved: int
    mistakes: int
    ms: int
    checked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRun:
    """One that goes on."""

    day: int
    time: int
    puzzles: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunOfPerson:
    guest: str
    name: str
    run: StoredRun


# --- Writing


def begin(connection: Connection, guest: str, run: str, new: OpenRun) -> OpenRun:
    """The run with this id, which is made if there is none; one that still went on is given up.
    Refusal no_guest, too_many; id_used if it is over."""
    _lock(connection, guest)
    known = opened(connection, guest, run)
    if known is not None:
        return known
    if result(connection, guest, run) is not None:
        raise Refusal("id_used", "id", "expected an id that no other run has had")
    going_on = (puzzle_runs.c.guest == guest, puzzle_runs.c.solved.is_(None))
    connection.execute(delete(puzzle_runs).where(*going_on))
    _check(connection, guest, [new.day])
    connection.execute(
        insert(puzzle_runs).values(
            guest=guest,
            id=run,
            day=new.day,
            time=new.time,
            puzzles=" ".join(new.puzzles),
            checked=False,
        )
    )
    return new


def finish(connection: Connection, guest: str, run: str, came_to: RunResult) -> None:
    """Its result, once: what is known already stays."""
    _lock(connection, guest)
    _close(connection, guest, run, {**asdict(came_to), "checked": True})


def add_unchecked(connection: Connection, guest: str, runs: Sequence[StoredRun]) -> None:
    """Runs that count for oneself, all of those that are new or none; Refusal no_guest,
    too_many."""
    _lock(connection, guest)
    mine, new = puzzle_runs.c.guest == guest, {each.id: each for each in reversed(runs)}
    for each in list(new.values()):
        values = asdict(each)
        _close(connection, guest, values.pop("id"), values)
    ids = set(connection.scalars(select(puzzle_runs.c.id).where(mine, puzzle_runs.c.id.in_(new))))
    rows = [{"guest": guest, **asdict(each)} for each in new.values() if each.id not in ids]
    if rows:
        _check(connection, guest, [row["day"] for row in rows])
        connection.execute(insert(puzzle_runs), rows)


def _lock(connection: Connection, guest: str) -> None:
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")


def _close(connection: Connection, guest: str, run: str, values: dict[str, object]) -> None:
    going_on = (
        puzzle_runs.c.guest == guest,
        puzzle_runs.c.id == run,
        puzzle_runs.c.solved.is_(None),
    )
    connection.execute(update(puzzle_runs).where(*going_on).values(puzzles=None, **values))


def _check(connection: Connection, guest: str, days: Sequence[int]) -> None:
    of_days = [
        bounds.puzzle_runs_on(guest, day, MAX_RUNS_PER_DAY, count)
        for day, count in Counter(days).items()
    ]
    bounds.check(connection, [bounds.puzzle_runs_of(guest, MAX_RUNS, len(days)), *of_days])


# --- Reading


def opened(connection: Connection, guest: str, run: str) -> OpenRun | None:
    """One that goes on."""
    mine = (puzzle_runs.c.guest == guest, puzzle_runs.c.id == run, puzzle_runs.c.solved.is_(None))
    row = connection.execute(select(puzzle_runs).where(*mine)).first()
    if row is None:
        return None
    return OpenRun(day=row.day, time=row.time, puzzles=row.puzzles.split(" "))


def result(connection: Connection, guest: str, run: str) -> StoredRun | None:
    """One that is over."""
    return _first(connection, puzzle_runs.c.guest == guest, puzzle_runs.c.id == run)


def best(connection: Connection, guest: str, day: int | None = None) -> StoredRun | None:
    """The best run of somebody, ever or of a day."""
    of_day = [] if day is None else [puzzle_runs.c.day == day]
    return _first(connection, puzzle_runs.c.guest == guest, *of_day)


def _first(connection: Connection, *which: ColumnElement[bool]) -> StoredRun | None:
    over = select(puzzle_runs).where(*which, puzzle_runs.c.solved.is_not(None))
    row = connection.execute(over.order_by(*_BEST_FIRST).limit(1)).first()
    return None if row is None else _run(row)


def leaders(connection: Connection, day: int, limit: int) -> list[RunOfPerson]:
    """The best checked runs of a day, one of each person who keeps a name."""
    return _people(connection, _of_day(day), limit)


def of_people(
    connection: Connection, day: int, ids: Collection[str], limit: int
) -> list[RunOfPerson]:
    """The same, of these people."""
    return _people(connection, _of_day(day).where(puzzle_runs.c.guest.in_(list(ids))), limit)


def _of_day(day: int) -> Select[Any]:
    """All checked runs of a day, numbered by person from the best on."""
    current = (kept_names.c.guest == puzzle_runs.c.guest) & kept_names.c.freed.is_(None)
    place = func.row_number().over(partition_by=puzzle_runs.c.guest, order_by=_BEST_FIRST)
    return (
        select(puzzle_runs, kept_names.c.name, place.label("place"))
        .join_from(puzzle_runs, kept_names, current)
        .where(CHECKED_RUNS, puzzle_runs.c.day == day)
    )


def _people(connection: Connection, numbered: Select[Any], limit: int) -> list[RunOfPerson]:
    found = numbered.subquery()
    first = select(found).where(found.c.place == 1)
    order = (found.c.solved.desc(), found.c.mistakes, found.c.ms, found.c.time, found.c.guest)
    rows = connection.execute(first.order_by(*order).limit(limit))
    return [RunOfPerson(guest=row.guest, name=row.name, run=_run(row)) for row in rows]


def _run(row: Row[Any]) -> StoredRun:
    return StoredRun(
        id=row.id,
        day=row.day,
        time=row.time,
        solved=row.solved,
        mistakes=row.mistakes,
        ms=row.ms,
        checked=row.checked,
    )
