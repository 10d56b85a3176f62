"""The connection on which a process hears the others: PostgreSQL's LISTEN.

Such connections die silently: it is pinged every few seconds, a ping that is not answered in time
counts as its death, and it is connected again for as long as the process runs. What was sent while
it was away is lost, so `on_connected` is called each time, for a look at the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL

from evora.server.common.logs import note
from evora.server.storage.cluster import CHANNEL

if TYPE_CHECKING:
    from psycopg import AsyncConnection

# Together a silent death is noticed in less than ten seconds.
PING_SECONDS = 3.0
ANSWER_SECONDS = 3.0
_RETRY_SECONDS = 0.5


class Listener:
    def __init__(
        self,
        url: URL,
        on_message: Callable[[str], None],
        on_connected: Callable[[], None],
        on_lost: Callable[[], None],
    ) -> None:
        self._url = url
        self._on_message = on_message
        self._on_connected = on_connected
        self._on_lost = on_lost
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection[Any] | None = None
        self._first = asyncio.Event()

    @property
    def connected(self) -> bool:
        return self._connection is not None

    async def start(self) -> None:
        """Returns when it listens; however often it has to try."""
        self._task = asyncio.create_task(self._run())
        await self._first.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                note(logging.WARNING, "listener_lost", kind=type(error).__name__)
            await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(self) -> None:
        """Until the connection is broken, or silent for too long."""
        connection = await self._open()
        try:
            connection.add_notify_handler(lambda notify: self._on_message(notify.payload))
            async with asyncio.timeout(ANSWER_SECONDS):
                found = await (await connection.execute(f"SELECT {CHANNEL}")).fetchone()
                assert found is not None
                await connection.execute(f'LISTEN "{found[0]}"')
            self._connection = connection
            self._first.set()
            self._on_connected()
            while True:
                await self._wait(connection)
                async with asyncio.timeout(ANSWER_SECONDS):
                    await connection.execute("SELECT 1")
        finally:
            if self._connection is not None:
                self._connection = None
                self._on_lost()
            # Not `await connection.close()`: a connection that hangs would hang here, too.
            connection.pgconn.finish()

    async def _open(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection  # noqa: PLC0415 - only who has PostgreSQL installed it

        options: dict[str, Any] = {
            "host": self._url.host,
            "port": self._url.port,
            "user": self._url.username,
            "password": self._url.password,
            "dbname": self._url.database,
            **{key: _joined(value) for key, value in self._url.query.items()},
            "application_name": "evora listener",
            "connect_timeout": round(ANSWER_SECONDS),
            "tcp_user_timeout": round(ANSWER_SECONDS * 1000),
        }
        given = {key: value for key, value in options.items() if value is not None}
        async with asyncio.timeout(2 * ANSWER_SECONDS):
            return await AsyncConnection.connect(autocommit=True, **given)

    async def _wait(self, connection: AsyncConnection[Any]) -> None:
        """Hears what comes until the next ping. The driver's own generator would wake up ten times
        a second, and cost several times as much for each message."""
        loop = asyncio.get_running_loop()
        pgconn, socket = connection.pgconn, connection.pgconn.socket
        broken: asyncio.Future[None] = loop.create_future()

        def readable() -> None:
            try:
                pgconn.consume_input()
            except Exception as error:
                loop.remove_reader(socket)
                if not broken.done():
                    broken.set_exception(error)
                return
            while (notify := pgconn.notifies()) is not None:
                self._on_message(notify.extra.decode())

        loop.add_reader(socket, readable)
        try:
            # What came with the answer to the last ping was handled there; this is what came since.
            readable()
            async with asyncio.timeout(PING_SECONDS):
                await broken
        except TimeoutError:
            return
        finally:
            loop.remove_reader(socket)


def _joined(value: str | tuple[str, ...]) -> str:
    """Several hosts are written with commas."""
    return value if isinstance(value, str) else ",".join(value)
