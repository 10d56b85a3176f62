"""The outermost layer: counts and times requests, writes the request log, and answers unexpected
errors with an id from the log."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from evora.server.api.responses import refusal_response
from evora.server.api.security import Peer
from evora.server.api.slow_requests import SlowRequests
from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import RETRY_MS, Refusal
from evora.server.common.request_log import RequestLog
from evora.server.common.waits import waiting

# Labels of metrics: anything else that a client sends as a method counts as "other".
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


# The stream of a bot lasts as long as the bot.
_STREAM = "/api/bot/stream"
# Not in the histogram: files, which would hide everything else.
_UNTIMED = ("page", _STREAM)
# Who asks too often is kept waiting on purpose.
_TOO_MANY = 429


class Monitor:
    """Reads from the scope what the layers below have found: `evora.route`, the path as declared,
    "page" or "unknown"; `evora.peer`; `evora.price`; `evora.payer`, which tells the guest."""

    def __init__(
        self, app: ASGIApp, metrics: Metrics, slow: SlowRequests, request_log: RequestLog
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._slow = slow
        self._request_log = request_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._lifespan(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        timing, status = self._slow.begin(), 0

        async def receiving() -> Message:
            with waiting("client"):
                return await receive()

        async def counting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            with waiting("client"):
                await send(message)

        try:
            await self._app(scope, receiving, counting)
        except Exception as error:
            self._metrics.errors.labels("http").inc()
            error_id = note_error("http", error, route=scope.get("evora.route", "unknown"))
            if not status:
                refusal = Refusal("unavailable", None, f"error {error_id}", retry_ms=RETRY_MS)
                await refusal_response(refusal)(scope, receive, counting)
        finally:
            route = scope.get("evora.route", "unknown")
            method = scope["method"] if scope["method"] in _METHODS else "other"
            seconds = time.perf_counter() - timing.since
            self._metrics.requests.labels(method, route, str(status)).inc()
            if route not in _UNTIMED:
                self._metrics.request_seconds.observe(seconds)
            if route != _STREAM and status != _TOO_MANY:
                self._slow.end(timing, route, method=method, status=status)
            self._log(scope, "request", seconds, method=method, route=route, status=status)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        since, accepted = time.perf_counter(), False

        async def noting(message: Message) -> None:
            nonlocal accepted
            if message["type"] == "websocket.accept":
                accepted = True
                self._log(scope, "socket_opened", time.perf_counter() - since)
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception as error:
            self._metrics.errors.labels("socket").inc()
            note_error("socket", error)
        finally:
            event = "socket_closed" if accepted else "socket_refused"
            self._log(scope, event, time.perf_counter() - since)

    def _log(self, scope: Scope, event: str, seconds: float, **fields: object) -> None:
        if not self._request_log.is_on:
            return
        peer: Peer | None = scope.get("evora.peer")
        payer = scope.get("evora.payer")
        self._request_log.add(
            event,
            "" if peer is None else peer.address,
            None if payer is None else payer(),
            **fields,
            ms=round(1000 * seconds, 1),
            price=scope.get("evora.price", 0),
        )

    async def _lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def without_traceback(message: Message) -> None:
            if "message" in message:
                message = {**message, "message": message["message"].strip().rpartition("\n")[2]}
            await send(message)

        try:
            await self._app(scope, receive, without_traceback)
        except Exception as error:
            note_error("lifespan", error)
