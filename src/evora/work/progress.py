"""How far a program has come, on standard error.

Not `rich.progress`: a line of ours is one sentence, in the language of the person, and what is
written to a log file should be a line now and then.
"""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable

_INTERVAL_S = 0.1
LOG_INTERVAL_S = 30.0  # of programs that run for long, where there is no terminal


class Progress:
    """One line that is written over, at most ten times a second.

    Where standard error is no terminal nothing is written, or with `log_interval` a line of its
    own every so many seconds.
    """

    def __init__(self, *, log_interval: float | None = None) -> None:
        self._begin = time.monotonic()
        self._terminal = sys.stderr.isatty()
        self._interval = _INTERVAL_S if self._terminal else log_interval
        # A terminal shows the first line at once, a log after one interval.
        self._next = 0.0 if self._terminal else self._begin + (log_interval or 0.0)
        self._shown = False

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self._begin

    def show_line(self, line: Callable[[], str]) -> None:
        """Shows a line, which is only made if it is time for one."""
        now = time.monotonic()
        if self._interval is None or now < self._next:
            return
        self._next = now + self._interval
        if self._terminal:
            self._shown = True
            width = shutil.get_terminal_size().columns - 1  # one that wraps is not written over
            print(f"\r\x1b[K{line()[:width]}", end="", file=sys.stderr, flush=True)
        else:
            print(line(), file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line off the terminal, before something else is printed there."""
        if self._shown:
            self._shown = False
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
