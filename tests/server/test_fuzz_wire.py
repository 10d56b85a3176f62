"""Nonsense by HTTP and by socket: typed answers, no error of ours, nothing changed."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from evora.server.api import schema as descriptions
from server.serving import ENGINE, ME, Running, serving

_TIMES = 50 if os.environ.get("EVORA_SOAK") else 1


def _settings(examples: int) -> settings:
    return settings(
        max_examples=examples * _TIMES,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )


schema = schemathesis.openapi.from_dict(descriptions.openapi())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/evora.db") as found:
        yield found


def errors(running: Running) -> float:
    metrics = running.server.metrics.registry.collect()
    return sum(s.value for m in metrics if m.name == "evora_errors" for s in m.samples)


@pytest.fixture(scope="module")
def token(running: Running) -> list[str]:
    """Of a guest who lives until a test deletes them."""
    return [running.guest().token or ""]


@schema.parametrize()
@_settings(5)
def test_http(case: schemathesis.Case[Any], running: Running, token: list[str]) -> None:
    headers = {"Origin": running.address, "Cookie": f"evora={token[0]}"}
    response = case.call(base_url=running.address, headers=headers)
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
    case.validate_response(response, checks=[*checks, status_code_conformance])
    assert response.status_code < 500
    if response.status_code >= 400:
        assert response.json()["type"] == "refused"
    if case.method == "DELETE":
        token[0] = running.guest().token or ""


def _messages(game: str) -> st.SearchStrategy[str | bytes]:
    """Messages that are almost right, JSON that is not, text, bytes."""
    value = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
        max_leaves=8,
    )
    fields: dict[str, st.SearchStrategy[Any]] = {
        "type": st.sampled_from(["watch", "unwatch", "watch_lobby", "command", "ping", "hello"]),
        "game": st.sampled_from([game, "AAAAAAAAAA", "", None]),
        "since": st.integers(-1, 10**16) | value,
        "command": st.fixed_dictionaries(
            {},
            optional={
                "type": st.sampled_from(["join", "play", "undo", "claim", "resign", "answer"]),
                "id": st.text(min_size=8, max_size=10, alphabet="abc-_é"),
                "seq": st.integers(-1, 10),
                "seat": st.integers(-1, 9),
                "move": st.sampled_from(["1B1", "0W0", "9Z9", "2@2", "", "\0\0\0"]),
                "accept": st.booleans(),
                "away": st.integers(0, 5),
                "choice": st.sampled_from(["claim", "engine", "x"]),
            },
        ),
        "on": value,
        "sent": st.integers() | value,
        "protocol": st.sampled_from([1, 1, 1, 2]),
    }
    almost = st.fixed_dictionaries({}, optional=fields)
    return (almost | value).map(json.dumps) | st.text(max_size=200) | st.binary(max_size=50)


def test_socket(running: Running) -> None:
    owner, stranger = running.guest("owner"), running.guest("stranger")
    view = owner.create(ME, ENGINE, start=1)
    game = view["game"]
    before = owner.view(game)

    @_settings(30)
    @given(st.lists(_messages(game), max_size=12))
    def nonsense(messages: list[str | bytes]) -> None:
        with stranger.socket() as socket:
            with contextlib.suppress(ConnectionClosed):
                for message in messages:
                    socket.connection.send(message)
                socket.send("ping", sent=4711)
                while socket.wait("pong")["sent"] != 4711:
                    pass
            assert socket.connection.close_code in (None, 1008, 1009, 4000)

    nonsense()
    after = owner.view(game)
    assert after["seq"] == before["seq"] and after["position"] == before["position"]
    assert errors(running) == 0
