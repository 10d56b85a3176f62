"""Work that is done again and again, whatever happens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.storage import Unavailable


async def repeat(
    work: Callable[[], Awaitable[None]], seconds: float, metrics: Metrics, name: str
) -> None:
    """Until it is cancelled, with so many seconds in between. `name`: for logs and metrics."""
    while True:
        try:
            await work()
        except Unavailable:
            metrics.unavailable.inc()
        except Exception as error:
            metrics.errors.labels(name).inc()
            note_error(name, error)
        await asyncio.sleep(seconds)
