"""Days off at a table: a clock of days stands still, and no other."""

from __future__ import annotations

import pytest

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table import Holiday, note_holidays, replay, view
from server.tables import ANNA, BEN, CLAIM_MS, DAYS, LOCAL, ME, MINUTES, Played, names, two
from server.test_table_clocks import DAY


def off(played: Played, guest: str, days: float, begins: int | None = None) -> list[log.Entry]:
    """A guest has days off from now on; with `begins`, they end at another time."""
    since = played.now if begins is None else begins
    holiday = Holiday(since, since + int(days * DAY))
    return played.append(note_holidays(played.table, {guest: holiday}, played.now))


def test_what_remains_when_days_off_begin_remains_when_they_end() -> None:
    played = two(clock=DAYS)
    before = played.table.deadline
    assert before is not None
    played.wait(DAY)
    began = played.now
    told = log.OnHoliday(seat=1, begins=began, ends=began + 5 * DAY)
    assert off(played, ANNA, 5) == [told]
    assert played.table.deadline == before + 5 * DAY
    assert played.table.history[-1].body == m.OnHoliday(seat=1, ends=began + 5 * DAY)
    played.wait(6 * DAY)
    assert played.tick() == []
    played.wait(2_000)
    assert played.tick()[0] == log.SeatOut(seat=1, reason="time", level="regular")
    assert replay("game000001", played.log) == played.table


def test_a_turn_that_begins_on_days_off_has_its_days_after_them() -> None:
    played = two(clock=DAYS)
    off(played, BEN, 3)
    ends = played.now + 3 * DAY
    assert played.table.deadline == played.now + 2 * DAY
    played.wait(DAY)
    played.move()
    assert played.table.to_move == 2 and played.table.deadline == ends + 2 * DAY
    played.wait(3 * DAY)
    played.move()
    played.move()
    assert played.table.deadline == played.now + 2 * DAY


def test_days_off_end_early() -> None:
    played = two(clock=DAYS)
    began, before = played.now, played.table.deadline
    assert before is not None
    off(played, ANNA, 10)
    played.wait(DAY)
    off(played, ANNA, 1, begins=began)
    assert played.table.deadline == before + DAY
    assert played.table.history[-1].body == m.OnHoliday(seat=1, ends=None)


def test_two_holidays_in_one_turn_both_count() -> None:
    played = two(clock=m.DaysClock(days=7))
    before = played.table.deadline
    assert before is not None
    for days in (1, 2, 3):
        off(played, ANNA, days)
        played.wait((days + 1) * DAY)
    assert played.table.deadline == before + 6 * DAY
    assert replay("game000001", played.log) == played.table


def test_it_is_told_once_and_only_where_moves_have_days() -> None:
    played = two(clock=DAYS)
    began = played.now
    assert len(off(played, ANNA, 2)) == 1 and off(played, ANNA, 2, begins=began) == []
    for clock in (MINUTES, m.NoClock()):
        other = two(clock=clock)
        assert off(other, ANNA, 2) == []
    waiting = Played(ME, m.FriendSeat(), clock=DAYS)
    assert off(waiting, ANNA, 2) == []
    # Days that were over when the game began are none of its business.
    assert off(played, BEN, 1, begins=began - DAY) == []
    played.finish()
    assert off(played, BEN, 2) == []


def test_all_seats_at_a_device_have_days_off() -> None:
    played = Played(ME, LOCAL, m.FriendSeat(), start=1, clock=DAYS)
    played.do(BEN, m.Join)
    assert len(off(played, ANNA, 2)) == 1
    ends = [seat.holiday is not None for seat in played.table.seats]
    assert ends == [True, True, False]


def test_a_clock_that_has_run_out_is_not_revived() -> None:
    played = two(clock=DAYS)
    before = played.table.deadline
    played.wait(2 * DAY)
    off(played, ANNA, 5)
    assert played.table.deadline == before


@pytest.mark.parametrize(("days", "shown"), [(1, True), (3, False)])
def test_others_see_it_while_it_lasts_and_no_move_is_stale(days: int, shown: bool) -> None:
    played = two(clock=DAYS)
    seq = played.table.seq
    off(played, BEN, 2)
    ends = played.now + 2 * DAY
    assert played.table.position is not None
    move = str(played.table.position.legal_moves[0])
    played.do(ANNA, m.Play, seq=seq, seat=1, move=move)
    now = played.now + days * DAY
    seen = view(played.table, ANNA, now, names(played.table), (), {}, None, CLAIM_MS)
    assert [seat.holiday for seat in seen.seats] == [None, ends if shown else None]
