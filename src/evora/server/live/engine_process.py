"""An engine in a process of its own: it may crash or hang, and is ended and started again."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Protocol

from evora._core import Move, Position


class EngineFailed(Exception):  # noqa: N818 - what happened to an engine, not a fault of ours
    """No move came: `reason` is timeout, crash or nonsense."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Chooser(Protocol):
    """Chooses moves, one at a time, in a thread that may wait."""

    def choose(self, level: str, mood: int, position: Position, timeout: float, /) -> Move:
        """A legal move; EngineFailed."""

    def stop(self) -> None:
        """From any thread: ends what it is doing. It can be asked again."""


class EngineProcess:
    """A Chooser with the levels of Evora. The process is started when it is needed first."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._killed: subprocess.Popen[str] | None = None

    def choose(self, level: str, mood: int, position: Position, timeout: float) -> Move:
        process = self._running()
        late = threading.Event()

        def give_up() -> None:
            late.set()
            process.kill()

        watchdog = threading.Timer(timeout, give_up)
        watchdog.daemon = True
        watchdog.start()
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(f"{level}\t{mood}\t{position}\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = ""
        finally:
            watchdog.cancel()
        if not answer:
            self.stop()
            raise EngineFailed("timeout" if late.is_set() else "crash")
        try:
            return _legal(position, answer.strip())
        except ValueError:
            self.stop()
            raise EngineFailed("nonsense") from None

    def stop(self) -> None:
        process = self._process
        if process is not None:
            self._killed = process
            process.kill()

    def _running(self) -> subprocess.Popen[str]:
        # A killed process may live for a moment still.
        if (
            self._process is self._killed
            or self._process is None
            or self._process.poll() is not None
        ):
            self._close()
            try:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "evora.server.live.engine_worker"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                    # Ctrl-C is for the server, which then stops its engines itself.
                    start_new_session=True,
                )
            except OSError:
                raise EngineFailed("crash") from None
        return self._process

    def _close(self) -> None:
        if self._process is not None:
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                assert stream is not None
                try:
                    stream.close()
                except OSError:  # the last line was still unwritten
                    continue
            self._process = None

    def close(self) -> None:
        """Ends the process for good."""
        self.stop()
        self._close()


def _legal(position: Position, text: str) -> Move:
    move = Move(text)
    if move not in position.legal_moves:
        raise ValueError(text)
    return move
