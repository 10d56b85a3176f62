"""Evora in a terminal: the table as text, and whole games typed line by line."""

from evora.terminal.draw import draw
from evora.terminal.play import run_game
from evora.terminal.saves import default_save_path, load_game, save_game
from evora.terminal.setup import SEAT_KINDS, Setup

__all__ = [
    "SEAT_KINDS",
    "Setup",
    "default_save_path",
    "draw",
    "load_game",
    "run_game",
    "save_game",
]
