"""Glicko-2: Glickman's own example, and what has to hold for every result."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evora.server.domain.glicko import (
    MAX_DEVIATION,
    MIN_DEVIATION,
    Rating,
    Result,
    aged,
    expected_score,
    rated,
)

ratings = st.builds(
    Rating,
    st.floats(400, 3000),
    st.floats(MIN_DEVIATION, MAX_DEVIATION),
    st.floats(0.03, 0.1),
)
results = st.builds(
    Result, ratings, st.sampled_from([0.0, 0.5, 1.0]), st.floats(0.1, 1), st.floats(-50, 50)
)


def test_glickmans_example() -> None:
    """The paper takes a tau of 0.5; with these results it makes no difference in its digits."""
    opponents = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))
    scores = (1.0, 0.0, 0.0)
    found = rated(Rating(1500, 200, 0.06), list(map(Result, opponents, scores)))
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_year_without_a_game_makes_a_rating_uncertain() -> None:
    away = aged(Rating(1700, 60), 365)
    assert away.rating == 1700
    assert away.deviation == pytest.approx(110, abs=0.5)
    assert aged(away, 20_000).deviation == MAX_DEVIATION
    assert aged(Rating(1700, 60), -3) == Rating(1700, 60)


def test_the_weaker_player_gains_more_by_winning() -> None:
    strong, weak = Rating(1800, 60), Rating(1400, 60)
    upset = rated(weak, [Result(strong, 1.0)]).rating - weak.rating
    usual = rated(strong, [Result(weak, 1.0)]).rating - strong.rating
    assert upset > 5 * usual > 0


def test_an_advantage_is_expected() -> None:
    player, opponent = Rating(1500, 60), Rating(1500, 60)
    with_it = rated(player, [Result(opponent, 1.0, advantage=35)]).rating
    without = rated(player, [Result(opponent, 1.0)]).rating
    against = rated(player, [Result(opponent, 1.0, advantage=-35)]).rating
    assert with_it < without < against
    assert expected_score(player, opponent, 35) == pytest.approx(
        1 - expected_score(opponent, player, -35)
    )


def test_a_surprise_makes_the_volatility_grow() -> None:
    steady = Rating(1500, 60, 0.06)
    surprise = [Result(Rating(2600, 50), 1.0)] * 3
    assert rated(steady, surprise).volatility > steady.volatility


@given(ratings, st.lists(results, min_size=1, max_size=5))
def test_every_period_ends_within_bounds(player: Rating, played: list[Result]) -> None:
    after = rated(player, played)
    assert all(map(math.isfinite, (after.rating, after.deviation, after.volatility)))
    assert MIN_DEVIATION <= after.deviation <= MAX_DEVIATION
    assert 0 < after.volatility <= 0.1


@given(ratings, ratings, st.floats(-50, 50))
def test_who_wins_gains_and_who_loses_loses(one: Rating, other: Rating, advantage: float) -> None:
    won = rated(one, [Result(other, 1.0, advantage=advantage)])
    lost = rated(one, [Result(other, 0.0, advantage=advantage)])
    assert lost.rating < one.rating < won.rating


def test_nobody_is_rated_for_nothing() -> None:
    assert rated(Rating(1600, 80), []) == Rating(1600, 80)
