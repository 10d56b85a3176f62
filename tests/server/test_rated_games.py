"""What a finished table amounts to: places, who counts, and why a game was not rated."""

from __future__ import annotations

from typing import Any

import pytest

from evora.server import messages as m
from evora.server.domain.bots import is_bot
from evora.server.domain.finishing import finishes, is_finisher, noted, word
from evora.server.domain.rated_games import rated_game, why_not_rated
from evora.server.domain.table import end_by_host, replay
from server.tables import (
    ANNA,
    ANYBODY,
    BEN,
    CAT,
    CLAIM_MS,
    ENGINE,
    FRIEND,
    GRACE,
    ME,
    MINUTES,
    Played,
)

PEOPLE = (ANNA, BEN, CAT)


def begun(players: int = 2, **more: Any) -> Played:
    friends = [FRIEND] * (players - 1)
    game = Played(ME, *friends, **{"clock": MINUTES, "rated": True, "start": 2, **more})
    for guest in PEOPLE[1:players]:
        game.do(guest, m.Join)
    game.come(*PEOPLE[:players])
    return game


def places(game: Played) -> dict[str, tuple[int, int, bool]]:
    """By guest: place, order, and whether it counts."""
    result = rated_game(game.table)
    assert result is not None
    return {each.guest: (each.place, each.order, each.counts) for each in result.standings}


@pytest.mark.parametrize("players", [2, 3])
def test_places_are_those_of_the_rules(players: int) -> None:
    game = begun(players)
    game.finish()
    found, scores = places(game), game.table.scores
    winners = game.table.result.winners if game.table.result else []
    assert [PEOPLE[seat - 1] for seat in winners] == [g for g, p in found.items() if p[0] == 1]
    by_points = sorted(PEOPLE[:players], key=lambda guest: -scores[PEOPLE.index(guest)])
    ranks = [found[guest][0] for guest in by_points]
    assert ranks == sorted(ranks)
    assert [found[guest][1] for guest in PEOPLE[:players]] == [players - 1, *range(players - 1)]
    assert all(counts for _, _, counts in found.values())
    assert why_not_rated(game.table) is None


def test_who_leaves_is_last_and_the_others_play_on() -> None:
    game = begun(3)
    game.play_round()
    leader = max(PEOPLE, key=lambda guest: game.table.scores[PEOPLE.index(guest)])
    game.do(leader, m.Resign, seat=PEOPLE.index(leader) + 1)
    game.finish()
    found = places(game)
    assert found[leader][0] == 3
    assert {place for guest, (place, _, _) in found.items() if guest != leader} <= {1, 2}


def test_two_who_leave_share_the_last_place() -> None:
    game = begun(3)
    game.play_round()
    game.do(BEN, m.Resign, seat=2)
    game.do(CAT, m.Resign, seat=3)
    assert {guest: place for guest, (place, _, _) in places(game).items()} == {
        ANNA: 1,
        BEN: 2,
        CAT: 2,
    }


def test_before_the_first_round_is_over_only_the_leaver_counts() -> None:
    game = begun()
    game.move()
    game.do(BEN, m.Resign, seat=2)
    assert {guest: counts for guest, (_, _, counts) in places(game).items()} == {
        ANNA: False,
        BEN: True,
    }


def test_time_is_a_result_like_any_other() -> None:
    game = begun()
    game.play_round()
    game.wait(120_000 + GRACE)
    game.tick()
    assert game.table.result is not None and game.table.result.reason == "time"
    assert sorted(place for place, _, _ in places(game).values()) == [1, 2]


def test_the_result_follows_from_the_log() -> None:
    game = begun()
    game.finish()
    assert rated_game(replay(game.table.id, game.log)) == rated_game(game.table)


def ended_by_all(game: Played) -> None:
    game.do(ANNA, m.OfferEnd, seat=1)
    game.do(BEN, m.Answer, seat=2, accept=True)


def test_why_a_game_was_not_rated() -> None:
    casual = begun(rated=None)
    casual.finish()
    agreed = begun()
    ended_by_all(agreed)
    host = begun()
    host.append(end_by_host(host.table, host.now, "host000001"))
    paired = Played(ME, ANYBODY, clock=MINUTES, rated=True, paired=True)
    paired.do(BEN, m.Join, rated=False)
    paired.come(ANNA, BEN)
    paired.finish()
    reasons = [why_not_rated(game.table) for game in (casual, agreed, host, paired)]
    assert reasons == ["casual", "agreed", "host", "pairing"]
    assert [rated_game(game.table) for game in (casual, agreed, host, paired)] == [None] * 4


def test_who_never_comes_has_no_result() -> None:
    game = Played(ME, FRIEND, clock=MINUTES, rated=True)
    game.do(BEN, m.Join)
    game.wait(CLAIM_MS + GRACE + 1)
    game.tick()
    assert (rated_game(game.table), why_not_rated(game.table)) == (None, "absent")


def test_of_games_with_engines_nothing_is_said() -> None:
    game = Played(ME, ENGINE)
    game.do(ANNA, m.Resign, seat=1)
    assert why_not_rated(game.table) is None


# --- Finishing


def finished(game: Played, last: Any) -> dict[str, bool]:
    """What the last step of a game says."""
    before = game.table
    last()
    return dict(finishes(before, game.table))


def test_to_play_on_says_nothing_and_the_end_does() -> None:
    game = begun()
    while True:
        before = game.table
        game.move(-1)
        if game.table.status == "over":
            break
        assert finishes(before, game.table) == {}
    assert finishes(before, game.table) == {ANNA: True, BEN: True}


def test_to_resign_a_duel_is_an_end_once_a_round_was_played() -> None:
    game = begun()
    assert finished(game, lambda: game.do(BEN, m.Resign, seat=2)) == {ANNA: True, BEN: False}
    game = begun()
    game.play_round()
    assert finished(game, lambda: game.do(BEN, m.Resign, seat=2)) == {ANNA: True, BEN: True}


def test_who_leaves_others_to_play_on_has_left() -> None:
    game = begun(3)
    game.play_round()
    assert finished(game, lambda: game.do(BEN, m.Resign, seat=2)) == {}
    before = game.table
    while game.table.status == "playing":
        before = game.table
        game.move(-1)
    assert finishes(before, game.table) == {ANNA: True, BEN: False, CAT: True}


def test_whose_seat_an_engine_gets_has_left() -> None:
    game = begun(rated=None, clock=m.NoClock())
    game.away = {2: game.now}
    game.wait(CLAIM_MS)
    given = {"seat": 1, "away": 2, "choice": "engine"}
    assert finished(game, lambda: game.do(ANNA, m.Claim, **given)) == {BEN: False}


def test_engines_and_agreed_ends_say_nothing() -> None:
    game = Played(ME, ENGINE)
    assert finished(game, lambda: game.do(ANNA, m.Resign, seat=1)) == {}
    game = begun()
    assert finished(game, lambda: ended_by_all(game)) == {}
    assert not is_bot(ANNA)


@pytest.mark.parametrize(
    ("games", "said", "finisher"),
    [
        ("", None, True),
        ("llll", None, True),
        ("f" * 5, "always", True),
        ("f" * 20, "always", True),
        ("l" + "f" * 19, "nearly_always", True),
        ("ll" + "f" * 18, "nearly_always", True),
        ("lll" + "f" * 17, "mostly", False),
        ("l" * 6 + "f" * 14, "mostly", False),
        ("l" * 7 + "f" * 13, "often_leaves", False),
        ("l" * 5, "often_leaves", False),
    ],
)
def test_words_for_finishing(games: str, said: str | None, finisher: bool) -> None:
    assert (word(games), is_finisher(games)) == (said, finisher)


def test_the_last_twenty_games_count() -> None:
    games = "l"
    for _ in range(20):
        games = noted(games, True)
    assert games == "f" * 20
