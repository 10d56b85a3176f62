"""Runs the server with uvicorn until a signal stops it."""

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
from evora.server.api.connections import (
    IDLE_SECONDS,
    PING_SECONDS,
    PONG_SECONDS,
    PingedSocket,
    protocol_for,
)
from evora.server.app import Server
from evora.server.common.settings import Settings
from evora.server.live.upkeep.backups import require_usable
from evora.server.storage.locks import only_user
from evora.server.storage.store import Store

# The connection of a client that has stopped reading is dropped after this time.
_STUCK_MS = 30_000
_BACKLOG = 2048
_MAX_FILES = 65_536
# A full collection walks through all games in memory and stops the server for a few hundred
# milliseconds. There are few cycles here, so it may run a hundred times less often.
_GC_THRESHOLDS = (50_000, 20, 100)


class ListenError(EvoraError):
    """The server cannot listen at this address; `unknown_host`: there is no such host."""

    def __init__(self, host: str, port: int, reason: str, *, unknown_host: bool = False) -> None:
        super().__init__(f"{host}:{port}: {reason}")
        self.host = host
        self.port = port
        self.reason = reason
        self.unknown_host = unknown_host


class _Uvicorn(uvicorn.Server):
    """Tells clients before it closes their connections; a signal ends it without an error."""

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
        numbers = (signal.SIGINT, signal.SIGTERM)
        previous = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in previous.items():
                signal.signal(number, handler)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; ListenError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.getaddrinfo(settings.host, settings.port, family, socket.SOCK_STREAM)
        # Not shared with another process: a second server on the same port must notice the first.
        listener = socket.create_server(
            (settings.host, settings.port), family=family, backlog=_BACKLOG
        )
    except socket.gaierror as error:
        # Its numbers are no errno.
        reason = error.strerror or str(error)
        raise ListenError(settings.host, settings.port, reason, unknown_host=True) from error
    except OSError as error:
        # str(error) repeats the address.
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise ListenError(settings.host, settings.port, reason) from error
    with contextlib.suppress(AttributeError, OSError):  # only Linux has it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STUCK_MS)
    return listener


def raise_file_limit() -> None:
    """Every connection is a file, and the usual 1,024 are used up by one address."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - Windows has neither this module nor this limit

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def make_uvicorn(server: Server) -> uvicorn.Server:
    settings = server.settings
    config = uvicorn.Config(
        server,
        http=protocol_for(settings),
        ws=PingedSocket,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        timeout_keep_alive=IDLE_SECONDS,
        proxy_headers=False,  # evora.server.api.security reads them
        server_header=False,
        timeout_graceful_shutdown=math.ceil(settings.stop_timeout),
    )
    return _Uvicorn(config, server)


def run(settings: Settings, on_listening: Callable[[Settings], None]) -> None:
    """Serves until a signal; `on_listening` is called with the settings and the actual port.

    StorageError, InUse, Unavailable, ListenError."""
    raise_file_limit()
    require_usable(settings)
    with (
        contextlib.closing(Store(settings.database_url)) as store,
        listen(settings) as listener,
        only_user(settings.database_url),
    ):
        store.migrate()
        settings = dataclasses.replace(settings, port=listener.getsockname()[1])
        on_listening(settings)
        serve(settings, store, listener)


def serve(settings: Settings, store: Store, listener: socket.socket) -> None:
    """Serves on a socket until a signal."""
    raise_file_limit()
    gc.set_threshold(*_GC_THRESHOLDS)
    make_uvicorn(Server(settings, store)).run(sockets=[listener])
