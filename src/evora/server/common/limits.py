"""Rate limits per address and per connection."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate

# Addresses per limiter; the least recently active ones are dropped first.
_MAX_ADDRESSES = 20_000


class Bucket:
    """A token bucket: bursts of `rate.count`, refilled with `rate.count` per `rate.seconds`."""

    __slots__ = ("_clock", "_left", "_rate", "_since")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.count)
        self._since = clock()

    def take(self) -> float:
        """Takes one: 0, or the seconds until there is one."""
        if not self._rate.count:
            return 0.0
        now = self._clock()
        refill = (now - self._since) * self._rate.count / self._rate.seconds
        self._left = min(float(self._rate.count), self._left + refill)
        self._since = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) * self._rate.seconds / self._rate.count


class Limiter:
    """A bucket for every address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Counts one request; Refusal too_many, with the time to wait."""
        key = network_of(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > _MAX_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        wait = bucket.take()
        if wait:
            raise Refusal("too_many", retry_ms=math.ceil(wait * 1000))


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
