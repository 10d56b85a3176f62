"""What a player is: the one interface of everything that chooses moves."""

from __future__ import annotations

from typing import Protocol

from evora._core import Move, Position
from evora.errors import EvoraError


class Player(Protocol):
    """Chooses moves for game after game. It sees positions and nothing else.

    A class that names Player as its base inherits a set_clock(), a cancel() and a close() that do
    nothing: enough for a player that answers at once and holds nothing.
    """

    def new_game(self, seed: int) -> None:
        """Starts a game: what the player leaves to chance follows from `seed`."""

    def set_clock(self, left: float, increment: float) -> None:  # noqa: ARG002
        """Before each choose() of a game with a clock: the seconds left, and what a move adds."""
        return

    def choose(self, position: Position) -> Move:
        """A legal move. EvoraError where there is none to choose; PlayerError if it failed."""
        ...

    def cancel(self) -> None:
        """Makes a running choose() answer at once; may be called from any thread."""
        return

    def close(self) -> None:
        """Releases what the player holds. It is not used afterwards."""
        return


def check_choice(position: Position) -> None:
    """EvoraError where there is no move to choose: before a deal and after the end."""
    if not position.legal_moves:
        raise EvoraError(f"there is no move to choose at {position.phase}")
