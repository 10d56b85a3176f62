"""The engine as a player."""

from __future__ import annotations

import random
from typing import Any

from evora._core import Move, Position
from evora.errors import EvoraError
from evora.players.player import Player, check_choice
from evora.search import Engine, Limit


class EnginePlayer(Player):
    """Plays the engine's best move within a limit for every move.

    `options` go to the engine as they are (threads, hash_mb, ...). With a limit of nodes or depth
    and one thread the moves depend on the seed of the game and on nothing else.
    """

    def __init__(self, limit: Limit, **options: Any) -> None:
        try:
            self._engine = Engine(**options)
        except TypeError:
            given = ", ".join(f"{key}={value}" for key, value in options.items())
            raise EvoraError(f"engine: it has no such options: {given}") from None
        self._limit = limit
        self._random = random.Random()

    def new_game(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> Move:
        check_choice(position)
        # A seed empties the engine's table. Against the clock a warm table is worth more than a
        # repeatable answer, which time does not allow anyway.
        seed = None if self._limit.ms is not None else self._random.getrandbits(32)
        move = self._engine.analyse(position, self._limit, seed=seed).move
        assert move is not None  # there are legal moves
        return move

    def cancel(self) -> None:
        self._engine.cancel()
