"""Rated games: what the places at a table make of ratings, in duels and with three and four."""

from __future__ import annotations

from typing import Any

from evora.server.domain.glicko import Rating
from evora.server.domain.ratings import RatedGame, Standing, after_game, pool_of

NOW = 1_800_000_000_000


def standing(guest: str, place: int, order: int) -> Standing:
    return Standing(guest=guest, seat=order + 1, place=place, order=order)


def table_of(*order: str, game: str = "game000001", variant: Any = "coloured") -> RatedGame:
    """Who came where, the best first; the best one also started."""
    standings = tuple(standing(guest, number + 1, number) for number, guest in enumerate(order))
    return RatedGame(game=game, ended=NOW, variant=variant, standings=standings)


def test_pools_are_by_side_and_by_duel_or_table() -> None:
    assert [pool_of("coloured", players) for players in (2, 3, 4)] == ["duel", "table", "table"]
    assert [pool_of("grey", players) for players in (2, 3, 4)] == [
        "duel_grey",
        "table_grey",
        "table_grey",
    ]


def test_a_table_is_one_period_of_weighted_results() -> None:
    """Who wins at a table of four gains more than by a duel, and less than by three duels."""
    equal = Rating(1500, 80)
    duel = after_game(table_of("a", "b"), [equal] * 2)[0].rating - 1500
    four = after_game(table_of("a", "b", "c", "d"), [equal] * 4)[0].rating - 1500
    assert duel < four < 3 * duel


def test_starting_is_expected_to_help() -> None:
    equal = [Rating(1500, 80)] * 2
    started = after_game(table_of("a", "b"), equal)[0].rating
    second = RatedGame(
        game="game000002",
        ended=NOW,
        variant="coloured",
        standings=(standing("a", 1, 1), standing("b", 2, 0)),
    )
    assert after_game(second, equal)[0].rating > started


def test_who_does_not_count_keeps_their_rating() -> None:
    """Somebody else has left before the first round was over."""
    stayed = Standing(guest="a", seat=1, place=1, order=0, counts=False)
    game = RatedGame(
        game="game000001", ended=NOW, variant="grey", standings=(stayed, standing("b", 2, 1))
    )
    before = [Rating(1500, 100), Rating(1500, 100)]
    after = after_game(game, before)
    assert after[0] == before[0] and after[1].rating < 1500


def test_those_who_share_a_place_share_the_point() -> None:
    equal = [Rating(1500, 80)] * 3
    standings = (standing("a", 1, 0), standing("b", 2, 1), standing("c", 2, 2))
    game = RatedGame(game="game000001", ended=NOW, variant="coloured", standings=standings)
    first, second, third = (rating.rating for rating in after_game(game, equal))
    assert first > 1500 > second
    assert abs(second - third) < 5  # only what their places in the order are worth
