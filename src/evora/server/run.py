"""Runs the server with uvicorn, until it is told to stop."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import math
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn

from evora.errors import EvoraError
from evora.server.app import Server
from evora.server.common.settings import Settings
from evora.server.storage import open_store

# A client that has stopped reading does not hold its connection, and what waits for it, for ever.
_STUCK_MS = 30_000
_BACKLOG = 2048
# A full collection stops everybody for as long as it walks through all games in memory, a few
# hundred milliseconds. Hardly anything here is a cycle: it may come a hundred times less often.
_COLLECT = (50_000, 20, 100)


class AddressInUse(EvoraError):  # noqa: N818 - it says what is the case
    """Something else listens there; or nothing may."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port}: {reason}")
        self.host = host
        self.port = port
        self.reason = reason


class _Uvicorn(uvicorn.Server):
    """Says goodbye before it closes connections, and ends without an error when it is told to."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._evora = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._evora.say_goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        wanted = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; AddressInUse."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        # Not shared with another process: a second server on the same port must notice the first.
        found = socket.create_server(
            (settings.host, settings.port), family=family, backlog=_BACKLOG
        )
    except OSError as error:
        # Its own text repeats the address.
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise AddressInUse(settings.host, settings.port, reason) from error
    except OverflowError as error:
        raise AddressInUse(settings.host, settings.port, str(error)) from error
    with contextlib.suppress(AttributeError, OSError):  # Linux has it
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STUCK_MS)
    return found


def make_uvicorn(server: Server) -> uvicorn.Server:
    settings = server.settings
    config = uvicorn.Config(
        server,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # evora.server.api.security reads them
        server_header=False,
        timeout_graceful_shutdown=math.ceil(settings.stop_timeout),
    )
    return _Uvicorn(config, server)


def run(settings: Settings, told: Callable[[Settings], None]) -> None:
    """Serves until a signal; `told` hears the settings with the real port once it listens.

    StorageError, Unavailable, AddressInUse."""
    store = open_store(settings.database_url)
    try:
        store.migrate()
        with listen(settings) as found:
            settings = dataclasses.replace(settings, port=found.getsockname()[1])
            told(settings)
            gc.set_threshold(*_COLLECT)
            make_uvicorn(Server(settings, store)).run(sockets=[found])
    finally:
        store.close()
