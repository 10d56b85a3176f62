"""`make bench`: how fast the search is, what it solves in 100 ms, and its signature.

Machines differ and are noisy: nodes per second stand beside random plies of the rules in the same
run, two threads beside one. The signature is a sum of nodes at fixed depths: it is the same on
every machine, and changes only when the search does.
"""

from __future__ import annotations

import signal
import statistics
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.rates import report
from evora import Position, run_playouts
from evora.search import Engine, Limit

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from positions import SETTINGS, random_positions
from suite import SolvedPosition, count_groups, read_suite

REPEATS = 5
POSITIONS = 12
NODES = 200_000  # per position
SIGNATURE_POSITIONS = 5  # per setting
SIGNATURE_DEPTHS = {2: 5, 3: 2, 4: 2}  # by players
MOVE_MS = 100
CANCELS = 3  # per setting
INTERRUPTS = 10


def crowded_positions() -> list[Position]:
    """Two players, coloured, with so much on offer that no search ends before its nodes are up."""
    found = random_positions("coloured", 2, 300, seed=1)
    return [position for position in found if count_groups(position) >= 13][:POSITIONS]


def nodes_per_second(engine: Engine, positions: list[Position]) -> float:
    begin = time.perf_counter()
    found = [engine.analyse(position, Limit(nodes=NODES), seed=1) for position in positions]
    return sum(analysis.nodes for analysis in found) / (time.perf_counter() - begin)


def plies_per_second(number: int) -> float:
    begin = time.perf_counter()
    _, plies = run_playouts(Position.new(), 10_000, number)
    return plies / (time.perf_counter() - begin)


def report_speed() -> None:
    positions = crowded_positions()
    assert len(positions) == POSITIONS
    one, two = Engine(), Engine(threads=2)
    runs: dict[str, list[float]] = {"random plies": [], "one thread": [], "two threads": []}
    for number in range(REPEATS):
        runs["random plies"].append(plies_per_second(number))
        runs["one thread"].append(nodes_per_second(one, positions))
        runs["two threads"].append(nodes_per_second(two, positions))
    print(f"search, {POSITIONS} positions of {NODES:,} nodes, two players, coloured")
    beside = {
        "random plies": "random plies",
        "one thread": "random plies",
        "two threads": "one thread",
    }
    for name, other in beside.items():
        report(name, runs[name], runs[other], other)


def signature() -> list[int]:
    """Node counts at fixed depths, by setting: they change only when the search does."""
    engine = Engine()
    sums = []
    for variant, players in SETTINGS:
        limit = Limit(depth=SIGNATURE_DEPTHS[players])
        positions = random_positions(variant, players, SIGNATURE_POSITIONS, seed=2)
        sums.append(sum(engine.analyse(p, limit, seed=1).nodes for p in positions))
    return sums


def report_signature() -> None:
    sums = signature()
    print(f"signature {sum(sums)} = {' + '.join(map(str, sums))}", flush=True)


def report_solving(suite: list[SolvedPosition]) -> None:
    engine = Engine()
    times = []
    for solved in suite:
        begin = time.perf_counter()
        engine.analyse(solved.position, Limit(depth=60), seed=1)
        times.append(1000 * (time.perf_counter() - begin))
    in_time = sum(ms < MOVE_MS for ms in times) / len(times)
    print(
        f"to the round's end, {len(suite)} last rounds with up to 9 groups: {100 * in_time:.2f} % "
        f"under {MOVE_MS} ms, median {statistics.median(times):.1f} ms, max {max(times):.1f} ms",
        flush=True,
    )


def report_optimal_moves(suite: list[SolvedPosition]) -> None:
    engine = Engine()
    moves = [engine.analyse(s.position, Limit(ms=MOVE_MS), seed=1).move for s in suite]
    played = list(zip(suite, moves, strict=True))
    best = sum(move in solved.best for solved, move in played) / len(suite)
    same = sum(move in solved.best | solved.same_share for solved, move in played) / len(suite)
    print(
        f"optimal moves at {MOVE_MS} ms, {len(suite)} last rounds with up to 10 groups: "
        f"{100 * best:.2f} % (the win kept: {100 * same:.2f} %)",
        flush=True,
    )


def time_to_cancel(engine: Engine, position: Position) -> float:
    """Milliseconds from cancel() to the answer."""
    search = threading.Thread(target=lambda: engine.analyse(position, Limit(ms=10_000)))
    search.start()
    time.sleep(0.05)
    begin = time.perf_counter()
    engine.cancel()
    search.join()
    return 1000 * (time.perf_counter() - begin)


def report_cancel() -> None:
    positions = [
        max(random_positions(variant, players, 40, seed=4), key=count_groups)
        for variant, players in SETTINGS
    ]
    for threads in (1, 2):
        engine = Engine(threads=threads)
        times = [time_to_cancel(engine, p) for p in positions for _ in range(CANCELS)]
        print(
            f"cancel, {threads} thread{'s' * (threads > 1)}: median {statistics.median(times):.1f} "
            f"ms, max {max(times):.1f} ms of {len(times)}",
            flush=True,
        )


def time_to_interrupt(call: Callable[[], object]) -> float:
    """Milliseconds from Ctrl-C to KeyboardInterrupt out of a call that takes long."""
    sent = 0.0

    def interrupt() -> None:
        nonlocal sent
        sent = time.perf_counter()
        signal.raise_signal(signal.SIGINT)

    timer = threading.Timer(0.05, interrupt)
    timer.start()
    try:
        call()
    except KeyboardInterrupt:
        return 1000 * (time.perf_counter() - sent)
    finally:
        timer.join()
    raise AssertionError("the call was not interrupted")


def report_interrupt() -> None:
    two, four = (
        max(random_positions("coloured", players, 40, seed=4), key=count_groups)
        for players in (2, 4)
    )
    one_thread, two_threads = Engine(), Engine(threads=2)
    calls: dict[str, Callable[[], object]] = {
        "analyse, one thread": lambda: one_thread.analyse(two, Limit(ms=10_000)),
        "analyse, two threads": lambda: two_threads.analyse(two, Limit(ms=10_000)),
        "analyse, four players": lambda: one_thread.analyse(four, Limit(ms=10_000)),
        "run_playouts": lambda: run_playouts(two, 10_000_000, 1),
        "perft": lambda: two.perft(60),
    }
    for name, call in calls.items():
        times = [time_to_interrupt(call) for _ in range(INTERRUPTS)]
        print(
            f"Ctrl-C in {name}: median {statistics.median(times):.1f} ms, max {max(times):.1f} ms "
            f"of {INTERRUPTS}",
            flush=True,
        )


def main() -> None:
    report_speed()
    report_signature()
    suite = read_suite()
    report_solving([solved for solved in suite if solved.groups <= 9])
    report_optimal_moves([solved for solved in suite if solved.groups <= 10])
    report_cancel()
    report_interrupt()


if __name__ == "__main__":
    main()
