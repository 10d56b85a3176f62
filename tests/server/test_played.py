"""What a finished game was for each person who played it, as their page counts it."""

from __future__ import annotations

import json

import msgspec
import pytest
from positions import random_game

from evora import Game, _core, scores
from evora.server import messages as m
from evora.server.domain.kept_reviews import decode, encode
from evora.server.domain.played import played_seats, reviewed_seats
from evora.server.domain.table import Table
from server.tables import ANNA, BEN, CAT, ENGINE, FRIEND, LOCAL, ME, MINUTES, Played, three, two


def test_a_duel_that_was_played_out() -> None:
    played = two(clock=MINUTES)
    assert played_seats(played.table) == ()
    played.finish()
    first, second = played_seats(played.table)
    result = played.table.result
    assert result is not None
    assert [each.guest for each in (first, second)] == [ANNA, BEN]
    assert [each.opponent for each in (first, second)] == [BEN, ANNA]
    assert (first.variant, first.players, first.clock) == ("coloured", 2, "budget")
    assert first.opponents == "people" and not first.listed and first.out is None
    assert (first.score, first.best_other) == tuple(result.scores)
    assert first.ended == second.ended == played.table.last_activity
    for each in (first, second):
        won = each.seat in result.winners
        assert each.result == (
            "lost" if not won else "won" if len(result.winners) == 1 else "shared"
        )
        assert each.place == (1 if won else 2)


@pytest.mark.parametrize("which", range(4))
def test_habits_are_what_the_core_reports(which: int) -> None:
    """Compared with the score sheet, which sums the same events in another way."""
    played = two()
    while played.table.status == "playing":
        played.move(which * 7 - 1)
    table = played.table
    assert table.start is not None and table.result is not None
    events: list[scores.Event] = []
    position = table.start
    for token in table.tokens:
        position, more = position.play_with_events(token)
        events += more
    sheet = scores.round_scores(events, 2)
    for each in played_seats(table):
        habits = each.habits
        assert habits.rounds == len(sheet)
        assert habits.floor_points == sum(part.seats[each.seat - 1].lost for part in sheet)
        bonuses = [bonus.kind for bonus in sheet[-1].bonuses if bonus.seat == each.seat]
        kinds = [bonuses.count(kind) for kind in ("row", "column", "colour")]
        assert [habits.full_rows, habits.full_columns, habits.full_colours] == kinds
        assert habits.ended_it == (table.result.reason == "row" and kinds[0] > 0)
        assert habits.first_line in range(6)
    # Somebody takes the marker in every round.
    assert sum(each.habits.markers for each in played_seats(table)) == len(sheet)


def test_against_a_level() -> None:
    played = Played(ME, ENGINE, start=1)
    played.finish()
    (mine,) = played_seats(played.table)
    assert (mine.opponents, mine.opponent) == ("novice", None)


def test_who_leaves_comes_last_and_the_others_play_on() -> None:
    played = three()
    played.do(CAT, m.Resign, seat=3)
    played.finish()
    by_guest = {each.guest: each for each in played_seats(played.table)}
    assert by_guest[CAT].out == "resigned" and by_guest[CAT].result == "lost"
    assert sorted(each.place for each in by_guest.values())[-1] == 3 == by_guest[CAT].place
    assert {each.opponents for each in by_guest.values()} == {"people"}
    assert {each.opponent for each in by_guest.values()} == {None}


def test_places_of_a_table_are_by_the_rules() -> None:
    played = three()
    played.finish()
    seats = played_seats(played.table)
    assert seats[0].place in (1, 2, 3)
    by_score = sorted(seats, key=lambda each: -each.score)
    assert [each.place for each in by_score] == sorted(each.place for each in seats)


def test_a_game_that_ends_early_has_a_winner_and_others() -> None:
    played = two()
    played.moves(3)
    played.do(ANNA, m.Resign, seat=1)
    first, second = played_seats(played.table)
    assert (first.result, first.place, first.out) == ("lost", 2, "resigned")
    assert (second.result, second.place, second.out) == ("won", 1, None)
    assert first.habits.rounds == 0 and not first.habits.ended_it


def test_what_does_not_count() -> None:
    at_one_device = Played(ME, LOCAL, start=1)
    at_one_device.finish()
    cancelled = Played(ME, FRIEND)
    cancelled.do(ANNA, m.Cancel)
    given_up = two()
    given_up.do(ANNA, m.OfferEnd, seat=1)
    given_up.do(BEN, m.Answer, seat=2, accept=True)
    for played in (at_one_device, cancelled, given_up):
        assert played.table.status == "over"
        assert played_seats(played.table) == ()


def test_a_game_from_a_position_does_not_count() -> None:
    game: Game | None = None
    for position, token in list(random_game("coloured", 2, 3))[:12]:
        game = game or Game(position)
        game.play(token)
    played = Played(ME, ENGINE, origin=game)
    played.finish()
    assert played.table.source == "position" and played_seats(played.table) == ()


# --- Reviews


def review(table: Table) -> m.ReviewView:
    asked = {"position": str(table.start), "moves": [*map(str, table.tokens)], "nodes": 50}
    told = json.loads(_core.call("review", json.dumps(asked)))
    return decode(encode(msgspec.convert(told, m.ReviewView)))


def test_luck_and_play_are_those_of_the_account() -> None:
    played = two()
    played.finish()
    view = review(played.table)
    seats = reviewed_seats(view)
    assert view.account is not None and [each.seat for each in seats] == [1, 2]
    for each, account in zip(seats, view.account.seats, strict=True):
        assert each.luck * 10**9 == pytest.approx(account.deals)
        assert each.play * 10**9 == pytest.approx(account.own) and each.play <= 0
        assert each.accuracy == view.seats[each.seat - 1].accuracy
    assert reviewed_seats(msgspec.structs.replace(view, account=None)) == []
