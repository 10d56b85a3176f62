"""The examples that the rulebooks print (docs/rules.md, "Examples" and "Worked examples")."""

from __future__ import annotations

import pytest
from positions import board, destinations, play, position

from evora import TilePlaced

WALL_WITH_YELLOW = "...../..Y../...Y./...../....."


def two_yellow_to_place() -> str:
    return board(lines="-/-/-/B/-", wall=WALL_WITH_YELLOW)


def test_two_yellow_may_go_to_line_1_or_5_or_the_floor() -> None:
    start = position(two_yellow_to_place(), factories="BYYK")
    assert destinations(start, "1Y") == "015"


def test_two_yellow_on_line_1_leave_one_on_the_floor() -> None:
    start = position(two_yellow_to_place(), factories="BYYK")
    after = start.play("1Y1").boards[0]
    assert after.lines == ("Y", "", "", "B", "")
    assert after.floor == "Y"


def test_two_yellow_on_line_5() -> None:
    after = position(two_yellow_to_place(), factories="BYYK").play("1Y5").boards[0]
    assert after.lines == ("", "", "", "B", "YY")
    assert after.floor == ""


def test_two_yellow_on_the_floor() -> None:
    after = position(two_yellow_to_place(), factories="BYYK").play("1Y0").boards[0]
    assert after.lines == ("", "", "", "B", "")
    assert after.floor == "YY"


def test_peter_martin_and_andrea() -> None:
    peter = position(players=3, factories="BYKK/YRRR/BBWW")
    martin = peter.play("1K2")
    assert martin.boards[0].lines == ("", "KK", "", "", "")
    assert martin.centre == "BY"
    assert martin.factories[0] == ""
    assert martin.marker == 0
    andrea = martin.play("2Y1")
    assert andrea.boards[1].lines == ("Y", "", "", "", "")
    assert andrea.centre == "BYRRR"
    assert andrea.to_move == 3
    after = andrea.play("0R3")
    assert after.boards[2].lines == ("", "", "RRR", "", "")
    assert after.boards[2].floor == "1"
    assert after.marker == 3
    assert after.centre == "BY"
    assert after.to_move == 1


def test_tiling_of_lines_2_and_4() -> None:
    start = position(board(lines="-/RR/YY/BBBB/KKK"), factories="WWWW", to_move=2)
    after, events = start.play_with_events("1W4")
    mine = after.boards[0]
    assert mine.lines == ("", "", "YY", "", "KKK")
    assert mine.wall == (".....", "...R.", ".....", "...B.", ".....")
    placed = [event for event in events if isinstance(event, TilePlaced) and event.seat == 1]
    assert [(event.row, event.colour, event.points) for event in placed] == [
        (2, "R", 1),
        (4, "B", 1),
    ]
    assert mine.score == 2
    # One red and three blue; the other player's line 4 adds three white.
    assert after.lid == (3, 0, 1, 0, 3)


@pytest.mark.parametrize(
    ("lines", "wall", "points"),
    [
        pytest.param("-/-/RRR/-/-", "...../...../...../...../.....", 1, id="lone tile"),
        pytest.param("-/-/BBB/-/-", "...../...../KW.../...../.....", 3, id="ends a row of 3"),
        pytest.param("-/-/RRR/-/-", "....W/....K/...../...../.....", 3, id="ends a column of 3"),
        pytest.param(
            "-/-/RRR/-/-", "....W/....K/.WBY./...../.....", 7, id="row of 4 and column of 3"
        ),
    ],
)
def test_points_of_a_tile(lines: str, wall: str, points: int) -> None:
    start = position(board(score=10, lines=lines, wall=wall), factories="WWWW", to_move=2)
    after, events = start.play_with_events("1W5")
    assert [event.points for event in events if isinstance(event, TilePlaced)] == [points]
    assert after.scores == (10 + points, 0)


def test_four_tiles_and_the_marker_cost_8() -> None:
    start = position(board(score=30, floor="1BYR"), factories="K", centre="-")
    assert start.play("1K0").scores == (22, 0)


def test_the_marker_may_lie_anywhere_among_them() -> None:
    for floor in ("1BYR", "B1YR", "BY1R", "BYR1"):
        start = position(board(score=30, floor=floor), factories="K", centre="-")
        assert play(start, "1K0").scores == (22, 0)
