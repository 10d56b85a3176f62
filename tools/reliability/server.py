"""A real `evora serve`, in a process of its own that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

# A test is one address with a thousand guests: what protects a host would stop it.
_NO_LIMITS = {
    "EVORA_NEW_GUESTS": "0",
    "EVORA_NEW_GAMES": "0",
    "EVORA_UPLOADS": "0",
    "EVORA_REQUESTS": "0",
    "EVORA_MESSAGES": "0",
    "EVORA_SOCKETS": "100000",
    "EVORA_CONNECTIONS": "100000",
    "EVORA_ENGINE_TURNS": "100000",
    "EVORA_OPEN_GAMES": "100000",
    "EVORA_ENGINE_PAUSE": "0",
}


SERVE = "from evora.cli import main; main()"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """Starts, kills and starts again on the same port and the same database.

    `program`: what Python runs, for tests with a server that is broken on purpose; `python`: the
    interpreter, for a server of another checkout.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        program: str = SERVE,
        python: str = sys.executable,
        **settings: str,
    ) -> None:
        self.port = free_port()
        self.database = database
        self.folder = folder
        self._program = program
        self._python = python
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, patience: float = 60.0) -> None:
        options = {f"EVORA_{name.upper()}": value for name, value in self._settings.items()}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self._python, "-c", self._program, "serve"),
                    *("--port", str(self.port), "--database", self.database),
                    *("--data", str(self.folder)),
                ],
                env={**os.environ, **_NO_LIMITS, **options},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + patience
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > until:
                log_end = (self.folder / "server.log").read_text("utf-8", "replace")[-2000:]
                raise RuntimeError(f"the server did not start:\n{log_end}")
            time.sleep(0.02)

    def kill(self) -> None:
        """Without warning, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(30)
        self._process = None
        return code

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.address}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False
