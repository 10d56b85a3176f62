"""Who wants to know that something happened: all are called, in the order of subscribing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics

P = ParamSpec("P")


class Subscribers(Generic[P]):
    """A subscriber that fails is logged, under `name`, and keeps nobody else from being called."""

    def __init__(self, name: str, metrics: Metrics | None = None) -> None:
        self._name = name
        self._metrics = metrics
        self._subscribers: list[Callable[P, object]] = []

    def subscribe(self, *subscribers: Callable[P, object]) -> None:
        self._subscribers.extend(subscribers)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for subscriber in self._subscribers:
            try:
                subscriber(*args, **kwargs)
            except Exception as error:
                if self._metrics is not None:
                    self._metrics.errors.labels(self._name).inc()
                note_error(self._name, error)
