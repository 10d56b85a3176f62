"""Pictures as PNG, rendered by a program of its own: the event loop never waits for one.

The renderer keeps the interpreter's lock while it works, so a thread would stop the whole server.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
from collections.abc import Sequence

from evora.server.common.logs import note
from evora.server.common.recent import Recent
from evora.server.common.refusal import RETRY_MS, Refusal

# -P: a folder called evora where the server was started is not ours.
_COMMAND = (sys.executable, "-P", "-m", "evora.pictures.png")
# Of about 250 kB each.
_MAX_KEPT = 32
_MAX_WAITING = 8
_SECONDS = 20.0


def tag_of(svg: str, kind: str) -> str:
    """An ETag for a picture, known before it is rendered."""
    return f'"{hashlib.sha256(f"{kind}:{svg}".encode()).hexdigest()[:32]}"'


class PngRenderer:
    """One picture at a time; a few wait, the rest is refused. The last ones are kept."""

    def __init__(self, command: Sequence[str] = _COMMAND, seconds: float = _SECONDS) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: Recent[str, bytes] = Recent(_MAX_KEPT)

    async def png(self, svg: str) -> bytes:
        """Refusal busy or unavailable."""
        key = tag_of(svg, "png")
        if (found := self._find(key)) is not None:
            return found
        if self._waiting >= _MAX_WAITING:
            raise Refusal("busy", retry_ms=RETRY_MS)
        self._waiting += 1
        try:
            async with self._turn:
                # Somebody else may have asked for the same meanwhile.
                if (found := self._find(key)) is not None:
                    return found
                content = await self._render(svg)
        finally:
            self._waiting -= 1
        self._kept.put(key, content)
        return content

    def _find(self, key: str) -> bytes | None:
        if (found := self._kept.get(key)) is not None:
            self._kept.put(key, found)  # it was used: others are forgotten first
        return found

    async def _render(self, svg: str) -> bytes:
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
            )
        except OSError:
            note(logging.ERROR, "picture", problem="the program did not start")
            raise Refusal("unavailable", retry_ms=RETRY_MS) from None
        try:
            async with asyncio.timeout(self._seconds):
                content, _ = await process.communicate(svg.encode())
        except TimeoutError:
            note(logging.ERROR, "picture", problem="it took too long")
            raise Refusal("unavailable", retry_ms=RETRY_MS) from None
        finally:
            # Also when the one who asked has gone.
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode != 0:
            note(logging.ERROR, "picture", problem="the program failed", status=process.returncode)
            raise Refusal("unavailable", retry_ms=RETRY_MS)
        return content
