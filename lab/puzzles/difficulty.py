"""How hard a puzzle is: by what the levels play there."""

from __future__ import annotations

from collections.abc import Collection

from evora import Move, Position
from evora.players.levels import LEVELS, LevelPlayer

# The ladder of docs/levels.md added up, from an arbitrary start.
_ELO = {
    "novice": 600,
    "apprentice": 840,
    "casual": 1070,
    "regular": 1280,
    "keen": 1490,
    "club": 1650,
    "strong": 1880,
    "advanced": 2060,
    "expert": 2280,
    "master": 2510,
    "grandmaster": 2780,
}
# As if one player below all had failed and one above all had succeeded: ratings stay finite.
_FLOOR, _CEILING = 300, 3000
_TRIES = 8
_STEP = 400.0


class Raters:
    """A player of each level; for one process."""

    def __init__(self) -> None:
        self._players = {level.name: LevelPlayer(level) for level in LEVELS if level.name in _ELO}

    def rating(self, position: Position, solutions: Collection[Move]) -> int:
        """The rating of a player who would find a solution in half of the cases."""
        solved: dict[int, float] = {_FLOOR: 0.0, _CEILING: 1.0}
        for name, player in self._players.items():
            tries = _TRIES if player.level.noise else 1
            found = sum(player.analyse(position, seed).move in solutions for seed in range(tries))
            solved[_ELO[name]] = found / tries
        return _fit(solved)


def _fit(solved: dict[int, float]) -> int:
    """The rating at which the expected number of solutions is the one found."""
    wanted = sum(solved.values())
    low, high = float(_FLOOR), float(_CEILING)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - elo) / _STEP)) for elo in solved)
        low, high = (middle, high) if expected > wanted else (low, middle)
    return round(low)
