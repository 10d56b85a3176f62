"""The server as a whole: it starts, serves, says goodbye, and goes on where it stopped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.types import Message

from evora.server.app import Server
from evora.server.common.settings import Settings
from evora.server.storage import cluster
from evora.server.storage.store import Store
from evora.server.storage.values import Unavailable
from server.asgi import call, make_scope
from server.serving import ENGINE, ME, Quick, Running, serving


@pytest.fixture
def store(sqlite_url: str) -> Iterator[Store]:
    with contextlib.closing(Store(sqlite_url)) as found:
        found.migrate()
        yield found


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


class Lifespan:
    """What uvicorn does with an application: starts it, uses it, stops it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sent: list[Message] = []
        self._waiting: asyncio.Queue[Message] = asyncio.Queue()

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    async def ready(self) -> tuple[int, bytes]:
        answer = await call(self.server, make_scope("GET", "/readyz"))
        return answer.status, answer.content

    async def until_sent(self, count: int) -> None:
        while len(self.sent) < count:
            await asyncio.sleep(0.001)

    async def run(self, seen: list[Any]) -> None:
        seen.append(await self.ready())
        served = asyncio.create_task(
            self.server({"type": "lifespan", "state": {}}, self._waiting.get, self.send)
        )
        self._waiting.put_nowait({"type": "lifespan.startup"})
        await self.until_sent(1)
        if self.sent[0]["type"] == "lifespan.startup.complete":
            seen.append(await self.ready())
            await self.server.say_goodbye()
            seen.append(await self.ready())
            self._waiting.put_nowait({"type": "lifespan.shutdown"})
        await served


def run(store: Store) -> tuple[list[Any], list[Message]]:
    """How ready it was at each point, and what the server was told."""

    async def main() -> tuple[list[Any], list[Message]]:
        lifespan = Lifespan(Server(Settings(engines=1), store, engine=Quick))
        seen: list[Any] = []
        await asyncio.wait_for(lifespan.run(seen), 20)
        if lifespan.sent[-1]["type"] != "lifespan.shutdown.complete":
            await lifespan.server.stop()
        return seen, lifespan.sent

    return asyncio.run(main())


def test_ready_from_the_start_to_the_goodbye(store: Store) -> None:
    seen, sent = run(store)
    assert seen == [(503, b"closing\n"), (200, b"ready\n"), (503, b"closing\n")]
    assert [message["type"] for message in sent] == [
        "lifespan.startup.complete",
        "lifespan.shutdown.complete",
    ]


def test_a_server_that_cannot_start(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Unavailable("the database is away")

    monkeypatch.setattr(cluster, "last_heartbeat", fail)
    _, (failed,) = run(store)
    assert failed["type"] == "lifespan.startup.failed"
    assert "the database is away" in failed["message"] and "\n" not in failed["message"]


def test_an_engine_thinks_on_after_a_restart(sqlite_url: str) -> None:
    with serving(sqlite_url, engine_pause=3600.0) as running:
        guest = running.guest()
        view = guest.create(ME, ENGINE, start=2)
        session = guest.token
    with serving(sqlite_url) as running:
        again = running.client(Cookie=f"evora={session}")
        assert again.until(view["game"], lambda view: view["legal"])["yours"] == [1]


def test_bodies(running: Running) -> None:
    client = running.guest()
    long = {"name": "x" * 9000}
    assert client.refused("PUT", "/api/me", long) == (413, "too_large")
    many = (b" " * 1000 for _ in range(20))  # its length is not told
    headers = {"Content-Type": "application/json"}
    refused = client.refused("PUT", "/api/me", content=many, headers=headers)
    assert refused == (413, "too_large")
    body = b'{"name":"Ada"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        refused = client.refused("PUT", "/api/me", content=body, headers={"Content-Type": kind})
        assert refused == (415, "unknown_type")
    for content, code in (
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b"[" * 8000, "bad_field"),
        (b'{"name":1}', "bad_field"),
        (b'{"nam":"x"}', "bad_field"),
        (b'{"name":"\\ud800"}', "bad_json"),
        (b"", "bad_json"),
    ):
        refused = client.refused("PUT", "/api/me", content=content, headers=headers)
        assert refused[1] == code, content
    assert client.refused("POST", "/api/me/code", {"x": 1}) == (422, "bad_field")


def test_fields_are_named(running: Running) -> None:
    client = running.guest()
    body: dict[str, Any] = {"id": "12345678", "seats": [ME, {"type": "robot"}]}
    told = client.request("POST", "/api/games", body).json()
    assert (told["code"], told["field"]) == ("unknown_type", "seats[1].type")
    body = {"id": "12345678", "seats": [ME, ENGINE], "clock": {"type": "days", "days": 99}}
    told = client.request("POST", "/api/games", body).json()
    assert (told["code"], told["field"]) == ("bad_field", "clock.days")
    body = {"id": "12345678", "seats": [ME, {"type": "engine", "level": "god"}]}
    assert client.refused("POST", "/api/games", body) == (422, "bad_field")


def test_unknown_addresses_and_methods(running: Running) -> None:
    client = running.client()
    assert client.refused("GET", "/api") == (404, "not_found")
    assert client.refused("GET", "/api/games/AAAAAAAAAA/secrets") == (404, "not_found")
    assert client.refused("PATCH", "/api/me") == (405, "method_not_allowed")
    assert client.request("DELETE", "/api/lobby").headers["allow"] == "GET, HEAD"
    assert client.refused("POST", "/") == (405, "method_not_allowed")
    assert client.refused("GET", "/api/me/games?before=x")[0] == 401
    assert running.guest().refused("GET", "/api/me/games?before=x") == (422, "bad_field")
    assert client.request("HEAD", "/api/me").content == b""
