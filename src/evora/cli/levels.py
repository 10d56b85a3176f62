"""`evora levels`: the levels for people, from the weakest up."""

from __future__ import annotations

import argparse
import sys

from evora.cli.common import Commands, add_command
from evora.cli.usage import fitted
from evora.players.levels import LEVELS
from evora.terminal.columns import Columns, align
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    add_command(commands, "levels", _levels)


def level_rows() -> list[tuple[str, str]]:
    """The name of every level, and what kind of player it is."""
    return [(level.name, text(f"level-{level.name}-about")) for level in LEVELS]


def level_lines() -> list[str]:
    """One line per level."""
    return list(align(level_rows(), left=(0, 1)))


def _levels(options: argparse.Namespace) -> int:  # noqa: ARG001
    rows = level_rows()
    columns = Columns.fit(rows, left=(0, 1))
    for row in rows:
        print(fitted(columns.row(row), sys.stdout, columns.widths[0] + columns.gap))
    return 0
