"""Events: a ledger that knows nothing else keeps up with whole games."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import COLOURS, SETTINGS, random_game

from evora import (
    FLOOR_COSTS,
    BagRefilled,
    BonusScored,
    FloorScored,
    GameEnded,
    MarkerMoved,
    Position,
    RoundEnded,
    RoundStarted,
    Seed,
    TilePlaced,
    TilesMoved,
)

AnyEvent = (
    RoundStarted
    | BagRefilled
    | TilesMoved
    | MarkerMoved
    | TilePlaced
    | FloorScored
    | RoundEnded
    | BonusScored
    | GameEnded
)


class Ledger:
    """Tiles in places, scores and the marker, moved by events alone."""

    def __init__(self, start: Position) -> None:
        self.tiles: Counter[tuple[str, str]] = Counter()  # (place, colour)
        self.walls = [[list(row) for row in each.wall] for each in start.boards]
        self.floors = [list(each.floor) for each in start.boards]
        self.scores = list(start.scores)
        self.marker = start.marker
        self.start = start.start
        self.ended = False
        for colour, bag, lid in zip(COLOURS, start.bag, start.lid, strict=True):
            self.tiles["bag", colour] += bag
            self.tiles["lid", colour] += lid
        for number, factory in enumerate(start.factories, 1):
            for colour in factory:
                self.tiles[f"factory {number}", colour] += 1
        for colour in start.centre:
            self.tiles["centre", colour] += 1
        for seat, each in enumerate(start.boards, 1):
            for number, line in enumerate(each.lines, 1):
                for colour in line:
                    self.tiles[f"line {seat} {number}", colour] += 1

    def held(self, place: str) -> str:
        return "".join(colour * self.tiles[place, colour] for colour in COLOURS)

    def take(self, place: str, colour: str, count: int) -> None:
        assert self.tiles[place, colour] >= count > 0
        self.tiles[place, colour] -= count

    def move(self, event: TilesMoved) -> None:
        assert event.count > 0
        origin, target = event.origin, event.target
        match origin.kind:
            case "floor":
                # Spaces leave from the left; they are emptied after the floor is scored.
                assert event.count == 1
                assert self.floors[origin.seat - 1][origin.space - 1] == event.colour
                self.floors[origin.seat - 1][origin.space - 1] = ""
            case "line":
                self.take(f"line {origin.seat} {origin.number}", event.colour, event.count)
            case "factory":
                self.take(f"factory {origin.number}", event.colour, event.count)
            case _:
                self.take(origin.kind, event.colour, event.count)
        match target.kind:
            case "floor":
                floor = self.floors[target.seat - 1]
                assert target.space == len(floor) + 1
                floor += [event.colour] * event.count
                assert len(floor) <= 7
            case "line":
                place = f"line {target.seat} {target.number}"
                assert target.space == len(self.held(place)) + 1
                self.tiles[place, event.colour] += event.count
                assert len(self.held(place)) <= target.number
            case "factory":
                self.tiles[f"factory {target.number}", event.colour] += event.count
            case _:
                assert target.kind in ("centre", "lid")
                self.tiles[target.kind, event.colour] += event.count

    def move_marker(self, event: MarkerMoved) -> None:
        if event.target.kind == "centre":
            assert event.origin.kind == "floor"
            assert (event.origin.seat, event.origin.space) == (self.start, 0)
            assert self.marker is None
            self.marker = 0
            return
        assert event.origin.kind == "centre"
        assert event.target.kind == "floor"
        assert self.marker == 0
        seat = event.target.seat
        floor = self.floors[seat - 1]
        assert event.target.space == (len(floor) + 1 if len(floor) < 7 else 0)
        floor.append("1")
        self.marker = seat

    def run(self, cells: list[str], at: int) -> int:
        low = high = at
        while low > 0 and cells[low - 1] != ".":
            low -= 1
        while high < 4 and cells[high + 1] != ".":
            high += 1
        return high - low + 1 if high > low else 0

    def place(self, event: TilePlaced) -> None:
        assert len(self.held(f"line {event.seat} {event.row}")) == event.row
        self.take(f"line {event.seat} {event.row}", event.colour, 1)
        wall = self.walls[event.seat - 1]
        row, column = event.row - 1, event.column - 1
        assert wall[row][column] == "."
        wall[row][column] = event.colour
        across = self.run(wall[row], column)
        down = self.run([cells[column] for cells in wall], row)
        assert (event.horizontal, event.vertical) == (across, down)
        assert event.points == (across + down or 1)
        self.scores[event.seat - 1] += event.points

    def score_floor(self, event: FloorScored) -> None:
        floor = self.floors[event.seat - 1]
        assert event.spaces == min(len(floor), 7) > 0
        assert event.cost == sum(FLOOR_COSTS[: event.spaces])
        assert event.lost == min(event.cost, self.scores[event.seat - 1])
        self.scores[event.seat - 1] -= event.lost
        assert event.score == self.scores[event.seat - 1]

    def end_round(self) -> None:
        assert not any(set(floor) - {"", "1"} for floor in self.floors)
        self.floors = [[] for _ in self.floors]
        self.start = self.marker or self.start
        self.marker = None

    def apply(self, event: AnyEvent) -> None:
        assert not self.ended
        match event:
            case RoundStarted():
                assert event.start == self.start
            case BagRefilled():
                assert self.held("bag") == ""
                for colour, count in zip(COLOURS, event.tiles, strict=True):
                    assert self.tiles["lid", colour] == count
                    self.tiles["bag", colour] = self.tiles.pop(("lid", colour), 0)
            case TilesMoved():
                self.move(event)
            case MarkerMoved():
                self.move_marker(event)
            case TilePlaced():
                self.place(event)
            case FloorScored():
                self.score_floor(event)
            case RoundEnded():
                self.end_round()
            case BonusScored():
                assert event.points == {"row": 2, "column": 7, "colour": 10}[event.kind]
                self.scores[event.seat - 1] += event.points
            case GameEnded():
                assert event.scores == self.scores
                self.ended = True

    def total(self) -> int:
        walls = sum(cell != "." for wall in self.walls for row in wall for cell in row)
        floors = sum(len(item) for floor in self.floors for item in floor if item != "1")
        return self.tiles.total() + walls + floors

    def check(self, now: Position) -> None:
        assert self.total() == 100
        assert tuple(self.tiles["bag", c] for c in COLOURS) == now.bag
        assert tuple(self.tiles["lid", c] for c in COLOURS) == now.lid
        for number, factory in enumerate(now.factories, 1):
            assert self.held(f"factory {number}") == factory
        assert self.held("centre") == now.centre
        for seat, each in enumerate(now.boards, 1):
            for number, line in enumerate(each.lines, 1):
                assert self.held(f"line {seat} {number}") == line
            assert tuple("".join(row) for row in self.walls[seat - 1]) == each.wall
            assert "".join(self.floors[seat - 1]) == each.floor
        assert tuple(self.scores) == now.scores
        assert self.marker == now.marker
        assert self.start == now.start
        assert self.ended == now.is_over


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
@pytest.mark.parametrize("floor_share", [0.0, 0.5])
def test_the_events_of_whole_games_add_up(variant: str, players: int, floor_share: float) -> None:
    seen = set()
    for seed in range(6):
        ledger: Ledger | None = None
        for now, token in random_game(variant, players, seed, floor_share):
            ledger = ledger or Ledger(now)
            ledger.check(now)
            after, events = now.play_with_events(token)
            for event in events:
                seen.add(type(event))
                ledger.apply(event)
            ledger.check(after)
    assert seen >= {RoundStarted, TilesMoved, MarkerMoved, FloorScored, RoundEnded, GameEnded}


def bonuses(wall: tuple[str, ...]) -> list[tuple[str, int]]:
    found = [("row", row + 1) for row in range(5) if "." not in wall[row]]
    found += [("column", c + 1) for c in range(5) if all(row[c] != "." for row in wall)]
    found += [("colour", i + 1) for i, c in enumerate(COLOURS) if "".join(wall).count(c) == 5]
    return found


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_bonuses_are_those_of_the_walls(variant: str, players: int) -> None:
    for seed in range(10):
        *_, (now, token) = random_game(variant, players, 100 + seed)
        end, events = now.play_with_events(token)
        assert end.is_over
        for seat, each in enumerate(end.boards, 1):
            scored = [
                (event.kind, event.which)
                for event in events
                if isinstance(event, BonusScored) and event.seat == seat
            ]
            assert scored == bonuses(each.wall)
        last = events[-1]
        assert isinstance(last, GameEnded)
        assert last.reason == end.end_reason
        assert tuple(last.winners) == end.winners
        assert tuple(last.scores) == end.scores


def test_the_order_of_the_events_of_a_round() -> None:
    order = ["TilesMoved", "TilePlaced", "FloorScored", "RoundEnded", "BonusScored", "GameEnded"]
    *_, (now, token) = random_game("coloured", 3, 7)
    kinds = [type(event).__name__ for event in now.play_with_events(token)[1]]
    firsts = [kinds.index(kind) for kind in order if kind in kinds]
    assert firsts == sorted(firsts)
    assert kinds[-1] == "GameEnded"


def test_events_of_a_deal_follow_the_factories() -> None:
    start = Position.new(4)
    _, events = start.play_with_events(Seed("7").deal(start))
    numbers = [event.target.number for event in events if isinstance(event, TilesMoved)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, 10))
