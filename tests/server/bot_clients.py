"""Bots for tests: a token, requests with it, and a stream that is read line by line."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import httpx

from server.serving import CERTIFICATES, LEAVES_FIRST, Client, Json, Running


class Stream:
    """The lines of a bot's stream, as messages, from the time when its state has come: games that
    are made afterwards are updates."""

    def __init__(self, response: httpx.Response) -> None:
        lines = response.iter_lines()
        self._lines = itertools.chain([next(lines)], lines)

    def next(self, *kinds: str) -> Json:
        """The next message of these kinds; others are passed over."""
        for line in self._lines:
            message: Json = json.loads(line)
            assert message["type"] != "alive", f"waited in vain for {kinds}"
            if not kinds or message["type"] in kinds:
                return message
        raise EOFError

    def update(self, wanted: Callable[[Json], Any] = lambda _view: True) -> Json:
        """The view of the next update of which something is true."""
        while not wanted(view := self.next("update")["view"]):
            continue
        found: Json = view
        return found


class BotClient:
    """A program with a token: no cookie, no origin."""

    def __init__(self, running: Running, made: Json) -> None:
        self.bot: str = made["bot"]["bot"]
        self.token: str = made["token"]
        self._seen = running.seen
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(
            base_url=running.address,
            headers=headers,
            timeout=60,
            verify=CERTIFICATES,
            limits=LEAVES_FIRST,
        )

    def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = self.http.request(method, path, json=body)
        self._seen.append((self.bot, answer.content))
        return answer

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.request(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        answer = self.request(method, path, body)
        return answer.status_code, answer.json()["code"]

    def do(self, view: Json, kind: str, **more: Any) -> httpx.Response:
        body = {"type": kind, "id": secrets.token_hex(8), "seq": view["seq"], **more}
        return self.request("POST", f"/api/games/{view['game']}/commands", body)

    def play(self, view: Json) -> None:
        answer = self.do(view, "play", seat=view["to_move"], move=view["legal"][0]["move"])
        assert answer.status_code == 200, answer.text

    @contextlib.contextmanager
    def stream(self, **known: int) -> Iterator[Stream]:
        asked = ",".join(f"{game}:{seq}" for game, seq in known.items())
        with self.http.stream("GET", f"/api/bot/stream?known={asked}") as response:
            assert response.status_code == 200, response.read()
            assert response.headers["content-type"] == "application/x-ndjson"
            yield Stream(response)


@contextlib.contextmanager
def bots(owner: Client, *names: str, accepts: str = "everyone") -> Iterator[list[BotClient]]:
    """New bots of a guest, by name."""
    wishes = [{"name": name, "accepts": accepts} for name in names]
    made = [owner.ask("POST", "/api/me/bots", wish) for wish in wishes]
    found = [BotClient(owner.running, one) for one in made]
    try:
        yield found
    finally:
        for bot in found:
            bot.http.close()


def seat_for(bot: BotClient) -> Json:
    return {"type": "bot", "bot": bot.bot}
