"""How often per second some work can be done, beside other work of the same run."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

Measure = Callable[[], int]  # does some work, returns how many steps that were
_REPEATS = 5


def compare(title: str, works: dict[str, Measure], seconds: float) -> None:
    """Prints the rate of each, measured for so long in turn, beside that of the first."""
    for work in works.values():
        work()  # warm up
    runs: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(_REPEATS):
        for name, work in works.items():
            runs[name].append(_steps_per_second(work, seconds))
    first = next(iter(works))
    print(title)
    for name, rates in runs.items():
        report(name, rates, runs[first], first)


def report(name: str, rates: Sequence[float], beside: Sequence[float], what: str) -> None:
    """A line: the median of the rates, their spread, and the ratio to others."""
    rate = statistics.median(rates)
    spread = 50 * (max(rates) - min(rates)) / rate
    ratio = rate / statistics.median(beside)
    print(f"  {name:34} {rate:14,.0f} /s   ±{spread:5.1f} %   {ratio:8.2f} x {what}", flush=True)


def _steps_per_second(work: Measure, seconds: float) -> float:
    steps = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        steps += work()
    return steps / elapsed
