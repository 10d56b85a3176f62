"""Challenges: who may challenge whom, how often, and for how long.

A challenge is a game in which the seat of one person waits for them, as the seats of bots do.
"""

from __future__ import annotations

from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.guests.blocks import Blocks
from evora.server.live.guests.bots import Invitations
from evora.server.messages import Clock, CreateGame, DaysClock, PersonSeat
from evora.server.storage import bounds
from evora.server.storage import company as stored_company
from evora.server.storage import keys as stored_keys
from evora.server.storage.journal import Journal

# Open ones; who has not finished a game yet has one.
MAX_OPEN = 5
# To one person in an hour, whatever became of them.
MAX_REPEATED = 3
_HOUR_MS = 3_600_000
# With days for a move nobody has to be there.
_SLOW_MS = 3 * 86_400_000


class Challenges:
    def __init__(self, settings: Settings, journal: Journal, blocks: Blocks) -> None:
        self._journal = journal
        self._blocks = blocks
        self._live_ms = int(settings.invitation_timeout * 1000)

    async def invite(self, guest: str, request: CreateGame) -> Invitations:
        """Of the people whom a guest challenges to a game. Refusal unknown_person, yourself;
        no_challenges, which does not tell a block from what the other one has chosen."""
        ends: dict[str, int] = {}
        people: dict[str, str] = {}
        room: list[bounds.Bound] = []
        for seat in request.seats:
            if isinstance(seat, PersonSeat):
                person = people[seat.name] = await self.person(guest, seat.name)
                ends[person] = now_ms() + (_SLOW_MS if is_slow(request.clock) else self._live_ms)
                room += await self._room(guest, person)
        return Invitations(room, ends, people)

    async def person(self, guest: str, name: str) -> str:
        """Who keeps a name; Refusal unknown_person, yourself."""
        return await self._journal.read(stored_company.person, name, guest)

    async def _room(self, guest: str, person: str) -> list[bounds.Bound]:
        takes = await self._journal.read(stored_company.takes_challenge, person, guest)
        if not takes or not await self._blocks.may_meet(guest, person):
            raise Refusal("no_challenges", "seats", "this person takes no challenges from you")
        finished = await self._journal.read(stored_keys.has_finished, guest)
        since = now_ms() - _HOUR_MS
        return [
            *bounds.challenges_between(guest, person),
            bounds.challenges_of(guest, MAX_OPEN if finished else 1),
            bounds.challenges_since(guest, person, since, MAX_REPEATED),
        ]


def is_slow(clock: Clock) -> bool:
    """Nobody has to be there for the other one."""
    return isinstance(clock, DaysClock)
