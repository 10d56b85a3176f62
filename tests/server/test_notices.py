"""Whom a decision calls back, and what no longer holds: decided from the table before and after."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from evora import Seed
from evora.server import messages as m
from evora.server.domain.notices import CALM_MS, NOTHING, NoticeChanges, notices
from evora.server.domain.table import Holiday, Table, create, note_holidays, rematch
from server.tables import ANNA, BEN, CAT, DAYS, ENGINE, FRIEND, ME, MINUTES, T0, Played, three, two

DAY = 86_400_000
BOT = "bot-0123456789abcdef"


def of(before: Table | None, table: Table, here: Collection[str] = ()) -> NoticeChanges:
    return notices(before, table, lambda _: here)


def told(changes: NoticeChanges) -> list[tuple[str, str, str | None]]:
    return [(notice.guest, notice.kind, notice.about) for notice in changes.new]


# --- Turns


def test_a_move_of_a_slow_game_calls_the_other_one() -> None:
    played = two(clock=DAYS)
    before = played.table
    played.wait(3_600_000)
    played.move()
    changes = of(before, played.table)
    assert told(changes) == [(BEN, "turn", ANNA)]
    assert set(changes.passed) == {(ANNA, "turn"), (ANNA, "time")}
    [turn] = changes.new
    since = played.now
    assert (turn.made, turn.due) == (since, since + CALM_MS)
    assert turn.data.marks == (since + 2 * DAY * 80 // 100, since + 2 * DAY * 95 // 100)


def test_moves_of_live_games_are_nothing() -> None:
    for clock in (m.NoClock(), MINUTES):
        played = two(clock=clock)
        before = played.table
        played.move()
        assert of(before, played.table) is NOTHING


def test_a_game_that_begins_with_a_persons_turn_calls_them() -> None:
    played = Played(ME, FRIEND, start=1, clock=DAYS)
    before = played.table
    assert of(None, before) is NOTHING
    played.do(BEN, m.Join)
    assert told(of(before, played.table)) == [(ANNA, "joined", BEN), (ANNA, "turn", BEN)]


def test_engines_and_bots_are_not_called() -> None:
    played = Played(ME, ENGINE, start=1, clock=DAYS)
    assert told(of(None, played.table)) == [(ANNA, "turn", None)]
    before = played.table
    played.move()
    changes = of(before, played.table)
    assert changes.new == () and (ANNA, "turn") in changes.passed
    before = played.table
    played.move()
    assert told(of(before, played.table)) == [(ANNA, "turn", None)]

    seats: list[m.SeatChoice] = [ME, m.BotSeat(bot=BOT)]
    asked = m.CreateGame(id="invitation", seats=seats, start=2, clock=DAYS)
    made = create("game000001", asked, ANNA, Seed("7"), T0, None, {BOT: T0 + 60_000})
    assert of(None, made.table) is NOTHING
    played.table = made.table
    played.do(BOT, m.Join)
    assert played.table.to_move == 2
    assert told(of(made.table, played.table)) == [(ANNA, "joined", BOT)]


def test_somebody_else_at_the_same_device_is_not_called() -> None:
    played = Played(ME, m.LocalSeat(), start=1, clock=DAYS)
    before = played.table
    played.move()
    changes = of(before, played.table)
    assert changes.new == () and set(changes.passed) == {(ANNA, "turn"), (ANNA, "time")}


def test_of_three_the_next_one_is_called_and_told_who_has_moved() -> None:
    played = three(clock=DAYS)
    before = played.table
    played.move()
    assert told(of(before, played.table)) == [(BEN, "turn", ANNA)]


def test_who_moves_twice_in_a_row_is_not_called_again() -> None:
    """A round that ends with somebody's move may begin with theirs."""
    played = two(clock=DAYS)
    twice = 0
    while played.table.status == "playing":
        before = played.table
        played.wait(1_000)
        played.move(-1)
        if before.to_move == played.table.to_move:
            twice += 1
            changes = of(before, played.table)
            assert changes.new == () and changes.marks is not None
    assert twice > 0


def test_days_off_move_the_marks() -> None:
    played = two(clock=DAYS)
    before, now = played.table, T0 + DAY
    noted = note_holidays(before, {ANNA: Holiday(now, now + 3 * DAY)}, now)
    assert noted is not None
    changes = of(before, noted.table)
    assert changes.new == () and changes.marks is not None
    first = T0 + 2 * DAY * 80 // 100
    assert changes.marks.was == first and changes.marks.due == first + 3 * DAY
    assert changes.marks.data.marks == (first + 3 * DAY, T0 + 2 * DAY * 95 // 100 + 3 * DAY)
    # What was short is not any more.
    assert changes.passed == ((ANNA, "time"),)


def test_days_off_after_a_mark_move_only_the_next() -> None:
    played = two(clock=DAYS)
    now = T0 + 2 * DAY * 85 // 100
    noted = note_holidays(played.table, {ANNA: Holiday(now, now + DAY)}, now)
    assert noted is not None
    marks = of(played.table, noted.table).marks
    assert marks is not None
    first, last = T0 + 2 * DAY * 80 // 100, T0 + 2 * DAY * 95 // 100 + DAY
    assert marks.data.marks == (first, last) and marks.due == last


# --- The end


def test_the_end_is_told_to_all_but_who_ended_it() -> None:
    played = two(clock=DAYS)
    while played.table.status == "playing":
        before = played.table
        played.move(-1)
    mover = before.owner(before.to_move or 0)
    other = BEN if mover == ANNA else ANNA
    changes = of(before, played.table)
    assert told(changes) == [(other, "over", mover)]
    [over] = changes.new
    result = played.table.result
    assert result is not None
    seat = 1 if other == ANNA else 2
    assert over.data.won is (seat in result.winners) and over.data.reason == result.reason


def test_who_resigns_knows_it_and_who_is_late_is_told() -> None:
    played = two(clock=DAYS)
    before = played.table
    played.do(ANNA, m.Resign, seat=1)
    assert told(of(before, played.table)) == [(BEN, "over", ANNA)]
    played = two(clock=DAYS)
    before = played.table
    played.wait(2 * DAY + 10_000)
    assert played.tick()
    changes = of(before, played.table)
    assert told(changes) == [(ANNA, "over", BEN), (BEN, "over", ANNA)]
    assert [notice.data.won for notice in changes.new] == [False, True]
    assert set(changes.passed) == {(ANNA, "turn"), (ANNA, "time")}


def test_the_end_of_a_live_game_is_told_to_nobody_who_is_there() -> None:
    played = two(clock=MINUTES)
    before = played.table
    played.do(ANNA, m.Resign, seat=1)
    assert of(before, played.table, here={ANNA, BEN}) is NOTHING
    assert told(of(before, played.table, here={ANNA})) == [(BEN, "over", ANNA)]


def test_a_game_that_was_not_played_is_no_game_over() -> None:
    played = Played(ME, FRIEND, clock=DAYS)
    before = played.table
    played.do(ANNA, m.Leave)
    assert played.table.status == "over"
    assert told(of(before, played.table)) == []


# --- Other people


def test_somebody_joins_and_leaves() -> None:
    played = Played(ME, FRIEND, FRIEND, clock=MINUTES)
    before = played.table
    played.do(BEN, m.Join)
    assert told(of(before, played.table)) == [(ANNA, "joined", BEN)]
    assert of(before, played.table, here={ANNA}) is NOTHING
    before = played.table
    played.do(BEN, m.Leave)
    assert of(before, played.table).passed == ((ANNA, "joined"),)


@pytest.mark.parametrize("clock", [MINUTES, DAYS])
def test_a_challenge_and_what_becomes_of_it(clock: m.Clock) -> None:
    seats: list[m.SeatChoice] = [ME, m.PersonSeat(name="Ben")]
    asked = m.CreateGame(id="challenge1", seats=seats, clock=clock)
    until, people = {BEN: T0 + 60_000}, {"Ben": BEN}
    made = create("game000001", asked, ANNA, Seed("7"), T0, None, until, people)
    assert told(of(None, made.table)) == [(BEN, "challenge", ANNA)]
    played = Played(ME, FRIEND)
    played.table, played.log = made.table, [*made.entries]
    played.do(BEN, m.Join)
    changes = of(made.table, played.table)
    assert (ANNA, "accepted", BEN) in told(changes)
    assert (BEN, "challenge") in changes.passed
    played.table = made.table
    played.do(BEN, m.Decline, seat=2)
    assert of(made.table, played.table) == NoticeChanges(passed=((BEN, "challenge"),))


def test_a_rematch_is_told_until_it_is_answered() -> None:
    played = three(clock=DAYS)
    played.finish()
    before = played.table
    asked = m.Rematch(id="rematch01", seq=before.seq)
    here = {ANNA, BEN, CAT}

    def offered(guest: str, command: m.Rematch | m.Answer) -> NoticeChanges:
        was = played.table
        _, old = rematch(
            was,
            guest,
            command=command,
            game="game000002",
            seed=Seed("8"),
            deal=played.seed,
            now=played.now,
            here=here,
        )
        played.append(old)
        return of(was, old.table)

    assert set(told(offered(ANNA, asked))) == {(BEN, "rematch", ANNA), (CAT, "rematch", ANNA)}
    answer = m.Answer(id="answer001", seq=played.table.seq, seat=2, accept=True)
    assert offered(BEN, answer) == NoticeChanges(passed=((BEN, "rematch"),))
    answer = m.Answer(id="answer002", seq=played.table.seq, seat=3, accept=False)
    assert offered(CAT, answer) == NoticeChanges(passed=((CAT, "rematch"),))
