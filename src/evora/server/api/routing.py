"""Starlette's router, filled from the tables of endpoints; every response is typed, also a 404."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

import msgspec
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send
from starlette.websockets import WebSocket

from evora.server.api.cors import is_preflight
from evora.server.api.endpoint import Endpoint
from evora.server.api.request_budget import PAGE_PRICE, RequestBudget
from evora.server.api.requests import read_body, read_message, read_nothing
from evora.server.api.responses import (
    json_response,
    method_not_allowed,
    refusal_response,
    unavailable,
)
from evora.server.api.security import peer_of
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.live.processes.host import Host
from evora.server.storage.values import Unavailable

_API = "/api/"

Table = tuple[Iterable[Endpoint], object]


def make_routes(
    tables: Iterable[Table], settings: Settings, budget: RequestBudget, host: Host
) -> list[Route]:
    """One route for each path; a table comes with the object that its handlers belong to.

    `budget` takes the price of each request; `host` says whom the server is for now."""
    actions: dict[str, dict[str, _Action]] = {}
    for endpoints, owner in tables:
        for endpoint in endpoints:
            by_method = actions.setdefault(endpoint.path, {})
            by_method[endpoint.method] = _Action(endpoint, owner, settings, host)
    return [Route(path, _Resource(path, by_method, budget)) for path, by_method in actions.items()]


def make_app(
    routes: Iterable[Route],
    socket: Callable[[WebSocket], Awaitable[None]],
    page: ASGIApp,
    budget: RequestBudget,
    lifespan: Lifespan[Any],
) -> ASGIApp:
    """Everything but the guard and the monitor. Paths without a route go to `page`, unless they
    are under /api."""
    router = Router(
        [*routes, WebSocketRoute("/ws", socket)],
        redirect_slashes=False,
        default=_Fallback(page, budget),
        lifespan=lifespan,
    )
    return ExceptionMiddleware(router, {Refusal: _refuse, Unavailable: _refuse})


class _Action:
    """Decodes the body as the endpoint declares it, calls the handler and encodes its answer."""

    def __init__(self, endpoint: Endpoint, owner: object, settings: Settings, host: Host) -> None:
        self._host = host
        self._for_banned = endpoint.for_banned
        self._stores = endpoint.stores and endpoint.method != "GET"
        self._handle = partial(endpoint.handler, owner)
        self.price = endpoint.price
        self._status = endpoint.status
        self._reads = endpoint.method != "GET"
        self._form = endpoint.form
        self._decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)
        self._max_bytes = settings.upload_bytes if endpoint.large else settings.frame_bytes

    async def __call__(self, request: Request) -> Response:
        request.scope["evora.for_banned"] = self._for_banned
        if not self._for_banned:
            self._host.check_address(peer_of(request.scope).address)
        if self._stores:
            self._host.check_writing()
        if self._decoder is not None:
            body = await read_message(request, self._decoder, self._max_bytes)
            answer = await self._handle(request, body)
        else:
            if self._form:
                await read_body(request, self._max_bytes)
            elif self._reads:
                await read_nothing(request, self._max_bytes)
            answer = await self._handle(request)
        return answer if isinstance(answer, Response) else json_response(answer, self._status)


class _Resource:
    """All methods of one path, as an ASGI application."""

    def __init__(self, path: str, actions: dict[str, _Action], budget: RequestBudget) -> None:
        self._path = path
        self._actions = dict(actions)
        if "GET" in actions:
            self._actions["HEAD"] = actions["GET"]
        self._budget = budget

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["evora.route"] = self._path
        action = self._actions.get(scope["method"])
        if action is None:
            await self._budget.pay(HTTPConnection(scope), PAGE_PRICE)
            response = method_not_allowed(self._actions)
            if scope.get("evora.cors") and is_preflight(scope):
                response = Response(status_code=204)
        else:
            request = Request(scope, receive)
            await self._budget.pay(request, action.price)
            response = await action(request)
        await response(scope, receive, send)


class _Fallback:
    def __init__(self, page: ASGIApp, budget: RequestBudget) -> None:
        self._page = page
        self._budget = budget

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        await self._budget.pay(HTTPConnection(scope), PAGE_PRICE)
        if scope["type"] == "http" and path != "/api" and not path.startswith(_API):
            scope["evora.route"] = "page"
            await self._page(scope, receive, send)
        else:
            await refusal_response(Refusal("not_found"))(scope, receive, send)


async def _refuse(connection: HTTPConnection, error: Exception) -> Response:
    """Answers a request, or denies a socket."""
    refusal = error if isinstance(error, Refusal) else unavailable(error)
    return refusal_response(refusal, getattr(connection.state, "command", None))
