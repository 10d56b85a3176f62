"""For operators: health, readiness, metrics; and the documents that describe the interface."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hmac
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from evora.server.api import schema
from evora.server.api.documents import Document
from evora.server.api.endpoint import Endpoint
from evora.server.api.request_budget import PAGE_PRICE
from evora.server.api.security import peer_of
from evora.server.common.encoding import encode
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.storage import cluster, outbox
from evora.server.storage import reports as stored_reports
from evora.server.storage.journal import Journal
from evora.server.storage.values import Unavailable

_CHECK_SECONDS = 3.0


class OpsHandlers:
    """`ready`: whether the server has started and is not going down; `problem`: what it knows to
    be wrong, as one word for /readyz."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        journal: Journal,
        ready: Callable[[], bool],
        problem: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._token = settings.metrics_token
        self._metrics = metrics
        self._journal = journal
        self._ready = ready
        self._problem = problem
        # They take some milliseconds to make, and never change.
        self._openapi = _openapi()
        self._json_schema = _json_schema()

    async def health(self, _request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, _request: Request) -> Response:
        if not self._ready():
            return PlainTextResponse("closing\n", 503)
        problem = self._problem()
        if problem is not None:
            return PlainTextResponse(f"{problem}\n", 503)
        try:
            async with asyncio.timeout(_CHECK_SECONDS):
                await self._journal.read(cluster.last_heartbeat)
        except (Unavailable, TimeoutError):
            return PlainTextResponse("database\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """With the token; where none is set, straight from this machine only."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self._token is None:
            allowed = peer_of(request.scope).direct
        else:
            allowed = hmac.compare_digest(given.encode(), self._token.encode())
        if not allowed:
            raise Refusal("not_found")
        # The host decides reports beside the server, and others send notices: it has to look.
        with contextlib.suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(_CHECK_SECONDS):
                self._metrics.open_reports.set(await self._journal.read(stored_reports.count_open))
                self._metrics.deliveries_waiting.set(await self._journal.read(outbox.waiting))
        return PlainTextResponse(self._metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return self._openapi.response(request.headers)

    async def json_schema(self, request: Request) -> Response:
        return self._json_schema.response(request.headers)


# Once for all servers of a process.
@functools.cache
def _openapi() -> Document:
    return Document(encode(schema.openapi()), "application/json")


@functools.cache
def _json_schema() -> Document:
    return Document(encode(schema.json_schema()), "application/json")


# Not part of the documented interface.
OPS_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/healthz", "Whether the process runs", OpsHandlers.health, price=PAGE_PRICE),
    Endpoint("GET", "/readyz", "Whether it can serve", OpsHandlers.readiness),
    Endpoint("GET", "/metrics", "For Prometheus", OpsHandlers.metrics, price=5.0),
    Endpoint(
        "GET", "/api/openapi.json", "The HTTP interface", OpsHandlers.openapi, price=PAGE_PRICE
    ),
    Endpoint("GET", "/api/schema.json", "All messages", OpsHandlers.json_schema, price=PAGE_PRICE),
)
