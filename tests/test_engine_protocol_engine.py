"""The engine as other programs meet it: real processes, and the loop with levels put in."""

from __future__ import annotations

import json
import os
import queue
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import evora
from evora import Move, Position, Seed
from evora.engine_protocol import (
    AnalyseRequest,
    Answer,
    ErrorAnswer,
    HelloAnswer,
    LegalAnswer,
    ResultAnswer,
    SetAnswer,
)
from evora.engine_protocol.conformance.probe import Probe
from evora.engine_protocol.engine import EngineLoop, LevelSearch
from evora.engine_protocol.options import Options
from evora.engine_protocol.searches import Searches
from evora.players.levels import LEVELS
from evora.search import Analysis, Cancellation, Engine, Limit, Variation

COMMAND = [sys.executable, "-m", "evora.engine_protocol"]
NEW = Position.new()
DEALT = NEW.play(Seed("7").deal(NEW))
LONG = {"ms": 60_000}


@pytest.fixture
def probe() -> Iterator[Probe]:
    engine = Probe(COMMAND, timeout=60)
    yield engine
    engine.process.kill()


def exit_code(probe: Probe) -> int | None:
    return probe.process.wait(time.monotonic() + 20)


# --- A real process


def test_hello(probe: Probe) -> None:
    assert probe.hello() == HelloAnswer(
        name="evora",
        version=evora.__version__,
        settings=("2 coloured", "2 grey", "3 coloured", "3 grey", "4 coloured", "4 grey"),
        levels=tuple(level.name for level in LEVELS),
        options={"threads": 1, "hash_mb": 64},
    )


def test_options_have_ranges(probe: Probe) -> None:
    probe.send({"op": "set", "options": {"threads": 2, "hash_mb": 8}})
    assert probe.receive()[0] == SetAnswer({"threads": 2, "hash_mb": 8})
    probe.refuses({"op": "set", "options": {"threads": 10_000}}, "bad_field", "options")
    probe.refuses({"op": "set", "options": {"hash_mb": 65_537}}, "bad_field", "options")
    probe.refuses({"op": "set", "options": {"hash_mb": 4, "colour": 1}}, "unsupported", "options")
    probe.refuses({"op": "set", "options": {"hash_mb": 4, "threads": 0}}, "bad_field", "options")
    assert probe.hello().options == {"threads": 2, "hash_mb": 8}
    assert str(probe.analyse(DEALT).move) in DEALT.legal_moves


def test_a_short_search_is_not_held_up_by_a_long_one(probe: Probe) -> None:
    long = probe.begin(DEALT, limit=LONG)
    short = probe.begin(DEALT, limit={"nodes": 100})
    assert not probe.result(short).result.cancelled
    probe.send({"op": "cancel", "id": long})
    assert probe.result(long).result.cancelled


def test_a_cancel_gets_exactly_one_answer(probe: Probe) -> None:
    """Whatever the search is doing just then."""
    for pause in (0, 0.001, 0.003, 0.01, 0.03):
        id = probe.begin(DEALT, limit={"ms": 20})
        time.sleep(pause)
        probe.send({"op": "cancel", "id": id})
        found = probe.result(id)
        if not found.result.cancelled:
            answer, _ = probe.receive()
            assert isinstance(answer, ErrorAnswer) and answer.code == "unknown_id"
        probe.hello()  # nothing else was said


def test_cancelling_what_waits_for_its_turn(probe: Probe) -> None:
    ids = [probe.begin(DEALT, limit=LONG, lines=2) for _ in range(20)]
    for id in reversed(ids):
        probe.send({"op": "cancel", "id": id})
        found = probe.result(id)
        assert found.result.cancelled
        assert str(found.move) in DEALT.legal_moves
        assert len(found.moves) == 2
    probe.hello()


def test_cancelling_twice_gives_one_answer(probe: Probe) -> None:
    id = probe.begin(DEALT, limit=LONG)
    probe.send(b'{"op":"cancel","id":"t1"}\n{"op":"cancel","id":"t1"}\n')
    assert probe.result(id).result.cancelled
    probe.send({"op": "dance"})
    answers = [probe.receive()[0]]
    if isinstance(answers[0], ErrorAnswer) and answers[0].code == "unknown_id":
        answers.append(probe.receive()[0])  # the second came after the answer
    assert isinstance(answers[-1], ErrorAnswer) and answers[-1].code == "unknown_op"


def test_infos(probe: Probe) -> None:
    found = probe.analyse(DEALT, limit={"ms": 400}, report_ms=50, lines=2)
    assert found.infos
    assert all(str(info.move) in DEALT.legal_moves for info in found.infos)


def test_huge_limits_are_taken(probe: Probe) -> None:
    most = 2**63 - 1
    for kind in ("ms", "nodes", "depth"):
        more = {"lines": most, "seed": most, "report_ms": most}
        id = probe.begin(DEALT, limit={kind: most}, **more)
        probe.send({"op": "cancel", "id": id})
        assert probe.result(id).result.cancelled


@pytest.mark.parametrize("end", ["quit", "end of input", "interrupt"])
def test_ending_answers_what_is_pending(probe: Probe, end: str) -> None:
    ids = {probe.begin(DEALT, limit=LONG) for _ in range(5)}
    probe.hello()  # all of them have arrived
    if end == "quit":
        probe.send(b'{"op":"quit"}\n{"op":"hello"}\n')
    elif end == "interrupt":
        probe.process.interrupt()
    else:
        probe.process.close_input()
    while ids:
        answer, _ = probe.receive()
        assert isinstance(answer, ResultAnswer) and answer.analysis.cancelled
        ids.remove(answer.id)
    assert exit_code(probe) == (130 if end == "interrupt" else 0)
    assert probe.process.complaints == ""


def test_a_last_line_without_an_end_counts() -> None:
    done = subprocess.run(COMMAND, input=b'{"op":"hello"}', capture_output=True, check=True)
    assert json.loads(done.stdout)["op"] == "hello"


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as engine:
        assert engine.stdin and engine.stdout and engine.stderr
        engine.stdout.close()
        engine.stdin.write(b'{"op":"hello"}\n' * 3)
        engine.stdin.close()
        assert engine.stderr.read() == b""
        assert engine.wait(60) == 0


def test_an_endless_line_takes_no_memory(probe: Probe) -> None:
    status = Path(f"/proc/{probe.process.pid}/status")
    if not status.exists():
        pytest.skip("needs /proc")

    def peak_kib() -> int:
        return int(status.read_text().split("VmHWM:")[1].split()[0])

    probe.hello()
    before = peak_kib()
    probe.refuses(b"x" * 30_000_000, "bad_json")
    probe.hello()
    assert peak_kib() - before < 10_000


def test_mutated_lines_get_one_answer_each(probe: Probe) -> None:
    chance = random.Random(3)
    good = json.dumps({"op": "legal", "id": "x", "position": str(DEALT), "moves": []}).encode()
    for _ in range(400):
        line = bytearray(good)
        for _ in range(chance.randint(1, 3)):
            line[chance.randrange(len(line))] = chance.choice(
                [b for b in range(256) if b != ord("\n")]
            )
        probe.send(bytes(line) + b"\n")
        assert isinstance(probe.receive()[0], ErrorAnswer | LegalAnswer)
    probe.hello()


# --- The loop in this process, with levels


class Talk:
    """An engine in a thread."""

    def __init__(self, levels: dict[str, LevelSearch]) -> None:
        reader, self._writer = os.pipe()
        self._reader = reader
        self._answers: queue.Queue[dict[str, Any]] = queue.Queue()
        loop = EngineLoop(
            lambda size: os.read(reader, size),
            lambda line: self._answers.put(json.loads(line)),
            levels=levels,
        )
        self._thread = threading.Thread(target=loop.run)
        self._thread.start()

    def send(self, **request: object) -> None:
        os.write(self._writer, json.dumps(request).encode() + b"\n")

    def ask(self, **request: object) -> dict[str, Any]:
        self.send(**request)
        return self._answers.get(timeout=60)

    def analyse(self, position: Position, **more: object) -> dict[str, Any]:
        text = str(position)
        return self.ask(op="analyse", id="a", position=text, limit={"nodes": 50}, **more)

    def close(self) -> None:
        os.close(self._writer)
        self._thread.join(20)
        os.close(self._reader)


@pytest.fixture
def talk() -> Iterator[Callable[[dict[str, LevelSearch]], Talk]]:
    talks: list[Talk] = []

    def begin(levels: dict[str, LevelSearch]) -> Talk:
        talks.append(Talk(levels))
        return talks[-1]

    yield begin
    for each in talks:
        each.close()


def line_of(move: Move, players: int = 2) -> Variation:
    share = (1 / players,) * players
    return Variation(move, share, share, (move,), exact=False, solved=False)


def test_levels(talk: Callable[[dict[str, LevelSearch]], Talk]) -> None:
    asked: list[tuple[Position, int | None]] = []

    def last_move(position: Position, seed: int | None, _: Cancellation) -> Analysis:
        asked.append((position, seed))
        moves = list(position.legal_moves)[::-1]
        return Analysis(tuple(map(line_of, moves)), 1, 1, 1, cancelled=False)

    server = talk({"backwards": last_move})
    assert server.ask(op="hello")["levels"] == ["backwards"]
    found = server.analyse(DEALT, level="backwards", seed=5, lines=2)
    assert found["move"] == str(list(DEALT.legal_moves)[-1])
    assert len(found["lines"]) == 2
    assert asked == [(DEALT, 5)]
    assert server.analyse(DEALT, level="other")["code"] == "unsupported"
    assert server.analyse(NEW, level="backwards")["move"] is None  # there is nothing to choose
    assert asked == [(DEALT, 5)]


def test_a_level_can_be_cancelled(talk: Callable[[dict[str, LevelSearch]], Talk]) -> None:
    begun = threading.Event()

    def patient(position: Position, _: int | None, cancel: Cancellation) -> Analysis:
        begun.set()
        while not cancel.cancelled:
            time.sleep(0.001)
        return Analysis((line_of(position.legal_moves[0]),), 1, 1, 1, cancelled=False)

    server = talk({"patient": patient})
    server.send(op="analyse", id="a", position=str(DEALT), limit={"nodes": 50}, level="patient")
    assert begun.wait(60)
    answer = server.ask(op="cancel", id="a")
    assert (answer["op"], answer["cancelled"]) == ("result", True)


@pytest.mark.parametrize("level", ["grandmaster", "full"])
def test_a_level_answers_a_cancel_with_a_move(probe: Probe, level: str) -> None:
    id = probe.begin(DEALT, level=level)
    probe.send({"op": "cancel", "id": id})
    found = probe.result(id)
    assert found.result.cancelled
    assert str(found.move) in DEALT.legal_moves


class _SlowStart(Options):
    """Options whose engine takes a while to make."""

    started = threading.Event()
    go_on = threading.Event()

    def engine(self) -> Engine:
        self.started.set()
        assert self.go_on.wait(60)
        return super().engine()


def test_a_cancel_before_the_engine_begins_is_not_lost() -> None:
    answers: queue.Queue[Answer] = queue.Queue()
    searches = Searches(answers.put, {})
    searches.start(AnalyseRequest("a", DEALT, Limit(ms=60_000), report_ms=1), _SlowStart())
    assert _SlowStart.started.wait(60)  # it no longer waits for its turn
    assert searches.cancel("a")
    _SlowStart.go_on.set()
    answer = answers.get(timeout=60)
    assert isinstance(answer, ResultAnswer) and answer.analysis.cancelled
    assert str(answer.analysis.move) in DEALT.legal_moves
    assert not searches.is_pending("a")
    assert not searches.cancel("a")
    searches.close()
    assert answers.empty()


def test_ids_of_pending_requests_are_taken(
    talk: Callable[[dict[str, LevelSearch]], Talk],
) -> None:
    server = talk({})
    server.send(op="analyse", id="a", position=str(DEALT), limit=LONG)
    for op, more in (("legal", {}), ("analyse", {"limit": {"nodes": 1}})):
        answer = server.ask(op=op, id="a", position=str(DEALT), **more)
        assert (answer["code"], answer["field"], answer["id"]) == ("duplicate_id", "id", "a")
        assert answer["message"] == "id: expected one that is not pending, got 'a'"
    assert server.ask(op="legal", id="b", position=str(DEALT))["op"] == "legal"
    assert server.ask(op="cancel", id="a")["cancelled"] is True
    assert server.ask(op="legal", id="a", position=str(DEALT))["id"] == "a"
    refused = server.ask(op="cancel", id="a")
    assert (refused["code"], refused["id"]) == ("unknown_id", "a")
    assert refused["message"] == "id: expected that of a pending request, got 'a'"


def test_levels_that_there_are_not(talk: Callable[[dict[str, LevelSearch]], Talk]) -> None:
    answer = talk({}).analyse(DEALT, level="easy")
    assert (answer["code"], answer["field"], answer["id"]) == ("unsupported", "level", "a")
    assert answer["message"] == "level: this engine's are none; got 'easy'"


def test_options_that_the_machine_cannot_have(
    talk: Callable[[dict[str, LevelSearch]], Talk], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = talk({})
    assert server.ask(op="set", options={"hash_mb": 2})["options"] == {"threads": 1, "hash_mb": 2}

    def fail(_: Options) -> Engine:
        raise MemoryError("too much")

    monkeypatch.setattr(Options, "engine", fail)
    answer = server.ask(op="set", options={"hash_mb": 3})
    assert (answer["code"], answer["field"]) == ("unsupported", "options")
    assert answer["message"] == "options: this machine cannot do that: too much"
    assert server.ask(op="hello")["options"] == {"threads": 1, "hash_mb": 2}
    assert server.ask(op="set", options={"hash_mb": 2})["op"] == "set"  # nothing to change


def test_a_defect_of_ours_is_an_answer_too(
    talk: Callable[[dict[str, LevelSearch]], Talk], capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(position: Position, seed: int | None, _: Cancellation) -> Analysis:
        raise ZeroDivisionError(f"{position} {seed}")

    server = talk({"broken": broken})
    answer = server.analyse(DEALT, level="broken")
    assert (answer["op"], answer["id"], answer["code"]) == ("error", "a", "unsupported")
    assert "internal error: ZeroDivisionError" in answer["message"]
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert server.analyse(DEALT)["op"] == "result"
