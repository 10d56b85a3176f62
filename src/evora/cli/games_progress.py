"""How many games have been played, and how long the others will take."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

from evora.cli.progress import LOG_INTERVAL_S, Progress
from evora.texts import decimal, duration, text


class GamesProgress:
    """The first call begins; `resumed` games were there before and do not count for the rate."""

    def __init__(self) -> None:
        self._progress = Progress(log_interval=LOG_INTERVAL_S)
        self._start: float | None = None

    def show(
        self, done: int, total: int, resumed: int, more: Callable[[], Sequence[str]] = list
    ) -> None:
        """`more`: what else to say in the line, if it is shown."""
        if self._start is None:
            self._start = time.monotonic()
            if resumed:
                print(text("arena-resumed", games=resumed), file=sys.stderr)
            return
        rate = (done - resumed) / max(time.monotonic() - self._start, 1e-3)
        self._progress.show_line(lambda: "  ".join([_line(done, total, rate), *more()]))

    def clear(self) -> None:
        self._progress.clear()


def _line(done: int, total: int, rate: float) -> str:
    left = duration((total - done) / rate) if rate else text("arena-time-unknown")
    shown = decimal(rate, ".0f" if rate >= 10 else ".2f")
    return text("arena-progress", done=done, total=total, rate=shown, left=left)
