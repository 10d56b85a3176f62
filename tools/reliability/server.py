"""A real `evora serve`, in a process of its own that can be killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Protocol

# A test is one address with a thousand guests: what protects a host would stop it.
NO_LIMITS = {
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


_TICKS = 100  # per second, in Linux's processor times

_SERVE = "from evora.cli import main; main()"

# Loads everything once and changes what is asked for, then forks a server for each line:
# [arguments, environment, log].
_FORK = """
import json, os, signal, sys
import evora.server.workers
from evora.cli import main
exec(sys.argv[1])
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    arguments, environment, log = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ.update(environment)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for output in (1, 2):
            os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), output)
        os._exit(main(arguments))
    print(child, flush=True)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process(Protocol):
    """What is needed of a subprocess."""

    pid: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float) -> int: ...

    def send_signal(self, signal: int) -> None: ...


class _ForkedProcess:
    """A grandchild, whose parent takes no notice of its end."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        return None if Path(f"/proc/{self.pid}").exists() else -1

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise TimeoutError
            time.sleep(0.01)
        return code

    def send_signal(self, signal: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal)


class Forks:
    """Starts servers in a tenth of the time: from a process that has everything loaded.

    `change`: what Python runs before, for tests with a server that is broken on purpose.
    """

    def __init__(self, change: str = "") -> None:
        self._parent = subprocess.Popen(
            [sys.executable, "-c", _FORK, change],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lock = threading.Lock()

    def start(self, arguments: list[str], environment: dict[str, str], log: Path) -> Process:
        assert self._parent.stdin is not None and self._parent.stdout is not None
        with self._lock:
            self._parent.stdin.write(json.dumps([arguments, environment, str(log)]) + "\n")
            self._parent.stdin.flush()
            return _ForkedProcess(int(self._parent.stdout.readline()))

    def close(self) -> None:
        self._parent.kill()
        self._parent.communicate()


class ServerProcess:
    """Starts, kills and starts again on the same port and the same database.

    `python`: the interpreter, for a server of another checkout; `forks`: what starts it instead.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        python: str = sys.executable,
        **settings: str,
    ) -> None:
        self.port = free_port()
        self.database = database
        self.folder = folder
        self._python = python
        self._settings = settings
        self.forks: Forks | None = None
        self._process: Process | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def cpu_seconds(self) -> float:
        stat = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(stat[11]) + int(stat[12])) / _TICKS

    @property
    def memory_mib(self) -> float:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text("utf-8").split()[1])
        return pages * 4096 / 2**20

    def start(self, patience: float = 60.0) -> None:
        self._process = self._launch()
        until = time.monotonic() + patience
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > until:
                log_end = (self.folder / "server.log").read_text("utf-8", "replace")[-2000:]
                raise RuntimeError(f"the server did not start:\n{log_end}")
            time.sleep(0.02)

    def _launch(self) -> Process:
        options = {f"EVORA_{name.upper()}": value for name, value in self._settings.items()}
        environment = {**NO_LIMITS, **options}
        serve = ["serve", "--port", str(self.port), "--database", self.database]
        serve += ["--data", str(self.folder)]
        path = self.folder / "server.log"
        if self.forks is not None:
            return self.forks.start(serve, environment, path)
        with path.open("ab") as log:
            return subprocess.Popen(
                [self._python, "-c", _SERVE, *serve],
                env={**os.environ, **environment},
                stdout=log,
                stderr=log,
            )

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
