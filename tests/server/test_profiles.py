"""What pages of people say, from sums: streaks, graphs, and the level that somebody plays like."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from evora.players.levels import LEVELS
from evora.server.domain import level_scale
from evora.server.domain.level_scale import LevelResults, place_on_levels
from evora.server.domain.played import GameResult
from evora.server.domain.profiles import (
    Group,
    ReviewPoint,
    Streaks,
    Tally,
    like_level,
    spread,
    streaks,
    tallies,
    thinned,
)

NAMES = [level.name for level in LEVELS]
RESULTS: dict[str, GameResult] = {"w": "won", "l": "lost", "s": "shared"}


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        ("", Streaks(0, 0, 0)),
        ("w", Streaks(1, 1, 0)),
        ("wwlww", Streaks(2, 2, 1)),
        ("wwwll", Streaks(-2, 3, 2)),
        ("wwsw", Streaks(1, 2, 0)),
        ("lls", Streaks(0, 0, 2)),
    ],
)
def test_streaks(letters: str, expected: Streaks) -> None:
    assert streaks(RESULTS[letter] for letter in letters) == expected


def test_tallies_come_from_groups() -> None:
    groups = [
        Group("coloured", 2, "club", "won", 3),
        Group("coloured", 2, "club", "lost", 1),
        Group("grey", 3, "people", "shared", 2),
    ]
    assert tallies(groups, lambda group: group.opponents) == {
        "club": Tally(won=3, lost=1),
        "people": Tally(shared=2),
    }
    assert Tally(won=3, shared=2, lost=1).games == 6


# --- Graphs


def points(count: int) -> list[ReviewPoint]:
    return [ReviewPoint(at, 50 + at % 50, at / 1000, -at / 1000) for at in range(count)]


@pytest.mark.parametrize("count", [0, 1, 199, 200, 201, 399, 401, 10_000])
def test_thinning_keeps_every_game_in_the_means(count: int) -> None:
    games = points(count)
    thin = thinned(games)
    assert len(thin) <= 200 and sum(each.games for each in thin) == count
    assert sum(each.luck * each.games for each in thin) == pytest.approx(
        sum(game.luck for game in games)
    )
    assert [each.ended for each in thin] == sorted(each.ended for each in thin)
    assert count == 0 or thin[-1].ended == games[-1].ended
    few = spread(games)
    assert len(few) == min(count, 200) and set(few) <= set(games)
    assert few[:1] == games[:1] and few[-1:] == games[-1:]


# --- Which level somebody plays like


def against(level: str, games: int, points: float, players: int = 2) -> LevelResults:
    return LevelResults("coloured", players, level, games, points)


def test_nothing_is_said_of_few_games_or_of_what_tells_nothing() -> None:
    assert place_on_levels([]) is None
    assert place_on_levels([against("club", 4, 2)]) is None
    # Who has won, or lost, all of them may be anything beyond.
    assert place_on_levels([against("casual", 30, 30)]) is None
    assert place_on_levels([against("expert", 30, 0)]) is None
    # What no level is called tells nothing.
    assert place_on_levels([against("nobody", 30, 15)]) is None


def test_who_wins_half_is_of_that_level() -> None:
    for level in NAMES:
        found = place_on_levels([against(level, 10, 5)])
        assert found is not None and found.level == level and found.games == 10
        assert NAMES.index(found.low) <= NAMES.index(level) <= NAMES.index(found.high)


def test_who_wins_a_third_of_a_table_of_three_is_of_that_level() -> None:
    found = place_on_levels([against("club", 60, 20, players=3)])
    assert found is not None and found.level == "club"


def test_more_games_are_surer() -> None:
    few, many = (place_on_levels([against("club", count, count / 2)]) for count in (8, 200))
    assert few is not None and many is not None
    assert (few.low, few.high) == ("keen", "strong") and many.low == many.high == "club"


@pytest.mark.parametrize("truth", range(1, len(LEVELS) - 1))
def test_simulated_people_are_found(truth: int) -> None:
    """Against their own level and its neighbours, as they would choose them."""
    chance = random.Random(truth)
    scale = level_scale._scale("coloured", 2)
    results = []
    for at in (truth - 1, truth, truth + 1):
        odds = 10 ** ((scale[at] - scale[truth]) / 400)
        won = sum(chance.random() < 1 / (1 + odds) for _ in range(40))
        results.append(against(NAMES[at], 40, won))
    found = place_on_levels(results)
    assert found is not None and abs(NAMES.index(found.level) - truth) <= 1


def test_games_with_people_and_bots_tell_nothing_about_levels() -> None:
    rest = [Group("coloured", 2, kind, "won", 50) for kind in ("people", "bots", "mixed")]
    assert like_level(rest) is None
    club: list[Group] = [
        Group("coloured", 2, "club", "won", 10),
        Group("coloured", 2, "club", "lost", 10),
    ]
    found = like_level([*rest, *club])
    assert found is not None and found.level == "club" and found.games == 20


def test_the_scale_has_every_level() -> None:
    """The last step, to the one that is no ruler, is measured in docs/levels.md, too."""
    scale = level_scale._scale("coloured", 2)
    assert len(scale) == len(LEVELS) and list(scale) == sorted(scale)
    text = (Path(__file__).parents[2] / "docs" / "levels.md").read_text("utf-8")
    assert f"| +{level_scale._TO_FULL} ±" in text
