"""Who watches what, in this process; a bounded queue for each connection.

Nothing here waits: a message is queued, or the connection is dropped. The client reconnects and
resumes from the last seq that it has.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable

from evora.server.common.subscribers import Subscribers

# Close codes of the socket: 4000 and above are ours.
OUTDATED = 4000
SLOW = 4001
GONE = 4002
BANNED = 4004
POLICY = 1008
RESTART = 1012


class Connection:
    """One socket, as the rest of the server sees it: what to send it, and what it watches."""

    def __init__(self, guest: str | None, max_messages: int, max_bytes: int) -> None:
        self.guest = guest
        self.session: str | None = None  # the hash of the browser's session
        self.owner: str | None = None  # of a bot
        self.address = ""
        self.watched: dict[str, int] = {}  # game -> the last seq it was sent
        self.brief = False  # it watches the lobby in brief
        self.lobby: str | None = None  # the last that it was sent of the lobby
        # By the feeds that it follows: the last that it was sent, and the people it is about.
        self.sent: dict[str, str] = {}
        self.about: dict[str, frozenset[str]] = {}
        self.close_code: int | None = None
        self._work = asyncio.Event()  # there is something to do for the writer
        self._queue: deque[str] = deque()
        self._length = 0  # of what waits, in characters
        self._max_messages = max_messages
        self._max_bytes = max_bytes

    def send(self, message: str) -> None:
        """Queues a message; a connection whose queue is full is closed, for it does not read."""
        if self.close_code is not None:
            return
        # One long message may always wait: a game from its beginning is longer than any other.
        full = self._length + len(message) > self._max_bytes
        if len(self._queue) >= self._max_messages or (self._queue and full):
            self.close(SLOW)
            return
        self._queue.append(message)
        self._length += len(message)
        self._work.set()

    def close(self, code: int) -> None:
        """Closes it; what waits is sent first, unless it is closed for not reading."""
        if self.close_code is None:
            self.close_code = code
            if code == SLOW:
                self._queue.clear()
            self._work.set()

    async def next(self) -> str | None:
        """The next message to send, or None when it is to be closed."""
        while not self._queue:
            if self.close_code is not None:
                return None
            self._work.clear()
            await self._work.wait()
        message = self._queue.popleft()
        self._length -= len(message)
        return message


# In place of a game: the server itself.
NO_GAME = ""


class Hub:
    """All connections of this process. `changed`: one of a guest, or with None of somebody without
    a name, came to a game or left it; NO_GAME: it was opened or closed."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.changed: Subscribers[[str, str | None]] = Subscribers("hub")
        self._guests: Counter[str | None] = Counter()
        self._watchers: dict[str, set[Connection]] = {}
        self._lobby: set[Connection] = set()
        self._followers: dict[str, set[Connection]] = {}

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._guests[connection.guest] += 1
        self.changed(NO_GAME, connection.guest)

    def remove(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self._lobby.discard(connection)
        for followers in self._followers.values():
            followers.discard(connection)
        for game in list(connection.watched):
            self.unwatch(connection, game)
        self._guests[connection.guest] -= 1
        if not self._guests[connection.guest]:
            del self._guests[connection.guest]
        self.changed(NO_GAME, connection.guest)

    def is_connected(self, guest: str) -> bool:
        return guest in self._guests

    def people(self) -> int:
        """Each guest once, however many connections they have; of the others all."""
        return len(self._guests) + max(0, self._guests[None] - 1)

    def watch(self, connection: Connection, game: str, seq: int) -> None:
        """From now on the connection is sent what follows `seq`."""
        new = game not in connection.watched
        connection.watched[game] = seq
        self._watchers.setdefault(game, set()).add(connection)
        if new:
            self.changed(game, connection.guest)

    def unwatch(self, connection: Connection, game: str) -> None:
        if connection.watched.pop(game, None) is None:
            return
        watchers = self._watchers[game]
        watchers.discard(connection)
        if not watchers:
            del self._watchers[game]
        self.changed(game, connection.guest)

    def watchers(self, game: str) -> Iterable[Connection]:
        return tuple(self._watchers.get(game, ()))

    def games(self) -> Iterable[str]:
        """The games that have watchers."""
        return tuple(self._watchers)

    def is_watched(self, game: str) -> bool:
        return game in self._watchers

    def guests(self, game: str) -> set[str]:
        """Who is here: guests with a connection that watches the game."""
        return {c.guest for c in self._watchers.get(game, ()) if c.guest is not None}

    def anonymous_count(self, game: str) -> int:
        """How many connections without a guest watch the game."""
        return sum(connection.guest is None for connection in self._watchers.get(game, ()))

    def watch_lobby(self, connection: Connection, on: bool) -> None:
        (self._lobby.add if on else self._lobby.discard)(connection)

    def lobby(self) -> Iterable[Connection]:
        return tuple(self._lobby)

    def follow(self, connection: Connection, feed: str, on: bool) -> None:
        followers = self._followers.setdefault(feed, set())
        (followers.add if on else followers.discard)(connection)

    def followers(self, feed: str) -> Iterable[Connection]:
        return tuple(self._followers.get(feed, ()))

    def close_session(self, session: str) -> None:
        """Closes the connections of a device that was signed out."""
        for connection in tuple(self.connections):
            if connection.session == session:
                connection.close(GONE)

    def close_guest(self, guest: str) -> None:
        """Closes the connections of a guest who was deleted."""
        for connection in tuple(self.connections):
            if connection.guest == guest:
                connection.close(GONE)
