"""600 requests of one kind at once: no more is done than one address may spend.

`tools.reliability.flood` measures how late the moves of others are meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import msgspec
import pytest

from evora.server.api.endpoints import ALL_ENDPOINTS, ENDPOINTS
from evora.server.api.ops import OPS_ENDPOINTS
from evora.server.common.settings import Rate
from server.serving import ME, serving
from server.soak import quick_or_soak
from tools.reliability.flood import chosen
from tools.reliability.requests import Place, encoded, kinds

COUNT = quick_or_soak(120, 600)
BUDGET = COUNT  # as the default has it: as many as there are requests of price 1
PRICES = {(item.method, item.path): item.price for item in (*ENDPOINTS, *OPS_ENDPOINTS)}


async def flood(address: str, method: str, path: str, body: object) -> dict[int, int]:
    """How often each status came, over 50 connections."""
    limits, found = httpx.Limits(max_connections=50), dict[int, int]()
    # One request each: on a busy machine the server may close one that is idle just as it is used.
    once = {"Connection": "close"}
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        asked = [client.request(method, path, json=body, headers=once) for _ in range(COUNT)]
        for answer in await asyncio.gather(*asked):
            found[answer.status_code] = found.get(answer.status_code, 0) + 1
    return found


@pytest.mark.parametrize(
    ("method", "path", "body", "most"),
    [
        ("GET", "/api/games/{game}/steps", None, lambda price: BUDGET // price),
        ("POST", "/api/rules/legal", {"position": "?"}, lambda price: BUDGET // price),
        ("GET", "/api/lobby", None, lambda price: BUDGET // price),
        ("GET", "/api/openapi.json", None, lambda _price: COUNT),
    ],
)
def test_one_address_gets_what_it_can_pay_for(
    sqlite_url: str, method: str, path: str, body: object, most: Callable[[float], float]
) -> None:
    with serving(sqlite_url, requests=Rate(BUDGET, 86_400), header_timeout=600.0) as running:
        guest = running.guest()  # costs 3
        game = guest.create(ME, {"type": "local"})["game"]
        found = asyncio.run(flood(running.address, method, path.format(game=game), body))
        served = COUNT - found.get(429, 0)
        expected = most(PRICES[method, path])
        assert expected - 3 <= served <= expected + 1
        # Who has not spent anything is served as ever.
        assert guest.play(game)


def test_every_endpoint_is_flooded() -> None:
    """With a body that its type allows."""
    place = Place("game000001", "game000002", "bot-0123456789abcdef", "0123456789abcdef")
    known = kinds(place)
    for endpoint in (*ALL_ENDPOINTS, *OPS_ENDPOINTS):
        kind = known[f"{endpoint.method} {endpoint.path}"]
        assert "{" not in kind.path()
        if endpoint.body is not None:
            msgspec.json.decode(encoded(kind), type=endpoint.body)
    assert chosen(["lobby", "/openapi"]) == ["GET /api/lobby", "GET /api/openapi.json"]
