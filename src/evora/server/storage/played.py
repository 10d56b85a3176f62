"""Finished games of people, one row per person and game: statements inside the caller's
transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, text, tuple_, update

from evora.server.domain import kept_reviews
from evora.server.domain.played import PlayedSeat, ReviewOfSeat, reviewed_seats
from evora.server.storage.bounds import staying
from evora.server.storage.schema import IDLE, game_reviews, games, meta, played_seats
from evora.server.storage.values import Cursor

_REVIEWED = ("accuracy", "luck", "play")
_COLUMNS = [column.name for column in played_seats.columns if column.name not in _REVIEWED]
# Both databases read these. A game that is found twice counts once.
_note = text(
    f"INSERT INTO played_seats ({', '.join(_COLUMNS)})"
    f" VALUES ({', '.join(f':{name}' for name in _COLUMNS)}) ON CONFLICT DO NOTHING"
)
_looked_until = text(
    "INSERT INTO meta (key, value) VALUES ('played_until', :until)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_review = (
    update(played_seats)
    .where(played_seats.c.game == bindparam("_game"), played_seats.c.seat == bindparam("_seat"))
    .values({name: bindparam(name) for name in _REVIEWED})
)


def note(connection: Connection, played: Mapping[str, Sequence[PlayedSeat]]) -> None:
    """What games were for the people who played them; of those who are deleted nothing is kept."""
    guests = {seat.guest for seats in played.values() for seat in seats}
    guests |= {seat.opponent for seats in played.values() for seat in seats if seat.opponent}
    if not guests:
        return
    there = staying(connection, guests)
    rows = [_row(game, seat, there) for game, seats in played.items() for seat in seats]
    if rows := [row for row in rows if row["guest"] in there]:
        connection.execute(_note, rows)


def _row(game: str, seat: PlayedSeat, there: set[str]) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    values |= msgspec.structs.asdict(values.pop("habits"))
    opponent = seat.opponent if seat.opponent in there else None
    return {**values, "game": game, "opponent": opponent}


# --- Reviews


def note_review(connection: Connection, game: str, seats: Sequence[ReviewOfSeat]) -> None:
    """What the review that is kept from now on says of each seat."""
    if seats:
        connection.execute(_review, [_reviewed(game, seat) for seat in seats])


def _reviewed(game: str, seat: ReviewOfSeat) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    return {"_game": game, "_seat": values.pop("seat"), **values}


def forget_review(connection: Connection, game: str) -> None:
    mine = update(played_seats).where(played_seats.c.game == game)
    connection.execute(mine.values(dict.fromkeys(_REVIEWED)))


# --- Games that ended before there were these rows, or at a process of an older version


def looked_until(connection: Connection) -> int:
    """The finished games up to this time have been looked at."""
    return connection.scalar(select(meta.c.value).where(meta.c.key == "played_until")) or 0


def next_finished(
    connection: Connection, after: Cursor, limit: int
) -> list[tuple[Cursor, str | None]]:
    """The next games that have ended, in order; with the summary of those that have no rows."""
    place = tuple_(games.c.changed, games.c.id)
    rows = connection.execute(
        select(games.c.id, games.c.changed, games.c.summary)
        .where(IDLE, games.c.status == "over", games.c.changed >= after.changed)
        .where(place > tuple_(after.changed, after.game))
        .order_by(games.c.changed, games.c.id)
        .limit(limit)
    ).all()
    mine = played_seats.c.game.in_([row.id for row in rows])
    known = set(connection.scalars(select(played_seats.c.game).where(mine)))
    return [(Cursor(row.changed, row.id), None if row.id in known else row.summary) for row in rows]


def add_old(connection: Connection, played: Mapping[str, Sequence[PlayedSeat]], until: int) -> None:
    """Notes games that ended before, with their reviews: all finished ones up to a time have been
    looked at then. Their rows are locked, so that no review comes in between."""
    ids = sorted(played)
    locked = select(games.c.id).where(games.c.id.in_(ids)).order_by(games.c.id).with_for_update()
    there = set(connection.scalars(locked))
    note(connection, {game: seats for game, seats in played.items() if game in there})
    reviews = select(game_reviews.c.game, game_reviews.c.review)
    for row in connection.execute(reviews.where(game_reviews.c.game.in_(ids))):
        note_review(connection, row.game, reviewed_seats(kept_reviews.decode(row.review)))
    connection.execute(_looked_until, {"until": until})
