"""What the endpoints about days off do."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
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


HOLIDAY_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/holiday", "One's days off", HolidayHandlers.state),
    Endpoint(
        "POST",
        "/api/me/holiday",
        "Take days off, from now on: clocks of days stand still",
        HolidayHandlers.take,
        price=10.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/holiday",
        "End one's days off; those that have not begun are not used",
        HolidayHandlers.end,
        price=10.0,
    ),
)
