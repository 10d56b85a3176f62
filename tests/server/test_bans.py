"""Who is banned: by id, by address, until when; and which networks can be."""

from __future__ import annotations

import ipaddress

import pytest

from evora.server.domain.bans import Ban, Bans, household, is_own, parse_network

NOW = 1000


def ban(target: str, until: int | None = None, reason: str = "") -> Ban:
    return Ban(action=1, target=target, made=0, until=until, reason=reason)


def test_guests_and_the_end_of_a_ban() -> None:
    bans = Bans([ban("ann", NOW + 1), ban("bob", NOW), ban("cat")])
    assert bans.of_guest("ann", NOW) and bans.of_guest("cat", NOW)
    assert bans.of_guest("ann", NOW + 1) is None
    assert bans.of_guest("bob", NOW) is None and bans.of_guest("dan", NOW) is None


def test_the_ban_that_ends_last_is_said() -> None:
    bans = Bans([ban("ann", NOW + 5, "short"), ban("ann", None, "long"), ban("ann", NOW + 9)])
    found = bans.of_guest("ann", NOW)
    assert found is not None and found.reason == "long"


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7/32", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8"]),
        ("203.0.113.0/24", ["203.0.113.0", "203.0.113.255"], ["203.0.112.255", "203.0.114.0"]),
        ("2001:db8:12::/48", ["2001:db8:12:ffff::1"], ["2001:db8:13::1", "32.1.13.184"]),
        ("2001:db8::1/128", ["2001:db8::1"], ["2001:db8::2"]),
    ],
)
def test_networks(network: str, inside: list[str], outside: list[str]) -> None:
    bans = Bans([ban(network), ban("198.51.100.0/25")])
    assert all(bans.of_address(address, NOW) for address in inside)
    assert not any(
        bans.of_address(address, NOW) for address in (*outside, "", "unix", "testclient")
    )


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::1/128"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("10.0.0.0/8", "10.0.0.0/8"),
    ],
)
def test_networks_as_they_are_typed(given: str, network: str) -> None:
    assert str(parse_network(given)) == network


@pytest.mark.parametrize(
    "given", ["", "host", "0.0.0.0/0", "10.0.0.0/7", "::/0", "2000::/15", "1.2"]
)
def test_what_is_no_network_to_ban(given: str) -> None:
    with pytest.raises(ValueError):
        parse_network(given)


def test_oneself_and_the_proxies_cannot_be_banned() -> None:
    proxies = [ipaddress.ip_network("192.0.2.16/28")]
    for own in ("127.0.0.1", "127.0.0.0/8", "::1", "192.0.2.17", "192.0.2.0/24", "192.0.0.0/8"):
        assert is_own(parse_network(own), proxies), own
    assert not is_own(parse_network("192.0.3.0/24"), proxies)


def test_what_one_person_has() -> None:
    assert str(household("203.0.113.7")) == "203.0.113.7/32"
    assert str(household("2001:db8:1:2:3::4")) == "2001:db8:1:2::/64"
    assert str(household("::ffff:203.0.113.7")) == "203.0.113.7/32"
    assert household("testclient") is None
