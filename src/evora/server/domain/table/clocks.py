"""Clocks: what a move costs, and who is out of time or has been away for too long."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from evora._core import Seed
from evora.players.levels import DEFAULT_LEVEL
from evora.server.domain import entries as log
from evora.server.domain.table.attendance import void
from evora.server.domain.table.draft import Decision, Draft
from evora.server.domain.table.state import Holiday, Table


def spent_ms(table: Table, now: int) -> int:
    """What a move made now costs: never more than is left on the clock, because lag is forgiven."""
    seat = table.to_move
    left = table.seat(seat).left_ms if seat is not None else None
    if left is None or table.turn_since is None:
        return 0
    return min(left, max(0, now - table.turn_since))


def claim_at(table: Table, away: Mapping[int, int], claim_after_ms: int) -> int | None:
    """When the seat to move may be claimed; None if its player is here, if somebody has not come
    yet, or if days are counted.

    The wait begins with the turn: players may be away while others think.
    """
    seat = table.to_move
    if seat is None or seat not in away or not table.seat(seat).is_guest_played:
        return None
    if isinstance(table.created.clock, log.DaysClock) or table.void_at is not None:
        return None
    return max(away[seat], table.turn_since or 0) + claim_after_ms


def expire_clock(  # noqa: PLR0913  (whatever the game itself does not know)
    table: Table,
    now: int,
    seed: Seed,
    grace_ms: int,
    *,
    came: Collection[str] = (),
    level: str = DEFAULT_LEVEL,
) -> Decision | None:
    """The seat to move is out if its time is up, with all that follows; None if it is not. While
    somebody has not come yet no clock runs, and the game may be void; before it starts, invitations
    may end. `came`: the guests who have been at it since it started."""
    if table.status == "waiting":
        return _end_invitations(table, now, seed, grace_ms)
    if table.void_at is not None:
        return void(table, came, now, grace_ms)
    deadline, seat = table.deadline, table.to_move
    if deadline is None or seat is None or now <= deadline + grace_ms:
        return None
    draft = Draft(table, now)
    draft.add(log.SeatOut(seat=seat, reason="time", level=level))
    return draft.settle(seed)


def _end_invitations(table: Table, now: int, seed: Seed, grace_ms: int) -> Decision | None:
    """Frees the seats of those who have not answered in time; None if there are none."""
    draft = Draft(table, now)
    for number, seat in enumerate(table.seats, 1):
        if seat.until is not None and now > seat.until + grace_ms:
            draft.add(log.Declined(seat=number))
    return draft.settle(seed) if draft.table is not table else None


def mend_clock(table: Table, downtime_ms: int, now: int) -> Decision | None:
    """Gives the running clock back the time that the server was down; None if there is none."""
    if table.due is None or downtime_ms <= 0:
        return None
    draft = Draft(table, now)
    draft.add(log.ClockMended(downtime_ms=downtime_ms))
    return draft.decide()


def note_holidays(table: Table, holidays: Mapping[str, Holiday], now: int) -> Decision | None:
    """Tells the table of its players' days off, where a move has days; None if it knows them.
    `holidays`: the last of each guest, if any.

    There is no bound: so many fit into a year (`evora.server.domain.holidays`)."""
    began = table.began_at
    days = isinstance(table.created.clock, log.DaysClock)
    if not days or table.status != "playing" or began is None:
        return None
    draft = Draft(table, now)
    for number in range(1, table.players + 1):
        guest = table.owner(number)
        holiday = holidays.get(guest) if guest is not None else None
        # An entry is about all seats of a guest: at the second one it is known.
        if holiday is None or holiday == draft.table.seat(number).holiday or holiday.ends <= began:
            continue
        draft.add(log.OnHoliday(seat=number, begins=holiday.begins, ends=holiday.ends))
    return draft.decide() if draft.table is not table else None
