"""Addresses that letters go to: statements inside the caller's transaction.

A row of `mail_addresses` says by `due` what is next for it. A process takes rows that are due with
a lease, does it, and notes what came of it with the same lease: a process that comes too late
notes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, text, update

from evora.server.common.mail_addresses import address_key
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate
from evora.server.storage import bounds, rates
from evora.server.storage.rates import Charge
from evora.server.storage.schema import DUE_LETTERS, feeds, mail_addresses, mail_silenced

_DAY_MS = 86_400_000
# How long the link in the letter works that asks for confirmation.
CONFIRM_MS = _DAY_MS
# What strangers can have sent to an address that is not theirs; what each of them can have sent.
LETTERS_TO_ADDRESS = Rate(2, 86_400)
LETTERS_OF_GUEST = Rate(4, 86_400)
LETTERS_OF_NETWORK = Rate(12, 86_400)
# An owner may have changed, and so may a mind.
SILENCED_MS = 365 * _DAY_MS

# Both databases read this.
_silence = text(
    "INSERT INTO mail_silenced (hash, made) VALUES (:hash, :now)"
    " ON CONFLICT (hash) DO UPDATE SET made = excluded.made"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAddress:
    """A row of `mail_addresses`; see there."""

    id: str
    guest: str
    address: str
    key: str
    language: str
    given: int
    confirmed: int | None = None
    bounced: int | None = None
    due: int | None = None
    number: int = 0
    tries: int = 0
    lease: int | None = None
    sent: int | None = None


def give(connection: Connection, new: StoredAddress, network: str, now: int) -> bool:
    """An address to be confirmed, instead of one that was not; whether a letter will go out: not if
    this is the address already. `network`: where the guest asks from. Refusal no_guest,
    mail_silenced, too_many."""
    if not bounds.lock(connection, [new.guest]):
        raise Refusal("no_guest")
    known = confirmed_of(connection, new.guest)
    if known is not None and known.address == new.address and known.bounced is None:
        return False
    if connection.scalar(select(mail_silenced.c.hash).where(_is_silenced(new.address))):
        raise Refusal("mail_silenced", "address", "expected an address whose owner wants letters")
    rates.spend(connection, "mail of", LETTERS_OF_GUEST, new.guest, now)
    rates.spend(connection, "mail to", LETTERS_TO_ADDRESS, address_key(new.address), now)
    rates.charge(connection, Charge("mail from", LETTERS_OF_NETWORK, network), now)
    connection.execute(delete(mail_addresses).where(_unconfirmed(new.guest)))
    connection.execute(
        insert(mail_addresses).values(
            id=new.id,
            guest=new.guest,
            address=new.address,
            key=new.key,
            language=new.language,
            given=now,
            due=now,
            number=0,
            tries=0,
        )
    )
    return True


def confirmed_of(connection: Connection, guest: str) -> StoredAddress | None:
    mine = (mail_addresses.c.guest == guest, mail_addresses.c.confirmed.is_not(None))
    row = connection.execute(select(mail_addresses).where(*mine)).first()
    return None if row is None else _address(row)


def of_guest(
    connection: Connection, guest: str, now: int
) -> tuple[StoredAddress | None, StoredAddress | None]:
    """The one that is confirmed, and the one that still can be."""
    waiting = (_unconfirmed(guest), mail_addresses.c.given > now - CONFIRM_MS)
    row = connection.execute(select(mail_addresses).where(*waiting)).first()
    return confirmed_of(connection, guest), None if row is None else _address(row)


def load(connection: Connection, address: str) -> StoredAddress | None:
    """By the id of the row."""
    mine = mail_addresses.c.id == address
    row = connection.execute(select(mail_addresses).where(mine)).first()
    return None if row is None else _address(row)


def confirm(connection: Connection, address: str, now: int, due: int) -> bool:
    """From now on it is the guest's only one; `due`: when to think of the first letter. Once, and
    not too late."""
    row = load(connection, address)
    if row is None:
        return False
    bounds.lock(connection, [row.guest])
    others = (mail_addresses.c.guest == row.guest, mail_addresses.c.id != address)
    good = (
        mail_addresses.c.id == address,
        mail_addresses.c.confirmed.is_(None),
        mail_addresses.c.given > now - CONFIRM_MS,
    )
    # Locked: neither confirmed nor replaced before this ends.
    if connection.scalar(select(mail_addresses.c.id).where(*good).with_for_update()) is None:
        return False
    connection.execute(delete(mail_addresses).where(*others))
    values: dict[str, int | None] = {"confirmed": now, "due": due, "number": 1, "tries": 0}
    # The letter that asked was about nothing else; what its process notes of it comes too late.
    values |= {"sent": None, "lease": None}
    return connection.execute(update(mail_addresses).where(*good).values(**values)).rowcount == 1


def remove(connection: Connection, guest: str) -> None:
    connection.execute(delete(mail_addresses).where(mail_addresses.c.guest == guest))


def stop(connection: Connection, address: str, now: int) -> None:
    """The one who got a letter wants no more. If they have never confirmed, somebody else gave
    their address: nobody can give it again for a year."""
    gone = delete(mail_addresses).where(mail_addresses.c.id == address).returning(mail_addresses)
    row = connection.execute(gone).first()
    if row is not None and row.confirmed is None:
        connection.execute(_silence, {"hash": _hash(row.address), "now": now})


# --- What is due


def take(connection: Connection, now: int, lease: int, limit: int) -> list[StoredAddress]:
    """Addresses with something to do; until `lease` no other process takes them."""
    free = or_(mail_addresses.c.lease.is_(None), mail_addresses.c.lease <= now)
    due = (
        select(mail_addresses.c.id)
        .where(DUE_LETTERS, mail_addresses.c.due <= now, free)
        .order_by(mail_addresses.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    chosen = list(connection.scalars(due))
    if not chosen:
        return []
    mine = mail_addresses.c.id.in_(chosen)
    connection.execute(update(mail_addresses).where(mine).values(lease=lease))
    rows = connection.execute(select(mail_addresses).where(mine).order_by(mail_addresses.c.due))
    return [_address(row) for row in rows]


def note_sent(connection: Connection, taken: StoredAddress, due: int | None, sent: int) -> None:
    """`sent`: by the games' clock."""
    _note(connection, taken, due=due, number=taken.number + 1, tries=0, sent=sent)


def note_nothing(connection: Connection, taken: StoredAddress, due: int | None) -> None:
    """There was nothing to send, or it has been tried often enough: on to the next letter."""
    _note(connection, taken, due=due, number=taken.number + 1, tries=0)


def note_later(connection: Connection, taken: StoredAddress, due: int) -> None:
    _note(connection, taken, due=due, tries=taken.tries + 1)


def note_bounced(connection: Connection, taken: StoredAddress, now: int) -> None:
    """Nothing more goes there. One that was never confirmed is forgotten."""
    if taken.confirmed is None:
        connection.execute(delete(mail_addresses).where(_leased(taken)))
    else:
        _note(connection, taken, due=None, tries=0, bounced=now)


def release(connection: Connection, taken: Collection[StoredAddress], due: int) -> None:
    """Untried: the mail server is away."""
    for each in taken:
        _note(connection, each, due=due)


def _note(connection: Connection, taken: StoredAddress, **values: int | None) -> None:
    connection.execute(update(mail_addresses).where(_leased(taken)).values(lease=None, **values))


def _leased(taken: StoredAddress) -> Any:
    return (mail_addresses.c.id == taken.id) & (mail_addresses.c.lease == taken.lease)


# --- What is not kept


def forget(connection: Connection, now: int) -> None:
    """Addresses that nobody has confirmed in time, and silence that has lasted for long."""
    old = mail_addresses.c.given <= now - CONFIRM_MS
    connection.execute(delete(mail_addresses).where(mail_addresses.c.confirmed.is_(None), old))
    connection.execute(delete(mail_silenced).where(mail_silenced.c.made <= now - SILENCED_MS))


def export(connection: Connection, guest: str) -> dict[str, Any]:
    """What is stored about a guest, without what would open anything."""
    names = ("address", "language", "given", "confirmed", "bounced", "sent")
    chosen = select(*(mail_addresses.c[name] for name in names))
    mine = chosen.where(mail_addresses.c.guest == guest).order_by(mail_addresses.c.given)
    feed = select(feeds.c.made, feeds.c.language).where(feeds.c.guest == guest)
    return {
        "mail": [dict(row) for row in connection.execute(mine).mappings()],
        "feeds": [dict(row) for row in connection.execute(feed).mappings()],
    }


def _unconfirmed(guest: str) -> Any:
    return (mail_addresses.c.guest == guest) & mail_addresses.c.confirmed.is_(None)


def _is_silenced(address: str) -> Any:
    return mail_silenced.c.hash == _hash(address)


def _hash(address: str) -> str:
    return hashlib.sha256(address_key(address).encode()).hexdigest()


def _address(row: Row[Any]) -> StoredAddress:
    return StoredAddress(**row._mapping)
