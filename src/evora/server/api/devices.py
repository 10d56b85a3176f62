"""What the endpoints about the devices of a guest do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.requests import session_of
from evora.server.api.responses import NO_STORE
from evora.server.api.services import Services


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

    async def sign_out_others(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._devices.sign_out_others(guest.id, session_of(request))
        return Response(status_code=204, headers=NO_STORE)
