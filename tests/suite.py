"""The suite of solved last rounds in tests/data/last_rounds.txt: what a line of it says.

    POSITION | groups | share margin | moves | moves

Groups are pairs of source and colour on offer. Share and margin are the best that the mover can
achieve: the share of the win (1, 0.5 or 0), then their final score less the other's. The first
moves keep both; the others keep the share alone ('-': there are none). lab/training/make_suite.py
makes the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from evora import Move, Position

FILE = Path(__file__).parent / "data" / "last_rounds.txt"


@dataclass(frozen=True)
class SolvedPosition:
    """A last round and its solution."""

    position: Position
    groups: int
    share: float
    margin: int
    best: frozenset[Move]
    same_share: frozenset[Move]  # as good for the share of the win, not for the margin

    def __str__(self) -> str:
        value = f"{self.share:g} {self.margin:+d}"
        moves = (_moves_text(self.best), _moves_text(self.same_share))
        return " | ".join((str(self.position), str(self.groups), value, *moves))

    @staticmethod
    def read(text: str) -> SolvedPosition:
        position, groups, value, best, same_share = text.split(" | ")
        share, margin = value.split()
        return SolvedPosition(
            Position(position),
            int(groups),
            float(share),
            int(margin),
            _read_moves(best),
            _read_moves(same_share),
        )


def read_suite() -> list[SolvedPosition]:
    lines = FILE.read_text().splitlines()
    return [SolvedPosition.read(line) for line in lines if not line.startswith("#")]


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


def _moves_text(moves: Iterable[Move]) -> str:
    return " ".join(map(str, sorted(moves))) or "-"


def _read_moves(text: str) -> frozenset[Move]:
    return frozenset() if text == "-" else frozenset(map(Move, text.split()))
