"""The word that goes round after a commit: (game, seq). Whoever has watchers then reads the log.

With one process it goes to ourselves. Several would publish it through their database, and each
would hear it here; nothing else has to change for that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]


class Hints(Protocol):
    def publish(self, game: str, seq: int) -> None: ...

    def listen(self, heard: Heard) -> None: ...


class LocalHints:
    """Hints within one process: they arrive at once."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def publish(self, game: str, seq: int) -> None:
        for heard in self._listeners:
            heard(game, seq)

    def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)
