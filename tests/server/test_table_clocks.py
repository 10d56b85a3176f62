"""Clocks, resignations and people who went away."""

from __future__ import annotations

import pytest

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table import mend_clock, replay, view
from server.decoded_views import decoded
from server.tables import (
    ANNA,
    BEN,
    CAT,
    CLAIM_MS,
    DAYS,
    ENGINE,
    FRIEND,
    LOCAL,
    ME,
    MINUTES,
    T0,
    Played,
    three,
    two,
)

DAY = 86_400_000


# --- Clocks


def test_without_a_clock_nobody_is_charged() -> None:
    played = two()
    played.wait(100 * DAY)
    assert played.table.deadline is None and played.tick() == []
    entries = played.move()
    assert isinstance(entries[0], log.Moved) and entries[0].spent_ms == 0


def test_a_budget_and_a_credit_for_every_turn() -> None:
    played = two(clock=MINUTES)
    assert played.table.deadline == played.now + 60_000
    played.wait(10_000)
    entries = played.move()
    assert isinstance(entries[0], log.Moved) and entries[0].spent_ms == 10_000
    assert [seat.left_ms for seat in played.table.seats] == [55_000, 60_000]
    assert played.table.deadline == played.now + 60_000


def test_lag_after_the_deadline_is_forgiven() -> None:
    played = two(clock=MINUTES)
    played.wait(61_000)
    assert played.tick() == []
    played.move()
    assert played.table.seat(1).left_ms == 5_000


def test_the_clock_ends_a_game_of_two() -> None:
    played = two(clock=MINUTES)
    played.wait(61_001)
    played.tick()
    assert played.table.result == log.Ended(reason="time", winners=[2], scores=[0, 0])
    assert played.table.seat(1).out == "time"
    assert played.tick() == []


def test_who_ran_out_of_time_has_none_left_and_nobody_is_to_move() -> None:
    played = two(clock=MINUTES)
    played.wait(61_001)
    played.tick()
    told = view(played.table, BEN, played.now, {}, (), {}, None, CLAIM_MS)
    seen = decoded(told, m.GameView)
    assert [seat.left_ms for seat in seen.seats] == [0, 60_000]
    assert isinstance(seen.position, m.PositionView) and seen.position.to_move is None
    assert replay("game000001", played.log) == played.table


def test_a_clock_stops_with_the_game() -> None:
    """Who was thinking when the other resigned keeps what the clock showed."""
    played = two(clock=MINUTES)
    played.wait(20_000)
    played.do(BEN, m.Resign, seat=2)
    assert [seat.left_ms for seat in played.table.seats] == [40_000, 60_000]


def test_with_three_players_the_clock_of_who_left_stops() -> None:
    played = three(clock=MINUTES)
    played.wait(20_000)
    played.do(ANNA, m.Resign, seat=1)
    assert played.table.status == "playing"
    assert [seat.left_ms for seat in played.table.seats] == [40_000, 60_000, 60_000]


def test_days_are_counted_for_every_move() -> None:
    played = two(clock=DAYS)
    played.wait(DAY)
    played.move()
    assert played.table.deadline == played.now + 2 * DAY
    assert played.table.seat(2).left_ms is None
    played.wait(2 * DAY + 1_001)
    played.tick()
    assert played.table.result is not None and played.table.result.winners == [1]


def test_with_three_players_an_engine_stands_in_and_cannot_win() -> None:
    played = three(clock=MINUTES)
    played.wait(61_001)
    played.tick()
    table = played.table
    assert table.status == "playing" and table.to_move == 1
    assert table.owner(1) is None and table.engine_for(1) == "regular"
    assert table.deadline is None and table.plays(ANNA) == [] and table.sat(ANNA) == [1]
    played.refuses("not_your_seat", ANNA, m.Play, seat=1, move="1B1")
    entries = played.move()
    assert isinstance(entries[0], log.Moved) and entries[0].by == "standin"
    played.finish()
    assert played.table.result is not None and 1 not in played.table.result.winners
    position = played.table.position
    assert position is not None
    assert played.table.result.winners == list(position.winners_among([2, 3]))


def test_engines_are_not_charged() -> None:
    played = Played(ME, ENGINE, start=2, clock=MINUTES)
    assert played.table.deadline is None
    played.wait(DAY)
    assert played.tick() == []
    played.move()
    assert played.table.seat(2).left_ms == 60_000


def test_a_player_gives_another_fifteen_seconds() -> None:
    played = two(clock=MINUTES)
    deadline = played.table.deadline
    assert deadline is not None
    assert played.do(BEN, m.GiveTime, seat=2, to=1) == [log.TimeGiven(seat=1, by=2, ms=15_000)]
    assert played.table.deadline == deadline + 15_000
    played.do(ANNA, m.GiveTime, seat=1, to=2)
    assert played.table.seat(2).left_ms == 75_000


def test_a_gift_of_time_is_never_stale_and_makes_no_move_stale() -> None:
    played = two(clock=MINUTES)
    seq = played.table.seq
    played.do(BEN, m.GiveTime, seat=2, to=1)
    assert played.table.position is not None
    move = str(played.table.position.legal_moves[0])
    played.do(ANNA, m.Play, seq=seq, seat=1, move=move)
    played.do(ANNA, m.GiveTime, seq=seq, seat=1, to=2)
    # But of two that were pressed at once it is one.
    played.refuses("stale", ANNA, m.GiveTime, seq=seq, seat=1, to=2)


def test_time_is_given_to_others_ten_times_and_never_to_oneself() -> None:
    played = two(clock=MINUTES)
    played.refuses("no_time_to_give", ANNA, m.GiveTime, seat=1, to=1)
    played.refuses("no_time_to_give", ANNA, m.GiveTime, seat=1, to=4)
    played.refuses("not_your_seat", CAT, m.GiveTime, seat=1, to=2)
    for _ in range(10):
        played.do(ANNA, m.GiveTime, seat=1, to=2)
    played.refuses("no_time_to_give", ANNA, m.GiveTime, seat=1, to=2)
    played.do(BEN, m.GiveTime, seat=2, to=1)
    local = Played(ME, LOCAL, ENGINE, clock=MINUTES)
    local.refuses("no_time_to_give", ANNA, m.GiveTime, seat=1, to=2)
    local.refuses("no_time_to_give", ANNA, m.GiveTime, seat=1, to=3)
    for clock in (m.NoClock(), DAYS):
        two(clock=clock).refuses("no_time_to_give", ANNA, m.GiveTime, seat=1, to=2)


def test_downtime_is_given_back() -> None:
    played = two(clock=MINUTES)
    played.wait(30_000)
    deadline = played.table.deadline
    assert deadline is not None
    played.append(mend_clock(played.table, 25_000, played.now))
    assert played.table.deadline == deadline + 25_000
    entries = played.move()
    assert isinstance(entries[0], log.Moved) and entries[0].spent_ms == 5_000
    assert mend_clock(two().table, 25_000, T0) is None


# --- Resigning


def test_resigning_ends_a_game_of_two_also_out_of_turn() -> None:
    played = two()
    played.refuses("not_your_seat", ANNA, m.Resign, seat=2)
    played.do(BEN, m.Resign, seat=2)
    assert played.table.result == log.Ended(reason="resigned", winners=[1], scores=[0, 0])


def test_one_names_the_seat_that_resigns_at_a_device() -> None:
    played = Played(ME, LOCAL)
    played.do(ANNA, m.Resign, seat=2)
    assert played.table.result is not None and played.table.result.winners == [1]


def test_the_last_one_in_play_wins() -> None:
    played = three()
    played.do(BEN, m.Resign, seat=2)
    assert played.table.status == "playing"
    played.refuses("not_your_seat", BEN, m.Resign, seat=2)
    played.do(ANNA, m.Resign, seat=1)
    assert played.table.result == log.Ended(reason="resigned", winners=[3], scores=[0, 0, 0])


def test_engines_do_not_play_on_among_themselves() -> None:
    played = Played(ME, ENGINE, ENGINE)
    played.do(ANNA, m.Resign, seat=1)
    assert played.table.result == log.Ended(reason="resigned", winners=[2, 3], scores=[0, 0, 0])


def test_a_running_turn_is_not_renewed_by_a_resignation() -> None:
    played = three(clock=MINUTES)
    deadline = played.table.deadline
    played.wait(5_000)
    played.do(BEN, m.Resign, seat=2)
    assert played.table.deadline == deadline


# --- Leavers


def left_alone(played: Played, seat: int = 1) -> Played:
    played.away = {seat: played.now}
    played.wait(CLAIM_MS)
    return played


def test_a_claim_ends_a_game_of_two() -> None:
    played = two()
    played.moves(2)
    left_alone(played)
    played.do(BEN, m.Claim, seat=2, away=1, choice="claim")
    assert played.table.result == log.Ended(reason="forfeit", winners=[2], scores=[0, 0])


def test_with_three_players_a_claimed_seat_is_out() -> None:
    played = left_alone(three())
    entries = played.do(CAT, m.Claim, seat=3, away=1, choice="claim")
    assert entries == [log.SeatOut(seat=1, reason="claimed", level="regular", by=3)]
    played.move()
    assert played.table.to_move == 2


@pytest.mark.parametrize("game", [two, three])
def test_a_seat_given_to_an_engine_can_win(game: type[Played]) -> None:
    played = left_alone(game())
    entries = played.do(BEN, m.Claim, seat=2, away=1, choice="engine")
    assert entries == [log.SeatGiven(seat=1, level="regular", by=2)]
    assert played.table.engine_for(1) == "regular" and 1 in played.table.in_play
    entries = played.move()
    assert isinstance(entries[0], log.Moved) and entries[0].by == "engine"
    played.refuses("not_your_seat", ANNA, m.Resign, seat=1)


def test_claims_that_are_refused() -> None:
    early = two()
    early.away = {1: early.now}
    early.wait(CLAIM_MS - 1)
    early.refuses("not_away", BEN, m.Claim, seat=2, away=1, choice="claim")
    here = two()
    here.wait(DAY)
    here.refuses("not_away", BEN, m.Claim, seat=2, away=1, choice="claim")
    not_their_turn = left_alone(two(), seat=2)
    not_their_turn.refuses("not_away", ANNA, m.Claim, seat=1, away=2, choice="claim")
    slow = left_alone(two(clock=DAYS))
    slow.refuses("not_away", BEN, m.Claim, seat=2, away=1, choice="claim")
    strangers = left_alone(two())
    strangers.refuses("not_your_seat", CAT, m.Claim, seat=2, away=1, choice="claim")
    own = left_alone(Played(ME, LOCAL, start=1))
    own.refuses("not_away", ANNA, m.Claim, seat=2, away=1, choice="claim")


def test_the_wait_begins_with_the_turn() -> None:
    played = two()
    played.away = {2: played.now}
    played.wait(10 * CLAIM_MS)
    played.move()
    played.refuses("not_away", ANNA, m.Claim, seat=1, away=2, choice="claim")
    absence = view(played.table, ANNA, played.now, {}, (), played.away, None, CLAIM_MS).absence
    assert absence == m.AbsenceView(
        seat=2, since=played.away[2], claim_at=played.now + CLAIM_MS, voids=True
    )
    played.wait(CLAIM_MS)
    played.do(ANNA, m.Claim, seat=1, away=2, choice="claim")


def test_an_open_seat_is_nobodys() -> None:
    played = Played(ME, FRIEND)
    assert played.table.owner(2) is None and played.table.engine_for(2) is None
