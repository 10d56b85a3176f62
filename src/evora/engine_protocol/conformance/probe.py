"""Talks to an engine under test line by line, and reads its answers strictly."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from evora._core import Position
from evora.engine_protocol import (
    Answer,
    ErrorAnswer,
    HelloAnswer,
    InfoAnswer,
    LegalAnswer,
    ProtocolError,
    ResultAnswer,
    decode_answer,
    parse_object,
)
from evora.engine_protocol.errors import quote, shorten
from evora.engine_protocol.lines import dump_object
from evora.players.engine_process import EngineProcess
from evora.players.errors import PlayerError
from evora.search import Analysis

_MANY = 100  # more lines than that are no answer to anything


class CheckFailed(Exception):  # noqa: N818  (a result, not a defect)
    """The engine broke a rule: what was expected, and what came."""


class CheckSkipped(Exception):  # noqa: N818
    """The check does not apply to this engine: why."""


@dataclass(frozen=True)
class ProbeResult:
    """The answers to one analysis."""

    result: Analysis
    moves: tuple[str | None, ...]  # the lines' moves, in the engine's order
    move: str | None
    seconds: float
    infos: list[Analysis] = field(default_factory=list)


class Probe:
    """A running engine under test. Every failure is a CheckFailed or a PlayerError."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.timeout = timeout
        self.process = EngineProcess(command)
        self._asked = 0
        self._request = "nothing"  # what was sent last, for messages

    def new_id(self) -> str:
        self._asked += 1
        return f"t{self._asked}"

    def send(self, request: dict[str, object] | bytes) -> None:
        line = request if isinstance(request, bytes) else dump_object(request)
        self._request = _describe_request(request)
        self.process.send(line, time.monotonic() + self.timeout)

    def receive(self, *, strict: bool = True) -> tuple[Answer, dict[str, object]]:
        """The next answer, decoded and raw; with `strict` it has no fields of its own."""
        line = self._read_line()
        try:
            return decode_answer(line, strict=strict), parse_object(line)
        except ProtocolError as error:
            said = line[:80].decode("utf-8", "replace")
            raise CheckFailed(
                f"the answer to {self._request} is not as the protocol says: {error} in {said}"
            ) from None

    def _read_line(self) -> bytes:
        try:
            return self.process.read_line(time.monotonic() + self.timeout)
        except PlayerError as error:
            if error.reason != "time":
                raise
            waited = f"no answer to {self._request} within {self.timeout:g} s"
            raise PlayerError("time", waited) from None

    def expect_silence(self, position: Position) -> None:
        """Fails if the engine wrote more than its answers: that comes before the next one."""
        id = self.begin(position, limit={"nodes": 1})
        more: list[bytes] = []
        while _id_in(line := self._read_line()) != id:
            more.append(line)
            if len(more) == _MANY:
                break
        if more:
            said = more[0][:80].decode("utf-8", "replace")
            raise CheckFailed(f"expected nothing after the answer, got another line: {said}")

    def hello(self) -> HelloAnswer:
        self.send({"op": "hello"})
        answer, _ = self.receive()
        if not isinstance(answer, HelloAnswer):
            raise CheckFailed(
                f"expected an answer to hello and nothing else, got {describe(answer)}"
            )
        return answer

    def legal(self, position: Position, moves: Sequence[str] = ()) -> tuple[str, ...]:
        id = self.new_id()
        self.send({"op": "legal", "id": id, "position": str(position), "moves": list(moves)})
        answer, _ = self.receive()
        if not isinstance(answer, LegalAnswer) or answer.id != id:
            raise CheckFailed(f"expected the moves for legal {id}, got {describe(answer)}")
        return tuple(map(str, answer.moves))

    def begin(self, position: Position, **more: object) -> str:
        """Sends an analysis, by default of 200 nodes, and returns its id."""
        id = self.new_id()
        request = {"op": "analyse", "id": id, "position": str(position), "limit": {"nodes": 200}}
        self.send(request | more)
        return str((request | more)["id"])

    def analyse(self, position: Position, **more: object) -> ProbeResult:
        """A whole analysis, its infos included."""
        begin = time.monotonic()
        return self.result(self.begin(position, **more), begin)

    def result(self, id: str, begin: float | None = None, *, strict: bool = True) -> ProbeResult:
        """The result of a pending analysis; only its infos may come before it."""
        infos: list[Analysis] = []
        while True:
            answer, raw = self.receive(strict=strict)
            if isinstance(answer, InfoAnswer) and answer.id == id:
                infos.append(answer.analysis)
                continue
            if not isinstance(answer, ResultAnswer) or answer.id != id:
                raise CheckFailed(f"expected a result for analyse {id}, got {describe(answer)}")
            seconds = time.monotonic() - begin if begin is not None else 0.0
            return ProbeResult(answer.analysis, _moves(raw), _text(raw["move"]), seconds, infos)

    def refuses(
        self,
        request: dict[str, object] | bytes,
        codes: str | Collection[str],
        field: str | None = None,
    ) -> None:
        """Fails unless the engine answers with one of these error codes (and names the field)."""
        self.send(request if not isinstance(request, bytes) else request + b"\n")
        answer, _ = self.receive()
        wanted = {codes} if isinstance(codes, str) else set(codes)
        asked = quote(request if isinstance(request, dict) else request.decode("latin-1"))
        expected = f"expected error {' or '.join(sorted(wanted))}"
        if not isinstance(answer, ErrorAnswer) or answer.code not in wanted:
            raise CheckFailed(f"{expected} for {asked}, got {describe(answer)}")
        id = request.get("id") if isinstance(request, dict) else None
        if isinstance(id, str) and id and answer.id != id:
            raise CheckFailed(f"{expected} with id {id} for {asked}, got id {answer.id}")
        if field is not None and answer.field != field:
            raise CheckFailed(f"{expected} about field {field} for {asked}, got {answer.field}")


def describe(answer: Answer) -> str:
    """An answer for a message: what it says, and to what."""
    match answer:
        case ErrorAnswer(id, code, field, message):
            about = f" about {field}" if field else ""
            said = f"error {code}{about} ({shorten(message, 80)})"
        case _:
            id = getattr(answer, "id", None)
            said = str(answer.as_dict()["op"])
    return f"{said} for {id}" if id else said


def _describe_request(request: dict[str, object] | bytes) -> str:
    if isinstance(request, bytes):
        return quote(request.decode("latin-1"))
    return " ".join(str(request[name]) for name in ("op", "id") if name in request)


def _id_in(line: bytes) -> object:
    try:
        return parse_object(line).get("id")
    except ProtocolError:
        return None


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _moves(raw: dict[str, object]) -> tuple[str | None, ...]:
    lines = raw["lines"]
    assert isinstance(lines, list)
    return tuple(_text(line["move"]) for line in lines)
