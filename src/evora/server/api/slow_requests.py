"""Slow requests are logged, with where their time went: a host finds out before the players do."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Any

from evora.server.common.limits import Bucket
from evora.server.common.logs import note
from evora.server.common.loop_lag import LoopLag
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Rate
from evora.server.common.waits import Waits, measure_waits

# On a server that is slow all are: the first of them say as much as all would.
_LINES = Rate(20, 60)


@dataclass(slots=True)
class Timing:
    since: float
    lag: float
    waits: Waits


class SlowRequests:
    """`seconds`: what takes longer is slow; 0: nothing is. Every `begin` has its `end`, in the same
    task."""

    def __init__(self, seconds: float, metrics: Metrics, lag: LoopLag) -> None:
        self._limit = seconds
        self._metrics = metrics
        self._lag = lag
        self._lines = Bucket(_LINES)
        self._left_out = 0

    def begin(self) -> Timing:
        return Timing(time.perf_counter(), self._lag.total(), measure_waits())

    def end(self, timing: Timing, route: str, **fields: Any) -> None:
        """Time in which the client was waited for is the client's own."""
        seconds = time.perf_counter() - timing.since - timing.waits.client
        if not self._limit or seconds <= self._limit:
            return
        self._metrics.slow_requests.labels(route).inc()
        if self._lines.take():
            self._left_out += 1
            return
        parts = {
            "ms": seconds,
            "database_ms": timing.waits.database,
            "background_ms": timing.waits.background,
            "loop_ms": self._lag.total() - timing.lag,
        }
        times = {name: round(1000 * value) for name, value in parts.items()}
        note(logging.WARNING, "slow", route=route, **fields, **times, left_out=self._left_out)
        self._left_out = 0
