"""What the endpoints about reviews of games do: for all who may see the game."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.requests import game_of
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.limits import network_of


class ReviewHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._views = services.views
        self._reviews = services.reviews
        self._fair_play = services.fair_play

    async def look(self, request: Request) -> m.GameReview:
        live, _ = await self._views.look(game_of(request))
        return await self._reviews.look(live)

    async def ask(self, request: Request) -> m.GameReview:
        visitor = await self._authentication.visitor(request)
        address = network_of(peer_of(request.scope).address)
        if visitor is not None:
            await self._fair_play.require_none(visitor.id)
        live, _ = await self._views.look(game_of(request))
        return await self._reviews.ask(live, visitor.id if visitor else address, address)


REVIEW_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/games/{game}/review",
        "The review of a finished game, and how far the next one is",
        ReviewHandlers.look,
        price=4.0,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/review",
        "Have a finished game reviewed, unless it is or will be",
        ReviewHandlers.ask,
        price=60.0,
    ),
)
