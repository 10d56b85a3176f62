"""Pictures as PNG, rendered by a program of its own: the event loop never waits for one.

The renderer keeps the interpreter's lock while it works, so a thread would stop the whole server.
The program is started for the first picture and draws one after the other: starting it takes half
as long as a picture.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from evora.server.common.background import Background
from evora.server.common.logs import note
from evora.server.common.recent import Recent
from evora.server.common.refusal import RETRY_MS, Refusal

# -P: a folder called evora where the server was started is not ours.
_COMMAND = (sys.executable, "-P", "-m", "evora.pictures.png", "--many")
# Of about 250 kB each.
_MAX_KEPT = 32
_MAX_WAITING = 8
_MAX_WAITING_EACH = 2
_SECONDS = 20.0


def tag_of(svg: str, kind: str) -> str:
    """An ETag for a picture, known before it is rendered."""
    return f'"{hashlib.sha256(f"{kind}:{svg}".encode()).hexdigest()[:32]}"'


class PngRenderer:
    """One picture at a time. A few wait, everybody's in turn; the rest is refused. The last ones
    are kept."""

    def __init__(self, command: Sequence[str] = _COMMAND, seconds: float = _SECONDS) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._queue = Background(waiting=_MAX_WAITING, waiting_each=_MAX_WAITING_EACH)
        self._process: subprocess.Popen[bytes] | None = None
        self._kept: Recent[str, bytes] = Recent(_MAX_KEPT)
        self._lock = threading.Lock()

    async def png(self, svg: str, who: str, pay: Callable[[], None] = lambda: None) -> bytes:
        """Refusal busy or unavailable. `who`: the address that asks; `pay`: called first if the
        picture has to be rendered."""
        key = tag_of(svg, "png")
        if (found := self._find(key)) is not None:
            return found
        pay()
        return await self._queue.run(who, lambda: self._painted(key, svg))

    def close(self) -> None:
        self._queue.close()
        self._end()

    def _find(self, key: str) -> bytes | None:
        with self._lock:
            if (found := self._kept.get(key)) is not None:
                self._kept.put(key, found)  # it was used: others are forgotten first
            return found

    # --- In the thread of the queue

    def _painted(self, key: str, svg: str) -> bytes:
        # Somebody else may have asked for the same meanwhile.
        if (found := self._find(key)) is not None:
            return found
        try:
            content = self._exchange(self._program(), svg.encode())
        except (OSError, ValueError) as error:
            self._end()
            note(logging.ERROR, "picture", problem=str(error) or "the program ended")
            raise Refusal("unavailable", retry_ms=RETRY_MS) from None
        with self._lock:
            self._kept.put(key, content)
        return content

    def _program(self) -> subprocess.Popen[bytes]:
        """The one that runs, or a new one."""
        if self._process is None or self._process.poll() is not None:
            self._end()
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
            )
        return self._process

    def _exchange(self, process: subprocess.Popen[bytes], svg: bytes) -> bytes:
        """As `evora.pictures.png.serve` speaks; OSError or ValueError if it does not."""
        assert process.stdin is not None and process.stdout is not None
        too_long = threading.Timer(self._seconds, process.kill)
        too_long.start()
        try:
            process.stdin.write(b"%d\n%b" % (len(svg), svg))
            process.stdin.flush()
            length = int(process.stdout.readline() or b"0")
            content = process.stdout.read(length)
        finally:
            too_long.cancel()
        if not content or len(content) < length:
            raise ValueError("the program drew nothing, or took too long")
        return content

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what it had not read
                    pipe.close()
        process.wait()
