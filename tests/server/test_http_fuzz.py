"""The HTTP interface against schemathesis, which reads its OpenAPI document: whatever comes, the
answer has a type, nothing unforeseen happens, and what is refused changes nothing."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from evora import parse_game
from evora.server import messages as m
from evora.server.api.endpoint import Endpoint
from evora.server.api.endpoints import ENDPOINTS
from evora.server.api.schema import openapi
from server.databases import Cluster
from server.fuzzing import Target, damaged, fuzzed, json_values, mutated, odd_numbers, target
from server.serving import FRIEND, ME
from server.soak import quick_or_soak

EXAMPLES = quick_or_soak(20, 400)
SCHEMA = schemathesis.openapi.from_dict(openapi())
# Too long is a good reason, too.
SCHEMA.config.checks.negative_data_rejection.expected_statuses = ["4xx"]
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
_refused = msgspec.json.Decoder(m.Refused)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with target(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/evora.db") as ready:
        yield ready


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def on_both(request: pytest.FixtureRequest) -> Iterator[Target]:
    """What gets as far as the database is tried on both: they mind different things."""
    if request.param == "sqlite":
        yield request.getfixturevalue("found")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.database() as url, target(url) as ready:
        yield ready


class Watched:
    """Sees to it that a request which is refused changes nothing."""

    def __init__(self, found: Target) -> None:
        self._found = found
        self._before = found.digest()

    def judge(self, status: int, content: bytes, answer: Any = None) -> None:
        if status < 400:
            if answer is not None:
                msgspec.json.decode(content, type=answer)
        else:
            told = _refused.decode(content)
            assert told.code not in ("unavailable", "busy", "closing"), told
            self.unchanged(told)
        assert status < 500
        assert self._found.errors() == 0

    def unchanged(self, by: object) -> None:
        assert self._found.digest() == self._before, f"{by} changed something"


def _modes(endpoint: Endpoint) -> list[GenerationMode]:
    # Without parameters there is nothing to be wrong about.
    wrong = endpoint.body is not None or endpoint.query
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if wrong else [])]


@pytest.mark.parametrize(
    ("endpoint", "mode"),
    [(endpoint, mode) for endpoint in ENDPOINTS for mode in _modes(endpoint)],
    ids=lambda value: value.value if isinstance(value, GenerationMode) else _name(value),
)
def test_by_the_document(found: Target, endpoint: Endpoint, mode: GenerationMode) -> None:
    operation = SCHEMA[endpoint.path][endpoint.method]
    games = st.sampled_from([found.game, found.over, None])

    @fuzzed(EXAMPLES)
    @given(case=operation.as_strategy(generation_mode=mode), game=games, guest=st.booleans())
    def ask(case: schemathesis.Case[Any], game: str | None, guest: bool) -> None:
        if game is not None and "game" in case.path_parameters:
            case.path_parameters["game"] = game
        headers = {"Origin": found.running.address}
        if guest:
            headers["Cookie"] = f"evora={found.guest.token}"
        watched = Watched(found)
        response = case.call(base_url=found.running.address, headers=headers)
        watched.judge(response.status_code, response.content, endpoint.answer)
        case.validate_response(response, checks=CHECKS)
        if guest and endpoint.method == "DELETE" and response.status_code == 204:
            found.renew()

    ask()
    found.check_well()


def _name(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


# --- Almost right: what a generator that knows only types never gets to


def _good(found: Target) -> list[tuple[str, str, Any]]:
    """Requests that would succeed, or fail only for the rules of the game."""
    view = found.view()
    play = {"type": "play", "id": "fuzz-0000", "seq": view["seq"], "seat": 2, "move": "1B1"}
    undo = {"type": "undo", "id": "fuzz-0001", "seq": view["seq"], "seat": 1}
    claim = {**undo, "type": "claim", "away": 2, "choice": "claim"}
    position = view["position"]["text"]
    tokens = [str(token) for token in parse_game(found.record).tokens]
    game = {"id": "fuzz-0002", "seats": [ME, FRIEND], "variant": "grey", "start": 2}
    origins: list[Any] = [
        {"type": "position", "position": position},
        {"type": "record", "record": found.record, "tokens": 2},
        {"type": "game", "game": found.over, "tokens": 2},
    ]
    clocks = [{"type": "budget", "initial_ms": 60_000, "credit_ms": 0}, {"type": "days", "days": 1}]
    commands = f"/api/games/{found.game}/commands"
    return [
        *[("POST", commands, command) for command in (play, undo, claim)],
        *[("POST", "/api/games", {**game, "origin": origin}) for origin in origins],
        *[("POST", "/api/games", {**game, "clock": clock}) for clock in clocks],
        ("POST", "/api/rules/legal", {"position": position}),
        ("POST", "/api/rules/play", {"position": _opening(found), "moves": tokens}),
        ("POST", "/api/rules/record", {"record": found.record}),
        ("PUT", "/api/me", {"name": "Ada Lovelace"}),
        ("POST", "/api/me/use-code", {"code": "ABCDE-FGHJK"}),
    ]


def _opening(found: Target) -> str:
    return str(parse_game(found.record).positions[0])


def test_almost_right(on_both: Target) -> None:
    found = on_both
    good = _good(found)
    seen: Counter[int] = Counter()

    @fuzzed(EXAMPLES * 15)
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        method, path, body = data.draw(st.sampled_from(good))
        changed = data.draw(mutated(body))
        watched = Watched(found)
        content = json.dumps(changed)  # with NaN and Infinity, which are no JSON
        answer = _send(found, method, path, content.encode())
        watched.judge(answer.status_code, answer.content)
        seen[answer.status_code] += 1

    ask()
    found.check_well()
    print(seen)
    assert {200, 201, 422} <= set(seen), f"the fuzzer does not get far enough: {seen}"


_cursors = st.one_of(
    damaged("1794735178210-AAAAAAAAAA"),
    st.tuples(odd_numbers | st.integers(), st.text(max_size=12)).map(
        lambda parts: f"{parts[0]}-{parts[1]}"
    ),
    st.text(max_size=30),
)


@fuzzed(EXAMPLES * 2)
@given(before=_cursors, since=odd_numbers | st.integers() | st.text(max_size=20))
def test_places_in_lists(on_both: Target, before: str, since: object) -> None:
    for path, query in (
        ("/api/me/games", {"before": before}),
        (f"/api/games/{on_both.game}/events", {"since": str(since)}),
    ):
        watched = Watched(on_both)
        answer = on_both.guest.request("GET", path, params=query)
        watched.judge(answer.status_code, answer.content)


_types = st.sampled_from(
    ["application/json", "text/plain", "", "application/json; charset=utf-16", "application/JSON;"]
)


_LARGE = [b"[" * 100_000, b'{"a":' * 20_000, b" " * 200_000, b"\0"]


def test_bodies_that_are_no_messages(found: Target) -> None:
    good = _good(found)

    @fuzzed(EXAMPLES * 8)
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        method, path, body = data.draw(st.sampled_from(good))
        whole = json.dumps(body)
        content = data.draw(
            st.one_of(
                st.binary(max_size=200),
                damaged(whole).map(str.encode),
                st.integers(0, len(whole) - 1).map(lambda end: whole[:end].encode()),
                json_values.map(lambda value: json.dumps(value).encode()),
                st.just(whole.encode("utf-16")),
                st.integers(0, len(_LARGE) - 1).map(_LARGE.__getitem__),
            )
        )
        watched = Watched(found)
        answer = _send(found, method, path, content, data.draw(_types))
        watched.judge(answer.status_code, answer.content)

    ask()
    found.check_well()


def _send(
    found: Target, method: str, path: str, content: bytes, kind: str = "application/json"
) -> httpx.Response:
    headers = {"Content-Type": kind}
    return found.guest.request(method, path, content=content, headers=headers)


@fuzzed(EXAMPLES * 10)
@given(
    method=st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]),
    path=st.one_of(
        st.sampled_from([endpoint.path for endpoint in ENDPOINTS]).flatmap(damaged),
        st.lists(st.sampled_from(["api", "games", "..", "%2e%2e", "%00", "me", "", "%ff"])).map(
            lambda parts: "/" + "/".join(parts)
        ),
    ),
    query=st.text(st.characters(codec="ascii"), max_size=20),
)
def test_addresses_that_are_none(found: Target, method: str, path: str, query: str) -> None:
    url = re.sub(r"[^!-~]|[?#\\]", "_", path) + "?" + re.sub(r"[^!-~]|#", "&", query)
    headers = {"Origin": found.running.address, "Cookie": f"evora={found.guest.token}"}
    watched = Watched(found)
    # It sends what it is given; httpx would put it right first.
    with closing(HTTPConnection(urlsplit(found.running.address).netloc, timeout=20)) as connection:
        connection.request(method, url, headers=headers)
        answer = connection.getresponse()
        content = answer.read()
    assert answer.status < 500
    if answer.getheader("Content-Type", "").startswith("text/html"):
        # The page, which says itself what is not there.
        assert answer.status in (200, 404)
        watched.unchanged(url)
    elif answer.status >= 400 and method != "HEAD":
        watched.judge(answer.status, content)
