"""Widths: what a terminal shows of a text, shortened and wrapped."""

from __future__ import annotations

import pytest

from evora.plaintext.palette import Palette, pad, pad_left, shorten, visible_width, wrap


@pytest.mark.parametrize(
    ("line", "width"),
    [("", 0), ("Andrea", 6), ("彼得", 4), ("é", 1), ("e\u0301", 1), ("👩‍👩‍👧", 2), ("─│▸", 3)],
)
def test_the_columns_that_a_line_takes(line: str, width: int) -> None:
    assert visible_width(line) == width
    assert visible_width(f"\x1b[1;38;5;16m{line}\x1b[0m") == width
    assert visible_width(pad(line, 8)) == visible_width(pad_left(line, 8)) == 8
    assert pad(line, 8).startswith(line) and pad_left(line, 8).endswith(line)
    assert pad(line, width) == pad_left(line, width) == line


@pytest.mark.parametrize(
    ("words", "width", "short"),
    [
        ("Andrea", 6, "Andrea"),
        ("Andreas", 6, "Andr.."),
        ("Anna Maria", 7, "Anna.."),  # no space before the dots
        ("彼得彼得", 8, "彼得彼得"),
        ("彼得彼得", 7, "彼得.."),  # half a letter cannot be shown
        ("abcde", 2, ".."),
    ],
)
def test_words_are_cut_to_a_width(words: str, width: int, short: str) -> None:
    assert shorten(words, width) == short


def test_words_are_wrapped_by_columns_and_not_by_letters() -> None:
    assert wrap("one two three", 9) == [" one two", " three"]
    assert wrap("3R2  one two three", 12, indent=5) == [" 3R2  one", "      two", "      three"]
    lines = wrap("彼得 " * 10, 20)
    assert len(lines) == 3
    assert max(map(visible_width, lines)) <= 20


def test_without_colours_everything_is_plain() -> None:
    plain, painted = Palette(False), Palette(True)
    assert (plain.tile("B"), plain.free("B"), plain.free()) == (" B ", " b ", " . ")
    assert (plain.dim("x"), plain.bold("x"), plain.rule + plain.bar + plain.arrow) == (
        *("x", "x", "-|>"),
    )
    assert painted.tile("B") == "\x1b[1;38;5;231;48;5;25m B \x1b[0m"
    assert painted.bold("x") == "\x1b[1mx\x1b[0m"
    assert painted.bold("") == ""  # nothing is not painted
