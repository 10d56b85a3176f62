"""Play: whose turn it is, what a move brings with it, how games end by the rules."""

from __future__ import annotations

import pytest

from evora import Deal, Move, Position
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.table import engine_move, extend, mend_clock, replay
from server.decoded_views import decoded
from server.tables import ANNA, BEN, CAT, ENGINE, LOCAL, ME, MINUTES, T0, Played, three, two


def test_only_the_owner_of_the_seat_to_move_plays() -> None:
    played = two()
    played.refuses("not_your_seat", BEN, m.Play, seat=1, move="1B1")
    played.refuses("not_your_seat", CAT, m.Play, seat=1, move="1B1")
    played.refuses("not_your_seat", ANNA, m.Play, seat=3, move="1B1")
    played.refuses("not_your_turn", BEN, m.Play, seat=2, move="1B1")
    played.do(ANNA, m.Play, seat=1, move="1B1")
    assert played.table.to_move == 2


def test_moves_are_checked_by_the_rules() -> None:
    played = two()
    played.refuses("bad_move", ANNA, m.Play, seat=1, move="hey")
    played.refuses("illegal_move", ANNA, m.Play, seat=1, move="0B1")


def test_a_command_for_another_seq_is_stale_and_says_which_is_right() -> None:
    played = two()
    with pytest.raises(Refusal) as caught:
        played.do(ANNA, m.Play, seat=1, move="1B1", seq=played.table.seq - 1)
    assert (caught.value.code, caught.value.seq) == ("stale", played.table.seq)


def test_a_move_is_not_stale_for_what_does_not_matter_to_it() -> None:
    """Another process may have written it while the move was on its way."""
    played = two(clock=MINUTES)
    seq = played.table.seq
    played.do(BEN, m.OfferEnd, seat=2)
    played.append(mend_clock(played.table, 700, played.now))
    played.refuses("stale", ANNA, m.Resign, seat=1, seq=seq)
    played.do(ANNA, m.Play, seat=1, move="1B1", seq=seq)
    assert played.table.to_move == 2
    seq = played.table.seq
    played.append(mend_clock(played.table, 700, played.now))
    played.do(ANNA, m.Answer, seat=1, accept=False, seq=seq)
    seq = played.table.seq
    played.do(ANNA, m.Undo, seat=1)
    played.refuses("stale", BEN, m.Play, seat=2, move="2Y2", seq=seq)


def test_who_was_asked_for_an_undo_sees_that_before_the_move() -> None:
    played = three()
    played.do(ANNA, m.Play, seat=1, move="1B1")
    played.moves(1)
    seq = played.table.seq
    played.do(ANNA, m.Undo, seat=1)
    played.refuses("stale", CAT, m.Play, seat=3, move="0B1", seq=seq)


def test_the_table_knows_which_commands_it_applied() -> None:
    played = two()
    played.do(ANNA, m.Play, seat=1, move="1B1")
    last = played.log[-1]
    assert last.command is not None and played.table.commands[last.command] == played.table.seq


def test_the_creator_moves_for_everybody_at_the_device() -> None:
    played = Played(ME, LOCAL, start=2)
    played.do(ANNA, m.Play, seat=2, move="1B1")
    played.do(ANNA, m.Play, seat=1, move="2K1")
    assert played.table.to_move == 2


def test_the_last_move_of_a_round_brings_the_next_deal() -> None:
    played = two()
    played.play_round()
    assert [type(entry.entry) for entry in played.log[-2:]] == [log.Moved, log.Dealt]
    assert played.log[-1].command is not None and played.log[-2].command is None
    before = played.table.position_after(len(played.table.steps) - 1)
    assert played.table.tokens[-1] == played.seed.deal(before)


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_game_ends_by_the_rules_with_its_scores(variant: str) -> None:
    played = three(variant=variant)
    played.finish()
    table = played.table
    position = table.position
    assert position is not None and position.is_over
    assert table.result == log.Ended(
        reason="row", winners=list(position.winners), scores=list(position.scores)
    )
    final = [seat.score for seat in decoded(table.rounds[-1], m.RoundTotal).seats]
    for bonus in decoded(table.bonuses, list[m.BonusScored]):
        final[bonus.seat - 1] += bonus.points
    assert final == list(position.scores)
    assert table.to_move is None and table.deadline is None
    played.refuses("game_over", ANNA, m.Play, seat=1, move="1B1")


def test_tiling_choices_are_moves_like_others() -> None:
    played = two(variant="grey")
    while played.table.position_after(len(played.table.steps)).phase != "tiling":
        played.move(-1)
    seat = played.table.to_move
    entries = played.move()
    assert isinstance(entries[0], log.Moved)
    assert entries[0].seat == seat and Move(entries[0].move).is_tiling


def test_engines_move_only_for_their_seats_and_legally() -> None:
    played = Played(ME, ENGINE, start=1)
    with pytest.raises(Refusal):
        engine_move(played.table, Move("1B1"), T0, played.seed)
    played.do(ANNA, m.Play, seat=1, move="1B1")
    with pytest.raises(Refusal):
        engine_move(played.table, Move("1B1"), T0, played.seed)
    entries = played.move()
    assert entries == [log.Moved(seat=2, move="0Y0", by="engine", spent_ms=0)]


def test_a_log_gives_the_same_table_read_at_once_or_piece_by_piece() -> None:
    played = two(variant="grey")
    played.finish()
    whole = replay("game000001", played.log)
    assert whole == played.table
    pieces = replay("game000001", played.log[:1])
    for entry in played.log[1:]:
        pieces = extend(pieces, [entry])
    assert pieces == whole


def test_the_first_entry_follows_seq_0() -> None:
    played = two()
    assert [entry.seq for entry in played.log] == list(range(1, len(played.log) + 1))


def test_the_positions_on_the_way_are_kept() -> None:
    played = two()
    played.moves(3)
    table = played.table
    assert table.position_after(0) == Position.new(2, "coloured", 1)
    assert isinstance(table.tokens[0], Deal) and len(table.tokens) == 4
    assert table.position_after(4) == table.position
