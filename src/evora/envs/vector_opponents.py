"""Opponents at many tables at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from evora.envs.common import extra
from evora.players import Player, make_player

with extra("envs"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    from evora.batch import Batch

Games = NDArray[np.int64]  # numbers of games of a batch


class VectorOpponent(Protocol):
    """Chooses for one seat at many tables."""

    def begin(self, games: Games, random: np.random.Generator) -> None:  # noqa: ARG002
        """New games begin at these tables. Most opponents need not know."""
        return

    def choose(self, batch: Batch, games: Games, random: np.random.Generator) -> Games:
        """A legal action for each of these games."""
        ...

    def close(self) -> None:
        """Releases what it holds."""
        return


def random_actions(masks: NDArray[np.bool_], random: np.random.Generator) -> Games:
    """A legal action of every row, all equally likely; every row has one."""
    counts = np.count_nonzero(masks, axis=1)
    ends = np.cumsum(counts)
    chosen: Games = np.flatnonzero(masks)[ends - counts + random.integers(counts)]
    chosen %= masks.shape[1]
    return chosen


class RandomOpponent(VectorOpponent):
    """Any legal action, all equally likely, chosen for all tables by a few array operations."""

    def choose(self, batch: Batch, games: Games, random: np.random.Generator) -> Games:
        return random_actions(batch.masks[games], random)


class SeparateOpponent(VectorOpponent):
    """A player of its own for every table, or one that plays at all of them in turn."""

    def __init__(self, player: str | Player, size: int) -> None:
        if isinstance(player, str):
            self._players = [make_player(player) for _ in range(size)]
        else:
            self._players = [player] * size

    def begin(self, games: Games, random: np.random.Generator) -> None:
        for game, seed in zip(games, random.integers(2**63, size=games.size), strict=True):
            self._players[game].new_game(int(seed))

    def choose(self, batch: Batch, games: Games, random: np.random.Generator) -> Games:
        del random  # every player has its own
        return np.array([self._players[game].choose(batch[game]).action for game in games])

    def close(self) -> None:
        for player in self._players:
            player.close()


def vector_opponent(player: str | Player, size: int) -> VectorOpponent:
    """The opponent for a player, by its name or as it is, at `size` tables."""
    return RandomOpponent() if player == "random" else SeparateOpponent(player, size)
