"""Games for the tests of environments: the core, played beside them."""

from __future__ import annotations

import itertools
import random

from evora import Position, Seed
from evora.game import PLAYER_COUNTS, VARIANT_NAMES

SETTINGS = list(itertools.product(PLAYER_COUNTS, VARIANT_NAMES))
REWARDS = ("result", "score")


class CoreGame:
    """A game of the core with seeded deals; the environment beside it has to be equal."""

    def __init__(self, players: int, variant: str, seed: str) -> None:
        self.seed = Seed(seed)
        self.position = Position.new(players, variant, self.seed.start_player(players))
        self._deal()

    def _deal(self) -> None:
        if self.position.phase == "deal":
            self.position = self.position.play(self.seed.deal(self.position))

    def play(self, action: int) -> None:
        self.position = self.position.play(action)
        self._deal()

    def choose(self, rng: random.Random) -> int:
        return rng.choice(self.position.legal_moves.actions())

    @property
    def results(self) -> list[float]:
        """Two players: 1, -1, or 0 for both. A loss among n costs 1 / (n - 1)."""
        players, winners = self.position.players, self.position.winners
        shares = [(seat in winners) / len(winners) for seat in range(1, players + 1)]
        return [(players * share - 1) / (players - 1) for share in shares]

    def lead(self, seat: int) -> float:
        others = [score for other, score in enumerate(self.position.scores, 1) if other != seat]
        return self.position.scores[seat - 1] - sum(others) / len(others)
