"""Pending searches: how many run, in which order, with which engine."""

from __future__ import annotations

import os
import queue
import runpy
import threading
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from evora import Position, Seed
from evora.engine_protocol import (
    AnalyseRequest,
    Answer,
    InfoAnswer,
    ProtocolError,
    ResultAnswer,
    options,
    searches,
)
from evora.engine_protocol.options import RANGES, Options
from evora.engine_protocol.searches import Searches
from evora.search import Analysis, Cancellation, Engine, Limit, Variation

START = Position.new()
DEALT = START.play(Seed("7").deal(START))


class Slow:
    """A level that answers when it is released; it counts what runs at once."""

    def __init__(self) -> None:
        self.release = threading.Semaphore(0)
        self.running = threading.Semaphore(0)
        self.seeds: list[int | None] = []
        self.now = 0
        self.most = 0
        self._lock = threading.Lock()

    def __call__(self, position: Position, seed: int | None, _: Cancellation) -> Analysis:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.seeds.append(seed)
        self.running.release()
        assert self.release.acquire(timeout=60)
        with self._lock:
            self.now -= 1
        lines = [
            Variation(move, (0.5, 0.5), (0.0, 0.0), (move,), False, False)
            for move in position.legal_moves
        ]
        return Analysis(tuple(lines), 1, 1, 1, False)


def request(id: str, level: str | None = "slow", **more: object) -> AnalyseRequest:
    limit = more.pop("limit", Limit(nodes=50))
    return AnalyseRequest(id, DEALT, limit, level=level, **more)  # type: ignore[arg-type]


@pytest.fixture
def answers() -> queue.Queue[Answer]:
    return queue.Queue()


def wait(semaphore: threading.Semaphore, count: int) -> None:
    for _ in range(count):
        assert semaphore.acquire(timeout=60)


def test_a_fixed_number_run_at_once_in_their_order(answers: queue.Queue[Answer]) -> None:
    slow, limit = Slow(), searches._MAX_RUNNING
    pending = Searches(answers.put, {"slow": slow})
    count = limit + 3
    for number in range(count):
        pending.start(request(f"r{number}", seed=number), Options())
    wait(slow.running, limit)
    assert not slow.running.acquire(timeout=0.1)
    for _ in range(count):
        slow.release.release()
    done = [answers.get(timeout=60) for _ in range(count)]
    assert {answer.id for answer in done if isinstance(answer, ResultAnswer)} == {
        f"r{number}" for number in range(count)
    }
    assert slow.most == limit
    assert sorted(slow.seeds[:limit], key=str) == sorted(range(limit), key=str)
    assert set(slow.seeds[limit:]) == set(range(limit, count))
    pending.start(request("again", seed=9), Options())  # its threads have ended
    slow.release.release()
    assert isinstance(answers.get(timeout=60), ResultAnswer)
    pending.close()


def test_what_waits_is_answered_at_once_when_it_is_cancelled(answers: queue.Queue[Answer]) -> None:
    slow, limit = Slow(), searches._MAX_RUNNING
    pending = Searches(answers.put, {"slow": slow})
    for number in range(limit):
        pending.start(request(f"r{number}"), Options())
    wait(slow.running, limit)
    pending.start(request("waiting", lines=2), Options())
    assert pending.is_pending("waiting")
    assert pending.cancel("waiting")
    answer = answers.get_nowait()  # in this thread
    assert isinstance(answer, ResultAnswer) and answer.analysis.cancelled
    assert len(answer.analysis.variations) == 2 and answer.analysis.depth == 1
    assert not pending.is_pending("waiting") and not pending.cancel("waiting")
    for _ in range(limit):
        slow.release.release()
    pending.close()
    assert answers.qsize() == limit
    assert len(slow.seeds) == limit  # the level was never asked


def test_closing_cancels_and_answers_everything(answers: queue.Queue[Answer]) -> None:
    pending = Searches(answers.put, {})
    for number in range(searches._MAX_RUNNING + 2):
        pending.start(request(f"r{number}", level=None, limit=Limit(ms=60_000)), Options(hash_mb=1))
    pending.close()
    done = [answers.get_nowait() for _ in range(searches._MAX_RUNNING + 2)]
    assert all(isinstance(answer, ResultAnswer) and answer.analysis.cancelled for answer in done)
    assert answers.empty()


def test_lines_are_as_many_as_asked_for(answers: queue.Queue[Answer]) -> None:
    slow = Slow()
    pending = Searches(answers.put, {"slow": slow})

    def lines(asked: int, level: str | None, position: Position = DEALT) -> int:
        slow.release.release()
        found = AnalyseRequest("a", position, Limit(depth=1), lines=asked, level=level)
        pending.start(found, Options(hash_mb=1))
        answer = answers.get(timeout=60)
        assert isinstance(answer, ResultAnswer) and not answer.analysis.cancelled
        return len(answer.analysis.variations)

    for level in (None, "slow"):
        assert [lines(asked, level) for asked in (1, 4)] == [1, 4]
        assert lines(2**63 - 1, level) == len(DEALT.legal_moves)
        assert lines(3, level, START) == 1
    pending.close()


@dataclass(frozen=True)
class Counted(Options):
    def engine(self) -> Engine:
        made.append(self.hash_mb)
        return super().engine()


made: list[int] = []


def test_an_engine_is_kept_for_the_same_options(answers: queue.Queue[Answer]) -> None:
    made.clear()
    pending = Searches(answers.put, {})

    def search(hash_mb: int) -> None:
        pending.start(request("a", level=None), Counted(hash_mb=hash_mb))
        assert isinstance(answers.get(timeout=60), ResultAnswer)
        pending.close()

    for hash_mb in (1, 1, 2, 2, 1):
        search(hash_mb)
    assert made == [1, 2, 1]
    pending.keep(Counted(hash_mb=3), Counted(hash_mb=3).engine())
    search(3)
    assert made == [1, 2, 1, 3]


def test_reports_end_with_a_cancel(answers: queue.Queue[Answer]) -> None:
    pending = Searches(answers.put, {})
    long = request("a", level=None, limit=Limit(ms=60_000), report_ms=1)
    pending.start(long, Options(hash_mb=1))
    first = answers.get(timeout=60)
    assert isinstance(first, InfoAnswer) and first.id == "a"
    assert str(first.analysis.move) in DEALT.legal_moves
    pending.cancel("a")
    pending.close()
    rest = [answers.get_nowait() for _ in range(answers.qsize())]
    assert isinstance(rest[-1], ResultAnswer) and rest[-1].analysis.cancelled
    silent = request("b", level=None, limit=Limit(ms=50))
    pending.start(silent, Options(hash_mb=1))
    assert isinstance(answers.get(timeout=60), ResultAnswer)
    pending.close()


# --- Options


def refusal(act: Callable[[], object]) -> tuple[str, str | None, str]:
    with pytest.raises(ProtocolError) as caught:
        act()
    return caught.value.code, caught.value.field, caught.value.message


@pytest.mark.parametrize("error", [AttributeError, ValueError, OSError])
def test_a_system_that_does_not_tell_its_memory(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_: str) -> int:
        raise error

    monkeypatch.setattr(os, "sysconf", unknown)
    assert runpy.run_path(options.__file__)["RANGES"]["hash_mb"] == (1, 65536)


def test_options() -> None:
    options = Options().changed({"threads": 2})
    assert (options, options.as_dict()) == (Options(2, 64), {"threads": 2, "hash_mb": 64})
    assert options.changed({"hash_mb": 1}) == Options(2, 1) and options.changed({}) == options
    assert refusal(lambda: options.changed({"threads": 1, "colour": 1})) == (
        "unsupported",
        "options",
        "expected options out of threads, hash_mb, got 'colour'",
    )
    for name, (low, high) in RANGES.items():
        assert options.changed({name: low}).as_dict()[name] == low
        assert options.changed({name: high}).as_dict()[name] == high
        for bad in (low - 1, high + 1):
            code, field, message = refusal(lambda bad=bad, name=name: options.changed({name: bad}))  # type: ignore[misc]
            assert (code, field) == ("bad_field", "options")
            assert message == (
                f"options.{name}: expected a whole number from {low} to {high}, got {bad}"
            )
    assert RANGES["threads"][0] == RANGES["hash_mb"][0] == 1
    assert 64 <= RANGES["threads"][1] <= 256
    engine = Options(threads=2, hash_mb=3).engine()
    assert (engine.threads, engine.hash_mb) == (2, 3)
