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
# The longest that browsers keep a cookie.
_COOKIE_SECONDS = 400 * 86_400


class _Empty(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request whose address says everything: {} or empty."""


_empty = msgspec.json.Decoder(_Empty)


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Refusal too_large."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > max_bytes:
        raise Refusal("too_large", None, f"expected at most {max_bytes} bytes")
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > max_bytes:
                    raise Refusal("too_large", None, f"expected at most {max_bytes} bytes")
    except (TimeoutError, ClientDisconnect):
        raise Refusal("bad_json", None, "the body did not arrive") from None
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
    """The id in the path; Refusal unknown_game for a text that cannot be one."""
    game: str = request.path_params["game"]
    if not _GAME.fullmatch(game):
        raise Refusal("unknown_game", "game")
    return game


def number_of(request: Request, name: str) -> int:
    """A number in the query, 0 if it is not given."""
    text = request.query_params.get(name, "0")
    if not _NUMBER.fullmatch(text):
        raise Refusal("bad_field", name, "expected a whole number from 0")
    return int(text)


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
