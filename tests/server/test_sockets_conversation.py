"""One connection, without a network: clients that do not read, that go away, that misbehave."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from evora.server.api.request_budget import RequestBudget
from evora.server.api.security import Peer
from evora.server.api.services import Services
from evora.server.api.slow_requests import SlowRequests
from evora.server.api.sockets import Sockets
from evora.server.common.background import Background
from evora.server.common.limits import alone
from evora.server.common.loop_lag import LoopLag
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate, Settings
from evora.server.live.people.hub import Hub
from evora.server.messages import PROTOCOL
from evora.server.storage.values import Busy, Guest, Unavailable
from server.asgi import make_scope
from server.hosts import quiet_host

HELLO = {"type": "hello", "protocol": PROTOCOL}
COMMAND = {"type": "leave", "id": "my-command", "seq": 1}
LEAVE = {"type": "command", "game": "AAAAAAAAAA", "command": COMMAND}
Send = Callable[[Message], Coroutine[Any, Any, None]]


class Fakes:
    """A guest, and a game whose every command fails with `error`."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.commands = 0

    def known(self, _session: str | None) -> str:
        return "ada"

    async def find(self, _session: str | None) -> Guest:
        return Guest(id="ada", name=None, created=0, seen=0)

    def seen(self, _guest: str | None) -> None:
        pass

    async def command(self, *_: object) -> None:
        self.commands += 1
        raise self.error or AssertionError


class Wire:
    """The client's end. `on_send` may wait or raise instead of taking a message."""

    def __init__(self, *messages: dict[str, Any], on_send: Send | None = None) -> None:
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[Message] = []
        self._on_send = on_send
        self.incoming.put_nowait({"type": "websocket.connect"})
        for message in messages:
            self.say(json.dumps(message))

    def say(self, text: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def send(self, message: Message) -> None:
        if self._on_send is not None:
            await self._on_send(message)
        self.sent.append(message)

    @property
    def texts(self) -> list[Any]:
        return [json.loads(m["text"]) for m in self.sent if m["type"] == "websocket.send"]

    @property
    def close_codes(self) -> list[int]:
        return [m["code"] for m in self.sent if m["type"] == "websocket.close"]


class Talk:
    """Serves one connection until it ends."""

    def __init__(self, error: Exception | None = None, **settings: Any) -> None:
        self.metrics = Metrics()
        self.hub = Hub()
        self.fakes = Fakes(error)
        fakes = cast("Any", self.fakes)
        self.sockets = Sockets(
            Services(
                settings=Settings(**{"send_timeout": 0.05, **settings}),
                metrics=self.metrics,
                hub=self.hub,
                host=quiet_host(),
                guests=fakes,
                views=fakes,
                creation=fakes,
                duels=fakes,
                commands=fakes,
                lists=fakes,
                profiles=fakes,
                bots=fakes,
                bot_streams=fakes,
                devices=fakes,
                blocks=fakes,
                companies=fakes,
                company_feed=fakes,
                persons=fakes,
                reports=fakes,
                fair_play=fakes,
                keys=fakes,
                leaderboard=fakes,
                pairing=fakes,
                greetings=fakes,
                reviews=fakes,
                bell=fakes,
                notice_wishes=fakes,
                visits=fakes,
                push=fakes,
                puzzles=fakes,
                run_leaders=fakes,
                deals=fakes,
                holidays=fakes,
                mail=fakes,
                feeds=fakes,
                budget=RequestBudget(Rate(0, 1), fakes),
                background=Background(),
                texts=fakes,
                processes=alone,
                slow=SlowRequests(
                    settings.get("slow_request", 1.0), self.metrics, LoopLag(lambda _: None)
                ),
                build="build",
            )
        )

    async def serve(self, wire: Wire) -> None:
        await self.serve_one(wire)
        assert not self.hub.connections
        assert len(asyncio.all_tasks()) == 1

    async def serve_one(self, wire: Wire) -> None:
        peer = Peer("1.2.3.4", https=False, host="", direct=False)
        scope = {**make_scope("GET", "/ws"), "type": "websocket", "evora.peer": peer}
        websocket = WebSocket(scope, wire.incoming.get, wire.send)
        async with asyncio.timeout(5):
            await self.sockets.serve(websocket)

    def dropped(self, reason: str) -> float:
        name = "evora_sockets_dropped_total"
        return self.metrics.registry.get_sample_value(name, {"reason": reason}) or 0.0


async def stuck(message: Message) -> None:
    """Accepts, and then reads nothing, not even that it is closed."""
    if message["type"] != "websocket.accept":
        await asyncio.sleep(3600)


async def slow(message: Message) -> None:
    if message["type"] == "websocket.send":
        await asyncio.sleep(3600)


@pytest.mark.parametrize(("on_send", "codes"), [(stuck, []), (slow, [4001])])
def test_a_client_that_does_not_read_is_dropped(on_send: Send, codes: list[int]) -> None:
    async def main() -> None:
        talk, wire = Talk(), Wire(HELLO, on_send=on_send)
        await talk.serve(wire)
        assert wire.close_codes == codes
        assert (talk.dropped("slow"), talk.dropped("policy")) == (1, 0)

    asyncio.run(main())


@pytest.mark.parametrize("error", [OSError(), RuntimeError()])
def test_a_client_that_has_gone(error: Exception) -> None:
    async def gone(message: Message) -> None:
        if message["type"] != "websocket.accept":
            raise error

    async def main() -> None:
        talk, wire = Talk(), Wire(HELLO, on_send=gone)
        await talk.serve(wire)
        assert [message["type"] for message in wire.sent] == ["websocket.accept"]
        assert (talk.dropped("slow"), talk.dropped("policy")) == (0, 0)

    asyncio.run(main())


def test_a_client_that_leaves_is_still_sent_what_was_for_it() -> None:
    async def main() -> None:
        talk, wire = Talk(), Wire(HELLO, {"type": "ping", "sent": 1})
        wire.leave()
        await talk.serve(wire)
        assert [message["type"] for message in wire.texts] == ["welcome", "pong"]
        assert wire.close_codes == [1000]
        assert (talk.dropped("slow"), talk.dropped("policy")) == (0, 0)

    asyncio.run(main())


def test_unreadable_messages_end_it_after_a_while() -> None:
    async def main() -> None:
        talk, wire = Talk(), Wire(HELLO)
        for _ in range(30):
            wire.say("?")
        await talk.serve(wire)
        assert [message["type"] for message in wire.texts] == ["welcome"] + ["refused"] * 21
        assert wire.close_codes == [1008]
        assert (talk.dropped("slow"), talk.dropped("policy")) == (0, 1)

    asyncio.run(main())


def test_too_many_messages_end_it_at_once() -> None:
    async def main() -> None:
        talk = Talk(messages=Rate(3, 3600))
        wire = Wire(HELLO, *({"type": "ping", "sent": number} for number in range(5)))
        await talk.serve(wire)
        kinds = [message.get("code", message["type"]) for message in wire.texts]
        assert kinds == ["welcome", "pong", "pong", "too_many"]
        assert wire.close_codes == [1008] and talk.dropped("policy") == 1

    asyncio.run(main())


def test_a_message_beyond_the_limit_is_not_acted_on() -> None:
    async def main() -> None:
        talk = Talk(messages=Rate(1, 3600))
        wire = Wire(HELLO, LEAVE)
        await talk.serve(wire)
        assert wire.texts[-1]["code"] == "too_many"
        assert talk.fakes.commands == 0

    asyncio.run(main())


@pytest.mark.parametrize(
    ("error", "code"),
    [(Busy(), "busy"), (Unavailable(), "unavailable"), (KeyError(), "unavailable")],
)
def test_a_command_that_cannot_be_stored_is_to_be_sent_again(error: Exception, code: str) -> None:
    async def main() -> None:
        talk, wire = Talk(error), Wire(HELLO, LEAVE)
        wire.leave()
        await talk.serve(wire)
        refused = wire.texts[-1]
        assert (refused["code"], refused["id"]) == (code, "my-command")
        assert refused["retry_ms"] > 0

    asyncio.run(main())


def test_saying_goodbye_waits_for_those_who_listen_and_not_for_ever() -> None:
    async def main() -> None:
        talk = Talk(send_timeout=2.0)
        polite, rude = Wire(HELLO), Wire(HELLO, on_send=slow)
        served = [asyncio.create_task(talk.serve_one(wire)) for wire in (polite, rude)]
        async with asyncio.timeout(5):
            while len(talk.hub.connections) < 2 or not polite.texts:
                await asyncio.sleep(0.001)
        before = asyncio.get_running_loop().time()
        await talk.sockets.close_all(0.2)
        assert 0.2 <= asyncio.get_running_loop().time() - before < 1.5
        assert polite.texts[-1]["type"] == "closing" and polite.close_codes == [1012]
        assert len(talk.hub.connections) == 1
        await asyncio.gather(*served)
        before = asyncio.get_running_loop().time()
        await talk.sockets.close_all(60.0)
        assert asyncio.get_running_loop().time() - before < 1
        with pytest.raises(Refusal) as late:
            await talk.serve(Wire(HELLO))
        assert late.value.code == "closing"

    asyncio.run(main())
