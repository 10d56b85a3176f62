"""Players as users write them, for tests of `py:own_bots:...`; workers import them from here."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from evora import ACTION_COUNT, Move, Position
from evora.players import Player


class Plain:
    """Nothing but choose()."""

    def choose(self, position: Position) -> Move:
        return position.legal_moves[-1]


class Seeded:
    """All that a player can have, but no base class; it takes options."""

    def __init__(self, first: int = 0, name: str = "") -> None:
        self.first = first
        self.name = name
        self.told: list[Any] = []
        self._random = random.Random()

    def new_game(self, seed: int) -> None:
        self.told.append(seed)
        self._random = random.Random(seed)

    def choose(self, position: Position) -> str:
        moves = position.legal_moves[self.first :] or position.legal_moves
        return str(self._random.choice(moves))

    def cancel(self) -> None:
        self.told.append("cancel")

    def close(self) -> None:
        self.told.append("close")


class Declared(Player):
    """A Player by its base class."""

    def new_game(self, seed: int) -> None: ...

    def choose(self, position: Position) -> Move:
        return position.legal_moves[0]


class Policy:
    """Plays the argmax of an array, as a network does."""

    def choose(self, position: Position) -> np.intp:
        logits = np.full(ACTION_COUNT, -np.inf)
        logits[position.legal_moves.actions()] = np.arange(len(position.legal_moves))
        return logits.argmax()


class Confused:
    """Answers with what it was made with."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer

    def choose(self, position: Position) -> Any:  # noqa: ARG002
        return self.answer


class NoChoice:
    """No player at all."""


def middle(position: Position) -> Move:
    """A function is a player, too."""
    return position.legal_moves[len(position.legal_moves) // 2]


NOT_CALLABLE = 7
