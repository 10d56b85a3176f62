"""From a table of endpoints to answers: methods, bodies, statuses, limits, and the rest."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from evora.server import messages as m
from evora.server.api.endpoint import Endpoint
from evora.server.api.request_budget import RequestBudget
from evora.server.api.routing import make_app, make_routes
from evora.server.api.security import Guard
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate, Settings
from evora.server.storage.values import Busy, Guest, Unavailable
from server.asgi import JSON, Answer, ask, ask_websocket, call
from server.hosts import quiet_host

SETTINGS = Settings(frame_bytes=100, upload_bytes=1000)


class Owner:
    """Handlers that answer with what they were given."""

    async def look(self, request: Request) -> Response:
        return PlainTextResponse(f"looked {request.path_params}")

    async def name(self, _request: Request, body: m.SetName) -> m.CodeMade:
        return m.CodeMade(code=body.name or "", expires=7)

    async def press(self, _request: Request) -> m.CodeMade:
        return m.CodeMade(code="pressed", expires=7)

    async def refuse(self, request: Request, body: m.SetName) -> Response:
        request.state.command = body.name
        raise {"stale": Refusal("stale", seq=4), "busy": Busy(), "away": Unavailable()}[
            request.path_params["how"]
        ]


ENDPOINTS = (
    Endpoint("GET", "/api/thing/{game}", "", Owner.look),
    Endpoint("PUT", "/api/thing/{game}", "", Owner.name, status=201),
    Endpoint("POST", "/api/press", "", Owner.press),
    Endpoint("POST", "/api/long", "", Owner.name, large=True),
    Endpoint("POST", "/api/refuse/{how}", "", Owner.refuse),
    Endpoint("GET", "/plain", "", Owner.look),
    Endpoint("GET", "/api/costly", "", Owner.look, price=4.0),
)


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(f"page {scope['path']}")(scope, receive, send)


async def socket(_websocket: WebSocket) -> None:
    raise Refusal("closing", retry_ms=1500)


LIVED: list[str] = []


@contextlib.asynccontextmanager
async def lifespan(_app: object) -> AsyncIterator[None]:
    LIVED.append("started")
    yield
    LIVED.append("stopped")


class Nobody:
    """No session is a guest's."""

    def known(self, _session: str | None) -> str | None:
        return None

    async def find(self, _session: str | None) -> Guest | None:
        return None


def app_with(rate: Rate) -> ASGIApp:
    budget = RequestBudget(rate, Nobody())
    routes = make_routes([(ENDPOINTS, Owner())], SETTINGS, budget, quiet_host())
    return Guard(make_app(routes, socket, page, budget, lifespan), SETTINGS)


APP = app_with(Rate(0, 1))


def put(body: Any, path: str = "/api/thing/x", method: str = "PUT") -> Answer:
    return ask(APP, method, path, msgspec.json.encode(body), headers=JSON)


def code(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["code"]


def test_the_body_is_decoded_and_the_answer_has_the_declared_status() -> None:
    answer = put({"name": "Ada"})
    assert (answer.status, answer.json) == (201, {"code": "Ada", "expires": 7})
    assert answer.headers["cache-control"] == "no-store"
    assert code(put({"name": 3})) == (422, "bad_field")


def test_a_handler_may_answer_itself() -> None:
    answer = ask(APP, "GET", "/api/thing/x")
    assert (answer.status, answer.content) == (200, b"looked {'game': 'x'}")


def test_the_body_of_get_is_not_read() -> None:
    assert ask(APP, "GET", "/api/thing/x", b"x" * 5000).status == 200


@pytest.mark.parametrize("body", [b"", b"{}", b" {} "])
def test_a_request_without_a_body_may_send_an_empty_object(body: bytes) -> None:
    assert ask(APP, "POST", "/api/press", body).json["code"] == "pressed"


def test_a_request_without_a_body_takes_no_other() -> None:
    assert code(ask(APP, "POST", "/api/press", b'{"x":1}')) == (422, "bad_field")
    assert code(ask(APP, "POST", "/api/press", b" " * 101)) == (413, "too_large")


def test_only_large_bodies_may_be_long() -> None:
    assert code(put({"name": "x" * 100})) == (413, "too_large")
    long = put({"name": "x" * 30}, "/api/long", "POST")
    assert long.status == 200
    padded = b'{"name":"Ada"}'.ljust(1000)
    assert ask(APP, "POST", "/api/long", padded, headers=JSON).status == 200
    assert code(ask(APP, "POST", "/api/long", padded + b" ", headers=JSON)) == (413, "too_large")


def test_head_is_get() -> None:
    assert ask(APP, "HEAD", "/api/thing/x").status == 200
    assert code(ask(APP, "HEAD", "/api/press")) == (405, "method_not_allowed")


def test_other_methods_are_told_which_there_are() -> None:
    answer = ask(APP, "DELETE", "/api/thing/x")
    assert code(answer) == (405, "method_not_allowed")
    assert answer.headers["allow"] == "GET, HEAD, PUT"
    assert ask(APP, "GET", "/api/press").headers["allow"] == "POST"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/other", "/api/press/", "/api/thing/x/y"])
def test_unknown_paths_of_the_interface(path: str) -> None:
    assert code(ask(APP, "GET", path)) == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/apish", "/plain/", "/play/x"])
def test_other_paths_belong_to_the_page(path: str) -> None:
    assert ask(APP, "GET", path).content == f"page {path}".encode()


@pytest.mark.parametrize(
    ("how", "status", "word"),
    [("stale", 409, "stale"), ("busy", 503, "busy"), ("away", 503, "unavailable")],
)
def test_a_refusal_names_its_command(how: str, status: int, word: str) -> None:
    answer = put({"name": "my-command"}, f"/api/refuse/{how}", "POST")
    assert code(answer) == (status, word)
    assert answer.json["id"] == "my-command"
    assert answer.json["seq"] == (4 if how == "stale" else None)
    assert ("retry-after" in answer.headers) == (how != "stale")


def test_a_socket_is_denied_with_a_typed_answer() -> None:
    denied = ask_websocket(APP, "/ws")
    assert denied.messages[0]["type"] == "websocket.http.response.start"
    assert code(denied) == (503, "closing") and denied.headers["retry-after"] == "2"
    assert code(ask_websocket(APP, "/api/press")) == (404, "not_found")
    assert code(ask_websocket(APP, "/")) == (404, "not_found")


def test_every_request_pays_its_price() -> None:
    def answered(path: str, method: str = "GET", budget: int = 8) -> int:
        app = app_with(Rate(budget, 3600))
        statuses = [ask(app, method, path).status for _ in range(20)]
        granted = [status for status in statuses if status != 429]
        assert statuses == [*granted, *[429] * (20 - len(granted))]
        return len(granted)

    assert answered("/plain") == answered("/api/press", "POST") == 8
    assert answered("/api/costly") == 2
    assert answered("/api/costly", budget=3) == 1  # more than there ever is: all of it
    # Pages, unknown paths and wrong methods cost little, but not nothing.
    assert answered("/") == answered("/api/nothing") == answered("/api/press", "PATCH") == 16


def test_routes_are_named_for_the_metrics() -> None:
    names = []

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        await APP(scope, receive, send)
        names.append(scope.get("evora.route"))

    for path in ("/api/thing/x", "/plain", "/api/nothing", "/index"):
        ask(named, "GET", path)
    ask(named, "PATCH", "/api/thing/x")
    assert names == ["/api/thing/{game}", "/plain", None, "page", "/api/thing/{game}"]


def test_the_lifespan_is_that_of_the_server() -> None:
    sent = asyncio.run(call(APP, {"type": "lifespan"}, b"startup", b"shutdown")).messages
    assert LIVED == ["started", "stopped"]
    assert [message["type"].rpartition(".")[2] for message in sent] == ["complete", "complete"]
