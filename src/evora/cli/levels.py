"""`evora levels`: the levels for people, from the weakest up."""

from __future__ import annotations

import argparse

from evora.cli.common import Commands, add_command
from evora.players.levels import LEVELS
from evora.terminal.columns import align
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    add_command(commands, "levels", _levels)


def level_lines() -> list[str]:
    """One line per level: its name and what kind of player it is."""
    rows = [(level.name, text(f"level-{level.name}-about")) for level in LEVELS]
    return list(align(rows, left=(0, 1)))


def _levels(options: argparse.Namespace) -> int:  # noqa: ARG001
    print("\n".join(level_lines()))
    return 0
