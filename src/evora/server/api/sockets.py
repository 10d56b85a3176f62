"""The socket: one connection, a reader that decodes and does, a writer that empties its queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from dataclasses import dataclass

from starlette.websockets import WebSocket, WebSocketDisconnect

from evora.server import messages as m
from evora.server.api.decoding import client_message, decode
from evora.server.api.responses import refusal_response, refused
from evora.server.api.security import peer_of
from evora.server.common.encoding import encode_text
from evora.server.common.limits import Bucket, network_of
from evora.server.common.logs import note, note_error
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.games import RETRY_MS, Games
from evora.server.live.hub import OUTDATED, POLICY, RESTART, SLOW, Connection, Hub
from evora.server.live.lists import Lists
from evora.server.storage import Busy, Unavailable

HELLO_SECONDS = 10.0
# Messages that could not be read, of one connection: more are no accident.
_MOST_BAD = 20


@dataclass(frozen=True)
class Desk:
    """What a connection works with."""

    settings: Settings
    metrics: Metrics
    hub: Hub
    games: Games
    lists: Lists
    build: str


class Sockets:
    """All the sockets of the process."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._by_address: Counter[str] = Counter()
        self._closing = False

    async def serve(self, websocket: WebSocket, guest: str | None) -> None:
        address = network_of(peer_of(websocket.scope).address)
        refusal = self._refusal(address)
        if refusal is not None:
            await websocket.send_denial_response(refusal_response(refusal))
            return
        self._by_address[address] += 1
        self._desk.metrics.sockets.inc()
        try:
            await websocket.accept()
            await _Talk(self._desk, websocket, guest).run()
        finally:
            self._desk.metrics.sockets.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _refusal(self, address: str) -> Refusal | None:
        if self._closing:
            return Refusal("closing", retry_ms=RETRY_MS)
        if self._by_address[address] >= self._desk.settings.sockets:
            return Refusal("too_many", None, "expected fewer connections", retry_ms=RETRY_MS)
        return None

    async def close_all(self, seconds: float) -> None:
        """Tells everybody that the server goes down, and waits until they have heard it."""
        self._closing = True
        message = encode_text(m.Closing(retry_ms=RETRY_MS))
        for connection in tuple(self._desk.hub.connections):
            connection.send(message)
            connection.close(RESTART)
        until = asyncio.get_running_loop().time() + seconds
        while self._desk.hub.connections and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)


class _Talk:
    def __init__(self, desk: Desk, websocket: WebSocket, guest: str | None) -> None:
        settings = desk.settings
        self._desk = desk
        self._websocket = websocket
        self._connection = Connection(guest, settings.queue_messages, settings.queue_bytes)
        self._bucket = Bucket(settings.messages)
        self._bad = 0
        self._greeted = False

    async def run(self) -> None:
        """Until either side ends; nothing of it stays behind."""
        self._desk.hub.add(self._connection)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            # A reader that ended has said why: the writer still sends that.
            if not writer.done():
                self._connection.close(1000)
                await asyncio.wait((writer,), timeout=self._desk.settings.send_timeout)
        finally:
            self._desk.hub.remove(self._connection)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    # --- Writing

    async def _write(self) -> None:
        connection, seconds = self._connection, self._desk.settings.send_timeout
        sent = self._desk.metrics.messages.labels("out")
        try:
            while (message := await connection.next()) is not None:
                async with asyncio.timeout(seconds):
                    await self._websocket.send_text(message)
                sent.inc()
        except TimeoutError:
            connection.close(SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError):  # it has gone
            return
        code = connection.close_code
        if code is not None:
            if code in (SLOW, POLICY):
                reason = "slow" if code == SLOW else "policy"
                self._desk.metrics.dropped.labels(reason).inc()
                note(logging.INFO, "socket_dropped", reason=reason)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._websocket.close(code)

    # --- Reading

    async def _read(self) -> None:
        received = self._desk.metrics.messages.labels("in")
        deadline = asyncio.get_running_loop().time() + HELLO_SECONDS
        while self._connection.close_code is None:
            try:
                async with asyncio.timeout_at(None if self._greeted else deadline):
                    message = await self._websocket.receive()
            except TimeoutError:
                self._connection.close(POLICY)
                return
            if message["type"] != "websocket.receive":
                return
            received.inc()
            if self._bucket.take():
                self._refuse(Refusal("too_many"))
                self._connection.close(POLICY)
                return
            await self._take(message.get("text"))
            # The writer's turn: many short questions at once do not fill the queue.
            await asyncio.sleep(0)

    async def _take(self, text: str | None) -> None:
        try:
            if text is None:
                raise Refusal("bad_json", None, "expected a text frame")
            message = decode(client_message, text)
        except Refusal as refusal:
            self._refuse(refusal)
            self._bad += 1
            if self._bad > _MOST_BAD:
                self._connection.close(POLICY)
            return
        command = message.command.id if isinstance(message, m.DoCommand) else None
        try:
            await self._do(message)
        except Refusal as refusal:
            self._refuse(refusal, command)
        except Unavailable as error:
            code: m.ErrorCode = "busy" if isinstance(error, Busy) else "unavailable"
            self._refuse(Refusal(code, retry_ms=RETRY_MS), command)
        except Exception as error:
            self._desk.metrics.errors.labels("socket").inc()
            found = note_error("socket", error)
            self._refuse(Refusal("unavailable", None, f"error {found}", retry_ms=RETRY_MS), command)

    async def _do(self, message: m.ClientMessage) -> None:
        connection, desk = self._connection, self._desk
        if not self._greeted and not isinstance(message, m.Hello):
            raise Refusal("bad_field", "type", "expected hello first")
        match message:
            case m.Hello():
                self._hello(message)
            case m.Watch():
                known = message.game in connection.watched
                if not known and len(connection.watched) >= desk.settings.watched:
                    raise Refusal("too_many", "game")
                await desk.games.watch(message.game, connection, message.since)
            case m.Unwatch():
                desk.hub.unwatch(connection, message.game)
            case m.WatchLobby():
                await desk.lists.watch_lobby(connection, message.on)
            case m.DoCommand():
                if connection.guest is None:
                    raise Refusal("no_guest")
                self._send(
                    await desk.games.command(message.game, message.command, connection.guest)
                )
            case m.Ping():
                self._send(m.Pong(sent=message.sent, now=now_ms()))

    def _hello(self, message: m.Hello) -> None:
        if message.protocol != m.PROTOCOL:
            self._send(m.Outdated(protocol=m.PROTOCOL))
            self._connection.close(OUTDATED)
            return
        self._greeted = True
        guest = self._connection.guest
        self._send(m.Welcome(protocol=m.PROTOCOL, build=self._desk.build, guest=guest))

    def _refuse(self, refusal: Refusal, command: str | None = None) -> None:
        self._send(refused(refusal, command))

    def _send(self, message: m.ServerMessage) -> None:
        self._connection.send(encode_text(message))
