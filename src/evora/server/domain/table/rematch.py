"""Playing again: offered by one, agreed to by all other people, and then made once."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from evora._core import RULES_VERSION, Seed
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.entries import Entry
from evora.server.domain.table.create import check_seq
from evora.server.domain.table.draft import Cause, Decision, Draft
from evora.server.domain.table.repetition import check_asked
from evora.server.domain.table.state import SeatState, Table


def rematch(  # noqa: PLR0913  (everything that a game begins with)
    table: Table,
    guest: str,
    *,
    command: m.Rematch | m.Answer,
    game: str,
    seed: Seed,
    deal: Seed,
    now: int,
    here: Collection[str],
    deleted: Collection[str] = (),
    wait_ms: int | None = None,
) -> tuple[Decision | None, Decision]:
    """The new game `game`, if everybody has agreed now, and what is added to the old one; both are
    stored together.

    `seed`: of a fresh deal; `deal`: of the old game, should it be played again. `here`: the guests
    at the table; nobody plays again with those who have left. The seats of guests who were
    `deleted` are free. Everybody else keeps their seat, and the one after the last start player
    starts; with the same deal everybody moves on to the next seat, and the same seat starts. The
    names of local seats are the old game's.
    """
    if not _is_current(table, command):
        check_seq(table, command.seq)
    _check(table, guest)
    same_deal = bool(table.offer.same_deal if table.offer else _wants_same(table, command))
    draft = Draft(table, now)
    cause = Cause.of(command, guest)
    entry = _entry(table, guest, command, deleted)
    if entry is not None:
        draft.add(entry)
        offer = draft.table.offer
        if offer is None or offer.waiting:
            if offer is not None:
                _check_here(table, here, deleted)
            return None, draft.decide(cause)
    _check_here(table, here, deleted)
    draft.add(log.RematchMade(game=game))
    chosen = deal if same_deal else seed
    new = Draft.of_new_game(game, _again(table, chosen, deleted, same_deal), now, wait_ms)
    return new.settle(chosen, cause), draft.decide(cause)


def next_seats(table: Table, names: Mapping[int, str]) -> dict[int, str]:
    """The names of local seats where everybody moves on to the next one."""
    return {seat % table.players + 1: name for seat, name in names.items()}


def _wants_same(table: Table, command: m.Rematch | m.Answer) -> bool:
    """Refusal unless the deal is this server's from the beginning."""
    wanted = isinstance(command, m.Rematch) and bool(command.same_deal)
    if wanted and table.source != "played":
        raise Refusal("bad_field", "same_deal", "expected a game that was dealt here")
    return wanted


def _is_current(table: Table, command: m.Rematch | m.Answer) -> bool:
    """Who wants to play again has nothing against others who want it, too."""
    later = table.history[command.seq :] if 0 < command.seq <= table.seq else ()
    return all(
        (isinstance(event.body, m.Offered) and event.body.what == "rematch")
        or (isinstance(event.body, m.Answered) and event.body.accept)
        for event in later
    )


def _check(table: Table, guest: str) -> None:
    if table.status != "over":
        raise Refusal("not_started" if table.status == "waiting" else "already_started")
    if table.start is None:
        raise Refusal("not_started", detail="a cancelled game has no rematch")
    if table.rematch is not None:
        raise Refusal("game_over", detail=f"the rematch is {table.rematch}")
    if guest != table.created.creator and not table.sat(guest):
        raise Refusal("not_your_seat")


def _check_here(table: Table, here: Collection[str], deleted: Collection[str]) -> None:
    for number, seat in enumerate(table.seats, 1):
        if seat.guest is not None and seat.guest not in deleted and seat.guest not in here:
            raise Refusal("player_left", None, f"the player of seat {number} has left")


def _entry(
    table: Table, guest: str, command: m.Rematch | m.Answer, deleted: Collection[str]
) -> Entry | None:
    """What the command adds; None if there is nobody to ask."""
    offer, mine = table.offer, table.sat(guest)
    if isinstance(command, m.Answer):
        if offer is None:
            raise Refusal("no_offer")
        if command.seat not in mine:
            raise Refusal("not_your_seat", "seat")
        if command.seat not in (offer.waiting if command.accept else offer.people):
            raise Refusal("no_offer", "seat", "nothing is asked of this seat")
        return log.Answered(seat=command.seat, accept=command.accept)
    if offer is not None:
        # Of two who ask at once the second one agrees with the first, if they want the same.
        asked = next((seat for seat in offer.waiting if seat in mine), None)
        if asked is None or offer.same_deal != bool(command.same_deal):
            raise Refusal("offer_open")
        return log.Answered(seat=asked, accept=True)
    others = [
        number
        for number, seat in enumerate(table.seats, 1)
        if seat.guest not in (None, guest, *deleted) and not is_bot(seat.guest)
    ]
    if not others:
        return None
    if not mine:
        raise Refusal("not_your_seat")
    check_asked(table, mine[0], "rematch")
    return log.RematchOffered(seat=mine[0], asked=others, same_deal=bool(command.same_deal))


def _again(table: Table, seed: Seed, deleted: Collection[str], same_deal: bool) -> log.Created:
    assert table.start is not None
    seats = [_kept(seat, deleted) for seat in table.seats]
    if table.source == "uploaded":
        # Who brought the record plays here now, on the seat of its first person.
        first = next(number for number, seat in enumerate(seats) if seat.kind != "engine")
        seats[first] = log.SeatSetup(kind="guest", guest=table.created.creator)
    start = table.start.start
    return log.Created(
        rules=RULES_VERSION,
        variant=table.created.variant,
        players=table.players,
        creator=table.created.creator,
        seats=[seats[-1], *seats[:-1]] if same_deal else seats,
        start=start if same_deal else start % table.players + 1,
        clock=table.created.clock,
        listed=False,
        seed_hash=seed.hash,
        # The deal is known: it would say little about how strong anybody is.
        rated=table.rated and not same_deal,
    )


def _kept(seat: SeatState, deleted: Collection[str]) -> log.SeatSetup:
    if seat.kind == "engine":
        return log.SeatSetup(kind="engine", level=seat.level)
    if seat.guest in deleted:
        return log.SeatSetup(kind="open")
    return log.SeatSetup(kind=seat.kind, guest=seat.guest)
