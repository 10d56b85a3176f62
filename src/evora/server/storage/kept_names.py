"""Names that are one person's alone: statements inside the caller's transaction.

The primary key of the table, the look of a name, decides who of many at once gets it.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, select, text, update

from evora.server.common.refusal import Refusal
from evora.server.domain.kept_names import changes_at, look_of
from evora.server.domain.lookalikes import skeleton
from evora.server.storage import bounds
from evora.server.storage import guests as stored_guests
from evora.server.storage.schema import guests, kept_names, name_shapes
from evora.server.storage.values import KeptName

_CURRENT = kept_names.c.freed.is_(None)

# Both databases read this. A name that one has had before is still one's own.
_claim = text(
    "INSERT INTO kept_names (look, guest, name, kept) VALUES (:look, :guest, :name, :now)"
    " ON CONFLICT (look) DO UPDATE SET name = excluded.name, kept = excluded.kept, freed = NULL"
    " WHERE kept_names.guest = excluded.guest"
    " RETURNING look"
)
# The same for the shapes.
_shape = text(
    "INSERT INTO name_shapes (guest, shape) VALUES (:guest, :shape)"
    " ON CONFLICT (guest) DO UPDATE SET shape = excluded.shape"
)
# Comes after every other letter.
_LAST = "\U0010ffff"


def current(connection: Connection, guest: str) -> KeptName | None:
    """The name that a guest keeps."""
    mine = kept_names.c.guest == guest
    row = connection.execute(select(kept_names).where(mine, _CURRENT)).first()
    if row is None:
        return None
    return KeptName(name=row.name, kept=row.kept, first=_count(connection, guest) == 1)


def _count(connection: Connection, guest: str) -> int:
    """How many names a guest has kept so far."""
    mine = select(func.count()).select_from(kept_names).where(kept_names.c.guest == guest)
    return connection.scalar(mine) or 0


def holder(connection: Connection, name: str) -> str | None:
    """The guest who keeps a name, however it is written."""
    same = kept_names.c.look == look_of(name)
    return connection.scalar(select(kept_names.c.guest).where(same, _CURRENT))


def found(connection: Connection, beginning: str, limit: int) -> dict[str, str]:
    """The kept names that begin like this at a glance, the first in their order, by guest. A name
    itself is as short as its beginning, so it comes first."""
    shape, current = skeleton(beginning), (kept_names.c.guest == name_shapes.c.guest) & _CURRENT
    rows = connection.execute(
        select(kept_names.c.guest, kept_names.c.name)
        .join_from(name_shapes, kept_names, current)
        .where(name_shapes.c.shape >= shape, name_shapes.c.shape < shape + _LAST)
        .order_by(name_shapes.c.shape)
        .limit(limit)
    )
    # A process of an older version may have changed the name, and not its shape.
    return {row.guest: row.name for row in rows if skeleton(row.name).startswith(shape)}


def fill_shapes(connection: Connection) -> None:
    """Of names that a process of an older version has kept."""
    missing = (
        select(kept_names.c.guest, kept_names.c.name)
        .join_from(kept_names, name_shapes, kept_names.c.guest == name_shapes.c.guest, isouter=True)
        .where(_CURRENT, kept_names.c.guest.is_not(None), name_shapes.c.guest.is_(None))
    )
    for row in connection.execute(missing).all():
        connection.execute(_shape, {"guest": row.guest, "shape": skeleton(row.name)})


def require_free(connection: Connection, name: str, own: str) -> None:
    """Refusal name_taken if it looks like one that somebody keeps or has kept, other than the guest
    `own`."""
    row = connection.execute(
        select(kept_names.c.guest).where(kept_names.c.look == look_of(name))
    ).first()
    if row is not None and row.guest != own:
        raise _taken()


def _taken() -> Refusal:
    return Refusal("name_taken", "name", "it looks like a name that somebody else keeps")


# --- Another name


def rename(connection: Connection, guest: str, name: str | None, now: int) -> None:
    """Another name for a guest, or none; one that is kept stays kept, and is changed rarely.
    Refusal no_guest, name_taken, name_too_soon; bad_name if a kept one would go."""
    _lock(connection, guest)
    before = current(connection, guest)
    if before is not None:
        if name is None:
            raise Refusal("bad_name", "name", "expected a name: one that is kept")
        at = changes_at(before.kept, now, first=before.first)
        if at is not None and look_of(name) != look_of(before.name):
            detail = "a kept name is changed once in 30 days"
            raise Refusal("name_too_soon", "name", detail, retry_ms=at - now)
    _change(connection, guest, name, now)
    stored_guests.set_name(connection, guest, name)


def rename_by_host(connection: Connection, guest: str, name: str | None, now: int) -> None:
    """At any time, and also to none: who kept a name then keeps the next one that they choose.
    Refusal no_guest, name_taken."""
    _lock(connection, guest)
    _change(connection, guest, name, now)
    stored_guests.set_name(connection, guest, name, renamed=now)


def _lock(connection: Connection, guest: str) -> None:
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")


def _change(connection: Connection, guest: str, name: str | None, now: int) -> None:
    if not _count(connection, guest):
        if name is not None:
            require_free(connection, name, guest)
    elif name is None:
        _free(connection, guest, now)
    else:
        _take(connection, guest, name, now)


# --- Keeping


def keep(connection: Connection, guest: str, now: int) -> None:
    """The name that a guest has is theirs from now on, if it was not before. The guest's row has
    been locked. Refusal bad_name if there is none, name_taken."""
    if current(connection, guest) is None:
        name = connection.scalar(select(guests.c.name).where(guests.c.id == guest))
        _take(connection, guest, _required(name), now)


def check_keeping(connection: Connection, guest: str) -> None:
    """What `keep` would say now."""
    if current(connection, guest) is None:
        name = stored_guests.names(connection, [guest]).get(guest)
        require_free(connection, _required(name), guest)


def _required(name: str | None) -> str:
    if name is None:
        raise Refusal("bad_name", "name", "expected a name to keep")
    return name


def _take(connection: Connection, guest: str, name: str, now: int) -> None:
    """Refusal name_taken if somebody else has it."""
    mine, look = kept_names.c.guest == guest, look_of(name)
    same = (mine, _CURRENT, kept_names.c.look == look)
    if connection.execute(update(kept_names).where(*same).values(name=name)).rowcount:
        return  # only written otherwise
    # First: a guest has one name at a time, and the database sees to it.
    _free(connection, guest, now)
    values = {"look": look, "guest": guest, "name": name, "now": now}
    if connection.execute(_claim, values).first() is None:
        raise _taken()
    connection.execute(_shape, {"guest": guest, "shape": skeleton(name)})


def _free(connection: Connection, guest: str, now: int) -> None:
    mine = kept_names.c.guest == guest
    connection.execute(update(kept_names).where(mine, _CURRENT).values(freed=now))
