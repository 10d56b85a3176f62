"""Who plays the seats that the caller of an environment does not play."""

from __future__ import annotations

from collections.abc import Sequence

from evora import EvoraError
from evora.players import Player, make_player

# A name such as 'greedy' or 'club', a player, one of these per seat, or None for self-play.
Opponents = str | Player | Sequence[str | Player] | None


def opponent_list(opponents: Opponents, players: int) -> list[str | Player] | None:
    """One for each seat from 2 on; None where the caller plays every seat."""
    if opponents is None:
        return None
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        chosen = list(opponents)
        if len(chosen) != players - 1:
            raise EvoraError(
                f"opponents: expected {players - 1} for {players} players, got {len(chosen)}"
            )
        return chosen
    return [opponents] * (players - 1)


def make_opponents(opponents: Opponents, players: int) -> list[Player] | None:
    """The players themselves, by seat from 2 on; None where the caller plays every seat."""
    chosen = opponent_list(opponents, players)
    if chosen is None:
        return None
    return [make_player(each) if isinstance(each, str) else each for each in chosen]
