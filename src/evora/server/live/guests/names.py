"""The names of guests, and what else everybody sees of them, cached: a view is made without
waiting, of what was loaded before."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import replace

from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.domain.finishing import word
from evora.server.domain.lookalikes import with_numbers
from evora.server.domain.ratings import pool_of, shown
from evora.server.domain.table import SeatPerson, Table
from evora.server.storage import kept_names as stored_names
from evora.server.storage import people
from evora.server.storage.journal import Journal
from evora.server.storage.people import Person
from evora.server.storage.values import Unavailable

# They are read again after this time: a message about their change may have been lost.
_FRESH_SECONDS = 60.0
_MAX_CACHED = 20_000
_NOBODY = Person()


class Names:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._cached: Recent[str, Person] = Recent(_MAX_CACHED)
        self._fresh: Recent[str, bool] = Recent(_MAX_CACHED, _FRESH_SECONDS)
        self._deleted: Recent[str, bool] = Recent(_MAX_CACHED)

    def put(self, guest: str, name: str | None, kept: bool) -> None:
        """A name that was read with something else. The rest has to be read with the next one."""
        self._cached.put(guest, replace(self.of(guest), name=name, kept=kept))

    def is_kept(self, guest: str) -> bool:
        """Whether the name of this guest, which was loaded, is theirs alone."""
        return self.of(guest).kept

    def of(self, guest: str) -> Person:
        """What was loaded of a guest."""
        return self._cached.get(guest) or _NOBODY

    async def keeps(self, guest: str) -> bool:
        """Whether they keep their name, as the database has it now; Unavailable."""
        return await self._journal.read(stored_names.current, guest) is not None

    async def require_kept(self, guest: str) -> None:
        """Refusal name_not_kept, Unavailable."""
        if not await self.keeps(guest):
            raise Refusal("name_not_kept", None, "rated games are for people who keep their names")

    async def load(self, guests: Iterable[str]) -> None:
        """Reads those that are not fresh."""
        missing = [guest for guest in guests if not self._fresh.get(guest)]
        if missing:
            await self.read(missing)

    async def read(self, guests: Iterable[str]) -> None:
        wanted = list(guests)
        with contextlib.suppress(Unavailable):
            found = await self._journal.read(people.known, wanted)
            for guest in wanted:
                self._cached.put(guest, found.get(guest, _NOBODY))
                self._fresh.put(guest, True)
                if guest not in found:
                    self._deleted.put(guest, True)

    async def load_for(self, table: Table) -> None:
        """Those that `by_seat` needs."""
        await self.load(_guests(table))

    def are_loaded_for(self, table: Table) -> bool:
        return all(map(self._fresh.get, _guests(table)))

    def by_seat(self, table: Table, local_names: Mapping[int, str]) -> dict[int, str | None]:
        """With numbers where they look alike, but for the one who keeps the name. Who deleted their
        data took along the names of the others at their device."""
        names: dict[int, str | None] = {}
        kept: set[int] = set()
        for number, seat in enumerate(table.seats, 1):
            guest = seat.guest or seat.invited
            if guest is None or self._deleted.get(guest):
                names[number] = None
            elif seat.kind == "local":
                names[number] = local_names.get(number)
            else:
                person = self.of(guest)
                names[number] = person.name
                if person.kept:
                    kept.add(number)
        return with_numbers(names, kept)

    def people(self, table: Table, now: int) -> dict[int, SeatPerson]:
        """By seat, what everybody sees of the people who were loaded, beside their names."""
        pool = pool_of(table.created.variant, table.players)
        seated = {
            number: self.of(seat.guest or seat.invited or "")
            for number, seat in enumerate(table.seats, 1)
            if seat.kind in ("guest", "open")
        }
        return {
            number: SeatPerson(
                shown(person.ratings.get(pool), now), word(person.finishing), person.kept
            )
            for number, person in seated.items()
        }


def _guests(table: Table) -> list[str]:
    seated = (seat.guest or seat.invited for seat in table.seats)
    return [guest for guest in seated if guest is not None]
