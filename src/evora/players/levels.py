"""Levels: opponents for people, from a beginner to full strength, each a kind of player.

A level looks a little ahead, misjudges what it sees a little, and stops short of gross blunders.
What it does follows from the seed of the game and the position, unless it plays by the clock.
"""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from evora._core import GREY, Move, Position
from evora.errors import EvoraError, did_you_mean
from evora.players.player import Player, check_choice
from evora.search import Analysis, Cancellation, Engine, Limit, Variation

Eye = Literal["points", "game"]

# Shares of the win beyond this count as certain: the logit of 1 is infinite.
_CERTAIN = 0.999
# For the values of a move that was chosen without a search.
_GLANCE = Limit(depth=1)


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
    """

    name: str
    eye: Eye
    noise: float
    cap: float
    limit: Limit = _GLANCE
    candidates: int = 1
    hash_mb: int = 4


LEVELS: tuple[Level, ...] = (
    Level("novice", "points", noise=1.2, cap=5),
    Level("apprentice", "points", noise=0.3, cap=2),
    Level("casual", "game", noise=0.32, cap=0.25, limit=Limit(depth=1), candidates=20),
    Level("regular", "game", noise=0.76, cap=0.25, limit=Limit(depth=2), candidates=12),
    Level("keen", "game", noise=0.38, cap=0.18, limit=Limit(depth=2), candidates=12),
    Level("club", "game", noise=0.16, cap=0.14, limit=Limit(depth=2), candidates=8),
    Level("strong", "game", noise=0.63, cap=0.14, limit=Limit(depth=3), candidates=6),
    Level("advanced", "game", noise=0.20, cap=0.10, limit=Limit(depth=3), candidates=6),
    Level("expert", "game", noise=0.13, cap=0.08, limit=Limit(depth=4), candidates=2),
    Level("master", "game", noise=0, cap=0, limit=Limit(nodes=5_500)),
    Level("grandmaster", "game", noise=0, cap=0, limit=Limit(nodes=28_000)),
    Level("full", "game", noise=0, cap=0, limit=Limit(ms=400), hash_mb=32),
)
# With three and four players a few moves ahead tell little, and a small tree tells more. By level:
# nodes of the tree, and noise in logits.
_MANY: Mapping[str, tuple[int, float]] = {
    "casual": (40, 0.05),
    "regular": (70, 0.04),
    "keen": (160, 0.03),
    "club": (350, 0.025),
    "strong": (800, 0.02),
    "advanced": (1_800, 0.015),
    "expert": (4_000, 0.01),
    "master": (9_000, 0),
    "grandmaster": (25_000, 0),
}
# Added to the noise of beginners, in points: with more than two players, who get less in each
# other's way, their own points carry them further.
_MANY_POINTS_NOISE = 0.45
_MANY_CANDIDATES = 3
# Noise and cap of levels that judge the game are for two players, coloured. On the grey side the
# values of the moves lie closer together, and so do shares of the win with more players: the same
# noise would hide all of their differences. These factors scale them down.
_GREY_SPREAD = 0.5
_MANY_CAP = 0.3
DEFAULT_LEVEL = "regular"

_BY_NAME: Mapping[str, Level] = {level.name: level for level in LEVELS}


def level_named(name: str) -> Level:
    """The level with this name."""
    if name not in _BY_NAME:
        expected = f"level: expected one of {', '.join(_BY_NAME)}, got {name!r}"
        raise EvoraError(expected + did_you_mean(name, _BY_NAME))
    return _BY_NAME[name]


def _in_setting(level: Level, position: Position) -> Level:
    """The level as it plays with this number of players and this variant."""
    players = position.players
    if level.limit.ms is not None or (level.eye == "points" and players == 2):
        return level
    if level.eye == "points":
        return replace(level, noise=level.noise + _MANY_POINTS_NOISE)
    if players == 2:
        spread = _GREY_SPREAD if position.variant == GREY else 1.0
        return replace(level, noise=level.noise * spread, cap=level.cap * spread)
    if level.name not in _MANY:
        return level
    nodes, noise = _MANY[level.name]
    return replace(
        level,
        limit=Limit(nodes=nodes),
        noise=noise,
        cap=level.cap * _MANY_CAP,
        candidates=_MANY_CANDIDATES if noise else 1,
    )


class LevelPlayer(Player):
    """Plays at a level; for one thread at a time."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._engine = Engine(threads=1, hash_mb=level.hash_mb)
        self._seed = random.getrandbits(64)

    def new_game(self, seed: int) -> None:
        self._seed = seed

    def choose(self, position: Position) -> Move:
        check_choice(position)
        if self.level.eye == "points":
            return self._by_points(position, self._seed)
        move = self._by_search(position, self._seed).move
        assert move is not None  # there are legal moves
        return move

    def analyse(
        self, position: Position, seed: int | None = None, cancel: Cancellation | None = None
    ) -> Analysis:
        """What it plays, as the first line, with what it knows of other moves.

        Without a seed the choice is random.
        """
        seed = random.getrandbits(64) if seed is None else seed
        if not position.legal_moves:
            return self._engine.analyse(position, self.level.limit)
        if self.level.eye == "points":
            return self._judge(position, self._by_points(position, seed))
        return self._by_search(position, seed, cancel)

    def cancel(self) -> None:
        self._engine.cancel()

    def _by_points(self, position: Position, seed: int) -> Move:
        level = _in_setting(self.level, position)
        points = {move: position.preview(move).projected_score for move in position.legal_moves}
        min_points = max(points.values()) - level.cap
        noise = _noise(position, _random_for(position, seed), level.noise)
        tempting = [move for move, score in points.items() if score >= min_points]
        return max(tempting, key=lambda move: points[move] + noise[move])

    def _by_search(
        self, position: Position, seed: int, cancel: Cancellation | None = None
    ) -> Analysis:
        chance = _random_for(position, seed)
        level = _in_setting(self.level, position)
        # A seed empties the engine's table, so that nothing is left of earlier games; against the
        # clock no answer is repeatable anyway.
        search_seed = None if level.limit.ms is not None else chance.getrandbits(32)
        found = self._engine.analyse(
            position, level.limit, lines=level.candidates, seed=search_seed, cancel=cancel
        )
        if level.noise == 0:
            return found
        assert position.to_move is not None
        seat = position.to_move - 1
        min_win = found.variations[0].win[seat] - level.cap
        noise = _noise(position, chance, level.noise)

        def appeal(line: Variation) -> float:
            assert line.move is not None  # there are legal moves
            return _logit(line.win[seat]) + noise[line.move]

        chosen = max((line for line in found.variations if line.win[seat] >= min_win), key=appeal)
        others = tuple(line for line in found.variations if line is not chosen)
        return replace(found, variations=(chosen, *others))

    def _judge(self, position: Position, move: Move) -> Analysis:
        """A move that was not searched for, with the values of the position after it."""
        after = self._engine.analyse(position.play(move), _GLANCE, seed=0)
        line = after.variations[0]
        line = replace(line, move=move, pv=(move, *line.pv))
        return replace(after, variations=(line,), depth=1)


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


def _noise(position: Position, chance: random.Random, size: float) -> dict[Move, float]:
    return {move: chance.gauss(0, size) for move in position.legal_moves}


def _random_for(position: Position, seed: int) -> random.Random:
    """The same seed gives the same choice at a position, in whatever order they are met."""
    return random.Random(f"{seed} {position}")


def _logit(share: float) -> float:
    bounded = min(max(share, 1 - _CERTAIN), _CERTAIN)
    return math.log(bounded / (1 - bounded))
