"""Engines that have nothing to do: work that can wait takes one of them, for a time slice each.

A turn in a game never waits for such work. It begins at once, and the slice that was begun goes on
beside it until it is over.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager


class SpareEngines:
    """`count`: how many engines there are; `idle`: those that nobody has, below 0 while turns have
    come in the middle of somebody's slice."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.idle = count
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    @contextmanager
    def playing(self) -> Iterator[None]:
        """While an engine thinks about a turn."""
        self.idle -= 1
        try:
            yield
        finally:
            self._give_back()

    @asynccontextmanager
    async def slice(self, *, urgent: bool) -> AsyncIterator[None]:
        """Waits for an idle engine and has it, for a fraction of a second; the urgent ones first.
        So long as they ask for one slice after another, all of them take turns."""
        if self.idle > 0:  # then nobody waits
            self.idle -= 1
        else:
            await self._wait(self._urgent if urgent else self._patient)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it was given at the same time
                self._give_back()
            raise

    def _give_back(self) -> None:
        self.idle += 1
        for queue in (self._urgent, self._patient):
            while queue and self.idle > 0:
                given = queue.popleft()
                if not given.done():
                    self.idle -= 1
                    given.set_result(None)
