"""Positions as text: what is read, what is written, and what is refused (NOTATION)."""

from __future__ import annotations

import pytest
from positions import (
    NEW_GAME,
    NO_WALL,
    SETTINGS,
    board,
    position,
    position_text,
    random_game,
    refused,
    with_field,
)

from evora import InvalidPositionError, Position

EXAMPLE_BOARD = "12;-/RR/-/BBBB/Y;B..K./...../..Y../...../.....;1RB"


# --- The examples of NOTATION


def test_a_new_game() -> None:
    start = Position(NEW_GAME)
    assert str(start) == NEW_GAME
    assert start == Position.new(2, "coloured", 1)
    assert start.phase == "deal"
    assert start.to_move is None
    assert start.bag == (20,) * 5
    assert start.lid == (0,) * 5


def test_the_board_of_the_table() -> None:
    read = position(EXAMPLE_BOARD, variant="grey", factories="BBRK/-/YW", centre="BRR")
    assert read.factories == ("BBRK", "", "YW", "", "")
    assert read.centre == "BRR"
    mine = read.boards[0]
    assert str(mine) == EXAMPLE_BOARD
    assert mine.score == 12
    assert mine.lines == ("", "RR", "", "BBBB", "Y")
    assert mine.wall == ("B..K.", ".....", "..Y..", ".....", ".....")
    assert mine.floor == "1RB"
    assert mine.floor_cost == 4
    assert read.marker == 1


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_new_games(variant: str, players: int) -> None:
    for start in range(1, players + 1):
        new = Position.new(players, variant, start)
        fields = str(new).split(" ")
        assert fields[:6] == [variant, "1", "0", "deal", "-", str(start)]
        assert fields[6] == "/".join("-" * (2 * players + 1))
        assert fields[7:10] == ["-", "20B20Y20R20K20W", "-"]
        assert fields[10:] == [board()] * players
        assert Position(str(new)) == new


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_every_position_of_a_game_can_be_written_and_read(variant: str, players: int) -> None:
    phases = set()
    for now, token in random_game(variant, players, 11, floor_share=0.1):
        after = now.play(token)
        phases.add(after.phase)
        again = Position(str(after))
        assert again == after
        assert str(again) == str(after)
        assert list(again.legal_moves) == list(after.legal_moves)
    assert phases == {"deal", "offer", "over"} | ({"tiling"} if variant == "grey" else set())


# --- Every phase


def test_offer() -> None:
    read = position(round=12, idle=2, to_move=2, start=1, factories="BBRK/-/YW", centre="1BRR")
    assert (read.round, read.idle_rounds, read.phase) == (12, 2, "offer")
    assert (read.to_move, read.start, read.marker) == (2, 1, 0)
    assert read.centre == "BRR"


def test_offer_with_nothing_but_the_marker_in_the_centre() -> None:
    assert position(factories="BBRK", centre="1").centre == ""


def test_tiling() -> None:
    read = position(
        board(lines="B/-/-/-/-"),
        board(lines="B/-/-/-/-", floor="1"),
        variant="grey",
        phase="tiling",
    )
    assert (read.phase, read.to_move, read.marker) == ("tiling", 1, 2)


def test_tiling_with_a_marker_that_nobody_took() -> None:
    read = position(board(lines="B/-/-/-/-"), variant="grey", phase="tiling", centre="1")
    assert read.marker == 0


def test_tiling_with_a_complete_row() -> None:
    mine = board(lines="-/BB/-/-/-", wall="BYRKW/...../...../...../.....")
    assert position(mine, variant="grey", phase="tiling").phase == "tiling"


def test_tiling_where_a_later_line_fits_nowhere() -> None:
    mine = board(lines="K/BB/-/-/-", wall="...../.YRKW/...../...../B....")
    assert position(mine, variant="grey", phase="tiling").phase == "tiling"


def test_over_for_each_reason() -> None:
    row = board(wall="BYRKW/...../...../...../.....")
    assert position(row, phase="over").end_reason == "row"
    assert position(phase="over", idle=3).end_reason == "stalled"
    last = board(lines="-/K/K/Y/YY", wall="B.RKW/WBYR./.WBYR/RKWB./.RKWB")
    assert position(last, last, last, last, phase="over").end_reason == "no_tiles"
    assert position(last, last, last, last, phase="over", idle=2).end_reason == "no_tiles"


# --- The floor


@pytest.mark.parametrize(
    "floor", ["1", "B", "WB1RK", "BYRKWBY", "1BYRKWB", "BYRKWB1", "BYRKWBY1", "WWWWWWW1"]
)
def test_floors(floor: str) -> None:
    centre = "K" if "1" in floor else "1K"
    read = position(board(floor=floor), centre=centre)
    assert read.boards[0].floor == floor
    assert read.boards[0].floor_cost == sum((1, 1, 2, 2, 2, 3, 3)[: len(floor)])


@pytest.mark.parametrize(
    "floor", ["BBBBBBBB", "1BBBBBBB", "BBBBBB1B", "BBBBBBB1B", "BBBBBBB11", "11", "B1Y1"]
)
def test_floors_that_are_too_long_or_have_two_markers(floor: str) -> None:
    text = position_text(board(floor=floor), centre="K")
    assert refused(text).field == "board 1"


# --- Only the canonical form is read

OFFER = position_text(
    board(12, "-/RR/-/BBB/Y", NO_WALL, "YW"),
    board(10),
    factories="BBRK/-/YW",
    centre="1BRR",
    lid="1B2Y",
)


def test_the_text_that_the_next_tests_spoil_is_read() -> None:
    assert str(Position(OFFER)) == OFFER


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        OFFER + " ",
        " " + OFFER,
        OFFER + "\n",
        OFFER + "\0",
        OFFER.replace(" ", "  ", 1),
        OFFER.replace(" ", "\t", 1),
        OFFER.replace(" ", "\t"),
        OFFER.replace(" ", "\n"),
        OFFER.upper(),
        OFFER.lower(),
        OFFER + " x",
        OFFER.rsplit(" ", 1)[0],
        OFFER.rsplit(" ", 2)[0],
        OFFER + " " + board(),
        OFFER.replace("coloured", "colöured"),
        OFFER + "\udc80",
    ],
)
def test_the_whole_text(text: str) -> None:
    refused(text)


@pytest.mark.parametrize(
    ("number", "field", "values"),
    [
        (1, "variant", ["Coloured", "colored", "gray", "GREY", "", "-"]),
        (2, "round", ["0", "05", "-5", "+5", "5.", "", "-", "five", "0x5", "5 ", "\u0665"]),
        (3, "idle rounds", ["00", "01", "-1", "4", "", "-", "+0", "10"]),
        (4, "phase", ["Offer", "offers", "", "-", "end", "o"]),
        (5, "to move", ["0", "3", "-", "", "01", "12", "+1", "one"]),
        (6, "start player", ["0", "3", "-", "", "01", "12", "+1"]),
        (
            7,
            "factories",
            [
                "BRBK/-/YW/-/-",  # the order of the colours
                "KRBB/-/YW/-/-",
                "BBRK/-/WY/-/-",
                "bbrk/-/YW/-/-",
                "BBRK//YW/-/-",  # a missing -
                "BBRK/-/YW/-/",
                "BBRK/--/YW/-/-",
                "BBRK/-/YW/-",  # four, six, ten factories
                "BBRK/-/YW/-/-/-",
                "BBRK/-/YW/-/-/-/-/-/-/-",
                "BBRK/-/YW/-/-/",
                "/BBRK/-/YW/-/-",
                "BBRK,-,YW,-,-",
                "2B1R1K/-/YW/-/-",
                "1BBRK/-/YW/-/-",
                "BBRK-/-/YW/-/-",
                "BBXK/-/YW/-/-",
                "BBBRK/-/YW/-/-",  # five tiles
                "",
                "-",
            ],
        ),
        (
            8,
            "centre",
            ["RBR1", "B1RR", "11BRR", "1-", "-1", "1RRB", "RBR", "brr", "1B-RR", "", "X"],
        ),
        (
            9,
            "bag",
            [
                "17Y20B",
                "01B17Y",
                "0B17Y",
                "B17Y",
                "16",
                "16B-",
                "16b",
                "16B16B",
                "8B8B",
                "-1B",
                "+1B",
                "21B",
                "100B",
                "9999999999B",
                "16B 17Y",
                "",
                "--",
                "0",
                "BBYY",
                "1X",
                "11",
            ],
        ),
        (10, "lid", ["2Y1B", "BYY", "1B02Y", "1B0Y", "0B", "1b", "", "--", "1B2Y0R", "1B1B"]),
        (
            11,
            "board 1",
            [
                "12;-/RR/-/BBB/Y;...../...../...../...../.....",  # parts
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;YW;",
                "12,-/RR/-/BBB/Y;...../...../...../...../.....;YW",
                "",
                "-",
                "012;-/RR/-/BBB/Y;...../...../...../...../.....;YW",  # score
                "-12;-/RR/-/BBB/Y;...../...../...../...../.....;YW",
                "+12;-/RR/-/BBB/Y;...../...../...../...../.....;YW",
                ";-/RR/-/BBB/Y;...../...../...../...../.....;YW",
                "-;-/RR/-/BBB/Y;...../...../...../...../.....;YW",
                "12;/RR/-/BBB/Y;...../...../...../...../.....;YW",  # lines
                "12;-/RR/-/BBB;...../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y/-;...../...../...../...../.....;YW",
                "12;-/rr/-/BBB/Y;...../...../...../...../.....;YW",
                "12;-/2R/-/BBB/Y;...../...../...../...../.....;YW",
                "12;-/R-/-/BBB/Y;...../...../...../...../.....;YW",
                "12;-/R./-/BBB/Y;...../...../...../...../.....;YW",
                "12;-/RR/1/BBB/Y;...../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;...../...../...../.....;YW",  # wall
                "12;-/RR/-/BBB/Y;...../...../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;..../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;....../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;-/...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;..-../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;b..../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;1..../...../...../...../.....;YW",
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;",  # floor
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;yw",
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;Y-W",
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;Y.W",
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;YW-",
                "12;-/RR/-/BBB/Y;...../...../...../...../.....;1Y1W",
            ],
        ),
        (12, "board 2", ["010;" + board().split(";", 1)[1], "x", ""]),
    ],
)
def test_no_other_form_is_read(number: int, field: str, values: list[str]) -> None:
    for value in values:
        text = with_field(OFFER, number, value)
        with pytest.raises(InvalidPositionError) as caught:
            Position(text)
        if " " in value:  # shifts the fields after it
            continue
        assert caught.value.field == field, (value, str(caught.value))
        assert "expected" in str(caught.value)


@pytest.mark.parametrize("phase", ["deal", "over"])
@pytest.mark.parametrize("seat", ["1", "0", ""])
def test_nobody_is_to_move_between_rounds(phase: str, seat: str) -> None:
    wall = "BYRKW/...../...../...../....." if phase == "over" else NO_WALL
    text = position_text(board(wall=wall), phase=phase)
    Position(text)
    error = refused(with_field(text, 5, seat))
    assert error.field == "to move"
    assert "-" in str(error)


def test_the_number_of_factories_tells_the_number_of_boards() -> None:
    three = position_text(players=3, factories="BBRK")
    error = refused(three.rsplit(" ", 1)[0])
    assert error.field == "boards"
    assert "3 boards" in str(error)
    assert refused(three + " " + board()).field == "boards"
    four = position_text(players=4, factories="BBRK")
    assert refused(four + " " + board()).field == "boards"
    assert refused(with_field(four, 7, "BBRK/-/-/-/-")).field == "boards"


def test_seats_depend_on_the_number_of_players() -> None:
    assert Position(position_text(players=4, start=4, factories="BBRK")).start == 4
    error = refused(position_text(players=3, start=4, to_move=1, factories="BBRK"))
    assert error.field == "start player"
    assert "1 to 3" in str(error)


# --- Position.new and other parameters


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_new_with_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(InvalidPositionError, match="expected 2, 3 or 4") as caught:
        Position.new(players)
    assert caught.value.field == "players"


@pytest.mark.parametrize("start", [-1, 0, 4])
def test_new_with_a_wrong_start(start: int) -> None:
    with pytest.raises(InvalidPositionError, match="expected a seat from 1 to 3") as caught:
        Position.new(3, "grey", start)
    assert caught.value.field == "start"


def test_long_texts_are_cut_in_messages() -> None:
    assert len(str(refused("x" * 100_000))) < 300
    assert len(str(refused(with_field(OFFER, 9, "9" * 100_000 + "B")))) < 300
