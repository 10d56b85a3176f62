"""What the endpoints about reports do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.requests import game_of
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services


class ReportHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._reports = services.reports

    async def report(self, request: Request, body: m.ReportPlayer) -> Response:
        guest = await self._authentication.person(request)
        address = peer_of(request.scope).address
        await self._reports.report(guest.id, address, game_of(request), body)
        return Response(status_code=204, headers=NO_STORE)

    async def list(self, request: Request) -> m.ReportList:
        guest = await self._authentication.person(request)
        return await self._reports.listed(guest.id)


REPORT_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "POST",
        "/api/games/{game}/report",
        "Tell the host of the person of a seat",
        ReportHandlers.report,
        status=204,
        price=10.0,
    ),
    Endpoint(
        "GET",
        "/api/me/reports",
        "What one has reported, and whether the host has looked at it",
        ReportHandlers.list,
        price=3.0,
    ),
)
