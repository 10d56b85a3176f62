"""How the table is drawn where the terminal is narrow, column by column."""

from __future__ import annotations

import re

import pytest
from terminal_games import EMPTY_WALL, empty_boards, position_of

from evora import Position, Seed
from evora.plaintext import draw, draw_board

DEALT = Position.new(2).play(Seed("7").deal(Position.new(2)))


def lines(position: Position, width: int, **more: object) -> list[str]:
    return draw(position, colour=False, width=width, **more).splitlines()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "width", "rows"),
    [
        (2, 79, [5]),
        (2, 78, [3, 2]),
        (2, 47, [3, 2]),
        (2, 46, [2, 2, 1]),
        (4, 80, [5, 4]),
        (4, 78, [3, 3, 3]),
    ],
)
def test_factories_in_rows_that_are_about_equally_long(
    players: int, width: int, rows: list[int]
) -> None:
    found = [
        len(re.findall(r"\d: ", line))
        for line in lines(Position.new(players), width)
        if re.match(r" [1-9]: ", line)
    ]
    assert found == rows


def test_boards_and_stock_stand_side_by_side_from_79_columns_on() -> None:
    beside, below = lines(DEALT, 79), lines(DEALT, 78)
    assert any(line.startswith(" Bag 80  15B") and "Lid 0" in line for line in beside)
    assert [line for line in below if line.startswith(" Lid")] == [" Lid 0"]
    assert any("Seat 1" in line and "Seat 2" in line for line in beside)
    assert not any("Seat 1  starts" in line and "Seat 2" in line for line in below)
    # An empty line stands between boards below each other, and none before the first.
    title = below.index(next(line for line in below if "  Seat 2" in line))
    assert below[title - 1] == ""
    assert below[title - 2] != ""


def test_a_long_centre_goes_on_in_the_next_line() -> None:
    tiles = "BBBBBBYYYYYYRRRRRR"
    position = position_of(f"coloured 1 0 offer 1 1|-/-/-/-/- 1{tiles}|{empty_boards(2)}")
    drawn = lines(position, 40)
    at = drawn.index(" Centre")
    assert drawn[at + 1] == " 0: 1  B  B  B  B  B  B  Y  Y  Y  Y  Y"
    assert drawn[at + 2] == "    Y  R  R  R  R  R  R"
    assert lines(position, 80)[at - 1 : at + 1] != drawn[at : at + 2]
    assert " 0: ." in lines(Position.new(2), 80)


@pytest.mark.parametrize(
    ("name", "width", "heading"),
    [
        # Six columns at least between the two; a name is shortened to eight columns first.
        ("Andrea", 52, [" Round 1: factory offer              Andrea to move"]),
        ("Andrea", 45, [" Round 1: factory offer       Andrea to move"]),
        ("Andrea", 43, [" Round 1: factory offer", " Andrea to move"]),
        ("Andrea of the hills", 48, [" Round 1: factory offer      Andrea o.. to move"]),
        ("Andrea of the hills", 45, [" Round 1: factory offer", " Andrea of the hills to move"]),
    ],
)
def test_the_name_of_the_mover_beside_the_heading_or_below(
    name: str, width: int, heading: list[str]
) -> None:
    drawn = lines(DEALT, width, names=[name, "Peter"])
    rule = drawn.index(" " + "-" * (width - 2))
    assert drawn[:rule] == heading


def test_a_game_that_is_over_has_no_factories_and_nobody_starts() -> None:
    boards = f"20;-/-/-/-/-;BYRKW/...../...../...../.....;- 7;-/-/-/-/-;{EMPTY_WALL};-"
    bag = "19B19Y19R19K19W"
    position = Position(f"coloured 5 0 over - 1 -/-/-/-/- - {bag} - {boards}")
    drawn = lines(position, 80)
    assert drawn[0] == " Game over after round 5"
    assert " Factories" not in drawn and " Centre" not in drawn
    assert not any("starts" in line or ">" in line for line in drawn if "Seat" in line)
    assert any("20 points" in line and "7 points" in line for line in drawn)


def test_a_single_board() -> None:
    assert draw_board(DEALT, 2, colour=False, names=["Andrea", "Peter"]).splitlines()[:2] == [
        "   Peter                      0 points",
        " 1              .  |  b  y  r  k  w",
    ]
    first = draw_board(DEALT, 1, colour=False).splitlines()[0]
    assert first == " > Seat 1  starts             0 points"


def test_one_point_is_not_points() -> None:
    position = position_of(
        f"coloured 1 0 offer 1 1|-/-/-/-/- 1B|1;-/-/-/-/-;{EMPTY_WALL};- {empty_boards(1)}"
    )
    assert "  1 point " in draw(position, colour=False)


def test_column_numbers_stand_right_above_the_columns() -> None:
    title, numbers, row, *_ = draw_board(Position.new(2, "grey"), 1, colour=False).splitlines()
    wall = row.index("|")
    spaces = [at for at, letter in enumerate(row) if letter == "." and at > wall]
    assert [numbers[at] for at in spaces] == ["1", "2", "3", "4", "5"]
    assert len(numbers.split()) == 5
    assert title.startswith("   Seat 1")
