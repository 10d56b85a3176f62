"""The legal moves as a person chooses among them."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal_games import (
    EMPTY_WALL,
    Script,
    at,
    empty_boards,
    play,
    position_of,
    saved,
    setup_for,
)

from evora.plaintext.palette import Palette, visible_width
from evora.terminal.choices import (
    Take,
    column_choices,
    line_choices,
    offer_choices,
    possible_lines,
    takes,
)

OFFER = position_of(
    "coloured 2 0 offer 1 1|BBYK/BBYW/YYYR/-/- 1BBY|"
    f"9;-/B/-/-/YYY;...../...../...../...../.....;- {empty_boards(1)}"
)
LEGEND = " +3 completes the line: 3 points   2/4 tiles on it   v1 falls   -1 points lost"


def table(width: int) -> list[str]:
    return offer_choices(OFFER, Palette(False), width)


def test_a_move_in_steps(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k", "3"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert list(map(str, saved(path).moves)) == ["2K3"]
    assert "line 3 becomes complete: 1 point" in script.text
    assert "line 1 becomes complete: 1 point; 2 tiles fall; costs 2 points" in script.text
    assert "line 5 then holds 3 of 5" in script.text
    assert "the floor line; 3 tiles fall; costs 4 points" in script.text


def test_a_line_that_would_have_no_space_is_marked(tmp_path: Path) -> None:
    boards = f"9;-/B/-/-/-;YRKW./RYWK./....B/...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"grey 3 0 offer 1 1|-/-/-/-/- BK|{boards}")
    script = Script(["0b"])
    play(setup, script)
    assert " x completes the line, but its tile has no space on the wall now" in script.shown
    assert "line 2 becomes complete, but its tile has no space on the wall now" in script.text


def test_the_same_tiles_in_several_factories_are_one_choice_and_the_centre_is_another() -> None:
    assert takes(OFFER) == [
        Take("B", 2, (1, 2)),
        Take("Y", 1, (1, 2)),
        Take("Y", 3, (3,)),
        Take("R", 1, (3,)),
        Take("K", 1, (1,)),
        Take("W", 1, (2,)),
        Take("B", 2, (0,)),
        Take("Y", 1, (0,)),
    ]


def test_the_table_of_choices() -> None:
    assert table(80) == [
        " take from          line 1    line 2    line 3   line 4   line 5    floor (0)",
        "  B x2  1 2         +1 v1 -1  +1 v1 -1  2/3      2/4                v2 -2",
        "  Y x1  1 2         +1                  1/3      1/4      4/5       v1 -1",
        "  Y x3  3           +1 v2 -2            +1       3/4      +1 v1 -1  v3 -4",
        "  R x1  3           +1                  1/3      1/4                v1 -1",
        "  K x1  1           +1                  1/3      1/4                v1 -1",
        "  W x1  2           +1                  1/3      1/4                v1 -1",
        "  B x2  0 + marker  +1 v1 -2  +1 v1 -2  2/3 -1   2/4 -1             v2 -4",
        "  Y x1  0 + marker  +1 -1               1/3 -1   1/4 -1   4/5 -1    v1 -2",
        LEGEND,
    ]


def test_a_centre_without_the_marker() -> None:
    boards = f"9;-/-/-/-/-;{EMPTY_WALL};1 {empty_boards(1)}"
    position = position_of(f"coloured 2 0 offer 1 1|-/-/-/-/- BW|{boards}")
    assert offer_choices(position, Palette(False), 80)[1].split() == [
        *("B", "x1", "0", "+1", "1/2", "1/3", "1/4", "1/5", "v1", "-1"),
    ]


@pytest.mark.parametrize(
    ("width", "row"),
    [
        (80, "  Y x3  3           +1 v2 -2            +1       3/4      +1 v1 -1  v3 -4"),
        (78, "  Y x3  3           +1 v2 -2            +1      3/4     +1 v1 -1  v3 -4"),
        (76, "  Y x3  3          +1 v2 -2          +1     3/4    +1 v1 -1 v3 -4"),
        (69, "  Y x3  3          +1v2-2        +1     3/4    +1v1-1 v3-4"),
        (40, "  Y x3  3          +1v2-2        +1    3/4   +1v1-1 v3-4"),
    ],
)
def test_the_table_gets_closer_where_the_terminal_is_narrow(width: int, row: str) -> None:
    lines = table(width)
    assert lines[3] == row
    if width > 60:
        assert max(map(visible_width, lines[:-1])) < width


def test_what_the_tiles_would_do_on_each_line() -> None:
    assert line_choices(OFFER, "3Y", 80) == [
        "   1  line 1 becomes complete: 1 point; 2 tiles fall; costs 2 points",
        "   3  line 3 becomes complete: 1 point",
        "   4  line 4 then holds 3 of 4",
        "   5  line 5 becomes complete: 1 point; 1 tile falls; costs 1 point",
        "   0  the floor line; 3 tiles fall; costs 4 points",
    ]
    assert line_choices(OFFER, "0Y", 80)[1:] == [
        "   3  line 3 then holds 1 of 3; costs 1 point",
        "   4  line 4 then holds 1 of 4; costs 1 point",
        "   5  line 5 then holds 4 of 5; costs 1 point",
        "   0  the floor line; 1 tile falls; costs 2 points",
        " The start marker comes with these tiles; its cost is included.",
    ]
    assert possible_lines(OFFER, "3Y") == "1, 3, 4, 5, 0"
    assert line_choices(OFFER, "1W", 80) == []  # there is none


def test_columns_of_a_grey_tiling() -> None:
    position = position_of(
        "grey 3 0 tiling 1 1|-/-/-/-/- -|9;-/KK/-/-/-;.B..K/...../...../...../.....;- "
        f"{empty_boards(1)[:-1]}1"
    )
    assert column_choices(position, 80) == [
        " Line 2 is complete: the black tile goes to the wall, to column",
        "   1  for 1 point",
        "   2  for 2 points",
        "   3  for 1 point",
        "   4  for 1 point",
    ]
