"""The table of the HTTP interface agrees with the handlers that it names."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterable

import pytest
from starlette.responses import Response

from evora.server.api.endpoints import (
    ENDPOINTS,
    PICTURE_ENDPOINTS,
    PUZZLE_ENDPOINTS,
    REVIEW_ENDPOINTS,
    Endpoint,
)
from evora.server.api.handlers import Handlers
from evora.server.api.ops import OPS_ENDPOINTS, OpsHandlers
from evora.server.api.pictures import PictureHandlers
from evora.server.api.puzzles import PuzzleHandlers
from evora.server.api.reviews import ReviewHandlers

ALL = (*ENDPOINTS, *REVIEW_ENDPOINTS, *PUZZLE_ENDPOINTS, *PICTURE_ENDPOINTS, *OPS_ENDPOINTS)


def name(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.mark.parametrize("endpoint", ALL, ids=name)
def test_a_handler_takes_the_declared_body_and_gives_the_declared_answer(
    endpoint: Endpoint,
) -> None:
    hints = typing.get_type_hints(endpoint.handler)
    returned = hints.pop("return")
    options = typing.get_args(returned) or (returned,)
    assert hints.get("body") == endpoint.body
    assert set(options) <= {endpoint.answer, Response}


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
        "/api/games/{game}/review",
        "/api/me/records",
        "/api/rules/play",
        "/api/rules/record",
    }
