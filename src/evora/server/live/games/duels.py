"""Games of two of whom one challenges the other: made once, though both should do it at once."""

from __future__ import annotations

from evora.server.common.refusal import Refusal
from evora.server.domain.table import Table, clock_view
from evora.server.live.games.commands import Commands
from evora.server.live.games.creation import Creation
from evora.server.live.games.views import Views
from evora.server.live.guests.challenges import Challenges
from evora.server.messages import CreateGame, GameMade, Join, PersonSeat
from evora.server.storage import challenges as stored_challenges
from evora.server.storage.journal import Journal


class Duels:
    def __init__(
        self,
        journal: Journal,
        challenges: Challenges,
        views: Views,
        creation: Creation,
        commands: Commands,
    ) -> None:
        self._journal = journal
        self._challenges = challenges
        self._views = views
        self._creation = creation
        self._commands = commands

    async def create(
        self, request: CreateGame, guest: str, address: str, network: str | None
    ) -> GameMade:
        """A new game, as in Creation; who challenges somebody by whom they are challenged in the
        same way accepts that. Refusal, Unavailable."""
        name = next((seat.name for seat in request.seats if isinstance(seat, PersonSeat)), None)
        if name is None:
            return await self._creation.create(request, guest, address, network=network)
        person = await self._challenges.person(guest, name)
        theirs = await self._theirs(request, guest, person)
        if theirs is not None:
            return theirs
        try:
            return await self._creation.create(request, guest, address)
        except Refusal as refusal:
            if refusal.code != "challenged_already":
                raise
            # They were faster by a moment.
            theirs = await self._theirs(request, guest, person)
            if theirs is None:
                raise
            return theirs

    async def _theirs(self, request: CreateGame, guest: str, person: str) -> GameMade | None:
        """The game of the other one's challenge, in which the guest sits now."""
        game = await self._journal.read(stored_challenges.last, person, guest)
        if game is None:
            return None
        live, _ = await self._views.look(game)
        if request.id not in live.table.commands:
            if live.table.invited(guest) is None or not _is_same(request, live.table):
                return None
            await self._commands.command(game, Join(id=request.id, seq=live.table.seq), guest)
        return GameMade(game=game, view=await self._views.view(game, guest))


def _is_same(request: CreateGame, table: Table) -> bool:
    """Whether somebody asks for the game that there is."""
    created = table.created
    return (
        request.variant == created.variant
        and request.clock == clock_view(created.clock)
        and request.start == created.start
        and bool(request.rated) == table.rated
        and request.origin is None
        and created.position is None
    )
