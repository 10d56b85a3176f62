"""Score tables, and who won and why."""

from __future__ import annotations

from pathlib import Path

from terminal_games import EMPTY_WALL, Script, at, empty_boards, play


def test_a_stalled_game_and_a_shared_win(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"coloured 3 2 offer 1 1|-/-/-/-/- 1B|{empty_boards(2)}")
    script = Script(["0b0"])
    assert play(setup, script) == 0
    assert "for three rounds nobody has moved a tile to a wall" in script.text
    assert " Andrea and Peter share the win with 0 points each." in script.shown


def test_bonuses_and_a_tie_that_rows_decide(tmp_path: Path) -> None:
    boards = f"0;W/-/-/-/-;BYRK./...../...../...../.....;1 7;-/-/-/-/-;{EMPTY_WALL};-"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 2 1|-/-/-/-/- K|{boards}")
    script = Script(["0k0"])
    assert play(setup, script) == 0
    assert " The game is over: Andrea has a complete row." in script.shown
    assert " Andrea                4       +2         0         0        6" in script.shown
    assert " Andrea wins: the points are tied at 6, and 1 complete row is the most." in script.shown
