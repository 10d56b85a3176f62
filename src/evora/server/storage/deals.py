"""Deals of the day in the database: statements inside the caller's transaction."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    TextClause,
    and_,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from evora.server.common.refusal import Refusal
from evora.server.storage import bounds
from evora.server.storage.schema import (
    FINISHED_DEALS,
    daily_deals,
    deal_engines,
    kept_names,
)

# Both databases read this.
_keep_engine = text(
    "INSERT INTO deal_engines (date, setting, level, tokens, scores)"
    " VALUES (:date, :setting, :level, :tokens, :scores) ON CONFLICT (date, setting) DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class DealKey:
    date: str
    setting: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDeal:
    """One game. `name`: of who keeps one; what is None until it is finished, see the table."""

    guest: str
    key: DealKey
    id: str
    name: str | None
    begun: int
    begun_on: str
    tokens: tuple[str, ...]
    finished: int | None
    score: int | None
    lead: int | None
    scores: tuple[int, ...] | None
    late: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """What is stored of a game that is over."""

    score: int
    lead: int
    scores: tuple[int, ...]
    late: bool


@dataclass(frozen=True, slots=True)
class EngineDeal:
    level: str
    tokens: tuple[str, ...]
    scores: tuple[int, ...]


# --- One's own game


def of_guest(connection: Connection, guest: str, key: DealKey) -> StoredDeal | None:
    return _one(connection, daily_deals.c.guest == guest, _of(key))


def keep(  # noqa: PLR0913, PLR0917  (whose, which, what, when and how much of it)
    connection: Connection,
    guest: str,
    key: DealKey,
    tokens: Sequence[str],
    result: DealResult | None,
    begun_on: str,
    now: int,
    most: int,
) -> StoredDeal:
    """Keeps a game that was checked, as far as it was played: what is kept then. `result`: if it is
    over. An earlier state of what is kept changes nothing, so it can be sent again and from a
    device that is behind. Refusal deal_elsewhere for other moves than those that are kept,
    deal_finished if that game is over; deals_full, no_guest."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    known = of_guest(connection, guest, key)
    if known is None:
        bounds.check(connection, [bounds.unfinished_deals(guest, most)])
        _add(connection, guest, key, begun_on, now)
        kept: tuple[str, ...] = ()
    else:
        kept = known.tokens
    given = tuple(tokens)
    if given[: len(kept)] == kept:
        if len(given) > len(kept):
            _go_on(connection, guest, key, given, result, now)
    elif kept[: len(given)] != given:
        over = known is not None and known.finished is not None
        raise Refusal(
            "deal_finished" if over else "deal_elsewhere", "tokens", _differs(kept, given)
        )
    found = of_guest(connection, guest, key)
    assert found is not None
    return found


def _differs(kept: Sequence[str], given: Sequence[str]) -> str:
    pairs = zip(kept, given, strict=False)
    at = next(index for index, (one, other) in enumerate(pairs) if one != other)
    return f"token {at + 1}: got {given[at]!r}, kept is {kept[at]!r}"


def _add(connection: Connection, guest: str, key: DealKey, begun_on: str, now: int) -> None:
    connection.execute(
        insert(daily_deals).values(
            guest=guest,
            date=key.date,
            setting=key.setting,
            id=secrets.token_hex(8),
            begun=now,
            begun_on=begun_on,
            tokens="",
        )
    )


def _go_on(  # noqa: PLR0913, PLR0917  (as above)
    connection: Connection,
    guest: str,
    key: DealKey,
    tokens: Sequence[str],
    result: DealResult | None,
    now: int,
) -> None:
    values: dict[str, object] = {"tokens": " ".join(tokens)}
    if result is not None:
        values |= {
            "finished": now,
            "score": result.score,
            "lead": result.lead,
            "scores": " ".join(map(str, result.scores)),
            "late": result.late,
        }
    mine = (daily_deals.c.guest == guest, _of(key))
    connection.execute(update(daily_deals).where(*mine).values(**values))


def all_of_guest(connection: Connection, guest: str, limit: int) -> list[StoredDeal]:
    """The newest first."""
    rows = connection.execute(
        _games()
        .where(daily_deals.c.guest == guest)
        .order_by(daily_deals.c.date.desc(), daily_deals.c.setting)
        .limit(limit)
    )
    return [_stored(row) for row in rows]


def days_of_guest(connection: Connection, guest: str, setting: str) -> list[str]:
    """The days whose deal was begun on that day and is finished."""
    mine = (daily_deals.c.guest == guest, daily_deals.c.setting == setting, FINISHED_DEALS)
    in_time = daily_deals.c.begun_on == daily_deals.c.date
    return list(connection.scalars(select(daily_deals.c.date).where(*mine, in_time)))


# --- Everybody's


def by_id(connection: Connection, deal: str) -> StoredDeal | None:
    """A finished game."""
    return _one(connection, daily_deals.c.id == deal, FINISHED_DEALS)


def best(connection: Connection, key: DealKey, limit: int) -> list[StoredDeal]:
    return _ordered(connection, key, limit)


def of_people(
    connection: Connection, key: DealKey, ids: Collection[str], limit: int
) -> list[StoredDeal]:
    return _ordered(connection, key, limit, daily_deals.c.guest.in_(list(ids)))


def count(connection: Connection, key: DealKey) -> int:
    """How many have finished it."""
    counted = select(func.count()).select_from(daily_deals).where(FINISHED_DEALS, _of(key))
    return connection.scalar(counted) or 0


def place(connection: Connection, deal: StoredDeal) -> int:
    """From 1; equal results share one."""
    score, lead = daily_deals.c.score, daily_deals.c.lead
    better = or_(lead > deal.lead, and_(lead == deal.lead, score > deal.score))
    counted = select(func.count()).select_from(daily_deals)
    return (connection.scalar(counted.where(FINISHED_DEALS, _of(deal.key), better)) or 0) + 1


def engine(connection: Connection, key: DealKey) -> EngineDeal | None:
    wanted = (deal_engines.c.date == key.date, deal_engines.c.setting == key.setting)
    row = connection.execute(select(deal_engines).where(*wanted)).first()
    if row is None:
        return None
    return EngineDeal(row.level, tuple(row.tokens.split()), _numbers(row.scores))


def keep_engine(connection: Connection, key: DealKey, deal: EngineDeal) -> None:
    """Once: it is the same at every process."""
    values = {
        "date": key.date,
        "setting": key.setting,
        "level": deal.level,
        "tokens": " ".join(deal.tokens),
        "scores": " ".join(map(str, deal.scores)),
    }
    connection.execute(_keep_engine, values)


# --- Rows


def _games() -> Select[Any]:
    """With the names of those who keep one."""
    current = and_(kept_names.c.guest == daily_deals.c.guest, kept_names.c.freed.is_(None))
    return select(daily_deals, kept_names.c.name).outerjoin_from(daily_deals, kept_names, current)


def _of(key: DealKey) -> ColumnElement[bool]:
    return and_(daily_deals.c.date == key.date, daily_deals.c.setting == key.setting)


def _one(
    connection: Connection, *conditions: ColumnElement[bool] | TextClause
) -> StoredDeal | None:
    row = connection.execute(_games().where(*conditions)).first()
    return None if row is None else _stored(row)


def _ordered(
    connection: Connection, key: DealKey, limit: int, *conditions: ColumnElement[bool]
) -> list[StoredDeal]:
    """Finished games, the best first, and of equal ones the first."""
    order = (daily_deals.c.lead.desc(), daily_deals.c.score.desc(), daily_deals.c.finished)
    wanted = _games().where(FINISHED_DEALS, _of(key), *conditions)
    rows = connection.execute(wanted.order_by(*order, daily_deals.c.id).limit(limit))
    return [_stored(row) for row in rows]


def _stored(row: Row[Any]) -> StoredDeal:
    return StoredDeal(
        guest=row.guest,
        key=DealKey(row.date, row.setting),
        id=row.id,
        name=row.name,
        begun=row.begun,
        begun_on=row.begun_on,
        tokens=tuple(row.tokens.split()),
        finished=row.finished,
        score=row.score,
        lead=row.lead,
        scores=None if row.scores is None else _numbers(row.scores),
        late=bool(row.late),
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
