"""The legal moves as a person chooses among them."""

from __future__ import annotations

from pathlib import Path

from terminal_games import Script, at, empty_boards, play, saved, setup_for


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
