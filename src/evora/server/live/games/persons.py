"""Who sits at a game: the people behind its seats, whom others know by nothing but the seat."""

from __future__ import annotations

from dataclasses import dataclass

from evora.server.common.refusal import Refusal
from evora.server.live.games.cache import GameCache
from evora.server.storage import bots as stored_bots
from evora.server.storage.journal import Journal


@dataclass(frozen=True, slots=True)
class SeatedPeople:
    """`by_seat`: of a bot its owner; engines, free seats and people at another's device are left
    out. `guests`: the guest of each of these seats, who may be a bot. `seq`: where the game
    stood."""

    game: str
    seq: int
    by_seat: dict[int, str]
    guests: dict[int, str]

    def other(self, seat: int, guest: str) -> str:
        """The person of a seat; Refusal bad_field unless that is somebody else than the guest."""
        person = self.by_seat.get(seat)
        if person is None or person == guest:
            raise Refusal("bad_field", "seat", "expected the seat of another person")
        return person


class Persons:
    def __init__(self, journal: Journal, cache: GameCache) -> None:
        self._journal = journal
        self._cache = cache

    async def at(self, game: str) -> SeatedPeople:
        """Refusal unknown_game, Unavailable."""
        async with self._cache.hold(game) as live:
            table = live.table
        seated = {
            number: seat.guest
            for number, seat in enumerate(table.seats, 1)
            if seat.kind == "guest" and seat.guest is not None
        }
        owners = await self._journal.read(stored_bots.owners, list(seated.values()))
        by_seat = {number: owners.get(guest, guest) for number, guest in seated.items()}
        return SeatedPeople(game, table.seq, by_seat, seated)
