"""What the endpoints about days off do."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.services import Services


class HolidayHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._holidays = services.holidays

    async def state(self, request: Request) -> m.DaysOff:
        return await self._holidays.state((await self._authentication.person(request)).id)

    async def take(self, request: Request, body: m.TakeDaysOff) -> m.DaysOff:
        guest = await self._authentication.person(request)
        return await self._holidays.take(guest.id, body.days)

    async def end(self, request: Request) -> m.DaysOff:
        return await self._holidays.end((await self._authentication.person(request)).id)
