"""Each check of the conformance test: content with a good engine, and clear about each defect.

The engine answers in this process, so that one defect at a time can be put into its answers.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import pytest

from evora import Position
from evora.engine_protocol import (
    SETTINGS,
    AnalyseRequest,
    Answer,
    CancelRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    LegalAnswer,
    LegalRequest,
    ProtocolError,
    QuitRequest,
    Request,
    ResultAnswer,
    SetAnswer,
    SetRequest,
    decode_request,
)
from evora.engine_protocol.conformance import CHECKS
from evora.engine_protocol.conformance.probe import CheckFailed, CheckSkipped, Probe
from evora.engine_protocol.options import Options
from evora.players import PlayerError
from evora.search import Analysis, Variation

Json = dict[str, Any]
HELLO = HelloAnswer("test", "1", SETTINGS, ("easy",), {"threads": 1, "hash_mb": 64})
# Changes the answers to a request; the request is None if it could not be read.
Tamper = Callable[[Json | None, list[Json]], list[Json]]


def analysis(position: Position, lines: int, cancelled: bool = False) -> Analysis:
    """A valid analysis: the first legal moves, with falling values."""
    players = position.players
    if not position.legal_moves:
        winners = position.winners if position.is_over else range(1, players + 1)
        win = tuple((seat in winners) / len(winners) for seat in range(1, players + 1))
        line = Variation(None, win, tuple(map(float, position.scores)), (), position.is_over, False)
        return Analysis((line,), 1, 0, 0, cancelled)
    found = []
    seat = (position.to_move or 1) - 1
    for number, move in enumerate(list(position.legal_moves)[:lines]):
        own = 0.5 - number / 1000
        win = tuple(own if at == seat else (1 - own) / (players - 1) for at in range(players))
        found.append(Variation(move, win, (1.0,) * players, (move,), False, False))
    return Analysis(tuple(found), 10, 1, 1, cancelled)


class GoodEngine:
    """Searches with a long limit stay pending until they are cancelled."""

    def __init__(self, tamper: Tamper) -> None:
        self._tamper = tamper
        self._pending: dict[str, AnalyseRequest] = {}
        self._options = Options()
        self.ended: int | None = None

    def handle(self, line: bytes) -> list[Json]:
        try:
            request = decode_request(line if len(line) <= 65536 else None)
        except ProtocolError as error:
            return self._tamper(_json(line), [ErrorAnswer.of(error).as_dict()])
        return self._tamper(_json(line), [answer.as_dict() for answer in self._answers(request)])

    def _answers(self, request: Request) -> list[Answer]:  # noqa: PLR0911
        try:
            match request:
                case HelloRequest():
                    return [HELLO if self._options == Options() else self._hello()]
                case SetRequest(options):
                    self._options = self._options.changed(options)
                    return [SetAnswer(self._options.as_dict())]
                case LegalRequest(id, position):
                    return [LegalAnswer(id, tuple(position.legal_moves))]
                case CancelRequest(id):
                    if id not in self._pending:
                        raise ProtocolError("unknown_id", "id", "not pending", id)
                    return [self._result(self._pending.pop(id), cancelled=True)]
                case QuitRequest():
                    return self.end()
        except ProtocolError as error:
            return [ErrorAnswer.of(error)]
        assert isinstance(request, AnalyseRequest)
        return self._analyse(request)

    def _analyse(self, request: AnalyseRequest) -> list[Answer]:
        if request.id in self._pending:
            return [ErrorAnswer(request.id, "duplicate_id", "id", "pending")]
        if request.level not in (None, "easy"):
            return [ErrorAnswer(request.id, "unsupported", "level", "no such level")]
        if request.limit.ms is not None and request.limit.ms > 10_000:
            self._pending[request.id] = request
            return []
        return [self._result(request)]

    def _result(self, request: AnalyseRequest, cancelled: bool = False) -> ResultAnswer:
        return ResultAnswer(request.id, analysis(request.position, request.lines, cancelled))

    def _hello(self) -> HelloAnswer:
        return HelloAnswer("test", "1", SETTINGS, ("easy",), self._options.as_dict())

    def end(self) -> list[Answer]:
        self.ended = 0
        pending, self._pending = self._pending, {}
        return [self._result(request, cancelled=True) for request in pending.values()]


def _json(line: bytes) -> Json | None:
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


class FakeProcess:
    """A GoodEngine where a Probe expects a process."""

    def __init__(self, tamper: Tamper) -> None:
        self._engine = GoodEngine(tamper)
        self._tamper = tamper
        self._lines: deque[bytes] = deque()

    def send(self, data: bytes, _: float) -> None:
        for line in data.split(b"\n")[:-1]:
            self._lines += [json.dumps(answer).encode() for answer in self._engine.handle(line)]

    def read_line(self, _: float) -> bytes:
        if not self._lines:
            ended = self._engine.ended is not None
            raise PlayerError("crash" if ended else "time", "no answer to")
        return self._lines.popleft()

    def close_input(self) -> None:
        answers = [answer.as_dict() for answer in self._engine.end()]
        self._lines += [
            json.dumps(answer).encode() for answer in self._tamper({"op": "end"}, answers)
        ]

    def wait(self, _: float) -> int | None:
        (answer,) = self._tamper({"op": "exit"}, [{"code": self._engine.ended}])
        code: int | None = answer["code"]
        return code


class FakeProbe(Probe):
    def __init__(self, tamper: Tamper) -> None:
        self.timeout = 5.0
        self.process = FakeProcess(tamper)  # type: ignore[assignment]
        self._asked = 0


def unchanged(_: Json | None, answers: list[Json]) -> list[Json]:
    return answers


@pytest.mark.parametrize("name", CHECKS)
def test_a_good_engine_passes(name: str) -> None:
    CHECKS[name](FakeProbe(unchanged), HELLO)


def test_what_the_checks_ask_is_fixed() -> None:
    """An engine that passed keeps passing: a change of a check on purpose renews this."""
    asked = hashlib.sha256()

    def record(request: Json | None, answers: list[Json]) -> list[Json]:
        asked.update(json.dumps(request).encode())
        return answers

    for check in CHECKS.values():
        check(FakeProbe(record), HELLO)
    assert asked.hexdigest()[:16] == "40f058c57e32401b"


BAD_VALUES = (
    "analyse-lines", "analyse-at-deal", "analyse-at-over", "analyse-after-moves", "limit-ms",
    "limit-nodes", "limit-depth", "reports",
)  # fmt: skip


@pytest.mark.parametrize("name", BAD_VALUES)
def test_every_result_is_checked(name: str) -> None:
    for check in (change_line(win=lambda win: [share / 2 for share in win]), change_line(win=[1])):
        with pytest.raises(CheckFailed):
            CHECKS[name](FakeProbe(check), HELLO)


# --- Defects


def change(kind: str, **fields: Any) -> Tamper:
    """Changes fields of every answer of a kind; a function gets the old value."""

    def tamper(_: Json | None, answers: list[Json]) -> list[Json]:
        return [
            answer
            | {
                name: value(answer[name]) if callable(value) else value
                for name, value in fields.items()
            }
            if answer.get("op") == kind
            else answer
            for answer in answers
        ]

    return tamper


def change_line(**fields: Any) -> Tamper:
    """Changes the first line of every result."""

    def tamper(_: Json | None, answers: list[Json]) -> list[Json]:
        for answer in answers:
            if answer.get("op") == "result":
                line = answer["lines"][0]
                line |= {
                    name: value(line[name]) if callable(value) else value
                    for name, value in fields.items()
                }
        return answers

    return tamper


def where(condition: Callable[[Json], object], tamper: Tamper) -> Tamper:
    """Tampers with the answers to some requests only."""

    def conditional(request: Json | None, answers: list[Json]) -> list[Json]:
        return tamper(request, answers) if request and condition(request) else answers

    return conditional


def accept(kind: str) -> Tamper:
    """Answers requests of a kind with a legal answer instead of an error."""

    def tamper(_: Json | None, answers: list[Json]) -> list[Json]:
        refused = [answer for answer in answers if answer.get("code") == kind]
        return [{"op": "legal", "id": "x", "moves": []}] if refused else answers

    return tamper


def once() -> Tamper:
    """Changes the version of the engine after the first hello."""
    seen: list[bool] = []

    def tamper(_: Json | None, answers: list[Json]) -> list[Json]:
        seen.append(True)
        return [answer | {"version": str(len(seen))} for answer in answers]

    return tamper


def drop(_: Json | None, __: list[Json]) -> list[Json]:
    return []


def slow(request: Json | None, answers: list[Json]) -> list[Json]:
    if request and request.get("limit") == {"ms": 1}:
        time.sleep(1.1)
    return answers


def is_op(op: str) -> Callable[[Json], bool]:
    return lambda request: request.get("op") == op


def at_over(request: Json) -> bool:
    return " over " in str(request.get("position"))


DEFECTS: list[tuple[str, Tamper, str]] = [
    ("hello-fields", change("hello", protocol=2), "expected protocol 1 and rules 1, got 2 and 1"),
    ("hello-fields", change("hello", rules=7), "got 1 and 7"),
    ("hello-fields", change("hello", name=""), "expected a name and a version"),
    ("hello-fields", change("hello", version=""), "expected a name and a version"),
    ("hello-fields", once(), "the same answer to a second hello"),
    ("hello-fields", change("hello", speed=1), "speed: unknown field"),
    ("hello-settings", change("hello", settings=[]), "expected settings out of 2 coloured"),
    ("hello-settings", change("hello", settings=["9 blue"]), "got 9 blue"),
    ("hello-settings", change("hello", settings=lambda s: s + s), "expected every setting once"),
    ("hello-settings", change("hello", levels=["a", "a"]), "expected every level once, got a, a"),
    ("set-options", change("set", options={"threads": 3}), "expected set to answer"),
    ("set-options", where(is_op("set"), change("set", op="legal", id="x", moves=[])), "options"),
    ("set-refusals", accept("unsupported"), "expected error unsupported"),
    ("set-refusals", accept("bad_field"), "expected error bad_field"),
    ("set-refusals", accept("missing_field"), "expected error missing_field"),
    ("set-refusals", change("error", field="op"), "about field options"),
    ("set-refusals", where(is_op("hello"), change("hello", options={})), "to change nothing"),
    ("legal-2-grey", change("legal", moves=lambda m: m[::-1]), " at "),
    ("legal-2-grey", change("legal", moves=lambda m: m[1:]), " at "),
    ("legal-2-grey", change("legal", id="other"), "expected the moves for legal t1"),
    ("legal-2-grey", drop, "no answer to"),
    ("legal-at-deal-and-over", change("legal", moves=["1B1"]), "expected no move at"),
    ("legal-after-moves", where(lambda r: len(r["moves"]) > 2, change("legal", moves=[])), "after"),
    ("analyse-3-grey", change("result", move="0W1"), "move"),
    ("analyse-2-coloured", change("result", lines=[]), "expected the move of one of the lines"),
    ("analyse-2-coloured", change("result", lines=lambda x: x * 2), "lines"),
    ("analyse-2-coloured", change("result", lines=lambda x: x[::-1]), "expected move"),
    ("analyse-2-coloured", change_line(win=[0.6, 0.2]), "add up to 1, got [0.6, 0.2]"),
    ("analyse-2-coloured", change_line(win=[0.6, 0.41]), "add up to 1"),
    ("analyse-2-coloured", change_line(win=[1.1, -0.1]), "add up to 1"),
    ("analyse-2-coloured", change_line(win=[1.0]), "expected win and score for 2 seats"),
    ("analyse-2-coloured", change_line(score=[1, 2, 3]), "expected win and score for 2 seats"),
    ("analyse-2-coloured", change_line(pv=[]), "expected pv to begin with"),
    ("analyse-2-coloured", change_line(pv=lambda pv: pv + pv), "expected a legal pv"),
    ("analyse-2-coloured", change("result", id="other"), "expected a result for"),
    ("analyse-at-deal", where(is_op("analyse"), change_line(move="1B1")), "one of the lines"),
    ("analyse-at-over", change_line(exact=False), "expected exact, win"),
    ("analyse-at-over", change_line(win=lambda w: w[::-1]), "expected exact, win"),
    ("analyse-at-over", change_line(score=lambda s: [s[0] + 1, *s[1:]]), "and score"),
    ("limit-ms", slow, "expected an answer after 1 ms"),
    ("limit-nodes", change("result", nodes=1003), "expected about 1 nodes, got 1003"),
    (
        "limit-nodes",
        where(lambda r: r["limit"] == {"nodes": 1000}, change("result", nodes=3001)),
        "expected about 1000 nodes, got 3001",
    ),
    ("limit-depth", change("result", depth=2), "expected a depth of at most 1, got 2"),
    (
        "reports",
        where(is_op("analyse"), lambda _, a: [a[0] | {"op": "info"}, *a]),
        "expected no info",
    ),
    ("levels-play", where(is_op("analyse"), change("result", id="x")), "expected a result for"),
    ("error-bad-json", accept("bad_json"), "expected error bad_json"),
    ("error-bad-bytes", accept("bad_json"), "expected error bad_json"),
    ("error-long-line", accept("bad_json"), "expected error bad_json"),
    ("error-long-line", accept("bad_position"), "expected error bad_position"),
    ("error-long-line", change("legal", moves=[]), "expected legal moves as before"),
    ("error-unknown-op", accept("unknown_op"), "expected error unknown_op"),
    ("error-unknown-op", change("error", id=None), "with id u1"),
    ("error-unknown-op", accept("missing_field"), "expected error missing_field"),
    ("error-unknown-op", accept("bad_field"), "expected error bad_field or unknown_op"),
    ("error-missing-field", accept("missing_field"), "expected error missing_field"),
    ("error-missing-field", change("error", field="op"), "about field id"),
    ("error-unknown-field", accept("bad_field"), "expected error bad_field"),
    ("error-unknown-field", where(lambda r: "plies" in str(r), accept("bad_field")), "bad_field"),
    ("error-bad-field", accept("bad_field"), "expected error bad_field"),
    ("error-bad-limit", accept("bad_field"), "expected error bad_field"),
    ("error-bad-position", accept("bad_position"), "expected error bad_position"),
    ("error-illegal-move", accept("illegal_move"), "expected error illegal_move"),
    ("error-unsupported", accept("unsupported"), "expected error unsupported"),
    ("error-unknown-id", accept("unknown_id"), "expected error unknown_id"),
    ("error-duplicate-id", change("error", code="bad_field"), "expected duplicate_id for twin"),
    ("error-duplicate-id", change("error", id="x"), "expected duplicate_id for twin"),
    ("pending-several", change("result", id="x"), "expected answers to"),
    ("pending-several", where(is_op("legal"), change("legal", id="x")), "expected answers to"),
    ("pending-many", change("legal", id="x"), "expected legal moves for a request"),
    ("pending-many", where(lambda r: r["id"] == "t200", drop), "no answer to"),
    ("pending-words", where(is_op("dance"), drop), "no answer to"),
    (
        "pending-words",
        where(is_op("dance"), lambda _, __: [{"op": "set", "options": {}}]),
        "expected hello, legal and an error",
    ),
    ("cancel", change("result", cancelled=False), "no answer to"),
    ("cancel", where(is_op("cancel"), change_line(win=[0.2, 0.2])), "add up to 1"),
    ("cancel-one-of-several", change("result", id="x"), "expected a cancelled result for"),
    ("quit-exits", where(is_op("quit"), lambda _, a: a[1:]), "expected an answer to every"),
    ("quit-exits", where(is_op("quit"), lambda _, a: [*a, a[0]]), "expected results of []"),
    ("quit-exits", where(is_op("exit"), lambda _, __: [{"code": 3}]), "exit code 0, got 3"),
    ("end-of-input-exits", where(is_op("end"), drop), "expected an answer to every"),
    ("end-of-input-exits", where(is_op("exit"), lambda _, __: [{"code": None}]), "got none"),
]


@pytest.mark.parametrize(
    ("name", "tamper", "message"),
    DEFECTS,
    ids=[f"{number}-{name}" for number, (name, _, _) in enumerate(DEFECTS)],
)
def test_defects_are_noticed(name: str, tamper: Tamper, message: str) -> None:
    with pytest.raises((CheckFailed, PlayerError)) as caught:
        CHECKS[name](FakeProbe(tamper), HELLO)
    assert message in str(caught.value)


def test_an_engine_without_levels_or_a_setting_is_spared() -> None:
    few = HelloAnswer("test", "1", ("2 grey",), (), {})
    with pytest.raises(CheckSkipped, match="the engine lists no level"):
        CHECKS["levels-play"](FakeProbe(unchanged), few)
    for name in ("legal-3-grey", "analyse-3-grey"):
        with pytest.raises(CheckSkipped, match="the engine does not list 3 grey"):
            CHECKS[name](FakeProbe(unchanged), few)
    with pytest.raises(CheckFailed, match="expected error unsupported"):
        CHECKS["error-unsupported"](FakeProbe(unchanged), few)  # it plays the others, too
    for name in ("limit-ms", "cancel"):
        with pytest.raises(CheckFailed, match="to list a setting that there is"):
            CHECKS[name](FakeProbe(unchanged), HelloAnswer("test", "1", (), (), {}))


def test_a_seed_has_to_repeat_the_answer() -> None:
    asked: list[Json] = []

    def vary(request: Json | None, answers: list[Json]) -> list[Json]:
        if request and request.get("seed") == 7:
            asked.append(request)
            return [answer | {"nodes": len(asked)} for answer in answers]
        return answers

    with pytest.raises(CheckFailed, match="expected the same answer twice for seed 7"):
        CHECKS["seed-repeats"](FakeProbe(vary), HELLO)


def test_infos_are_checked_as_results_are() -> None:
    def inform(request: Json | None, answers: list[Json]) -> list[Json]:
        if request and "report_ms" in request:
            line = answers[0]["lines"][0] | {"win": [0.1, 0.1]}
            return [answers[0] | {"op": "info", "lines": [line]}, *answers]
        return answers

    with pytest.raises(CheckFailed, match="add up to 1"):
        CHECKS["reports"](FakeProbe(inform), HELLO)
