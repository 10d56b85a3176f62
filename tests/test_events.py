"""Events: what a move or a deal causes, in order, down to the last tile."""

from __future__ import annotations

import json

import pytest
from positions import board, position

from evora import (
    BagRefilled,
    BonusScored,
    FloorScored,
    GameEnded,
    MarkerMoved,
    Place,
    Position,
    RoundEnded,
    RoundStarted,
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
