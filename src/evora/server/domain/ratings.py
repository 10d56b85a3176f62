"""Rated games: what the places at a table make of everybody's rating.

There are four pools, because two players need other skills than a table of three or four, and the
grey side other ones than the coloured. A table is one rating period: everybody has a result against
everybody else, by place. In the model in which a seat wins in proportion to 10^(rating / 400) the
full ranking of n equals tells (n - H(n)) / n, with H(n) = 1 + 1/2 + … + 1/n, where a duel tells a
quarter: so the n - 1 results of a player weigh 1, 0.78 and 0.64 each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.glicko import Rating, Result, aged, rated

Pool = m.Pool
POOLS: tuple[Pool, ...] = get_args(Pool)

# Before so many games a rating is not shown, and with a larger deviation it is not sure.
MIN_GAMES = 5
MAX_SURE_DEVIATION = 110.0
# Who leads is sure of it, and has played lately.
LEADERS_DEVIATION = 90.0
LEADERS_MS = 30 * 86_400_000
_MS_PER_DAY = 86_400_000

_WEIGHTS = {2: 1.0, 3: 0.78, 4: 0.64}
# What a place in the order from the start player is worth, in points beside the mean of all places.
# Between levels from `casual` to `master` and in self-play of the engine: docs/ratings.md.
ORDER_POINTS: dict[tuple[log.Variant, int], tuple[float, ...]] = {
    ("coloured", 2): (12, -12),
    ("coloured", 3): (13, -3, -10),
    ("coloured", 4): (15, 1, -2, -14),
    ("grey", 2): (10, -10),
    ("grey", 3): (16, -3, -13),
    ("grey", 4): (20, 1, -6, -15),
}

# How far people's strengths lie apart: with two players twice as far as at a table, where luck has
# a larger part. A newcomer may be any of them.
_DUEL, _TABLE = Rating(deviation=500.0), Rating(deviation=300.0)
FIRST_RATING: dict[Pool, Rating] = {
    "duel": _DUEL,
    "table": _TABLE,
    "duel_grey": _DUEL,
    "table_grey": _TABLE,
}


def pool_of(variant: log.Variant, players: int) -> Pool:
    if variant == "grey":
        return "duel_grey" if players == 2 else "table_grey"
    return "duel" if players == 2 else "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How a person has done. `place`: 1 for the best, the same for those who share it; `order`:
    from the start player of the first round, 0; `counts`: whether their own rating changes."""

    guest: str
    seat: int
    place: int
    order: int
    counts: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedGame:
    """A finished game that is rated: everybody who played in it."""

    game: str
    ended: int
    variant: log.Variant
    standings: tuple[Standing, ...]

    @property
    def players(self) -> int:
        return len(self.standings)

    @property
    def pool(self) -> Pool:
        return pool_of(self.variant, self.players)


def after_game(game: RatedGame, before: Sequence[Rating]) -> list[Rating]:
    """Everybody's rating afterwards, by standing. All of them come from the ratings before it."""
    worth = ORDER_POINTS[game.variant, game.players]
    weight = _WEIGHTS[game.players]
    after = []
    for number, (mine, rating) in enumerate(zip(game.standings, before, strict=True)):
        results = [
            Result(
                other_rating,
                _score(mine.place, other.place),
                weight,
                worth[mine.order] - worth[other.order],
            )
            for at, (other, other_rating) in enumerate(zip(game.standings, before, strict=True))
            if at != number
        ]
        after.append(rated(rating, results) if mine.counts else rating)
    return after


def _score(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


# --- What somebody's results amount to


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A rating in one pool. `rating`: as it was when the `last` game ended; `games`: those that
    counted; `best`: the highest rating that was sure."""

    rating: Rating
    games: int
    last: int
    best: float | None = None

    def at(self, time: int) -> Rating:
        """Less sure, the longer ago the last game was."""
        return aged(self.rating, (time - self.last) / _MS_PER_DAY)


def first_record(game: RatedGame) -> Record:
    """Of somebody whose first rated game it is."""
    return Record(rating=FIRST_RATING[game.pool], games=0, last=game.ended)


def next_records(game: RatedGame, before: Sequence[Record]) -> list[Record]:
    """What a game makes of the records of everybody in it, by standing. Who does not count has the
    same one as before."""
    ratings = after_game(game, [record.at(game.ended) for record in before])
    return [
        _next(record, rating, game.ended) if standing.counts else record
        for standing, record, rating in zip(game.standings, before, ratings, strict=True)
    ]


def _next(record: Record, rating: Rating, ended: int) -> Record:
    best = record.best
    if is_sure(rating):
        best = rating.rating if best is None else max(best, rating.rating)
    return Record(rating=rating, games=record.games + 1, last=ended, best=best)


def is_sure(rating: Rating) -> bool:
    return rating.deviation <= MAX_SURE_DEVIATION


def shown(record: Record | None, now: int) -> m.RatingView | None:
    """What others see of a rating; None before it says anything."""
    if record is None or record.games < MIN_GAMES:
        return None
    rating = record.at(now)
    return m.RatingView(rating=round(rating.rating), sure=is_sure(rating))
