"""The log of the host's actions: asked for, applied in one transaction each, followed by every
process. Statements inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, insert, select, text, update

from evora.server.domain import host_actions as actions
from evora.server.domain.bans import Ban
from evora.server.domain.host_actions import Action, ActionRefusal, Result
from evora.server.storage import host_state
from evora.server.storage.schema import host_actions, meta
from evora.server.storage.values import HostAction, HostActionState

# Both databases read this. The row is locked until the transaction ends, so that numbers become
# visible in their order.
_next = text(
    "INSERT INTO meta (key, value) VALUES (:key, 1)"
    " ON CONFLICT (key) DO UPDATE SET value = meta.value + 1 RETURNING value"
)
_ACTIONS, _VERSION = "host_actions", "host_version"
# What waits to be carried out; more is a mistake of a script.
MAX_OPEN = 1_000


@dataclass(frozen=True, slots=True)
class Effect:
    """What applying an action came to; `undo`: what was there before it, if it can come back."""

    result: Result = field(default_factory=Result)
    undo: str | None = None


# Does what an action asks for; ActionRefusal.
Apply = Callable[[Connection, HostAction], Effect]


def ask(connection: Connection, action: Action, who: str, now: int) -> int | None:
    """Its id; None if too many wait already."""
    waiting = select(func.count()).select_from(host_actions).where(_OPEN)
    if (connection.scalar(waiting) or 0) >= MAX_OPEN:
        return None
    number = int(connection.execute(_next, {"key": _ACTIONS}).scalar_one())
    connection.execute(
        insert(host_actions).values(
            id=number,
            time=now,
            who=who,
            action=actions.encode(action),
            guest=actions.guest_of(action),
            game=actions.game_of(action),
            state="waiting",
        )
    )
    return number


def version(connection: Connection) -> int:
    """How many have been applied."""
    return connection.scalar(select(meta.c.value).where(meta.c.key == _VERSION)) or 0


def due(connection: Connection, now: int) -> tuple[bool, list[HostAction]]:
    """What the process that leads has to do: whether something that the host has set is over, and
    the actions that are not finished, in order."""
    return host_state.has_expired(connection, now), _find(connection, _OPEN)


def end_expired(connection: Connection, now: int) -> None:
    if host_state.end_expired(connection, now):
        _renew(connection)


def _renew(connection: Connection) -> None:
    """Something has changed without an action: processes look again."""
    connection.execute(_next, {"key": _VERSION})


def load(connection: Connection, number: int) -> HostAction | None:
    return next(iter(_find(connection, host_actions.c.id == number)), None)


def since(connection: Connection, known: int) -> list[HostAction]:
    """Those that were applied after a version."""
    return _find(connection, host_actions.c.version > known)


def latest(connection: Connection, limit: int, guest: str | None = None) -> list[HostAction]:
    """The newest first; `guest`: about them."""
    wanted = select(host_actions).order_by(host_actions.c.id.desc()).limit(limit)
    if guest is not None:
        wanted = wanted.where(host_actions.c.guest == guest)
    return [_action(row) for row in connection.execute(wanted)]


def count_about(connection: Connection, guest: str) -> int:
    """How many were applied that are about a guest."""
    about = (host_actions.c.guest == guest, host_actions.c.version.is_not(None))
    return connection.scalar(select(func.count()).select_from(host_actions).where(*about)) or 0


# --- Carrying out


def apply(connection: Connection, number: int, apply: Apply) -> HostAction | None:
    """Does what an action asks for and notes it, both or neither: however often it is tried, and by
    how many processes, it happens once. The action as it stands then; None if it is not there."""
    locked = select(host_actions.c.state).where(host_actions.c.id == number).with_for_update()
    if connection.scalar(locked) == "waiting" and (found := load(connection, number)) is not None:
        try:
            with connection.begin_nested():
                effect = apply(connection, found)
        except ActionRefusal as refused:
            refuse(connection, number, refused)
        else:
            _change(
                connection,
                number,
                action=actions.encode(actions.without_networks(found.action)),
                state="applied",
                result=actions.encode(effect.result),
                undo=effect.undo,
                version=connection.execute(_next, {"key": _VERSION}).scalar_one(),
            )
    return load(connection, number)


def refuse(connection: Connection, number: int, why: ActionRefusal) -> None:
    found = load(connection, number)
    if found is not None:
        result = Result(reason=why.reason, detail=why.detail)
        kept = actions.encode(actions.without_networks(found.action))
        _change(connection, number, action=kept, state="refused", result=actions.encode(result))


def finish(connection: Connection, number: int, result: Result) -> None:
    """Every process knows of it, and what follows from it has been done."""
    _change(connection, number, state="done", result=actions.encode(result))


def withdraw(connection: Connection, number: int) -> bool:
    """Takes back an action that nothing has been done about; False if it is too late."""
    waiting = (host_actions.c.id == number, host_actions.c.state == "waiting")
    result = actions.encode(Result(reason="withdrawn"))
    taken = update(host_actions).where(*waiting).values(state="withdrawn", result=result)
    return connection.execute(taken).rowcount == 1


def mark_undone(connection: Connection, number: int, by: int) -> bool:
    """False if somebody else has undone it: of two at once the second waits here, and sees that."""
    still = (host_actions.c.id == number, host_actions.c.undone_by.is_(None))
    marked = update(host_actions).where(*still).values(undone_by=by, undo=None)
    return connection.execute(marked).rowcount > 0


def add_networks(connection: Connection, new: Collection[Ban]) -> None:
    """The networks of somebody who was banned with them, unless that is over; processes look
    again."""
    if new and host_state.has_bans(connection, next(iter(new)).action):
        host_state.add_bans(connection, new)
        _renew(connection)


# --- The data of a person


def forget(connection: Connection, guest: str) -> None:
    """What is left says that something was done about somebody who is gone, and nothing more."""
    for found in _find(connection, host_actions.c.guest == guest):
        kept = actions.encode(actions.without_person(found.action))
        _change(connection, found.id, action=kept, undo=None)


_OPEN: ColumnElement[bool] = host_actions.c.state.in_(["waiting", "applied"])


def _change(connection: Connection, number: int, **values: Any) -> None:
    connection.execute(update(host_actions).where(host_actions.c.id == number).values(**values))


def _find(connection: Connection, which: ColumnElement[bool]) -> list[HostAction]:
    rows = connection.execute(select(host_actions).where(which).order_by(host_actions.c.id))
    return [_action(row) for row in rows]


def _action(row: Row[Any]) -> HostAction:
    state: HostActionState = row.state
    return HostAction(
        id=row.id,
        time=row.time,
        who=row.who,
        action=actions.decode(row.action),
        state=state,
        result=Result() if row.result is None else actions.decode_result(row.result),
        undo=row.undo,
        undone_by=row.undone_by,
        version=row.version,
    )
