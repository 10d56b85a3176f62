"""Reading a request: its body within limits, its session, its parameters."""

from __future__ import annotations

import asyncio
import re
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from evora.server.api.decoding import decode
from evora.server.api.security import Peer, peer_of
from evora.server.common.refusal import Refusal

T = TypeVar("T")

_GAME = re.compile(r"[A-Za-z0-9]{10}")
_NUMBER = re.compile(r"[0-9]{1,15}")
# A body that takes longer than this to arrive is given up.
_BODY_SECONDS = 10.0
# What is too large is read to its end up to here, and forgotten: to a proxy or a browser that still
# sends, an early answer would look like a broken connection.
_MAX_DISCARDED = 1 << 20
_CEREMONY_SECONDS = 300
# The longest that browsers keep a cookie.
_COOKIE_SECONDS = 400 * 86_400


class _Empty(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request whose address says everything: {} or empty."""


_empty = msgspec.json.Decoder(_Empty)


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Refusal too_large."""
    length = request.headers.get("content-length", "0")
    too_large = Refusal("too_large", None, f"expected at most {max_bytes} bytes")
    if not length.isdecimal() or int(length[:12]) > _MAX_DISCARDED:
        raise too_large
    body, size = bytearray(), 0
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.stream():
                size += len(chunk)
                if size > _MAX_DISCARDED:
                    raise too_large
                if size <= max_bytes:
                    body += chunk
    except (TimeoutError, ClientDisconnect):
        raise Refusal("bad_json", None, "the body did not arrive") from None
    if max(size, int(length)) > max_bytes:
        raise too_large
    return bytes(body)


async def read_message(request: Request, decoder: msgspec.json.Decoder[T], max_bytes: int) -> T:
    """The decoded body. Only JSON declared as such: the forms of a foreign page cannot send it."""
    body = await read_body(request, max_bytes)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("unknown_type", "Content-Type", "expected application/json")
    return decode(decoder, body)


async def read_nothing(request: Request, max_bytes: int) -> None:
    """Refusal unless the body is {} or empty."""
    body = await read_body(request, max_bytes)
    if body:
        decode(_empty, body)


def game_of(request: Request) -> str:
    """The id in the path; Refusal unknown_game."""
    return checked_game(request.path_params["game"])


def checked_game(game: str) -> str:
    """Refusal unknown_game for a text that cannot be the id of a game."""
    if not _GAME.fullmatch(game):
        raise Refusal("unknown_game", "game")
    return game


def number_of(request: Request, name: str) -> int:
    """A number in the query, 0 if it is not given."""
    text = request.query_params.get(name, "0")
    if not _NUMBER.fullmatch(text):
        raise Refusal("bad_field", name, "expected a whole number from 0")
    return int(text)


def is_for_banned(request: Request) -> bool:
    """Whether the endpoint that was asked is for those who are banned, too."""
    return bool(request.scope.get("evora.for_banned"))


def session_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(peer_of(connection.scope).cookie)


def set_session(response: Response, peer: Peer, session: str | None) -> None:
    """Sets the session cookie; None deletes it."""
    response.set_cookie(
        peer.cookie,
        session or "",
        max_age=_COOKIE_SECONDS if session else 0,
        path="/",
        secure=peer.https,
        httponly=True,
        samesite="lax",
    )


def ceremony_of(connection: HTTPConnection) -> str | None:
    """What shows that this browser began to make or use a passkey."""
    return connection.cookies.get(_ceremony_cookie(peer_of(connection.scope)))


def set_ceremony(response: Response, peer: Peer, secret: str) -> None:
    response.set_cookie(
        _ceremony_cookie(peer),
        secret,
        max_age=_CEREMONY_SECONDS,
        path="/",
        secure=peer.https,
        httponly=True,
        samesite="strict",
    )


def _ceremony_cookie(peer: Peer) -> str:
    return f"{peer.cookie}-ceremony"
