"""What the endpoints about rated games that are being played do."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.services import Services


class FairPlayHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._fair_play = services.fair_play

    async def games(self, request: Request) -> m.RatedGames:
        guest = await self._authentication.person(request)
        return await self._fair_play.games(guest.id)

    async def ask(self, request: Request, body: m.AskEngine) -> m.RatedGames:
        guest = await self._authentication.person(request)
        return await self._fair_play.asked(guest.id, body.position, body.what)


FAIR_PLAY_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/me/rated-games",
        "The rated games that one plays now",
        FairPlayHandlers.games,
        price=2.0,
    ),
    Endpoint(
        "POST",
        "/api/me/rated-games",
        "Say that the engine of the page is asked about a position, which is noted if it is that "
        "of a rated game of one's own",
        FairPlayHandlers.ask,
        price=2.0,
    ),
)
