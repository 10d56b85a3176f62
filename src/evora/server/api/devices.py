"""What the endpoints about the devices of a guest do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.requests import session_of, set_session
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal


class DeviceHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._devices = services.devices

    async def list(self, request: Request) -> m.DeviceList:
        guest = await self._authentication.person(request)
        return m.DeviceList(devices=await self._devices.listed(guest.id, session_of(request)))

    async def sign_out(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._devices.sign_out(guest.id, request.path_params["device"])
        return Response(status_code=204, headers=NO_STORE)

    async def sign_out_many(self, request: Request) -> Response:
        """All others; with `all=yes` this one, too, if one can get back in."""
        guest = await self._authentication.person(request)
        response = Response(status_code=204, headers=NO_STORE)
        everywhere = request.query_params.get("all", "no")
        if everywhere not in ("yes", "no"):
            raise Refusal("bad_field", "all", "expected yes or no")
        if everywhere == "no":
            await self._devices.sign_out_others(guest.id, session_of(request))
            return response
        if not guest.kept:
            raise Refusal("last_key", "all", "expected a key to get back in with")
        await self._devices.sign_out_others(guest.id, None)
        set_session(response, peer_of(request.scope), None)
        return response


DEVICE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET", "/api/me/devices", "The devices on which one is signed in", DeviceHandlers.list
    ),
    Endpoint(
        "DELETE",
        "/api/me/devices",
        "Sign out on all other devices, or on all",
        DeviceHandlers.sign_out_many,
        query=("all",),
        status=204,
    ),
    Endpoint(
        "DELETE",
        "/api/me/devices/{device}",
        "Sign out on one device",
        DeviceHandlers.sign_out,
        status=204,
    ),
)
