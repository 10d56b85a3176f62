"""What moves leave on the table."""

from __future__ import annotations

from pathlib import Path

from terminal_games import Script, at, empty_boards, left_game, play, saved

from evora import Game
from evora.terminal.fullscreen.marks import Marks, TakenTiles, marks_since


def test_tiles_are_marked_where_they_were_taken_and_where_they_lie(tmp_path: Path) -> None:
    game = left_game(tmp_path / "g")  # a deal, and 2K3
    game.play("5B1")
    marks = marks_since(game, 2)
    assert marks.taken == {("factory", 5): TakenTiles(2, "B", 2)}
    assert marks.arrived == {("line", 2, 1, 1), ("floor", 2, 1)}
    assert ("line", 1, 3, 1) in marks_since(game, 1).arrived
    assert marks_since(game, 3) == Marks()


def test_the_start_marker_is_marked_with_the_tiles(tmp_path: Path) -> None:
    game = left_game(tmp_path / "g")
    game.play("0W2")
    marks = marks_since(game, 2)
    assert marks.taken == {("centre", "W"): TakenTiles(2, "W", 1)}
    assert marks.arrived == {("floor", 2, 1), ("line", 2, 2, 1)}


def test_after_the_tiling_the_mark_is_on_the_wall_and_a_deal_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "g"
    setup = at(path, f"coloured 1 0 offer 1 1|-/-/-/-/- 1BB|{empty_boards(2)}")
    play(setup, Script(["0b2", ""]))
    game: Game = saved(path)
    marks = marks_since(game, 0)
    assert marks.arrived == {("wall", 1, 2, 2)}
    assert marks.taken == {}
