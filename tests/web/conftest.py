"""A real browser for the tests of the page. None on the machine is a failure, never a skip."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: pytest's output is for tests."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window: `CHROMIUM`, or the one of the machine."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.fail(
            "The tests of the page need Chromium, and there is none on this machine: "
            "install it (on Debian: apt-get install chromium), or set CHROMIUM to its path."
        )
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page with all the art, built from the components that the page uses."""
    folder = tmp_path_factory.mktemp("gallery")
    done = subprocess.run(
        ["sh", ROOT / "tools" / "build-web", "gallery"],
        env={**os.environ, "EVORA_GALLERY": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
