"""Work in the background: it fails without harm, and ends with the server."""

from __future__ import annotations

import asyncio

from evora.server.common.metrics import Metrics
from evora.server.live.processes.tasks import Tasks
from evora.server.storage.values import Unavailable


def test_what_fails_is_counted_and_what_repeats_goes_on_until_it_is_stopped() -> None:
    metrics, done = Metrics(), list[str]()

    async def work() -> None:
        done.append("work")
        if len(done) == 1:
            raise ValueError
        if len(done) == 2:
            raise Unavailable

    async def main() -> None:
        tasks = Tasks(metrics)
        tasks.repeat("tests", work, 0.001)
        while len(done) < 4:
            await asyncio.sleep(0.001)
        await tasks.stop()
        before = len(done)
        tasks.spawn("tests", work())  # too late: nothing begins any more
        await asyncio.sleep(0.01)
        assert len(done) == before

    asyncio.run(main())
    value = metrics.registry.get_sample_value
    assert value("evora_errors_total", {"where": "tests"}) == 1
    assert value("evora_storage_unavailable_total") == 1
