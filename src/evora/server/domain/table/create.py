"""New games, from a request."""

from __future__ import annotations

from evora._core import RULES_VERSION, Seed
from evora.errors import EvoraError
from evora.game import Game
from evora.players.levels import level_named
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.table.draft import Cause, Decision, Draft
from evora.server.domain.table.state import Table


def create(  # noqa: PLR0913, PLR0917  (everything that a game begins with)
    game: str,
    request: m.CreateGame,
    guest: str,
    seed: Seed,
    now: int,
    origin: Game | None,
) -> Decision:
    """A new game; if every seat is taken, with its start and first deal.

    `origin`: what `request.origin` names, as `records.origin_of` finds it.
    """
    players = len(request.seats)
    position = origin.position if origin is not None else None
    if position is not None and position.players != players:
        raise Refusal("bad_field", "seats", f"expected {position.players} seats, as in the origin")
    if position is not None and position.is_over:
        raise Refusal("bad_position", "origin", "expected a position that can be played on")
    if request.start is not None and request.start > players:
        raise Refusal("bad_field", "start", f"expected a seat from 1 to {players}")
    if sum(isinstance(choice, m.MeSeat) for choice in request.seats) > 1:
        raise Refusal("bad_field", "seats", "expected at most one seat 'me'")
    bots = [choice.bot for choice in request.seats if isinstance(choice, m.BotSeat)]
    if len(set(bots)) < len(bots):
        raise Refusal("bad_field", "seats", "expected every bot on one seat only")
    variant = request.variant
    if position is not None:
        variant = "grey" if str(position.variant) == "grey" else "coloured"
    created = log.Created(
        rules=RULES_VERSION,
        variant=variant,
        players=players,
        creator=guest,
        seats=[_setup(choice, guest) for choice in request.seats],
        start=request.start if position is None else position.start,
        clock=_stored_clock(request.clock),
        listed=any(isinstance(choice, m.AnybodySeat) for choice in request.seats),
        seed_hash=seed.hash,
        position=None if position is None else str(position),
        origin=request.origin.game if isinstance(request.origin, m.FromGame) else None,
    )
    return Draft.of_new_game(game, created, now).settle(seed, Cause.of(request, guest))


def check_seq(table: Table, expected: int) -> None:
    if expected != table.seq:
        raise Refusal("stale", "seq", f"expected {table.seq}", seq=table.seq)


def _stored_clock(clock: m.Clock) -> log.Clock:
    match clock:
        case m.NoClock():
            return log.NoClock()
        case m.BudgetClock():
            return log.BudgetClock(initial_ms=clock.initial_ms, credit_ms=clock.credit_ms)
        case m.DaysClock():
            return log.DaysClock(days=clock.days)


def _setup(choice: m.SeatChoice, guest: str) -> log.SeatSetup:
    match choice:
        case m.MeSeat():
            return log.SeatSetup(kind="guest", guest=guest)
        case m.LocalSeat():
            return log.SeatSetup(kind="local", guest=guest)
        case m.EngineSeat():
            try:
                level_named(choice.level)
            except EvoraError as error:
                raise Refusal("bad_field", "seats", str(error)) from None
            return log.SeatSetup(kind="engine", level=choice.level)
        case m.BotSeat():
            return log.SeatSetup(kind="open", invited=choice.bot)
        case m.FriendSeat() | m.AnybodySeat():
            return log.SeatSetup(kind="open")
