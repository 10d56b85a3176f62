"""The simple built-in players: opponents for a start, and the bottom of every ladder."""

from __future__ import annotations

import random
from collections.abc import Callable

from evora._core import Move, Position
from evora.players.player import Player, check_choice


class RandomPlayer(Player):
    """Any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def new_game(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> Move:
        check_choice(position)
        moves = position.legal_moves
        return moves[self._random.randrange(len(moves))]


class GreedyPlayer(Player):
    """The move after which its own score, as if the round ended now, is best.

    Chooses among equal moves at random, so that its games differ.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def new_game(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> Move:
        check_choice(position)
        scores = [(position.preview(move).projected_score, move) for move in position.legal_moves]
        best = max(score for score, _ in scores)
        return self._random.choice([move for score, move in scores if score == best])


BUILTIN: dict[str, Callable[[int | None], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}
