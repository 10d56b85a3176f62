"""Items in portions: as many as take some time, in order, and never too far ahead."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Sized
from dataclasses import dataclass
from typing import Generic

from evora.work.task import Item

_MAX_PORTION = 500


@dataclass(frozen=True)
class Portion(Generic[Item]):
    """Items with their numbers, for one worker. A careful one is a single item, which has already
    cost a worker its life."""

    items: list[tuple[int, Item]]
    careful: bool = False

    def without(self, numbers: set[int]) -> Portion[Item]:
        return Portion([each for each in self.items if each[0] not in numbers], self.careful)


class Portions(Generic[Item]):
    """Hands out items, numbered from 0.

    `seconds`: how long a portion should take. `ahead`: how many items may be under way or finished
    beyond the first unfinished one; it bounds what waits for its turn where results are wanted in
    order. Items are only read when they are handed out.
    """

    def __init__(
        self, items: Iterable[Item], *, jobs: int, seconds: float, ahead: int | None
    ) -> None:
        self.jobs = jobs
        self._left: int | None = len(items) if isinstance(items, Sized) else None
        self._source: Iterator[tuple[int, Item]] = enumerate(items)
        self._next: tuple[int, Item] | None = next(self._source, None)
        self._seconds = seconds
        self._ahead = ahead
        self._size = 1
        self._again: deque[Portion[Item]] = deque()
        self._first = 0  # the first item that is not finished
        self._finished: set[int] = set()  # those after it that are

    def __bool__(self) -> bool:
        """Whether something is left to hand out, now or later."""
        return bool(self._again) or self._next is not None

    def take(self) -> Portion[Item] | None:
        """The next portion; None if there is none, or none yet."""
        if self._again:
            return self._again.popleft()
        size = self._size
        if self._left is not None:
            size = min(size, math.ceil(self._left / self.jobs))
        items: list[tuple[int, Item]] = []
        while len(items) < size and self._next is not None and self._is_near(self._next[0]):
            items.append(self._next)
            self._next = next(self._source, None)
        if self._left is not None:
            self._left -= len(items)
        return Portion(items) if items else None

    def repeat(self, portion: Portion[Item]) -> None:
        """Takes back what a worker has lost, to be done as it was."""
        self._again.append(portion)

    def suspect(self, portion: Portion[Item]) -> None:
        """Takes back what a worker was at when it died, to be done carefully, one by one."""
        self._again.extend(Portion([item], careful=True) for item in portion.items)

    def finish(self, numbers: Iterable[int]) -> None:
        self._finished.update(numbers)
        while self._first in self._finished:
            self._finished.remove(self._first)
            self._first += 1

    def timed(self, size: int, seconds: float) -> None:
        """Learns from a whole portion how large one should be."""
        wanted = int(size * self._seconds / max(seconds, 1e-6))
        self._size = max(1, min(wanted, 4 * size, _MAX_PORTION))

    def _is_near(self, number: int) -> bool:
        return self._ahead is None or number < self._first + self._ahead
