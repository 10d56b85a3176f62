"""What the endpoints about the deal of the day do."""

from __future__ import annotations

import re

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal

_GAME = re.compile(r"[0-9a-f]{16}")


class DealHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._deals = services.deals

    async def view(self, request: Request) -> m.DealView:
        return await self._deals.view(await self._visitor(request), *_named(request))

    async def keep(self, request: Request, body: m.KeepDeal) -> m.DealView:
        guest = await self._authentication.person(request)
        return await self._deals.keep(guest.id, *_named(request), body)

    async def game(self, request: Request) -> m.DealGame:
        guest = await self._visitor(request)
        game = request.path_params["game"]
        if not _GAME.fullmatch(game):
            raise Refusal("unknown_game", "game")
        return await self._deals.game(guest, game)

    async def mine(self, request: Request) -> m.MyDeals:
        guest = await self._authentication.person(request)
        return await self._deals.mine(guest.id, request.query_params.get("date", ""))

    async def _visitor(self, request: Request) -> str | None:
        guest = await self._authentication.visitor(request)
        return None if guest is None else guest.id


def _named(request: Request) -> tuple[str, str]:
    return request.path_params["date"], request.path_params["setting"]


DEAL_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/deals/{date}/{setting}",
        "A deal of the day: one's own game, and everybody's results to who has finished it",
        DealHandlers.view,
        price=5.0,
    ),
    Endpoint(
        "PUT",
        "/api/deals/{date}/{setting}",
        "Begin a deal of the day, go on with it or finish it; the server plays it again",
        DealHandlers.keep,
        large=True,
        price=30.0,
    ),
    Endpoint(
        "GET",
        "/api/deal-games/{game}",
        "The game behind a result of a deal of the day",
        DealHandlers.game,
        price=3.0,
    ),
    Endpoint(
        "GET",
        "/api/me/deals",
        "One's deals of the day, and days in a row up to a date",
        DealHandlers.mine,
        query=("date",),
        price=4.0,
    ),
)
