"""Ctrl-C while work is running, and results in the order of their items."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from types import FrameType

from evora.work.task import Result


def in_order(batches: Iterable[list[tuple[int, Result]]]) -> Iterator[Result]:
    """The results of a pool in the order of the items; those before a gap if it was stopped."""
    waiting: dict[int, Result] = {}
    first = 0
    for batch in batches:
        waiting.update(batch)
        while first in waiting:
            yield waiting.pop(first)
            first += 1


@contextlib.contextmanager
def on_interrupt(act: Callable[[], None]) -> Iterator[None]:
    """Ctrl-C calls `act` instead of interrupting a write."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are handled elsewhere
        return

    def handler(_number: int, _frame: FrameType | None) -> None:
        act()

    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Blocks Ctrl-C; processes that are started meanwhile never receive it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
