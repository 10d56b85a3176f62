"""Requests to an ASGI application, without a server and without a network."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Message, Scope

JSON = {"content-type": "application/json"}


@dataclass
class Answer:
    """Everything that the application sent."""

    messages: list[Message] = field(default_factory=list)

    @property
    def status(self) -> int:
        status: int = self.messages[0]["status"]
        return status

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.messages[0]["headers"]}

    @property
    def content(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.messages[1:])

    @property
    def json(self) -> Any:
        return json.loads(self.content)


def make_scope(method: str, path: str, headers: dict[str, str] | None = None) -> Scope:
    """An HTTP request from this machine."""
    raw = {"host": "evora.test", **(headers or {})}
    return {
        "type": "http",
        "method": method,
        "path": path.partition("?")[0],
        "query_string": path.partition("?")[2].encode(),
        "scheme": "http",
        "client": ("127.0.0.1", 1),
        "headers": [(name.encode(), value.encode()) for name, value in raw.items()],
    }


async def call(app: ASGIApp, scope: Scope, *bodies: bytes) -> Answer:
    """`bodies`: the chunks of the body, in their order; then nothing more comes."""
    answer = Answer()
    chunks = list(bodies) or [b""]

    async def receive() -> Message:
        if not chunks:
            await asyncio.sleep(3600)
        body = chunks.pop(0)
        return {"type": "http.request", "body": body, "more_body": bool(chunks)}

    async def send(message: Message) -> None:
        answer.messages.append(message)

    await app(scope, receive, send)
    return answer


def ask(
    app: ASGIApp,
    method: str,
    path: str,
    *bodies: bytes,
    headers: dict[str, str] | None = None,
) -> Answer:
    return asyncio.run(call(app, make_scope(method, path, headers), *bodies))


def ask_websocket(app: ASGIApp, path: str) -> Answer:
    """Tries to open a socket; the answer is what it is denied with."""
    scope = {**make_scope("GET", path), "type": "websocket", "scheme": "ws"}
    return asyncio.run(call(app, scope))
