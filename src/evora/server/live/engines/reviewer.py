"""A review that is computed in a process of its own, one time slice after another."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from evora.calls import AskReview
from evora.errors import EvoraError

# -P: a folder called evora where the server was started is not ours.
_COMMAND = (sys.executable, "-P", "-m", "evora.server.live.engines.review_process")
# Nobody waits for what is only made deeper: it takes what everything else leaves, also within its
# slices, which are longer. The others are no less to the system than the engines that play.
_NICENESS, _PATIENT_NICENESS = 5, 19
# The length of a review, of which each move has less than a kilobyte.
_MAX_BYTES = 1 << 22
# A slice takes this long only where the process hangs.
_SECONDS = 300.0


class ReviewerError(EvoraError):
    """The process did not start, ended, or wrote something else than a review."""


class Progress(Struct, frozen=True):
    """What is read of a ReviewView here; `json` is the whole of it."""

    total: int
    done: bool
    moves: list[Raw]
    json: bytes = b""


_decoder = msgspec.json.Decoder(Progress)


class Reviewer:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout
        self._process = process
        self._in = process.stdin
        self._out = process.stdout

    def send(self, line: bytes) -> None:
        try:
            self._in.write(line + b"\n")
        except (OSError, RuntimeError) as error:  # uvloop's, of a pipe that is closed
            raise ReviewerError(f"it has ended: {error}") from None

    async def go_on(self) -> Progress:
        """Lets it work for a slice; ReviewerError."""
        self.send(b"")
        try:
            async with asyncio.timeout(_SECONDS):
                line = await self._out.readline()
            return msgspec.structs.replace(_decoder.decode(line), json=line.rstrip())
        except (OSError, TimeoutError, ValueError) as error:
            raise ReviewerError(f"no review: {error or type(error).__name__}") from None

    async def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        # Nothing is left of it then, its pipes included.
        self._in.close()
        await self._out.read()
        await self._process.wait()
        with contextlib.suppress(OSError):
            await self._in.wait_closed()


@contextlib.asynccontextmanager
async def reviewing(question: AskReview, *, urgent: bool) -> AsyncIterator[Reviewer]:
    """The process of one review: it ends with the block. ReviewerError."""
    niceness = _NICENESS if urgent else _PATIENT_NICENESS
    pipe: Any = asyncio.subprocess.PIPE
    try:
        process = await asyncio.create_subprocess_exec(
            *_COMMAND,
            str(niceness),
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_MAX_BYTES,
        )
    except OSError as error:
        raise ReviewerError(f"it did not start: {error}") from None
    reviewer = Reviewer(process)
    try:
        reviewer.send(msgspec.json.encode(question))
        yield reviewer
    finally:
        await reviewer.close()
