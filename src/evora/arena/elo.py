"""Ratings and intervals from shares of wins.

The model: each seat wins with a chance in proportion to 10^(rating / 400) of its player. For two
seats that is the usual Elo; one player among n - 1 copies of another who has a win share s is rated
400 log10(s (n - 1) / (1 - s)) above it. All ratings are fitted at once to all games, by maximum
likelihood.

Games with the same tiles are not independent, so every interval counts a deal, with all of its
games, as one observation.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

SCALE = 400 / math.log(10)  # Elo in a unit of the natural logarithm
_Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations


@dataclass(frozen=True)
class GameShares:
    """A game as the fit sees it: the player in each seat, and each seat's share of the win."""

    cluster: Hashable
    seats: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % interval; an end that the data do not bound is None."""

    value: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Ratings:
    """The fitted ratings by player, and how uncertain differences between them are.

    A player has a rating only if the games connect it with the anchor both ways: it has won a
    share from the anchor and the anchor from it, directly or through other players. Otherwise any
    large enough difference fits the games equally well, and the rating is None.
    """

    anchor: int
    values: tuple[float | None, ...]
    sides: tuple[int, ...]  # without a rating: 1 above the anchor, -1 below, 0 unknown
    _covariance: dict[tuple[int, int], float]
    _quantile: float

    def difference(self, one: int, other: int) -> Interval:
        """By how much `one` is rated above `other`."""
        high, low = self.values[one], self.values[other]
        if high is None or low is None:
            return Interval(None, None, None)
        value = high - low
        covariance = self._covariance
        variance = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        margin = self._quantile * math.sqrt(max(variance, 0.0))
        return Interval(value, value - margin, value + margin)


def fit_ratings(games: Sequence[GameShares], players: int, anchor: int) -> Ratings:
    """The ratings of players 0 ... players - 1, that of the anchor being 0."""
    reached = _reached(_wins(games, players))
    above = {player for player in range(players) if anchor in reached[player]}
    group = reached[anchor] & above
    sides = tuple((player in above) - (player in reached[anchor]) for player in range(players))
    values: list[float | None] = [None] * players
    values[anchor] = 0.0
    covariance = {(anchor, anchor): 0.0}
    free = sorted(group - {anchor})
    inside = [part for part in (_among(game, group) for game in games) if part is not None]
    clusters = len({game.cluster for game in inside})
    if not free or not inside:
        return Ratings(anchor, tuple(values), sides, covariance, _Z)
    strengths = _maximise(inside, players, free)
    inverse = _inverse(_information(_line_ups(inside), strengths, free))
    scatter = _scatter(inside, strengths, free, clusters)
    robust = _product(_product(inverse, scatter), inverse)
    for at, one in enumerate(free):
        values[one] = strengths[one] * SCALE
        covariance[one, anchor] = covariance[anchor, one] = 0.0
        for to, other in enumerate(free):
            covariance[one, other] = robust[at][to] * SCALE * SCALE
    return Ratings(anchor, tuple(values), sides, covariance, student_quantile(clusters - 1))


def default_anchor(games: Sequence[GameShares], players: int) -> int:
    """The last player of the largest group whose ratings can be compared."""
    reached = _reached(_wins(games, players))

    def tied(player: int) -> int:
        return sum(player in reached[other] for other in reached[player])

    return max(range(players), key=lambda player: (tied(player), player))


def share_interval(observations: Iterable[tuple[float, float]]) -> Interval:
    """A share from (won, of how much) for each deal: Wilson's interval.

    Its sample size is the one that would give the spread seen between deals. Where there is no
    spread, as at 0 and 100 %, it is the number of deals.
    """
    pairs = [(won, total) for won, total in observations if total > 0]
    total = sum(of for _, of in pairs)
    if not pairs:
        return Interval(None, None, None)
    share = min(max(sum(won for won, _ in pairs) / total, 0.0), 1.0)
    count = len(pairs)
    size = min(float(count), total)
    if 0 < share < 1 and count > 1:
        residuals = sum((won - share * of) ** 2 for won, of in pairs)
        variance = residuals * count / (count - 1) / total**2
        # Never more than twice the games: few deals that happen to agree prove little.
        size = min(share * (1 - share) / max(variance, 1e-12), 2 * total)
    z = student_quantile(count - 1)
    centre = (share + z * z / (2 * size)) / (1 + z * z / size)
    inner = share * (1 - share) / size + z * z / (4 * size * size)
    margin = z / (1 + z * z / size) * math.sqrt(inner)
    low = max(centre - margin, 0.0) if share > 0 else 0.0
    high = min(centre + margin, 1.0) if share < 1 else 1.0
    return Interval(share, low, high)


def elo_of_share(share: float | None, players: int = 2) -> float | None:
    """The Elo difference that gives one player a win share among copies of another."""
    if share is None or not 1e-12 < share < 1 - 1e-12:
        return None
    return SCALE * math.log(share * (players - 1) / (1 - share))


def share_of_elo(elo: float, players: int = 2) -> float:
    """The win share that an Elo difference gives one player among copies of another."""
    return 1 / (1 + (players - 1) * math.exp(-elo / SCALE))


def elo_interval(share: Interval, players: int = 2) -> Interval:
    return Interval(*(elo_of_share(end, players) for end in (share.value, share.low, share.high)))


def student_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, close enough from 2 degrees of freedom."""
    if freedom < 1:
        return 12.71
    z, f = _Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / f + second / f**2 + third / f**3


# --- The fit


def _wins(games: Iterable[GameShares], players: int) -> list[set[int]]:
    """The players from which each player has won a share."""
    wins: list[set[int]] = [set() for _ in range(players)]
    for seats, winners in {(game.seats, _winners(game)) for game in games}:
        for winner in winners:
            wins[winner].update(seats)
    return wins


def _winners(game: GameShares) -> tuple[int, ...]:
    return tuple(who for who, share in zip(game.seats, game.shares, strict=True) if share > 0)


def _reached(wins: Sequence[set[int]]) -> list[set[int]]:
    """The players that each player has won from, directly or through others; itself included."""
    reached = []
    for player in range(len(wins)):
        seen, todo = {player}, [player]
        while todo:
            new = wins[todo.pop()] - seen
            seen |= new
            todo += new
        reached.append(seen)
    return reached


def _among(game: GameShares, group: set[int]) -> GameShares | None:
    """A game reduced to the players of a group; None if it says nothing about them."""
    pairs = [pair for pair in zip(game.seats, game.shares, strict=True) if pair[0] in group]
    if len({player for player, _ in pairs}) < 2 or not any(share for _, share in pairs):
        return None
    if len(pairs) == len(game.seats):
        return game
    return GameShares(game.cluster, *map(tuple, zip(*pairs, strict=True)))


def _line_ups(games: Iterable[GameShares]) -> dict[tuple[int, ...], float]:
    """The wins that were shared by each combination of players."""
    line_ups: dict[tuple[int, ...], float] = defaultdict(float)
    for game in games:
        line_ups[tuple(sorted(game.seats))] += sum(game.shares)
    return line_ups


def _expected(seats: Sequence[int], strengths: Sequence[float]) -> list[float]:
    """Each seat's expected share."""
    top = max(strengths[player] for player in seats)
    weights = [math.exp(strengths[player] - top) for player in seats]
    total = sum(weights)
    return [weight / total for weight in weights]


def _maximise(games: Sequence[GameShares], players: int, free: Sequence[int]) -> list[float]:
    """Newton's method: the likelihood is concave, so short enough steps always increase it."""
    strengths = [0.0] * players
    won: dict[int, float] = defaultdict(float)
    for game in games:
        for player, share in zip(game.seats, game.shares, strict=True):
            won[player] += share
    line_ups = _line_ups(games)

    def likelihood(at: Sequence[float]) -> float:
        value = sum(won[player] * at[player] for player in won)
        for seats, count in line_ups.items():
            top = max(at[player] for player in seats)
            total = sum(math.exp(at[player] - top) for player in seats)
            value -= count * (top + math.log(total))
        return value

    for _ in range(100):
        gradient = dict(won)
        for seats, count in line_ups.items():
            for player, share in zip(seats, _expected(seats, strengths), strict=True):
                gradient[player] -= count * share
        inverse = _inverse(_information(line_ups, strengths, free))
        step = [
            sum(a * gradient[player] for a, player in zip(row, free, strict=True))
            for row in inverse
        ]
        factor = min(1.0, 3.0 / max(*map(abs, step), 1e-12))
        old = likelihood(strengths)
        while True:
            new = list(strengths)
            for player, change in zip(free, step, strict=True):
                new[player] += factor * change
            if likelihood(new) >= old - 1e-12 * abs(old) or factor < 1e-6:
                break
            factor /= 2
        strengths = new
        if max(map(abs, step)) < 1e-9:
            break
    return strengths


Matrix = list[list[float]]


def _information(
    line_ups: Mapping[tuple[int, ...], float], strengths: Sequence[float], free: Sequence[int]
) -> Matrix:
    """Minus the second derivatives of the likelihood."""
    place = {player: at for at, player in enumerate(free)}
    matrix = [[0.0] * len(free) for _ in free]
    for seats, count in line_ups.items():
        shares: dict[int, float] = defaultdict(float)
        for player, share in zip(seats, _expected(seats, strengths), strict=True):
            shares[player] += share
        for one in shares.keys() & place.keys():
            matrix[place[one]][place[one]] += count * shares[one]
            for other in shares.keys() & place.keys():
                matrix[place[one]][place[other]] -= count * shares[one] * shares[other]
    return matrix


def _scatter(
    games: Iterable[GameShares], strengths: Sequence[float], free: Sequence[int], clusters: int
) -> Matrix:
    """How much the gradient varies from deal to deal: the middle of the sandwich estimate."""
    expected: dict[tuple[int, ...], list[float]] = {}
    surprise: dict[Hashable, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for game in games:
        if game.seats not in expected:
            expected[game.seats] = _expected(game.seats, strengths)
        of_deal = surprise[game.cluster]
        wins = sum(game.shares)
        for player, share, hoped in zip(game.seats, game.shares, expected[game.seats], strict=True):
            of_deal[player] += share - wins * hoped
    correction = clusters / (clusters - 1) if clusters > 1 else 1.0
    matrix = [[0.0] * len(free) for _ in free]
    for of_deal in surprise.values():
        vector = [of_deal.get(player, 0.0) for player in free]
        for at, one in enumerate(vector):
            if one:
                for to, other in enumerate(vector):
                    matrix[at][to] += correction * one * other
    return matrix


def _product(a: Matrix, b: Matrix) -> Matrix:
    columns = list(zip(*b, strict=True))
    return [
        [math.fsum(x * y for x, y in zip(row, column, strict=True)) for column in columns]
        for row in a
    ]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss-Jordan elimination with pivots."""
    size = len(matrix)
    rows = [[*row, *(float(at == to) for to in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        # Zero after rounding, for a huge difference of ratings: avoids dividing by it.
        pivot = rows[at][at] or 1e-300
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
