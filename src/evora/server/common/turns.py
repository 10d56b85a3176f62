"""Work of many people, one piece at a time: calls wait for their turn in a `FairQueue`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from evora.server.common.fair_queue import FairQueue
from evora.server.common.refusal import Refusal

T = TypeVar("T")

_RETRY_MS = 1000

_Call = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]


class Turns:
    """`waiting`: how many calls may wait, of everybody together and of each one; more are refused
    as busy."""

    def __init__(self, *, waiting: int, waiting_each: int) -> None:
        self._queue: FairQueue[_Call] = FairQueue(waiting, waiting_each)
        self._busy = False

    async def run(self, who: str, work: Callable[[], Awaitable[T]]) -> T:
        """The result of `work`, which is begun when it is the turn of `who`; Refusal busy. What
        was begun goes on though nobody waits for it any more."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._queue.put(who, (work, future)):
            raise Refusal("busy", None, "too many such requests at once", retry_ms=_RETRY_MS)
        if not self._busy:
            self._begin_next()
        return await future

    def _begin_next(self) -> None:
        """Begins the next call that somebody still waits for."""
        while (call := self._queue.pop()) is not None:
            work, future = call
            if not future.done():
                self._busy = True
                running = asyncio.ensure_future(work())
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
