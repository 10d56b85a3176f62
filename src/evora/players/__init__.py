"""Players: everything that chooses moves, behind one interface.

Built-in ones, the engine within a limit, levels for people, engines that are programs of
their own, and Python code of the user. `make_player` makes any of them; `evora.players.specs` has
their texts.
"""

from evora.players.builtin import BUILTIN, GreedyPlayer, RandomPlayer
from evora.players.clocks import Clock, allotted_ms, parse_clock
from evora.players.engine import EnginePlayer
from evora.players.errors import PlayerError
from evora.players.external import ExternalEngine, ExternalPlayer, KillSwitch, RefusedError
from evora.players.levels import DEFAULT_LEVEL, LEVELS, Level, LevelPlayer, level_named
from evora.players.make import make_player
from evora.players.own_player import OwnPlayer
from evora.players.player import Player
from evora.players.specs import PlayerSpec, SpecError, parse_spec

__all__ = [
    "BUILTIN",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Clock",
    "EnginePlayer",
    "ExternalEngine",
    "ExternalPlayer",
    "GreedyPlayer",
    "KillSwitch",
    "Level",
    "LevelPlayer",
    "OwnPlayer",
    "Player",
    "PlayerError",
    "PlayerSpec",
    "RandomPlayer",
    "RefusedError",
    "SpecError",
    "allotted_ms",
    "level_named",
    "make_player",
    "parse_clock",
    "parse_spec",
]
