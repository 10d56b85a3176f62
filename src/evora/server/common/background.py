"""Work that takes longer than a few milliseconds: off the event loop, and bounded in number.

Python runs one thread at a time, so more threads would only make everything else wait for longer.
One thread works, and calls wait for it in turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from evora.server.common.turns import Turns
from evora.server.common.waits import waiting

T = TypeVar("T")

_MAX_WAITING = 64
_MAX_WAITING_EACH = 8


class Background:
    """`waiting`: how many calls may wait, of everybody together and of each one; more are refused
    as busy."""

    def __init__(
        self, *, waiting: int = _MAX_WAITING, waiting_each: int = _MAX_WAITING_EACH
    ) -> None:
        self._turns = Turns(waiting=waiting, waiting_each=waiting_each)
        self._thread = ThreadPoolExecutor(1, "evora-background")

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """The result of `work`; Refusal busy. `who`: the guest or the address that asks."""
        loop = asyncio.get_running_loop()
        with waiting("background"):
            return await self._turns.run(who, lambda: loop.run_in_executor(self._thread, work))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
