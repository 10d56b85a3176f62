"""A memory that forgets: the most recent values, for a while."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """At most `most` values; what was put there the longest ago is forgotten first, and everything
    after `seconds`."""

    def __init__(self, most: int, seconds: float = math.inf) -> None:
        self._most = most
        self._seconds = seconds
        self._items: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._items)

    def get(self, key: K) -> V | None:
        found = self._items.get(key)
        return found[1] if found is not None and found[0] >= time.monotonic() else None

    def put(self, key: K, value: V) -> None:
        self._items[key] = (time.monotonic() + self._seconds, value)
        self._items.move_to_end(key)
        if len(self._items) > self._most:
            self._items.popitem(last=False)

    def forget(self, key: K) -> None:
        self._items.pop(key, None)

    def clear(self) -> None:
        self._items.clear()
