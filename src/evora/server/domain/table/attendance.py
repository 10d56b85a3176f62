"""Who has come to the table: the first clock waits for everybody, and those who never come lose
nothing. And who has left it: an offer to play again is over then."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.table.draft import Decision, Draft
from evora.server.domain.table.state import Table


def begin(table: Table, here: Collection[str], now: int) -> Decision | None:
    """Starts the first clock once everybody is at the table; None if somebody is missing, or it
    runs. `here`: the guests at it now. Who has moved has been there."""
    if table.void_at is None:
        return None
    people = {seat.guest for seat in table.seats if seat.guest and seat.is_guest_played}
    if any(guest not in here and not has_moved(table, guest) for guest in people):
        return None
    draft = Draft(table, now)
    draft.add(log.Begun())
    return draft.decide()


def has_moved(table: Table, guest: str | None) -> bool:
    """Whether a guest has made a move in this game, though it be taken back."""
    seats = table.sat(guest)
    return any(
        isinstance(event.body, m.Moved) and event.body.by == "player" and event.body.seat in seats
        for event in table.history
    )


def void(table: Table, came: Collection[str], now: int, grace_ms: int) -> Decision | None:
    """Ends a game without a winner whose players have not all come in time; None if they may still
    come, or have. `came`: the guests who have been at it since it started."""
    if table.void_at is None or now <= table.void_at + grace_ms:
        return None
    absent = [
        number
        for number, seat in enumerate(table.seats, 1)
        if seat.guest and seat.guest not in came and not has_moved(table, seat.guest)
    ]
    draft = Draft(table, now)
    draft.add(voided(table, absent))
    return draft.decide()


def voided(table: Table, absent: Sequence[int] = ()) -> log.Ended:
    return log.Ended(reason="void", winners=[], scores=table.scores, absent=list(absent))


def claim_voids(table: Table, seat: int) -> bool:
    """Whether a claim ends a game that nobody wins: its only other player has never come. Without a
    clock that is one who has not moved; with one the first clock has waited for everybody."""
    clock = table.created.clock
    decides = len(table.in_play) == 2
    return decides and isinstance(clock, log.NoClock) and not has_moved(table, table.owner(seat))


def lapse(table: Table, left: Collection[str], now: int) -> Decision | None:
    """Ends the offer of a rematch when one of those it is about has left; None if nobody has."""
    offer = table.offer
    if offer is None or offer.what != "rematch":
        return None
    gone = next((seat for seat in offer.people if table.seat(seat).guest in left), None)
    if gone is None:
        return None
    draft = Draft(table, now)
    draft.add(log.RematchLapsed(seat=gone))
    return draft.decide()
