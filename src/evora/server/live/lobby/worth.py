"""Which of several games is the best one to look at: that of the best players, people first."""

from __future__ import annotations

from evora.server.common.timestamps import now_ms
from evora.server.domain import summaries
from evora.server.domain.bots import is_bot
from evora.server.domain.ratings import FIRST_RATING, pool_of, shown
from evora.server.storage.values import ListedGame

# The more, the better; compared from the first number on.
Worth = tuple[float, ...]


def worth(game: ListedGame) -> Worth:
    return (_mean_rating(game), _share_of_people(game))


def _mean_rating(game: ListedGame) -> float:
    """Who has none that is shown counts as a newcomer; 0 if nobody has."""
    stored, now = summaries.decode(game.summary), now_ms()
    pool = pool_of(stored.variant, stored.players)
    records = (game.ratings.get(seat.guest or "", {}).get(pool) for seat in game.seats)
    views = [shown(record, now) for record in records]
    if not any(views):
        return 0.0
    first = FIRST_RATING[pool].rating
    return sum(view.rating if view else first for view in views) / len(views)


def _share_of_people(game: ListedGame) -> float:
    people = {seat.guest for seat in game.seats if seat.guest and not is_bot(seat.guest)}
    return len(people) / len(game.seats)
