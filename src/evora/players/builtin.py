"""The simple built-in players: opponents for a start, and the bottom of every ladder."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from evora._core import Move, Position
from evora.errors import EvoraError


class Player(Protocol):
    """Chooses a legal move; sees the position and nothing else."""

    def choose(self, position: Position) -> Move: ...


class RandomPlayer:
    """Any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> Move:
        moves = position.legal_moves
        return moves[self._random.randrange(len(moves))]


class GreedyPlayer:
    """The move after which its own score, as if the round ended now, is best.

    Of equal moves one at random, so that its games differ.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> Move:
        scored = [(position.preview(move).projected_score, move) for move in position.legal_moves]
        best = max(score for score, _ in scored)
        return self._random.choice([move for score, move in scored if score == best])


BUILTIN: dict[str, Callable[[int | None], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


def make_player(name: str, seed: int | None = None) -> Player:
    """A built-in player by name."""
    if name not in BUILTIN:
        raise EvoraError(f"player: expected one of {', '.join(BUILTIN)}, got {name!r}")
    return BUILTIN[name](seed)
