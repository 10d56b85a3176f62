"""What the endpoints about blocked people do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.requests import checked_game
from evora.server.api.responses import NO_STORE
from evora.server.api.services import Services


class BlockHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._blocks = services.blocks
        self._persons = services.persons

    async def list(self, request: Request) -> m.BlockList:
        guest = await self._authentication.person(request)
        game = request.query_params.get("game")
        people = {} if game is None else (await self._persons.at(checked_game(game))).by_seat
        return await self._blocks.listed(guest.id, people)

    async def block(self, request: Request, body: m.BlockPlayer) -> m.BlockList:
        guest = await self._authentication.person(request)
        people = await self._persons.at(body.game)
        await self._blocks.block(guest.id, people.other(body.seat, guest.id))
        return await self._blocks.listed(guest.id, people.by_seat)

    async def unblock(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._blocks.unblock(guest.id, request.path_params["block"])
        return Response(status_code=204, headers=NO_STORE)


BLOCK_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/me/blocks",
        "Whom one has blocked",
        BlockHandlers.list,
        query=("game",),
        price=3.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/blocks",
        "Block the person of a seat: one does not meet them again",
        BlockHandlers.block,
        price=5.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/blocks/{block}",
        "Unblock somebody",
        BlockHandlers.unblock,
        status=204,
        price=5.0,
    ),
)
