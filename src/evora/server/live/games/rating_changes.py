"""What a rated game did to ratings, for everybody who looks at it afterwards.

The database knows it with the end of the game. So the end is shown first, and the change as soon as
it was read: here, at other processes, and to those who come later.
"""

from __future__ import annotations

import contextlib

from evora.server.domain.rated_games import rated_game
from evora.server.domain.ratings import MIN_GAMES, is_sure
from evora.server.domain.table import Table
from evora.server.live.games.broadcast import Broadcaster
from evora.server.live.games.live_game import GameChanged, LiveGame
from evora.server.live.guests.names import Names
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import RatingChange, RatingView
from evora.server.storage import ratings
from evora.server.storage.journal import Journal
from evora.server.storage.ratings import StoredResult
from evora.server.storage.values import Unavailable


class RatingChanges:
    def __init__(
        self, journal: Journal, names: Names, broadcaster: Broadcaster, tasks: Tasks
    ) -> None:
        self._journal = journal
        self._names = names
        self._broadcaster = broadcaster
        self._tasks = tasks

    async def load(self, live: LiveGame) -> None:
        """For the views of a game; without a database they do without."""
        if live.rating_changes is None and rated_game(live.table) is not None:
            with contextlib.suppress(Unavailable):
                found = await self._journal.read(ratings.of_game, live.id)
                # Beside the names stands what the game made of them, from the same moment on.
                await self._names.read(_people(live.table))
                live.rating_changes = [_change(result) for result in found]

    def game_changed(self, change: GameChanged) -> None:
        before, table = change.before, change.game.table
        ended = table.status == "over" and before is not None and before.status != "over"
        if ended and rated_game(table) is not None:
            self._tasks.spawn("ratings", self._show(change.game))

    async def _show(self, live: LiveGame) -> None:
        """The change, and what others see of these people from now on."""
        await self.load(live)
        self._broadcaster.send(live)


def _people(table: Table) -> list[str]:
    return [seat.guest for seat in table.seats if seat.kind == "guest" and seat.guest is not None]


def _change(result: StoredResult) -> RatingChange:
    rating = None
    if result.games >= MIN_GAMES:
        rating = RatingView(rating=round(result.rating.rating), sure=is_sure(result.rating))
    shown_before = result.games - result.counts >= MIN_GAMES
    change = round(result.rating.rating) - round(result.before)
    return RatingChange(
        seat=result.seat,
        counts=result.counts,
        rating=rating,
        change=change if shown_before else None,
        games=result.games,
    )
