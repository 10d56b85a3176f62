"""Before a guest's data is deleted: their games end, so that nobody is left waiting."""

from __future__ import annotations

import secrets

from evora.server.common.refusal import Refusal
from evora.server.live.games.commands import Commands
from evora.server.live.games.views import Views
from evora.server.live.lobby.lists import Lists
from evora.server.messages import Command, Decline, GameSummary, GameView, Leave, Resign

# A game that others act in at the same moment is tried again.
_ATTEMPTS = 12


async def take_leave(guest: str, views: Views, commands: Commands, lists: Lists) -> None:
    """Resigns the running games of a guest, gets up from those that have not begun, and declines
    the invitations of a bot."""
    before: str | None = None
    while True:
        page = await lists.mine(guest, before)
        for summary in page.games:
            if summary.status != "over":
                await _leave(guest, summary, views, commands)
        if page.next is None:
            return
        before = page.next


async def _leave(guest: str, summary: GameSummary, views: Views, commands: Commands) -> None:
    for _ in range(_ATTEMPTS):
        try:
            view = await views.view(summary.game, guest)
            mine = [seat.seat for seat in view.seats if seat.yours]
            command = _command(view, mine)
            if command is None:
                return
            await commands.command(summary.game, command, guest)
        except Refusal as refusal:
            if refusal.code == "unknown_game":  # it was deleted meanwhile
                return
            if refusal.code != "stale":
                raise


def _command(view: GameView, mine: list[int]) -> Command | None:
    identity = secrets.token_urlsafe(12)
    if view.status == "playing" and mine:
        return Resign(id=identity, seq=view.seq, seat=mine[0])
    if view.status != "waiting":
        return None
    if view.invited is not None:
        return Decline(id=identity, seq=view.seq, seat=view.invited)
    return Leave(id=identity, seq=view.seq) if mine or view.creator else None
