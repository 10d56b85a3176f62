"""What the host has set: bans, settings of the running server, invitations. Statements inside the
caller's transaction; times are the machine's."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, RowMapping, delete, func, insert, or_, select, union_all, update

from evora.server.domain.bans import Ban
from evora.server.storage.schema import bans, host_settings, invitations
from evora.server.storage.values import HostSetting, HostSettingKey, ReadOnly

# Every process has them in memory.
MAX_BANS = 20_000
MAX_INVITATIONS = 10_000


# --- Settings


def settings(connection: Connection) -> dict[str, HostSetting]:
    rows = connection.execute(select(host_settings))
    return {row.key: HostSetting(row.value, row.until, row.action) for row in rows}


# No row: games can be written to.
READ_ONLY = select(host_settings.c.key).where(host_settings.c.key == "read_only")


def require_writable(connection: Connection) -> None:
    """Where games are written: whatever a process knows, none changes once the host has said so;
    ReadOnly."""
    if connection.scalar(READ_ONLY) is not None:
        raise ReadOnly("the host has set this server to read-only")


def put_setting(connection: Connection, key: HostSettingKey, setting: HostSetting | None) -> None:
    """None takes it away."""
    connection.execute(delete(host_settings).where(host_settings.c.key == key))
    if setting is not None:
        connection.execute(
            insert(host_settings).values(
                key=key, value=setting.value, until=setting.until, action=setting.action
            )
        )


# --- Bans


def all_bans(connection: Connection) -> list[Ban]:
    rows = connection.execute(select(bans).order_by(bans.c.action, bans.c.target)).mappings()
    return [_ban(row) for row in rows]


def bans_of(connection: Connection, guests: Collection[str]) -> dict[str, list[Ban]]:
    found: dict[str, list[Ban]] = {guest: [] for guest in guests}
    rows = connection.execute(select(bans).where(bans.c.target.in_(list(guests)))).mappings()
    for row in rows:
        found[row["target"]].append(_ban(row))
    return found


def add_bans(connection: Connection, new: Collection[Ban]) -> bool:
    """False if there would be too many. Those that are there stay as they are."""
    known = {(ban.action, ban.target) for ban in all_bans(connection)}
    fresh = [ban for ban in new if (ban.action, ban.target) not in known]
    if len(known) + len(fresh) > MAX_BANS:
        return False
    if fresh:
        connection.execute(insert(bans), [_row(ban) for ban in fresh])
    return True


def has_bans(connection: Connection, action: int) -> bool:
    return connection.scalar(select(bans.c.target).where(bans.c.action == action)) is not None


def lift(connection: Connection, action: int) -> int:
    """Ends the bans that came with an action; how many."""
    return connection.execute(delete(bans).where(bans.c.action == action)).rowcount


def count_networks(connection: Connection, action: int) -> int:
    networks = bans.c.target.contains("/")
    found = select(func.count()).select_from(bans).where(bans.c.action == action, networks)
    return connection.scalar(found) or 0


def has_expired(connection: Connection, now: int) -> bool:
    """Whether anything of it is over."""
    over = (
        select(bans.c.action).where(bans.c.until <= now),
        select(host_settings.c.action).where(host_settings.c.until <= now),
        select(invitations.c.action).where(
            or_(invitations.c.until <= now, invitations.c.uses <= 0)
        ),
    )
    return connection.execute(union_all(*over).limit(1)).first() is not None


def end_expired(connection: Connection, now: int) -> bool:
    """Deletes what is over: bans, invitations, a message; whether processes have to know."""
    connection.execute(
        delete(invitations).where(or_(invitations.c.until <= now, invitations.c.uses <= 0))
    )
    over = connection.execute(delete(bans).where(bans.c.until <= now)).rowcount
    over += connection.execute(delete(host_settings).where(host_settings.c.until <= now)).rowcount
    return over > 0


def _ban(row: RowMapping) -> Ban:
    return Ban(**{name: row[name] for name in Ban.__dataclass_fields__})


def _row(ban: Ban) -> dict[str, object]:
    return {name: getattr(ban, name) for name in Ban.__dataclass_fields__}


# --- Invitations


def add_invitation(
    connection: Connection, code: str, uses: int, until: int | None, action: int
) -> bool:
    """False if there are too many. `code`: its hash."""
    if (connection.scalar(select(func.count()).select_from(invitations)) or 0) >= MAX_INVITATIONS:
        return False
    connection.execute(insert(invitations).values(hash=code, uses=uses, until=until, action=action))
    return True


def use_invitation(connection: Connection, code: str, now: int) -> bool:
    """Lets one person in; False if the code is not good, or not any more."""
    good = (
        invitations.c.hash == code,
        invitations.c.uses > 0,
        or_(invitations.c.until.is_(None), invitations.c.until > now),
    )
    used = update(invitations).where(*good).values(uses=invitations.c.uses - 1)
    return connection.execute(used).rowcount == 1


def withdraw_invitation(connection: Connection, action: int) -> int:
    """How many uses were left, in rows."""
    return connection.execute(delete(invitations).where(invitations.c.action == action)).rowcount
