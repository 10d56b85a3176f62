"""What moves have left on the table, by place: from where tiles were taken, where they lie now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from evora import FloorScored, MarkerMoved, Place, RoundStarted, TilePlaced, TilesMoved
from evora.game import Game
from evora.scores import Event

# ('factory', 3), ('centre', 'B'), ('line', seat, line, space), ('floor', seat, space),
# ('wall', seat, row, column)
Spot = tuple[str | int, ...]


@dataclass(frozen=True)
class TakenTiles:
    """What a seat took from a factory or the centre."""

    seat: int
    colour: str
    count: int


@dataclass
class Marks:
    """The places that moves have touched, as the table is now."""

    taken: dict[Spot, TakenTiles] = field(default_factory=dict)
    arrived: set[Spot] = field(default_factory=set)


def marks_since(game: Game, first: int) -> Marks:
    """The marks of the moves from token number `first` on (from 0)."""
    marks = Marks()
    for index in range(first, len(game.tokens)):
        for event in game.events(index):
            _follow(marks, event, game.positions[index].to_move)
    return marks


def _follow(marks: Marks, event: Event, mover: int | None) -> None:
    match event:
        case TilesMoved() if event.origin.kind in ("factory", "centre"):
            if event.target.kind != "centre" and mover is not None:
                _take(marks, event, mover)
        case TilesMoved() if event.origin.kind == "line":
            _drop(marks.arrived, ("line", event.origin.seat, event.origin.number))
        case MarkerMoved() if event.target.kind == "floor":
            marks.arrived.add(("floor", event.target.seat, event.target.space))
        case TilePlaced():
            arrived = _drop(marks.arrived, ("line", event.seat, event.row))
            if arrived or mover == event.seat:
                marks.arrived.add(("wall", event.seat, event.row, event.column))
        case FloorScored():
            _drop(marks.arrived, ("floor", event.seat))
        case RoundStarted():
            marks.taken.clear()
        case _:
            pass


def _take(marks: Marks, event: TilesMoved, seat: int) -> None:
    origin = event.origin
    source: Spot = (
        ("centre", event.colour) if origin.kind == "centre" else ("factory", origin.number)
    )
    before = marks.taken.get(source)
    # The tiles of one move may go two ways: to the line and to the floor.
    more = before.count if before and (before.seat, before.colour) == (seat, event.colour) else 0
    marks.taken[source] = TakenTiles(seat, event.colour, event.count + more)
    marks.arrived.update(_spots(event.target, event.count))


def _spots(target: Place, count: int) -> Sequence[Spot]:
    spaces = range(target.space, target.space + count)
    if target.kind == "line":
        return [("line", target.seat, target.number, space) for space in spaces]
    if target.kind == "floor":
        return [("floor", target.seat, space) for space in spaces]
    return []


def _drop(spots: set[Spot], beginning: Spot) -> bool:
    """Forgets all places that begin so; whether there was one."""
    gone = {spot for spot in spots if spot[: len(beginning)] == beginning}
    spots.difference_update(gone)
    return bool(gone)
