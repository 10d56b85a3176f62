"""Ratings: known strengths come back, and intervals mean what they say."""

from __future__ import annotations

import itertools
import math
import random
from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import pytest

from evora.arena.elo import (
    GameShares,
    Interval,
    default_anchor,
    elo_interval,
    elo_of_share,
    fit_ratings,
    share_interval,
    share_of_elo,
    student_quantile,
)


def simulated(
    rng: random.Random,
    ratings: Sequence[float],
    line_ups: Sequence[tuple[int, ...]],
    deals: int,
    *,
    luck: float = 0.0,
) -> list[GameShares]:
    """Games of players with known ratings. With `luck` some tables have one result for a deal."""
    games = []
    for deal in range(deals):
        for line_up in line_ups:
            weights = [10 ** (ratings[player] / 400) for player in line_up]
            same = rng.choices(line_up, weights)[0] if rng.random() < luck else None
            for rotation in range(len(line_up)):
                seats = line_up[rotation:] + line_up[:rotation]
                turned = weights[rotation:] + weights[:rotation]
                winner = rng.choices(range(len(seats)), turned)[0]
                if same is not None:
                    winner = seats.index(same)
                games.append(GameShares(deal, seats, one_hot(winner, len(seats))))
    return games


def one_hot(at: int, size: int) -> tuple[float, ...]:
    return tuple(float(index == at) for index in range(size))


def test_formulas() -> None:
    assert elo_of_share(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo_of_share(1 / 3, 3) == pytest.approx(0)
    assert elo_of_share(0.5, 4) == pytest.approx(190.85, abs=0.01)
    assert elo_of_share(0.0) is elo_of_share(1.0) is elo_of_share(None) is None
    for elo, players in ((-300, 2), (10, 3), (250, 4)):
        assert elo_of_share(share_of_elo(elo, players), players) == pytest.approx(elo)


def test_student() -> None:
    for freedom, expected in ((4, 2.776445), (10, 2.228139), (30, 2.042272), (100, 1.983972)):
        error = 8e-3 * (4 / freedom) ** 4  # the terms that the series leaves out
        assert student_quantile(freedom) == pytest.approx(expected, abs=error + 1e-6)


def test_two_players_agree_with_the_formula() -> None:
    games = [
        GameShares(deal, (0, 1), (1.0, 0.0) if deal % 4 else (0.0, 1.0)) for deal in range(400)
    ]
    fit = fit_ratings(games, 2, anchor=1)
    assert fit.values[0] == pytest.approx(190.85, abs=0.01)
    assert fit.values[1] == 0
    found = fit.difference(0, 1)
    # The formula of the AI notes near equality: 345 / sqrt(games), wider further out.
    assert found.high is not None and found.value is not None
    assert found.high - found.value == pytest.approx(1.96 * 345 / 20 / (2 * 0.433), rel=0.03)


def test_equals_do_not_end_the_fit_for_the_others() -> None:
    """Two players are even from the first step on; the third takes several."""
    games = []
    for deal in range(10):
        games.append(GameShares(deal, (0, 1), one_hot(deal % 2, 2)))
        games.append(GameShares(deal, (0, 2), one_hot(int(deal > 0), 2)))
    fit = fit_ratings(games, 3, anchor=0)
    assert fit.values[1] == pytest.approx(0, abs=1e-6)
    assert fit.values[2] == pytest.approx(elo_of_share(0.9), abs=1e-6)


@pytest.mark.parametrize("players", [3, 4])
def test_one_among_copies_agrees_with_the_formula(players: int) -> None:
    rng = random.Random(1)
    games = simulated(rng, (120, 0), [(0, *[1] * (players - 1))], 300)
    share = sum(sum(s for p, s in zip(g.seats, g.shares, strict=True) if p == 0) for g in games)
    fit = fit_ratings(games, 2, anchor=1)
    assert fit.values[0] == pytest.approx(elo_of_share(share / len(games), players), abs=1e-6)


@pytest.mark.parametrize(
    "line_ups",
    [
        list(itertools.combinations(range(4), 2)),
        list(itertools.combinations(range(4), 3)),
        [(0, 1, 2, 3)],
        [(a, b, b) for a, b in itertools.permutations(range(4), 2)],
    ],
)
def test_known_strengths_come_back(line_ups: list[tuple[int, ...]]) -> None:
    true = (0.0, 80.0, 200.0, 150.0)
    games = simulated(random.Random(5), true, line_ups, 1200 // len(line_ups))
    fit = fit_ratings(games, 4, anchor=0)
    for one, other in itertools.combinations(range(4), 2):
        found = fit.difference(one, other)
        assert found.value is not None and found.low is not None and found.high is not None
        assert abs(found.value - (true[one] - true[other])) < 1.6 * (found.high - found.value)
        assert found.high - found.value < 60


@pytest.mark.parametrize("luck", [0.0, 0.6])
def test_intervals_cover_the_truth_in_about_95_percent(luck: float) -> None:
    rng = random.Random(7)
    true = (0.0, 60.0, 150.0)
    line_ups = list(itertools.combinations(range(3), 2))
    inside = runs = 0
    for _ in range(300):
        fit = fit_ratings(simulated(rng, true, line_ups, 40, luck=luck), 3, anchor=0)
        for one, other in line_ups:
            found = fit.difference(other, one)
            assert found.low is not None and found.high is not None
            inside += found.low <= true[other] - true[one] <= found.high
            runs += 1
    assert 0.925 <= inside / runs <= 0.975


@pytest.mark.parametrize("share", [0.3, 0.9])
def test_share_intervals_cover_the_truth(share: float) -> None:
    rng = random.Random(3)
    inside = 0
    for _ in range(400):
        deals = []
        for _ in range(50):
            first = rng.random() < share
            second = first if rng.random() < 0.5 else rng.random() < share
            deals.append((float(first + second), 2.0))
        found = share_interval(deals)
        assert found.low is not None and found.high is not None
        inside += found.low <= share <= found.high
    assert 0.92 <= inside / 400 <= 0.985


def test_all_or_nothing_has_a_score_and_no_elo() -> None:
    won = [GameShares(deal, (0, 1), (1.0, 0.0)) for deal in range(100)]
    fit = fit_ratings(won, 2, anchor=1)
    assert fit.values == (None, 0.0)
    assert fit.sides == (1, 0)
    assert fit.difference(0, 1).value is None
    share = share_interval([(1.0, 1.0)] * 100)
    assert share.value == share.high == 1
    assert share.low == pytest.approx(0.963, abs=0.003)
    elo = elo_interval(share)
    assert elo.value is elo.high is None
    assert elo.low is not None and 500 < elo.low < 600


def test_the_hopeless_do_not_hide_the_others() -> None:
    rng = random.Random(2)
    games = simulated(rng, (50, 0, -100_000), [(0, 1, 2)], 300)
    assert default_anchor(games, 3) == 1
    fit = fit_ratings(games, 3, anchor=1)
    assert fit.values[2] is None and fit.sides[2] == -1
    found = fit.difference(0, 1)
    assert found.low is not None and found.high is not None
    assert found.low < 50 < found.high
    only = fit_ratings(games, 3, anchor=2)
    assert only.values == (None, None, 0.0) and only.sides == (1, 1, 0)


def test_a_shared_win_is_split() -> None:
    games = [GameShares(deal, (0, 1), (0.5, 0.5)) for deal in range(20)]
    assert fit_ratings(games, 2, anchor=1).values == (0.0, 0.0)


def test_no_games() -> None:
    assert fit_ratings([], 2, anchor=1).values == (None, 0.0)
    assert share_interval([]).value is None


def test_huge_differences_converge() -> None:
    games = [GameShares(0, (0, 1), (0.0, 1.0))]
    games += [GameShares(deal, (0, 1), (1.0, 0.0)) for deal in range(1, 20_000)]
    assert fit_ratings(games, 2, anchor=1).values[0] == pytest.approx(1720.4, abs=0.5)


# --- Against an independent computation


def reference_fit(
    games: Sequence[GameShares], players: int, anchor: int
) -> tuple[np.ndarray, np.ndarray]:
    """Ratings and their covariance, in Elo: dense matrices, and numerical derivatives."""
    free = [player for player in range(players) if player != anchor]
    rows = [
        (game.cluster, np.eye(players)[list(game.seats)], np.array(game.shares)) for game in games
    ]

    def gradient(strengths: np.ndarray, seats: np.ndarray, shares: np.ndarray) -> np.ndarray:
        weights = np.exp(seats @ strengths)
        result: np.ndarray = seats.T @ (shares - shares.sum() * weights / weights.sum())
        return result

    def total(strengths: np.ndarray) -> np.ndarray:
        parts = [gradient(strengths, seats, shares) for _, seats, shares in rows]
        return np.asarray(np.sum(parts, axis=0))

    strengths, bread = np.zeros(players), np.zeros((players, players))
    step = 1e-5
    for _ in range(8):  # Newton, with the information by finite differences
        for player in free:
            shift = np.eye(players)[player] * step
            bread[player] = (total(strengths - shift) - total(strengths + shift)) / (2 * step)
        inverse = np.linalg.inv(bread[np.ix_(free, free)])
        strengths[free] += inverse @ total(strengths)[free]
    deals: dict[object, np.ndarray] = defaultdict(lambda: np.zeros(players))
    for cluster, seats, shares in rows:
        deals[cluster] = deals[cluster] + gradient(strengths, seats, shares)
    count = len(deals)
    meat = sum(np.outer(v, v) for v in deals.values()) * count / (count - 1)
    covariance = np.zeros((players, players))
    covariance[np.ix_(free, free)] = inverse @ np.asarray(meat)[np.ix_(free, free)] @ inverse
    scale = 400 / math.log(10)
    return strengths * scale, covariance * scale**2


@pytest.mark.parametrize(
    ("line_ups", "anchor"),
    [
        ([(0, 1), (0, 2), (1, 2)], 0),
        ([(0, 1), (0, 2), (1, 2)], 2),
        ([(0, 1, 2)], 1),
        ([(0, 1, 1), (1, 2, 2), (2, 0, 0)], 1),
    ],
)
def test_ratings_and_intervals_agree_with_an_independent_fit(
    line_ups: list[tuple[int, ...]], anchor: int
) -> None:
    games = simulated(random.Random(9), (0.0, 130.0, 60.0), line_ups, 12, luck=0.5)
    games = [game for game in games if game.cluster != 3 or 2 not in game.seats]  # 2 missed one
    fit = fit_ratings(games, 3, anchor)
    values, covariance = reference_fit(games, 3, anchor)
    assert fit.anchor == anchor and fit.values[anchor] == 0
    quantile = student_quantile(len({game.cluster for game in games}) - 1)
    for one, other in itertools.permutations(range(3), 2):
        found = fit.difference(one, other)
        assert found.value is not None and found.low is not None and found.high is not None
        assert found.value == pytest.approx(values[one] - values[other], abs=0.01)
        apart = np.eye(3)[one] - np.eye(3)[other]
        margin = quantile * math.sqrt(apart @ covariance @ apart)
        assert found.high - found.value == pytest.approx(margin, rel=1e-3)
        assert found.value - found.low == pytest.approx(margin, rel=1e-3)


def test_games_that_agree_count_as_often_as_there_are_deals() -> None:
    """Both games of a deal have the same result: twice the games tell nothing more."""
    single = [GameShares(deal, (0, 1), one_hot(deal % 3 == 0, 2)) for deal in range(30)]
    twice = [game for game in single for _ in range(2)]
    one, two = (fit_ratings(games, 2, 1).difference(0, 1) for games in (single, twice))
    assert one.low == pytest.approx(two.low) and one.high == pytest.approx(two.high)


def reference_share_interval(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """Wilson's interval as the two roots of (share - p)^2 = z^2 p (1 - p) / size."""
    won, of = np.array(pairs).T
    share, count, total = won.sum() / of.sum(), len(pairs), of.sum()
    variance = ((won - share * of) ** 2).sum() * count / (count - 1) / total**2
    size = min(share * (1 - share) / variance, 2 * total)
    z = student_quantile(count - 1)
    roots = np.roots([1 + z * z / size, -2 * share - z * z / size, share * share])
    return share, min(roots), max(roots)


@pytest.mark.parametrize(
    "pairs",
    [
        [(2.0, 2.0), (1.0, 2.0), (0.5, 2.0), (2.0, 2.0)],
        [(1.0, 1.0), (0.0, 1.0), (0.5, 1.0), (0.25, 0.5), (0.0, 3.0)],
        [(1.0, 2.0), (1.01, 2.0), (1.0, 2.0)],  # agree by chance: at most twice the games
    ],
)
def test_share_intervals_agree_with_an_independent_computation(
    pairs: list[tuple[float, float]],
) -> None:
    found = share_interval(pairs)
    assert (found.value, found.low, found.high) == pytest.approx(reference_share_interval(pairs))
    assert share_interval([*pairs, (0.0, 0.0)]) == found  # a deal without them says nothing


@pytest.mark.parametrize(("won", "ends"), [(0.0, (0.0, None)), (2.0, (None, 1.0))])
def test_share_intervals_without_a_spread(won: float, ends: tuple[float | None, ...]) -> None:
    few, many = (share_interval([(won, 2.0)] * count) for count in (5, 50))
    for found in (few, many):
        assert found.value == won / 2
        assert (found.low if ends[0] is not None else found.high) == won / 2
    width = [(i.high or 0.0) - (i.low or 0.0) for i in (few, many)]
    assert 0 < width[1] < width[0] / 5 < 1
    z = student_quantile(49)
    assert width[1] == pytest.approx(z * z / (50 + z * z))


def test_share_intervals_of_one_deal() -> None:
    found = share_interval([(1.0, 2.0)])
    assert found.value == 0.5
    assert found.low is not None and found.high is not None
    assert 0 <= found.low < 0.02 and 0.98 < found.high <= 1


def test_which_ratings_can_be_compared() -> None:
    """0 and 1 beat each other; 2 lost to 1 only; 3 beat 1 only; 4 met nobody."""
    results = [((0, 1), 0), ((0, 1), 1), ((1, 2), 0), ((1, 3), 1)]
    games = [
        GameShares(deal, seats, one_hot(winner, 2)) for deal, (seats, winner) in enumerate(results)
    ]
    fit = fit_ratings(games, 5, anchor=0)
    assert [value is not None for value in fit.values] == [True, True, False, False, False]
    assert fit.sides == (0, 0, -1, 1, 0)
    assert fit.difference(2, 0) == fit.difference(0, 3) == Interval(None, None, None)
    assert default_anchor(games, 5) == 1  # the last of the largest group
    assert default_anchor(games[2:], 5) == 4  # nobody is tied to anybody
    assert default_anchor([], 3) == 2
    circle = [GameShares(at, (at, (at + 1) % 3), (1.0, 0.0)) for at in range(3)]
    assert None not in fit_ratings(circle, 3, anchor=0).values  # tied over others


def test_elo_intervals() -> None:
    found = elo_interval(Interval(0.75, 0.5, 0.9))
    assert (found.value, found.low, found.high) == pytest.approx((190.85, 0.0, 381.70), abs=0.01)
    assert elo_interval(Interval(0.5, 0.25, 1.0), 4).value == pytest.approx(190.85, abs=0.01)
    assert elo_interval(Interval(0.5, 0.25, 1.0), 4).low == pytest.approx(0)
    assert elo_interval(Interval(0.5, 0.25, 1.0), 4).high is None


def test_student_with_few_degrees_of_freedom() -> None:
    assert student_quantile(0) == 12.71
    assert student_quantile(2) == pytest.approx(4.303, abs=0.15)
    assert student_quantile(3) == pytest.approx(3.182, abs=0.03)
    falling = [student_quantile(freedom) for freedom in range(1, 40)]
    assert falling == sorted(falling, reverse=True) and falling[-1] > 1.96
