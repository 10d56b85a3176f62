"""The outermost layer: what is counted, and what becomes of errors that nobody expected."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from evora.server.api.monitor import Monitor
from evora.server.common.metrics import Metrics
from server.asgi import ask, ask_websocket


def fail(route: str | None = None, *, late: bool = False) -> ASGIApp:
    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if route is not None:
            scope["evora.route"] = route
        if late:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("secret detail")

    return app


async def succeed(scope: Scope, receive: Receive, send: Send) -> None:
    scope["evora.route"] = scope["path"].removeprefix("/")
    await PlainTextResponse("done", 201)(scope, receive, send)


class Watched:
    def __init__(self, app: ASGIApp) -> None:
        self.metrics = Metrics()
        self.app = Monitor(app, self.metrics)

    def value(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0

    def requests(self, method: str, route: str, status: int) -> float:
        labels = {"method": method, "route": route, "status": str(status)}
        return self.value("evora_http_requests_total", **labels)


def test_answers_are_counted_by_method_route_and_status() -> None:
    watched = Watched(succeed)
    for method, path in (("GET", "/one"), ("GET", "/one"), ("PUT", "/one"), ("BREW", "/two")):
        assert ask(watched.app, method, path).content == b"done"
    assert watched.requests("GET", "one", 201) == 2
    assert watched.requests("PUT", "one", 201) == 1
    assert watched.requests("other", "two", 201) == 1
    assert watched.value("evora_http_seconds_count") == 4
    assert 0 < watched.value("evora_http_seconds_sum") < 60


def test_the_time_of_the_page_is_not_measured() -> None:
    watched = Watched(succeed)
    ask(watched.app, "GET", "/page")
    assert watched.requests("GET", "page", 201) == 1
    assert watched.value("evora_http_seconds_count") == 0


def test_an_error_is_answered_with_the_id_that_it_has_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watched = Watched(fail("somewhere"))
    with caplog.at_level(logging.ERROR, "evora.server"):
        answer = ask(watched.app, "POST", "/x")
    assert (answer.status, answer.json["code"]) == (503, "unavailable")
    assert int(answer.headers["retry-after"]) > 0 and answer.json["retry_ms"] > 0
    (record,) = caplog.records
    logged: dict[str, Any] = record.fields  # type: ignore[attr-defined]
    assert answer.json["detail"] == f"error {logged['id']}"
    assert (logged["kind"], logged["route"]) == ("RuntimeError", "somewhere")
    assert b"secret" not in answer.content
    assert watched.value("evora_errors_total", where="http") == 1
    assert watched.requests("POST", "somewhere", 503) == 1


def test_an_error_after_the_answer_has_begun_adds_nothing_to_it() -> None:
    watched = Watched(fail(late=True))
    answer = ask(watched.app, "GET", "/x")
    assert [message["type"] for message in answer.messages] == ["http.response.start"]
    assert watched.value("evora_errors_total", where="http") == 1
    assert watched.requests("GET", "unknown", 200) == 1


def test_a_request_that_is_given_up_is_no_error() -> None:
    async def cancelled(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise asyncio.CancelledError

    watched = Watched(cancelled)
    with pytest.raises(asyncio.CancelledError):
        ask(watched.app, "GET", "/x")
    assert watched.value("evora_errors_total", where="http") == 0
    assert watched.requests("GET", "unknown", 0) == 1


def test_an_error_of_a_socket_is_logged_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    watched = Watched(fail())
    with caplog.at_level(logging.ERROR, "evora.server"):
        ask_websocket(watched.app, "/ws")
    assert watched.value("evora_errors_total", where="socket") == 1
    assert len(caplog.records) == 1
    assert watched.value("evora_http_seconds_count") == 0


def test_a_failed_start_is_logged_and_leaves_its_traceback_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        text = "Traceback (most recent call last):\n  File …\nRuntimeError: no luck\n"
        await send({"type": "lifespan.startup.failed", "message": text})
        raise RuntimeError("no luck")

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError

    watched = Watched(app)
    with caplog.at_level(logging.ERROR, "evora.server"):
        asyncio.run(watched.app({"type": "lifespan"}, receive, send))
    assert sent == [{"type": "lifespan.startup.failed", "message": "RuntimeError: no luck"}]
    (record,) = caplog.records
    assert record.fields["where"] == "lifespan"  # type: ignore[attr-defined]
