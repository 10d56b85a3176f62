"""Positions to ask an engine about: from random games, the same ones every time."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass

from evora._core import Deal, Move, Position, Seed


@dataclass(frozen=True)
class SampleGame:
    """A finished game: every position, and the tokens between them."""

    positions: tuple[Position, ...]
    tokens: tuple[Move | Deal, ...]

    def at(self, *phases: str) -> list[Position]:
        return [position for position in self.positions if position.phase in phases]


@functools.cache
def sample_game(setting: str, number: int = 0) -> SampleGame:
    """A random game of a setting such as '3 grey'."""
    players, variant = setting.split(" ")
    chance = random.Random(f"{setting} {number}")
    deals = Seed(f"engine-test {number}")
    positions = [Position.new(int(players), variant)]
    tokens: list[Move | Deal] = []
    while not positions[-1].is_over:
        now = positions[-1]
        token = deals.deal(now) if now.phase == "deal" else chance.choice(list(now.legal_moves))
        tokens.append(token)
        positions.append(now.play(token))
    return SampleGame(tuple(positions), tuple(tokens))


def decisions(setting: str, count: int) -> list[Position]:
    """Positions where a move is due, from a few games; on the grey side some at tiling."""
    candidates = [
        now for game in range(4) for now in sample_game(setting, game).at("offer", "tiling")
    ]
    chosen = random.Random(setting).sample(candidates, count)
    tiling = [now for now in candidates if now.phase == "tiling"]
    return [*chosen, *tiling[: count // 5]]


def first_decision(setting: str) -> Position:
    """The position before the first move of a game."""
    return sample_game(setting).positions[1]
