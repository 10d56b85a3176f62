"""Rates that all processes count together: statements inside the caller's transaction.

A row says when a bucket is full again, and goes when it is. Whose it is cannot be read from it:
addresses are hashed, with a key that the processes share and that is forgotten with its day. What
is asked for often is counted by each process (`evora.server.common.limits`).
"""

from __future__ import annotations

import hashlib
import math
import secrets
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, text, update

from evora.server.common.limits import shares_of
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate
from evora.server.storage.schema import daily_keys, spent

_DAY_MS = 86_400_000
# Of secrets that are tried: nobody waits after a typing error, and then each time for longer, until
# the rate that is given holds.
_SLOWER = (Rate(3, 6), Rate(6, 60))

# Both databases read these. One statement takes it if there is enough: nothing comes in between.
_take = text(
    "INSERT INTO spent (key, full_at) VALUES (:key, :now + :cost)"
    " ON CONFLICT (key) DO UPDATE SET full_at = :cost +"
    " CASE WHEN spent.full_at > :now THEN spent.full_at ELSE :now END"
    " WHERE spent.full_at + :cost <= :now + :period"
    " RETURNING full_at"
)
_add_key = text("INSERT INTO daily_keys (day, key) VALUES (:day, :key) ON CONFLICT DO NOTHING")


@dataclass(frozen=True, slots=True)
class Charge:
    """One of what an address may have: `name`, at this rate."""

    name: str
    rate: Rate
    address: str


def charge(connection: Connection, charged: Charge, now: int) -> None:
    """Takes it from an address, and from the networks around it; Refusal too_many."""
    for network, share in shares_of(charged.address, charged.rate):
        spend(connection, charged.name, share, network, now)


def charge_try(connection: Connection, charged: Charge, guest: str | None, now: int) -> None:
    """Takes one try of a secret; Refusal too_many. A guest who is known tries for themselves;
    without one, all of an address try together."""
    for name, rate, whose in _tries(charged, guest):
        spend(connection, name, rate, whose, now)


def return_try(connection: Connection, charged: Charge, guest: str | None, now: int) -> None:
    """It was a right one, which does not count."""
    for name, rate, whose in _tries(charged, guest):
        key = pseudonym(connection, f"{name} {whose}", now)
        returned = spent.c.full_at - _cost(rate)
        connection.execute(update(spent).where(spent.c.key == key).values(full_at=returned))


def _tries(charged: Charge, guest: str | None) -> Iterator[tuple[str, Rate, str]]:
    """What a try is taken from: names, rates, and whose they are."""
    if not charged.rate.count:
        return
    steps = [(f"{charged.name} {slower.seconds}", slower) for slower in _SLOWER]
    for name, rate in (*steps, (charged.name, charged.rate)):
        shares = [(guest, rate)] if guest is not None else shares_of(charged.address, rate)
        for whose, share in shares:
            yield name, share, whose


def spend(connection: Connection, name: str, rate: Rate, whose: str, now: int) -> None:
    """Takes one of what somebody may have; Refusal too_many, with the time to wait."""
    if not rate.count:
        return
    key = pseudonym(connection, f"{name} {whose}", now)
    period, cost = _period(rate), _cost(rate)
    values = {"key": key, "now": now, "cost": cost, "period": period}
    if connection.execute(_take, values).first() is None:
        full_at = connection.scalar(select(spent.c.full_at).where(spent.c.key == key)) or now
        raise Refusal("too_many", retry_ms=max(1, full_at + cost - period - now))


def _period(rate: Rate) -> int:
    return round(rate.seconds * 1000)


def _cost(rate: Rate) -> int:
    return math.ceil(_period(rate) / rate.count)


def pseudonym(connection: Connection, name: str, now: int) -> str:
    """What stands for somebody on this day."""
    key = daily_key(connection, now // _DAY_MS)
    return hashlib.blake2b(name.encode(), key=key, digest_size=16).hexdigest()


def forget(connection: Connection, now: int) -> None:
    """Removes what no longer says anything: full buckets, the keys of other days."""
    connection.execute(delete(spent).where(spent.c.full_at <= now))
    connection.execute(delete(daily_keys).where(daily_keys.c.day < now // _DAY_MS))


def daily_key(connection: Connection, day: int) -> bytes:
    """For hashes of addresses, the same at all processes; it is forgotten with its day."""
    wanted = select(daily_keys.c.key).where(daily_keys.c.day == day)
    key = connection.scalar(wanted)
    if key is None:
        connection.execute(_add_key, {"day": day, "key": secrets.token_hex(32)})
        key = connection.execute(wanted).scalar_one()
    return bytes.fromhex(key)
