"""Connections below requests and messages: how many an address may have, how long one may take, and
which have died.

uvicorn waits for the headers of a request for as long as a client likes. `protocol_for` makes a
variant of its protocol for HTTP/1.1 that does not. `PingedSocket` is one of its protocol for
sockets.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from evora.server.api.security import is_in
from evora.server.common.limits import network_of
from evora.server.common.settings import Settings

# A socket is pinged so often, and is dead when the answer takes longer than that. Browsers answer
# by themselves, in a hidden tab as well. So the others see it in less than ten seconds.
PING_SECONDS = 3.0
PONG_SECONDS = 5.0
# An HTTP connection is closed when nothing came for so long. Who sends something at that very
# moment gets no answer, so proxies let go first (deploy/).
IDLE_SECONDS = 5
# Who was heard within this share of the time between pings is not asked whether they are there.
_RECENT_SHARE = 0.6
# A timer that is later than this was held up by this process, not by the client.
_LATE_SECONDS = 1.0

_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"Connection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"
)


class ConnectionLimits:
    """Counts the HTTP connections of each address; a proxy's are many people's, and not counted."""

    def __init__(self, settings: Settings) -> None:
        self.header_timeout = settings.header_timeout
        self._max_each = settings.connections
        self._proxies = settings.proxies
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts a connection; False if there are too many already. Every one leaves once."""
        if is_in(address, self._proxies):
            return True
        self._open[network_of(address)] += 1
        return self._open[network_of(address)] <= self._max_each

    def leave(self, address: str) -> None:
        if is_in(address, self._proxies):
            return
        network = network_of(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


class GuardedProtocol(H11Protocol):
    """HTTP/1.1 for clients that may mean harm. A socket leaves this protocol with its handshake."""

    limits: ConnectionLimits

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None
        self._headers_due: asyncio.TimerHandle | None = None
        self._head = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None:
            self._address = self.client[0]
            if not self.limits.enter(self._address):
                transport.write(_FULL)
                transport.close()
                return
        self._expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        between = self.conn.their_state in (h11.IDLE, h11.DONE)
        if between and not self._is_head(data):
            if self.conn.our_state is h11.IDLE:
                self.send_400_response("Expected lines that end with CR LF.")
            self.transport.close()
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._expect_headers()
        else:
            self._drop_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._head = b""

    def _is_head(self, data: bytes) -> bool:
        """Whether the lines of a request end as they have to. A proxy that reads a lone LF in
        another way sees other requests than we do."""
        self._head += data
        end = self._head.find(b"\r\n\r\n")
        head = self._head if end < 0 else self._head[: end + 4]
        if end >= 0:
            self._head = b""
        return head.count(b"\n") == head.count(b"\r\n")

    def _expect_headers(self) -> None:
        if self._headers_due is None and self.limits.header_timeout:
            self._headers_due = self.loop.call_later(self.limits.header_timeout, self._too_late)

    def _too_late(self) -> None:
        """No answer: nothing was asked. What reads nothing would keep the connection open."""
        self.transport.abort()

    def _drop_timer(self) -> None:
        if self._headers_due is not None:
            self._headers_due.cancel()
            self._headers_due = None

    def _leave(self) -> None:
        self._drop_timer()
        if self._address is not None:
            self.limits.leave(self._address)
            self._address = None


def protocol_for(settings: Settings) -> type[H11Protocol]:
    """The protocol of one server: its connections are counted together."""

    class Protocol(GuardedProtocol):
        limits = ConnectionLimits(settings)

    return Protocol


class PingedSocket(WebSocketsSansIOProtocol):
    """A socket whose client has to answer pings, unless it is this process that does not listen:
    because it was frozen or has too much to do, or because a message of the client still waits.
    Who has said something is asked later, so that pings cost a busy server nothing."""

    _heard_at = -math.inf

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        silent = self.loop.time() - self._heard_at
        if silent < _RECENT_SHARE * self.ping_interval:
            later = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(later, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        late = self.loop.time() - self.ping_sent_at - PONG_SECONDS
        if self.read_paused or late > _LATE_SECONDS:
            self.ping_sent_at = self.loop.time()
            self.pong_timer = self.loop.call_later(PONG_SECONDS, self.keepalive_timeout)
        else:
            super().keepalive_timeout()
