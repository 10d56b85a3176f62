"""How people do with puzzles, in the database: statements inside the caller's transaction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, Row, case, func, insert, select, text

from evora.puzzles import Try
from evora.server.common.refusal import Refusal
from evora.server.domain.puzzle_tries import MAX_TRIES, MAX_TRIES_PER_DAY
from evora.server.storage import bounds
from evora.server.storage.schema import DAILY_TRIES, puzzle_progress, puzzle_tries

# Both databases read this.
_keep = text(
    "INSERT INTO puzzle_progress (guest, tries, progress) VALUES (:guest, :tries, :progress)"
    " ON CONFLICT (guest) DO UPDATE SET tries = excluded.tries, progress = excluded.progress"
    " WHERE puzzle_progress.tries <= excluded.tries"
)


# --- What was counted before there were tries


def load(connection: Connection, guest: str) -> str | None:
    """As JSON; None if nothing was."""
    wanted = select(puzzle_progress.c.progress).where(puzzle_progress.c.guest == guest)
    return connection.scalar(wanted)


def keep(connection: Connection, guest: str, tries: int, progress: str) -> None:
    """Unless one with more tries is there."""
    connection.execute(_keep, {"guest": guest, "tries": tries, "progress": progress})


# --- Tries


@dataclass(frozen=True, slots=True)
class TriesPage:
    """`last`: the number of the last of them; `more`: there are others after it."""

    tries: list[Try]
    last: int
    more: bool


def add_tries(connection: Connection, guest: str, tries: Sequence[Try]) -> None:
    """Adds those whose ids are new, all or none; Refusal no_guest, too_many."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    mine = puzzle_tries.c.guest == guest
    ids = {each.id: each for each in reversed(tries)}  # of two with one id, the first
    known = set(
        connection.scalars(select(puzzle_tries.c.id).where(mine, puzzle_tries.c.id.in_(list(ids))))
    )
    new = [each for each in tries if each.id not in known and ids[each.id] is each]
    if not new:
        return
    days = Counter(each.day for each in new)
    bounds.check(
        connection,
        [
            bounds.puzzle_tries_of(guest, MAX_TRIES, len(new)),
            *(
                bounds.puzzle_tries_on(guest, day, MAX_TRIES_PER_DAY, count)
                for day, count in days.items()
            ),
        ],
    )
    last = connection.scalar(select(func.max(puzzle_tries.c.number)).where(mine)) or 0
    connection.execute(
        insert(puzzle_tries),
        [{"guest": guest, "number": last + 1 + i, **asdict(each)} for i, each in enumerate(new)],
    )


def tries_after(connection: Connection, guest: str, number: int, limit: int) -> TriesPage:
    """Those that came after a number."""
    mine = select(puzzle_tries).where(puzzle_tries.c.guest == guest, puzzle_tries.c.number > number)
    rows = connection.execute(mine.order_by(puzzle_tries.c.number).limit(limit + 1)).all()
    shown = rows[:limit]
    last = shown[-1].number if shown else number
    return TriesPage([_try(row) for row in shown], last, len(rows) > limit)


def all_tries(connection: Connection, guest: str) -> list[Try]:
    mine = select(puzzle_tries).where(puzzle_tries.c.guest == guest)
    return [_try(row) for row in connection.execute(mine)]


def _try(row: Row[tuple[object, ...]]) -> Try:
    return Try(
        id=row.id,
        puzzle=row.puzzle,
        rating=row.rating,
        day=row.day,
        time=row.time,
        solved=row.solved,
        run=row.run,
        daily=row.daily,
    )


def daily_counts(connection: Connection, puzzle: str, day: int) -> tuple[int, int]:
    """How many people have tried the puzzle of a day on that day, and have solved it."""
    solver = case((puzzle_tries.c.solved, puzzle_tries.c.guest))
    row = connection.execute(
        select(func.count(puzzle_tries.c.guest.distinct()), func.count(solver.distinct())).where(
            DAILY_TRIES, puzzle_tries.c.puzzle == puzzle, puzzle_tries.c.day == day
        )
    ).one()
    return row[0], row[1]
