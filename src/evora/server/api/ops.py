"""For whoever runs the server: health, readiness, metrics; and what the interface looks like."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from evora.server.api import schema
from evora.server.api.handlers import Handler
from evora.server.api.responses import json_response
from evora.server.api.security import peer_of
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.storage import Unavailable
from evora.server.storage.journal import Journal

_CHECK_SECONDS = 3.0


class Operation:
    """`ready`: whether the server has started and is not going down."""

    def __init__(
        self, settings: Settings, metrics: Metrics, journal: Journal, ready: Callable[[], bool]
    ) -> None:
        self._token = settings.metrics_token
        self._metrics = metrics
        self._journal = journal
        self._ready = ready
        self.handlers: dict[tuple[str, str], Handler] = {
            ("GET", "/healthz"): self.healthy,
            ("GET", "/readyz"): self.readiness,
            ("GET", "/metrics"): self.measured,
            ("GET", "/api/openapi.json"): self.openapi,
            ("GET", "/api/schema.json"): self.json_schema,
        }

    async def healthy(self, request: Request) -> Response:  # noqa: ARG002
        return PlainTextResponse("ok\n")

    async def readiness(self, request: Request) -> Response:  # noqa: ARG002
        if not self._ready():
            return PlainTextResponse("closing\n", 503)
        try:
            async with asyncio.timeout(_CHECK_SECONDS):
                await self._journal.call(self._journal.store.check)
        except (Unavailable, TimeoutError):
            return PlainTextResponse("database\n", 503)
        return PlainTextResponse("ready\n")

    async def measured(self, request: Request) -> Response:
        """With the token, or straight from this machine where none is set."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self._token is None:
            allowed = peer_of(request.scope).direct
        else:
            allowed = hmac.compare_digest(given.encode(), self._token.encode())
        if not allowed:
            raise Refusal("not_found")
        return PlainTextResponse(self._metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:  # noqa: ARG002
        return json_response(schema.openapi())

    async def json_schema(self, request: Request) -> Response:  # noqa: ARG002
        return json_response(schema.json_schema())
