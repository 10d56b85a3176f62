"""Which positions are valid, rule by rule (NOTATION)."""

from __future__ import annotations

import pytest
from positions import (
    NEW_GAME,
    board,
    position_text,
    refused,
    with_field,
)

from evora import Position


def test_20_tiles_of_each_colour() -> None:
    error = refused(with_field(NEW_GAME, 9, "19B20Y20R20K20W"))
    assert error.field == "tiles"
    assert "20" in str(error)
    assert "19 B" in str(error)
    assert refused(with_field(NEW_GAME, 10, "1B")).field == "tiles"
    swapped = with_field(with_field(NEW_GAME, 9, "19B20Y20R20K20W"), 10, "1Y")
    assert refused(swapped).field == "tiles"


def test_tiles_are_counted_everywhere() -> None:
    for text in (
        position_text(board(lines="-/-/-/-/B"), centre="1B"),
        position_text(board(wall="B..../...../...../...../....."), centre="1B"),
        position_text(board(), board(floor="B"), centre="1B"),
        position_text(factories="B", centre="1B"),
        position_text(centre="1B", lid="1B"),
    ):
        bag = text.split(" ")[8]
        assert bag == "18B20Y20R20K20W"
        Position(text)
        assert refused(with_field(text, 9, "19B20Y20R20K20W")).field == "tiles"
        assert refused(with_field(text, 9, "17B20Y20R20K20W")).field == "tiles"


def test_a_factory_holds_at_most_4() -> None:
    error = refused(position_text(factories="BBBBB"))
    assert error.field == "factories"
    assert "4" in str(error)


def test_a_line_holds_one_colour() -> None:
    error = refused(position_text(board(), board(lines="-/-/RB/-/-"), centre="1B"))
    assert error.field == "board 2"
    assert "line 3" in str(error)
    assert "one colour" in str(error)


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
def test_a_line_holds_at_most_its_length(line: int) -> None:
    lines = ["-"] * 5
    lines[line - 1] = "R" * line
    Position(position_text(board(lines="/".join(lines)), centre="1B"))
    lines[line - 1] = "R" * (line + 1)
    error = refused(position_text(board(lines="/".join(lines)), centre="1B"))
    assert error.field == "board 1"
    assert f"line {line}" in str(error)
    assert f"at most {line}" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        position_text(centre="B"),
        position_text(board(floor="1"), centre="1B"),
        position_text(board(floor="1"), board(floor="1"), centre="B"),
        position_text(board(lines="B/-/-/-/-"), variant="grey", phase="tiling", centre="-"),
        position_text(
            board(lines="B/-/-/-/-", floor="1"), variant="grey", phase="tiling", centre="1"
        ),
    ],
)
def test_one_marker_in_offer_and_tiling(text: str) -> None:
    error = refused(text)
    assert error.field == "marker"
    assert "expected 1" in str(error)


def test_no_marker_in_deal_and_over() -> None:
    for text in (
        position_text(phase="deal", centre="1"),
        position_text(phase="over", idle=3, centre="1"),
    ):
        assert refused(text).field == "marker"
    # A marker on a floor breaks two rules: no marker, and an empty floor.
    assert refused(position_text(board(floor="1"), phase="deal")).field in ("marker", "board 1")


def test_no_line_with_a_colour_that_its_row_has() -> None:
    wall = "...../.B.../...../...../....."
    error = refused(position_text(board(), board(lines="-/B/-/-/-", wall=wall), centre="1B"))
    assert error.field == "board 2"
    assert "line 2" in str(error)
    assert (
        refused(
            position_text(board(lines="-/B/-/-/-", wall=wall), variant="grey", centre="1B")
        ).field
        == "board 1"
    )


def test_a_coloured_wall_has_each_colour_in_its_place() -> None:
    rows = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
    for row in range(5):
        for column in range(5):
            for colour in "BYRKW":
                cells = [["."] * 5 for _ in range(5)]
                cells[row][column] = colour
                wall = "/".join("".join(line) for line in cells)
                text = position_text(board(), board(wall=wall), centre="1W")
                if rows[row][column] == colour:
                    Position(text)
                    continue
                error = refused(text)
                assert error.field == "board 2"
                assert f"row {row + 1}" in str(error)
                assert f"column {rows[row].index(colour) + 1}" in str(error)
                # On the grey side a colour may lie anywhere.
                Position(position_text(board(), board(wall=wall), centre="1W", variant="grey"))


@pytest.mark.parametrize(
    ("wall", "where"),
    [
        ("B...B/...../...../...../.....", "row"),
        ("...../...../...../...../.WW..", "row"),
        ("B..../B..../...../...../.....", "column"),
        ("....K/...../...../...../....K", "column"),
    ],
)
def test_a_grey_wall_has_no_colour_twice_in_a_row_or_column(wall: str, where: str) -> None:
    error = refused(position_text(board(wall=wall), variant="grey", centre="1W"))
    assert error.field == "board 1"
    assert where in str(error)


def test_offer_has_at_least_one_tile() -> None:
    error = refused(position_text(phase="offer"))
    assert error.field == "factories"
    assert "at least one" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        position_text(phase="deal", factories="B"),
        position_text(phase="deal", centre="B"),
        position_text(phase="over", idle=3, factories="B"),
        position_text(phase="over", idle=3, centre="B"),
        position_text(board(lines="B/-/-/-/-"), variant="grey", phase="tiling", factories="B"),
        position_text(board(lines="B/-/-/-/-"), variant="grey", phase="tiling", centre="1B"),
    ],
)
def test_no_tile_on_the_table_except_in_offer(text: str) -> None:
    error = refused(text)
    assert error.field in ("factories", "centre")
    assert "except in offer" in str(error)


def test_tiling_is_only_on_the_grey_side() -> None:
    error = refused(position_text(board(lines="B/-/-/-/-"), phase="tiling"))
    assert error.field == "phase"
    assert "grey" in str(error)


def test_tiling_needs_a_complete_line_of_the_seat_to_move() -> None:
    text = position_text(board(), board(lines="B/-/-/-/-"), variant="grey", phase="tiling")
    error = refused(text)
    assert error.field == "board 1"
    assert "complete line" in str(error)
    Position(with_field(text, 5, "2"))


def test_tiling_needs_a_space_for_the_topmost_complete_line() -> None:
    mine = board(lines="B/YY/-/-/-", wall=".YRKW/...../...../...../B....")
    error = refused(position_text(mine, variant="grey", phase="tiling"))
    assert error.field == "board 1"
    assert "free space" in str(error)
    assert "line 1" in str(error)


@pytest.mark.parametrize(
    ("start", "to_move", "wrong"), [(1, 2, 1), (2, 3, 2), (3, 2, 1), (3, 1, 3)]
)
def test_players_before_have_no_complete_line(start: int, to_move: int, wrong: int) -> None:
    one = board(lines="B/-/-/-/-")
    boards = [board()] * 3
    boards[to_move - 1] = one
    Position(position_text(*boards, variant="grey", phase="tiling", start=start, to_move=to_move))
    boards[wrong - 1] = one
    error = refused(
        position_text(*boards, variant="grey", phase="tiling", start=start, to_move=to_move)
    )
    assert error.field == f"board {wrong}"
    assert "no complete line" in str(error)


def test_a_complete_line_is_fine_for_a_player_who_comes_later() -> None:
    one = board(lines="B/-/-/-/-")
    Position(position_text(one, board(), one, variant="grey", phase="tiling", start=3))


@pytest.mark.parametrize(("phase", "idle"), [("deal", 0), ("over", 3)])
def test_between_rounds_floors_are_empty(phase: str, idle: int) -> None:
    error = refused(position_text(board(), board(floor="B"), phase=phase, idle=idle))
    assert error.field == "board 2"
    assert "floor" in str(error)


@pytest.mark.parametrize(("phase", "idle"), [("deal", 0), ("over", 3)])
def test_between_rounds_no_line_is_complete(phase: str, idle: int) -> None:
    Position(position_text(board(), board(lines="-/-/RR/-/-"), phase=phase, idle=idle))
    error = refused(position_text(board(), board(lines="-/-/RRR/-/-"), phase=phase, idle=idle))
    assert error.field == "board 2"
    assert "complete line" in str(error)


@pytest.mark.parametrize(("phase", "centre"), [("deal", "-"), ("offer", "1B")])
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_no_complete_row_before_the_end(phase: str, centre: str, variant: str) -> None:
    mine = board(wall="...../...../...../...../YRKWB")
    error = refused(position_text(board(), mine, phase=phase, centre=centre, variant=variant))
    assert error.field == "board 2"
    assert "row" in str(error)


def test_deal_needs_a_tile_in_the_bag_or_the_lid() -> None:
    last = board(lines="-/K/K/Y/YY", wall="B.RKW/WBYR./.WBYR/RKWB./.RKWB")
    few = board(lines="-/K/K/-/YY", wall="B.RKW/WBYR./.WBYR/RKWB./.RKWB")
    error = refused(position_text(last, last, last, last, phase="deal"))
    assert error.field == "bag"
    assert "lid" in str(error)
    Position(position_text(last, last, last, few, phase="deal", bag="1Y"))
    Position(position_text(last, last, last, few, phase="deal", lid="1Y"))


def test_over_needs_a_reason() -> None:
    for idle in (0, 1, 2):
        error = refused(position_text(phase="over", idle=idle))
        assert error.field == "phase"
        assert "complete row" in str(error)
    # A complete column is none.
    column = board(wall="B..../W..../K..../R..../Y....")
    assert refused(position_text(column, phase="over")).field == "phase"


@pytest.mark.parametrize(
    ("phase", "round", "idle", "valid"),
    [
        ("deal", 1, 0, True),
        ("deal", 1, 1, False),
        ("deal", 2, 1, True),
        ("deal", 2, 2, False),
        ("deal", 3, 2, True),
        ("deal", 9, 3, False),
        ("offer", 1, 0, True),
        ("offer", 1, 1, False),
        ("offer", 2, 1, True),
        ("offer", 2, 2, False),
        ("offer", 3, 2, True),
        ("offer", 9, 3, False),
        ("tiling", 1, 1, False),
        ("tiling", 2, 1, True),
        ("tiling", 9, 3, False),
        ("over", 2, 3, False),
        ("over", 3, 3, True),
        ("over", 9, 3, True),
    ],
)
def test_idle_rounds(phase: str, round: int, idle: int, valid: bool) -> None:
    mine = board(lines="B/-/-/-/-") if phase == "tiling" else board()
    text = position_text(
        mine,
        variant="grey",
        phase=phase,
        round=round,
        idle=idle,
        centre="1B" if phase == "offer" else None,
    )
    if valid:
        assert Position(text).idle_rounds == idle
        return
    error = refused(text)
    assert error.field == "idle rounds"
    assert "at most" in str(error)


def test_over_in_the_first_round_may_count_that_round_as_idle() -> None:
    row = board(wall="BYRKW/...../...../...../.....")
    assert Position(position_text(row, phase="over", round=1, idle=1)).round == 1
    assert refused(position_text(row, phase="over", round=1, idle=2)).field == "idle rounds"


def test_nothing_else_is_checked() -> None:
    # Nobody could have these scores, this wall in round 1, or these lines.
    full = "BYRK./WBYR./KWBY./RKWB./YRKW."
    Position(position_text(board(999, wall=full), round=1, centre="1B"))
    Position(position_text(board(lines="B/BB/BBB/BBBB/BBBBB"), round=1, factories="B"))
    Position(position_text(round=123456, centre="1BBBBBBBBBBBBBBBBBBBB"))
