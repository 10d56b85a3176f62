"""What the command line accepts: the commands, and the modules that they are in."""

from __future__ import annotations

import argparse
from importlib import import_module

from evora.cli.language import add_language_option
from evora.cli.usage import Parser
from evora.texts import text
from evora.version import __version__

# In the order of the help. A module registers all of its commands.
COMMANDS = {
    "play": "play",
    "daily": "daily",
    "puzzle": "puzzle",
    "serve": "serve",
    "analyse": "analyse",
    "new": "positions",
    "show": "positions",
    "moves": "positions",
    "apply": "positions",
    "deal": "positions",
    "perft": "positions",
    "replay": "replay",
    "verify": "verify",
    "engine": "engine",
    "engine-test": "engine",
    "bot": "bot",
    "levels": "levels",
    "arena": "arena",
    "selfplay": "selfplay",
    "export": "export",
    "bench": "bench",
    "site": "site",
    "backup": "backup",
    "restore": "backup",
    "request-log": "request_log",
    "ratings": "ratings",
    "admin": "admin",
    "completions": "completions",
}


def build_parser() -> argparse.ArgumentParser:
    """Every command with all of its options."""
    return _parser(tuple(dict.fromkeys(COMMANDS.values())))


def build_parser_for(command: str | None) -> argparse.ArgumentParser:
    """What it takes to run one command: no other is imported.

    Without a command that there is, a list of them all: for the help, or to complain.
    """
    if command in COMMANDS:
        return _parser((COMMANDS[command],))
    return _parser(())


def _parser(modules: tuple[str, ...]) -> argparse.ArgumentParser:
    parser = Parser(prog="evora", description=text("cli-description"), epilog=text("cli-epilog"))
    parser.add_argument(
        "--version", action="version", version=f"evora {__version__}", help=text("cli-version")
    )
    add_language_option(parser)
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)
    for module in modules:
        import_module(f"evora.cli.{module}").register(commands)
    if not modules:
        for name in COMMANDS:
            commands.add_parser(name, help=text(f"cli-{name}"))
    return parser
