"""What HTTP handlers need of a request: its body within bounds, its cookie, its parameters."""

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
# Whoever sends a body slower than this keeps us from others.
_BODY_SECONDS = 10.0
# As long as browsers keep a cookie at most.
_COOKIE_SECONDS = 400 * 86_400


class Nothing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request that says all it has to say by its address: {} or nothing."""


_nothing = msgspec.json.Decoder(Nothing)


async def read_body(request: Request, most: int) -> bytes:
    """Refusal too_large."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > most:
        raise Refusal("too_large", None, f"expected at most {most} bytes")
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refusal("too_large", None, f"expected at most {most} bytes")
    except (TimeoutError, ClientDisconnect):
        raise Refusal("bad_json", None, "the body did not arrive") from None
    return bytes(body)


async def read_message(request: Request, decoder: msgspec.json.Decoder[T], most: int) -> T:
    """The body as a message; only JSON that says so, which no form of a foreign page can send."""
    body = await read_body(request, most)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("unknown_type", "Content-Type", "expected application/json")
    return decode(decoder, body)


async def read_nothing(request: Request, most: int) -> None:
    body = await read_body(request, most)
    if body:
        decode(_nothing, body)


def game_of(request: Request) -> str:
    """The game in the address; what cannot be one is unknown."""
    game: str = request.path_params["game"]
    if not _GAME.fullmatch(game):
        raise Refusal("unknown_game", "game")
    return game


def number_of(request: Request, name: str) -> int:
    text = request.query_params.get(name, "0")
    if not _NUMBER.fullmatch(text):
        raise Refusal("bad_field", name, "expected a whole number from 0")
    return int(text)


def session_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(peer_of(connection.scope).cookie)


def set_session(response: Response, peer: Peer, session: str | None) -> None:
    """Gives the browser the session, or takes it away."""
    response.set_cookie(
        peer.cookie,
        session or "",
        max_age=_COOKIE_SECONDS if session else 0,
        path="/",
        secure=peer.https,
        httponly=True,
        samesite="lax",
    )
