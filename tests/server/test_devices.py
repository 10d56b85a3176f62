"""The devices of a guest: listed with their kind, signed out one by one or all others at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora.server.live.guests.devices import kind_of
from server.serving import Client, Running, serving

_FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
_PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
_EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"
)


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def _another(running: Running, first: Client, agent: str) -> Client:
    code = first.ask("POST", "/api/me/code", {})["code"]
    client = running.client(**{"User-Agent": agent})
    client.ask("POST", "/api/me/use-code", {"code": code})
    return client


def _devices(client: Client) -> list[tuple[str | None, str | None, bool]]:
    found = client.ask("GET", "/api/me/devices")["devices"]
    assert all(device["created"] and device["seen"] for device in found)
    return [(device["browser"], device["system"], device["current"]) for device in found]


def test_listed_and_signed_out(running: Running) -> None:
    first = running.guest(**{"User-Agent": _FIREFOX})
    phone = _another(running, first, _PHONE)
    third = _another(running, first, "curl/8")
    assert _devices(first) == [
        ("firefox", "linux", True),
        ("safari", "ios", False),
        (None, None, False),
    ]
    assert [current for _, _, current in _devices(phone)] == [False, True, False]
    stranger = running.guest()
    listed = first.ask("GET", "/api/me/devices")["devices"]
    path = f"/api/me/devices/{listed[1]['device']}"
    assert stranger.refused("DELETE", path) == (404, "not_found")
    with phone.socket() as socket:
        first.ask("DELETE", path)
        assert socket.close_code() == 4002
    assert phone.ask("GET", "/api/me")["guest"] is None
    assert phone.refused("GET", "/api/me/devices") == (401, "no_guest")
    assert first.refused("DELETE", path) == (404, "not_found")
    third.ask("DELETE", "/api/me/devices")
    assert first.ask("GET", "/api/me")["guest"] is None
    assert _devices(third) == [(None, None, True)]
    assert stranger.ask("GET", "/api/me")["guest"]


def test_only_the_kind_is_kept(running: Running) -> None:
    guest = running.guest(**{"User-Agent": _EDGE})
    exported = guest.request("GET", "/api/me/export").text
    assert "edge/windows" in exported
    # With the dot: a time in milliseconds may have these digits.
    assert "126." in _EDGE and "126." not in exported and "Mozilla" not in exported


def test_kinds() -> None:
    assert kind_of(_FIREFOX) == "firefox/linux"
    assert kind_of(_PHONE) == "safari/ios"
    assert kind_of(_EDGE) == "edge/windows"
    assert kind_of("Something (Android 14)") == "/android"
    assert kind_of("x" * 1000) is None and kind_of("") is None and kind_of(None) is None
