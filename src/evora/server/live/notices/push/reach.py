"""Which push services this server talks to: those out in the world, never one inside its network.

Where a push goes to is what a browser has said, and anybody can say anything. So an address is
checked when it is given, and again when something is sent there: the connection is made to the very
address that was checked, whatever its name means a moment later.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import urlsplit

from evora.errors import EvoraError
from evora.server.common.recent import Recent

_MAX_LENGTH = 2000
_PRINTED = re.compile(r"[!-\[\]-~]+")  # ASCII without spaces and backslashes
_HOST = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?\.?|[0-9a-f:.]{2,45}")
_PORTS = {"https": 443, "http": 80}
# Names are looked up by threads, which a slow server of names holds: they are nobody else's. Most
# browsers have one of four services, whose addresses are known then.
_LOOKUPS = 16
_LOOKUP_SECONDS = 5.0
_KNOWN_SECONDS = 60.0
_MAX_KNOWN = 1_000
# IPv6 that leads to IPv4 by a translator: RFC 6052.
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
# The only part of IPv6 that belongs to single hosts of the world.
_UNICAST = ipaddress.ip_network("2000::/3")

_lookups = ThreadPoolExecutor(_LOOKUPS, "evora-names")
_known: Recent[tuple[str, int], Sequence[str]] = Recent(_MAX_KNOWN, _KNOWN_SECONDS)


class BadEndpointError(EvoraError, ValueError):
    """An address that nothing is sent to; the message says what was expected."""


class UnknownHostError(EvoraError):
    """A name that cannot be looked up, now or ever."""


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a push service takes the messages for one browser. `target`: path and query."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        """As in the header Host."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"


async def look_up(host: str, port: int) -> Sequence[str]:
    """The addresses behind a name; UnknownHostError."""
    if (known := _known.get((host, port))) is not None:
        return known
    try:
        async with asyncio.timeout(_LOOKUP_SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(
                _lookups, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            )
    except (OSError, UnicodeError, TimeoutError):
        raise UnknownHostError(f"no address for {host}") from None
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    _known.put((host, port), addresses)
    return addresses


@dataclass(frozen=True, slots=True)
class Reach:
    """What holds for every server. Tests make one with a push service on their own machine; no
    option and no variable does."""

    schemes: tuple[str, ...] = ("https",)
    inner: bool = False
    look_up: Callable[[str, int], Awaitable[Sequence[str]]] = look_up
    tls: ssl.SSLContext | None = None

    def parse(self, endpoint: str) -> Destination:
        """BadEndpointError."""
        if len(endpoint) > _MAX_LENGTH:
            raise BadEndpointError(f"expected at most {_MAX_LENGTH} characters")
        if not _PRINTED.fullmatch(endpoint):
            raise BadEndpointError("expected an address in ASCII")
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadEndpointError("expected an address") from None
        if parts.scheme not in self.schemes:
            raise BadEndpointError("expected an address with https")
        if "@" in parts.netloc:
            raise BadEndpointError("expected an address without a user")
        if not _HOST.fullmatch(host) or port == 0:
            raise BadEndpointError("expected an address with a host")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Destination(parts.scheme, host, port or _PORTS[parts.scheme], target)

    async def addresses(self, destination: Destination) -> Sequence[str]:
        """What to connect to; BadEndpointError if any of it is inside, UnknownHostError."""
        found = await self.look_up(destination.host, destination.port)
        if not found:
            raise UnknownHostError(f"no address for {destination.host}")
        if not self.inner and any(is_inner(each) for each in found):
            raise BadEndpointError("expected a host outside of this server's network")
        return found


def is_inner(text: str) -> bool:
    """Whether an address is of this machine or its network, or none that one can write to; also
    IPv6 that leads to such IPv4, and whatever is no address."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return True
    if isinstance(address, ipaddress.IPv6Address):
        meant = _meant_by(address)
        if meant is None:
            return address not in _UNICAST or not address.is_global
        address = meant
    return not address.is_global or address.is_multicast or address.is_reserved


def _meant_by(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to: mapped, by 6to4, or translated."""
    if address in _TRANSLATED:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
