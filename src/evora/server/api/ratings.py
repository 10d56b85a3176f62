"""What the endpoints about ratings do."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal
from evora.server.domain.ratings import POOLS


class RatingHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._leaderboard = services.leaderboard

    async def leaders(self, request: Request) -> m.Leaders:
        guest = await self._authentication.find_id(request)
        return await self._leaderboard.leaders(_pool(request), guest)


def _pool(request: Request) -> m.Pool:
    wanted = request.query_params.get("pool", "duel")
    pool = next((pool for pool in POOLS if pool == wanted), None)
    if pool is None:
        raise Refusal("bad_field", "pool", f"expected one of {', '.join(POOLS)}")
    return pool


RATING_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/leaders",
        "Who leads in a pool of ratings, and where one stands, with those whom one follows",
        RatingHandlers.leaders,
        query=("pool",),
        price=5.0,
    ),
)
