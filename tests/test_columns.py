"""Cells in aligned columns."""

from __future__ import annotations

import pytest

from evora.terminal.columns import Columns, align

ROWS = [["#", "player", "Elo"], ["1", "Bo", "1200"], ["10", "Andrea", "-"]]


def test_numbers_are_flush_right_and_the_rest_flush_left() -> None:
    assert list(align(ROWS, left=(1,))) == [
        " #  player   Elo",
        " 1  Bo      1200",
        "10  Andrea     -",
    ]


def test_no_line_ends_with_spaces() -> None:
    assert list(align([["a", "long"], ["b", ""]], left=(0, 1))) == ["a  long", "b"]


@pytest.mark.parametrize(
    "name", ["彼得", "e\u0301e\u0301e\u0301e\u0301", "👩‍👩‍👧ab", "\x1b[1mPete\x1b[0m"]
)
def test_what_is_four_columns_wide_on_a_terminal_is_padded_like_four_letters(name: str) -> None:
    plain, wide = align([["Pete", "1"], [name, "2"]], left=(0,))
    assert (plain, wide) == ("Pete  1", f"{name}  2")
    plain, wide = align([["Peters", "1"], [name, "2"]])
    assert (plain, wide) == ("Peters  1", f"  {name}  2")


def test_gap_and_minimum_width() -> None:
    columns = Columns.fit([["a", "bcdef"]], gap=3, min_width=4)
    assert columns.widths == (4, 5)
    assert columns.width == 4 + 3 + 5
    assert columns.row(["a", "b"]) == "   a       b"


def test_rows_of_different_lengths_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        Columns.fit([["a"], ["a", "b"]])
    with pytest.raises(ValueError):
        Columns((1,)).row(["a", "b"])
