"""What a puzzle is about: the end of the round after its solution against that after the next best
move, as the engine expects both. Everything here is read from the core's events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from evora import COLOURS, BonusScored, FloorScored, Move, Position, TilePlaced
from evora.puzzles import THEMES, Reason

# Smaller differences are no point of their own.
_MIN_FLOOR = 4
_MIN_BURDEN = 4
_MIN_DENIED = 3
_MIN_POINTS = 3
_THEME_OF = {"denies": "deny", "denies_row": "deny"}  # others have the name of their theme


@dataclass
class Ending:
    """How a round ends after a line."""

    position: Position
    line: list[Move] = field(default_factory=list)
    placed: list[TilePlaced] = field(default_factory=list)
    floors: dict[int, int] = field(default_factory=dict)
    bonuses: list[BonusScored] = field(default_factory=list)

    def points(self, seat: int) -> int:
        """From tiles and bonuses."""
        tiles = sum(tile.points for tile in self.placed if tile.seat == seat)
        return tiles + sum(bonus.points for bonus in self.bonuses if bonus.seat == seat)

    def tile(self, seat: int, colour: str, row: int) -> TilePlaced | None:
        for tile in self.placed:
            if (tile.seat, tile.colour, tile.row) == (seat, colour, row):
                return tile
        return None

    def full_columns(self, seat: int) -> set[int]:
        return {tile.column for tile in self._own(seat) if tile.vertical == len(COLOURS)}

    def full_rows(self, seat: int) -> set[int]:
        return {tile.row for tile in self._own(seat) if tile.horizontal == len(COLOURS)}

    def full_colours(self, seat: int) -> set[str]:
        wall = "".join(self.position.boards[seat - 1].wall)
        return {colour for colour in COLOURS if wall.count(colour) == len(COLOURS)}

    def _own(self, seat: int) -> list[TilePlaced]:
        return [tile for tile in self.placed if tile.seat == seat]


def play_out(
    position: Position, line: Sequence[Move], choose: Callable[[Position], Move]
) -> Ending:
    """Plays the line, and what is chosen after it, to the end of the round."""
    ending = Ending(position)
    expected = list(line)
    while ending.position.phase not in ("deal", "over"):
        move = expected.pop(0) if expected else choose(ending.position)
        ending.line.append(move)
        ending.position, events = ending.position.play_with_events(move)
        for event in events:
            match event:
                case TilePlaced():
                    ending.placed.append(event)
                case FloorScored():
                    ending.floors[event.seat] = event.lost
                case BonusScored():
                    ending.bonuses.append(event)
    return ending


def reasons(position: Position, best: Ending, other: Ending) -> list[Reason]:
    """Why the first ending is better for the seat to move."""
    seat = position.seat_to_move
    others = [each for each in range(1, position.players + 1) if each != seat]
    found = _own_tile(seat, best, other)
    for rival in others:
        found += _denied(rival, best, other)
    saved = other.floors.get(seat, 0) - best.floors.get(seat, 0)
    if saved >= _MIN_FLOOR:
        found.append(Reason("floor", points=saved))
    for rival in others:
        lost = best.floors.get(rival, 0) - other.floors.get(rival, 0)
        if lost >= _MIN_BURDEN:
            found.append(Reason("burden", seat=rival, points=lost))
    more = best.points(seat) - other.points(seat)
    if more >= _MIN_POINTS:
        found.append(Reason("points", points=more))
    if not best.position.is_over and best.position.start == seat != other.position.start:
        found.append(Reason("start"))
    return found


def themes(found: Sequence[Reason], best: Ending, other: Ending) -> list[str]:
    """The themes of a puzzle, its main one first; none if its point cannot be told."""
    present = {_THEME_OF.get(reason.kind, reason.kind) for reason in found}
    if best.position.is_over and other.position.is_over:
        present.add("last")
    return [theme for theme in THEMES if theme in present]


def _own_tile(seat: int, best: Ending, other: Ending) -> list[Reason]:
    """What the tile of the line that was filled completes."""
    move = best.line[0]
    if not move.destination or move.colour is None:
        return []
    tile = best.tile(seat, move.colour, move.destination)
    if tile is None:
        return []
    found = []
    wins = best.position.is_over and best.position.winners == (seat,)
    if wins and tile.row in best.full_rows(seat) - other.full_rows(seat):
        found.append(Reason("row", number=tile.row))
    if tile.colour in best.full_colours(seat) - other.full_colours(seat):
        found.append(Reason("colour", colour=tile.colour))
    if tile.column in best.full_columns(seat) - other.full_columns(seat):
        found.append(Reason("column", number=tile.column))
    return found


def _denied(rival: int, best: Ending, other: Ending) -> list[Reason]:
    """What somebody else does with the colour after the other move, and cannot do any more."""
    colour = best.line[0].colour
    found = [
        Reason("denies_row", seat=rival, number=row)
        for row in sorted(other.full_rows(rival) - best.full_rows(rival))
        if not best.position.is_over
    ]
    less = other.points(rival) - best.points(rival)
    if less < _MIN_DENIED or colour is None:
        return found
    for tile in other.placed:
        if tile.seat == rival and tile.colour == colour and not best.tile(rival, colour, tile.row):
            found.append(Reason("denies", seat=rival, number=tile.row, colour=colour, points=less))
            break
    return found
