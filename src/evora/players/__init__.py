"""Players: everything that chooses moves, behind one interface.

Built-in ones, the engine within a limit, levels for people, and engines that are programs of
their own.
"""

from evora.errors import EvoraError
from evora.players.builtin import BUILTIN, GreedyPlayer, RandomPlayer
from evora.players.engine import EnginePlayer
from evora.players.errors import PlayerError
from evora.players.external import ExternalEngine, ExternalPlayer, KillSwitch, RefusedError
from evora.players.levels import DEFAULT_LEVEL, LEVELS, Level, LevelPlayer, level_named
from evora.players.player import Player

__all__ = [
    "BUILTIN",
    "DEFAULT_LEVEL",
    "LEVELS",
    "EnginePlayer",
    "ExternalEngine",
    "ExternalPlayer",
    "GreedyPlayer",
    "KillSwitch",
    "Level",
    "LevelPlayer",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "RefusedError",
    "level_named",
    "make_player",
]


def make_player(name: str, seed: int | None = None) -> Player:
    """A player by name: a built-in one or a level. With a seed its moves are repeatable."""
    if name in BUILTIN:
        return BUILTIN[name](seed)
    names = [level.name for level in LEVELS]
    if name not in names:
        raise EvoraError(f"player: expected one of {', '.join((*BUILTIN, *names))}, got {name!r}")
    player = LevelPlayer(level_named(name))
    if seed is not None:
        player.new_game(seed)
    return player
