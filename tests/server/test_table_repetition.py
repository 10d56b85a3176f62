"""Questions that got a no are not repeated without end, and no log grows forever."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table import replay, view
from server.tables import ANNA, BEN, CAT, FRIEND, ME, Played, three, two


def test_an_offer_to_end_is_not_repeated_before_the_next_move() -> None:
    played = two()
    played.do(ANNA, m.OfferEnd, seat=1)
    played.do(BEN, m.Answer, seat=2, accept=False)
    for _ in range(3):
        played.refuses("asked_already", ANNA, m.OfferEnd, seat=1)
    played.do(BEN, m.OfferEnd, seat=2)  # the others may ask
    played.do(ANNA, m.Answer, seat=1, accept=False)
    played.moves(1)
    played.refuses("asked_already", BEN, m.OfferEnd, seat=2)
    for _ in range(3):
        played.do(ANNA, m.OfferEnd, seat=1)
        played.do(ANNA, m.Answer, seat=1, accept=False)  # withdrawn
    played.refuses("asked_already", ANNA, m.OfferEnd, seat=1)


def test_an_offer_to_end_is_made_a_few_times_in_one_game() -> None:
    played = two()
    for _ in range(5):
        played.do(ANNA, m.OfferEnd, seat=1)
        played.do(BEN, m.Answer, seat=2, accept=False)
        played.move()
        played.do(ANNA, m.Undo, seat=1)
        played.move()
    played.refuses("asked_already", ANNA, m.OfferEnd, seat=1)
    played.do(BEN, m.OfferEnd, seat=2)


def test_an_undo_is_asked_for_once() -> None:
    played = three()
    played.moves(2)
    played.do(ANNA, m.Undo, seat=1)
    played.do(CAT, m.Answer, seat=3, accept=False)
    played.refuses("asked_already", ANNA, m.Undo, seat=1)
    shown = view(played.table, ANNA, played.now, {}, (), {}, None, 0)
    assert (shown.undo, shown.undo_seat) == (None, None)
    played.moves(2)
    played.do(BEN, m.Undo, seat=2)  # the others may ask
    played.do(ANNA, m.Answer, seat=1, accept=False)


def test_who_was_granted_an_undo_may_ask_for_another() -> None:
    played = two()
    played.moves(4)
    played.do(ANNA, m.Undo, seat=1)
    assert played.do(BEN, m.Answer, seat=2, accept=True)[-1] == log.Undone(seat=1, tokens=3)
    assert played.do(ANNA, m.Undo, seat=1) == [log.Offered(seat=1, what="undo", tokens=1)]


def test_a_long_log_grows_by_moves_alone() -> None:
    played = two()
    played.moves(2)
    played.max_entries = played.table.seq + 1
    played.do(BEN, m.Undo, seat=2)
    played.refuses("game_too_long", ANNA, m.Undo, seat=1)
    played.refuses("game_too_long", ANNA, m.OfferEnd, seat=1)
    played.finish()
    assert played.table.status == "over"
    played.refuses("game_over", ANNA, m.Undo, seat=1)


def test_sitting_down_and_getting_up_ends_some_time() -> None:
    played = Played(ME, FRIEND, FRIEND)
    while played.table.seq < 1000:
        played.do(BEN, m.Join)
        played.do(BEN, m.Leave)
    played.refuses("game_too_long", BEN, m.Join)
    played.do(ANNA, m.Cancel)
    played.refuses("game_over", BEN, m.Join)


def test_older_games_that_are_longer_still_replay() -> None:
    """What was stored before there was a bound is a game like any other."""
    played = two()
    played.max_entries = 10**6
    for _ in range(700):
        played.move()
        played.do(ANNA, m.Undo, seat=1)
    table = replay("game000001", played.log)
    assert table.seq == played.table.seq > 1000 and table.steps == played.table.steps
    played.finish()
