"""Results of rated games and what they amount to: statements inside the caller's transaction.

Ratings are a fold over results. Who writes a result has locked the rows of its guests, in one
order, and then takes a number that is larger than all that it can see: of two games with somebody
in common the later one has the larger number, at whichever process they ended. So a fold in the
order of the numbers gives the same ratings again, to the last bit.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    TextClause,
    and_,
    func,
    insert,
    select,
    text,
    update,
)

from evora.server.domain.glicko import VARIANCE_PER_DAY, Rating
from evora.server.domain.ratings import (
    LEADERS_DEVIATION,
    LEADERS_MS,
    MIN_GAMES,
    Pool,
    RatedGame,
    Record,
    first_record,
    next_records,
)
from evora.server.storage.schema import SURE, guests, ratings, results

_MS_PER_DAY = 86_400_000
# More than anybody's rating.
_HIGHEST = 1e6
# Of somebody who was deleted: an id that leads nowhere.
_GONE = "gone-"
# Beside itself, but not beside a rebuild.
_share = text("LOCK TABLE results IN ROW EXCLUSIVE MODE")
# Both databases read this.
_put = text(
    "INSERT INTO ratings (guest, pool, rating, deviation, volatility, games, last, best) VALUES"
    " (:guest, :pool, :rating, :deviation, :volatility, :games, :last, :best)"
    " ON CONFLICT (guest, pool) DO UPDATE SET rating = excluded.rating,"
    " deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,"
    " last = excluded.last, best = excluded.best"
)


# --- Writing


def note(connection: Connection, game: RatedGame, there: Collection[str]) -> None:
    """What a game that has ended makes of ratings. `there`: those of its guests who have not been
    deleted; their rows are locked."""
    if connection.dialect.name == "postgresql":
        connection.execute(_share)
    known = of_guests(connection, there)
    before = [
        known.get(each.guest, {}).get(game.pool) or first_record(game) for each in game.standings
    ]
    after = next_records(game, before)
    number = (connection.scalar(select(func.max(results.c.number))) or 0) + 1
    rows = result_rows(game, before, after)
    for row in rows:
        row["number"] = number
        if row["guest"] not in there:
            row["guest"] = gone_id()
    connection.execute(insert(results), rows)
    put(
        connection,
        game.pool,
        {
            each.guest: record
            for each, record in zip(game.standings, after, strict=True)
            if each.counts and each.guest in there
        },
    )


def result_rows(
    game: RatedGame, before: Sequence[Record], after: Sequence[Record]
) -> list[dict[str, Any]]:
    """What is stored of a game, but for its number."""
    return [
        {
            "game": game.game,
            "seat": each.seat,
            "guest": each.guest,
            "ended": game.ended,
            "pool": game.pool,
            "variant": game.variant,
            "players": game.players,
            "place": each.place,
            "order": each.order,
            "counts": each.counts,
            "rating_before": old.rating.rating,
            "games": new.games,
            **_numbers(new),
        }
        for each, old, new in zip(game.standings, before, after, strict=True)
    ]


def put(connection: Connection, pool: Pool, records: Mapping[str, Record]) -> None:
    rows = [
        {
            "guest": guest,
            "pool": pool,
            "games": record.games,
            "last": record.last,
            "best": record.best,
            **_numbers(record),
        }
        for guest, record in sorted(records.items())
    ]
    if rows:
        connection.execute(_put, rows)


def forget(connection: Connection, guest: str) -> None:
    """The results of somebody who is deleted stay for the others' sake, under another id; the
    database deletes their ratings with them."""
    connection.execute(update(results).where(results.c.guest == guest).values(guest=gone_id()))


def gone_id() -> str:
    return _GONE + secrets.token_hex(8)


def _numbers(record: Record) -> dict[str, float]:
    rating = record.rating
    return {
        "rating": rating.rating,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
    }


# --- Reading


def of_guests(connection: Connection, ids: Collection[str]) -> dict[str, dict[Pool, Record]]:
    """By guest and pool, of those who have played rated games."""
    found: dict[str, dict[Pool, Record]] = {}
    for row in connection.execute(select(ratings).where(ratings.c.guest.in_(list(ids)))):
        found.setdefault(row.guest, {})[row.pool] = record_of(row)
    return found


def of_guest(connection: Connection, guest: str) -> dict[Pool, Record]:
    return of_guests(connection, [guest]).get(guest, {})


def record_of(row: Row[Any]) -> Record:
    rating = Rating(row.rating, row.deviation, row.volatility)
    return Record(rating=rating, games=row.games, last=row.last, best=row.best)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredResult:
    """What a rated game did to somebody's rating: from `before` to `rating`. `games`: how many had
    counted then, with this one."""

    game: str
    seat: int
    ended: int
    counts: bool
    place: int
    players: int
    before: float
    rating: Rating
    games: int


def history(connection: Connection, guest: str, pool: Pool) -> list[StoredResult]:
    """The results of a guest that counted, the oldest first: the graph of a rating."""
    mine = and_(results.c.guest == guest, results.c.pool == pool, results.c.counts)
    rows = connection.execute(select(results).where(mine).order_by(results.c.number))
    return [_result(row) for row in rows]


def of_game(connection: Connection, game: str) -> list[StoredResult]:
    """The results of a game, by seat."""
    rows = connection.execute(
        select(results).where(results.c.game == game).order_by(results.c.seat)
    )
    return [_result(row) for row in rows]


def _result(row: Row[Any]) -> StoredResult:
    return StoredResult(
        game=row.game,
        seat=row.seat,
        ended=row.ended,
        counts=row.counts,
        place=row.place,
        players=row.players,
        before=row.rating_before,
        rating=Rating(row.rating, row.deviation, row.volatility),
        games=row.games,
    )


# --- Leaders


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedPerson:
    """`place`: among the leaders; None for who is not one of them, or while it is not known."""

    guest: str
    name: str
    record: Record
    place: int | None


def leaders(connection: Connection, pool: Pool, now: int, limit: int) -> list[RatedPerson]:
    """The best, of those who are sure of it and have played lately."""
    rows = _named(connection, SURE, *_leads(pool, now), limit=limit)
    return [
        RatedPerson(guest=row.guest, name=row.name, record=record_of(row), place=place)
        for place, row in enumerate(rows, 1)
    ]


def standings(
    connection: Connection, pool: Pool, ids: Collection[str], limit: int
) -> list[RatedPerson]:
    """The best of these guests, without their places."""
    rows = _named(connection, ratings.c.pool == pool, ratings.c.guest.in_(list(ids)), limit=limit)
    return [
        RatedPerson(guest=row.guest, name=row.name, record=record_of(row), place=None)
        for row in rows
    ]


def with_places(
    connection: Connection, pool: Pool, people: Sequence[RatedPerson], now: int
) -> list[RatedPerson]:
    """The same people, the best first, with their places among the leaders. The leaders are counted
    from one of them to the next, so each is counted once."""
    leads = _leads(pool, now)
    wanted = ratings.c.guest.in_([person.guest for person in people])
    leading = set(connection.scalars(select(ratings.c.guest).where(*leads, wanted)))
    placed, above, upper = [], 0, _HIGHEST
    for person in sorted(people, key=lambda person: -person.record.rating.rating):
        rating = person.record.rating.rating
        if person.guest in leading:
            between = (ratings.c.rating > rating, ratings.c.rating <= upper)
            above += connection.scalar(select(func.count()).where(SURE, *leads, *between)) or 0
            upper = rating
        place = above + 1 if person.guest in leading else None
        placed.append(replace(person, place=place))
    return placed


def _leads(pool: Pool, now: int) -> tuple[ColumnElement[bool], ...]:
    """The deviation of now, without the square root that it is."""
    days = (now - ratings.c.last) / float(_MS_PER_DAY)
    grown = VARIANCE_PER_DAY * ratings.c.volatility * ratings.c.volatility * days
    sure = ratings.c.deviation * ratings.c.deviation + grown <= LEADERS_DEVIATION**2
    return (
        ratings.c.pool == pool,
        ratings.c.games >= MIN_GAMES,
        ratings.c.last > now - LEADERS_MS,
        sure,
    )


def _named(
    connection: Connection, *conditions: ColumnElement[bool] | TextClause, limit: int
) -> Sequence[Row[Any]]:
    """Who has no name is not in a list of names."""
    return connection.execute(
        select(ratings, guests.c.name)
        .join_from(ratings, guests)
        .where(*conditions, guests.c.name.is_not(None))
        .order_by(ratings.c.rating.desc(), ratings.c.guest.desc())  # as the index has them
        .limit(limit)
    ).all()
