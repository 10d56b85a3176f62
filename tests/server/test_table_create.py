"""Games begin: who sits where, who starts, from which position."""

from __future__ import annotations

from typing import Any

import pytest

from evora import Game, Position, Seed
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.records import origin_of
from evora.server.domain.table import create
from server.tables import ANNA, ANYBODY, BEN, CAT, ENGINE, FRIEND, LOCAL, ME, T0, Played, two


def refused(*seats: m.SeatChoice, **request: Any) -> str:
    with pytest.raises(Refusal) as caught:
        Played(*seats, **request)
    return caught.value.code


def test_a_game_against_an_engine_begins_at_once() -> None:
    played = Played(ME, ENGINE)
    assert [type(entry.entry) for entry in played.log] == [log.Created, log.Started, log.Dealt]
    table = played.table
    assert table.status == "playing" and table.seq == 3
    assert table.tokens == (played.seed.deal(Position.new(2, "coloured", 1)),)
    assert table.created.seed_hash == played.seed.hash
    assert table.commands == {"command001": 3}


def test_the_start_player_is_chosen_or_drawn_from_the_seed() -> None:
    for seed in ("7", "evora", "x", "y"):
        for players in (2, 3, 4):
            seats = [ME] + [LOCAL] * (players - 1)
            drawn = Played(*seats, seed=seed).table.to_move
            assert drawn == Seed(seed).start_player(players)
            assert Played(*seats, seed=seed, start=players).table.to_move == players


def test_engines_may_play_among_themselves() -> None:
    table = Played(ENGINE, ENGINE).table
    assert table.status == "playing"
    assert table.plays(ANNA) == [] and table.owner(1) is None and table.engine_for(1) == "novice"


def test_a_game_waits_for_its_friends_and_then_begins() -> None:
    played = Played(ME, FRIEND, ANYBODY, variant="grey")
    assert played.table.status == "waiting" and played.table.position is None
    played.do(BEN, m.Join, seat=3)
    assert played.table.status == "waiting"
    entries = played.do(CAT, m.Join)
    assert [type(entry) for entry in entries] == [log.Joined, log.Started, log.Dealt]
    assert [played.table.owner(seat) for seat in (1, 2, 3)] == [ANNA, CAT, BEN]


@pytest.mark.parametrize("seats", [(ME, FRIEND), (ME, FRIEND, ANYBODY)])
def test_only_games_for_anybody_are_listed(seats: tuple[m.SeatChoice, ...]) -> None:
    assert Played(*seats).table.created.listed == (ANYBODY in seats)


def test_local_seats_belong_to_the_creator() -> None:
    table = Played(ME, LOCAL).table
    assert table.plays(ANNA) == [1, 2]


def test_what_cannot_be_created() -> None:
    assert refused(ME, ME) == "bad_field"
    assert refused(ME, m.EngineSeat(level="none")) == "bad_field"
    assert refused(ME, ENGINE, start=3) == "bad_field"


def test_nobody_sits_twice_but_the_creator_who_only_lent_a_device() -> None:
    played = Played(ME, FRIEND, FRIEND)
    played.refuses("already_seated", ANNA, m.Join)
    played.do(BEN, m.Join)
    played.refuses("already_seated", BEN, m.Join)
    played.refuses("no_seat_free", CAT, m.Join, seat=2)
    played.refuses("no_seat_free", CAT, m.Join, seat=4)
    lent = Played(LOCAL, FRIEND)
    lent.do(ANNA, m.Join)
    assert lent.table.plays(ANNA) == [1, 2]


def test_leaving_and_cancelling_before_the_start() -> None:
    played = Played(ME, FRIEND, FRIEND)
    played.refuses("not_your_seat", BEN, m.Leave)
    played.refuses("not_creator", BEN, m.Cancel)
    played.do(BEN, m.Join)
    played.do(BEN, m.Leave)
    assert played.table.seat(2).kind == "open"
    played.do(CAT, m.Join)
    played.do(ANNA, m.Leave)
    assert played.table.result == log.Ended(reason="cancelled", winners=[], scores=[0, 0, 0])
    played.refuses("game_over", BEN, m.Join)


def test_after_the_start_nobody_joins_leaves_or_cancels() -> None:
    played = two()
    played.refuses("already_started", CAT, m.Join)
    played.refuses("already_started", BEN, m.Leave)
    played.refuses("already_started", ANNA, m.Cancel)


def test_before_the_start_nothing_else_can_be_done() -> None:
    played = Played(ME, FRIEND)
    played.refuses("not_started", ANNA, m.Play, seat=1, move="1B1")
    played.refuses("not_started", ANNA, m.Resign, seat=1)


# --- Played on from elsewhere


def game_to_play_on() -> Game:
    game = Game(Position.new(3, "grey", 2))
    game.play(Seed("evora").deal(game.position))
    game.play(game.position.legal_moves[3])
    return game


def test_a_position_is_played_on_with_its_side_and_start_player() -> None:
    game = game_to_play_on()
    played = Played(ME, ENGINE, LOCAL, origin=game, variant="coloured", start=1)
    assert [type(entry.entry) for entry in played.log] == [log.Created, log.Started]
    assert played.table.position == game.position and played.table.created.variant == "grey"
    assert played.table.to_move == 3 and played.table.created.start == 2
    played.finish()
    assert len(played.table.rounds) > 1


def test_a_position_before_a_deal_gets_one_from_the_new_seed() -> None:
    played = Played(ME, ENGINE, origin=Game(Position.new(2, "coloured", 2)))
    assert str(played.table.tokens[0]) == str(played.seed.deal(Position.new(2, "coloured", 2)))


def test_what_cannot_be_played_on() -> None:
    assert refused(ME, ENGINE, origin=game_to_play_on()) == "bad_field"
    start = Position.new(2)
    over = start.play(Seed("7").deal(start)).playout(seed=1)
    assert refused(ME, ENGINE, origin=Game(over)) == "bad_position"


def test_origins_are_found_in_positions_records_and_games() -> None:
    position = str(game_to_play_on().position)
    assert str(origin_of(m.FromPosition(position=position)).position) == position
    played = two()
    played.moves(2)
    source = m.FromGame(game="game000001", tokens=2)
    assert origin_of(source, played.table).position == played.table.position_after(2)
    asked = m.CreateGame(id="command9", seats=[ME, ENGINE], origin=source)
    origin = origin_of(source, played.table)
    made = create("game000002", asked, CAT, Seed("n"), T0, origin)
    assert made.table.created.origin == "game000001"


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        (m.FromPosition(position="hello"), "bad_position"),
        (m.FromRecord(record="hello"), "bad_record"),
        (m.FromGame(game="game000001", tokens=99), "bad_field"),
    ],
)
def test_origins_that_are_refused(origin: m.Origin, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        origin_of(origin, two().table)
    assert caught.value.code == code


def test_a_game_that_has_not_begun_is_no_origin() -> None:
    with pytest.raises(Refusal) as caught:
        origin_of(m.FromGame(game="game000001"), Played(ME, FRIEND).table)
    assert caught.value.code == "not_started"
