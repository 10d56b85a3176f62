"""A plain web server of the files in a folder, as public hosts have it."""

from __future__ import annotations

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path


class _Files(http.server.SimpleHTTPRequestHandler):
    """`missing`: the page that answers where there is no file."""

    def __init__(self, *args: object, missing: Path | None, **more: object) -> None:
        self._missing = missing
        super().__init__(*args, **more)  # type: ignore[arg-type]

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: the output is for what uses this."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if self._missing is None:
            super().send_error(code, message, explain)
            return
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(self._missing.read_bytes())


@contextlib.contextmanager
def serving_files(folder: Path, *, missing: Path | None = None) -> Iterator[str]:
    """Serves them on this machine; yields the address, without a slash at its end."""
    handler = functools.partial(_Files, directory=str(folder), missing=missing)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
