"""What the endpoints about puzzles do; the puzzles themselves are files of the page."""

from __future__ import annotations

import datetime

from starlette.requests import Request
from starlette.responses import Response

from evora.puzzles import SETTINGS, daily, day_of
from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.limits import network_of
from evora.server.common.refusal import Refusal
from evora.server.domain.core_views import position_view


class PuzzleHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._puzzles = services.puzzles
        self._run_leaders = services.run_leaders
        self._background = services.background

    # --- For everybody

    async def daily(self, request: Request) -> m.DailyPuzzle:
        """A page that shows the puzzle of the day need not load the file of its setting."""
        date, setting = _date(request), _setting(request)
        # The first to ask for a setting waits for its file to be read.
        puzzle = await self._background.run(_address(request), lambda: daily(date, setting))
        position = position_view(puzzle.position)
        return m.DailyPuzzle(id=puzzle.id, rating=puzzle.rating, position=position)

    async def daily_counts(self, request: Request) -> m.DailyCounts:
        date, setting = _date(request), _setting(request)
        return await self._puzzles.daily_counts(_address(request), date, setting)

    async def runs(self, request: Request) -> m.PuzzleRuns:
        guest = await self._authentication.visitor(request)
        asks = None if guest is None else guest.id
        return await self._run_leaders.of_day(day_of(_date(request)), asks)

    # --- One's own

    async def progress(self, request: Request) -> m.KeptPuzzleProgress:
        guest = await self._authentication.person(request)
        return await self._puzzles.progress(guest.id, _today(request))

    async def keep(self, request: Request, body: m.PuzzleProgress) -> m.KeptPuzzleProgress:
        guest = await self._authentication.person(request)
        return await self._puzzles.keep(guest.id, body, _today(request))

    async def tries(self, request: Request) -> m.PuzzleTries:
        guest = await self._authentication.person(request)
        return await self._puzzles.tries(guest.id, _after(request))

    async def add_tries(self, request: Request, body: m.KeepTries) -> Response:
        await self._puzzles.add((await self._authentication.person(request)).id, body)
        return Response(status_code=204, headers=NO_STORE)

    async def begin_run(self, request: Request, body: m.BeginRun) -> m.RunBegun:
        guest = await self._authentication.person(request)
        return await self._puzzles.begin_run(guest.id, body)

    async def finish_run(self, request: Request, body: m.FinishRun) -> m.RunView:
        guest = await self._authentication.person(request)
        return await self._puzzles.finish_run(guest.id, request.path_params["run"], body)


def _date(request: Request) -> datetime.date:
    """The day as the calendar of the page has it; Refusal."""
    try:
        return datetime.date.fromisoformat(request.query_params.get("date", ""))
    except ValueError:
        raise Refusal("bad_field", "date", "expected a date such as 2026-11-16") from None


def _today(request: Request) -> datetime.date:
    """The same, or what it is in Greenwich."""
    if "date" in request.query_params:
        return _date(request)
    return datetime.datetime.now(datetime.UTC).date()


def _setting(request: Request) -> str:
    setting: str = request.query_params.get("setting", SETTINGS[0])
    if setting not in SETTINGS:
        raise Refusal("bad_field", "setting", f"expected one of {', '.join(SETTINGS)}")
    return setting


def _after(request: Request) -> int:
    written: str = request.query_params.get("after", "0")
    if not (written.isascii() and written.isdigit() and len(written) <= 9):
        raise Refusal("bad_field", "after", "expected a number: the `last` of the page before")
    return int(written)


def _address(request: Request) -> str:
    return network_of(peer_of(request.scope).address)


PUZZLE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/puzzles/daily",
        "The puzzle of a day, to be drawn",
        PuzzleHandlers.daily,
        query=("date", "setting"),
        price=2.0,
    ),
    Endpoint(
        "GET",
        "/api/puzzles/daily/counts",
        "How many have tried and solved the puzzle of a day",
        PuzzleHandlers.daily_counts,
        query=("date", "setting"),
        price=4.0,
    ),
    Endpoint(
        "GET",
        "/api/puzzles/runs",
        "The best runs of a day, one's own, and those of people whom one follows",
        PuzzleHandlers.runs,
        query=("date",),
        price=5.0,
    ),
    Endpoint(
        "GET",
        "/api/me/puzzles",
        "How one does with puzzles",
        PuzzleHandlers.progress,
        query=("date",),
        price=5.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/puzzles",
        "Keep what a page counted before there were tries, unless more of that is kept",
        PuzzleHandlers.keep,
        query=("date",),
        price=5.0,
    ),
    Endpoint(
        "GET",
        "/api/me/puzzles/tries",
        "One's tries at puzzles, in the order in which they came",
        PuzzleHandlers.tries,
        query=("after",),
        price=4.0,
    ),
    Endpoint(
        "POST",
        "/api/me/puzzles/tries",
        "Keep tries and runs that a device has made",
        PuzzleHandlers.add_tries,
        status=204,
        price=5.0,
    ),
    Endpoint(
        "POST",
        "/api/me/puzzles/runs",
        "Begin a run, for others to see",
        PuzzleHandlers.begin_run,
        status=201,
        price=5.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/puzzles/runs/{run}",
        "What a run came to, by its answers",
        PuzzleHandlers.finish_run,
        price=5.0,
    ),
)
