"""What happened, in words."""

from __future__ import annotations

from pathlib import Path

from terminal_games import EMPTY_WALL, Script, at, empty_boards, play


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
