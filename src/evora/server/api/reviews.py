"""What the endpoints about reviews of games do."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.requests import game_of
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal
from evora.server.domain.records import record
from evora.server.domain.reviews import checked


class ReviewHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._views = services.views
        self._reviews = services.reviews
        self._background = services.background

    async def kept(self, request: Request) -> m.KeptReview:
        game = game_of(request)
        await self._views.look(game)  # who may not see the game is refused here
        return await self._reviews.kept(game)

    async def keep(self, request: Request, body: m.KeepReview) -> m.KeptReview:
        """Any person who may see the game may send one; one that is no better changes nothing."""
        guest, game = await self._authentication.person(request), game_of(request)
        live, names = await self._views.look(game)
        table = live.table
        if table.status != "over":
            raise Refusal("bad_field", None, "expected a game that is over")
        if not await self._reviews.is_better(game, body.made_by):
            return await self._reviews.kept(game)
        review = await self._background.run(
            guest.id, lambda: checked(record(table, names, live.seed), body)
        )
        return await self._reviews.keep(game, review)
