"""What is answered to input that is not a legal move."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal_games import Script, play, saved, setup_for


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "'hello' is not a move"),
        ("\x1b[2J", "'?[2J' is not a move"),
        ("9B1", "There is no factory 9: they are 1 to 5"),
        ("6B1", "There is no factory 6: they are 1 to 5"),
        ("2B1", "Factory 2 has no blue tile"),
        ("5w1", "Factory 5 has no white tile"),
        ("x" * 50, f"'{'x' * 38}..' is not a move"),
        ("0b", "The centre has no blue tile"),
        ("2", "'2' is not a move of the factory offer"),
        ("2@4", "'2@4' is not a move of the factory offer"),
        ("=BBRK/YYWW/RKKW/BYRK/BRWW", "is not a move"),
        ("undo", "Nothing to undo"),
        ("?", "3R2    takes all red"),
        ("show", "Round 1: factory offer"),
        ("moves", "take from"),
    ],
)
def test_what_is_no_move_is_answered_and_changes_nothing(
    tmp_path: Path, line: str, answer: str
) -> None:
    path = tmp_path / "game.evora"
    script = Script([line])
    play(setup_for(path), script)
    answers = "\n".join(script.shown[script.shown.index("Player 1, your move (? for help): ") :])
    assert answer in answers
    assert len(saved(path).tokens) == 1
    assert "\x1b" not in script.text


def test_a_line_that_cannot_take_the_colour_is_told_with_those_that_can(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k3", "5b2", "3k3", "4"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert "Line 3 cannot take black now. Possible: 1, 2, 4, 5, 0" in script.text
    # A digit belongs to the question just before it, and to nothing else.
    assert list(map(str, saved(path).moves)) == ["2K3", "5B2"]
