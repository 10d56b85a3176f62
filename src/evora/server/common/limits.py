"""Limits: buckets that requests pay from, per address, per guest and per connection.

Each process counts for itself, and where there are several each gives its part: a price counts
there as often as there are processes. The few rates that have to be exact are counted in the
database (`evora.server.storage.rates`).
"""

from __future__ import annotations

import functools
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
# What an IPv6 /48 may use together, in shares of one /64: hosters give whole ones away, with 65,536
# networks in each, and telephone companies have thousands of customers in one.
_WIDE_SHARES = 50


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
        wait = self.wait(cost)
        if wait:
            self.refused += 1
        elif self._rate.count:
            self._left -= min(cost, self._rate.count)
            self.refused = 0
        return wait

    def wait(self, cost: float = 1.0) -> float:
        """What `take` would say; takes nothing."""
        if not self._rate.count:
            return 0.0
        now = self._clock()
        refill = (now - self._since) * self._rate.count / self._rate.seconds
        self._left = min(float(self._rate.count), self._left + refill)
        self._since = now
        missing = min(cost, self._rate.count) - self._left
        return max(0.0, missing * self._rate.seconds / self._rate.count)


Processes = Callable[[], int]


def alone() -> int:
    """How many processes there are where nobody says otherwise."""
    return 1


class Limiter:
    """A bucket for every key: an address, or a guest. `processes`: how many there are now."""

    def __init__(
        self,
        rate: Rate,
        processes: Processes = alone,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._processes = processes
        self._clock = clock
        self._buckets: Recent[str, Bucket] = Recent(_MAX_KEYS)
        self._wide: Recent[str, Bucket] = Recent(_MAX_KEYS)

    def check(self, address: str, cost: float = 1.0) -> None:
        """Takes `cost` from the bucket of an address, and from that of the networks around it;
        Refusal too_many, with the time to wait."""
        (network, _), *wider = shares_of(address, self._rate)
        if not wider:
            self.check_key(network, cost)
            return
        [(around, rate)] = wider
        wide = self._wide.get(around) or Bucket(rate, self._clock)
        # First only asked: a network whose neighbours have used up everything is not remembered,
        # and one that is refused by itself takes nothing from its neighbours.
        _refuse(wide.wait(cost * self._processes()))
        self.check_key(network, cost)
        wide.take(cost * self._processes())
        self._wide.put(around, wide)

    def check_key(self, key: str, cost: float = 1.0) -> None:
        bucket = self._buckets.get(key) or Bucket(self._rate, self._clock)
        self._buckets.put(key, bucket)
        _refuse(bucket.take(cost * self._processes()))

    def refused(self, address: str) -> int:
        """How many requests of an address were refused since one was granted."""
        bucket = self._buckets.get(network_of(address))
        return 0 if bucket is None else bucket.refused


class SharedLimiter:
    """Guests have a bucket each; everybody else at an address shares one. So nobody is locked out
    by a neighbour, and many guests of one address do not add up to more than a few."""

    def __init__(
        self,
        rate: Rate,
        processes: Processes = alone,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        together = Rate(rate.count * _SHARES, rate.seconds)
        self._guests = Limiter(rate, processes, clock)
        self._addresses = Limiter(rate, processes, clock)
        self._together = Limiter(together, processes, clock)

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


def _refuse(wait: float) -> None:
    if wait:
        raise Refusal("too_many", retry_ms=math.ceil(wait * 1000))


def shares_of(address: str, rate: Rate) -> list[tuple[str, Rate]]:
    """What an address may use of a rate, and with IPv6 what all around it may use together."""
    network, around = networks_of(address)
    if around is None:
        return [(network, rate)]
    return [(network, rate), (around, Rate(rate.count * _WIDE_SHARES, rate.seconds))]


def network_of(address: str) -> str:
    """What counts as one address: with IPv6 the /64 that a household gets."""
    return networks_of(address)[0]


@functools.lru_cache(maxsize=4096)
def networks_of(address: str) -> tuple[str, str | None]:
    """What counts as one address, and the IPv6 /48 around it, whose networks may be one person's;
    None with IPv4."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address, None
    if isinstance(parsed, ipaddress.IPv4Address):
        return address, None
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped), None
    household, around = (
        str(ipaddress.ip_network((parsed, bits), strict=False)) for bits in (64, 48)
    )
    return household, around
