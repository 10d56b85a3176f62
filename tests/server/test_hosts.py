"""Which names are ours: with a public address a page of another name is a foreign one."""

from __future__ import annotations

import contextlib

import pytest

from evora.server.api.hosts import check_host, is_local_name
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from server.serving import serving


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("games.example.org", True),
        ("Games.Example.org:8443", True),
        ("games.example.org.", True),
        ("localhost:8000", True),
        ("a.localhost", True),
        ("192.0.2.7:8000", True),
        ("[::1]:8000", True),
        ("myhost", True),
        ("", True),
        ("evil.test", False),
        ("games.example.org.evil.test", False),
        ("evil.test:8000", False),
        ("127.0.0.1.evil.test", False),
        ("[", False),
        ("a b", False),
    ],
)
def test_names_with_a_public_address(host: str, known: bool) -> None:
    settings = Settings(public_url="https://games.example.org", host="myhost")
    with contextlib.nullcontext() if known else pytest.raises(Refusal) as caught:
        check_host(host, settings)
    assert known or (caught and caught.value.code == "wrong_host")
    check_host(host, Settings())  # without one any name is believed


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("", True),
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:80", True),
        ("192.0.2.7", False),
        ("evil.test", False),
    ],
)
def test_names_of_this_machine(host: str, local: bool) -> None:
    assert is_local_name(host) == local


def test_a_page_that_took_our_address_gets_nothing(sqlite_url: str) -> None:
    """DNS rebinding: the name of a foreign page leads to this machine."""
    evil = {"Host": "evil.test", "Origin": "http://evil.test"}
    with serving(sqlite_url) as running:
        assert running.client(**evil).request("GET", "/metrics").status_code == 404
        assert running.client().request("GET", "/metrics").status_code == 200
    with serving(sqlite_url, public_url="http://games.example.org") as running:
        for method, path in (("GET", "/"), ("GET", "/metrics"), ("POST", "/api/me")):
            told = running.client(**evil).refused(method, path, {} if method == "POST" else None)
            assert told == (421, "wrong_host")
        assert running.client(Host="games.example.org").request("GET", "/").status_code == 200
