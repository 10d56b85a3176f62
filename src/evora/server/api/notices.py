"""What the endpoints about notices do: the bell's list, and what one wants of notices."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.services import Services


class NoticeHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._bell = services.bell
        self._wishes = services.notice_wishes

    async def listed(self, request: Request) -> m.NoticeList:
        """`aside`: a tab that nobody looks at asks, to count in its title what waits."""
        aside = request.query_params.get("aside") == "yes"
        guest = await self._authentication.person(request, visit=not aside)
        return await self._bell.listed(guest.id)

    async def read(self, request: Request, body: m.ReadNotices) -> m.NoticeList:
        guest = await self._authentication.person(request)
        return await self._bell.read(guest.id, body.notice)

    async def settings(self, request: Request) -> m.NoticeSettings:
        return await self._wishes.view((await self._authentication.person(request)).id)

    async def set(self, request: Request, body: m.SetNoticeSettings) -> m.NoticeSettings:
        guest = await self._authentication.person(request)
        return await self._wishes.set(guest.id, body)

    async def test(self, request: Request) -> m.NoticeTest:
        return await self._wishes.test((await self._authentication.person(request)).id)


NOTICE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/me/notices",
        "One's notices and bell; aside: without having been back",
        NoticeHandlers.listed,
        query=("aside",),
        price=4.0,
    ),
    Endpoint(
        "POST",
        "/api/me/notices/read",
        "Note that one has read a notice, or all of them",
        NoticeHandlers.read,
        price=5.0,
    ),
    Endpoint(
        "GET",
        "/api/me/notice-settings",
        "Which notices one gets, by which ways, and when",
        NoticeHandlers.settings,
        price=2.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/notice-settings",
        "Change which notices one gets, by which ways, and when",
        NoticeHandlers.set,
        price=5.0,
    ),
    Endpoint(
        "POST",
        "/api/me/notices/test",
        "Send oneself a notice, by every way that works",
        NoticeHandlers.test,
        price=10.0,
    ),
)
