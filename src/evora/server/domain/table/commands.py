"""What people may do: a command becomes entries of the log, or is refused."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from evora._core import Move, Seed
from evora.errors import InvalidMoveError
from evora.players.levels import DEFAULT_LEVEL
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.entries import Entry
from evora.server.domain.table.attendance import claim_voids, voided
from evora.server.domain.table.clocks import claim_at, spent_ms
from evora.server.domain.table.create import check_seq
from evora.server.domain.table.draft import Cause, Decision, Draft
from evora.server.domain.table.repetition import check_asked, check_gifts, check_length
from evora.server.domain.table.state import Table
from evora.server.domain.table.undo import takeback

# By default; the server has a setting for it.
MAX_ENTRIES = 1_000
# What one gift of time is.
GIFT_MS = 15_000

# Everything but a rematch, which makes another game (`rematch`).
TableCommand = (
    m.Join
    | m.Leave
    | m.Decline
    | m.Cancel
    | m.Play
    | m.Undo
    | m.OfferEnd
    | m.Answer
    | m.Resign
    | m.Claim
    | m.GiveTime
)


def decide(  # noqa: PLR0913, PLR0917  (whatever the game itself does not know)
    table: Table,
    command: TableCommand,
    guest: str,
    now: int,
    seed: Seed,
    away: Mapping[int, int],
    *,
    claim_after_ms: int,
    level: str = DEFAULT_LEVEL,
    max_entries: int = MAX_ENTRIES,
    paired: bool = False,
    rated: bool = False,
) -> Decision:
    """What a command leads to, with all that follows from it; Refusal if it may not be done.

    `away`: since when the players of some seats are away; `claim_after_ms` later their seats can be
    claimed, and so long those who have not come when the game starts are waited for. `level`: of
    the engine that takes over the seat of a player who leaves. `max_entries`: how long a log may
    become by anything but moves. `paired`: quick pairing leads the guest there; `rated`: who joins
    keeps a name, and would have the game rated. The caller has to know whether the command was
    applied before.
    """
    if not _is_current(table, command):
        check_seq(table, command.seq)
    if table.status != "over" and isinstance(command, m.Join | m.Undo | m.OfferEnd | m.GiveTime):
        check_length(table, max_entries)
    if isinstance(command, m.Join | m.Leave | m.Decline | m.Cancel):
        entry = _sits(table, command, guest, paired=paired, rated=rated)
    else:
        _check_seat(table, command.seat, guest)
        if isinstance(command, m.Claim):
            ready = claim_at(table, away, claim_after_ms)
            entry = _claim(table, command, ready is not None and now >= ready, level)
        else:
            entry = _acts(table, command, now, level)
    draft = Draft(table, now, wait_ms=claim_after_ms)
    draft.add(entry)
    return draft.settle(seed, Cause.of(command, guest))


def _is_current(table: Table, command: TableCommand) -> bool:
    """Whether nothing has happened since the command's seq that matters to it, though something
    has: a clock got more time, started or stands still; for a move also a question that it does not
    answer."""
    later = table.history[command.seq :] if 0 < command.seq <= table.seq else ()
    if isinstance(command, m.GiveTime):
        # Whatever happens, who needs more time may have it; but a gift that is sent twice is one.
        given = (event.body for event in later if isinstance(event.body, m.TimeGiven))
        return all(body.by != command.seat for body in given)
    return bool(later) and all(
        isinstance(event.body, m.ClockMended | m.Begun | m.TimeGiven | m.OnHoliday)
        or (isinstance(command, m.Play) and _leaves_the_move(event.body))
        for event in later
    )


def _leaves_the_move(body: m.EventBody) -> bool:
    """An agreed end or undo has an event of its own. Playing on declines an undo, so who was asked
    for one has to see that first."""
    if isinstance(body, m.Offered):
        return body.what == "abandon"
    return isinstance(body, m.Answered)


# --- Before the start


def _sits(
    table: Table,
    command: m.Join | m.Leave | m.Decline | m.Cancel,
    guest: str,
    *,
    paired: bool,
    rated: bool,
) -> Entry:
    if table.status == "over":
        raise Refusal("game_over")
    if table.status == "playing":
        raise Refusal("already_started")
    match command:
        case m.Join():
            return _join(table, command, guest, paired=paired, rated=rated)
        case m.Leave():
            return _leave(table, guest)
        case m.Decline():
            return _decline(table, command, guest)
        case m.Cancel():
            return _cancel(table, guest)


def _join(table: Table, command: m.Join, guest: str, *, paired: bool, rated: bool) -> Entry:
    # Seats at the creator's device are other people's.
    if any(table.seat(seat).kind == "guest" for seat in table.sat(guest)):
        raise Refusal("already_seated")
    # People who wait for people are not surprised by programs.
    if is_bot(guest) and table.invited(guest) is None:
        raise Refusal("not_for_bots", "seat", "bots join where they are invited")
    # A seat that waits for somebody is nobody else's; who is invited takes that one.
    invited = guest if table.invited(guest) is not None else None
    free = [
        number
        for number, seat in enumerate(table.seats, 1)
        if seat.kind == "open" and seat.invited == invited
    ]
    if not free or (command.seat is not None and command.seat not in free):
        raise Refusal("no_seat_free", "seat")
    casual = table.rated and not rated
    # A game of pairing goes on as a casual one, so that everybody finds somebody.
    if casual and not table.created.paired:
        raise Refusal("name_not_kept", None, "the game is rated: expected a name that is kept")
    seat = command.seat or free[0]
    return log.Joined(seat=seat, guest=guest, paired=paired, casual=casual)


def check_company(table: Table, apart: Collection[str]) -> None:
    """Refusal, as if the game were full, to somebody who may not sit with one of those who do."""
    if any((seat.guest or seat.invited) in apart for seat in table.seats):
        raise Refusal("no_seat_free", "seat")


def _decline(table: Table, command: m.Decline, guest: str) -> Entry:
    if command.seat > table.players or table.seat(command.seat).invited is None:
        raise Refusal("no_offer", "seat", "nobody is invited to this seat")
    if guest not in (table.seat(command.seat).invited, table.created.creator):
        raise Refusal("not_your_seat", "seat")
    return log.Declined(seat=command.seat)


def _leave(table: Table, guest: str) -> Entry:
    if guest == table.created.creator:
        return _cancel(table, guest)
    seats = table.sat(guest)
    if not seats:
        raise Refusal("not_your_seat")
    return log.Left(seat=seats[0])


def _cancel(table: Table, guest: str) -> Entry:
    if guest != table.created.creator:
        raise Refusal("not_creator")
    return log.Ended(reason="cancelled", winners=[], scores=table.scores)


def cancel_unattended(table: Table, now: int) -> Decision | None:
    """Cancels a game that has not begun and whose maker does not come back; None if it has."""
    if table.status != "waiting":
        return None
    draft = Draft(table, now)
    draft.add(log.Ended(reason="cancelled", winners=[], scores=table.scores))
    return draft.decide()


def end_by_host(table: Table, now: int, command: str) -> Decision:
    """Ends a game for which nobody wins; Refusal game_over. `command`: what it is known by, should
    it be tried again."""
    if table.status == "over":
        raise Refusal("game_over")
    reason: log.EndReason = "cancelled" if table.status == "waiting" else "host"
    draft = Draft(table, now)
    draft.add(log.Ended(reason=reason, winners=[], scores=table.scores))
    return draft.decide(Cause(command, ""))


# --- During the game


def _acts(
    table: Table,
    command: m.Play | m.Undo | m.OfferEnd | m.Answer | m.Resign | m.GiveTime,
    now: int,
    level: str,
) -> Entry:
    match command:
        case m.Play():
            return _play(table, command, now)
        case m.Undo():
            return _undo(table, command.seat)
        case m.OfferEnd():
            return _offer_end(table, command.seat)
        case m.Answer():
            return _answer(table, command)
        case m.Resign():
            return log.SeatOut(seat=command.seat, reason="resigned", level=level)
        case m.GiveTime():
            return _give_time(table, command)


def _check_seat(table: Table, seat: int, guest: str) -> None:
    if table.status == "waiting":
        raise Refusal("not_started")
    if table.status == "over":
        raise Refusal("game_over")
    if seat > table.players or table.owner(seat) != guest:
        raise Refusal("not_your_seat", "seat")


def _play(table: Table, command: m.Play, now: int) -> Entry:
    if table.to_move != command.seat:
        raise Refusal("not_your_turn", "seat")
    try:
        move = Move(command.move)
    except InvalidMoveError as error:
        raise Refusal("bad_move", "move", str(error)) from None
    return log.Moved(seat=command.seat, move=str(move), by="player", spent_ms=spent_ms(table, now))


def _undo(table: Table, seat: int) -> Entry:
    back = takeback(table, seat)
    if not back.asked:
        return log.Undone(seat=seat, tokens=back.tokens)
    if table.offer is not None:
        raise Refusal("offer_open")
    check_asked(table, seat, "undo")
    return log.Offered(seat=seat, what="undo", tokens=back.tokens)


def _offer_end(table: Table, seat: int) -> Entry:
    if table.offer is not None:
        raise Refusal("offer_open")
    check_asked(table, seat, "abandon")
    # With nobody to ask the answer follows by itself.
    return log.Offered(seat=seat, what="abandon")


def _answer(table: Table, command: m.Answer) -> Entry:
    offer = table.offer
    if offer is None:
        raise Refusal("no_offer")
    if command.accept and command.seat not in offer.waiting:
        raise Refusal("no_offer", "seat", "nothing is asked of this seat")
    return log.Answered(seat=command.seat, accept=command.accept)


def _give_time(table: Table, command: m.GiveTime) -> Entry:
    receiver = table.owner(command.to) if command.to <= table.players else None
    if receiver is None or receiver == table.owner(command.seat):
        raise Refusal("no_time_to_give", "to", "expected the seat of somebody else who plays")
    if table.seat(command.to).left_ms is None:
        raise Refusal("no_time_to_give", None, "expected a game with a time for the whole game")
    check_gifts(table, command.seat)
    return log.TimeGiven(seat=command.to, by=command.seat, ms=GIFT_MS)


def _claim(table: Table, command: m.Claim, may_be_claimed: bool, level: str) -> Entry:
    """What becomes of the seat to move, if its player has been away for long enough."""
    if command.away != table.to_move or not may_be_claimed:
        raise Refusal("not_away", "away")
    if table.owner(command.away) == table.owner(command.seat):
        raise Refusal("not_away", "away", "it is your own seat")
    if command.choice == "engine" and table.rated:
        raise Refusal("not_ratable", "choice", "no engine plays a seat of a rated game as its own")
    if command.choice == "claim" and claim_voids(table, command.away):
        return voided(table)
    if command.choice == "engine":
        return log.SeatGiven(seat=command.away, level=level, by=command.seat)
    return log.SeatOut(seat=command.away, reason="claimed", level=level, by=command.seat)
