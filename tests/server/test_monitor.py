"""The outermost layer: what is counted, and what becomes of errors that nobody expected."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from evora.server.api.monitor import Monitor
from evora.server.api.slow_requests import SlowRequests
from evora.server.common.loop_lag import LoopLag
from evora.server.common.metrics import Metrics
from evora.server.common.request_log import RequestLog
from evora.server.common.waits import waiting
from server.asgi import ask, ask_websocket, make_scope
from server.serving import ME, serving


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
    def __init__(self, app: ASGIApp, slow: float = 1.0) -> None:
        self.metrics = Metrics()
        self.log = RequestLog(Path("no-request-log"), 1, "json")
        timer = SlowRequests(slow, self.metrics, LoopLag(lambda _: None))
        self.app = Monitor(app, self.metrics, timer, self.log)

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


# --- Slow requests


def slow(route: str, status: int = 200, *, client: bool = False) -> ASGIApp:
    """Answers after a while, in which it waits for the database, or for its client."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scope["evora.route"] = route
        if client:
            await receive()
        else:
            with waiting("database"):
                await asyncio.sleep(0.06)
        await PlainTextResponse("done", status)(scope, receive, send)

    return app


async def slow_client() -> Message:
    await asyncio.sleep(0.06)
    return {"type": "http.request", "body": b"", "more_body": False}


def test_a_slow_request_says_where_its_time_went(caplog: pytest.LogCaptureFixture) -> None:
    watched = Watched(slow("/api/games/{game}", 201), slow=0.05)
    ask(watched.app, "GET", "/api/games/abcdefghij?secret=1")
    (record,) = caplog.records
    logged: dict[str, Any] = record.fields  # type: ignore[attr-defined]
    assert (record.levelname, record.getMessage()) == ("WARNING", "slow")
    assert logged["route"] == "/api/games/{game}"
    assert (logged["method"], logged["status"]) == ("GET", 201)
    assert 50 <= logged["database_ms"] <= logged["ms"] + 1
    assert (logged["background_ms"], logged["loop_ms"], logged["left_out"]) == (0, 0, 0)
    assert "abcdefghij" not in str(logged) and "secret" not in str(logged)
    assert watched.value("evora_slow_requests_total", route="/api/games/{game}") == 1


@pytest.mark.parametrize(
    ("route", "status", "limit"),
    [("/api/bot/stream", 200, 0.05), ("/x", 429, 0.05), ("/x", 200, 0.0), ("/x", 200, 30.0)],
    ids=["a stream", "kept waiting on purpose", "switched off", "fast"],
)
def test_what_is_not_slow(
    route: str, status: int, limit: float, caplog: pytest.LogCaptureFixture
) -> None:
    watched = Watched(slow(route, status), slow=limit)
    ask(watched.app, "GET", "/x")
    assert not caplog.records
    assert watched.value("evora_slow_requests_total", route=route) == 0


def test_a_slow_client_is_not_a_slow_request(caplog: pytest.LogCaptureFixture) -> None:
    watched = Watched(slow("/x", client=True), slow=0.05)

    async def send(_message: Message) -> None:
        await asyncio.sleep(0.06)

    asyncio.run(watched.app(make_scope("POST", "/x"), slow_client, send))
    assert not caplog.records
    assert watched.value("evora_http_seconds_sum") > 0.1


def test_a_server_that_is_slow_all_the_time_does_not_fill_its_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()
    requests = SlowRequests(0.001, metrics, LoopLag(lambda _: None))
    for _ in range(100):
        timing = requests.begin()
        timing.since -= 1
        requests.end(timing, "/x")
    assert len(caplog.records) == 20
    assert metrics.registry.get_sample_value("evora_slow_requests_total", {"route": "/x"}) == 100
    # The next one that is told says how many were not.
    requests._lines._since -= 60
    requests.end(timing, "/x")
    logged: dict[str, Any] = caplog.records[-1].fields  # type: ignore[attr-defined]
    assert logged["left_out"] == 80


def test_a_loop_that_is_kept_is_late() -> None:
    seen: list[float] = []
    lag = LoopLag(seen.append)

    async def keep() -> float:
        task = asyncio.create_task(lag.run())
        await asyncio.sleep(0.01)
        before = lag.total()
        time.sleep(0.4)
        held = lag.total() - before
        await asyncio.sleep(0.01)
        task.cancel()
        return held

    assert lag.total() == 0
    assert asyncio.run(keep()) > 0.1
    assert seen and seen[0] > 0.1


def test_a_slow_command_over_a_socket(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(sqlite_url, slow_request=1e-6) as running:
        guest = running.guest()
        game = guest.create(ME, {"type": "local"})["game"]
        with guest.socket() as socket:
            view = socket.watch(game)["view"]
            move = {"seat": view["to_move"], "move": view["legal"][0]["move"], "seq": view["seq"]}
            socket.command(game, "play", **move)
        count = running.server.metrics.registry.get_sample_value
        assert (count("evora_slow_requests_total", {"route": "/ws"}) or 0) >= 2
    told = [record.fields for record in caplog.records if record.getMessage() == "slow"]  # type: ignore[attr-defined]
    kinds = {fields["kind"]: fields for fields in told if fields["route"] == "/ws"}
    assert {"watch", "play"} <= set(kinds)
    assert kinds["play"]["database_ms"] <= kinds["play"]["ms"] + 1
    assert game not in str(told)


# --- Errors


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
