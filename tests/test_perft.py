"""Leaf counts of known positions: six settings, beginnings, late rounds and tiling."""

from __future__ import annotations

from pathlib import Path

import pytest

from evora import Position

TABLE = [
    tuple(line.split(" | "))
    for line in (Path(__file__).parent / "data" / "perft.txt").read_text().splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("text", "counts"), TABLE)
def test_leaf_counts(text: str, counts: str) -> None:
    position = Position(text)
    for entry in counts.split():
        depth, leaves = map(int, entry.split(":"))
        assert position.perft(depth) == leaves, f"depth {depth}"


def test_a_deal_or_the_end_is_one_leaf() -> None:
    start = Position.new()
    assert [start.perft(depth) for depth in range(4)] == [1, 1, 1, 1]
    over = start.playout(1)
    assert over.is_over
    assert over.perft(5) == 1
