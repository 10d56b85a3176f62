"""Who may ask: origins, proxies, sizes; and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from evora.server.api.security import Guard, check_origin, find_peer
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from server.asgi import ask, call
from server.serving import Running, serving

_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
}


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "file://", "http://a b"]
)
def test_foreign_pages(running: Running, origin: str) -> None:
    client = running.client(Origin=origin)
    assert client.refused("POST", "/api/me", {}) == (403, "wrong_origin")
    assert client.request("GET", "/api/me").status_code == 200
    with pytest.raises(InvalidStatus) as refused, client.socket():
        pass
    assert refused.value.response.status_code == 403
    assert b"wrong_origin" in refused.value.response.body


def test_without_an_origin_and_with_a_cookie(running: Running) -> None:
    guest = running.guest()
    del guest.http.headers["Origin"]
    assert guest.refused("PUT", "/api/me", {"name": "Ada"}) == (403, "wrong_origin")
    program = running.client()
    del program.http.headers["Origin"]
    program.ask("POST", "/api/me", {})
    headers = {"Sec-Fetch-Site": "cross-site"}
    refused = running.client().http.request("POST", "/api/me", json={}, headers=headers)
    assert refused.status_code == 200  # it names our own origin
    bare = running.client()
    del bare.http.headers["Origin"]
    assert bare.refused("POST", "/api/me", {}, headers=headers) == (403, "wrong_origin")


def test_origins_that_are_allowed(sqlite_url: str) -> None:
    changes: dict[str, Any] = {"public_url": "https://games.example.org"}
    with serving(sqlite_url, origins=("http://localhost:5173",), **changes) as running:
        for origin in ("https://games.example.org", "http://localhost:5173"):
            running.client(Origin=origin).ask("POST", "/api/me", {})
        client = running.client(Origin="http://games.example.org")
        assert client.refused("POST", "/api/me", {}) == (403, "wrong_origin")


def test_headers_on_everything(running: Running) -> None:
    client = running.client()
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/me"),
        ("GET", "/api/nothing"),
        ("GET", "/assets/nothing.js"),
        ("POST", "/api/games"),
        ("GET", "/healthz"),
    ):
        headers = client.request(method, path).headers
        assert _HEADERS.items() <= headers.items()
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "permissions-policy" in headers
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_strict_transport_over_https_only(sqlite_url: str) -> None:
    with serving(sqlite_url, public_url="https://games.example.org") as running:
        headers = running.client().request("GET", "/").headers
        assert headers["strict-transport-security"].startswith("max-age=")
        assert "wss://127.0.0.1" in headers["content-security-policy"]


def _scope(address: str, **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (address, 1), "headers": raw}


@pytest.mark.parametrize(
    ("address", "forwarded", "found"),
    [
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "1.2.3.4, 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "1.2.3.4, nonsense", "10.0.0.1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("9.9.9.9", "1.2.3.4", "9.9.9.9"),
    ],
)
def test_only_configured_proxies_are_believed(address: str, forwarded: str, found: str) -> None:
    settings = Settings(proxies=(ipaddress.ip_network("10.0.0.0/8"),))
    scope = _scope(address, host="a.example", x_forwarded_for=forwarded, x_forwarded_proto="https")
    peer = find_peer(scope, settings)
    assert peer.address == found
    assert peer.https == (address == "10.0.0.1")


def test_the_origin_follows_the_proxy() -> None:
    settings = Settings(proxies=(ipaddress.ip_network("10.0.0.1"),))
    scope = _scope(
        "10.0.0.1", host="a.example", x_forwarded_proto="https", origin="https://a.example"
    )
    check_origin(scope, find_peer(scope, settings), settings)


def test_several_proxies() -> None:
    networks = tuple(map(ipaddress.ip_network, ("10.0.0.0/8", "fd00::/8")))
    settings = Settings(proxies=networks)
    for proxy in ("10.0.0.1", "fd00::1"):
        for forwarded in ("1.2.3.4", "1.2.3.4, fd00::2 , 10.0.0.7", "1.2.3.4,, ,"):
            scope = _scope(proxy, x_forwarded_for=forwarded)
            assert find_peer(scope, settings).address == "1.2.3.4"
    scope = _scope("10.0.0.1", x_forwarded_for="10.0.0.9")
    assert find_peer(scope, settings).address == "10.0.0.9"
    assert find_peer(_scope("10.0.0.1"), settings).address == "10.0.0.1"


@pytest.mark.parametrize(
    ("forwarded", "scheme", "https"),
    [
        (None, "http", False),
        (None, "https", True),
        (None, "wss", True),
        ("https", "http", True),
        ("http", "https", False),
        ("http, https", "http", True),
        ("https,http", "http", False),
    ],
)
def test_the_scheme_that_the_client_uses(forwarded: str | None, scheme: str, https: bool) -> None:
    settings = Settings(proxies=(ipaddress.ip_network("10.0.0.1"),))
    headers = {} if forwarded is None else {"x_forwarded_proto": forwarded}
    scope = {**_scope("10.0.0.1", **headers), "scheme": scheme}
    assert find_peer(scope, settings).https == https


@pytest.mark.parametrize(
    ("address", "headers", "direct"),
    [
        ("127.0.0.1", {}, True),
        ("127.9.9.9", {}, True),
        ("::1", {}, True),
        ("", {}, True),
        ("10.0.0.1", {}, False),
        ("a-name", {}, False),
        ("127.0.0.1", {"x_forwarded_for": "1.2.3.4"}, False),
        ("127.0.0.1", {"forwarded": "for=1.2.3.4"}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, False),
        ("127.0.0.1", {"x_real_ip": "1.2.3.4"}, False),
        ("127.0.0.1", {"x_forwarded_proto": "https"}, False),
        ("127.0.0.1", {"cf_connecting_ip": "1.2.3.4"}, False),
    ],
)
def test_straight_from_this_machine(address: str, headers: dict[str, str], direct: bool) -> None:
    assert find_peer(_scope(address, **headers), Settings()).direct == direct


def test_proxies_that_say_nothing_of_themselves() -> None:
    """nginx as it is installed speaks HTTP/1.0; an address with HTTPS has a proxy in front."""
    scope = {**_scope("127.0.0.1"), "http_version": "1.0"}
    assert not find_peer(scope, Settings()).direct
    assert find_peer({**scope, "http_version": "1.1"}, Settings()).direct
    for address, direct in (("https://games.example.org", False), ("http://10.0.0.1:8000", True)):
        assert find_peer(_scope("127.0.0.1"), Settings(public_url=address)).direct == direct


def test_a_socket_of_the_operating_system_has_no_address() -> None:
    peer = find_peer({**_scope(""), "client": None}, Settings())
    assert (peer.address, peer.host, peer.direct) == ("", "", True)


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"sec_fetch_site": "none"}, True),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"cookie": "evora=1"}, False),
        ({"cookie": "a=1; evora=2"}, False),
        ({"cookie": "a=evora; evorata=1"}, True),
        ({"cookie": "__Host-evora=1"}, True),
        ({"origin": "http://A.example"}, True),
        ({"origin": "https://a.example"}, True),
        ({"origin": "http://a.example:8080"}, False),
        ({"origin": "null"}, False),
    ],
)
def test_origins(headers: dict[str, str], allowed: bool) -> None:
    scope = _scope("1.2.3.4", host="a.example", **headers)
    peer = find_peer(scope, Settings())
    with contextlib.nullcontext() if allowed else pytest.raises(Refusal) as caught:
        check_origin(scope, peer, Settings())
    if not allowed:
        assert caught is not None
        assert (caught.value.code, caught.value.field) == ("wrong_origin", "Origin")


def test_over_https_only_a_page_over_https_may_ask() -> None:
    settings = Settings(public_url="https://b.example")
    for origin, allowed in (("https://a.example", True), ("http://a.example", False)):
        scope = _scope("1.2.3.4", host="a.example", origin=origin)
        with contextlib.nullcontext() if allowed else pytest.raises(Refusal):
            check_origin(scope, find_peer(scope, settings), settings)


def test_a_host_that_is_none_allows_nothing() -> None:
    scope = _scope("1.2.3.4", host="a b", origin="http://c.example")
    with pytest.raises(Refusal):
        check_origin(scope, find_peer(scope, Settings()), Settings())


async def _with_own_header(scope: Scope, receive: Receive, send: Send) -> None:
    headers = {"Referrer-Policy": "no-referrer"}
    await PlainTextResponse("ok", headers=headers)(scope, receive, send)


def test_a_header_of_the_answer_stays() -> None:
    answer = ask(Guard(_with_own_header, Settings()), "GET", "/")
    names = [name for name, _ in answer.messages[0]["headers"]]
    assert len(names) == len(set(names))
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("host", "sources"),
    [
        ("a.example:8080", "connect-src 'self' ws://a.example:8080"),
        ("[::1]:80", "connect-src 'self' ws://[::1]:80"),
        ("a;b", "connect-src 'self'"),
        ("", "connect-src 'self'"),
    ],
)
def test_the_page_may_connect_to_its_own_host(host: str, sources: str) -> None:
    answer = ask(Guard(_with_own_header, Settings()), "GET", "/", headers={"host": host})
    assert answer.headers["content-security-policy"].endswith(f"; {sources}")


@pytest.mark.parametrize(
    ("method", "status"), [("GET", 200), ("HEAD", 200), ("OPTIONS", 200), ("POST", 403)]
)
def test_foreign_pages_may_only_look(method: str, status: int) -> None:
    guard = Guard(_with_own_header, Settings())
    answer = ask(guard, method, "/", headers={"origin": "http://evil.example"})
    assert answer.status == status
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_is_no_request_goes_through() -> None:
    seen = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope)

    asyncio.run(call(Guard(app, Settings()), {"type": "lifespan"}))
    assert seen == [{"type": "lifespan"}]


def test_only_embedded_replays_may_be_framed(running: Running) -> None:
    """Everything else refuses frames (`test_headers_on_everything`), also what looks similar."""
    client = running.client()
    headers = client.http.get("/embed/ABCDEFGHIJ").headers
    assert "x-frame-options" not in headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors *" in policy and "frame-ancestors 'none'" not in policy
    assert "sandbox allow-scripts allow-same-origin" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in headers
    for path in (
        "/embed",
        "/embed/",
        "/embed/short",
        "/embed/ABCDEFGHIJ/more",
        "/play/ABCDEFGHIJ",
        "/replay/ABCDEFGHIJ",
        "/api/embed/ABCDEFGHIJ",
        "/play/ABCDEFGHIJ?x=/embed/ABCDEFGHIJ",
    ):
        headers = client.http.get(path).headers
        assert headers["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
