"""What happened, in words."""

from __future__ import annotations

from pathlib import Path

from terminal_games import EMPTY_WALL, Script, at, empty_boards, play, position_of

from evora import Deal, Move, Position
from evora.game import Token
from evora.plaintext import narrate

NAMES = ["Andrea", "Peter"]


def told(position: Position, token: Token, width: int = 200) -> list[str]:
    return narrate(position, token, position.play_with_events(token)[1], NAMES, width)


def test_moves_are_told_in_words(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"coloured 1 0 offer 1 1|B/-/-/-/- 1YYYYYYYYKK|{empty_boards(2)}")
    script = Script(["0y1", "1b1", "0k0"])
    play(setup, script, width=200)
    assert (
        " 0Y1  Andrea takes 8 yellow from the centre to line 1. 6 fall to the floor line. "
        "1 finds no space on the floor line and goes to the lid. "
        "Andrea also takes the start marker."
    ) in script.shown
    assert " 1B1  Peter takes 1 blue from factory 1 to line 1." in script.shown
    assert "Andrea takes 2 black from the centre to the floor line. 2 find no space" in script.text
    assert " Andrea, row 1: yellow to column 2, 1 point" in script.shown
    assert " Andrea, floor line: costs 14, but no score drops below 0: 1 lost" in script.shown
    table = script.shown.index(" Round 1      tiles     wall    floor    score")
    assert script.shown[table + 1 : table + 3] == [
        " Andrea           1       +1       -1        0",
        " Peter            1       +1        0        1",
    ]


def test_a_line_without_a_space_is_told(tmp_path: Path) -> None:
    boards = f"9;-/BB/-/-/-;YRKW./RYWK./....B/...../.....;1 0;-/-/-/-/-;{EMPTY_WALL};-"
    setup = at(tmp_path / "g", f"grey 3 0 offer 2 1|-/-/-/-/- BK|{boards}")
    script = Script(["0k5", "0b5"])
    play(setup, script)
    assert " Andrea, row 2: no space for blue, 2 tiles fall to the floor line" in script.shown
    assert " Andrea, floor line: 4 lost" in script.shown


def test_a_tile_is_placed_with_the_runs_that_it_makes() -> None:
    walls = {
        "...../...../...../...../.....": "1 point",
        ".Y.../...../...../...../.....": "2 points (2 across)",
        "...../W..../...../...../.....": "2 points (2 down)",
        ".YR../W..../K..../...../.....": "6 points (3 across, 3 down)",
    }
    for wall, points in walls.items():
        position = position_of(
            f"coloured 3 0 offer 2 1|-/-/-/-/- K|9;B/-/-/-/-;{wall};1 {empty_boards(1)}"
        )
        assert f" Andrea, row 1: blue to column 1, {points}" in told(position, Move("0K5"))


def test_a_marker_for_a_full_floor_line_costs_nothing() -> None:
    position = position_of(
        f"coloured 3 0 offer 1 2|B/-/-/-/- 1KK|9;-/-/-/-/-;{EMPTY_WALL};YYYYYYY {empty_boards(1)}"
    )
    assert told(position, Move("0K1")) == [
        " 0K1  Andrea takes 2 black from the centre to line 1. "
        "1 finds no space on the floor line and goes to the lid. "
        "Andrea also takes the start marker; with a full floor line it costs nothing."
    ]


def test_tiles_taken_to_the_floor_line_do_not_fall() -> None:
    position = position_of(f"coloured 3 0 offer 1 2|BBKK/-/-/-/- 1K|{empty_boards(2)}")
    assert told(position, Move("1B0")) == [
        " 1B0  Andrea takes 2 blue from factory 1 to the floor line."
    ]
    assert told(position, Move("1B1")) == [
        " 1B1  Andrea takes 2 blue from factory 1 to line 1. 1 falls to the floor line."
    ]


def test_a_deal_says_who_starts_and_that_the_bag_was_filled() -> None:
    assert told(Position.new(2, "coloured", 2), Deal("=BBBY/KKKW/RKKW/RRWW/BBKK")) == [
        " Round 1 is dealt. Peter starts."
    ]
    boards = " ".join([f"0;-/-/-/-/-;{EMPTY_WALL};-"] * 2)
    empty = Position(f"coloured 2 0 deal - 1 -/-/-/-/- - - 20B20Y20R20K20W {boards}")
    assert told(empty, Deal("=BBBY/KKKW/RKKW/RRWW/BBKK")) == [
        " Round 2 is dealt. Andrea starts.",
        " The bag was empty: 100 tiles go back into it from the lid.",
    ]


def test_a_move_is_wrapped_below_its_words() -> None:
    position = position_of(f"coloured 1 0 offer 1 1|-/-/-/-/- 1YYYYYYYY|{empty_boards(2)}")
    lines = told(position, Move("0Y1"), width=40)
    assert lines[0] == " 0Y1  Andrea takes 8 yellow from the"
    assert lines[1].startswith("      centre to line 1.")
    assert max(map(len, lines)) <= 40
    # What the end of the round brings stands apart.
    assert "" in lines and lines.index("") < lines.index(" Andrea, row 1: yellow to column 2, 1")
