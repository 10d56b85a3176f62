"""What the endpoints about puzzles do; the puzzles themselves are files of the page."""

from __future__ import annotations

import datetime

from starlette.requests import Request

from evora.puzzles import SETTINGS, daily
from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.limits import network_of
from evora.server.common.refusal import Refusal
from evora.server.domain.core_views import position_view


class PuzzleHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._puzzles = services.puzzles
        self._background = services.background

    async def daily(self, request: Request) -> m.DailyPuzzle:
        """A page that shows the puzzle of the day need not load the file of its setting."""
        date, setting = _date(request), request.query_params.get("setting", SETTINGS[0])
        if setting not in SETTINGS:
            raise Refusal("bad_field", "setting", f"expected one of {', '.join(SETTINGS)}")
        # The first to ask for a setting waits for its file to be read.
        address = network_of(peer_of(request.scope).address)
        puzzle = await self._background.run(address, lambda: daily(date, setting))
        position = position_view(puzzle.position)
        return m.DailyPuzzle(id=puzzle.id, rating=puzzle.rating, position=position)

    async def progress(self, request: Request) -> m.KeptPuzzleProgress:
        return await self._puzzles.progress((await self._authentication.person(request)).id)

    async def keep(self, request: Request, body: m.PuzzleProgress) -> m.KeptPuzzleProgress:
        return await self._puzzles.keep((await self._authentication.person(request)).id, body)


def _date(request: Request) -> datetime.date:
    """The day as the calendar of the page has it; Refusal."""
    try:
        return datetime.date.fromisoformat(request.query_params.get("date", ""))
    except ValueError:
        raise Refusal("bad_field", "date", "expected a date such as 2026-11-16") from None


PUZZLE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/puzzles/daily",
        "The puzzle of a day, to be drawn",
        PuzzleHandlers.daily,
        query=("date", "setting"),
        price=2.0,
    ),
    Endpoint("GET", "/api/me/puzzles", "How one does with puzzles", PuzzleHandlers.progress),
    Endpoint(
        "PUT",
        "/api/me/puzzles",
        "Keep how one does with puzzles, unless more tries are kept",
        PuzzleHandlers.keep,
        price=3.0,
    ),
)
