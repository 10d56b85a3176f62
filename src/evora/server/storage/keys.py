"""The keys of guests who keep their names: statements inside the caller's transaction.

A key is a recovery code or a passkey: with it one becomes the guest again on any device. A guest
who keeps a name has at least one.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, text, update

from evora.server.common.refusal import Refusal
from evora.server.storage import bounds
from evora.server.storage import guests as stored_guests
from evora.server.storage import kept_names as stored_names
from evora.server.storage.games import UNPLAYED
from evora.server.storage.schema import ceremonies, games, passkeys, recovery_codes, seats
from evora.server.storage.values import Ceremony, KeyState, Passkey, RecoveryCode

# Both databases read these.
_add_passkey = text(
    "INSERT INTO passkeys"
    " (id, guest, public_key, party, sign_count, backed_up, agent, created, used)"
    " VALUES (:id, :guest, :public_key, :party, :sign_count, :backed_up, :agent, :created, :used)"
    " ON CONFLICT (id) DO NOTHING RETURNING id"
)
_replace_code = text(
    "INSERT INTO recovery_codes (guest, hash, made) VALUES (:guest, :hash, :now)"
    " ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, made = excluded.made, used = NULL"
)


def has_finished(connection: Connection, guest: str) -> bool:
    """Whether a guest has played a game to its end."""
    mine = (seats.c.guest == guest, seats.c.game == games.c.id)
    finished = exists().where(*mine, games.c.status == "over", ~UNPLAYED)
    return bool(connection.scalar(select(finished)))


def state(connection: Connection, guest: str) -> KeyState:
    mine = select(func.count(seats.c.game.distinct())).where(seats.c.guest == guest)
    return KeyState(
        name=stored_names.current(connection, guest),
        code=code_of(connection, guest),
        passkeys=passkeys_of(connection, guest),
        finished=has_finished(connection, guest),
        games=connection.scalar(mine) or 0,
    )


# --- Keys that there are


def code_of(connection: Connection, guest: str) -> RecoveryCode | None:
    row = connection.execute(select(recovery_codes).where(recovery_codes.c.guest == guest)).first()
    return None if row is None else RecoveryCode(made=row.made, used=row.used)


def passkeys_of(connection: Connection, guest: str) -> list[Passkey]:
    """The oldest first."""
    mine = select(passkeys).where(passkeys.c.guest == guest)
    rows = connection.execute(mine.order_by(passkeys.c.created, passkeys.c.id))
    return [_passkey(row) for row in rows]


def passkey(connection: Connection, key: str) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == key)).first()
    return None if row is None else _passkey(row)


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(**row._mapping)


# --- New ones, with which a name is kept


def check_adding(connection: Connection, guest: str, most: int) -> None:
    """What `add_passkey` would say now."""
    _check_finished(connection, guest)
    stored_names.check_keeping(connection, guest)
    bounds.check(connection, [bounds.passkeys_of(guest, most)])


def add_code(connection: Connection, guest: str, code: str, now: int) -> None:
    """A recovery code, by its hash; the one before it is no longer good. Refusal as `_keep_name`
    says."""
    _keep_name(connection, guest, now)
    connection.execute(_replace_code, {"guest": guest, "hash": code, "now": now})


def add_passkey(connection: Connection, new: Passkey, most: int) -> None:
    """Refusal as `_keep_name` says; too_many_keys; bad_key if it is somebody's already."""
    _keep_name(connection, new.guest, new.created)
    bounds.check(connection, [bounds.passkeys_of(new.guest, most)])
    if connection.execute(_add_passkey, asdict(new)).first() is None:
        raise Refusal("bad_key", "passkey")


def _keep_name(connection: Connection, guest: str, now: int) -> None:
    """Refusal no_guest, no_game_finished, bad_name, name_taken."""
    if not bounds.lock(connection, [guest]):
        raise Refusal("no_guest")
    _check_finished(connection, guest)
    stored_names.keep(connection, guest, now)


def _check_finished(connection: Connection, guest: str) -> None:
    if stored_names.current(connection, guest) is None and not has_finished(connection, guest):
        raise Refusal("no_game_finished", None, "expected a guest who has finished a game")


# --- Those that one no longer wants: the last one stays, so that one can get back in


def remove_code(connection: Connection, guest: str) -> None:
    """Refusal not_found, last_key."""
    bounds.lock(connection, [guest])
    if code_of(connection, guest) is None:
        raise Refusal("not_found", "code")
    if not passkeys_of(connection, guest):
        raise _last("code")
    connection.execute(delete(recovery_codes).where(recovery_codes.c.guest == guest))


def remove_passkey(connection: Connection, guest: str, key: str) -> None:
    """Refusal not_found, last_key."""
    bounds.lock(connection, [guest])
    keys = [each.id for each in passkeys_of(connection, guest)]
    if key not in keys:
        raise Refusal("not_found", "passkey")
    if keys == [key] and code_of(connection, guest) is None:
        raise _last("passkey")
    connection.execute(delete(passkeys).where(passkeys.c.id == key))


def _last(field: str) -> Refusal:
    return Refusal("last_key", field, "expected another key to get back in with")


# --- Signing in: as `evora.server.storage.guests.sign_in` does by a code of ten minutes


def sign_in_by_code(
    connection: Connection, code: str, session: str, now: int, most: int
) -> list[str] | None:
    """By a recovery code."""
    mine = recovery_codes.c.hash == code
    guest = connection.scalar(select(recovery_codes.c.guest).where(mine))
    if guest is None:
        return None
    bounds.lock(connection, [guest])
    # It may have been replaced meanwhile.
    if connection.execute(update(recovery_codes).where(mine).values(used=now)).rowcount != 1:
        return None
    return stored_guests.add_session(connection, guest, session, now, most)


def sign_in_by_passkey(
    connection: Connection, used: Passkey, session: str, now: int, most: int
) -> list[str] | None:
    """By a passkey as it is after that: `sign_count`, `backed_up`. Not if it is no longer there, or
    counts backwards: a copy of it was used. Passkeys that are on several devices do not count, and
    always say 0."""
    bounds.lock(connection, [used.guest])
    good = [passkeys.c.id == used.id]
    if used.sign_count:
        good.append(or_(passkeys.c.sign_count < used.sign_count, passkeys.c.sign_count == 0))
    values = {"sign_count": used.sign_count, "backed_up": used.backed_up, "used": now}
    if connection.execute(update(passkeys).where(*good).values(**values)).rowcount != 1:
        return None
    return stored_guests.add_session(connection, used.guest, session, now, most)


# --- Ceremonies: a challenge is used once, by the browser that it was made for, at any process


def begin(connection: Connection, secret: str, ceremony: Ceremony, now: int, expires: int) -> None:
    """`secret`: the hash of what the browser will show."""
    connection.execute(delete(ceremonies).where(ceremonies.c.expires <= now))
    connection.execute(insert(ceremonies).values(hash=secret, expires=expires, **asdict(ceremony)))


def complete(connection: Connection, secret: str, now: int) -> Ceremony | None:
    """Whatever comes of it: it is over."""
    taken = delete(ceremonies).where(ceremonies.c.hash == secret).returning(ceremonies)
    row = connection.execute(taken).first()
    if row is None or row.expires <= now:
        return None
    return Ceremony(guest=row.guest, challenge=row.challenge, party=row.party)
