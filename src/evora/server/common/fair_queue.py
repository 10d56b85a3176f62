"""A queue in which everybody has a queue of their own, and the queues take turns."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """`most`: how many items may wait, of everybody together and of each one. Nobody's many items
    delay another's one."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._queues: OrderedDict[str, deque[T]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, who: str, item: T) -> bool:
        """False, and nothing is put, if too many wait already."""
        queue = self._queues.get(who)
        if self._waiting >= self._most or (queue is not None and len(queue) >= self._most_each):
            return False
        if queue is None:
            queue = self._queues[who] = deque()
        queue.append(item)
        self._waiting += 1
        return True

    def pop(self) -> T | None:
        """The next item, if there is one."""
        if not self._queues:
            return None
        who, queue = self._queues.popitem(last=False)
        item = queue.popleft()
        self._waiting -= 1
        if queue:
            self._queues[who] = queue  # at the end: the others come first
        return item
