"""Which endpoints nothing is ever sent to: inside the host's network, or no address at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from evora.server.live.notices.push.reach import (
    BadEndpointError,
    Reach,
    UnknownHostError,
    is_inner,
)

INNER = [
    *("127.0.0.1", "127.255.0.3", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.9.9", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "192.0.2.7", "198.18.0.1", "224.0.0.1", "239.255.255.250"),
    *("240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1"),
    *("2001:db8::1", "2001::1", "::7f00:1", "64:ff9b:1::1", "100::1"),
    # IPv6 that leads to inner IPv4: mapped, 6to4, NAT64.
    *("::ffff:127.0.0.1", "::ffff:10.1.2.3", "2002:7f00:1::1", "2002:a9fe:a9fe::", "2002:c0a8:1::"),
    *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b::169.254.169.254"),
    *("", "localhost", "1.2.3", "0x7f000001"),
]
OUTER = [
    *("8.8.8.8", "142.250.1.1", "2a00:1450:4001::200a", "2606:4700::1111"),
    *("::ffff:8.8.8.8", "2002:808:808::1", "64:ff9b::8.8.8.8"),
]


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses(address: str) -> None:
    assert is_inner(address)


@pytest.mark.parametrize("address", OUTER)
def test_outer_addresses(address: str) -> None:
    assert not is_inner(address)


@pytest.mark.parametrize(
    ("endpoint", "expected"),
    [
        ("http://push.example.net/a", "with https"),
        ("ftp://push.example.net/a", "with https"),
        ("push.example.net/a", "with https"),
        ("https:/push.example.net", "with a host"),
        ("https:///a", "with a host"),
        ("https://user@push.example.net/a", "without a user"),
        ("https://user:secret@push.example.net/a", "without a user"),
        ("https://@push.example.net/a", "without a user"),
        ("https://push.example.net:0/a", "with a host"),
        ("https://push.example.net:99999/a", "an address"),
        ("https://push.example.net:x/a", "an address"),
        ("https://push.example.net\\@inner/a", "in ASCII"),
        ("https://push.example.net/a b", "in ASCII"),
        ("https://push.example.net/a\r\nHost: inner", "in ASCII"),
        ("https://pûsh.example.net/", "in ASCII"),
        ("https://[::1/", "an address"),
        ("https://push.example.net/" + "a" * 2000, "at most 2000"),
    ],
)
def test_what_is_no_endpoint(endpoint: str, expected: str) -> None:
    with pytest.raises(BadEndpointError, match=expected):
        Reach().parse(endpoint)


def test_where_it_goes() -> None:
    found = Reach().parse("https://Push.Example.net:8443/a/b?c=d#e")
    assert (found.host, found.port, found.target) == ("push.example.net", 8443, "/a/b?c=d")
    assert found.origin == "https://push.example.net:8443"
    assert Reach().parse("https://push.example.net").target == "/"
    assert Reach().parse("https://[2a00::1]/x").authority == "[2a00::1]"


@pytest.mark.parametrize(
    "endpoint",
    [
        *("https://localhost/", "https://127.0.0.1/", "https://127.1/"),
        *("https://2130706433/", "https://0x7f.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/"),
        *("https://10.0.0.1:8443/", "https://169.254.169.254/latest/meta-data"),
    ],
)
def test_the_real_look_up_finds_what_is_inside(endpoint: str) -> None:
    reach = Reach()
    with pytest.raises(BadEndpointError, match="outside of this server's network"):
        asyncio.run(_addresses(reach, endpoint))


def test_one_inner_address_among_others_is_enough() -> None:
    async def mixed(_host: str, _port: int) -> Sequence[str]:
        return ["142.250.1.1", "10.0.0.1"]

    with pytest.raises(BadEndpointError):
        asyncio.run(_addresses(Reach(look_up=mixed), "https://push.example.net/"))


def test_a_name_that_is_none() -> None:
    with pytest.raises(UnknownHostError):
        asyncio.run(_addresses(Reach(), "https://no-such-host.invalid/"))


async def _addresses(reach: Reach, endpoint: str) -> Sequence[str]:
    return await reach.addresses(reach.parse(endpoint))
