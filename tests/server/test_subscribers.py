"""All subscribers are called, in order."""

from __future__ import annotations

from evora.server.common.metrics import Metrics
from evora.server.common.subscribers import Subscribers


def test_all_subscribers_are_called_in_order_though_one_fails() -> None:
    metrics, heard = Metrics(), list[tuple[str, int]]()
    subscribers: Subscribers[[int]] = Subscribers("tests", metrics)
    subscribers(0)  # nobody listens
    subscribers.subscribe(lambda value: heard.append(("first", value)))
    subscribers.subscribe(lambda value: 1 // value, lambda value: heard.append(("last", value)))
    subscribers(0)
    subscribers(1)
    assert heard == [("first", 0), ("last", 0), ("first", 1), ("last", 1)]
    assert metrics.registry.get_sample_value("evora_errors_total", {"where": "tests"}) == 1
