"""What the command line accepts: every command registers itself here."""

from __future__ import annotations

import argparse
from importlib.metadata import version

from evora.cli import (
    analyse,
    arena,
    backup,
    bench,
    bot,
    engine,
    levels,
    play,
    positions,
    replay,
    serve,
    verify,
)
from evora.cli.language import add_language_option
from evora.cli.usage import Parser
from evora.texts import text


def build_parser() -> argparse.ArgumentParser:
    parser = Parser(prog="evora", description=text("cli-description"), epilog=text("cli-epilog"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"evora {version('evora')}",
        help=text("cli-version"),
    )
    add_language_option(parser)
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)
    for module in (
        play,
        serve,
        analyse,
        positions,
        replay,
        verify,
        engine,
        bot,
        levels,
        arena,
        bench,
        backup,
    ):
        module.register(commands)
    return parser
