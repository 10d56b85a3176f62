"""JSON from clients: decoded, or refused with the code and the field that is wrong."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from evora.server import messages as m
from evora.server.api.decoding import client_message, decode
from evora.server.common.refusal import Refusal

GAME: msgspec.json.Decoder[m.CreateGame] = msgspec.json.Decoder(m.CreateGame)
GOOD: dict[str, Any] = {"id": "12345678", "seats": [{"type": "me"}, {"type": "friend"}]}


def refusal_of(decoder: msgspec.json.Decoder[Any], data: bytes | str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        decode(decoder, data)
    return caught.value


def test_a_message_of_the_closed_types() -> None:
    assert decode(client_message, '{"type":"ping","sent":7}') == m.Ping(sent=7)
    assert decode(GAME, json.dumps(GOOD).encode()).seats == [m.MeSeat(), m.FriendSeat()]


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'"\\ud800"', b"[" * 100_000, b"NaN"])
def test_what_is_not_json(data: bytes) -> None:
    refusal = refusal_of(msgspec.json.Decoder(), data)
    assert (refusal.code, refusal.field) == ("bad_json", None)
    assert refusal.detail and len(refusal.detail) <= 200


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"id": "short"}, "bad_field", "id"),
        ({"seats": [{"type": "me"}, {"type": "robot"}]}, "unknown_type", "seats[1].type"),
        ({"seats": [{"type": "me"}, {}]}, "bad_field", "seats[1]"),
        ({"clock": {"type": "days", "days": 99}}, "bad_field", "clock.days"),
        ({"clock": {"type": "sundial"}}, "unknown_type", "clock.type"),
        ({"variant": "plaid"}, "bad_field", "variant"),
        ({"unknown": 1}, "bad_field", None),
    ],
)
def test_the_field_is_named(change: dict[str, Any], code: str, field: str | None) -> None:
    refusal = refusal_of(GAME, json.dumps({**GOOD, **change}))
    assert (refusal.code, refusal.field) == (code, field)
    assert refusal.detail and "at `$" not in refusal.detail


def test_a_type_that_is_wrong_in_itself_is_no_unknown_type() -> None:
    assert refusal_of(client_message, '{"type":7}').code == "bad_field"
    assert refusal_of(client_message, '{"type":"steal"}').code == "unknown_type"
    assert refusal_of(client_message, "[]").code == "bad_field"


def test_long_texts_are_cut() -> None:
    refusal = refusal_of(GAME, json.dumps({**GOOD, "x" * 500: 1}))
    assert refusal.detail is not None and len(refusal.detail) == 200
