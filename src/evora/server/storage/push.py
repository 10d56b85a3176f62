"""Browsers that take notices, in the database: statements inside the caller's transaction."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, delete, or_, select, text

from evora.server.common.refusal import Refusal
from evora.server.storage import bounds
from evora.server.storage import notices as stored_notices
from evora.server.storage.schema import push_keys, push_subscriptions, sessions

# Both databases read these.
_add_key = text(
    "INSERT INTO push_keys (id, private, made) VALUES (1, :private, :now) ON CONFLICT DO NOTHING"
)
_COLUMNS = [column.name for column in push_subscriptions.columns]
# Of two people at one browser at the same moment the later one has it.
_add = text(
    f"INSERT INTO push_subscriptions ({', '.join(_COLUMNS)})"
    f" VALUES ({', '.join(f':{name}' for name in _COLUMNS)}) ON CONFLICT (endpoint) DO UPDATE"
    f" SET {', '.join(f'{name} = excluded.{name}' for name in _COLUMNS)}"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Subscription:
    """What is sent to a browser: `endpoint` takes it, encrypted for `p256dh` and `auth`. `session`:
    the hash of the browser's; `origin`: of the page that subscribed."""

    id: str
    guest: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    origin: str
    made: int


def key(connection: Connection, fresh: str, now: int) -> str:
    """The key of this server, the same at all processes: `fresh` if there was none."""
    wanted = select(push_keys.c.private)
    known = connection.scalar(wanted)
    if known is None:
        connection.execute(_add_key, {"private": fresh, "now": now})
        known = connection.execute(wanted).scalar_one()
    return str(known)


def subscribe(connection: Connection, new: Subscription, language: str | None, most: int) -> None:
    """Takes the place of what this browser had, by anybody; of more than `most` browsers of a
    guest the newest stay. `language`: that notices to the guest are in from now on; None: as
    before. Refusal no_guest if the browser was signed out meanwhile."""
    bounds.lock(connection, [new.guest])
    mine = (sessions.c.hash == new.session, sessions.c.guest == new.guest)
    signed_in = select(sessions.c.hash).where(*mine).with_for_update(read=True, key_share=True)
    if connection.scalar(signed_in) is None:
        raise Refusal("no_guest")
    if language is not None:
        stored_notices.set_language(connection, new.guest, language)
    table = push_subscriptions
    own = (table.c.guest == new.guest, table.c.endpoint == new.endpoint)
    # What is under way to the same subscription still finds it.
    known = connection.scalar(select(table.c.id).where(*own))
    same = or_(table.c.session == new.session, table.c.endpoint == new.endpoint)
    connection.execute(delete(table).where(same))
    ids = select(table.c.id).where(table.c.guest == new.guest)
    newest_first = connection.scalars(ids.order_by(table.c.made.desc(), table.c.id)).all()
    connection.execute(delete(table).where(table.c.id.in_(newest_first[most - 1 :])))
    connection.execute(_add, asdict(replace(new, id=known or new.id)))


def unsubscribe(connection: Connection, guest: str, session: str) -> None:
    mine = (push_subscriptions.c.guest == guest, push_subscriptions.c.session == session)
    connection.execute(delete(push_subscriptions).where(*mine))


def forget(connection: Connection, subscription: str, endpoint: str) -> None:
    """Its push service knows it no longer. One that has come in its place stays."""
    gone = (push_subscriptions.c.id == subscription, push_subscriptions.c.endpoint == endpoint)
    connection.execute(delete(push_subscriptions).where(*gone))


def of_guest(connection: Connection, guest: str) -> list[tuple[Subscription, str | None]]:
    """The newest first, each with the kind of its browser."""
    table = push_subscriptions
    rows = connection.execute(
        select(table, sessions.c.agent)
        .join_from(table, sessions, table.c.session == sessions.c.hash)
        .where(table.c.guest == guest)
        .order_by(table.c.made.desc(), table.c.id)
    )
    return [(_subscription(row), row.agent) for row in rows]


def one(connection: Connection, subscription: str) -> Subscription | None:
    wanted = select(push_subscriptions).where(push_subscriptions.c.id == subscription)
    row = connection.execute(wanted).first()
    return None if row is None else _subscription(row)


def _subscription(row: Row[Any]) -> Subscription:
    return Subscription(**{name: row._mapping[name] for name in _COLUMNS})
