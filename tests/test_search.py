"""The engine's face: answers that can be played, limits that hold, the same answer twice."""

from __future__ import annotations

import copy
import inspect
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from positions import SETTINGS, random_positions
from suite import distinct_moves

from evora import Position, Seed
from evora.errors import EvoraError, WrongTypeError
from evora.search import DEFAULT_LIMIT, Analysis, Cancellation, Engine, Limit, Report, Variation

LONG = Limit(ms=600_000)
each_thread_count = pytest.mark.parametrize("threads", [1, 2])
each_setting = pytest.mark.parametrize(("variant", "players"), SETTINGS)


def dealt(players: int = 2, variant: str = "coloured") -> Position:
    start = Position.new(players, variant)
    return start.play(Seed("search").deal(start))


def some_positions(variant: str, players: int, count: int = 6) -> list[Position]:
    """The first position of a game and later ones, tiling among them on the grey side."""
    found = random_positions(variant, players, 10 * count, seed=9)
    tiling = [position for position in found if position.phase == "tiling"][:2]
    return [dealt(players, variant), *tiling, *found[: count - 1]]


def told(analysis: Analysis) -> tuple[Sequence[Variation], int, int]:
    """All but the time."""
    return analysis.variations, analysis.nodes, analysis.depth


def assert_sound(position: Position, analysis: Analysis, lines: int) -> None:
    mover = position.to_move
    assert mover is not None
    moves = [line.move for line in analysis.variations]
    assert len(moves) == min(lines, len(distinct_moves(position)))
    assert len(set(moves)) == len(moves)
    assert analysis.move == moves[0]
    for line in analysis.variations:
        assert line.move is not None
        assert line.move in position.legal_moves
        assert line.pv[0] == line.move
        now = position
        for move in line.pv:
            now = now.play(move)
        assert now.round <= position.round + 1
        assert len(line.win) == len(line.score) == position.players
        assert sum(line.win) == pytest.approx(1, abs=1e-4)
        assert all(0 <= share <= 1 for share in line.win)
        assert line.solved or not line.exact
    wins = [line.win[mover - 1] for line in analysis.variations]
    assert wins == sorted(wins, reverse=True), f"not the best first: {position}"


@each_setting
def test_lines_are_legal_distinct_and_best_first(variant: str, players: int) -> None:
    engine = Engine(hash_mb=4)
    for position in some_positions(variant, players):
        for lines in (1, 4, 500):
            found = engine.analyse(position, Limit(nodes=3_000), lines=lines)
            assert not found.cancelled
            assert_sound(position, found, lines)


@each_setting
def test_the_same_seed_and_nodes_give_the_same_answer(variant: str, players: int) -> None:
    used = Engine(hash_mb=4)
    for position in some_positions(variant, players):
        for limit in (Limit(nodes=5_000), Limit(depth=3)):
            first = Engine(hash_mb=4).analyse(position, limit, lines=3, seed=5)
            again = used.analyse(position, limit, lines=3, seed=5)
            assert told(first) == told(again), str(position)


@each_setting
@pytest.mark.parametrize("nodes", [1, 100, 10_000])
def test_a_limit_of_nodes_holds(variant: str, players: int, nodes: int) -> None:
    """But for the moves of the position itself, which are always looked at, and one line."""
    engine = Engine(hash_mb=4)
    for position in some_positions(variant, players, count=3):
        found = engine.analyse(position, Limit(nodes=nodes), seed=1)
        assert found.nodes <= max(nodes, len(position.legal_moves)) + 64
        assert_sound(position, found, 1)


@pytest.mark.parametrize("variant", ["coloured", "grey"])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_limit_of_depth_holds(variant: str, depth: int) -> None:
    engine = Engine(hash_mb=4)
    for position in some_positions(variant, 2):
        found = engine.analyse(position, Limit(depth=depth), seed=1)
        assert found.depth <= depth
        assert_sound(position, found, 1)


@each_setting
def test_more_depth_looks_at_more(variant: str, players: int) -> None:
    engine = Engine(hash_mb=4)
    position = dealt(players, variant)
    nodes = [engine.analyse(position, Limit(depth=depth), seed=1).nodes for depth in (1, 2, 3)]
    assert nodes == sorted(set(nodes))


@each_setting
def test_a_limit_of_time_ends_the_search(variant: str, players: int) -> None:
    found = Engine(hash_mb=4).analyse(dealt(players, variant), Limit(ms=30))
    assert 1 <= found.ms < 5_000
    assert not found.cancelled


# --- Ending a search before its limit


@each_setting
@each_thread_count
def test_cancel_ends_a_running_search(variant: str, players: int, threads: int) -> None:
    engine = Engine(threads=threads, hash_mb=4)
    position = dealt(players, variant)
    runs = threading.Event()
    report = Report(lambda _: runs.set(), every_ms=1)
    answers: list[Analysis] = []
    search = threading.Thread(
        target=lambda: answers.append(engine.analyse(position, LONG, report=report))
    )
    search.start()
    assert runs.wait(60)
    engine.cancel()
    search.join(60)
    assert not search.is_alive()
    assert answers[0].cancelled
    assert_sound(position, answers[0], 1)
    assert not engine.analyse(position, Limit(nodes=500)).cancelled


@each_setting
@each_thread_count
def test_a_cancel_before_the_search_begins_is_not_lost(
    variant: str, players: int, threads: int
) -> None:
    engine = Engine(threads=threads, hash_mb=4)
    cancel = Cancellation()
    assert not cancel.cancelled
    cancel.cancel()
    for position in some_positions(variant, players, count=3):
        for limit in (LONG, Limit(depth=60)):
            found = engine.analyse(position, limit, lines=4, cancel=cancel)
            assert found.cancelled
            assert found.nodes < 1_000
            assert_sound(position, found, 4)
    assert not engine.analyse(dealt(players, variant), Limit(nodes=500)).cancelled


def test_one_cancellation_leaves_other_searches_alone() -> None:
    ended, other = Cancellation(), Cancellation()
    ended.cancel()
    assert not Engine(hash_mb=4).analyse(dealt(), Limit(nodes=5_000), cancel=other).cancelled
    assert not other.cancelled


def test_cancel_without_a_search_does_nothing() -> None:
    engine = Engine(hash_mb=4)
    engine.cancel()
    assert engine.analyse(dealt(), Limit(nodes=5_000)).nodes >= 5_000


def test_a_report_may_cancel_its_search() -> None:
    engine = Engine(hash_mb=4)
    heard: list[Analysis] = []

    def tell(analysis: Analysis) -> None:
        heard.append(analysis)
        engine.cancel()

    position = dealt()
    found = engine.analyse(position, LONG, report=Report(tell, every_ms=1))
    assert found.cancelled
    assert heard
    assert_sound(position, heard[0], 1)


@each_setting
@each_thread_count
def test_a_report_that_raises_ends_the_search(variant: str, players: int, threads: int) -> None:
    engine = Engine(threads=threads, hash_mb=4)
    position = dealt(players, variant)

    def tell(_: Analysis) -> None:
        raise ZeroDivisionError("of the report")

    with pytest.raises(ZeroDivisionError, match="of the report"):
        engine.analyse(position, LONG, report=Report(tell, every_ms=1))
    engine.cancel()  # nothing runs any more
    found = engine.analyse(position, Limit(nodes=500))
    assert not found.cancelled
    assert_sound(position, found, 1)


LONG_CALLS = {
    "one thread": "Engine(hash_mb=4).analyse(dealt(2), Limit(ms=600_000))",
    "two threads": "Engine(threads=2, hash_mb=4).analyse(dealt(2), Limit(ms=600_000))",
    "tree": "Engine(hash_mb=4).analyse(dealt(4), Limit(ms=600_000))",
    "Monte Carlo": "Engine(hash_mb=4, method='mc').analyse(dealt(2), Limit(ms=600_000))",
    "max-n": "Engine(hash_mb=4).analyse(dealt(4), Limit(depth=60))",
    "playouts": "run_playouts(dealt(2), 2**31 - 1, 1)",
    "playouts with a list": "run_playouts(dealt(4), 2**31 - 1, 1, with_list=True)",
    "perft": "dealt(2).perft(60)",
    "samples": "collect_samples(2, COLOURED, 10**9, 100, 0.5, 1, Knowledge())",
}


@pytest.mark.parametrize("call", LONG_CALLS)
def test_ctrl_c_ends_what_takes_long(call: str) -> None:
    """Within a time that any busy machine keeps; `make bench` measures how soon it really does."""
    program = f"""
import os, signal, threading, time
from evora import COLOURED, Position, Seed, run_playouts
from evora._core import Knowledge, collect_samples
from evora.search import Engine, Limit

def dealt(players):
    start = Position.new(players)
    return start.play(Seed("search").deal(start))

def interrupt():
    global sent
    sent = time.monotonic()
    os.kill(os.getpid(), signal.SIGINT)

threading.Timer(0.1, interrupt).start()
try:
    {LONG_CALLS[call]}
except KeyboardInterrupt:
    print(time.monotonic() - sent)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    assert float(done.stdout) < 30


def test_a_signal_handler_may_cancel_the_search() -> None:
    """So a program keeps what was found, without a thread of its own."""
    cancel = Cancellation()
    before = signal.signal(signal.SIGINT, lambda *_: cancel.cancel())
    report = Report(lambda _: signal.raise_signal(signal.SIGINT), every_ms=1)
    try:
        found = Engine(hash_mb=4).analyse(dealt(), LONG, report=report, cancel=cancel)
    finally:
        signal.signal(signal.SIGINT, before)
    assert found.cancelled
    assert_sound(dealt(), found, 1)


@each_setting
def test_two_threads_give_sound_answers(variant: str, players: int) -> None:
    engine = Engine(threads=2, hash_mb=4)
    for position in some_positions(variant, players, count=4):
        for limit in (Limit(nodes=5_000), Limit(depth=3)):
            assert_sound(position, engine.analyse(position, limit, lines=3), 3)


@pytest.mark.parametrize("hash_mb", [1, 3, 64])
def test_the_size_of_the_table_can_be_set(hash_mb: int) -> None:
    engine = Engine(hash_mb=hash_mb)
    assert engine.hash_mb == hash_mb
    assert_sound(dealt(), engine.analyse(dealt(), Limit(nodes=50_000)), 1)


@each_setting
def test_a_deal_and_the_end_are_judged(variant: str, players: int) -> None:
    engine = Engine(hash_mb=4)
    start = Position.new(players, variant)
    line = engine.analyse(start, Limit(nodes=100)).variations[0]
    assert (line.move, line.pv, line.exact) == (None, (), False)
    assert sum(line.win) == pytest.approx(1, abs=1e-4)
    over = start.playout(3)
    line = engine.analyse(over, Limit(nodes=100)).variations[0]
    assert (line.move, line.exact, line.solved) == (None, True, True)
    assert line.score == over.scores
    shares = [1 / len(over.winners) * (seat in over.winners) for seat in range(1, players + 1)]
    assert line.win == pytest.approx(shares)


def test_what_cannot_be_asked_is_refused() -> None:
    for make in (
        Limit,
        lambda: Limit(ms=1, nodes=1),
        lambda: Limit(nodes=0),
        lambda: Engine(threads=0),
        lambda: Engine(hash_mb=0),
        lambda: Engine(method="guess"),
    ):
        with pytest.raises(EvoraError):
            make()


# --- What a request may be


def test_without_a_limit_the_search_ends_by_itself() -> None:
    last_round = dealt().playout(3)
    assert Engine(hash_mb=4).analyse(last_round).move is None
    assert inspect.signature(Engine.analyse).parameters["limit"].default == DEFAULT_LIMIT
    assert Limit(ms=1000) == DEFAULT_LIMIT


@pytest.mark.parametrize("lines", [0, -1])
def test_there_is_at_least_one_line(lines: int) -> None:
    with pytest.raises(EvoraError, match=f"lines: expected 1 or more, got {lines}"):
        Engine(hash_mb=4).analyse(dealt(), Limit(nodes=10), lines=lines)


def test_numbers_of_limits_and_options_are_checked() -> None:
    wrong: Any = np.int64(5)
    assert Limit(nodes=wrong) == Limit(nodes=5)
    for wrong in (0, -5):
        with pytest.raises(EvoraError, match=f"ms: expected 1 or more, got {wrong}"):
            Limit(ms=wrong)
    for wrong in ("5", 0.5, [1]):
        with pytest.raises(WrongTypeError, match=f"ms: expected .*, got {type(wrong).__name__}"):
            Limit(ms=wrong)
        with pytest.raises(WrongTypeError, match=f"threads: .*, got {type(wrong).__name__}"):
            Engine(threads=wrong)
    with pytest.raises(EvoraError, match="got 'tre'; did you mean tree"):
        Engine(method="tre")
    wrong = 100
    with pytest.raises(WrongTypeError, match="limit: expected a Limit, got int"):
        Engine(hash_mb=4).analyse(dealt(), wrong)
    wrong = str(dealt())
    with pytest.raises(WrongTypeError, match="position: expected a position, got str"):
        Engine(hash_mb=4).analyse(wrong)


def test_analyses_are_pickled() -> None:
    found = Engine(hash_mb=4).analyse(dealt(), Limit(nodes=100), lines=3)
    assert pickle.loads(pickle.dumps(found)) == found == copy.deepcopy(found)
    assert hash(found) == hash(pickle.loads(pickle.dumps(found)))


@each_setting
def test_before_a_deal(variant: str, players: int) -> None:
    position = Position.new(players, variant=variant)
    limit = Limit(nodes=20_000)
    at_once = Engine(hash_mb=4).analyse(position, limit)
    assert at_once.deals == 0 and at_once.variations[0].error is None
    first, again = (
        Engine(hash_mb=4, past_round=True).analyse(position, limit, lines=3, seed=1)
        for _ in range(2)
    )
    assert first.deals > 1 and first.variations == again.variations and first.move is None
    (found,) = first.variations
    assert found.error and sum(found.win) == pytest.approx(1) and found.pv == ()
    assert found.win != at_once.variations[0].win
    in_time = Engine(hash_mb=4).analyse(position, Limit(ms=20))
    assert in_time.deals == 0 or in_time.variations[0].error
