"""What may not be repeated without end: questions, and everything that is not a move."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.table.state import Table

# How often a seat may ask to end one game.
_MAX_END_OFFERS = 5
# How often a seat may give others more time in one game.
MAX_GIFTS = 10
# How often a seat may ask and change its mind before its next move.
_MAX_WITHDRAWN = 3


def check_length(table: Table, max_entries: int) -> None:
    """Refusal if a log is as long as it may become by anything but moves, which end by themselves.

    A game of four with every move taken back once has some 600 entries."""
    if table.seq >= max_entries:
        raise Refusal("game_too_long", None, f"the log has {table.seq} entries")


def check_asked(table: Table, seat: int, what: m.OfferKind) -> None:
    """Refusal if a seat has asked the same before and the answer was no."""
    if was_asked(table, seat, what):
        raise Refusal("asked_already", None, "ask again after your next move")
    if what == "abandon" and _end_offers(table, seat) >= _MAX_END_OFFERS:
        detail = f"expected at most {_MAX_END_OFFERS} offers to end a game"
        raise Refusal("asked_already", None, detail)


def was_asked(table: Table, seat: int, what: m.OfferKind) -> bool:
    """Whether a seat got a no since its last move, or changed its mind often."""
    withdrawn, answered_by = 0, None
    for event in reversed(table.history):
        match event.body:
            case m.Moved(seat=mover, by="player") if mover == seat:
                return False
            case m.Undone() if what == "undo":
                return False  # whatever was asked before was settled by it
            case m.Answered(accept=False):
                answered_by = event.body.seat
            case m.RematchLapsed():
                answered_by = seat  # nobody has said no
            case m.Offered(seat=asking, what=asked) if (asking, asked) == (seat, what):
                withdrawn += 1
                if answered_by != seat or withdrawn >= _MAX_WITHDRAWN:
                    return True
    return False


def check_gifts(table: Table, seat: int) -> None:
    """Refusal if a seat has given others as much time as it may."""
    given = sum(
        isinstance(event.body, m.TimeGiven) and event.body.by == seat for event in table.history
    )
    if given >= MAX_GIFTS:
        raise Refusal("no_time_to_give", None, f"expected at most {MAX_GIFTS} gifts of time")


def _end_offers(table: Table, seat: int) -> int:
    return sum(
        isinstance(event.body, m.Offered)
        and event.body.seat == seat
        and event.body.what == "abandon"
        for event in table.history
    )
