"""Events: everybody who subscribed hears of them, in order."""

from __future__ import annotations

from evora.server.common.events import Event
from evora.server.common.metrics import Metrics


def test_all_subscribers_are_called_in_order_though_one_fails() -> None:
    metrics, heard = Metrics(), list[tuple[str, int]]()
    event: Event[[int]] = Event("tests", metrics)
    event(0)  # nobody listens
    event.subscribe(lambda value: heard.append(("first", value)))
    event.subscribe(lambda value: 1 // value, lambda value: heard.append(("last", value)))
    event(0)
    event(1)
    assert heard == [("first", 0), ("last", 0), ("first", 1), ("last", 1)]
    assert metrics.registry.get_sample_value("evora_errors_total", {"where": "tests"}) == 1
