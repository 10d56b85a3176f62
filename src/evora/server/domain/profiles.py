"""What the page of a person says, from sums that the database has made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from evora.server.domain import entries as log
from evora.server.domain.level_scale import LevelPlace, LevelResults, place_on_levels
from evora.server.domain.played import BOTS, MIXED, PEOPLE, GameResult

K = TypeVar("K")
T = TypeVar("T")

NO_LEVELS = frozenset({PEOPLE, BOTS, MIXED})
# Points of a graph: more are not told apart on a screen.
MAX_POINTS = 200


class Group(Struct, frozen=True):
    """Games of one setting, against the same kind of opponents, with the same result."""

    variant: log.Variant
    players: int
    opponents: str
    result: GameResult
    games: int


class Tally(Struct, frozen=True):
    won: int = 0
    shared: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost


def tally(groups: Iterable[Group]) -> Tally:
    counts: dict[GameResult, int] = {"won": 0, "shared": 0, "lost": 0}
    for group in groups:
        counts[group.result] += group.games
    return Tally(**counts)


def tallies(groups: Sequence[Group], key: Callable[[Group], K]) -> dict[K, Tally]:
    """By what `key` says of a group; in the order in which they come."""
    kinds = dict.fromkeys(map(key, groups))
    return {kind: tally(group for group in groups if key(group) == kind) for kind in kinds}


def like_level(groups: Sequence[Group]) -> LevelPlace | None:
    """Which level somebody plays about like, as far as games against levels tell."""
    against = [group for group in groups if group.opponents not in NO_LEVELS]
    kinds = tallies(against, lambda group: (group.variant, group.players, group.opponents))
    return place_on_levels(
        LevelResults(variant, players, level, each.games, each.won + each.shared / 2)
        for (variant, players, level), each in kinds.items()
    )


class Streaks(Struct, frozen=True):
    """`current`: games in a row that were won, or lost (below 0), up to the last one; a shared win
    ends both."""

    current: int
    longest_won: int
    longest_lost: int


def streaks(results: Iterable[GameResult]) -> Streaks:
    """Of results in the order of time."""
    current = won = lost = 0
    for result in results:
        if result == "won":
            current = max(current, 0) + 1
        elif result == "lost":
            current = min(current, 0) - 1
        else:
            current = 0
        won, lost = max(won, current), max(lost, -current)
    return Streaks(current, won, lost)


def spread(points: Sequence[T], most: int = MAX_POINTS) -> list[T]:
    """At most so many of them, in equal steps; the first and the last are among them."""
    if len(points) <= most:
        return list(points)
    step = (len(points) - 1) / (most - 1)
    return [points[round(at * step)] for at in range(most)]


class ReviewPoint(Struct, frozen=True):
    """What the review of a game says of somebody in it; of several games, the means. `ended`: when
    the last one did."""

    ended: int
    accuracy: float
    luck: float
    play: float
    games: int = 1


def mean_of(games: Sequence[ReviewPoint]) -> ReviewPoint:
    """There is at least one."""
    count = len(games)
    return ReviewPoint(
        games[-1].ended,
        sum(game.accuracy for game in games) / count,
        sum(game.luck for game in games) / count,
        sum(game.play for game in games) / count,
        count,
    )


def thinned(games: Sequence[ReviewPoint], most: int = MAX_POINTS) -> list[ReviewPoint]:
    """At most so many points, each the mean of games in a row: as many of them in each, but for the
    last."""
    size = max(1, -(-len(games) // most))
    return [mean_of(games[at : at + size]) for at in range(0, len(games), size)]
