"""Work that takes longer than a few milliseconds: off the event loop, and bounded in number.

Python runs one thread at a time, so more threads would only make everything else wait for longer.
One thread works, and calls wait for it: everybody's in a queue of their own. The queues take turns,
so that nobody's many calls delay another's one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from evora.server.common.refusal import Refusal

T = TypeVar("T")

_MAX_WAITING = 64
_MAX_WAITING_EACH = 8
_RETRY_MS = 1000

_Call = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Background:
    """`waiting`: how many calls may wait, of everybody together and of each one; more are refused
    as busy."""

    def __init__(
        self, *, waiting: int = _MAX_WAITING, waiting_each: int = _MAX_WAITING_EACH
    ) -> None:
        self._max_waiting = waiting
        self._max_waiting_each = waiting_each
        self._queues: OrderedDict[str, deque[_Call]] = OrderedDict()
        self._waiting = 0
        self._busy = False
        self._thread = ThreadPoolExecutor(1, "evora-background")

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """The result of `work`; Refusal busy. `who`: the guest or the address that asks."""
        queue = self._queues.get(who, ())
        if self._waiting >= self._max_waiting or len(queue) >= self._max_waiting_each:
            raise Refusal("busy", None, "too many such requests at once", retry_ms=_RETRY_MS)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(who, deque()).append((work, future))
        self._waiting += 1
        if not self._busy:
            self._begin_next()
        return await future

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _begin_next(self) -> None:
        """Begins the next call that somebody still waits for."""
        while self._queues:
            who, queue = self._queues.popitem(last=False)
            work, future = queue.popleft()
            self._waiting -= 1
            if queue:
                self._queues[who] = queue  # at the end: the others come first
            if not future.done():
                self._busy = True
                running = asyncio.get_running_loop().run_in_executor(self._thread, work)
                running.add_done_callback(partial(self._finish, future))
                return
        self._busy = False

    def _finish(self, future: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        if not future.done():
            if done.cancelled():
                future.cancel()
            elif (error := done.exception()) is not None:
                future.set_exception(error)
            else:
                future.set_result(done.result())
        self._begin_next()
