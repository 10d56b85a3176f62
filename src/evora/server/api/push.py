"""What the endpoints about notices by push do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.requests import session_of
from evora.server.api.responses import NO_STORE
from evora.server.api.services import Services
from evora.server.common.settings import origin_of


class PushHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._push = services.push
        self._settings = services.settings

    async def mine(self, request: Request) -> m.MyPush:
        guest = await self._authentication.person(request)
        return await self._push.mine(guest.id, session_of(request))

    async def subscribe(self, request: Request, body: m.SubscribePush) -> m.MyPush:
        guest, session = await self._authentication.person(request), session_of(request) or ""
        await self._push.subscribe(guest.id, session, self._origin(request), body)
        return await self._push.mine(guest.id, session)

    async def unsubscribe(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._push.unsubscribe(guest.id, session_of(request) or "")
        return Response(status_code=204, headers=NO_STORE)

    def _origin(self, request: Request) -> str:
        """Where notices lead to. It has been checked to be one of ours."""
        origin = request.headers.get("origin")
        return self._settings.address if origin is None else origin_of(origin)


PUSH_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/me/push",
        "What a browser subscribes with, and which of one's browsers are sent notices",
        PushHandlers.mine,
        price=2.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/push",
        "Have notices sent to this browser",
        PushHandlers.subscribe,
        price=10.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/push",
        "Have no more notices sent to this browser",
        PushHandlers.unsubscribe,
        price=2.0,
        status=204,
    ),
)
