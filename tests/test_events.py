"""Events: what a move or a deal causes, in order, down to the last tile."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from positions import COLOURS, SETTINGS, board, position, random_game

from evora import (
    FLOOR_COSTS,
    BagRefilled,
    BonusScored,
    FloorScored,
    GameEnded,
    MarkerMoved,
    Place,
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


def place_text(place: Place) -> str:
    """'factory 3', 'centre', 'line 2 of 1 from 2', 'floor of 2 from 4'."""
    text: str = place.kind
    if place.number:
        text += f" {place.number}"
    if place.seat:
        text += f" of {place.seat}"
    if place.kind in ("line", "floor"):
        text += f" from {place.space}"
    return text


def event_text(e: AnyEvent) -> str:
    match e:
        case RoundStarted():
            text = f"round {e.round} starts with {e.start}"
        case BagRefilled():
            text = f"refill {e.tiles}"
        case TilesMoved():
            text = f"{e.count}{e.colour}: {place_text(e.origin)} -> {place_text(e.target)}"
        case MarkerMoved():
            text = f"marker: {place_text(e.origin)} -> {place_text(e.target)}"
        case TilePlaced():
            runs = f"{e.horizontal}+{e.vertical}={e.points}"
            text = f"wall {e.seat}: {e.colour} {e.row},{e.column} {runs}"
        case FloorScored():
            text = (
                f"floor {e.seat}: {e.spaces} spaces cost {e.cost}, lost {e.lost}, score {e.score}"
            )
        case RoundEnded():
            text = f"round {e.round} ends, idle {e.idle_rounds}"
        case BonusScored():
            text = f"bonus {e.seat}: {e.kind} {e.which} {e.points}"
        case GameEnded():
            text = f"end: {e.reason} {e.winners} {e.scores}"
    return text


def events_of(start: Position, token: str) -> list[str]:
    return [event_text(event) for event in start.play_with_events(token)[1]]


# --- Offer moves


def test_a_take_from_a_factory() -> None:
    assert events_of(position(factories="BYRR"), "1R3") == [
        "2R: factory 1 -> line 3 of 1 from 1",
        "1B: factory 1 -> centre",
        "1Y: factory 1 -> centre",
    ]


def test_a_take_onto_a_line_that_holds_tiles_and_overflows() -> None:
    start = position(board(), board(lines="-/-/R/-/-", floor="B"), to_move=2, factories="RRRR/BBBB")
    assert events_of(start, "1R3") == [
        "2R: factory 1 -> line 3 of 2 from 2",
        "2R: factory 1 -> floor of 2 from 2",
    ]


def test_a_take_that_overflows_the_floor() -> None:
    start = position(board(floor="BBBBB"), factories="RRRR/BBBB")
    assert events_of(start, "1R0") == [
        "2R: factory 1 -> floor of 1 from 6",
        "2R: factory 1 -> lid",
    ]
    start = position(board(floor="BBBBBBB"), factories="RRRR/BBBB")
    assert events_of(start, "1R1") == [
        "1R: factory 1 -> line 1 of 1 from 1",
        "3R: factory 1 -> lid",
    ]


def test_a_take_from_the_centre_moves_the_marker_first() -> None:
    start = position(board(floor="B"), centre="1YRR")
    assert events_of(start, "0R1") == [
        "marker: centre -> floor of 1 from 2",
        "1R: centre -> line 1 of 1 from 1",
        "1R: centre -> floor of 1 from 3",
    ]


def test_a_second_take_from_the_centre_moves_no_marker() -> None:
    start = position(board(), board(floor="1"), centre="YRR")
    assert events_of(start, "0R2") == ["2R: centre -> line 2 of 1 from 1"]


def test_a_marker_taken_with_a_full_floor_lies_in_front() -> None:
    start = position(board(floor="BBBBBBB"), centre="1YRR")
    assert events_of(start, "0R2") == [
        "marker: centre -> floor of 1 from 0",
        "2R: centre -> line 2 of 1 from 1",
    ]


# --- The end of a round


def test_coloured_tiling_floors_and_the_round_end() -> None:
    start = position(
        board(3, lines="-/RR/-/BBBB/-", floor="1Y"),
        board(0, lines="W/-/-/-/-"),
        start=2,
        to_move=1,
        centre="K",
    )
    assert events_of(start, "0K0") == [
        "1K: centre -> floor of 1 from 3",
        "wall 2: W 1,5 0+0=1",
        "wall 1: R 2,4 0+0=1",
        "1R: line 2 of 1 from 1 -> lid",
        "wall 1: B 4,4 0+0=1",
        "3B: line 4 of 1 from 1 -> lid",
        "floor 1: 3 spaces cost 4, lost 4, score 1",
        "1Y: floor of 1 from 2 -> lid",
        "1K: floor of 1 from 3 -> lid",
        "round 5 ends, idle 0",
    ]


def test_runs_are_told_apart() -> None:
    wall = "....W/....K/.WBY./...../....."
    start = position(board(lines="-/-/RRR/-/-", wall=wall, floor="1"), to_move=2, centre="K")
    assert "wall 1: R 3,5 4+3=7" in events_of(start, "0K5")


def test_a_floor_never_takes_more_than_there_is() -> None:
    events = events_of(position(board(2, floor="1BBB"), centre="K"), "0K0")
    assert "floor 1: 5 spaces cost 8, lost 2, score 0" in events


def test_a_full_floor_with_a_marker_in_front_has_seven_spaces() -> None:
    events = events_of(position(board(20, floor="BBBBBBB1"), centre="K"), "0K5")
    assert "floor 1: 7 spaces cost 14, lost 14, score 6" in events


def test_grey_placing_and_falling() -> None:
    wall = "...../.YRKW/...../...../B...."
    mine = board(10, lines="K/BB/-/-/-", wall=wall, floor="1")
    start = position(mine, variant="grey", phase="tiling")
    assert events_of(start, "1@2") == [
        "wall 1: K 1,2 0+2=2",
        "2B: line 2 of 1 from 1 -> floor of 1 from 2",
        "floor 1: 3 spaces cost 4, lost 4, score 8",
        "1B: floor of 1 from 2 -> lid",
        "1B: floor of 1 from 3 -> lid",
        "round 5 ends, idle 0",
    ]


def test_the_offer_move_that_leads_to_grey_tiling() -> None:
    start = position(board(lines="B/-/-/-/-", floor="1"), variant="grey", to_move=2, centre="K")
    assert events_of(start, "0K0") == ["1K: centre -> floor of 2 from 1"]


def test_bonuses_and_the_end() -> None:
    wall = "BYRK./W..../K..../R..../Y...."
    start = position(board(5, lines="W/-/-/-/-", wall=wall, floor="1"), to_move=2, centre="K")
    events = events_of(start, "0K0")
    assert events[-4:] == [
        "round 5 ends, idle 0",
        "bonus 1: row 1 2",
        "bonus 1: column 1 7",
        "end: row [1] [18, 0]",
    ]


def test_a_colour_bonus_and_a_stalled_end() -> None:
    wall = "...K./....K/K..../.K.../..K.."
    start = position(board(floor="1"), board(5, wall=wall), idle=2, centre="W")
    assert events_of(start, "0W0")[-3:] == [
        "round 5 ends, idle 3",
        "bonus 2: colour 4 10",
        "end: stalled [2] [0, 15]",
    ]


# --- Deals


def test_a_deal_from_the_bag() -> None:
    events = events_of(Position.new(2, "grey", 2), "=BBRK/YYWW/RKKW/BYRK/BRWW")
    assert events[:2] == ["round 1 starts with 2", "marker: floor of 2 from 0 -> centre"]
    assert events[2:7] == [
        "2B: bag -> factory 1",
        "1R: bag -> factory 1",
        "1K: bag -> factory 1",
        "2Y: bag -> factory 2",
        "2W: bag -> factory 2",
    ]
    assert not any(text.startswith("refill") for text in events)


def test_a_refill_inside_a_factory() -> None:
    start = position(phase="deal", bag="4B2Y")
    assert events_of(start, "=BBBB/BYYY/RRRR/KKKK/WWWW") == [
        "round 5 starts with 1",
        "marker: floor of 1 from 0 -> centre",
        "4B: bag -> factory 1",
        "2Y: bag -> factory 2",
        "refill [16, 18, 20, 20, 20]",
        "1B: bag -> factory 2",
        "1Y: bag -> factory 2",
        "4R: bag -> factory 3",
        "4K: bag -> factory 4",
        "4W: bag -> factory 5",
    ]


def test_a_refill_between_factories() -> None:
    start = position(phase="deal", bag="4B")
    assert events_of(start, "=BBBB/YYYY/RRRR/KKKK/WWWW")[2:5] == [
        "4B: bag -> factory 1",
        "refill [16, 20, 20, 20, 20]",
        "4Y: bag -> factory 2",
    ]


def test_a_refill_before_the_first_factory() -> None:
    start = position(phase="deal", bag="-")
    assert events_of(start, "=BBBB/YYYY/RRRR/KKKK/WWWW")[2:4] == [
        "refill [20, 20, 20, 20, 20]",
        "4B: bag -> factory 1",
    ]


def test_no_refill_when_the_deal_just_empties_the_bag() -> None:
    start = position(phase="deal", bag="4B4Y4R4K4W")
    events = events_of(start, "=BBBB/YYYY/RRRR/KKKK/WWWW")
    assert not any(text.startswith("refill") for text in events)


# --- As plain values


def test_events_as_dicts_values_and_patterns() -> None:
    start = position(factories="BYRR")
    event = start.play_with_events("1R3")[1][0]
    same = start.play_with_events("1R3")[1][0]
    assert event == same
    assert hash(event) == hash(same)
    assert event != start.play_with_events("1B3")[1][0]
    assert isinstance(event, TilesMoved)
    plain = event.as_dict()
    assert (plain["colour"], plain["count"]) == ("R", 2)
    assert plain["target"].items() >= {"kind": "line", "seat": 1, "number": 3, "space": 1}.items()
    assert json.loads(json.dumps(plain)) == plain
    match event:
        case TilesMoved("R", count, origin, Place("line", 1, 3)):
            assert (count, origin.number) == (2, 1)
        case _:
            pytest.fail("the pattern does not match")


# --- A ledger that knows nothing but the events


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
