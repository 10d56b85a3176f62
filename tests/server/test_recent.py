"""A memory that forgets what is old, and what is too much."""

from __future__ import annotations

import pytest

from evora.server.common import recent
from evora.server.common.recent import Recent


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_what_was_put_longest_ago_is_forgotten_first() -> None:
    memory: Recent[str, int] = Recent(2)
    for key, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        memory.put(key, value)
    assert [memory.get(key) for key in "abc"] == [3, None, 4] and len(memory) == 2
    memory.forget("a")
    memory.forget("a")
    assert memory.get("a") is None
    memory.clear()
    assert len(memory) == 0


def test_everything_is_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(recent, "time", time)
    memory: Recent[str, int] = Recent(10, 5.0)
    memory.put("a", 1)
    time.now += 5
    assert memory.get("a") == 1
    memory.put("b", 2)
    time.now += 0.1
    assert (memory.get("a"), memory.get("b")) == (None, 2)
    memory.put("a", 3)
    assert memory.get("a") == 3
