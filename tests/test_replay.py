"""`evora replay`, in words: how games ended."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from evora import Game, Position, Seed, format_games
from evora.cli import main


def dealt(players: int = 2) -> Game:
    game = Game(Position.new(players))
    game.play(Seed("7").deal(game.position))
    return game


def stalled() -> Game:
    """A round whose only tile goes to the floor, the third without a tile on a wall."""
    wall = "...../...../...../...../....."
    game = Game(
        Position(
            "coloured 3 2 offer 1 1 -/-/-/-/- 1B 19B20Y20R20K20W - "
            f"0;-/-/-/-/-;{wall};- 0;-/-/-/-/-;{wall};-"
        )
    )
    game.play("0B0")
    return game


def ended(reason: str, *winners: int) -> Game:
    game = dealt(3)
    game.play("1B0" if "B" in game.position.factories[0] else game.position.legal_moves[0])
    game.end_early(reason, winners)
    return game


def replay(file: Path, games: list[Game], *options: str) -> int:
    file.write_text("".join(format_games(games)))
    return main(["replay", *options, str(file)])


def test_every_end_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [
        *(Game(), dealt(), stalled(), ended("resigned", 2), ended("time", 1, 3)),
        *(ended("forfeit", 3), ended("abandoned")),
    ]
    assert replay(tmp_path / "games.evora", games) == 0
    assert capsys.readouterr().out.splitlines() == [
        "0-0 after 0 rounds, 0 plies: not finished",
        "0-0 after 1 round, 0 plies: not finished",
        "0-0 after 3 rounds, 1 ply: stalled, seats 1, 2 share the win",
        "0-0-0 after 1 round, 1 ply: resigned, seat 2 wins",
        "0-0-0 after 1 round, 1 ply: out of time, seats 1, 3 share the win",
        "0-0-0 after 1 round, 1 ply: forfeit, seat 3 wins",
        "0-0-0 after 1 round, 1 ply: abandoned",
    ]


def test_positions_below_their_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = dealt()
    assert replay(tmp_path / "game.evora", [game], "--positions") == 0
    line, *positions = capsys.readouterr().out.splitlines()
    assert line == "0-0 after 1 round, 0 plies: not finished"
    assert positions == [f"  {position}" for position in game.positions]
    assert len(positions) == 2


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_if_the_games_go_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    (tmp_path / "bad.evora").write_text("nonsense\n")
    assert replay(tmp_path / "game.evora", [dealt()]) == 0
    assert terminal.getvalue() == "\r\x1b[K1 game …\r\x1b[K"
    # It is cleared before an error is printed.
    assert main(["replay", str(tmp_path / "game.evora"), str(tmp_path / "bad.evora")]) == 1
    line = terminal.getvalue().split("\r\x1b[K")[-1]
    assert " ".join(line.split()).startswith(f"evora: {tmp_path / 'bad.evora'}:1: ")
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_no_progress_where_the_games_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr("sys.stdout", terminal)
    assert replay(tmp_path / "game.evora", [dealt()]) == 0
    assert terminal.getvalue() == "0-0 after 1 round, 0 plies: not finished\n"
