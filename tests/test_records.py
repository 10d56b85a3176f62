"""Games from the files that a command is given."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from evora import Game, Position, Seed, format_game, format_games
from evora.cli.records import FileError, games_of
from evora.cli.usage import complain


def game(seed: str) -> Game:
    game = Game(Position.new())
    game.play(Seed(seed).deal(game.position))
    return game


def test_a_file_and_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [game("1"), game("2")]
    text = "".join(format_games(games))
    file = tmp_path / "games.evora"
    file.write_text(text)
    assert list(games_of(str(file))) == games
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert list(games_of("-")) == games


def test_games_before_a_bad_one_are_read(tmp_path: Path) -> None:
    file = tmp_path / "games.evora"
    file.write_text(f"{format_game(game('1'))}\n{format_game(game('2'))}9W9\n")
    found = games_of(str(file))
    assert next(found) == game("1")
    with pytest.raises(FileError, match=rf"^{file}:\d+: .*9W9"):
        next(found)


@pytest.mark.parametrize(("name", "problem"), [("", "Is a directory"), ("missing", "No such file")])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str, problem: str) -> None:
    path = str(tmp_path / name)
    with pytest.raises(FileError, match=f"^{path}: {problem}"):
        list(games_of(path))


def test_an_error_while_a_game_is_looked_at_is_not_about_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.evora"
    file.write_text(format_game(game("1")))
    with pytest.raises(OSError, match="the disk of the output is full"):
        for _ in games_of(str(file)):
            raise OSError("the disk of the output is full")


def test_a_problem_is_printed_after_the_games_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(terminal))
    monkeypatch.setattr("sys.stderr", io.TextIOWrapper(terminal, write_through=True))
    print("a game")
    complain("x: bad")
    assert terminal.getvalue() == b"a game\nevora: x: bad\n"
    sys.stdout.flush()
