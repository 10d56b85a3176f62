"""What time it is for games: a clock that stands still while the server cannot be played at.

It starts with the machine's time and then runs by the monotonic clock, so a machine whose time is
set costs nobody anything. It runs on a heartbeat: a process that is frozen, or whose database does
not take writes, misses heartbeats, and its time ends a little after the last one. While the host
has set the server to read-only it stands still, too.
"""

from __future__ import annotations

import time

# It runs for so long after a heartbeat. Heartbeats up to this late do not count as downtime.
LATE_MS = 2_000
_MS = 1_000_000


class Clock:
    """Milliseconds since 1970 that never run backwards. Until it is started, the machine's time."""

    def __init__(self) -> None:
        self._ahead_ns: int | None = None  # of the monotonic clock
        self._pulse_ns = 0
        self._stands_at: int | None = None  # while it stands still

    @property
    def stands(self) -> bool:
        return self._stands_at is not None

    def pause(self) -> None:
        """Stands still until `resume`; then it goes on from there."""
        if self._ahead_ns is not None and self._stands_at is None:
            self._stands_at = self.now()

    def resume(self) -> None:
        if self._stands_at is not None:
            self.start(self._stands_at)

    def start(self, at: int) -> None:
        """`at`: what time it is now."""
        self._pulse_ns, self._stands_at = time.monotonic_ns(), None
        self._ahead_ns = at * _MS - self._pulse_ns

    def stop(self) -> None:
        self._ahead_ns = self._stands_at = None

    def now(self) -> int:
        if self._ahead_ns is None:
            return wall_ms()
        if self._stands_at is not None:
            return self._stands_at
        until = self._pulse_ns + LATE_MS * _MS
        return (min(time.monotonic_ns(), until) + self._ahead_ns) // _MS

    def pulse(self) -> int:
        """A heartbeat; how many milliseconds were lost since the last one."""
        now = time.monotonic_ns()
        lost = max(0, now - self._pulse_ns - LATE_MS * _MS)
        if self._ahead_ns is not None:
            self._ahead_ns -= lost
        self._pulse_ns = now
        return lost // _MS

    def catch_up(self, other: int) -> None:
        """Another process's time: the one that is ahead is right, for it did not stand still."""
        behind = other - self.now()
        if self._ahead_ns is None or behind <= 0:
            return
        if self._stands_at is not None:
            self._stands_at = other
        else:
            self._ahead_ns += behind * _MS


clock = Clock()


def now_ms() -> int:
    """Milliseconds since 1970, as everywhere in messages and logs."""
    return clock.now()


def wall_ms() -> int:
    """What the machine says."""
    return time.time_ns() // _MS
