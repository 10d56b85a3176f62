"""Who is here: a guest is at a game while one of their connections watches it, else away.

The connection may be one of another process: `presence_sharing` tells who is there.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable

from evora.server.domain.table import Table
from evora.server.live.hub import Hub

# Who has just made a game is about to connect, and who reloads the page is back in a moment.
_NEAR_MS = 10_000
# Pairs of game and guest whose leaving time is kept; it only decides who may be claimed.
_MAX_SEEN = 100_000

# In place of a game: a guest is connected.
NO_GAME = ""


class Presence:
    """`started`: when the server did. Guests who have not been back count as away since then, not
    longer: the server's downtime is not their fault."""

    def __init__(self, hub: Hub, started: int) -> None:
        self._hub = hub
        self._started = started
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        # By game and guest, the other processes where they are.
        self._elsewhere: dict[str, dict[str, set[str]]] = {}

    def restart(self, now: int) -> None:
        self._started = now

    def seen(self, game: str, guest: str, now: int) -> None:
        """A guest left just now, or asked by HTTP, which holds no connection."""
        self._seen[game, guest] = now
        self._seen.move_to_end((game, guest))
        if len(self._seen) > _MAX_SEEN:
            self._seen.popitem(last=False)

    def online(self, table: Table) -> set[int]:
        """The seats whose players are here."""
        here = self.here(table.id)
        return {
            number
            for number, seat in enumerate(table.seats, 1)
            if seat.guest in here and seat.guest
        }

    def away(self, table: Table) -> dict[int, int]:
        """The seats whose players are not, and since when."""
        here = self.here(table.id)
        return {
            number: max(self._seen.get((table.id, seat.guest), self._started), table.created_at)
            for number, seat in enumerate(table.seats, 1)
            if seat.guest is not None and seat.is_guest_played and seat.guest not in here
        }

    def here(self, game: str) -> set[str]:
        """The guests who are at a game, at any process, as players or to watch."""
        here = self._hub.guests(game)
        return here.union(self._elsewhere[game]) if game in self._elsewhere else here

    def is_near(self, game: str, guest: str, created: int, now: int) -> bool:
        """Whether a guest is at a game, or was a moment ago. `created`: when they made it."""
        last = max(self._seen.get((game, guest), created), created)
        return guest in self.here(game) or now - last < _NEAR_MS

    # --- At other processes

    def is_elsewhere(self, guest: str) -> bool:
        """Whether a guest is connected to another process, whatever they look at there."""
        return guest in self._elsewhere.get(NO_GAME, ())

    def came_elsewhere(self, process: str, game: str, guest: str) -> None:
        self._elsewhere.setdefault(game, {}).setdefault(guest, set()).add(process)

    def went_elsewhere(self, process: str, game: str, guest: str, now: int) -> None:
        guests = self._elsewhere.get(game, {})
        processes = guests.get(guest, set())
        processes.discard(process)
        self.seen(game, guest, now)
        if guest in guests and not processes:
            del guests[guest]
            if not guests:
                del self._elsewhere[game]

    def forget(self, processes: Collection[str], now: int) -> set[str]:
        """Processes have gone, and their guests left now; the games where that changes anything."""
        gone = [
            (process, game, guest)
            for game, guests in self._elsewhere.items()
            for guest, where in guests.items()
            for process in where.intersection(processes)
        ]
        for process, game, guest in gone:
            self.went_elsewhere(process, game, guest, now)
        return {game for _, game, _ in gone}

    def replace_elsewhere(self, present: Iterable[tuple[str, str, str]], now: int) -> set[str]:
        """All that is known of other processes: (process, game, guest); the games concerned."""
        before = {
            (process, game, guest)
            for game, guests in self._elsewhere.items()
            for guest, where in guests.items()
            for process in where
        }
        after = set(present)
        for place in after - before:
            self.came_elsewhere(*place)
        for place in before - after:
            self.went_elsewhere(*place, now)
        return {game for _, game, _ in before ^ after}
