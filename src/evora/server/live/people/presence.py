"""Who is here: at a game, on the server at all, and how many they are.

A guest is at a game while one of their connections watches it, and on the server while one is open,
here or at another process (`sharing` tells who is there). Who asks by HTTP holds no connection, and
who reloads the page is back in a moment: a guest also counts as here for a while after they were
last seen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from evora.server.common.recent import Recent
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import now_ms
from evora.server.domain.bots import is_bot
from evora.server.domain.table import Table
from evora.server.live.people.hub import NO_GAME, Hub

# Who has just made a game is about to connect, and who reloads a page is back by then.
NEAR_MS = 10_000
# Pairs of game and guest whose time of leaving is kept.
_MAX_SEEN = 100_000


class Presence:
    """`away_after`: seconds without a sign of a guest after which they are not on the server.
    `people_elsewhere`: how many are at other processes. `changed`: a guest, or with None somebody
    without a name, came to a game or left it, here or elsewhere; NO_GAME: the server."""

    def __init__(
        self,
        hub: Hub,
        away_after: float,
        people_elsewhere: Callable[[], int] = lambda: 0,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self._hub = hub
        self._people_elsewhere = people_elsewhere
        self._clock = clock
        self.away_after = away_after
        self.changed: Subscribers[[str, str | None]] = Subscribers("presence")
        self._seen: Recent[tuple[str, str], int] = Recent(_MAX_SEEN)
        # When a guest last came to a game or left it; asking for it is not coming.
        self._came: Recent[tuple[str, str], int] = Recent(_MAX_SEEN)
        # By game and guest, the other processes where they are.
        self._elsewhere: dict[str, dict[str, set[str]]] = {}
        hub.changed.subscribe(self._changed_here)
        self.restart()

    def restart(self) -> None:
        """The server starts now: its downtime is no absence of anybody, and everybody counts as
        just seen, for they have yet to reconnect."""
        self._started = self._clock()

    # --- Asking

    def at(self, game: str) -> set[str]:
        """The guests who are at a game, as players or to watch."""
        here = self._hub.guests(game)
        return here.union(self._elsewhere[game]) if game in self._elsewhere else here

    def is_connected(self, guest: str) -> bool:
        """Whether a guest has an open connection, here or elsewhere."""
        return self._hub.is_connected(guest) or guest in self._elsewhere.get(NO_GAME, ())

    def on_server(self, guest: str | None) -> bool:
        """None: a guest who was deleted, and whom nobody has seen since the start."""
        if guest is not None:
            if self.is_connected(guest):
                return True
            seen = self._last_seen(NO_GAME, guest)
        else:
            seen = self._started
        return self._clock() - seen < self.away_after * 1000

    def people(self) -> int:
        """How many have a page open: guests count once at each process, however many tabs they
        have."""
        return self._hub.people() + self._people_elsewhere()

    def audience(self, game: str, players: Collection[str | None]) -> int:
        """How many look on, without the players."""
        return len(self.at(game).difference(players)) + self._hub.anonymous_count(game)

    def online(self, table: Table) -> set[int]:
        """The seats whose players are here."""
        here = self.at(table.id)
        return {number for number, seat in enumerate(table.seats, 1) if seat.guest in here}

    def away(self, table: Table) -> dict[int, int]:
        """The seats whose players are not, and since when."""
        here = self.at(table.id)
        return {
            number: max(self._last_seen(table.id, seat.guest), table.created_at)
            for number, seat in enumerate(table.seats, 1)
            if seat.guest is not None and seat.guest not in here and seat.is_guest_played
        }

    @property
    def near_after(self) -> float:
        """Seconds without a sign of a guest at a game after which they are not near it."""
        return NEAR_MS / 1000

    def is_near(self, game: str, guest: str, created: int) -> bool:
        """Whether a guest has a connection and is at a game, or was a moment ago. `created`: when
        they made it."""
        last = max(self._seen.get((game, guest)) or created, created)
        is_near = guest in self.at(game) or self._clock() - last < NEAR_MS
        return is_near and self.is_connected(guest)

    def came(self, table: Table) -> set[str]:
        """The guests at a game who are there, or have been since it started."""
        here, began = self.at(table.id), table.began_at or 0
        guests = {seat.guest for seat in table.seats if seat.guest is not None}
        return {
            guest
            for guest in guests
            if guest in here or (self._came.get((table.id, guest)) or -1) >= began
        }

    def near(self, table: Table) -> set[str]:
        """The guests who sit at a game and are there, or were a moment ago; bots, if they are on
        the server."""
        now, here = self._clock(), self.at(table.id)
        guests = {seat.guest for seat in table.seats if seat.guest is not None}
        return {
            guest
            for guest in guests
            if guest in here
            or now - self._last_seen(table.id, guest) < NEAR_MS
            or (is_bot(guest) and self.on_server(guest))
        }

    # --- Here

    def seen(self, guest: str, game: str = NO_GAME) -> None:
        """A guest has asked for something."""
        was_here, now = self.on_server(guest), self._clock()
        self._seen.put((NO_GAME, guest), now)
        if game != NO_GAME:
            self._seen.put((game, guest), now)
        if not was_here:
            self.changed(NO_GAME, guest)

    def _changed_here(self, game: str, guest: str | None) -> None:
        if guest is not None:
            self._came_or_left(game, guest, self._clock())
        self.changed(game, guest)

    def _came_or_left(self, game: str, guest: str, at: int) -> None:
        self._seen.put((game, guest), at)
        self._came.put((game, guest), at)

    def _last_seen(self, game: str, guest: str) -> int:
        return self._seen.get((game, guest)) or self._started

    # --- At other processes

    def came_elsewhere(self, process: str, game: str, guest: str) -> None:
        self._elsewhere.setdefault(game, {}).setdefault(guest, set()).add(process)
        self._came_or_left(game, guest, self._clock())
        self.changed(game, guest)

    def left_elsewhere(self, process: str, game: str, guest: str, at: int) -> None:
        guests = self._elsewhere.get(game, {})
        processes = guests.get(guest, set())
        processes.discard(process)
        if guest in guests and not processes:
            del guests[guest]
            if not guests:
                del self._elsewhere[game]
        self._came_or_left(game, guest, at)
        self.changed(game, guest)

    def forget(self, processes: Collection[str]) -> None:
        """Processes have gone, and their guests left now."""
        now = self._clock()
        for process, game, guest in self._places():
            if process in processes:
                self.left_elsewhere(process, game, guest, now)

    def replace_elsewhere(self, present: Iterable[tuple[str, str, str]]) -> None:
        """All that is known of other processes: (process, game, guest)."""
        before, after, now = self._places(), set(present), self._clock()
        for place in after - before:
            self.came_elsewhere(*place)
        for place in before - after:
            self.left_elsewhere(*place, now)

    def _places(self) -> set[tuple[str, str, str]]:
        return {
            (process, game, guest)
            for game, guests in self._elsewhere.items()
            for guest, processes in guests.items()
            for process in processes
        }
