"""Who is banned: guests by their id, networks by their addresses."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# A network with a shorter prefix is a part of the world, and not somebody's.
_MIN_PREFIX = {4: 8, 6: 16}
# What this machine and those beside it have: to ban them is to ban the proxy, or oneself.
_OWN = tuple(
    map(ipaddress.ip_network, ("127.0.0.0/8", "::1/128", "0.0.0.0/32", "::/128", "fe80::/10"))
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ban:
    """`target`: a guest or, with a slash, a network; `until` None: forever; `here`: the networks
    that the guest is connected from are banned, too; `action`: the one that it came with."""

    action: int
    target: str
    made: int
    until: int | None
    reason: str
    here: bool = False

    @property
    def is_network(self) -> bool:
        return "/" in self.target

    def holds(self, now: int) -> bool:
        return self.until is None or self.until > now


def parse_network(text: str) -> Network:
    """`203.0.113.0/24`, `2001:db8::/48` or one address; ValueError if it is none, or too wide."""
    network = ipaddress.ip_network(text.strip(), strict=False)
    mapped = network.network_address
    if isinstance(mapped, ipaddress.IPv6Address) and mapped.ipv4_mapped and network.prefixlen >= 96:
        bits = network.prefixlen - 96
        network = ipaddress.ip_network((mapped.ipv4_mapped, bits), strict=False)
    if network.prefixlen < _MIN_PREFIX[network.version]:
        raise ValueError(f"{network} is too wide")
    return network


def is_own(network: Network, proxies: Iterable[Network]) -> bool:
    """Whether a network holds this machine or one of its proxies."""
    return any(
        network.version == other.version and network.overlaps(other) for other in (*_OWN, *proxies)
    )


def _plain(address: str) -> _Address | None:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return mapped or parsed


def household(address: str) -> Network | None:
    """The network that one person has: an address of IPv4, a /64 of IPv6."""
    plain = _plain(address)
    if plain is None:
        return None
    return ipaddress.ip_network((plain, 32 if plain.version == 4 else 64), strict=False)


class Bans:
    """All of them, to be asked for every request: no database, and a few dictionaries."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._guests: dict[str, list[Ban]] = {}
        # By version and prefix: the few lengths that there are, each with its networks.
        self._networks: dict[tuple[int, int], dict[int, list[Ban]]] = {}
        self.all = tuple(bans)
        for ban in self.all:
            if ban.is_network:
                network = ipaddress.ip_network(ban.target)
                known = self._networks.setdefault((network.version, network.prefixlen), {})
                known.setdefault(int(network.network_address), []).append(ban)
            else:
                self._guests.setdefault(ban.target, []).append(ban)

    def of_guest(self, guest: str, now: int) -> Ban | None:
        return _longest(self._guests.get(guest, ()), now)

    def of_address(self, address: str, now: int) -> Ban | None:
        plain = _plain(address) if self._networks else None
        if plain is None:
            return None
        number, bits = int(plain), plain.max_prefixlen
        found: list[Ban] = []
        for (version, prefix), networks in self._networks.items():
            if version == plain.version:
                start = number >> (bits - prefix) << (bits - prefix)
                found += networks.get(start, ())
        return _longest(found, now)


def _longest(bans: Iterable[Ban], now: int) -> Ban | None:
    """The one that ends last, if any holds."""
    holding = [ban for ban in bans if ban.holds(now)]
    return max(
        holding, key=lambda ban: (ban.until is None, ban.until or 0, ban.action), default=None
    )
