"""The guard in front of everything: who asks, from which page, and which headers every answer has.

- Who: the address of the connection, or what a configured proxy says about it (`Peer`).
- By which name: with a public address only those names are ours that `hosts` allows.
- From which page: a browser sends the origin of the page with sockets and unsafe methods, and only
  our own pages are allowed. A program that is not a browser may leave the origin out if it sends no
  cookie: with a cookie it cannot be told from a browser that leaves the origin out.
- Headers: they restrict what browsers do with our pages. No page of others may frame them, but for
  replays under /embed: there nothing can be done, and no cookie comes along.
"""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from evora.server.api.cors import cors_headers
from evora.server.api.hosts import check_host, is_local_name
from evora.server.api.responses import refusal_response
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Network, Settings, origin_of

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

_PERMISSIONS = (
    *("accelerometer", "camera", "geolocation", "gyroscope", "magnetometer"),
    *("microphone", "payment", "usb", "browsing-topics"),
)
# The page has no inline styles: its linter allows only `style:` directives, which set properties.
_POLICY = (
    "default-src 'self'",
    # The engine of the page is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
_NO_FRAMES = "frame-ancestors 'none'"
# What is framed may run its scripts and open Evora in a window of its own, and nothing else.
_FRAMED = (
    "frame-ancestors *; sandbox allow-scripts allow-same-origin allow-popups"
    " allow-popups-to-escape-sandbox"
)
_EMBEDDED = re.compile(r"/embed/[A-Za-z0-9]{10}")
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in _PERMISSIONS),
}


@dataclass(frozen=True)
class Peer:
    """The client: its address (limits count it), whether it uses HTTPS, and what it calls us.

    `direct`: on this machine, by a name of this machine, and with no sign of a proxy in between.
    """

    address: str
    https: bool
    host: str
    direct: bool

    @property
    def cookie(self) -> str:
        """`__Host-` binds the cookie to this host and to HTTPS; browsers take it only there."""
        return "__Host-evora" if self.https else "evora"


def peer_of(scope: Scope) -> Peer:
    peer: Peer = scope["evora.peer"]
    return peer


def is_in(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address is in one of the networks; what is no address is in none."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def find_peer(scope: Scope, settings: Settings) -> Peer:
    """X-Forwarded-* count only from configured proxies, and from the right: a client can have
    written anything further left."""
    headers = Headers(scope=scope)
    client = scope.get("client")
    address = client[0] if client else ""
    https = scope["scheme"] in ("https", "wss") or settings.https
    forwarded = headers.getlist("x-forwarded-for")
    if is_in(address, settings.proxies):
        if proto := headers.get("x-forwarded-proto"):
            https = proto.rpartition(",")[2].strip() == "https"
        hops = [hop.strip() for hop in ",".join(forwarded).split(",") if hop.strip()]
        for hop in reversed(hops):
            try:
                address = str(ipaddress.ip_address(hop))
            except ValueError:
                break
            if not is_in(address, settings.proxies):
                break
    local = address == "" or is_in(address, _LOOPBACK)
    host = headers.get("host", "").lower()
    direct = local and is_local_name(host) and not _is_proxied(scope, headers, settings)
    return Peer(address, https, host, direct)


# What proxies add to a request; not one of them is sent by what asks by itself.
_PROXY_HEADERS = (
    *("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"),
    *("x-real-ip", "cf-connecting-ip", "true-client-ip"),
)


def _is_proxied(scope: Scope, headers: Headers, settings: Settings) -> bool:
    """Whether anything says that the request came through a proxy. Evora itself speaks no HTTPS, so
    behind a public address with HTTPS all of them may have; and nginx, unless configured otherwise,
    adds no header but asks by HTTP/1.0, which nothing else does."""
    return (
        settings.https
        or scope.get("http_version") == "1.0"
        or any(name in headers for name in _PROXY_HEADERS)
    )


_LOOPBACK = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


def check_origin(scope: Scope, peer: Peer, settings: Settings) -> None:
    """Refusal wrong_origin unless the request comes from one of our pages, or from no page."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        site = headers.get("sec-fetch-site", "none")
        if site not in ("same-origin", "none") or _has_cookie(headers, peer):
            raise Refusal("wrong_origin", "Origin", "expected with a cookie, and from browsers")
        return
    try:
        asking = origin_of(origin)
    except ValueError:
        asking = ""
    ours = {f"https://{peer.host}"} if peer.https else {f"{s}://{peer.host}" for s in _SCHEMES}
    allowed = {*settings.origins, *_normal(ours)}
    if settings.public_url:
        allowed.add(settings.public_url)
    if asking not in allowed:
        raise Refusal("wrong_origin", "Origin", "this page may not ask this server")


_SCHEMES = ("http", "https")


def _normal(origins: Iterable[str]) -> set[str]:
    normal = set()
    for origin in origins:
        with contextlib.suppress(ValueError):  # the Host header is no host
            normal.add(origin_of(origin))
    return normal


def _has_cookie(headers: Headers, peer: Peer) -> bool:
    names = {part.partition("=")[0].strip() for part in headers.get("cookie", "").split(";")}
    return peer.cookie in names


class Guard:
    """Identifies the client, refuses foreign pages, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        peer = scope["evora.peer"] = find_peer(scope, self._settings)
        embedded = scope["type"] == "http" and _EMBEDDED.fullmatch(scope["path"]) is not None
        fixed = _fixed_headers(peer.host, peer.https, embedded)
        more = cors_headers(scope, self._settings)
        scope["evora.cors"] = bool(more)
        if scope["path"].startswith("/api/"):
            # Also where robots.txt is not read: pictures of private games are there.
            more.append((b"x-robots-tag", b"noindex"))
        if _is_ambiguous(scope):
            more.append((b"connection", b"close"))

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = message["headers"]
                names = {name for name, _ in own}
                added = [header for header in fixed if header[0] not in names]
                message = {**message, "headers": [*own, *added, *more]}
            await send(message)

        try:
            check_host(peer.host, self._settings)
            if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
                check_origin(scope, peer, self._settings)
        except Refusal as refusal:
            await refusal_response(refusal)(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers)


def _is_ambiguous(scope: Scope) -> bool:
    """Whether a request says in two ways where it ends. A proxy may have read the other one, and
    what follows may be somebody else's: nothing more is read from such a connection."""
    headers = Headers(scope=scope)
    return "content-length" in headers and "transfer-encoding" in headers


# Made once for each name of the server; clients can send any, so not all are kept.
@functools.lru_cache(maxsize=64)
def _fixed_headers(host: str, https: bool, embedded: bool) -> tuple[tuple[bytes, bytes], ...]:
    host = host if all(c.isalnum() or c in ".-:[]" for c in host) else ""
    # Older browsers do not count a socket to the same host as 'self'.
    socket = f" {'wss' if https else 'ws'}://{host}" if host else ""
    frames = _FRAMED if embedded else _NO_FRAMES
    policy = "; ".join((*_POLICY, frames, f"connect-src 'self'{socket}"))
    headers = {**_HEADERS, "Content-Security-Policy": policy}
    if embedded:
        del headers["X-Frame-Options"]
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    if https:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return tuple(
        (name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()
    )
