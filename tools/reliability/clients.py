"""Guests who play over sockets, as a page does: with command ids, pending moves and resuming."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from evora.server import messages as m

_encode = msgspec.json.Encoder().encode
_server_message = msgspec.json.Decoder(m.ServerMessage)


def request(
    address: str, method: str, path: str, body: object, cookie: str = ""
) -> tuple[bytes, str]:
    """An HTTP request; the answer and the cookie it set."""
    asked = urllib.request.Request(
        f"http://{address}{path}",
        method=method,
        data=None if body is None else _encode(body),
        headers={
            "Content-Type": "application/json",
            "Origin": f"http://{address}",
            **({"Cookie": cookie} if cookie else {}),
        },
    )
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return answer.read(), str(answer.headers.get("Set-Cookie") or "").split(";")[0]


def new_guest(address: str) -> str:
    """The cookie of a new guest."""
    return request(address, "POST", "/api/me", {})[1]


class MadeGame(msgspec.Struct):
    """The little that is needed of an answer: the server may be of an older version."""

    game: str


class _Seq(msgspec.Struct):
    seq: int


def new_game(address: str, host: str, guests: list[str], variant: m.Variant) -> str:
    """A game between a host and guests, who have all sat down."""
    # No more than what it takes: the server may be of an older version.
    create = {
        "id": secrets.token_hex(8),
        "seats": [m.MeSeat(), *(m.FriendSeat() for _ in guests)],
        "variant": variant,
    }
    made = msgspec.json.decode(
        request(address, "POST", "/api/games", create, host)[0], type=MadeGame
    )
    for guest in guests:
        view = msgspec.json.decode(
            request(address, "GET", f"/api/games/{made.game}", None, guest)[0], type=_Seq
        )
        join = m.Join(id=secrets.token_hex(8), seq=view.seq)
        request(address, "POST", f"/api/games/{made.game}/commands", join, guest)
    return made.game


@dataclass
class AcknowledgedMove:
    """A move that the server said it had applied."""

    id: str
    seq: int
    move: str
    at: float = 0.0


@dataclass
class Player:
    """Plays random legal moves in one game; whatever happens to the server, it comes back.

    `seen`: the events that it was sent; `refused`: what its moves were refused with.
    `addresses`: of all processes that serve the game, if there are several: when one breaks, it
    goes to another. `connected`: from when to when; `heard`: when it saw which seq.
    """

    address: str
    game: str
    cookie: str
    choose: random.Random
    acknowledged: list[AcknowledgedMove] = field(default_factory=list)
    seen: list[m.GameEvent] = field(default_factory=list)
    refused: list[m.Refused] = field(default_factory=list)
    over: bool = False
    seq: int = 0
    addresses: Sequence[str] = ()
    connected: list[tuple[float, float]] = field(default_factory=list)
    heard: list[tuple[float, int]] = field(default_factory=list)
    _pending: m.Play | None = None
    _view: m.GameView | None = None

    @property
    def waiting_for(self) -> str | None:
        """The id of the move that is out and not yet answered."""
        return self._pending.id if self._pending is not None else None

    async def run(self) -> None:
        """Until the game is over."""
        while not self.over:
            since = None
            try:
                async with connecting(self.address, self.cookie) as socket:
                    since = time.monotonic()
                    await self._talk(socket)
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                if self.addresses:
                    self.address = self.choose.choice(self.addresses)
                await asyncio.sleep(0.02 + self.choose.random() * 0.05)
            finally:
                if since is not None:
                    self.connected.append((since, time.monotonic()))

    async def _talk(self, socket: ClientConnection) -> None:
        await send(socket, m.Hello(protocol=m.PROTOCOL))
        await send(socket, m.Watch(game=self.game, since=self.seq))
        if self._pending is not None:
            # Whether it arrived before the connection broke, only the server knows.
            await send(socket, m.DoCommand(game=self.game, command=self._pending))
        while not self.over:
            message = _server_message.decode(await socket.recv())
            match message:
                case m.Update():
                    await self._update(socket, message)
                case m.Applied():
                    await self._applied(socket, message)
                case m.Refused() if message.id is not None:
                    await self._refused(socket, message)
                case _:
                    pass

    async def _update(self, socket: ClientConnection, update: m.Update) -> None:
        assert update.since <= self.seq, "a gap"
        self._view = update.view
        self.seq = max(self.seq, update.view.seq)
        self.heard.append((time.monotonic(), self.seq))
        self.seen += update.events
        await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        view = self._view
        # A game that is over must have answered the last move, too.
        if view is None or self._pending is not None:
            return
        if view.status == "over":
            self.over = True
        elif isinstance(view.legal, list) and view.to_move is not None:
            move = self.choose.choice(view.legal).move
            self._pending = m.Play(
                id=secrets.token_hex(8), seq=view.seq, seat=view.to_move, move=move
            )
            await send(socket, m.DoCommand(game=self.game, command=self._pending))

    async def _applied(self, socket: ClientConnection, applied: m.Applied) -> None:
        if self._pending is None or applied.id != self._pending.id:
            return
        move = self._pending.move
        self.acknowledged.append(AcknowledgedMove(applied.id, applied.seq, move, time.monotonic()))
        self._pending = None
        # The same seat may be to move again, and its view has come before the answer.
        if self._view is not None and self._view.seq >= applied.seq:
            await self._go_on(socket)

    async def _refused(self, socket: ClientConnection, refused: m.Refused) -> None:
        if self._pending is None or refused.id != self._pending.id:
            return
        self.refused.append(refused)
        if refused.retry_ms is not None:
            await asyncio.sleep(refused.retry_ms / 1000)
            await send(socket, m.DoCommand(game=self.game, command=self._pending))
            return
        self._pending = None
        await send(socket, m.Watch(game=self.game, since=self.seq))


def connecting(address: str, cookie: str) -> connect:
    """To be awaited, or entered: a socket as the page opens it."""
    return connect(
        f"ws://{address}/ws",
        additional_headers={"Cookie": cookie, "Origin": f"http://{address}"},
        compression=None,
        open_timeout=30,
    )


async def send(socket: ClientConnection, message: m.ClientMessage) -> None:
    await socket.send(_encode(message).decode())
