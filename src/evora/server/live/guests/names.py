"""The names of guests, cached: a view is made without waiting, of names that were loaded before."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping

from evora.server.common.recent import Recent
from evora.server.domain.lookalikes import with_numbers
from evora.server.domain.table import Table
from evora.server.storage import guests as stored_guests
from evora.server.storage.journal import Journal
from evora.server.storage.values import Unavailable

# A name is read again after this time: a message about its change may have been lost.
_FRESH_SECONDS = 60.0
_MAX_CACHED = 20_000


class Names:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._cached: Recent[str, str | None] = Recent(_MAX_CACHED)
        self._fresh: Recent[str, bool] = Recent(_MAX_CACHED, _FRESH_SECONDS)
        self._deleted: Recent[str, bool] = Recent(_MAX_CACHED)

    def put(self, guest: str, name: str | None) -> None:
        self._cached.put(guest, name)
        self._fresh.put(guest, True)

    async def load(self, guests: Iterable[str]) -> None:
        """Reads those that are not fresh."""
        missing = [guest for guest in guests if not self._fresh.get(guest)]
        if missing:
            await self.read(missing)

    async def read(self, guests: Iterable[str]) -> None:
        wanted = list(guests)
        with contextlib.suppress(Unavailable):
            found = await self._journal.read(stored_guests.names, wanted)
            for guest in wanted:
                self.put(guest, found.get(guest))
                if guest not in found:
                    self._deleted.put(guest, True)

    async def load_for(self, table: Table) -> None:
        """Those that `by_seat` needs."""
        await self.load(_guests(table))

    def are_loaded_for(self, table: Table) -> bool:
        return all(map(self._fresh.get, _guests(table)))

    def by_seat(self, table: Table, local_names: Mapping[int, str]) -> dict[int, str | None]:
        """With numbers where they look alike. Who deleted their data took along the names of the
        others at their device."""
        names: dict[int, str | None] = {}
        for number, seat in enumerate(table.seats, 1):
            guest = seat.guest or seat.invited
            if guest is None or self._deleted.get(guest):
                names[number] = None
            elif seat.kind == "local":
                names[number] = local_names.get(number)
            else:
                names[number] = self._cached.get(guest)
        return with_numbers(names)


def _guests(table: Table) -> list[str]:
    seated = (seat.guest or seat.invited for seat in table.seats)
    return [guest for guest in seated if guest is not None]
