"""Ratings: known strengths come back, and intervals mean what they say."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from evora.arena.elo import (
    GameShares,
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
    for freedom, expected in ((4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student_quantile(freedom) == pytest.approx(expected, abs=0.01)


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
