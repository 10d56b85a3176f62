"""A table as its clients see it: views and events."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from evora._core import Seed
from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table.attendance import claim_voids
from evora.server.domain.table.clocks import claim_at
from evora.server.domain.table.repetition import was_asked
from evora.server.domain.table.state import SeatState, Table
from evora.server.domain.table.undo import last_takeback


class SeatPerson(Struct, frozen=True):
    """Who plays a seat, as everybody sees them. `kept`: the name is theirs alone."""

    rating: m.RatingView | None = None
    finishing: m.Finishing | None = None
    kept: bool = False


_NOBODY = SeatPerson()


def view(  # noqa: PLR0913, PLR0917  (whatever the game itself does not know)
    table: Table,
    guest: str | None,
    now: int,
    names: Mapping[int, str | None],
    online: Collection[int],
    away: Mapping[int, int],
    seed: Seed | None,
    claim_after_ms: int,
    people: Mapping[int, SeatPerson] = MappingProxyType({}),
) -> m.GameView:
    """How the game stands for one of its clients. The seed is shown once the game is over.
    `people`: by seat, what everybody sees of who plays it beside the name."""
    created = table.created
    everybodys = m.GameView(
        game=table.id,
        seq=table.seq,
        status=table.status,
        variant=created.variant,
        players=created.players,
        clock=clock_view(created.clock),
        listed=created.listed,
        seats=[
            m.SeatView(
                seat=number,
                kind=seat.kind,
                name=names.get(number),
                level=seat.level,
                yours=False,
                online=number in online,
                out=seat.out,
                left_ms=seat.left_ms,
                bot=seat.is_bot,
                holiday=_holiday(seat, now),
                rating=(person := people.get(number, _NOBODY)).rating,
                finishing=person.finishing,
                kept=person.kept,
            )
            for number, seat in enumerate(table.seats, 1)
        ],
        yours=[],
        creator=False,
        position=table.position_view,
        tokens=len(table.steps),
        to_move=table.to_move,
        legal=None,
        barred=None,
        deadline=table.deadline,
        now=now,
        undo=None,
        undo_seat=None,
        offer=_offer(table),
        absence=_absence(table, away, claim_after_ms),
        result=_result(table),
        rounds=list(table.rounds),
        origin=None,
        rematch=table.rematch,
        seed_hash=created.seed_hash,
        seed=str(seed) if seed is not None and table.status == "over" else None,
        invited=None,
        void_at=table.void_at,
        source=table.source,
        rated=table.rated,
    )
    return for_guest(everybodys, table, guest)


def for_guest(everybodys: m.GameView, table: Table, guest: str | None) -> m.GameView:
    """What everybody sees, and what this guest does beside it."""
    if guest is None:
        return everybodys
    mine, creator = table.plays(guest), guest == table.created.creator
    undo, undo_seat = _undo(table, mine)
    return replace(
        everybodys,
        seats=[
            replace(seat, yours=True) if seat.seat in mine else seat for seat in everybodys.seats
        ],
        yours=table.sat(guest),
        creator=creator,
        legal=table.legal_view if table.to_move in mine else None,
        barred=table.barred_view if table.to_move in mine else None,
        undo=undo,
        undo_seat=undo_seat,
        # The game it is played on from may be private: only who played on from it sees it.
        origin=table.created.origin if creator else None,
        invited=table.invited(guest),
    )


def _holiday(seat: SeatState, now: int) -> int | None:
    holiday = seat.holiday
    return holiday.ends if holiday and seat.is_guest_played and holiday.ends > now else None


def clock_view(clock: log.Clock) -> m.Clock:
    match clock:
        case log.NoClock():
            return m.NoClock()
        case log.BudgetClock():
            return m.BudgetClock(initial_ms=clock.initial_ms, credit_ms=clock.credit_ms)
        case log.DaysClock():
            return m.DaysClock(days=clock.days)


def events(table: Table, since: int) -> list[m.GameEvent]:
    """What happened after seq `since`, also what was taken back later."""
    return list(table.history[since:])


def _undo(table: Table, mine: Collection[int]) -> tuple[Literal["free", "ask"] | None, int | None]:
    found = last_takeback(table, mine)
    if found is None:
        return None, None
    seat, back = found
    if not back.asked:
        return "free", seat
    may_ask = table.offer is None and not was_asked(table, seat, "undo")
    return ("ask", seat) if may_ask else (None, None)


def _offer(table: Table) -> m.OfferView | None:
    offer = table.offer
    if offer is None:
        return None
    return m.OfferView(
        seat=offer.seat,
        what=offer.what,
        tokens=offer.tokens,
        waiting_for=list(offer.waiting),
        same_deal=offer.same_deal,
    )


def _absence(table: Table, away: Mapping[int, int], claim_after_ms: int) -> m.AbsenceView | None:
    ready, seat = claim_at(table, away, claim_after_ms), table.to_move
    if ready is None or seat is None:
        return None
    voids = claim_voids(table, seat)
    return m.AbsenceView(seat=seat, since=away[seat], claim_at=ready, voids=voids)


def _result(table: Table) -> m.ResultView | None:
    result, position = table.result, table.position
    if result is None:
        return None
    return m.ResultView(
        reason=result.reason,
        winners=result.winners,
        decided_by=position.decided_among(table.in_play) if position is not None else None,
        scores=result.scores,
        bonuses=table.bonuses,
    )
