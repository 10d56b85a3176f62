"""What a finished game was for each person who played it: what their page is made of.

A row per seat, so that a page of thousands of games needs no replay. What happened on the boards is
what the core reports of it. Counted are games that this server dealt from the start, between people
at devices of their own, bots and engines, and that were played to an end: not what was cancelled or
given up by all, nor a record that somebody has brought along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from evora._core import (
    REVIEW_UNITS,
    BonusScored,
    FloorScored,
    MarkerMoved,
    RoundEnded,
    TilesMoved,
)
from evora.scores import Event
from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.rated_games import places
from evora.server.domain.table import Table

GameResult = Literal["won", "shared", "lost"]
ClockKind = Literal["none", "budget", "days"]
# The reasons for which a game ends that somebody has won.
DECIDED = frozenset({"row", "stalled", "no_tiles", "resigned", "time", "forfeit"})
# Whom one played against, unless that was one level of the engine.
PEOPLE, BOTS, MIXED = "people", "bots", "mixed"


class Habits(Struct, frozen=True, kw_only=True):
    """What a seat did in a game. `markers`: how often it took the start marker from the centre;
    `ended_it`: it has a complete row at the end that this made; `first_line`: that its first tiles
    went to, 0 for the floor line, None if it took none."""

    rounds: int
    floor_tiles: int
    floor_points: int
    full_rows: int
    full_columns: int
    full_colours: int
    markers: int
    ended_it: bool
    first_line: int | None


class PlayedSeat(Struct, frozen=True, kw_only=True):
    """`opponents`: the level of all others, or what they were; `opponent`: the one other guest of a
    duel; `place`: 1 for the best; `best_other`: the highest score of another seat; `out`: how this
    seat left the game before its end."""

    seat: int
    guest: str
    ended: int
    listed: bool
    variant: log.Variant
    players: int
    clock: ClockKind
    opponents: str
    opponent: str | None
    result: GameResult
    place: int
    score: int
    best_other: int
    reason: log.EndReason
    out: log.OutReason | None
    habits: Habits


def played_seats(table: Table) -> tuple[PlayedSeat, ...]:
    """What is kept of a game that is over; nothing of one that does not count."""
    result = table.result
    local = any(seat.kind == "local" for seat in table.seats)
    if result is None or result.reason not in DECIDED or table.source != "played" or local:
        return ()
    people = [
        (number, seat.guest)
        for number, seat in enumerate(table.seats, 1)
        if seat.kind == "guest" and seat.guest is not None and not is_bot(seat.guest)
    ]
    if not people:
        return ()
    place_of, events = places(table), list(_events(table))
    return tuple(
        _played(table, result, number, guest, place_of[number], events) for number, guest in people
    )


def _played(  # noqa: PLR0913, PLR0917  (what all seats of a game share)
    table: Table,
    result: log.Ended,
    number: int,
    guest: str,
    place: int,
    events: Sequence[Event],
) -> PlayedSeat:
    alone = len(result.winners) == 1
    others = [score for seat, score in enumerate(result.scores, 1) if seat != number]
    return PlayedSeat(
        seat=number,
        guest=guest,
        ended=table.last_activity,
        listed=table.created.listed,
        variant=table.created.variant,
        players=table.players,
        clock=_clock(table.created.clock),
        opponents=_opponents(table, number),
        opponent=_opponent(table, number),
        result="lost" if number not in result.winners else "won" if alone else "shared",
        place=place,
        score=result.scores[number - 1],
        best_other=max(others),
        reason=result.reason,
        out=table.seat(number).out,
        habits=habits_of(events, number, result.reason),
    )


def _clock(clock: log.Clock) -> ClockKind:
    match clock:
        case log.BudgetClock():
            return "budget"
        case log.DaysClock():
            return "days"
        case log.NoClock():
            return "none"


def _opponents(table: Table, number: int) -> str:
    """A seat that was given to an engine later was a person's: it is no game against a level."""
    kinds = set()
    for at, (setup, seat) in enumerate(zip(table.created.seats, table.seats, strict=True), 1):
        if at == number:
            continue
        if seat.kind == "engine":
            kinds.add(setup.level if setup.kind == "engine" and setup.level else MIXED)
        else:
            kinds.add(BOTS if seat.is_bot else PEOPLE)
    return kinds.pop() if len(kinds) == 1 else MIXED


def _opponent(table: Table, number: int) -> str | None:
    if table.players != 2:
        return None
    other = table.seat(3 - number)
    return other.guest if other.kind == "guest" else None


# --- What happened on the boards


def _events(table: Table) -> Iterator[Event]:
    """Everything that the core reports of the game: the table keeps only those of its last round.
    To play it again takes a fraction of a millisecond."""
    position = table.start
    assert position is not None
    for token in table.tokens:
        position, events = position.play_with_events(token)
        yield from events


def habits_of(events: Sequence[Event], number: int, reason: log.EndReason) -> Habits:
    """What a seat did, from all events of its game."""
    rounds = floor_tiles = floor_points = markers = 0
    bonuses = {"row": 0, "column": 0, "colour": 0}
    first_line: int | None = None
    for event in events:
        match event:
            case TilesMoved() if event.target.seat == number:
                to_floor = event.target.kind == "floor"
                floor_tiles += event.count if to_floor else 0
                if first_line is None:
                    first_line = 0 if to_floor else event.target.number
            case MarkerMoved() if event.target.seat == number and event.origin.kind == "centre":
                markers += 1
            case FloorScored() if event.seat == number:
                floor_points += event.lost
            case RoundEnded():
                rounds += 1
            case BonusScored() if event.seat == number:
                bonuses[event.kind] += 1
            case _:
                pass
    return Habits(
        rounds=rounds,
        floor_tiles=floor_tiles,
        floor_points=floor_points,
        full_rows=bonuses["row"],
        full_columns=bonuses["column"],
        full_colours=bonuses["colour"],
        markers=markers,
        ended_it=reason == "row" and bonuses["row"] > 0,
        first_line=first_line,
    )


# --- What a review says of it


class ReviewOfSeat(Struct, frozen=True, kw_only=True):
    """`accuracy`: from 0 to 100, None without a move that had a choice; `luck`, `play`: what the
    deals and the own moves changed, in shares of the win."""

    seat: int
    accuracy: float | None
    luck: float
    play: float


def reviewed_seats(view: m.ReviewView) -> list[ReviewOfSeat]:
    """By seat, from a finished review."""
    if view.account is None:
        return []
    return [
        ReviewOfSeat(
            seat=number,
            accuracy=seat.accuracy,
            luck=account.deals / REVIEW_UNITS,
            play=account.own / REVIEW_UNITS,
        )
        for number, (seat, account) in enumerate(
            zip(view.seats, view.account.seats, strict=True), 1
        )
    ]
