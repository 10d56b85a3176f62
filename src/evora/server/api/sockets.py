"""The socket: for each connection a reader that decodes and acts, and a writer that empties its
queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from evora.server import messages as m
from evora.server.api.decoding import client_message, decode
from evora.server.api.request_budget import COMMAND_PRICE, SOCKET_PRICE, WATCH_PRICE
from evora.server.api.requests import session_of
from evora.server.api.responses import refused, unavailable
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.encoding import encode_text
from evora.server.common.limits import Bucket, network_of
from evora.server.common.logs import note, note_error
from evora.server.common.refusal import RETRY_MS, Refusal
from evora.server.common.timestamps import now_ms
from evora.server.live.guests.guests import hashed
from evora.server.live.people.hub import BANNED, OUTDATED, POLICY, RESTART, SLOW, Connection
from evora.server.live.processes.host import refusal_of
from evora.server.storage.values import Unavailable

HELLO_SECONDS = 10.0
# Unreadable messages of one connection: more than this is not an accident.
_MAX_BAD = 20
# A guest may have as many connections as all others of an address together, and the guests of one
# address so many times as much: nobody is locked out by a neighbour's connections.
_GUESTS_TOGETHER = 4


class Sockets:
    """All the sockets of the process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._open: Counter[tuple[str, str]] = Counter()
        self._closing = False

    async def serve(self, websocket: WebSocket) -> None:
        """Until either side ends the connection; Refusal, Unavailable: it was not accepted."""
        peer = peer_of(websocket.scope)
        await self._services.budget.pay(websocket, SOCKET_PRICE)
        guest = await self._services.guests.find(session_of(websocket))
        payers = self._take_capacity(network_of(peer.address), guest.id if guest else None)
        self._services.metrics.sockets.inc()
        try:
            await websocket.accept()
            guest_id = guest.id if guest else None
            await _Conversation(self._services, websocket, peer.address, guest_id).run()
        finally:
            self._services.metrics.sockets.dec()
            self._open -= Counter(payers)

    def _take_capacity(self, address: str, guest: str | None) -> list[tuple[str, str]]:
        """Counts a connection; what it counts for."""
        if self._closing:
            raise Refusal("closing", retry_ms=RETRY_MS)
        most = self._services.settings.sockets
        limits = {("anonymous", address): most}
        if guest is not None:
            limits = {
                ("guest", guest): most,
                ("guests", address): most * _GUESTS_TOGETHER,
            }
        if any(self._open[key] >= limit for key, limit in limits.items()):
            raise Refusal("too_many", None, "expected fewer connections", retry_ms=RETRY_MS)
        self._open.update(limits.keys())
        return list(limits)

    async def close_all(self, seconds: float) -> None:
        """Tells all clients that the server goes down, and waits until that is sent."""
        self._closing = True
        message = encode_text(m.Closing(retry_ms=RETRY_MS))
        for connection in tuple(self._services.hub.connections):
            connection.send(message)
            connection.close(RESTART)
        until = asyncio.get_running_loop().time() + seconds
        while self._services.hub.connections and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)


class _Conversation:
    def __init__(
        self, services: Services, websocket: WebSocket, address: str, guest: str | None
    ) -> None:
        settings = services.settings
        self._services = services
        self._websocket = websocket
        self._connection = Connection(guest, settings.queue_messages, settings.queue_bytes)
        session = session_of(websocket)
        self._connection.session = None if session is None else hashed(session)
        self._connection.address = address
        self._bucket = Bucket(settings.messages)
        self._address = address
        self._bad = 0
        self._greeted = False

    async def run(self) -> None:
        """Until either side ends it; leaves no task and no watcher behind."""
        self._services.hub.add(self._connection)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            # If the reader ended it, what it has said last is still to be sent.
            if not writer.done():
                self._connection.close(1000)
                await asyncio.wait((writer,), timeout=self._services.settings.send_timeout)
        finally:
            self._services.hub.remove(self._connection)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    # --- Writing

    async def _write(self) -> None:
        connection, seconds = self._connection, self._services.settings.send_timeout
        sent, loop = self._services.metrics.messages.labels("out"), asyncio.get_running_loop()
        try:
            # One for all messages: to make one for each costs as much as to send it.
            async with asyncio.timeout(None) as patience:
                while (message := await connection.next()) is not None:
                    patience.reschedule(loop.time() + seconds)
                    await self._websocket.send_text(message)
                    patience.reschedule(None)
                    sent.inc()
        except TimeoutError:
            connection.close(SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the client has gone
            return
        code = connection.close_code
        if code is not None:
            if code in (SLOW, POLICY):
                reason = "slow" if code == SLOW else "policy"
                self._services.metrics.dropped.labels(reason).inc()
                note(logging.INFO, "socket_dropped", reason=reason)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._websocket.close(code)

    # --- Reading

    async def _read(self) -> None:
        received = self._services.metrics.messages.labels("in")
        deadline = asyncio.get_running_loop().time() + HELLO_SECONDS
        while self._connection.close_code is None:
            try:
                message = await self._receive(deadline)
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
            # Lets the writer run, so that the answers to a burst of messages do not fill the queue.
            await asyncio.sleep(0)

    async def _receive(self, deadline: float) -> Message:
        """TimeoutError if the client has not said hello by then."""
        if self._greeted:
            return await self._websocket.receive()
        async with asyncio.timeout_at(deadline):
            return await self._websocket.receive()

    async def _take(self, text: str | None) -> None:
        try:
            if text is None:
                raise Refusal("bad_json", None, "expected a text frame")
            message = decode(client_message, text)
        except Refusal as refusal:
            self._refuse(refusal)
            self._bad += 1
            if self._bad > _MAX_BAD:
                self._connection.close(POLICY)
            return
        command = message.command.id if isinstance(message, m.DoCommand) else None
        timing = self._services.slow.begin()
        try:
            await self._do(message)
        except Refusal as refusal:
            self._refuse(refusal, command)
        except Unavailable as error:
            self._refuse(unavailable(error), command)
        except Exception as error:
            self._services.metrics.errors.labels("socket").inc()
            detail = f"error {note_error('socket', error)}"
            self._refuse(Refusal("unavailable", None, detail, retry_ms=RETRY_MS), command)
        finally:
            self._services.slow.end(timing, "/ws", kind=_kind(message))

    async def _do(self, message: m.ClientMessage) -> None:
        connection, services = self._connection, self._services
        if not self._greeted and not isinstance(message, m.Hello):
            raise Refusal("bad_field", "type", "expected hello first")
        if not isinstance(message, m.Ping):
            services.visits.seen(connection.guest)
        match message:
            case m.Hello():
                self._hello(message)
            case m.Watch():
                known = message.game in connection.watched
                if not known and len(connection.watched) >= services.settings.watched:
                    raise Refusal("too_many", "game")
                self._charge(WATCH_PRICE)
                self._send(await services.views.watch(message.game, connection, message.since))
            case m.Unwatch():
                services.hub.unwatch(connection, message.game)
            case m.WatchLobby():
                self._charge(WATCH_PRICE)
                await services.lists.watch_lobby(connection, message.on, message.brief)
            case m.WatchCompany():
                self._charge(WATCH_PRICE)
                await services.company_feed.watch(connection, self._guest(), message.on)
            case m.WatchBell():
                self._charge(WATCH_PRICE)
                await services.bell.watch(connection, self._guest(), message.on)
            case m.DoCommand():
                guest = self._guest()
                services.host.check_writing()
                self._charge(COMMAND_PRICE)
                self._send(await self._command(message.game, message.command, guest))
            case m.Greet():
                await services.greetings.greet(connection, message)
            case m.Ping():
                self._send(m.Pong(sent=message.sent, now=now_ms()))

    def _guest(self) -> str:
        """Refusal no_guest."""
        if self._connection.guest is None:
            raise Refusal("no_guest")
        return self._connection.guest

    def _charge(self, price: float) -> None:
        """Refusal too_many: this guest, or this address, has asked for too much."""
        self._services.budget.charge(self._address, self._connection.guest, price)

    def _hello(self, message: m.Hello) -> None:
        guest, host = self._connection.guest, self._services.host
        ban = host.ban_of(guest) or host.ban_at(self._address)
        if ban is not None:
            # Not sooner: what is refused before it is open, a page cannot read.
            self._refuse(refusal_of(ban))
            self._connection.close(BANNED)
        elif message.protocol == m.PROTOCOL:
            self._greeted = True
            build, state = self._services.build, host.state()
            self._send(m.Welcome(protocol=m.PROTOCOL, build=build, guest=guest, host=state))
        else:
            self._send(m.Outdated(protocol=m.PROTOCOL))
            self._connection.close(OUTDATED)

    async def _command(self, game: str, command: m.Command, guest: str) -> m.Applied:
        if isinstance(command, m.Join):
            return await self._services.pairing.join(game, command, guest, self._address)
        return await self._services.commands.command(game, command, guest)

    def _refuse(self, refusal: Refusal, command: str | None = None) -> None:
        self._send(refused(refusal, command))

    def _send(self, message: m.ServerMessage) -> None:
        self._connection.send(encode_text(message))


def _kind(message: m.ClientMessage) -> str:
    """What a log calls a message: its type, or that of its command."""
    kind = message.command if isinstance(message, m.DoCommand) else message
    return str(kind.__struct_config__.tag)
