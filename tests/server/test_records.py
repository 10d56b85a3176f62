"""Games of the server as records."""

from __future__ import annotations

import pytest

from evora import format_game, parse_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.records import origin_of, record
from evora.verify import verify
from server.tables import ANNA, BEN, ENGINE, FRIEND, ME, Played, three, two


def test_the_tags_of_a_game_that_goes_on() -> None:
    played = two()
    played.moves(3)
    game = record(played.table, {1: "Anna", 2: None}, played.seed)
    assert game.tags == {
        "Seat1": "Anna",
        "Seat1Kind": "person",
        "Seat2Kind": "person",
        "Date": "2027-01-15",
        "SeedHash": played.seed.hash,
    }
    assert game.tokens == played.table.tokens
    assert parse_game(format_game(game)) == game


def test_a_finished_game_can_be_checked() -> None:
    played = Played(ME, ENGINE)
    played.finish()
    game = record(played.table, {}, played.seed)
    assert game.tags["Seed"] == str(played.seed) and game.tags["Seat2Kind"] == "novice"
    assert verify(parse_game(format_game(game))).problem is None


def test_what_was_taken_back_is_not_in_the_record() -> None:
    played = two()
    played.move(5)
    played.do(ANNA, m.Undo, seat=1)
    played.move(7)
    game = record(played.table, {}, None)
    assert game.tokens == played.table.tokens and game.plies == 1


def test_a_game_that_ended_early_says_how_and_who_won() -> None:
    played = two()
    played.do(ANNA, m.Resign, seat=1)
    tags = record(played.table, {}, played.seed).tags
    assert (tags["End"], tags["Winners"], tags["Out1"]) == ("resigned", "2", "resigned")
    agreed = two()
    agreed.do(ANNA, m.OfferEnd, seat=1)
    agreed.do(BEN, m.Answer, seat=2, accept=True)
    tags = record(agreed.table, {}, agreed.seed).tags
    assert (tags["End"], tags["Winners"]) == ("abandoned", "")


def test_seats_that_were_out_are_told_when_the_rules_end_the_game() -> None:
    played = three()
    played.do(BEN, m.Resign, seat=2)
    played.finish()
    game = record(played.table, {}, played.seed)
    assert game.tags["Out2"] == "resigned" and "End" not in game.tags
    assert parse_game(format_game(game)) == game


def test_a_game_that_has_not_begun_has_no_record() -> None:
    with pytest.raises(Refusal) as caught:
        record(Played(ME, FRIEND).table, {}, None)
    assert caught.value.code == "not_started"


def test_a_record_can_be_played_on_from_any_of_its_positions() -> None:
    played = two()
    played.finish()
    text = format_game(record(played.table, {}, played.seed))
    for tokens in (0, 5, len(played.table.tokens) - 1):
        origin = origin_of(m.FromRecord(record=text, tokens=tokens))
        assert origin.position == played.table.position_after(tokens)
        new = Played(ME, ENGINE, origin=origin)
        assert new.table.status == "playing"
        assert new.table.position_after(0) == origin.position


def test_a_game_played_on_in_mid_round_has_a_record_that_can_be_read() -> None:
    played = two(variant="grey")
    played.moves(4)
    origin = origin_of(m.FromGame(game="game000001"), played.table)
    new = Played(ME, ENGINE, origin=origin, seed="another")
    new.finish()
    game = record(new.table, {}, new.seed)
    assert parse_game(format_game(game)) == game and verify(game).problem is None
