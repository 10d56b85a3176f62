"""Before a guest's data is deleted: their games end, so that nobody is left waiting."""

from __future__ import annotations

import secrets

from evora.server.common.refusal import Refusal
from evora.server.live.games import Games
from evora.server.live.lists import Lists
from evora.server.messages import Command, GameSummary, Leave, Resign

# A game that others act in at the same moment is tried again.
_ATTEMPTS = 12


async def take_leave(guest: str, games: Games, lists: Lists) -> None:
    """Resigns the running games of a guest, and gets up from those that have not begun."""
    before: str | None = None
    while True:
        page = await lists.mine(guest, before)
        for summary in page.games:
            if summary.status != "over":
                await _leave(guest, summary, games)
        if page.next is None:
            return
        before = page.next


async def _leave(guest: str, summary: GameSummary, games: Games) -> None:
    for _ in range(_ATTEMPTS):
        view = await games.view(summary.game, guest)
        mine = [seat.seat for seat in view.seats if seat.yours]
        playing = view.status == "playing" and mine
        if not playing and (view.status != "waiting" or not (mine or view.creator)):
            return
        identity = secrets.token_urlsafe(12)
        command: Command = (
            Resign(id=identity, seq=view.seq, seat=mine[0])
            if playing
            else Leave(id=identity, seq=view.seq)
        )
        try:
            await games.command(summary.game, command, guest)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
