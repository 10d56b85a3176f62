"""Taking back, and the other thing that people ask each other: to end the game."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table import view
from server.tables import (
    ANNA,
    BEN,
    CAT,
    CLAIM_MS,
    ENGINE,
    FRIEND,
    LOCAL,
    ME,
    MINUTES,
    Played,
    three,
    two,
)


def undo_of(played: Played, guest: str) -> tuple[str | None, int | None]:
    told = view(played.table, guest, played.now, {}, (), {}, None, CLAIM_MS)
    return told.undo, told.undo_seat


def test_a_move_is_taken_back_freely_until_the_next_player_acts() -> None:
    played = two()
    before = played.table.position
    played.move()
    assert undo_of(played, ANNA) == ("free", 1) and undo_of(played, BEN) == (None, None)
    assert played.do(ANNA, m.Undo, seat=1) == [log.Undone(seat=1, tokens=1)]
    assert played.table.position == before and played.table.to_move == 1
    played.refuses("nothing_to_undo", ANNA, m.Undo, seat=1)


def test_later_the_others_are_asked() -> None:
    played = two()
    played.moves(2)
    assert undo_of(played, ANNA) == ("ask", 1) and undo_of(played, BEN) == ("free", 2)
    assert played.do(ANNA, m.Undo, seat=1) == [log.Offered(seat=1, what="undo", tokens=1)]
    assert undo_of(played, ANNA) == (None, None)
    assert played.table.offer is not None and played.table.offer.waiting == (2,)
    played.refuses("offer_open", ANNA, m.Undo, seat=1)
    played.refuses("no_offer", ANNA, m.Answer, seat=1, accept=True)
    entries = played.do(BEN, m.Answer, seat=2, accept=True)
    assert entries == [log.Answered(seat=2, accept=True), log.Undone(seat=1, tokens=1)]
    assert len(played.table.tokens) == 1 and played.table.offer is None


def test_all_the_others_have_to_agree() -> None:
    played = three()
    played.moves(2)
    played.do(ANNA, m.Undo, seat=1)
    played.do(BEN, m.Answer, seat=2, accept=True)
    assert played.table.offer is not None and played.table.offer.waiting == (3,)
    played.refuses("no_offer", BEN, m.Answer, seat=2, accept=True)
    played.do(CAT, m.Answer, seat=3, accept=False)
    assert played.table.offer is None and len(played.table.tokens) == 3


def test_an_undo_is_withdrawn_by_who_asked_and_refused_by_a_move() -> None:
    played = two()
    played.moves(2)
    played.do(ANNA, m.Undo, seat=1)
    played.do(ANNA, m.Answer, seat=1, accept=False)
    assert played.table.offer is None
    played.refuses("no_offer", BEN, m.Answer, seat=2, accept=True)
    played.do(ANNA, m.Undo, seat=1)
    played.move()
    assert played.table.offer is None


def test_an_engine_always_agrees_and_its_reply_goes_too() -> None:
    played = Played(ME, ENGINE, start=1)
    played.moves(2)
    assert undo_of(played, ANNA) == ("free", 1)
    played.do(ANNA, m.Undo, seat=1)
    assert len(played.table.tokens) == 1 and played.table.to_move == 1


def test_the_move_of_an_engine_does_not_close_a_question() -> None:
    played = Played(ME, FRIEND, ENGINE, start=1)
    played.do(BEN, m.Join)
    played.moves(2)
    played.do(ANNA, m.Undo, seat=1)
    played.move()
    played.do(BEN, m.Answer, seat=2, accept=True)
    assert len(played.table.tokens) == 1


def test_a_device_takes_its_own_moves_back_one_by_one() -> None:
    played = Played(ME, LOCAL, FRIEND, start=1)
    played.do(BEN, m.Join)
    played.moves(2)
    assert undo_of(played, ANNA) == ("free", 2)
    played.do(ANNA, m.Undo, seat=2)
    assert undo_of(played, ANNA) == ("free", 1)


def test_moves_of_the_same_device_in_between_are_nobody_elses_business() -> None:
    played = Played(ME, LOCAL, FRIEND, start=1)
    played.do(BEN, m.Join)
    played.moves(2)
    # Seats 1 and 2 are both Anna's: the first move goes, and the second with it, unasked.
    assert played.do(ANNA, m.Undo, seat=1) == [log.Undone(seat=1, tokens=1)]
    assert played.table.to_move == 1
    played.moves(3)
    entries = played.do(ANNA, m.Undo, seat=2)
    assert entries == [log.Offered(seat=2, what="undo", tokens=2)]
    assert played.table.offer is not None and played.table.offer.waiting == (3,)


def test_an_answer_is_for_everybody_at_the_device() -> None:
    played = Played(ME, LOCAL, FRIEND, start=3)
    played.do(BEN, m.Join)
    played.moves(2)
    played.do(BEN, m.Undo, seat=3)
    played.do(ANNA, m.Answer, seat=2, accept=True)
    assert len(played.table.tokens) == 1


def test_never_across_a_deal() -> None:
    for variant in ("coloured", "grey"):
        played = two(variant=variant)
        played.play_round()
        for guest, seat in ((ANNA, 1), (BEN, 2)):
            played.refuses("undo_across_deal", guest, m.Undo, seat=seat)
            assert undo_of(played, guest) == (None, None)
        assert len(played.table.rounds) == 1


def test_a_deal_closes_the_question() -> None:
    played = Played(ME, FRIEND, ENGINE, start=1)
    played.do(BEN, m.Join)
    # With 7 factories a round can end with the engine's move: ask again before each of them.
    while len(played.table.rounds) == 0:
        if played.table.to_move == 3 and played.table.offer is None:
            played.do(ANNA, m.Undo, seat=1)
        played.move(-1)
    assert played.table.offer is None


def test_tiling_choices_are_taken_back_too() -> None:
    played = two(variant="grey")
    while played.table.position_after(len(played.table.steps)).phase != "tiling":
        played.move(-1)
    seat, tokens = played.table.to_move, len(played.table.tokens)
    assert seat is not None
    played.move()
    if len(played.table.rounds) == 0:
        played.do([ANNA, BEN][seat - 1], m.Undo, seat=seat)
        assert len(played.table.tokens) == tokens


def test_nobody_gains_time_by_taking_back() -> None:
    played = two(clock=MINUTES)
    played.wait(20_000)
    played.move()
    assert played.table.seat(1).left_ms == 45_000
    played.wait(3_000)
    played.do(ANNA, m.Undo, seat=1)
    # The 20 seconds stay spent, the credit is gone, and Ben's 3 seconds were not charged.
    assert [seat.left_ms for seat in played.table.seats] == [40_000, 60_000]
    assert played.table.deadline == played.now + 40_000


def test_what_was_undone_stays_in_the_events() -> None:
    played = two()
    played.move()
    played.do(ANNA, m.Undo, seat=1)
    bodies = [event.body for event in played.table.history]
    assert isinstance(bodies[-2], m.Moved) and bodies[-2].effects
    assert bodies[-1] == m.Undone(seat=1, tokens=1)


# --- Ending by agreement


def test_a_game_ends_without_a_winner_when_all_agree() -> None:
    played = three()
    played.do(ANNA, m.OfferEnd, seat=1)
    played.move()
    assert played.table.offer is not None
    played.do(BEN, m.Answer, seat=2, accept=True)
    entries = played.do(CAT, m.Answer, seat=3, accept=True)
    assert entries[-1] == log.Ended(reason="abandoned", winners=[], scores=[0, 0, 0])


def test_alone_with_engines_one_just_stops() -> None:
    played = Played(ME, ENGINE)
    entries = played.do(ANNA, m.OfferEnd, seat=1)
    assert isinstance(entries[-1], log.Ended) and entries[-1].winners == []


def test_the_question_of_somebody_who_resigns_is_closed() -> None:
    played = three()
    played.do(ANNA, m.OfferEnd, seat=1)
    played.refuses("offer_open", BEN, m.OfferEnd, seat=2)
    played.do(ANNA, m.Resign, seat=1)
    assert played.table.offer is None


def test_who_leaves_is_no_longer_asked() -> None:
    played = three()
    played.do(ANNA, m.OfferEnd, seat=1)
    played.do(BEN, m.Answer, seat=2, accept=True)
    entries = played.do(CAT, m.Resign, seat=3)
    assert [type(entry) for entry in entries] == [log.SeatOut, log.Ended]
    assert played.table.result is not None and played.table.result.reason == "abandoned"
