"""What can go wrong with a player that is a program of its own."""

from __future__ import annotations

from typing import Literal

from evora.errors import EvoraError

Reason = Literal["crash", "time", "illegal", "nonsense"]


class PlayerError(EvoraError):
    """A player that failed to give a move; `reason` says how it failed."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(reason, message)
        self.reason: Reason = reason
        self.message = message

    def __str__(self) -> str:
        return self.message
