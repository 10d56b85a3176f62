"""What is answered to input that is not a legal move."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal_games import Script, play, position_of, saved, setup_for

from evora import Move
from evora.terminal.complaints import refusal


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
    assert "Line 3 is full. Possible: 1, 2, 4, 5, 0 (0 is the floor line)." in script.text
    # A digit belongs to the question just before it, and to nothing else.
    assert list(map(str, saved(path).moves)) == ["2K3", "5B2"]


def test_a_wrong_line_leaves_the_question_for_a_line_open(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k", "7", "9", "3"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert "There is no line 7. Possible: 1, 2, 3, 4, 5, 0" in script.text
    asked = [line for line in script.shown if line.startswith("2K to line")]
    assert len(asked) == 3
    assert list(map(str, saved(path).moves)) == ["2K3"]


BOARD = "9;B/KK/Y/-/-;.Y.../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;1"
TILING = "9;-/-/YYY/-/-;...../B..../.RK../Y..../.....;- 0;-/-/-/-/-;...../...../...../...../.....;1"


@pytest.mark.parametrize(
    ("text", "move", "sentence"),
    [
        (f"coloured 2 0 offer 1 1|-/-/-/-/- BYK|{BOARD}", "0B1", "Line 1 is full."),
        (f"coloured 2 0 offer 1 1|-/-/-/-/- BYK|{BOARD}", "0B3", "already holds another colour: y"),
        (f"grey 2 0 offer 1 1|-/-/-/-/- BYK|{BOARD}", "0R4", "The centre has no red tile."),
        (f"grey 2 0 offer 1 1|-/-/-/-/- BYK|{BOARD}", "6R4", "There is no factory 6"),
        (f"grey 2 0 offer 1 1|-/-/-/-/- BYK|{BOARD}", "2@4", "Tiles are being taken now"),
        (f"grey 2 0 tiling 1 1|-/-/-/-/- -|{TILING}", "3@2", "already a tile in column 2."),
        (f"grey 2 0 tiling 1 1|-/-/-/-/- -|{TILING}", "3@1", "already has this colour: yellow."),
        (f"grey 2 0 tiling 1 1|-/-/-/-/- -|{TILING}", "2@1", "First the tile of line 3 goes"),
        (f"grey 2 0 tiling 1 1|-/-/-/-/- -|{TILING}", "0B1", "The tiles go to the wall now"),
    ],
)
def test_why_a_move_is_refused(text: str, move: str, sentence: str) -> None:
    assert sentence in refusal(position_of(text), Move(move))


def test_no_reason_against_a_legal_move() -> None:
    position = position_of(f"coloured 2 0 offer 1 1|-/-/-/-/- BYK|{BOARD}")
    assert refusal(position, position.legal_moves[0]) == ""
