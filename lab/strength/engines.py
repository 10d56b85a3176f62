"""The engine that is measured: that of whichever version of the package runs this program."""

from __future__ import annotations

import functools
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


@dataclass(frozen=True)
class EngineSpec:
    """The engine with a limit per move, and with options of `evora.search.Engine`."""

    ms: int | None = None
    nodes: int | None = None
    options: tuple[tuple[str, int | str], ...] = ()

    @property
    def limit_text(self) -> str:
        return f"{self.ms} ms" if self.ms else f"{self.nodes} nodes"

    def settings(self) -> dict[str, Any]:
        """What a file of results says of it: runs of one version at different limits differ."""
        said: dict[str, Any] = {"engine": engine_name(), "limit": self.limit_text}
        return said | ({"options": dict(self.options)} if self.options else {})


@functools.cache  # one per process
def open_engine(spec: EngineSpec) -> MeasuredEngine:
    return MeasuredEngine(spec)


class MeasuredEngine:
    """Moves and values of the engine, under the names that all of its versions have had."""

    def __init__(self, spec: EngineSpec) -> None:
        options: dict[str, Any] = {"hash_mb": _HASH_MB, **dict(spec.options)}
        self._engine = Engine(**options)
        self._limit = Limit(ms=spec.ms, nodes=spec.nodes)

    def search(self, position: Position) -> tuple[Move, Value]:
        """The best move and what is expected then; always the same ones with a limit of nodes."""
        found = self._engine.analyse(position, self._limit, seed=1)
        assert found.move is not None
        return found.move, _value(found)

    def judge(self, position: Position, ms: int | None = None) -> Value:
        """What the evaluation says between two rounds; at the end the result.

        With some time a version that can looks past the coming round.
        """
        return _value(self._engine.analyse(position, Limit(ms=ms) if ms else _AT_ONCE, seed=1))

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
