"""The engine as a player."""

from __future__ import annotations

import inspect
import random
from typing import Any

from evora._core import Move, Position
from evora.errors import EvoraError, did_you_mean
from evora.players.player import Player, check_choice
from evora.search import Engine, Limit

DEFAULT_LIMIT = Limit(ms=100)


class EnginePlayer(Player):
    """Plays the engine's best move within a limit for every move.

    `options` go to the engine as they are (threads, hash_mb, ...). With a limit of nodes or depth
    and one thread the moves depend on the seed of the game and on nothing else.
    """

    def __init__(self, limit: Limit = DEFAULT_LIMIT, **options: Any) -> None:
        known = list(inspect.signature(Engine).parameters)
        for option in options:
            if option not in known:
                near = did_you_mean(option, known)
                raise EvoraError(f"engine: it has no option {option!r}{near}")
        self._engine = Engine(**options)
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
