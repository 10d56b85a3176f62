"""Positions as text: what is read, what is written, and what is refused (NOTATION)."""

from __future__ import annotations

import pytest
from positions import NO_WALL, SETTINGS, board, position, position_text, random_game

from evora import InvalidPositionError, Position

NEW_GAME = (
    "coloured 1 0 deal - 1 -/-/-/-/- - 20B20Y20R20K20W - "
    "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-"
)
EXAMPLE_BOARD = "12;-/RR/-/BBBB/Y;B..K./...../..Y../...../.....;1RB"


def refused(text: str) -> InvalidPositionError:
    with pytest.raises(InvalidPositionError) as caught:
        Position(text)
    message = str(caught.value)
    assert message.startswith(caught.value.field + ": ")
    assert "expected" in message
    assert message.isascii()
    return caught.value


def with_field(text: str, number: int, value: str) -> str:
    """The text with one field (numbered from 1, as in NOTATION) replaced."""
    fields = text.split(" ")
    fields[number - 1] = value
    return " ".join(fields)


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


# --- Valid positions, rule by rule


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
