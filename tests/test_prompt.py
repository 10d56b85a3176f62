"""Reading what a person types."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal_games import Script, play, saved, setup_for

from evora.terminal.prompt import Command, Nothing, Number, Prefix, UnknownText, read_typed


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("", Nothing()),
        ("  ", Nothing()),
        ("?", Command("help")),
        ("QUIT", Command("quit")),
        ("save My File.evora", Command("save", "My File.evora")),
        ("undo it", UnknownText("undo it")),
        ("3r", Prefix("3R")),
        ("4", Number("4")),
        ("44", UnknownText("44")),
        ("3r6", UnknownText("3r6")),
        ("=BBRK", UnknownText("=BBRK")),
    ],
)
def test_reading_a_line(line: str, typed: object) -> None:
    assert read_typed(line) == typed


@pytest.mark.parametrize("line", ["3R2", "3r2", " 3 r 2 "])
def test_moves_are_read_in_any_case(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path), Script([line]))
    assert str(saved(path).moves[0]) == "3R2"
