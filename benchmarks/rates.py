"""How often per second some work can be done."""

from __future__ import annotations

import time
from collections.abc import Callable

Measure = Callable[[], int]  # does some work, returns how many steps that were


def steps_per_second(work: Measure, seconds: float) -> float:
    """The rate of work that is repeated for so long."""
    steps = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        steps += work()
    return steps / elapsed
