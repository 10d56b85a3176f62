"""Reading requests: sizes, types, parameters, the session's cookie."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from evora.server import messages as m
from evora.server.api import requests
from evora.server.api.requests import (
    game_of,
    number_of,
    read_body,
    read_message,
    session_of,
    set_session,
)
from evora.server.api.security import Peer
from evora.server.common.refusal import Refusal
from server.asgi import make_scope

PLAIN = Peer("127.0.0.1", https=False, host="evora.test", direct=True)
SECURE = Peer("127.0.0.1", https=True, host="evora.test", direct=True)
NAME: msgspec.json.Decoder[m.SetName] = msgspec.json.Decoder(m.SetName)


def make_request(*chunks: bytes, path: str = "/", ends: bool = True, **headers: str) -> Request:
    """`ends`: else more of the body is announced and never comes."""
    waiting = list(chunks)

    async def receive() -> Message:
        if not waiting:
            await asyncio.sleep(3600)
        body = waiting.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(waiting) or not ends}

    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Request({**make_scope("POST", path, named), "evora.peer": PLAIN}, receive)


def refusal_of(work: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        asyncio.run(work)
    return caught.value


def test_a_body_up_to_the_limit() -> None:
    assert asyncio.run(read_body(make_request(b"12345", b"67890"), 10)) == b"1234567890"
    assert asyncio.run(read_body(make_request(b"1234567890", content_length="10"), 10))


@pytest.mark.parametrize("length", ["11", "-1", "ten", "1" * 30, "²"])
def test_an_announced_length_that_is_too_long_or_none(length: str) -> None:
    refusal = refusal_of(read_body(make_request(b"", content_length=length), 10))
    assert refusal.code == "too_large" and "10 bytes" in str(refusal.detail)


def test_a_body_is_counted_whatever_was_announced() -> None:
    request = make_request(b"123456", b"78901", content_length="3")
    assert refusal_of(read_body(request, 10)).code == "too_large"


def test_a_body_that_does_not_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "_BODY_SECONDS", 0.01)
    refusal = refusal_of(read_body(make_request(b"12345", ends=False), 10))
    assert (refusal.code, refusal.detail) == ("bad_json", "the body did not arrive")


def test_a_client_that_goes_away() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    request = Request(make_scope("POST", "/"), receive)
    assert refusal_of(read_body(request, 10)).code == "bad_json"


@pytest.mark.parametrize(
    "kind", ["application/json", "Application/JSON", "application/json; charset=utf-8"]
)
def test_json_that_says_so(kind: str) -> None:
    request = make_request(b'{"name":"Ada"}', content_type=kind)
    assert asyncio.run(read_message(request, NAME, 100)) == m.SetName(name="Ada")


@pytest.mark.parametrize("kind", ["text/plain", "", "application/jsonp", "multipart/form-data"])
def test_anything_else_is_not_read(kind: str) -> None:
    refusal = refusal_of(
        read_message(make_request(b'{"name":"Ada"}', content_type=kind), NAME, 100)
    )
    assert (refusal.code, refusal.field) == ("unknown_type", "Content-Type")


@pytest.mark.parametrize("text", ["short", "tenchars-1", "ünïcödé123", "tenchars1\n"])
def test_a_text_that_cannot_be_a_game(text: str) -> None:
    request = make_request()
    request.scope["path_params"] = {"game": text}
    with pytest.raises(Refusal) as caught:
        game_of(request)
    assert (caught.value.code, caught.value.field) == ("unknown_game", "game")


def test_a_game() -> None:
    request = make_request()
    request.scope["path_params"] = {"game": "abcDEF0189"}
    assert game_of(request) == "abcDEF0189"


@pytest.mark.parametrize(
    ("query", "number"),
    [("", 0), ("since=0", 0), ("since=12", 12), ("since=" + "9" * 15, 10**15 - 1)],
)
def test_numbers(query: str, number: int) -> None:
    assert number_of(make_request(path=f"/?{query}"), "since") == number


@pytest.mark.parametrize("text", ["", "-1", "1.5", "x", "9" * 16, "%C2%B2", "1%0A"])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        number_of(make_request(path=f"/?since={text}"), "since")
    assert (caught.value.code, caught.value.field) == ("bad_field", "since")


def test_the_session_is_in_the_cookie_of_the_scheme() -> None:
    request = make_request(cookie="evora=plain; __Host-evora=secure")
    assert session_of(request) == "plain"
    request.scope["evora.peer"] = SECURE
    assert session_of(request) == "secure"
    assert session_of(make_request(cookie="other=1")) is None


def cookie(peer: Peer, session: str | None) -> set[str]:
    response = Response()
    set_session(response, peer, session)
    return set(response.headers["set-cookie"].split("; "))


def test_a_cookie_stays_as_long_as_browsers_allow() -> None:
    common = {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"}
    assert cookie(PLAIN, "key") == {"evora=key", *common}
    assert cookie(SECURE, "key") == {"__Host-evora=key", "Secure", *common}


def test_a_cookie_is_taken_away() -> None:
    assert {'evora=""', "Max-Age=0", "Path=/"} <= cookie(PLAIN, None)
