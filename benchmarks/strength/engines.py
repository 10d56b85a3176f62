"""The engine that is measured: that of whichever version of the package runs this program."""

from __future__ import annotations

import importlib.metadata
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import evora
from evora import COLOURED, FACTORIES, GREY, Move, Position
from evora.search import Engine, Limit

SETTINGS = tuple((players, str(side)) for side in (COLOURED, GREY) for players in FACTORIES)
# The least that can be asked for: between rounds it is answered by the evaluation alone.
_AT_ONCE = Limit(nodes=1)
_HASH_MB = 16


@dataclass(frozen=True)
class Value:
    """By seat: expected shares of the win, expected final scores."""

    win: tuple[float, ...]
    score: tuple[float, ...]


class MeasuredEngine:
    """Moves and values of the engine, under the names that all of its versions have had."""

    def __init__(self, limit: Limit) -> None:
        self._engine = Engine(hash_mb=_HASH_MB)
        self._limit = limit

    def search(self, position: Position) -> tuple[Move, Value]:
        """The best move and what is expected then; always the same ones with a limit of nodes."""
        found = self._engine.analyse(position, self._limit, seed=1)
        assert found.move is not None
        return found.move, _value(found)

    def judge(self, position: Position) -> Value:
        """What the evaluation says between two rounds; at the end the result."""
        return _value(self._engine.analyse(position, _AT_ONCE))

    def play_round(self, position: Position) -> Position:
        """The end of the round; a deal must have been played."""
        while position.phase in ("offer", "tiling"):
            position = position.play(self.search(position)[0])
        return position


def setting_name(players: int, variant: str) -> str:
    return f"{players} {variant}"


def of_setting(position: Position) -> str:
    return setting_name(position.players, str(position.variant))


def engine_name() -> str:
    """The commit that the package comes from, where there is one, or else its version."""
    folder = Path(evora.__file__).parent
    asked = ["git", "-C", str(folder), "describe", "--always", "--dirty"]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return _version()
    return done.stdout.strip() or _version()


def chosen_settings(players: int | None, variant: str | None) -> Iterator[tuple[int, str]]:
    """The settings with so many players and this side; None is any."""
    for each_players, each_variant in SETTINGS:
        if players in (None, each_players) and variant in (None, each_variant):
            yield each_players, each_variant


def _version() -> str:
    return f"evora {importlib.metadata.version('evora')}"


def _value(analysis: Any) -> Value:
    # Variations were called lines once.
    found = analysis.variations if hasattr(analysis, "variations") else analysis.lines
    return Value(found[0].win, found[0].score)
