"""What a guest's pages are sent of something that is their own: now, and with every change.

It is made for each guest, and only when something about it has changed. A connection is not sent
twice what it knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from evora.server.common.encoding import encode_text
from evora.server.live.people.hub import Connection, Hub
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import ServerMessage

# What is sent to a guest, and the ids of other people whom it is about.
Look = Callable[[str], Awaitable[tuple[ServerMessage, frozenset[str]]]]


class PersonalFeed:
    """`name`: what connections follow it by; `look` makes what a guest is sent, or raises
    Unavailable."""

    def __init__(self, name: str, hub: Hub, tasks: Tasks, look: Look) -> None:
        self._name = name
        self._hub = hub
        self._tasks = tasks
        self._look = look
        self._stale: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None
        # What was read first is sent first.
        self._sending = asyncio.Lock()

    def followers(self) -> Iterable[Connection]:
        return self._hub.followers(self._name)

    async def watch(self, connection: Connection, guest: str, on: bool) -> None:
        """Sends a connection what there is of its guest, and from now on every change of it."""
        self._hub.follow(connection, self._name, on)
        connection.sent.pop(self._name, None)
        if on:
            await self._send([connection], guest)

    def mark(self, connections: Iterable[Connection], seconds: float) -> None:
        """They are sent what there is, after so many seconds at the latest."""
        self._stale.update(connections)
        if not self._stale:
            return
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self._send_soon)

    def _send_soon(self) -> None:
        self._timer = None
        self._tasks.spawn(self._name, self._send_stale())

    async def _send_stale(self) -> None:
        stale, self._stale = self._stale.intersection(self.followers()), set()
        by_guest: dict[str, list[Connection]] = {}
        for connection in stale:
            if connection.guest is not None:
                by_guest.setdefault(connection.guest, []).append(connection)
        for guest, connections in by_guest.items():
            await self._send(connections, guest)

    async def _send(self, connections: Sequence[Connection], guest: str) -> None:
        async with self._sending:
            found, about = await self._look(guest)
            message = encode_text(found)
            for connection in connections:
                connection.about[self._name] = about
                if connection.sent.get(self._name) != message:
                    connection.sent[self._name] = message
                    connection.send(message)
