"""New games, from a request."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

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
    invited_until: Mapping[str, int] = MappingProxyType({}),
    people: Mapping[str, str] = MappingProxyType({}),
    *,
    paired: bool = False,
    finishers: bool = False,
) -> Decision:
    """A new game; if every seat is taken, with its start and first deal.

    `origin`: what `request.origin` names, as `records.origin_of` finds it. `invited_until`: by bot
    or person, when their invitation ends, if it does. `people`: by name, those who are challenged.
    `paired`: quick pairing makes it, and for `finishers` only.
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
    _check_rated(request)
    if any(isinstance(choice, m.PersonSeat) for choice in request.seats):
        _check_challenge(request)
    variant = request.variant
    if position is not None:
        variant = "grey" if str(position.variant) == "grey" else "coloured"
    created = log.Created(
        rules=RULES_VERSION,
        variant=variant,
        players=players,
        creator=guest,
        seats=[_setup(choice, guest, invited_until, people) for choice in request.seats],
        start=request.start if position is None else position.start,
        clock=_stored_clock(request.clock),
        listed=any(isinstance(choice, m.AnybodySeat) for choice in request.seats),
        seed_hash=seed.hash,
        position=None if position is None else str(position),
        origin=request.origin.game if isinstance(request.origin, m.FromGame) else None,
        paired=paired,
        rated=bool(request.rated),
        finishers=finishers,
    )
    return Draft.of_new_game(game, created, now).settle(seed, Cause.of(request, guest))


def _check_rated(request: m.CreateGame) -> None:
    """Refusal not_ratable for what says nothing about how strong people are."""
    if not request.rated:
        return
    if request.origin is not None:
        raise Refusal("not_ratable", "origin", "expected a fresh deal in a rated game")
    if isinstance(request.clock, m.NoClock):
        raise Refusal("not_ratable", "clock", "expected a clock in a rated game")
    people = (m.MeSeat, m.FriendSeat, m.AnybodySeat, m.PersonSeat)
    if not all(isinstance(choice, people) for choice in request.seats):
        raise Refusal("not_ratable", "seats", "expected people at devices of their own")


def _check_challenge(request: m.CreateGame) -> None:
    if len(request.seats) != 2 or not any(isinstance(seat, m.MeSeat) for seat in request.seats):
        raise Refusal("bad_field", "seats", "expected a seat 'me' and one for who is challenged")


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


def _setup(
    choice: m.SeatChoice, guest: str, invited_until: Mapping[str, int], people: Mapping[str, str]
) -> log.SeatSetup:
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
            until = invited_until.get(choice.bot)
            return log.SeatSetup(kind="open", invited=choice.bot, until=until)
        case m.PersonSeat():
            person = people[choice.name]
            return log.SeatSetup(kind="open", invited=person, until=invited_until.get(person))
        case m.FriendSeat() | m.AnybodySeat():
            return log.SeatSetup(kind="open")
