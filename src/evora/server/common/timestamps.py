"""What time it is."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Milliseconds since 1970, as everywhere in messages and logs."""
    return time.time_ns() // 1_000_000
