"""All ratings anew, from the results: in one transaction, also while servers run.

Games that end meanwhile wait for it. Results of games that are no longer there, because the host
has deleted them, are left out from now on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, exists, func, select, text, update

from evora.server.domain.ratings import (
    Pool,
    RatedGame,
    Record,
    Standing,
    first_record,
    next_records,
)
from evora.server.storage import databases, ratings
from evora.server.storage.schema import games, guests, results
from evora.server.storage.schema import ratings as stored_ratings

# No other result is written before the transaction ends. SQLite has one writer.
_alone = text("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE")
_NUMBERS = ("rating_before", "rating", "deviation", "volatility", "games")
_correct = (
    update(results)
    .where(results.c.game == bindparam("_game"), results.c.seat == bindparam("_seat"))
    .values({name: bindparam(name) for name in _NUMBERS})
)
_CHUNK = 1_000

# Called now and then: how many results are done, and of how many.
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rebuilt:
    """`results`: that were folded; `removed`: those of games that are gone; `changed`: ratings that
    are others now, or are no more."""

    results: int
    removed: int
    changed: int


def rebuild(connection: Connection, progress: Progress | None = None) -> Rebuilt:
    databases.be_patient(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(_alone)
    gone = ~exists().where(games.c.id == results.c.game)
    removed = connection.execute(delete(results).where(gone)).rowcount
    of = connection.scalar(select(func.count()).select_from(results)) or 0
    records: dict[Pool, dict[str, Record]] = {}
    corrections: list[dict[str, Any]] = []
    done = 0
    for rows in _games(connection):
        corrections += _fold(rows, records.setdefault(rows[0].pool, {}))
        done += len(rows)
        if progress is not None and done % _CHUNK < len(rows):
            progress(done, of)
    for start in range(0, len(corrections), _CHUNK):
        connection.execute(_correct, corrections[start : start + _CHUNK])
    return Rebuilt(results=done, removed=removed, changed=_replace(connection, records))


def _games(connection: Connection) -> Iterator[list[Row[Any]]]:
    """The results game by game, in the order in which they were counted."""
    order = (results.c.number, results.c.game, results.c.seat)
    rows = connection.execute(select(results).order_by(*order)).yield_per(_CHUNK)
    for _, together in groupby(rows, lambda row: row.game):
        yield list(together)


def _fold(rows: list[Row[Any]], records: dict[str, Record]) -> list[dict[str, Any]]:
    """Brings the records of a pool from before a game to after it; what its rows should say, where
    they say something else."""
    game = RatedGame(
        game=rows[0].game,
        ended=rows[0].ended,
        variant=rows[0].variant,
        standings=tuple(
            Standing(
                guest=row.guest, seat=row.seat, place=row.place, order=row.order, counts=row.counts
            )
            for row in rows
        ),
    )
    before = [records.get(row.guest) or first_record(game) for row in rows]
    after = next_records(game, before)
    for row, record in zip(rows, after, strict=True):
        if row.counts:
            records[row.guest] = record
    pairs = zip(rows, ratings.result_rows(game, before, after), strict=True)
    return [
        {"_game": row.game, "_seat": row.seat, **{name: right[name] for name in _NUMBERS}}
        for row, right in pairs
        if any(getattr(row, name) != right[name] for name in _NUMBERS)
    ]


def _replace(connection: Connection, records: dict[Pool, dict[str, Record]]) -> int:
    """Stores the ratings of all who are there; how many were others."""
    there = set(connection.scalars(select(guests.c.id)))
    stored: dict[tuple[str, Pool], Record] = {}
    for row in connection.execute(select(stored_ratings)):
        stored[row.guest, row.pool] = ratings.record_of(row)
    changed = 0
    for pool, of_pool in records.items():
        new = {
            guest: record
            for guest, record in of_pool.items()
            if guest in there and stored.pop((guest, pool), None) != record
        }
        ratings.put(connection, pool, new)
        changed += len(new)
    for guest, pool in stored:
        mine = (stored_ratings.c.guest == guest, stored_ratings.c.pool == pool)
        connection.execute(delete(stored_ratings).where(*mine))
    return changed + len(stored)
