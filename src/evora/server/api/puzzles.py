"""What the endpoints about puzzles do; the puzzles themselves are files of the page."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.services import Services


class PuzzleHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._puzzles = services.puzzles

    async def progress(self, request: Request) -> m.KeptPuzzleProgress:
        return await self._puzzles.progress((await self._authentication.person(request)).id)

    async def keep(self, request: Request, body: m.PuzzleProgress) -> m.KeptPuzzleProgress:
        return await self._puzzles.keep((await self._authentication.person(request)).id, body)
