"""The first clock waits until everybody has come; who never comes loses nothing."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.records import record
from evora.server.domain.table import mend_clock, replay, view
from evora.verify import verify
from server.tables import (
    ANNA,
    BEN,
    CAT,
    CLAIM_MS,
    DAYS,
    ENGINE,
    FRIEND,
    GRACE,
    LOCAL,
    ME,
    MINUTES,
    T0,
    Played,
    names,
    three,
)

VOID = log.Ended(reason="void", winners=[], scores=[0, 0])


def paired(**request: m.Clock) -> Played:
    """Anna and Ben sit in a game, and neither is at the table yet; Anna starts."""
    played = Played(ME, FRIEND, start=1, clock=request.get("clock", MINUTES))
    played.do(BEN, m.Join)
    return played


def test_no_clock_runs_until_everybody_has_come() -> None:
    played = paired()
    assert played.table.deadline is None and played.table.void_at == T0 + CLAIM_MS
    played.wait(20_000)
    assert played.come() == played.come(ANNA) == played.come(BEN, CAT) == []
    assert played.come(ANNA, BEN) == [log.Begun()]
    assert played.come(ANNA, BEN) == []
    assert played.table.void_at is None and played.table.deadline == played.now + 60_000
    shown = view(played.table, ANNA, played.now, {}, (), {}, None, CLAIM_MS)
    assert shown.void_at is None and shown.deadline == played.table.deadline
    played.wait(5_000)
    played.move()
    assert played.table.seat(1).left_ms == 60_000


def test_who_moves_before_that_is_not_charged_and_has_come() -> None:
    played = paired()
    played.wait(10_000)
    played.move()
    assert played.table.seat(1).left_ms == 65_000 and played.table.deadline is None
    assert played.come() == []
    assert played.come(BEN) == [log.Begun()]
    assert played.table.deadline == played.now + 60_000


def test_a_game_is_void_when_somebody_does_not_come() -> None:
    played = paired()
    played.move()
    played.wait(CLAIM_MS + GRACE)
    assert played.tick() == []
    played.wait(1)
    (ended,) = played.tick()  # who has moved has come
    assert ended == log.Ended(reason="void", winners=[], scores=[0, 0], absent=[2])
    assert played.tick() == [] and played.come(ANNA, BEN) == []
    assert played.table.due is None and played.table.status == "over"


def test_nobody_is_claimed_who_has_not_come() -> None:
    played = paired()
    played.away = {1: T0}
    played.wait(CLAIM_MS)
    played.refuses("not_away", BEN, m.Claim, seat=2, away=1, choice="claim")
    played.refuses("not_away", BEN, m.Claim, seat=2, away=1, choice="engine")
    assert view(played.table, BEN, played.now, {}, (), played.away, None, CLAIM_MS).absence is None


def test_without_a_clock_a_claim_of_one_who_never_moved_wins_nothing() -> None:
    played = paired(clock=m.NoClock())
    assert played.table.void_at is None
    played.away = {1: T0}
    played.wait(CLAIM_MS)
    absence = view(played.table, BEN, played.now, {}, (), played.away, None, CLAIM_MS).absence
    assert absence is not None and absence.voids
    assert played.do(BEN, m.Claim, seat=2, away=1, choice="claim") == [VOID]


def test_among_three_a_claim_of_one_who_never_moved_puts_them_out() -> None:
    played = three()
    played.away = {1: T0}
    played.wait(CLAIM_MS)
    (entry,) = played.do(BEN, m.Claim, seat=2, away=1, choice="claim")
    assert isinstance(entry, log.SeatOut) and played.table.status == "playing"


def test_downtime_is_no_time_to_come_in() -> None:
    played = paired()
    played.wait(60_000)
    played.append(mend_clock(played.table, 60_000, played.now))
    assert played.table.void_at == T0 + CLAIM_MS + 60_000


def test_nobody_is_waited_for_who_has_nobody_to_wait_for_them() -> None:
    assert Played(ME, LOCAL, ENGINE, clock=MINUTES).table.void_at is None
    days = paired(clock=DAYS)
    assert days.table.void_at is None and days.table.deadline is not None


def test_those_who_are_out_need_not_come() -> None:
    played = Played(ME, FRIEND, FRIEND, start=1, clock=MINUTES)
    played.do(BEN, m.Join)
    played.do(CAT, m.Join)
    played.do(CAT, m.Resign, seat=3)
    assert played.come(ANNA, BEN) == [log.Begun()]


def test_the_start_of_a_clock_makes_no_command_stale() -> None:
    played = paired()
    seq = played.table.seq
    played.come(ANNA, BEN)
    assert played.table.position is not None
    played.do(ANNA, m.Play, seq=seq, seat=1, move=str(played.table.position.legal_moves[0]))


def test_a_void_game_has_a_record_without_a_winner() -> None:
    played = paired()
    played.move()
    played.wait(2 * CLAIM_MS)
    played.tick()
    written = record(played.table, names(played.table), played.seed)
    assert (written.tags["End"], written.tags["Winners"]) == ("abandoned", "")
    assert verify(written).problem is None
    assert replay("game000001", played.log) == played.table
