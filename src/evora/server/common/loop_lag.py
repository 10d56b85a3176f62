"""How late the event loop is: while something keeps it, everybody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

_EVERY_SECONDS = 0.25


class LoopLag:
    """`observe` is called with how late each look was, four times a second."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._late = 0.0
        self._due: float | None = None

    async def run(self) -> None:
        while True:
            self._due = time.perf_counter() + _EVERY_SECONDS
            await asyncio.sleep(_EVERY_SECONDS)
            late = max(0.0, time.perf_counter() - self._due)
            self._late += late
            self._observe(late)

    def total(self) -> float:
        """For how many seconds it was late since the start: the difference of two is what it was
        late in between."""
        if self._due is None:
            return 0.0
        return self._late + max(0.0, time.perf_counter() - self._due)
