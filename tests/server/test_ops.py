"""For operators: health, readiness, metrics, and the documents about the interface."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from starlette.requests import Request
from starlette.responses import Response

from evora.server.api import ops
from evora.server.api.ops import OpsHandlers
from evora.server.api.schema import json_schema, openapi
from evora.server.api.security import Peer
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.storage.values import Unavailable
from server.asgi import make_scope
from server.serving import serving


class FakeJournal:
    """A database of which `check` tells how it is."""

    def __init__(self, check: Callable[[], Any]) -> None:
        self.check = check

    async def read(self, _function: object) -> int:
        result = self.check()
        if result is not None:
            await result
        return 0


def answer(
    name: str,
    *,
    check: Callable[[], Any] = lambda: None,
    ready: bool = True,
    token: str | None = None,
    direct: bool = True,
    **headers: str,
) -> Response:
    settings = Settings(metrics_token=token)
    handlers = OpsHandlers(settings, Metrics(), cast("Any", FakeJournal(check)), lambda: ready)
    peer = Peer("127.0.0.1", https=False, host="", direct=direct)
    request = Request({**make_scope("GET", "/", headers), "evora.peer": peer})
    response: Response = asyncio.run(getattr(handlers, name)(request))
    return response


def away() -> None:
    raise Unavailable


def test_health_asks_nothing() -> None:
    response = answer("health", ready=False, check=away)
    assert (response.status_code, response.body) == (200, b"ok\n")


@pytest.mark.parametrize(
    ("ready", "check", "status", "word"),
    [
        (True, lambda: None, 200, b"ready\n"),
        (False, lambda: None, 503, b"closing\n"),
        (True, away, 503, b"database\n"),
        (True, lambda: asyncio.sleep(3600), 503, b"database\n"),
    ],
)
def test_readiness(
    ready: bool,
    check: Callable[[], Any],
    status: int,
    word: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ops, "_CHECK_SECONDS", 0.01)
    response = answer("readiness", ready=ready, check=check)
    assert (response.status_code, response.body) == (status, word)


@pytest.mark.parametrize(
    ("token", "direct", "authorization"),
    [
        (None, True, ""),
        ("a-token", False, "Bearer a-token"),
        ("a-token", True, "Bearer a-token"),
    ],
)
def test_metrics_for_those_who_may(token: str | None, direct: bool, authorization: str) -> None:
    response = answer("metrics", token=token, direct=direct, authorization=authorization)
    assert b"evora_sockets" in response.body
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")


def test_metrics_without_a_database() -> None:
    assert b"evora_sockets" in answer("metrics", check=away).body


@pytest.mark.parametrize(
    ("token", "direct", "authorization"),
    [
        (None, False, ""),
        (None, False, "Bearer None"),
        ("a-token", True, ""),
        ("a-token", True, "Bearer another"),
        ("a-token", True, "Bearer ätoken"),
    ],
)
def test_for_others_there_are_no_metrics(
    token: str | None, direct: bool, authorization: str
) -> None:
    with pytest.raises(Refusal) as caught:
        answer("metrics", token=token, direct=direct, authorization=authorization)
    assert caught.value.code == "not_found"


def test_the_documents_are_sent_once(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        client = running.client()
        for path, document in (
            ("/api/openapi.json", openapi()),
            ("/api/schema.json", json_schema()),
        ):
            first = client.request("GET", path)
            assert first.json() == document
            assert first.headers["content-type"] == "application/json"
            headers = {"If-None-Match": first.headers["etag"]}
            again = client.request("GET", path, headers=headers)
            assert (again.status_code, again.content) == (304, b"")
        assert client.request("HEAD", "/healthz").status_code == 200
