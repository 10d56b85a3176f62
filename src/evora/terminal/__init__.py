"""Whole games in a terminal: in a full screen, or typed line by line."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from evora.terminal.play import run_game
    from evora.terminal.saves import load_game, save_game, saves_folder
    from evora.terminal.setup import SEAT_KINDS, Setup

__all__ = [
    "SEAT_KINDS",
    "Setup",
    "load_game",
    "run_game",
    "save_game",
    "saves_folder",
]

# Imported when they are first used: the help of a command is wrapped here and plays no game.
_MODULES = {
    "SEAT_KINDS": "setup",
    "Setup": "setup",
    "load_game": "saves",
    "run_game": "play",
    "save_game": "saves",
    "saves_folder": "saves",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
