"""From addresses to handlers, as pure ASGI: every answer is typed, also to what nobody knows."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from evora.server.api.handlers import Handler
from evora.server.api.responses import refusal_response
from evora.server.api.security import peer_of
from evora.server.common.limits import Limiter
from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.live.games import RETRY_MS
from evora.server.storage import Busy, Unavailable


class Router:
    """Calls the handler of an address; what nobody handles and is not under /api goes to `page`."""

    def __init__(
        self, handlers: dict[tuple[str, str], Handler], page: ASGIApp, settings: Settings
    ) -> None:
        by_path: dict[str, dict[str, Handler]] = {}
        for (method, path), handler in handlers.items():
            by_path.setdefault(path, {})[method] = handler
        self._routes = [(path, compile_path(path), found) for path, found in by_path.items()]
        self._page = page
        self.requests = Limiter(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        for name, (pattern, _, converters), methods in self._routes:
            match = pattern.match(path)
            if match:
                scope["evora.route"] = name
                found = {
                    key: converters[key].convert(text) for key, text in match.groupdict().items()
                }
                scope["path_params"] = found
                response = await self._answer(Request(scope, receive), methods)
                await response(scope, receive, send)
                return
        if path.startswith("/api/") or path == "/api":
            scope["evora.route"] = "unknown"
            await refusal_response(Refusal("not_found"))(scope, receive, send)
        else:
            scope["evora.route"] = "page"
            await self._page(scope, receive, send)

    async def _answer(self, request: Request, methods: dict[str, Handler]) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        handler = methods.get(method)
        if handler is None:
            response = refusal_response(Refusal("method_not_allowed"))
            response.headers["Allow"] = ", ".join(_allowed(methods))
            return response
        try:
            if request.url.path.startswith("/api/"):
                self.requests.check(peer_of(request.scope).address)
            return await handler(request)
        except Refusal as refusal:
            return refusal_response(refusal, getattr(request.state, "command", None))
        except Unavailable as error:
            code = Refusal("busy" if isinstance(error, Busy) else "unavailable", retry_ms=RETRY_MS)
            return refusal_response(code, getattr(request.state, "command", None))


def _allowed(methods: dict[str, Handler]) -> list[str]:
    return sorted({*methods, *(("HEAD",) if "GET" in methods else ())})


class Outermost:
    """Counts answers, and turns what nobody foresaw into one with an id that is in the log."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._connected(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def counting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, counting)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._metrics.errors.labels("http").inc()
            found = note_error("http", error, route=scope.get("evora.route", "unknown"))
            if not status:
                refusal = Refusal("unavailable", None, f"error {found}", retry_ms=RETRY_MS)
                await refusal_response(refusal)(scope, receive, counting)
        finally:
            route = scope.get("evora.route", "unknown")
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(method, route, str(status)).inc()
            if route != "page":
                self._metrics.request_seconds.observe(time.perf_counter() - began)

    async def _connected(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            self._metrics.errors.labels("socket").inc()
            note_error("socket", error)


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
