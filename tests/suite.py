"""The suite of solved last rounds in tests/data/last_rounds.txt: two players, coloured.

lab/strength/solving.py makes the file, and lab/strength/last_rounds.py says what a line of it says.
"""

from __future__ import annotations

from pathlib import Path

from evora import Move, Position
from lab.strength import last_rounds
from lab.strength.last_rounds import SolvedPosition

__all__ = ["SolvedPosition", "count_groups", "distinct_moves", "first_equal", "read_suite"]

FILE = Path(__file__).parent / "data" / "last_rounds.txt"


def read_suite() -> list[SolvedPosition]:
    return last_rounds.read_suite(FILE)


def count_groups(position: Position) -> int:
    """Pairs of source and colour on offer."""
    return sum(len(set(source)) for source in (*position.factories, position.centre))


def distinct_moves(position: Position) -> list[Move]:
    """The legal moves but those from a factory that holds the same as an earlier one."""
    return [move for move in position.legal_moves if first_equal(position, move) == move]


def first_equal(position: Position, move: Move) -> Move:
    """The same move from the first factory that holds the same."""
    if not move.source:
        return move
    first = position.factories.index(position.factories[move.source - 1]) + 1
    return Move(f"{first}{move.colour}{move.destination}")
