"""The messages of the engine protocol: what is read, what is refused and how, what is written."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evora import Move, Position, Seed
from evora.engine_protocol import (
    CODES,
    MAX_LINE,
    SETTINGS,
    AnalyseRequest,
    Answer,
    CancelRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    InfoAnswer,
    LegalAnswer,
    LegalRequest,
    LineSplitter,
    ProtocolError,
    QuitRequest,
    Request,
    ResultAnswer,
    SetAnswer,
    SetRequest,
    decode_answer,
    decode_request,
    encode,
    read_lines,
    setting_of,
)
from evora.engine_protocol.messages import analysis_as_dict
from evora.search import Analysis, Limit, Variation

NEW = Position.new()
DEAL = str(Seed("7").deal(NEW))
DEALT = NEW.play(DEAL)
MOVE = Move("2K3")
ANALYSE: dict[str, Any] = {
    "op": "analyse",
    "id": "a1",
    "position": str(NEW),
    "moves": [DEAL, "2K3"],
    "limit": {"ms": 500},
    "lines": 3,
    "seed": 7,
    "level": "easy",
    "report_ms": 100,
}
LEGAL: dict[str, Any] = {"op": "legal", "id": "b", "position": str(DEALT), "moves": []}
LINE = Variation(MOVE, (0.61, 0.39), (47.2, 41.9), (MOVE, Move("0W1")), exact=False, solved=True)
ANALYSIS = Analysis((LINE,), nodes=81234, depth=7, ms=498, cancelled=False)


def read(request: object) -> Request:
    return decode_request(json.dumps(request).encode())


def refused(line: bytes | dict[str, Any] | None) -> ProtocolError:
    data = json.dumps(line).encode() if isinstance(line, dict) else line
    with pytest.raises(ProtocolError) as caught:
        decode_request(data)
    return caught.value


# --- Requests


def test_requests() -> None:
    assert read({"op": "hello"}) == HelloRequest()
    assert read({"op": "set", "options": {"threads": 2}}) == SetRequest({"threads": 2})
    assert read({"op": "cancel", "id": "a1"}) == CancelRequest("a1")
    assert read({"op": "quit"}) == QuitRequest()
    assert read(LEGAL) == LegalRequest("b", DEALT)
    assert read(ANALYSE) == AnalyseRequest(
        "a1", DEALT.play("2K3"), Limit(ms=500), lines=3, seed=7, level="easy", report_ms=100
    )
    least = {"op": "analyse", "id": "a", "position": str(NEW), "limit": {"depth": 2}}
    assert read(least) == AnalyseRequest("a", NEW, Limit(depth=2))
    assert decode_request(b' {"op" : "hello"}\r') == HelloRequest()


def test_requests_round_trip() -> None:
    requests: list[Request] = [
        HelloRequest(),
        QuitRequest(),
        SetRequest({"threads": 2}),
        CancelRequest("ä\u0000😀"),
        LegalRequest("b", DEALT),
        AnalyseRequest("a", DEALT, Limit(nodes=5)),
        AnalyseRequest("a", NEW, Limit(ms=5), lines=2, seed=0, level="x", report_ms=1),
    ]
    for request in requests:
        line = encode(request)
        assert line.endswith(b"\n") and line.isascii()
        assert decode_request(line[:-1]) == request


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"", "expected a JSON object"),
        (b"hello", "expected a JSON object in one line"),
        (b"[]", "expected a JSON object, got []"),
        (b"7", "expected a JSON object, got 7"),
        (b'{"op":"hello"} {"op":"hello"}', "expected a JSON object in one line"),
        (b'{"op":"hello","op":"quit"}', 'expected every key once, got "op" twice'),
        (b'{"op":"set","options":{"a":1,"a":1}}', 'expected every key once, got "a" twice'),
        (b'{"op":NaN}', "got NaN"),
        (b'{"op":-Infinity}', "got -Infinity"),
        (b'{"op":"\xff"}', "expected UTF-8, got other bytes at byte 8"),
        (b'\xef\xbb\xbf{"op":"hello"}', "expected a JSON object in one line"),
        (b'{"op":"\\ud800"}', "half of a surrogate pair"),
        (b'{"op":"a\tb"}', "expected a JSON object in one line"),
        (b'{"op":' + b"1" * 5000 + b"}", "expected a JSON object"),
        (b'{"op":' * 10_000, "nested too deeply"),
        (b"[" * 65_000, "nested too deeply"),
        (None, "expected a line of at most 65536 bytes"),
    ],
)
def test_bad_json(line: bytes | None, message: str) -> None:
    error = refused(line)
    assert (error.code, error.field, error.id) == ("bad_json", None, None)
    assert message in error.message


def without(request: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in request.items() if key != name}


@pytest.mark.parametrize(
    ("request_", "code", "field", "message"),
    [
        ({"id": "x"}, "missing_field", "op", "op: this field is required"),
        ({"op": 1}, "bad_field", "op", "expected a text, got 1"),
        ({"op": "dance"}, "unknown_op", "op", 'got "dance"'),
        ({"op": "result"}, "unknown_op", "op", "expected hello, set, analyse"),
        ({"op": "hello", "id": "x"}, "bad_field", "id", "unknown field; expected only op"),
        ({"op": "set"}, "missing_field", "options", "required"),
        ({"op": "set", "options": [1]}, "bad_field", "options", "expected an object, got [1]"),
        ({"op": "cancel"}, "missing_field", "id", "required"),
        ({"op": "cancel", "id": ""}, "bad_field", "id", "1 to 256 characters"),
        ({"op": "cancel", "id": "x" * 257}, "bad_field", "id", "1 to 256 characters"),
        ({"op": "cancel", "id": 7}, "bad_field", "id", "expected a text, got 7"),
        ({"op": "quit", "now": True}, "bad_field", "now", "unknown field"),
        (LEGAL | {"limit": {"ms": 1}}, "bad_field", "limit", "unknown field"),
        (without(ANALYSE, "id"), "missing_field", "id", "required"),
        (without(ANALYSE, "position"), "missing_field", "position", "required"),
        (without(ANALYSE, "limit"), "missing_field", "limit", "required"),
        (ANALYSE | {"position": None}, "bad_field", "position", "expected a text, got null"),
        (ANALYSE | {"position": "hello"}, "bad_position", "position", "expected 12 to 14 fields"),
        (ANALYSE | {"position": "ä\0"}, "bad_position", "position", "expected 12 to 14 fields"),
        (ANALYSE | {"moves": "2K3"}, "bad_field", "moves", 'expected a list, got "2K3"'),
        (ANALYSE | {"moves": [DEAL, 3]}, "bad_field", "moves", "got 3 as its item 2"),
        (ANALYSE | {"moves": ["2K3"]}, "illegal_move", "moves", "number 1 of 1 cannot be played"),
        (ANALYSE | {"moves": [DEAL, "2K3", "2K3"]}, "illegal_move", "moves", "number 3 of 3"),
        (ANALYSE | {"moves": [DEAL, DEAL]}, "illegal_move", "moves", "number 2 of 2"),
        (ANALYSE | {"moves": ["ä"]}, "illegal_move", "moves", "expected a move such as 3R2"),
        (
            ANALYSE | {"limit": {}},
            "bad_field",
            "limit",
            "exactly one of ms, nodes, depth, got none",
        ),
        (ANALYSE | {"limit": {"ms": 1, "depth": 1}}, "bad_field", "limit", "got ms, depth"),
        (ANALYSE | {"limit": {"ms": 0}}, "bad_field", "limit", "limit.ms: expected a whole number"),
        (ANALYSE | {"limit": {"ms": True}}, "bad_field", "limit", "got true"),
        (ANALYSE | {"limit": {"ms": 1.0}}, "bad_field", "limit", "got 1.0"),
        (ANALYSE | {"limit": {"nodes": 2**63}}, "bad_field", "limit", "limit.nodes: expected"),
        (ANALYSE | {"limit": {"plies": 1}}, "bad_field", "limit", "limit.plies: unknown field"),
        (ANALYSE | {"limit": 5}, "bad_field", "limit", "expected an object, got 5"),
        (ANALYSE | {"lines": 0}, "bad_field", "lines", "a whole number from 1, got 0"),
        (ANALYSE | {"lines": "3"}, "bad_field", "lines", 'got "3"'),
        (ANALYSE | {"seed": -1}, "bad_field", "seed", "a whole number from 0, got -1"),
        (ANALYSE | {"level": None}, "bad_field", "level", "expected a text, got null"),
        (ANALYSE | {"report_ms": 0}, "bad_field", "report_ms", "a whole number from 1"),
        (ANALYSE | {"colour": 1}, "bad_field", "colour", "unknown field"),
    ],
)
def test_refusals(request_: dict[str, Any], code: str, field: str, message: str) -> None:
    error = refused(request_)
    assert (error.code, error.field) == (code, field)
    assert message in error.message
    id = request_.get("id")
    assert error.id == (id if isinstance(id, str) and 0 < len(id) <= 256 else None)


def test_error_messages_stay_short() -> None:
    for request in (
        ANALYSE | {"position": "x" * 60_000},
        ANALYSE | {"position": 7, "x" * 60_000: 1},
        ANALYSE | {"moves": ["x" * 60_000]},
        {"op": "x" * 60_000},
        {"op": ["x"] * 10_000},
    ):
        assert len(encode(ErrorAnswer.of(refused(request)))) < 2000


# --- Answers


def test_answers_round_trip() -> None:
    found = Variation(None, (0.0, 1.0), (3.0, 4.0), (), exact=True, solved=True)
    over = Analysis((found,), nodes=1, depth=0, ms=0, cancelled=True)
    answers: list[Answer] = [
        HelloAnswer("x", "1", SETTINGS, ("easy",), {"threads": 1}),
        SetAnswer({"threads": 2}),
        InfoAnswer("a", ANALYSIS),
        ResultAnswer("a", ANALYSIS),
        ResultAnswer("a", over),
        LegalAnswer("b", (MOVE,)),
        ErrorAnswer("a", "bad_json", None, "m"),
        ErrorAnswer(None, "bad_field", "id", "m"),
    ]
    for answer in answers:
        assert decode_answer(encode(answer)[:-1], strict=True) == answer


def test_the_result_is_as_documented() -> None:
    assert json.loads(encode(ResultAnswer("a1", ANALYSIS))) == {
        "op": "result",
        "id": "a1",
        "move": "2K3",
        "lines": [
            {
                "move": "2K3",
                "win": [0.61, 0.39],
                "score": [47.2, 41.9],
                "pv": ["2K3", "0W1"],
                "exact": False,
                "solved": True,
            }
        ],
        "nodes": 81234,
        "depth": 7,
        "ms": 498,
    }


def test_answers_with_more_fields_are_refused_only_strictly() -> None:
    line = json.dumps(ResultAnswer("a", ANALYSIS).as_dict() | {"speed": 3}).encode()
    assert decode_answer(line) == ResultAnswer("a", ANALYSIS)
    with pytest.raises(ProtocolError, match="speed: unknown field"):
        decode_answer(line, strict=True)


@pytest.mark.parametrize(
    ("change", "code", "message"),
    [
        (
            {"op": "analyse"},
            "unknown_op",
            "op: expected hello, set, info, result, legal, error, got",
        ),
        ({"nodes": -1}, "bad_field", "nodes: expected a whole number from 0"),
        ({"cancelled": 1}, "bad_field", "cancelled: expected true or false, got 1"),
        ({"lines": 3}, "bad_field", "lines: expected a list, got 3"),
        ({"lines": [3]}, "bad_field", "lines: expected an object, got 3"),
        ({"move": 3}, "bad_field", "move: expected a text, got 3"),
        ({"id": ""}, "bad_field", "id: expected a text of 1 to 256 characters"),
    ],
)
def test_answers_that_are_refused(change: dict[str, Any], code: str, message: str) -> None:
    line = json.dumps(ResultAnswer("a", ANALYSIS).as_dict() | change).encode()
    with pytest.raises(ProtocolError) as caught:
        decode_answer(line)
    assert caught.value.code == code and caught.value.message.startswith(message)


def test_errors_have_a_code_of_the_protocol() -> None:
    data = ErrorAnswer("a", "bad_json", None, "m").as_dict()
    with pytest.raises(ProtocolError, match="code: expected one of bad_json"):
        decode_answer(json.dumps(data | {"code": "tired"}).encode())
    without_names = {"op": "error", "code": "bad_json", "message": "m"}
    assert decode_answer(json.dumps(without_names).encode()) == ErrorAnswer(
        None, "bad_json", None, "m"
    )


def test_values_are_rounded() -> None:
    line = replace(LINE, win=(1 / 3, 2 / 3), score=(1 / 3, 200 / 3))
    told: dict[str, Any] = analysis_as_dict(Analysis((line,), 1, 2, 3, False))
    (row,) = told["lines"]
    assert row["win"] == [0.333333, 0.666667] and row["score"] == [0.333, 66.667]
    assert (told["nodes"], told["depth"], told["ms"]) == (1, 2, 3)


def test_the_line_of_the_move_comes_first() -> None:
    other = Variation(Move("0W1"), (0.5, 0.5), (1.0, 1.0), (), exact=False, solved=False)
    told = ResultAnswer("a", Analysis((LINE, other), 1, 1, 1, False)).as_dict() | {"move": "0W1"}
    answer = decode_answer(json.dumps(told).encode())
    assert isinstance(answer, ResultAnswer)
    assert answer.analysis.variations == (other, LINE)
    with pytest.raises(ProtocolError, match="the move of one of the lines"):
        decode_answer(json.dumps(told | {"move": "0W2"}).encode())


def test_long_analyses_are_cut_to_fit() -> None:
    line = Variation(MOVE, (0.25,) * 4, (40.125,) * 4, (MOVE,) * 60, exact=False, solved=False)
    answer = ResultAnswer("a" * 256, Analysis((line,) * 250, 1, 1, 1, False))
    data = encode(answer)
    assert len(data) <= MAX_LINE
    told = json.loads(data)
    assert len(told["lines"]) == 250
    assert all(1 <= len(item["pv"]) < 60 for item in told["lines"])


def test_settings() -> None:
    assert setting_of(Position.new(3, "grey")) == "3 grey"
    assert len(SETTINGS) == 6


# --- Lines


@given(st.binary(max_size=300), st.lists(st.integers(1, 40), max_size=20))
def test_splitting_does_not_depend_on_the_pieces(data: bytes, sizes: list[int]) -> None:
    splitter = LineSplitter()
    lines: list[bytes | None] = []
    rest = data
    for size in sizes:
        lines += splitter.feed(rest[:size])
        rest = rest[size:]
    lines += splitter.feed(rest)
    assert [*lines, splitter.finish() or b""] == data.split(b"\n")


def test_long_lines_are_dropped_as_they_come() -> None:
    splitter = LineSplitter()
    assert splitter.feed(b"x" * MAX_LINE) == []
    assert splitter.feed(b"y") == [None]
    assert splitter.feed(b"z" * 1_000_000) == []
    assert splitter.feed(b"z\nshort\n" + b"x" * MAX_LINE + b"\n") == [b"short", b"x" * MAX_LINE]
    assert splitter.finish() is None


def test_reading_a_stream() -> None:
    chunks = iter([b"a\nb", b"", b"never read"])
    assert list(read_lines(lambda _: next(chunks))) == [b"a", b"b"]


# --- Fuzzing: any bytes are a request or a clean error


def check_any(line: bytes) -> None:
    try:
        request = decode_request(line)
    except ProtocolError as error:
        assert error.code in CODES
        data = encode(ErrorAnswer.of(error))
        assert len(data) < 4000
        answer = decode_answer(data[:-1], strict=True)
        assert isinstance(answer, ErrorAnswer) and answer.code == error.code
    else:
        if not isinstance(request, SetRequest):
            assert decode_request(encode(request)[:-1]) == request


@given(st.binary(max_size=200))
def test_any_bytes(line: bytes) -> None:
    check_any(line)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=300)
@given(
    st.sampled_from([ANALYSE, LEGAL, {"op": "cancel", "id": "a"}, {"op": "set", "options": {}}]),
    st.sampled_from(["op", *ANALYSE, "options"]),
    _JSON,
)
def test_any_value_in_any_field(request_: dict[str, Any], name: str, value: object) -> None:
    check_any(json.dumps(request_ | {name: value}).encode())


def test_mutated_requests() -> None:
    chance = random.Random(7)
    seeds = [json.dumps(request).encode() for request in (ANALYSE, LEGAL)]
    for _ in range(4000):
        line = bytearray(chance.choice(seeds))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(line))
            match chance.randrange(3):
                case 0:
                    line[at] = chance.randrange(256)
                case 1:
                    del line[at : at + chance.randint(1, 9)]
                case _:
                    line[at:at] = chance.choice([b'"', b"{", b"]", b"0", b"\\", b",", b"null"])
        check_any(bytes(line))
