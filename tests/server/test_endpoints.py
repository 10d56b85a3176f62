"""The table of the HTTP interface, and what it takes from the handlers that it names."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Annotated, Protocol

import pytest
from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.endpoint import Endpoint
from evora.server.api.endpoints import ENDPOINTS
from evora.server.api.handlers import Handlers
from evora.server.api.ops import OPS_ENDPOINTS, OpsHandlers
from evora.server.api.pictures import PICTURE_ENDPOINTS, PictureHandlers
from evora.server.api.puzzles import PUZZLE_ENDPOINTS, PuzzleHandlers
from evora.server.api.reviews import REVIEW_ENDPOINTS, ReviewHandlers

ALL = (*ENDPOINTS, *REVIEW_ENDPOINTS, *PUZZLE_ENDPOINTS, *PICTURE_ENDPOINTS, *OPS_ENDPOINTS)


def name(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


class Owner(Protocol):
    """Handlers of every shape."""

    async def plain(self, request: Request, body: m.SetName) -> m.Me: ...

    async def own_or_plain(self, request: Request) -> m.Me | Response: ...

    async def inside(self, request: Request) -> Annotated[Response, m.PlayAnswer]: ...

    async def written(self, request: Request) -> m.Encoded[m.LegalAnswer]: ...

    async def file(self, request: Request) -> Response: ...


@pytest.mark.parametrize(
    ("handler", "body", "answer"),
    [
        (Owner.plain, m.SetName, m.Me),
        (Owner.own_or_plain, None, m.Me),
        (Owner.inside, None, m.PlayAnswer),
        (Owner.written, None, m.LegalAnswer),
        (Owner.file, None, None),
    ],
)
def test_body_and_answer_are_what_the_handler_declares(
    handler: Callable[..., Awaitable[object]], body: type | None, answer: type | None
) -> None:
    endpoint = Endpoint("POST", "/api/x", "", handler)
    assert (endpoint.body, endpoint.answer) == (body, answer)


def test_a_row_of_its_own_for_each_method_of_a_path() -> None:
    assert len({name(endpoint) for endpoint in ALL}) == len(ALL)


@pytest.mark.parametrize(
    ("owner", "table"),
    [
        (Handlers, ENDPOINTS),
        (ReviewHandlers, REVIEW_ENDPOINTS),
        (PuzzleHandlers, PUZZLE_ENDPOINTS),
        (PictureHandlers, PICTURE_ENDPOINTS),
        (OpsHandlers, OPS_ENDPOINTS),
    ],
)
def test_every_handler_has_one_row(owner: type, table: Iterable[Endpoint]) -> None:
    handlers = [
        handler
        for name, handler in vars(owner).items()
        if inspect.iscoroutinefunction(handler) and not name.startswith("_")
    ]
    assert sorted(map(str, handlers)) == sorted(str(endpoint.handler) for endpoint in table)


def test_what_may_be_long_is_what_may_hold_a_record() -> None:
    assert {endpoint.path for endpoint in ALL if endpoint.large} == {
        "/api/games",
        "/api/me/records",
        "/api/rules/play",
        "/api/rules/record",
    }
