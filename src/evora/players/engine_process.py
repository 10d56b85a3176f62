"""An engine as a process: lines to it, lines from it, and a deadline for every wait."""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from evora.engine_protocol import MAX_LINE, LineSplitter
from evora.players.errors import PlayerError

_CHUNK = 64 * 1024
_KEPT_COMPLAINTS = 4096
_LAST_WORDS_S = 1.0


class EngineProcess:
    """A running engine. Every wait has a deadline, a time of time.monotonic().

    send() and terminate() may be called from any thread, everything else from one at a time.
    `niceness` lowers the priority of the process by so much.
    """

    def __init__(self, command: Sequence[str], niceness: int = 0) -> None:
        self.name = shlex.join(command)
        try:
            # A session of its own: Ctrl-C is for us, and what it started ends with it.
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise PlayerError("crash", f"{self.name}: could not be started: {error}") from None
        lower_priority(self._process.pid, niceness)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin = self._process.stdin.fileno()
        self._stdout = self._process.stdout.fileno()
        self._stderr = self._process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for descriptor in (self._stdout, self._stderr):
            os.set_blocking(descriptor, False)
            self._selector.register(descriptor, selectors.EVENT_READ)
        os.set_blocking(self._stdin, False)
        self._sending = threading.Lock()
        self._splitter = LineSplitter()
        self._lines: deque[bytes | None] = deque()
        self._complaints = b""
        self._ended = False

    # --- Talking

    def send(self, data: bytes, deadline: float) -> None:
        """Writes all of `data`, or fails by the deadline."""
        with self._sending:
            while data:
                try:
                    data = data[os.write(self._stdin, data) :]
                except BlockingIOError:
                    self._wait_until_writable(deadline)
                except OSError:  # it reads no longer
                    raise self._crashed() from None

    def read_line(self, deadline: float) -> bytes:
        """The next line that the engine writes."""
        line = self.read_any_line(deadline)
        if line is None:
            message = f"{self.name}: wrote a line of more than {MAX_LINE} bytes"
            raise PlayerError("nonsense", message)
        return line

    def read_any_line(self, deadline: float) -> bytes | None:
        """The next line; None stands for one that is longer than the protocol allows."""
        while not self._lines:
            if self._ended:
                raise self._crashed()
            self._pump(deadline)
        return self._lines.popleft()

    def close_input(self) -> None:
        """The engine sees the end of its input."""
        with self._sending, contextlib.suppress(OSError):
            self._stdin = -1  # the number may soon mean another file
            assert self._process.stdin
            self._process.stdin.close()

    # --- Ending

    def wait(self, deadline: float) -> int | None:
        """The exit code, or None if it still runs at the deadline. What it writes is dropped."""
        while not self._ended and time.monotonic() < deadline:
            with contextlib.suppress(PlayerError):
                self._pump(deadline)
            self._lines.clear()
        try:
            return self._process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            return None

    def interrupt(self) -> None:
        """What Ctrl-C in its terminal would do."""
        self._process.send_signal(signal.SIGINT)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote to standard error."""
        return self._complaints.decode("utf-8", "replace")

    def terminate(self) -> None:
        """Ends it now, with all that it started: a thread that reads from it sees its end.

        kill() has to follow, in the thread that uses the process.
        """
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """Ends it now, with all that it started, and releases what it held."""
        self.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS_S)
        self._ended = True
        self._selector.close()
        self.close_input()
        for file in (self._process.stdout, self._process.stderr):
            assert file
            with contextlib.suppress(OSError):
                file.close()

    # --- Inside

    def _pump(self, deadline: float) -> None:
        """Waits for the engine to write something, and takes it."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise PlayerError("time", f"{self.name}: did not answer in time")
        for key, _ in self._selector.select(left):
            chunk = self._read(key.fd)
            if not chunk:
                self._selector.unregister(key.fd)
                self._ended = self._ended or key.fd == self._stdout
            elif key.fd == self._stdout:
                self._lines += self._splitter.feed(chunk)

    def _read(self, descriptor: int) -> bytes:
        try:
            chunk = os.read(descriptor, _CHUNK)
        except OSError:
            return b""
        if descriptor == self._stderr:
            self._complaints = (self._complaints + chunk)[-_KEPT_COMPLAINTS:]
        return chunk

    def _wait_until_writable(self, deadline: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdin, selectors.EVENT_WRITE)
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise PlayerError("time", f"{self.name}: did not read its input in time")

    def _crashed(self) -> PlayerError:
        """How it ended, with its last words."""
        try:
            code = self._process.wait(_LAST_WORDS_S)
        except subprocess.TimeoutExpired:
            how = "closed its output"
        else:
            how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        for _ in range(16):
            if not self._read(self._stderr):
                break
        words = [line for line in self.complaints.splitlines() if line.strip()]
        said = f": {words[-1].strip()[:200]}" if words else ""
        return PlayerError("crash", f"{self.name}: {how}{said}")


def lower_priority(pid: int, niceness: int) -> None:
    """Lowers the priority of a process that was just started in a session of its own."""
    # From outside: a program between fork and exec is not safe in a process with threads.
    if niceness and hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):  # it has ended already
            now = os.getpriority(os.PRIO_PROCESS, pid)
            os.setpriority(os.PRIO_PROCESS, pid, now + niceness)
            # Linux may weigh whole sessions against each other, whatever is in them.
            if os.getsid(pid) == pid:
                Path(f"/proc/{pid}/autogroup").write_text(f"{niceness}\n", "ascii")
