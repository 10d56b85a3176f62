"""A real `evora serve` with the page as built, and what a browser can ask it for."""

from __future__ import annotations

import contextlib
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tools.browser.chromium import NoChromiumError, chromium
from tools.reliability.server import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "evora" / "web" / "static"
PATIENCE_SECONDS = 60.0

Json = dict[str, Any]
ME: Json = {"type": "me"}
LOCAL: Json = {"type": "local", "name": None}
FRIEND: Json = {"type": "friend"}
ANYBODY: Json = {"type": "anybody"}
NOVICE: Json = {"type": "engine", "level": "novice"}


def build_page() -> None:
    """Builds the page, unless it is there."""
    if not (STATIC / "index.html").exists():
        subprocess.run(["sh", ROOT / "tools" / "build-web"], check=True)


@contextlib.contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Site]:
    """`settings`: those of `evora serve`, such as engine_pause."""
    build_page()
    # Reviews stay as they are first: deeper ones would come while a test looks at the page.
    settings.setdefault("review_nodes", "60000")
    process = ServerProcess(f"sqlite:///{folder}/evora.db", folder, **settings)
    process.start()
    try:
        yield Site(process)
    finally:
        process.kill()


@contextlib.contextmanager
def visiting() -> Iterator[tuple[Site, Browser]]:
    """A server of its own and a Chromium, for programs; without one they end with a sentence."""
    try:
        with (
            tempfile.TemporaryDirectory() as data,
            serving(Path(data)) as site,
            chromium() as browser,
        ):
            yield site, browser
    except NoChromiumError as error:
        sys.exit(str(error))


class Site:
    def __init__(self, process: ServerProcess) -> None:
        self.process = process
        self.address = f"http://{process.address}"

    def url(self, path: str) -> str:
        return self.address + path

    def ask(self, context: BrowserContext, method: str, path: str, body: Any = None) -> Any:
        """Asks as the page in this browser would: with its cookies."""
        answer = context.request.fetch(
            self.url(path), method=method, data=body, headers={"Origin": self.address}
        )
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def keep_name(self, context: BrowserContext, name: str) -> None:
        """The guest of this browser keeps a name, after a game that they lost. All tests share a
        server: nobody else may use the name."""
        game = self.create(context, {"type": "me"}, {"type": "engine", "level": "novice"}, start=1)
        self.command(context, game, "resign", seat=1)
        self.ask(context, "PUT", "/api/me", {"name": name})
        self.ask(context, "POST", "/api/me/keys/code")

    def create(self, context: BrowserContext, *seats: Json, **more: Any) -> str:
        """Creates a game as the guest of this browser; `position`: where it starts."""
        self.ask(context, "POST", "/api/me")
        if position := more.pop("position", None):
            more["origin"] = {"type": "position", "position": str(position)}
        body = {"id": secrets.token_hex(8), "seats": list(seats), **more}
        return str(self.ask(context, "POST", "/api/games", body)["game"])

    def view(self, context: BrowserContext, game: str) -> Json:
        view: Json = self.ask(context, "GET", f"/api/games/{game}")
        return view

    def command(self, context: BrowserContext, game: str, kind: str, **more: Any) -> None:
        body = {"type": kind, "id": secrets.token_hex(8), **more}
        body["seq"] = self.view(context, game)["seq"]
        self.ask(context, "POST", f"/api/games/{game}/commands", body)

    def play_out_together(self, game: str, *contexts: BrowserContext) -> None:
        """Plays a game of several people to its end; they sit in this order."""
        while (view := self.view(contexts[0], game))["status"] != "over":
            mover = contexts[view["to_move"] - 1]
            move = self.view(mover, game)["legal"][-1]["move"]
            self.command(mover, game, "play", seat=view["to_move"], move=move)

    def play_out(self, context: BrowserContext, game: str) -> None:
        """Plays a game of one person (or one device) to its end, without looking."""
        until = time.monotonic() + PATIENCE_SECONDS
        while (view := self.view(context, game))["status"] != "over":
            assert time.monotonic() < until, view
            if not view["legal"]:
                time.sleep(0.02)
                continue
            move = view["legal"][0]["move"]
            self.command(context, game, "play", seat=view["to_move"], move=move)
