"""Firefox and WebKit, driven by the standards that they speak themselves.

Playwright drives only its own builds of them; Debian's speak WebDriver: Firefox the newer form over
a socket (BiDi), WebKitGTK the older one over HTTP. Both take the same description of what fingers
do (`tools.browser.gestures`), and that and running a script is all a player needs.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tools.browser.gestures import Actions
from tools.reliability.server import free_port

Json = dict[str, Any]
T = TypeVar("T")

_START_SECONDS = 60.0
_ANSWER_SECONDS = 60.0


class NoBrowserError(Exception):
    """It is not on this machine; the message says what to do."""


class Screen(Protocol):
    """A window of a browser with one page in it."""

    name: str

    def resize(self, width: int, height: int) -> None: ...

    def goto(self, url: str) -> None: ...

    def evaluate(self, function: str, *args: Any) -> Any:
        """Calls a JavaScript function with JSON values; gives back what it returns."""

    def perform(self, actions: Actions) -> None: ...

    def screenshot(self) -> bytes:
        """A PNG."""


@contextlib.contextmanager
def firefox() -> Iterator[Screen]:
    program = _find("FIREFOX", "firefox-esr", "firefox")
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile]
        environment = {**os.environ, "HOME": profile}
        with (
            _running([*command, "--remote-debugging-port", str(port)], environment),
            _when_up(lambda: _connected(f"ws://127.0.0.1:{port}/session")) as socket,
        ):
            yield _Firefox(socket)


@contextlib.contextmanager
def webkit() -> Iterator[Screen]:
    """WebKitGTK has no headless mode: it gets a display that nobody sees."""
    driver = _find("WEBKIT_DRIVER", "WebKitWebDriver")
    display = f":{free_port()}"
    port = free_port()
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "HOME": home,
            "DISPLAY": display,
            # There is no graphics card to talk to, and a warning for every part of a desktop.
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "NO_AT_BRIDGE": "1",
        }
        xvfb = [_find("XVFB", "Xvfb"), display, "-screen", "0", "2600x1500x24", "-nolisten", "tcp"]
        with (
            _running(xvfb, environment),
            _running([driver, f"--port={port}"], environment),
        ):
            screen = _when_up(lambda: _WebKit(port, _mini_browser()))
            try:
                yield screen
            finally:
                screen.close()


def _mini_browser() -> str:
    """WebKitGTK's own small browser, which Debian keeps beside the library."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    path = os.environ.get("WEBKIT_BROWSER") or (str(found[-1]) if found else None)
    if path is None:
        raise NoBrowserError("WebKitGTK's MiniBrowser is missing: set WEBKIT_BROWSER to its path.")
    return path


def _find(variable: str, *names: str) -> str:
    path = os.environ.get(variable) or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        packages = "firefox-esr webkit2gtk-driver xvfb"
        raise NoBrowserError(
            f"{names[0]} is missing on this machine: install it (on Debian: apt-get install "
            f"{packages}), or set {variable} to its path."
        )
    return path


@contextlib.contextmanager
def _running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command, env=environment, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        yield
    finally:
        # The whole group: browsers have processes of their own.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _when_up(attempt: Callable[[], T]) -> T:
    until = time.monotonic() + _START_SECONDS
    while True:
        try:
            return attempt()
        except (OSError, WebSocketException) as error:
            if time.monotonic() > until:
                raise TimeoutError(f"the browser does not answer: {error}") from error
            time.sleep(0.05)


def _connected(address: str) -> ClientConnection:
    return connect(address, max_size=None, open_timeout=_ANSWER_SECONDS)


class _Firefox:
    name = "firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Json:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(_ANSWER_SECONDS))
            if answer.get("id") != self._count:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
            result: Json = answer["result"]
            return result

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    def goto(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, function: str, *args: Any) -> Any:
        given = ", ".join(json.dumps(each) for each in args)
        answer = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve(({function})({given})).then((it) => JSON.stringify(it))",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def perform(self, actions: Actions) -> None:
        self._ask("input.performActions", context=self._context, actions=actions)

    def screenshot(self) -> bytes:
        return _decoded(self._ask("browsingContext.captureScreenshot", context=self._context))


class _WebKit:
    name = "webkit"

    def __init__(self, port: int, browser: str) -> None:
        self._base = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        made = self._ask("POST", "", {"capabilities": wanted})
        self._base += f"/{made['sessionId']}"

    def _ask(self, method: str, path: str, body: Json | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_ANSWER_SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise RuntimeError(f"{path}: {value['error']}: {value['message']}") from None

    def resize(self, width: int, height: int) -> None:
        """The page's own size: the window has a frame, whose size only the page knows."""
        frame = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        window = {"width": width + frame[0], "height": height + frame[1]}
        self._ask("POST", "/window/rect", window)

    def goto(self, url: str) -> None:
        self._ask("POST", "/url", {"url": url})

    def evaluate(self, function: str, *args: Any) -> Any:
        script = (
            "const [given, done] = arguments;"
            f"Promise.resolve(({function})(...given)).then((it) => done(JSON.stringify(it)));"
        )
        value = self._ask("POST", "/execute/async", {"script": script, "args": [list(args)]})
        return None if value is None else json.loads(value)

    def perform(self, actions: Actions) -> None:
        self._ask("POST", "/actions", {"actions": actions})

    def screenshot(self) -> bytes:
        return _decoded({"data": self._ask("GET", "/screenshot")})

    def close(self) -> None:
        self._ask("DELETE", "")


def _decoded(answer: Json) -> bytes:
    return base64.b64decode(answer["data"])
