"""The rows that are about to end the game, in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from evora import ClosingRow
from evora.plaintext.closing_rows import closing_row_lines

NAMES = ["Andrea", "Peter"]


def closing(seat: int, row: int, how: str) -> ClosingRow:
    """As the core would say it, which alone can make one."""
    return cast(ClosingRow, SimpleNamespace(seat=seat, row=row, how=how))


def test_one_sentence_for_each_kind_the_surest_first() -> None:
    rows = [
        closing(1, 3, "maybe"),
        closing(1, 1, "sure"),
        closing(2, 2, "done"),
        closing(2, 5, "sure"),
    ]
    assert closing_row_lines(rows, NAMES, 90) == [
        " Last round. Complete: row 2 of Peter.",
        " Last round. The tiling will complete: row 1 of Andrea, row 5 of Peter.",
        " This may be the last round. The tiling can complete: row 3 of Andrea.",
    ]
    assert closing_row_lines([], NAMES, 80) == []


def test_a_long_sentence_is_wrapped() -> None:
    lines = closing_row_lines([closing(1, row, "sure") for row in range(1, 6)], NAMES, 40)
    assert len(lines) > 2
    assert max(map(len, lines)) <= 40
