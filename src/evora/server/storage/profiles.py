"""What the pages of people show: statements inside the caller's transaction.

All of them read rows of one person, which lie together in the order of time, and sum in the
database: a page of ten thousand games is a few milliseconds. `Whose` says which of them the one who
asks may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    func,
    or_,
    select,
    update,
)

from evora.server.domain import entries as log
from evora.server.domain.played import GameResult
from evora.server.domain.profiles import Group, ReviewPoint, Streaks, Tally, streaks
from evora.server.domain.ratings import MIN_GAMES, Pool
from evora.server.storage import games as stored_games
from evora.server.storage import ratings
from evora.server.storage.kept_names import holder
from evora.server.storage.ratings import StoredResult
from evora.server.storage.schema import guests, kept_names, played_seats
from evora.server.storage.schema import results as stored_results
from evora.server.storage.values import Cursor, ListedGame

_played = played_seats.c
_CURRENT = kept_names.c.freed.is_(None)
# How many of those who were met most often are looked at, for each who is shown.
_LOOKED_UP = 10
_RESULT = stored_results.c.number
_SAME_SEAT = and_(stored_results.c.game == _played.game, stored_results.c.seat == _played.seat)

NotableKind = Literal[
    "best_score", "biggest_win", "biggest_loss", "most_accurate", "least_accurate"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """`kept`: since when the name is, if it is; `open`: others see all of the page."""

    guest: str
    name: str | None
    kept: int | None
    open: bool


@dataclass(frozen=True, slots=True)
class Whose:
    """The games of a guest: all of them, or those that everybody may see."""

    guest: str
    all: bool

    @property
    def games(self) -> ColumnElement[bool]:
        mine = _played.guest == self.guest
        return mine if self.all else and_(mine, _played.listed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Which games are wanted; None: whichever. `opponents`: a level, or what the others were;
    `opponent`: the guest whom one met in a duel; `rated`: whether the game was."""

    variant: log.Variant | None = None
    players: int | None = None
    opponents: str | None = None
    opponent: str | None = None
    result: GameResult | None = None
    rated: bool | None = None

    @property
    def conditions(self) -> list[ColumnElement[bool]]:
        names = (name for name in Wish.__dataclass_fields__ if name != "rated")
        wanted = [(name, getattr(self, name)) for name in names]
        found = [_played[name] == value for name, value in wanted if value is not None]
        if self.rated is not None:
            found.append(_RESULT.is_not(None) if self.rated else _RESULT.is_(None))
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game of a person, as a list has it. `ended`: its place there; `change`: of the rating,
    where it counted and the rating was shown before."""

    listed: ListedGame
    ended: int
    seat: int
    result: GameResult
    place: int
    accuracy: float | None
    change: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Opponent:
    """Somebody whom a person has met in duels. `kept`: that name is theirs alone."""

    name: str | None
    kept: bool
    tally: Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class HabitSums:
    """Sums over games; `first_lines`: how often the first tiles went to each line, the floor line
    first."""

    games: int
    rounds: int
    floor_tiles: int
    floor_points: int
    full_rows: int
    full_columns: int
    full_colours: int
    markers: int
    ended_it: int
    first_lines: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NotableGame:
    kind: NotableKind
    game: str
    ended: int
    score: int
    best_other: int
    accuracy: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Details:
    """Everything that a page says about games, but for the list of them. `reviews`: the means of
    all reviews."""

    groups: list[Group]
    opponents: list[Opponent]
    habits: HabitSums
    streaks: Streaks
    notable: list[NotableGame]
    reviews: ReviewPoint | None


# --- Who


def by_name(connection: Connection, name: str) -> Person | None:
    """The person who keeps a name now, however it is written."""
    guest = holder(connection, name)
    return None if guest is None else by_id(connection, guest)


def by_id(connection: Connection, guest: str) -> Person | None:
    mine = and_(kept_names.c.guest == guests.c.id, _CURRENT)
    row = connection.execute(
        select(guests.c.id, guests.c.name, guests.c.open_page, kept_names.c.kept)
        .join_from(guests, kept_names, mine, isouter=True)
        .where(guests.c.id == guest)
    ).first()
    if row is None:
        return None
    return Person(guest=row.id, name=row.name, kept=row.kept, open=bool(row.open_page))


def set_open(connection: Connection, guest: str, open_page: bool) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(open_page=open_page))


# --- Sums


def details(connection: Connection, whose: Whose, most_opponents: int) -> Details:
    return Details(
        groups=groups(connection, whose),
        opponents=opponents(connection, whose, most_opponents),
        habits=habits(connection, whose),
        streaks=streaks(results(connection, whose)),
        notable=notable(connection, whose),
        reviews=mean_review(connection, whose),
    )


def groups(connection: Connection, whose: Whose) -> list[Group]:
    keys = (_played.variant, _played.players, _played.opponents, _played.result)
    rows = connection.execute(
        select(*keys, func.count()).where(whose.games).group_by(*keys).order_by(*keys)
    )
    return [Group(*row) for row in rows]


def results(connection: Connection, whose: Whose) -> Sequence[GameResult]:
    """In the order of time."""
    order = (_played.ended, _played.game)
    return connection.scalars(select(_played.result).where(whose.games).order_by(*order)).all()


def opponents(connection: Connection, whose: Whose, limit: int) -> list[Opponent]:
    """Whom a person has met most often in duels. Where not all is shown, only those whose names are
    kept: others have not made theirs public."""
    sums = [
        func.sum(case((_played.result == result, 1), else_=0)).label(result)
        for result in ("won", "shared", "lost")
    ]
    # Names are looked up for few: those who were met most often.
    met = (
        select(_played.opponent, func.count().label("games"), *sums)
        .where(whose.games, _played.opponent.is_not(None))
        .group_by(_played.opponent)
        .order_by(func.count().desc(), _played.opponent)
        .limit(_LOOKED_UP * limit)
        .subquery()
    )
    keeps = and_(kept_names.c.guest == guests.c.id, _CURRENT)
    query = (
        select(guests.c.name, kept_names.c.kept, met.c.won, met.c.shared, met.c.lost)
        .join_from(met, guests, met.c.opponent == guests.c.id)
        .join(kept_names, keeps, isouter=whose.all)
        .order_by(met.c.games.desc(), met.c.opponent)
        .limit(limit)
    )
    return [
        Opponent(
            name=row.name,
            kept=row.kept is not None,
            tally=Tally(int(row.won), int(row.shared), int(row.lost)),
        )
        for row in connection.execute(query)
    ]


def habits(connection: Connection, whose: Whose) -> HabitSums:
    names = [name for name in HabitSums.__dataclass_fields__ if name not in _COUNTED]
    sums = [func.coalesce(func.sum(_played[name]), 0).label(name) for name in names]
    ended = func.coalesce(func.sum(case((_played.ended_it, 1), else_=0)), 0).label("ended_it")
    counted = select(func.count().label("games"), ended, *sums).where(whose.games)
    row = connection.execute(counted).one()
    lines = connection.execute(
        select(_played.first_line, func.count()).where(whose.games).group_by(_played.first_line)
    )
    by_line = {line: count for line, count in lines if line is not None}
    found = {name: int(value) for name, value in row._mapping.items()}
    return HabitSums(**found, first_lines=tuple(by_line.get(line, 0) for line in range(6)))


_COUNTED = ("games", "ended_it", "first_lines")


def reviewed(connection: Connection, whose: Whose) -> list[ReviewPoint]:
    """What reviews say, in the order of time."""
    rows = connection.execute(
        select(_played.ended, _played.accuracy, _played.luck, _played.play)
        .where(whose.games, _played.accuracy.is_not(None))
        .order_by(_played.ended, _played.game)
    )
    return [ReviewPoint(*row) for row in rows]


def mean_review(connection: Connection, whose: Whose) -> ReviewPoint | None:
    means = [func.avg(_played[name]).label(name) for name in ("accuracy", "luck", "play")]
    row = connection.execute(
        select(func.max(_played.ended).label("ended"), *means, func.count().label("games")).where(
            whose.games, _played.accuracy.is_not(None)
        )
    ).one()
    return ReviewPoint(**row._mapping) if row.ended is not None else None


def notable(connection: Connection, whose: Whose) -> list[NotableGame]:
    """The best and the worst, the last of those that are alike."""
    margin = _played.score - _played.best_other
    known = _played.accuracy.is_not(None)
    wanted: list[tuple[NotableKind, ColumnElement[bool], ColumnElement[Any]]] = [
        ("best_score", _played.score > 0, _played.score.desc()),
        ("biggest_win", and_(_played.result == "won", margin > 0), margin.desc()),
        ("biggest_loss", and_(_played.result == "lost", margin < 0), margin),
        ("most_accurate", known, _played.accuracy.desc()),
        ("least_accurate", known, _played.accuracy),
    ]
    return [
        NotableGame(
            kind=kind,
            game=row.game,
            ended=row.ended,
            score=row.score,
            best_other=row.best_other,
            accuracy=row.accuracy,
        )
        for kind, condition, order in wanted
        if (row := _first(connection, whose, condition, order)) is not None
    ]


def _first(
    connection: Connection, whose: Whose, condition: ColumnElement[bool], order: ColumnElement[Any]
) -> Any:
    columns = (_played.game, _played.ended, _played.score, _played.best_other, _played.accuracy)
    chosen = select(*columns).where(whose.games, condition)
    return connection.execute(chosen.order_by(order, _played.ended.desc()).limit(1)).first()


def rating_histories(connection: Connection, guest: str) -> dict[Pool, list[StoredResult]]:
    """By pool, the results that made a rating which says something, the oldest first."""
    pools = ratings.of_guest(connection, guest)
    found = {pool: ratings.history(connection, guest, pool) for pool in sorted(pools)}
    return {pool: results for pool, results in found.items() if len(results) >= MIN_GAMES}


# --- Games


def list_games(
    connection: Connection, whose: Whose, wish: Wish, before: Cursor | None, limit: int
) -> list[PlayedGame]:
    """The last one first."""
    conditions = [whose.games, *wish.conditions]
    if before is not None:
        same = and_(_played.ended == before.changed, _played.game < before.game)
        conditions.append(or_(_played.ended < before.changed, same))
    rows = connection.execute(
        select(
            *(_played.game, _played.ended, _played.seat, _played.result, _played.place),
            _played.accuracy,
            *(stored_results.c.counts, stored_results.c.games),
            *(stored_results.c.rating, stored_results.c.rating_before),
        )
        .join_from(played_seats, stored_results, _SAME_SEAT, isouter=True)
        .where(*conditions)
        .order_by(_played.ended.desc(), _played.game.desc())
        .limit(limit)
    ).all()
    found = stored_games.listed_all(connection, [row.game for row in rows])
    return [
        PlayedGame(
            listed=found[row.game],
            ended=row.ended,
            seat=row.seat,
            result=row.result,
            place=row.place,
            accuracy=row.accuracy,
            change=row.rating - row.rating_before if row.counts and row.games > MIN_GAMES else None,
        )
        for row in rows
    ]
