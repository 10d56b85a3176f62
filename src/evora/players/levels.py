"""Levels: opponents for people, from a beginner to full strength, each a kind of player.

A level looks a little ahead, misjudges what it sees a little, and stops short of gross blunders.
What it does follows from the seed of the game and the position, unless it plays by the clock.
Their table and their choices are in the core, `core/players/levels.cpp`.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from evora import _core
from evora._core import DEFAULT_LEVEL, Cancellation, Move, Position
from evora.errors import EvoraError, did_you_mean
from evora.players.player import Player, check_choice
from evora.search import Analysis, Limit, analysis_of, limit_numbers, whole_number

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Eye",
    "Level",
    "LevelPlayer",
    "LevelSearch",
    "level_named",
    "level_searches",
]

Eye = Literal["points", "game"]

# Levels that see points search for nothing.
_SHALLOW = Limit(depth=1)


@dataclass(frozen=True)
class Level:
    """A kind of player.

    `eye`: what it judges moves by. 'points': its own score if the round ended right after the
    move; it looks at no other board and never two moves ahead. 'game': everybody's chances, as
    the search sees them within `limit`.
    `noise`: how far off its judgement of each move is, the standard deviation of a Gaussian, in
    points or in logits of its share of the win.
    `cap`: the maximum that it gives away with a move by its own values before the noise, in points
    or in shares of the win: it bounds its blunders.
    `candidates`: out of how many of the best moves it chooses.
    `many_nodes`, `many_noise`: with more than two players it is a tree of so many nodes with this
    noise; 0 nodes: it plays as with two.
    """

    name: str
    eye: Eye
    noise: float
    cap: float
    limit: Limit = _SHALLOW
    candidates: int = 1
    hash_mb: int = 4
    many_nodes: int = 0
    many_noise: float = 0


def _native(level: Level) -> _core.NativeLevel:
    return _core.NativeLevel(
        level.name,
        level.eye == "points",
        level.noise,
        level.cap,
        *limit_numbers(level.limit),
        whole_number("candidates", level.candidates),
        level.many_nodes,
        level.many_noise,
        whole_number("hash_mb", level.hash_mb, 65536),
    )


def _level(native: _core.NativeLevel) -> Level:
    limit = Limit(ms=native.ms or None, nodes=native.nodes or None, depth=native.depth or None)
    return Level(
        native.name,
        "points" if native.points else "game",
        native.noise,
        native.cap,
        limit,
        native.candidates,
        native.hash_mb,
        native.many_nodes,
        native.many_noise,
    )


LEVELS: tuple[Level, ...] = tuple(map(_level, _core.levels()))

_BY_NAME: Mapping[str, Level] = {level.name: level for level in LEVELS}


def level_named(name: str) -> Level:
    """The level with this name."""
    if name not in _BY_NAME:
        expected = f"level: expected one of {', '.join(_BY_NAME)}, got {name!r}"
        raise EvoraError(expected + did_you_mean(name, _BY_NAME))
    return _BY_NAME[name]


def _in_setting(level: Level, position: Position) -> Level:
    """The level as it plays with this number of players and this variant."""
    return _level(_native(level).in_setting(position))


class LevelPlayer(Player):
    """Plays at a level; for one thread at a time."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._native = _core.NativeLevelPlayer(_native(level))
        self._seed = random.getrandbits(64)
        self._running: Cancellation | None = None

    def new_game(self, seed: int) -> None:
        self._seed = seed

    def choose(self, position: Position) -> Move:
        check_choice(position)
        self._running = cancellation = Cancellation()
        try:
            return self._native.choose(position, str(self._seed), cancellation)
        finally:
            self._running = None

    def analyse(
        self, position: Position, seed: int | None = None, cancel: Cancellation | None = None
    ) -> Analysis:
        """What it plays, as the first line, with what it knows of other moves.

        Without a seed the choice is random.
        """
        seed = random.getrandbits(64) if seed is None else seed
        self._running = cancellation = cancel or Cancellation()
        try:
            result = self._native.analyse(position, str(seed), cancellation)
        finally:
            self._running = None
        return analysis_of(result, cancellation)

    def cancel(self) -> None:
        running = self._running
        if running is not None:
            running.cancel()


class LevelSearch:
    """What a level makes of a position; for any number of threads, with a player for each."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._idle: deque[LevelPlayer] = deque()  # making one costs more than a weak level's move

    def __call__(
        self, position: Position, seed: int | None, cancel: Cancellation | None = None
    ) -> Analysis:
        try:
            player = self._idle.pop()
        except IndexError:
            player = LevelPlayer(self._level)
        try:
            return player.analyse(position, seed, cancel)
        finally:
            self._idle.append(player)


def level_searches() -> dict[str, LevelSearch]:
    """What each level makes of a position, for engines. Safe to call from several threads."""
    return {level.name: LevelSearch(level) for level in LEVELS}
