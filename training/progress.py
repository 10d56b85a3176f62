"""How far a program is: a line that is written over on a terminal, lines in logs now and then."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

_TERMINAL_SECONDS = 0.2
_LOG_SECONDS = 30.0

Say = Callable[[str], None]


class Progress:
    """`say` gets what is worth keeping; what is shown in between goes to standard error."""

    def __init__(self, say: Say = print) -> None:
        self._say = say
        self._terminal = sys.stderr.isatty()
        self._next = 0.0 if self._terminal else time.monotonic() + _LOG_SECONDS
        self._begin = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._begin

    def show(self, line: str) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + (_TERMINAL_SECONDS if self._terminal else _LOG_SECONDS)
        text = f"{line}, {self.seconds:.0f} s"
        if self._terminal:
            width = shutil.get_terminal_size().columns - 1  # one that wraps is not written over
            print(f"\r\x1b[K{text[:width]}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)

    def finish(self, line: str) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        self._say(f"{line}, {self.seconds:.0f} s")


def log_to(path: Path) -> Say:
    """Prints lines, and keeps them in a file with their times."""

    def say(line: str) -> None:
        print(line, flush=True)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with path.open("a", encoding="utf-8") as stream:
            stream.write(f"{now} {line}\n")

    return say
