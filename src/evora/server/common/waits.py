"""What a request waits for, by kind: so that a slow one can say where its time went."""

from __future__ import annotations

import time
from contextvars import ContextVar
from types import TracebackType
from typing import Literal

Kind = Literal["background", "client", "database"]


class Waits:
    """Seconds by kind, of one request."""

    __slots__ = ("background", "client", "database")

    def __init__(self) -> None:
        self.background = self.client = self.database = 0.0


_current: ContextVar[Waits | None] = ContextVar("waits", default=None)


def measure_waits() -> Waits:
    """Begins a request: everything that this task, and what it starts, waits for from now on."""
    waits = Waits()
    _current.set(waits)
    return waits


class waiting:  # noqa: N801 - `with waiting("database"):`
    """Around an await; counts for the request that is measured, if there is one."""

    __slots__ = ("_kind", "_since")

    def __init__(self, kind: Kind) -> None:
        self._kind = kind

    def __enter__(self) -> None:
        self._since = time.perf_counter()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        waits = _current.get()
        if waits is not None:
            waited = time.perf_counter() - self._since
            setattr(waits, self._kind, getattr(waits, self._kind) + waited)
