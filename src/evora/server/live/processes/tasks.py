"""What the server does in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.storage.values import ReadOnly, Unavailable

Work = Coroutine[Any, Any, None]


class Tasks:
    """All of it, so that nothing is left when the server stops. What fails is logged and counted
    under its name."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False

    def spawn(self, name: str, work: Work) -> None:
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(self.guarded(name, work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def repeat(self, name: str, work: Callable[[], Work], seconds: float) -> None:
        """Again and again, whatever happens to it, with so many seconds in between."""
        self.spawn(name, self._repeat(name, work, seconds))

    async def guarded(self, name: str, work: Work, **fields: Any) -> None:
        """`fields`: for the log, should it fail."""
        try:
            await work
        except ReadOnly:  # as the host wants it
            return
        except Unavailable:
            self._metrics.unavailable.inc()
        except Exception as error:
            self._metrics.errors.labels(name).inc()
            note_error(name, error, **fields)

    async def stop(self) -> None:
        self._stopped = True
        tasks = tuple(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _repeat(self, name: str, work: Callable[[], Work], seconds: float) -> None:
        while True:
            await self.guarded(name, work())
            await asyncio.sleep(seconds)
