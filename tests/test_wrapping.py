"""Texts of several lines in narrow terminals."""

from __future__ import annotations

import pytest

from evora.cli.levels import level_lines
from evora.plaintext.palette import visible_width
from evora.terminal.wrapping import fill, pack, wrap_column
from evora.texts import languages, speaking, text

LONG = "One line that was broken because it is as long as the author's lines were, and"


def test_paragraphs_are_filled_and_short_lines_stay() -> None:
    words = f"A short line.\n{LONG}\ngoes on here.\n\nLast."
    assert fill(words, 50) == [
        "A short line.",
        "One line that was broken because it is as long as",
        "the author's lines were, and goes on here.",
        "",
        "Last.",
    ]
    assert fill(LONG, 100) == [LONG]


def test_tables_keep_their_columns_and_commands_their_line() -> None:
    command = "  evora arena greedy random --games 400"
    words = f"  level:NAME    a level of the engine, by name\n{command}"
    assert fill(words, 34) == [
        "  level:NAME    a level of the",
        "                engine, by name",
        command,
    ]


def test_items_are_packed() -> None:
    assert pack(["+3 completes", "2/4 tiles", "v1 falls"], 24) == [
        "+3 completes   2/4 tiles",
        "v1 falls",
    ]
    assert pack([], 24) == []


def test_a_long_word_stays_whole() -> None:
    assert wrap_column("in /home/a/very/long/path now", 10) == [
        "in",
        "/home/a/very/long/path",
        "now",
    ]


@pytest.mark.parametrize("language", languages())
def test_the_help_of_the_game_and_the_levels_fit_in_60_columns(language: str) -> None:
    with speaking(language):
        lines = [
            *fill(text("play-help"), 59),
            *pack(text("play-legend").split("   "), 59),
            *(line for each in level_lines() for line in wrap_column(each, 60, 13)),
        ]
    for line in lines:
        assert visible_width(line) <= 60, line
    assert len(text("play-legend", language).split("   ")) == 4  # its parts are told apart
