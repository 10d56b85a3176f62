"""Refusals as HTTP: the statuses that clients build on, and when to ask again."""

from __future__ import annotations

import json
import typing

import pytest

from evora.server import messages as m
from evora.server.api.responses import (
    json_response,
    method_not_allowed,
    refusal_response,
    refused,
    unavailable,
)
from evora.server.common.refusal import Refusal
from evora.server.storage.values import Busy, ReadOnly, Unavailable

# What a client does with each: 4xx: do not send it again as it is; 409: the game has gone on, look
# at it; 401: become a guest first; 503: wait, then send it again.
STATUSES: dict[int, set[str]] = {
    400: {"bad_json"},
    401: {"no_guest", "bad_token"},
    403: {"wrong_origin", "bad_code", "bad_key", "not_your_seat", "not_creator", "not_for_bots"}
    | {"banned", "invitation_needed"},
    404: {"not_found", "unknown_game", "unknown_bot", "unknown_person"},
    405: {"method_not_allowed"},
    413: {"too_large"},
    421: {"wrong_host"},
    422: {"bad_field", "unknown_type", "bad_name", "reserved_name", "bad_text", "bad_address"}
    | {"bad_position", "bad_move", "illegal_move", "bad_record", "yourself"},
    429: {"too_many", "engines_busy", "pairing_paused"},
    503: {"busy", "unavailable", "closing", "read_only"},
}


@pytest.mark.parametrize("code", typing.get_args(m.ErrorCode))
def test_the_status_of_each_code(code: m.ErrorCode) -> None:
    expected = [status for status, codes in STATUSES.items() if code in codes] or [409]
    assert [refusal_response(Refusal(code)).status_code] == expected


def test_a_body_of_another_type() -> None:
    assert refusal_response(Refusal("unknown_type", "Content-Type")).status_code == 415


def test_a_refusal_says_everything_it_knows() -> None:
    refusal = Refusal("stale", "seq", "went on", seq=7, retry_ms=1001)
    response = refusal_response(refusal, "my-command")
    assert json.loads(bytes(response.body)) == {
        "type": "refused",
        "code": "stale",
        "field": "seq",
        "detail": "went on",
        "id": "my-command",
        "seq": 7,
        "retry_ms": 1001,
        "notice": None,
    }
    assert response.headers["retry-after"] == "2"
    assert response.headers["cache-control"] == "no-store"
    assert response.headers["content-type"] == "application/json"
    assert refused(refusal).id is None


def test_ask_again_only_where_it_makes_sense() -> None:
    assert "retry-after" not in refusal_response(Refusal("bad_name")).headers
    assert refusal_response(Refusal("unavailable", retry_ms=0)).headers["retry-after"] == "0"


def test_a_database_that_cannot_be_used() -> None:
    assert unavailable(Busy()).code == "busy"
    assert unavailable(ReadOnly()).code == "read_only"
    away = unavailable(Unavailable())
    assert away.code == "unavailable" and away.retry_ms is not None and away.retry_ms > 0


def test_methods_are_listed_in_order() -> None:
    response = method_not_allowed(["PUT", "GET"])
    assert (response.status_code, response.headers["allow"]) == (405, "GET, PUT")


def test_an_answer_is_never_cached() -> None:
    response = json_response(m.Pong(sent=1, now=2), 201, {"X-More": "yes"})
    assert response.status_code == 201 and response.headers["x-more"] == "yes"
    assert response.headers["cache-control"] == "no-store"
