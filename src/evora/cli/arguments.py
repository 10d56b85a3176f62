"""What the command line accepts: every command registers itself here."""

from __future__ import annotations

import argparse
from importlib.metadata import version

from evora.cli import analyse, arena, bench, engine, levels, play, positions, replay
from evora.texts import text


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="evora",
        description=text("cli-description"),
        epilog=text("cli-epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"evora {version('evora')}",
        help=text("cli-version"),
    )
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)
    for module in (play, analyse, positions, replay, engine, levels, arena, bench):
        module.register(commands)
    return parser
