"""From the log to the table: every entry does what it says, and nothing is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from evora._core import RULES_VERSION, Deal, Move, Position
from evora.calls import Encoded
from evora.errors import EvoraError
from evora.game import Token
from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.core_views import bonuses_of, effects_of, round_total
from evora.server.domain.entries import Entry, LogEntry
from evora.server.domain.table.state import Holiday, Offer, SeatState, Step, Table

_UNINVITED: Mapping[str, object] = {"invited": None, "until": None}


def replay(game: str, entries: Iterable[LogEntry]) -> Table:
    """The table of a whole log, which begins with `created`."""
    first, *later = entries
    return extend(open_table(game, first, uploaded=_was_uploaded(first, *later)), later)


def _was_uploaded(*entries: LogEntry) -> bool:
    """Whether the request that made the game brought its end along: a game that is played here
    ends with a later command than the one that made it, or with none."""
    first = next((item for item in entries if item.command is not None), None)
    return first is not None and isinstance(first.entry, log.Ended)


def extend(table: Table, entries: Iterable[LogEntry]) -> Table:
    """The table after more entries of its log. What grows with the log is copied once for all of
    them, so that a replay takes time in proportion to its length."""
    seq, changed_at = table.seq, table.changed_at
    history, commands = [*table.history], {**table.commands}
    fingerprints = {**table.fingerprints}
    for item in entries:
        assert item.seq == seq + 1
        seq, changed_at = item.seq, item.time
        table, body = _apply(table, item.entry, item.time)
        history.append(m.GameEvent(seq=seq, time=changed_at, body=body))
        if item.command is not None:
            commands[item.command] = seq
            if item.fingerprint is not None:
                fingerprints[item.command] = item.fingerprint
    return replace(
        table,
        seq=seq,
        changed_at=changed_at,
        commands=commands,
        fingerprints=fingerprints,
        history=tuple(history),
    )


def open_table(game: str, first: LogEntry, *, uploaded: bool = False) -> Table:
    """The table of a game that was only created."""
    created = first.entry
    assert isinstance(created, log.Created)
    if created.rules != RULES_VERSION:
        raise EvoraError(f"expected a game under rules {RULES_VERSION}, got {created.rules}")
    clock = created.clock
    budget = clock.initial_ms if isinstance(clock, log.BudgetClock) else None
    source = _source_of(created, uploaded=uploaded)
    return Table(
        id=game,
        seq=first.seq,
        created=created,
        source=source,
        created_at=first.time,
        changed_at=first.time,
        began_at=None,
        status="waiting",
        seats=tuple(
            SeatState(seat.kind, seat.guest, seat.level, None, budget, seat.invited, seat.until)
            for seat in created.seats
        ),
        start=None,
        steps=(),
        turn_since=None,
        void_at=None,
        offer=None,
        result=None,
        rounds=(),
        bonuses=bonuses_of(()),
        rematch=None,
        commands={} if first.command is None else {first.command: first.seq},
        fingerprints=_fingerprint_of(first),
        history=(
            m.GameEvent(
                seq=first.seq,
                time=first.time,
                body=m.Created(seed_hash=created.seed_hash, source=source),
            ),
        ),
        paired=created.paired,
        rated=created.rated,
    )


def _source_of(created: log.Created, *, uploaded: bool) -> m.GameSource:
    if uploaded:
        return "uploaded"
    return "played" if created.position is None else "position"


def _fingerprint_of(item: LogEntry) -> dict[str, str]:
    if item.command is None or item.fingerprint is None:
        return {}
    return {item.command: item.fingerprint}


def _apply(table: Table, entry: Entry, time: int) -> tuple[Table, m.EventBody]:  # noqa: PLR0912
    """The table after an entry, and its public form: one branch per kind of entry."""
    body: m.EventBody
    match entry:
        case log.Moved():
            table, body = _moved(table, entry, time)
        case log.Dealt():
            table, body = _dealt(table, entry, time)
        case log.Joined():
            table = _with_seat(table, entry.seat, kind="guest", guest=entry.guest, **_UNINVITED)
            paired, rated = table.paired or entry.paired, table.rated and not entry.casual
            table = replace(table, paired=paired, rated=rated)
            body = m.Joined(seat=entry.seat)
        case log.Left():
            table = _with_seat(table, entry.seat, kind="open", guest=None)
            body = m.Left(seat=entry.seat)
        case log.Declined():
            table = _with_seat(table, entry.seat, **_UNINVITED)
            body = m.Declined(seat=entry.seat)
        case log.Started():
            table = _started(table, entry, time)
            body = m.Started(start=entry.start, position=entry.position)
        case log.Begun():
            table = replace(table, void_at=None, turn_since=time)
            body = m.Begun()
        case log.Undone():
            table = _undone(table, entry, time)
            body = m.Undone(seat=entry.seat, tokens=entry.tokens)
        case log.SeatOut():
            table = _without_asking(_seat_out(table, entry, time), entry.seat)
            body = m.SeatOut(seat=entry.seat, reason=entry.reason, by=entry.by)
        case log.SeatGiven():
            table = _with_seat(table, entry.seat, kind="engine", guest=None, level=entry.level)
            table = _without_asking(table, entry.seat)
            body = m.SeatGiven(seat=entry.seat, level=entry.level, by=entry.by)
        case log.ClockMended() | log.TimeGiven() | log.OnHoliday():
            table, body = _clock_changed(table, entry, time)
        case log.Ended():
            table = _clock_stopped(table, time)
            table = replace(
                table, status="over", result=entry, offer=None, turn_since=None, void_at=None
            )
            body = m.Ended(reason=entry.reason, winners=entry.winners, scores=entry.scores)
        case log.Offered() | log.Answered() | log.RematchOffered() | log.RematchLapsed():
            table, body = _asked(table, entry)
        case log.RematchMade():
            table = replace(table, rematch=entry.game, offer=None)
            body = m.RematchMade(game=entry.game)
        case log.Created():
            raise AssertionError("a game is created once")
    return table, body


# --- The start and the clock


def _started(table: Table, entry: log.Started, time: int) -> Table:
    void_at = None if entry.wait_ms is None else time + entry.wait_ms
    start = Position(entry.position)
    table = replace(table, status="playing", start=start, began_at=time, void_at=void_at)
    return _next_turn(table, time)


def _clock_changed(
    table: Table, entry: log.ClockMended | log.TimeGiven | log.OnHoliday, time: int
) -> tuple[Table, m.EventBody]:
    match entry:
        case log.ClockMended():
            body = m.ClockMended(downtime_ms=entry.downtime_ms)
            return _mended(table, entry.downtime_ms), body
        case log.TimeGiven():
            left = (table.seat(entry.seat).left_ms or 0) + entry.ms
            given = m.TimeGiven(seat=entry.seat, by=entry.by, ms=entry.ms)
            return _with_seat(table, entry.seat, left_ms=left), given
        case log.OnHoliday():
            ends = entry.ends if entry.ends > time else None
            return _on_holiday(table, entry), m.OnHoliday(seat=entry.seat, ends=ends)


def _mended(table: Table, downtime_ms: int) -> Table:
    if table.void_at is not None:
        return replace(table, void_at=table.void_at + downtime_ms)
    if table.turn_since is not None:
        return replace(table, turn_since=table.turn_since + downtime_ms)
    return table


def _on_holiday(table: Table, entry: log.OnHoliday) -> Table:
    for seat in table.sat(table.seat(entry.seat).guest):
        before = table.seat(seat).holiday
        if seat == table.to_move and before is not None and before.begins != entry.begins:
            # The one before has held the clock, and must go on to count in this turn.
            table = _mended(table, table.still_ms)
        table = _with_seat(table, seat, holiday=Holiday(entry.begins, entry.ends))
    return table


def _next_turn(table: Table, time: int) -> Table:
    """The clock of the next seat runs, once everybody has come."""
    return replace(table, turn_since=time if table.void_at is None else None)


# --- Deals and moves


def _dealt(table: Table, entry: log.Dealt, time: int) -> tuple[Table, m.EventBody]:
    table, effects = _play(table, Deal(entry.deal), time, 0)
    return _without_undo(table), m.Dealt(deal=entry.deal, effects=effects)


def _moved(table: Table, entry: log.Moved, time: int) -> tuple[Table, m.EventBody]:
    credit = 0
    if entry.by == "player":
        # Playing on declines an undo; engines move in no time, and must not close the offer.
        table = _without_undo(table)
        left = table.seat(entry.seat).left_ms
        clock = table.created.clock
        if isinstance(clock, log.BudgetClock) and left is not None:
            credit = clock.credit_ms
            table = _with_seat(table, entry.seat, left_ms=left - entry.spent_ms + credit)
    table, effects = _play(table, Move(entry.move), time, credit)
    return table, m.Moved(seat=entry.seat, move=entry.move, by=entry.by, effects=effects)


def _play(
    table: Table, token: Token, time: int, credit: int
) -> tuple[Table, Encoded[list[m.Effect]]]:
    """The only place where the core plays a token of this game; IllegalMoveError."""
    before = table.position
    assert before is not None
    position, events = before.play_with_events(token)
    step = Step(token, before.to_move, position, tuple(events), credit)
    table = _next_turn(replace(table, steps=(*table.steps, step)), time)
    if position.phase in ("deal", "over"):
        table = _end_round(table)
    return table, effects_of(events)


def _end_round(table: Table) -> Table:
    """A round's points are all in the events since its deal."""
    steps = table.steps
    first = len(steps) - 1
    while first and not isinstance(steps[first].token, Deal):
        first -= 1
    before = table.position_after(first)
    events = [event for step in steps[first:] for event in step.events]
    return replace(
        table,
        steps=(*steps[:first], *(replace(step, events=()) for step in steps[first:])),
        rounds=(*table.rounds, round_total(events, before)),
        bonuses=bonuses_of(events),
    )


def _undone(table: Table, entry: log.Undone, time: int) -> Table:
    """Time spent stays spent, and the credit of a move goes with it: nobody gains time by taking
    back, however often."""
    for step in table.steps[entry.tokens :]:
        left = table.seat(step.seat).left_ms if step.seat is not None else None
        if step.seat is not None and left is not None:
            table = _with_seat(table, step.seat, left_ms=max(0, left - step.credit_ms))
    table = _next_turn(replace(table, steps=table.steps[: entry.tokens]), time)
    return _without_undo(table)


# --- Offers and seats


def _asked(
    table: Table, entry: log.Offered | log.Answered | log.RematchOffered | log.RematchLapsed
) -> tuple[Table, m.EventBody]:
    match entry:
        case log.Offered():
            asked = table.others(entry.seat)
            offer = Offer(entry.seat, entry.what, entry.tokens, asked, asked)
            return replace(table, offer=offer), m.Offered(seat=entry.seat, what=entry.what)
        case log.Answered():
            body = m.Answered(seat=entry.seat, accept=entry.accept)
            return _answered(table, entry), body
        case log.RematchOffered():
            asked = tuple(entry.asked)
            offer = Offer(entry.seat, "rematch", None, asked, asked, entry.same_deal)
            return replace(table, offer=offer), m.Offered(seat=entry.seat, what="rematch")
        case log.RematchLapsed():
            return replace(table, offer=None), m.RematchLapsed(seat=entry.seat)


def _answered(table: Table, entry: log.Answered) -> Table:
    offer = table.offer
    assert offer is not None
    if not entry.accept:
        return replace(table, offer=None)
    # An answer counts for every seat at that device.
    theirs = table.sat(table.seat(entry.seat).guest)
    waiting = tuple(seat for seat in offer.waiting if seat not in theirs)
    return replace(table, offer=replace(offer, waiting=waiting))


def _seat_out(table: Table, entry: log.SeatOut, time: int) -> Table:
    if entry.seat == table.to_move:
        table = _clock_stopped(table, time)
    if entry.reason == "time" and table.seat(entry.seat).left_ms is not None:
        table = _with_seat(table, entry.seat, left_ms=0)
    return _with_seat(table, entry.seat, level=entry.level, out=entry.reason)


def _clock_stopped(table: Table, time: int) -> Table:
    """Charges the turn that ends without a move, so that what is left is what clocks showed."""
    seat = table.to_move
    left = table.seat(seat).left_ms if seat is not None else None
    if (
        seat is None
        or left is None
        or table.turn_since is None
        or not table.seat(seat).is_guest_played
    ):
        return table
    return _with_seat(table, seat, left_ms=max(0, left - (time - table.turn_since)))


def _without_asking(table: Table, seat: int) -> Table:
    offer = table.offer
    if offer is None:
        return table
    if offer.seat == seat:
        return replace(table, offer=None)
    waiting = tuple(other for other in offer.waiting if other != seat)
    return replace(table, offer=replace(offer, waiting=waiting))


def _without_undo(table: Table) -> Table:
    offer = table.offer
    return replace(table, offer=None) if offer is not None and offer.what == "undo" else table


def _with_seat(table: Table, seat: int, **changes: object) -> Table:
    changed = replace(table.seat(seat), **changes)
    seats = (*table.seats[: seat - 1], changed, *table.seats[seat:])
    return replace(table, seats=seats)
