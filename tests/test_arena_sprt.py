"""The sequential test: it decides, mostly rightly, and does not depend on the order of deals."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from evora.arena.elo import share_of_elo
from evora.arena.sprt import BOUND, Sprt, log_likelihood_ratio


def stream(rng: random.Random, elo: float, players: int = 2) -> float:
    """The mean share of the first player over the seats of a deal."""
    share = share_of_elo(elo, players)
    return sum(rng.random() < share for _ in range(players)) / players


def decide(rng: random.Random, elo: float, low: float, high: float, players: int = 2) -> Sprt:
    test = Sprt(low, high, players)
    while test.verdict is None:
        test.add(stream(rng, elo, players))
    return test


@pytest.mark.parametrize(("elo", "expected"), [(-60, "A"), (0, "A"), (80, "B"), (140, "B")])
def test_it_decides_rightly(elo: float, expected: str) -> None:
    rng = random.Random(11)
    verdicts = Counter(str(decide(rng, elo, 0, 80).verdict) for _ in range(60))
    assert verdicts[expected] >= 54  # at most 5 % wrong at the bounds, and some luck


@pytest.mark.parametrize("players", [3, 4])
def test_more_players(players: int) -> None:
    rng = random.Random(12)
    for elo, expected in ((0, "A"), (100, "B")):
        verdicts = Counter(str(decide(rng, elo, 0, 100, players).verdict) for _ in range(25))
        assert verdicts[expected] >= 22


def test_it_is_sooner_sure_of_large_differences() -> None:
    rng = random.Random(13)
    near = sum(decide(rng, 80, 0, 80).deals for _ in range(20))
    far = sum(decide(rng, 250, 0, 80).deals for _ in range(20))
    assert far < near / 2


def test_without_deals_nothing_speaks_for_either() -> None:
    test = Sprt(0, 10)
    assert (test.deals, test.llr, test.verdict) == (0, 0.0, None)


def test_it_stops() -> None:
    test = decide(random.Random(1), 200, 0, 50)
    deals, llr = test.deals, test.llr
    assert abs(llr) >= BOUND == pytest.approx(math.log(19))
    assert test.add(0.0) == "B"
    assert (test.deals, test.llr) == (deals, llr)


def test_the_ratio_close_to_its_normal_approximation() -> None:
    rng = random.Random(4)
    counts = Counter(stream(rng, 20) for _ in range(5000))
    low, high = share_of_elo(0), share_of_elo(10)
    mean = sum(share * count for share, count in counts.items()) / 5000
    variance = sum((share - mean) ** 2 * count for share, count in counts.items()) / 5000
    expected = 5000 * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(counts, low, high) == pytest.approx(expected, rel=0.02)


def test_pairs_that_vary_less_decide_sooner() -> None:
    steady = Counter({0.25: 20, 0.5: 100, 0.75: 40})
    wild = Counter({0.0: 30, 0.25: 35, 0.5: 5, 0.75: 35, 1.0: 40})
    low, high = share_of_elo(0), share_of_elo(20)
    assert log_likelihood_ratio(steady, low, high) > log_likelihood_ratio(wild, low, high) > 0


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_results_that_are_all_the_same(share: float) -> None:
    test = Sprt(-10, 10)
    for _ in range(30):
        test.add(share)
    assert math.isfinite(test.llr)
    assert (test.llr > 0) == (share > 0.5) or share == 0.5


def binomial_ratio(won: int, lost: int, low: float, high: float) -> float:
    return won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))


@pytest.mark.parametrize(("won", "lost"), [(50, 30), (30, 50), (7, 1)])
def test_the_ratio_of_wins_and_losses_is_that_of_a_binomial(won: int, lost: int) -> None:
    """With only whole wins and losses the likeliest chances are the hypotheses themselves."""
    low, high = share_of_elo(-20), share_of_elo(40)
    counts = Counter({0.0: lost, 1.0: won})
    expected = binomial_ratio(won, lost, low, high)
    assert log_likelihood_ratio(counts, low, high) == pytest.approx(expected, abs=0.01)
    assert log_likelihood_ratio(counts, high, low) == pytest.approx(-expected, abs=0.01)


def test_each_player_count_has_its_own_even_share() -> None:
    """A third of the wins among three is even: it speaks for A of a test of 0 against 80."""
    two, three = Sprt(0, 80, players=2), Sprt(0, 80, players=3)
    for _ in range(40):
        two.add(0.5)
        three.add(1 / 3)
    assert two.verdict == three.verdict == "A"
    strong = Sprt(0, 80, players=3)
    for _ in range(40):
        strong.add(0.5)
    assert strong.verdict == "B"
    assert strong.counts == {0.5: strong.deals}


def test_nearly_equal_shares_are_one_outcome() -> None:
    test = Sprt(0, 10, players=3)
    test.add(1 / 3)
    test.add(0.1 + 0.7 / 3)
    assert len(test.counts) == 1 and test.deals == 2
