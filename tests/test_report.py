"""Score tables, and who won and why."""

from __future__ import annotations

from pathlib import Path

from terminal_games import EMPTY_WALL, Script, at, empty_boards, play

from evora import Game, Position
from evora.plaintext.palette import Palette
from evora.terminal.report import final_report, round_report


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


def last_move(boards: str, move: str, players: int = 2, stalled: int = 0) -> Game:
    """A game that a move of the centre's only tile brings to the end of its round."""
    factories = "/".join("-" * (2 * players + 1))
    counts = ((letter, 20 - (boards + "K").count(letter)) for letter in "BYRKW")
    bag = "".join(f"{count}{letter}" for letter, count in counts)
    mover = 1
    game = Game(Position(f"coloured 4 {stalled} offer {mover} 1 {factories} K {bag} - {boards}"))
    game.play(move)
    return game


def test_the_points_of_a_round() -> None:
    boards = f"9;B/-/-/-/-;{EMPTY_WALL};1 {empty_boards(1)}"
    report = round_report(last_move(boards, "0K0"), ["Andrea", "彼得"], Palette(False), 80)
    assert report == [
        " Round 4      tiles     wall    floor    score",
        " Andrea           1       +1       -2        8",
        " 彼得             0        0        0        0",
    ]


def test_long_names_are_shortened() -> None:
    boards = f"9;B/-/-/-/-;{EMPTY_WALL};1 {empty_boards(1)}"
    report = round_report(last_move(boards, "0K0"), ["A" * 30, "Peter"], Palette(False), 80)
    assert report[1].startswith(f" {'A' * 22}..   ")


def test_the_last_round_counts_without_bonuses_and_the_end_with_them() -> None:
    boards = f"0;W/-/-/-/-;BYRK./...../...../...../.....;1 9;-/-/-/-/-;{EMPTY_WALL};-"
    game = last_move(boards, "0K0")
    assert game.is_over
    names = ["Andrea", "Peter"]
    assert round_report(game, names, Palette(False), 80)[1:] == [
        " Andrea           1       +5       -2        3",
        " Peter            0        0        0        9",
    ]
    report = final_report(game, names, Palette(False), 80)
    assert report == [
        " The game is over: Andrea has a complete row.",
        "",
        " Final scores     before     rows   columns   colours    score",
        " Andrea                3       +2         0         0        5",
        " Peter                 9        0         0         0        9",
        "",
        " Peter wins with 9 points.",
    ]


def test_three_share_the_win() -> None:
    boards = f"0;-/-/-/-/-;{EMPTY_WALL};1 {empty_boards(2)}"
    game = last_move(boards, "0K0", players=3, stalled=2)
    report = final_report(game, ["Andrea", "Peter", "Eve"], Palette(False), 80)
    assert report[0] == " The game is over: for three rounds nobody has moved a tile to a wall."
    assert report[-1] == " Andrea, Peter and Eve share the win with 0 points each."
