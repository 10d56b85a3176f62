"""Limits: buckets that requests pay into, per address, per guest and per connection."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable

from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate

# Keys per limiter; the least recently active ones are dropped first.
_MAX_KEYS = 20_000
# What the guests of one address may use together, in shares of one guest.
_SHARES = 5


class Bucket:
    """A token bucket: bursts of `rate.count`, refilled with `rate.count` per `rate.seconds`."""

    __slots__ = ("_clock", "_left", "_rate", "_since", "refused")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.count)
        self._since = clock()
        self.refused = 0  # since something was last granted

    def take(self, cost: float = 1.0) -> float:
        """Takes `cost`: 0, or the seconds until there is as much. What costs more than a full
        bucket takes all of it."""
        if not self._rate.count:
            return 0.0
        now = self._clock()
        refill = (now - self._since) * self._rate.count / self._rate.seconds
        self._left = min(float(self._rate.count), self._left + refill)
        self._since = now
        cost = min(cost, self._rate.count)
        if self._left >= cost:
            self._left -= cost
            self.refused = 0
            return 0.0
        self.refused += 1
        return (cost - self._left) * self._rate.seconds / self._rate.count


class Limiter:
    """A bucket for every key: an address, or a guest."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: Recent[str, Bucket] = Recent(_MAX_KEYS)

    def check(self, address: str, cost: float = 1.0) -> None:
        """Takes `cost` from the bucket of an address; Refusal too_many, with the time to wait."""
        self.check_key(network_of(address), cost)

    def check_key(self, key: str, cost: float = 1.0) -> None:
        bucket = self._buckets.get(key) or Bucket(self._rate, self._clock)
        self._buckets.put(key, bucket)
        wait = bucket.take(cost)
        if wait:
            raise Refusal("too_many", retry_ms=math.ceil(wait * 1000))

    def refused(self, address: str) -> int:
        """How many requests of an address were refused since one was granted."""
        bucket = self._buckets.get(network_of(address))
        return 0 if bucket is None else bucket.refused


class SharedLimiter:
    """Guests have a bucket each; everybody else at an address shares one. So nobody is locked out
    by a neighbour, and many guests of one address do not add up to more than a few."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._guests = Limiter(rate, clock)
        self._addresses = Limiter(rate, clock)
        self._together = Limiter(Rate(rate.count * _SHARES, rate.seconds), clock)

    def check(self, address: str, guest: str | None = None, cost: float = 1.0) -> None:
        """Refusal too_many, with the time to wait."""
        if guest is None:
            self._addresses.check(address, cost)
            return
        self._guests.check_key(guest, cost)
        self._together.check(address, cost)

    def refused(self, address: str) -> int:
        """How many requests of an address were refused since one was granted."""
        return max(self._addresses.refused(address), self._together.refused(address))


def network_of(address: str) -> str:
    """What counts as one address: with IPv6 the /64 that a household gets."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
