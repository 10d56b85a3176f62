"""The engine as a player."""

from __future__ import annotations

import inspect
import random
from typing import Any

from evora._core import Move, Position
from evora.errors import EvoraError, did_you_mean
from evora.players.clocks import Pace
from evora.players.player import Player, check_choice
from evora.search import Engine, Limit


class EnginePlayer(Player):
    """Plays the engine's best move within a limit for every move.

    Without a limit that is what the clock of the game allows, and 100 ms where there is none.
    `options` go to the engine as they are (threads, hash_mb, ...). With a limit of nodes or depth
    and one thread the moves depend on the seed of the game and on nothing else.
    """

    def __init__(self, limit: Limit | None = None, **options: Any) -> None:
        known = list(inspect.signature(Engine).parameters)
        for option in options:
            if option not in known:
                near = did_you_mean(option, known)
                raise EvoraError(f"engine: it has no option {option!r}{near}")
        self._engine = Engine(**options)
        self._pace = Pace(limit)
        self._random = random.Random()

    def new_game(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._pace.new_game()

    def set_clock(self, left: float, increment: float) -> None:
        self._pace.set_clock(left, increment)

    def choose(self, position: Position) -> Move:
        check_choice(position)
        limit = self._pace.limit(position)
        # A seed empties the engine's table. Against the clock a warm table is worth more than a
        # repeatable answer, which time does not allow anyway.
        seed = None if limit.ms is not None else self._random.getrandbits(32)
        move = self._engine.analyse(position, limit, seed=seed).move
        assert move is not None  # there are legal moves
        return move

    def cancel(self) -> None:
        self._engine.cancel()
