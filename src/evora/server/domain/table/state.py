"""A game as a value: what its log amounts to so far."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from evora._core import Position
from evora.calls import Encoded
from evora.game import Token
from evora.scores import Event
from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.core_views import barred_view, legal_view, position_view

Status = Literal["waiting", "playing", "over"]
MS_PER_DAY = 86_400_000


class Holiday(Struct, frozen=True, gc=False):
    """Days off, from one time to another."""

    begins: int
    ends: int

    def lasts_from(self, time: int) -> int:
        """How much of it comes after a time."""
        return max(0, self.ends - max(self.begins, time))


class SeatState(Struct, frozen=True, gc=False):
    """`guest`: who sits there, or whose device it is; `level`: of the engine that plays it, as its
    own or standing in; `left_ms`: of its budget when its turn began or, not to move, now;
    `invited`: the bot or person that an open seat waits for, `until`: how long; `holiday`: the last
    days off of its player."""

    kind: log.SeatKind
    guest: str | None
    level: str | None
    out: log.OutReason | None
    left_ms: int | None
    invited: str | None = None
    until: int | None = None
    holiday: Holiday | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a program plays it for its owner, or is invited to."""
        return self.kind in ("guest", "open") and is_bot(self.guest or self.invited)

    @property
    def is_guest_played(self) -> bool:
        """Whether a guest plays it, person or bot: not an engine, not free, not out."""
        return self.kind in ("guest", "local") and self.out is None


class Step(Struct, frozen=True, gc=False):
    """A deal (seat None) or move that stands. `events`: what the core reports of it, kept until its
    round is over; `credit_ms`: what it earned on its seat's clock."""

    token: Token
    seat: int | None
    position: Position
    events: tuple[Event, ...]
    credit_ms: int


class Offer(Struct, frozen=True, gc=False):
    """An open question; `tokens`: for an undo, where to; `asked`: the seats that have to agree, and
    `waiting`: those that have not yet; `same_deal`: of a rematch."""

    seat: int
    what: m.OfferKind
    tokens: int | None
    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    same_deal: bool = False

    @property
    def people(self) -> tuple[int, ...]:
        """Who asks and who is asked."""
        return (self.seat, *self.asked)


class Table(Struct, frozen=True, kw_only=True, dict=True):
    """Immutable: `extend` makes the next one (a struct, because those are cheap to copy). What is
    asked of it for every watcher, and the views of its position, are made once, when the first of
    them asks.

    `source`: whose word it is; `turn_since`: from when the seat to move is charged; `began_at`:
    when the game started; `void_at`: somebody has not come yet, no clock runs, and then the game is
    void; `rounds`: the finished ones; `commands`: the seq at which each command was applied;
    `fingerprints`: whose it was and what it said; `paired`: quick pairing has made it, or led
    somebody to it; `rated`: its result counts for ratings.
    """

    id: str
    seq: int
    created: log.Created
    source: m.GameSource
    created_at: int
    changed_at: int
    began_at: int | None
    status: Status
    seats: tuple[SeatState, ...]
    start: Position | None
    steps: tuple[Step, ...]
    turn_since: int | None
    void_at: int | None
    offer: Offer | None
    result: log.Ended | None
    rounds: tuple[Encoded[m.RoundTotal], ...]
    bonuses: Encoded[list[m.BonusScored]]
    rematch: str | None
    commands: Mapping[str, int]
    fingerprints: Mapping[str, str]
    history: tuple[m.GameEvent, ...]
    paired: bool = False
    rated: bool = False

    # --- Where it stands

    @property
    def players(self) -> int:
        return self.created.players

    @functools.cached_property
    def tokens(self) -> tuple[Token, ...]:
        """The deals and moves that stand."""
        return tuple(step.token for step in self.steps)

    @functools.cached_property
    def position(self) -> Position | None:
        """None before the start."""
        return self.steps[-1].position if self.steps else self.start

    def position_after(self, tokens: int) -> Position:
        """Where the game stood after so many deals and moves; it must have begun."""
        assert self.start is not None
        return self.steps[tokens - 1].position if tokens else self.start

    @functools.cached_property
    def to_move(self) -> int | None:
        position = self.position
        return position.to_move if position is not None and self.status == "playing" else None

    @property
    def scores(self) -> list[int]:
        position = self.position
        return list(position.scores) if position is not None else [0] * self.players

    @property
    def last_activity(self) -> int:
        """When the game last went on: a rematch changes nothing about a finished game."""
        if self.status != "over":
            return self.changed_at
        return next(e.time for e in reversed(self.history) if isinstance(e.body, m.Ended))

    @functools.cached_property
    def deadline(self) -> int | None:
        """When the clock of the seat to move runs out; None where none runs."""
        seat, clock = self.to_move, self.created.clock
        if seat is None or self.turn_since is None or not self.seat(seat).is_guest_played:
            return None
        if isinstance(clock, log.DaysClock):
            return self.turn_since + clock.days * MS_PER_DAY + self.still_ms
        left = self.seat(seat).left_ms
        return None if left is None else self.turn_since + left

    @property
    def still_ms(self) -> int:
        """How long the clock of the seat to move stands still in this turn: days off that begin
        while it runs."""
        seat, clock, since = self.to_move, self.created.clock, self.turn_since
        if seat is None or since is None or not isinstance(clock, log.DaysClock):
            return 0
        holiday = self.seat(seat).holiday
        if holiday is None or holiday.begins >= since + clock.days * MS_PER_DAY:
            return 0
        return holiday.lasts_from(since)

    @property
    def due(self) -> int | None:
        """When something happens by itself: an invitation ends, a clock runs out, or the game is
        void."""
        if self.status == "waiting":
            return min((seat.until for seat in self.seats if seat.until is not None), default=None)
        return self.deadline if self.void_at is None else self.void_at

    # --- Who plays

    def seat(self, number: int) -> SeatState:
        return self.seats[number - 1]

    def owner(self, seat: int) -> str | None:
        """The guest who moves for a seat; None for engines, free seats and those that are out."""
        state = self.seat(seat)
        return state.guest if state.is_guest_played else None

    def plays(self, guest: str | None) -> list[int]:
        """The seats that a guest moves for."""
        if guest is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats, 1)
            if seat.guest == guest and seat.is_guest_played
        ]

    def sat(self, guest: str | None) -> list[int]:
        """The seats that a guest sat down on, also those that are out by now."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats, 1) if seat.guest == guest]

    def invited(self, guest: str | None) -> int | None:
        """The seat that waits for the answer of a bot or a person."""
        if guest is None or self.status != "waiting":
            return None
        waiting = (number for number, seat in enumerate(self.seats, 1) if seat.invited == guest)
        return next(waiting, None)

    @property
    def challenged(self) -> str | None:
        """The person whom the game was made for as a challenge."""
        invited = (seat.invited for seat in self.created.seats if not is_bot(seat.invited))
        return next((guest for guest in invited if guest is not None), None)

    def engine_for(self, seat: int) -> str | None:
        """The level of the engine that moves for a seat now, as its own or standing in."""
        return None if self.seat(seat).is_guest_played else self.seat(seat).level

    @property
    def in_play(self) -> list[int]:
        """The seats that can still win."""
        return [number for number, seat in enumerate(self.seats, 1) if seat.out is None]

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats in play of people at other devices: those who are asked."""
        owner = self.owner(seat)
        return tuple(
            number
            for number, state in enumerate(self.seats, 1)
            if state.is_guest_played and state.guest != owner
        )

    # --- Views of the position, each made at most once

    @functools.cached_property
    def position_view(self) -> Encoded[m.PositionView] | None:
        if self.position is None:
            return None
        return position_view(self.position, ended=self.status == "over")

    @functools.cached_property
    def legal_view(self) -> Encoded[list[m.LegalMove]] | None:
        return legal_view(self.position) if self.position is not None else None

    @functools.cached_property
    def barred_view(self) -> Encoded[list[m.Barred]] | None:
        return barred_view(self.position) if self.position is not None else None
