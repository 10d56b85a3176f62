"""`evora levels`: the levels for people, from the weakest up."""

from __future__ import annotations

import argparse

from evora.cli.common import Commands, add_command
from evora.players.levels import LEVELS
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    add_command(commands, "levels", _levels)


def level_lines() -> list[str]:
    """A line for each level: its name and what kind of player it is."""
    width = max(len(level.name) for level in LEVELS)
    return [f"{level.name:{width}}  {text(f'level-{level.name}-about')}" for level in LEVELS]


def _levels(options: argparse.Namespace) -> int:  # noqa: ARG001
    print("\n".join(level_lines()))
    return 0
