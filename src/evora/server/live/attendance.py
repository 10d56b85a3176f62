"""Which guests are on this server at all, whatever they look at: their open games are in the lobby.

A guest is here while a connection is open, and for a while after they were last heard of; so a page
that reloads, or a program that asks by HTTP, is here, too.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from evora.server.live.hub import Hub

_MAX_SEEN = 20_000


class Attendance:
    """`away_after`: seconds without a sign of a guest. At the start everybody counts as just seen:
    they have yet to reconnect. `on_change` is called when a guest has come or has just left."""

    def __init__(
        self, hub: Hub, away_after: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.away_after = away_after
        self.on_change: Callable[[str], None] = lambda _guest: None
        # Called when a connection of a guest is opened or closed, here.
        self.on_connection: Callable[[str], None] = lambda _guest: None
        # Whether a guest is connected to another process.
        self.is_elsewhere: Callable[[str], bool] = lambda _guest: False
        self._clock = clock
        self._started = clock()
        self._connections: Counter[str] = Counter()
        self._seen: OrderedDict[str, float] = OrderedDict()
        hub.on_connection = self._connected

    def is_here(self, guest: str | None) -> bool:
        """None: a guest who was deleted, and whom nobody has seen since the start."""
        if guest is None:
            return self._clock() - self._started < self.away_after
        seen = self._seen.get(guest, self._started)
        near = guest in self._connections or self.is_elsewhere(guest)
        return near or self._clock() - seen < self.away_after

    def is_connected(self, guest: str) -> bool:
        return guest in self._connections

    def seen(self, guest: str) -> None:
        """A guest has asked for something."""
        was_here = self.is_here(guest)
        self._note(guest)
        if not was_here:
            self.on_change(guest)

    def _connected(self, guest: str, opened: bool) -> None:
        was_here = self.is_here(guest)
        self._connections[guest] += 1 if opened else -1
        if not self._connections[guest]:
            del self._connections[guest]
        self._note(guest)
        self.on_connection(guest)
        if not was_here or guest not in self._connections:
            self.on_change(guest)

    def changed_elsewhere(self, guest: str) -> None:
        """A guest has come to another process, or left it."""
        self._note(guest)
        self.on_change(guest)

    def _note(self, guest: str) -> None:
        self._seen[guest] = self._clock()
        self._seen.move_to_end(guest)
        if len(self._seen) > _MAX_SEEN:
            self._seen.popitem(last=False)
