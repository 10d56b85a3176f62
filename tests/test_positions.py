"""Commands about one position, at their edges (tests/test_cli.py runs them as processes)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from evora import Position, Seed
from evora.cli import main

DEALT = Position.new().play(Seed("7").deal(Position.new()))


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_can_start_and_no_other(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for start in range(1, players + 1):
        out = printed(capsys, "new", "--players", str(players), "--start", str(start))
        assert out == f"{Position.new(players, 'coloured', start)}\n"
    for command in ("new", "play"):
        with pytest.raises(SystemExit) as stop:
            main([command, "--players", str(players), "--start", str(players + 1)])
        assert stop.value.code == 2
        expected = f"argument --start: expected a seat from 1 to {players}, got {players + 1}"
        assert capsys.readouterr().err.endswith(f"{expected}\n")


def test_perft_counts_every_first_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "perft", "1", str(DEALT)) == f"{len(DEALT.legal_moves)}\n"
    assert printed(capsys, "perft", "2", str(DEALT)) == f"{DEALT.perft(2)}\n"
    assert printed(capsys, "perft", "0", str(DEALT)) == "1\n"


def test_a_position_is_drawn_for_the_width_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns in (60, 100):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert max(map(len, printed(capsys, "show", str(DEALT)).splitlines())) == columns - 1


@pytest.mark.parametrize("seats", ["person", "person,random,random", "person,robot", "", "person,"])
def test_seats_are_as_many_as_players_and_of_known_kinds(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["play", "--seats", seats])
    assert stop.value.code == 2
    assert "argument --seats: expected 2 names out of person, random" in capsys.readouterr().err


def test_a_game_is_drawn_for_the_width_of_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    save = str(tmp_path / "game.evora")
    out = printed(capsys, "play", "--seed", "7", "--start", "1", "--save", save)
    rule = next(line for line in out.splitlines() if set(line.strip()) == {"-"})
    assert len(rule) == 59
