"""The outermost layer: counts requests, and answers unexpected errors with an id from the log."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from evora.server.api.responses import refusal_response
from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import RETRY_MS, Refusal

# Labels of metrics: anything else that a client sends as a method counts as "other".
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


# Files, and the stream of a bot, which lasts as long as the bot.
_UNTIMED = ("page", "/api/bot/stream")


class Monitor:
    """Reads `evora.route` from the scope: the path as declared, "page" or "unknown"."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._lifespan(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0

        async def counting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, counting)
        except Exception as error:
            self._metrics.errors.labels("http").inc()
            error_id = note_error("http", error, route=scope.get("evora.route", "unknown"))
            if not status:
                refusal = Refusal("unavailable", None, f"error {error_id}", retry_ms=RETRY_MS)
                await refusal_response(refusal)(scope, receive, counting)
        finally:
            route = scope.get("evora.route", "unknown")
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(method, route, str(status)).inc()
            if route not in _UNTIMED:
                self._metrics.request_seconds.observe(time.perf_counter() - started)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            self._metrics.errors.labels("socket").inc()
            note_error("socket", error)

    async def _lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def without_traceback(message: Message) -> None:
            if "message" in message:
                message = {**message, "message": message["message"].strip().rpartition("\n")[2]}
            await send(message)

        try:
            await self._app(scope, receive, without_traceback)
        except Exception as error:
            note_error("lifespan", error)
