"""`evora completions`: what shells need to complete commands and options, by shtab."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from evora.cli.common import Commands, add_choice, add_command
from evora.texts import languages, text

SHELLS = ("bash", "zsh", "fish")
# How the help names values that are files or folders.
_FILES = ("FILE", "RECORD", "FILE|POSITION", "NUMBER|FILE")
_FOLDERS = ("DIR", "FOLDER")


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "completions", _completions)
    add_choice(parser, "shell", SHELLS, help=text("cli-argument-shell"))


def _completions(options: argparse.Namespace) -> int:
    # Imported here: that module imports this one.
    from evora.cli.arguments import build_parser  # noqa: PLC0415

    print(script_for(options.shell, build_parser()))
    return 0


def script_for(shell: str, parser: argparse.ArgumentParser) -> str:
    """What a shell reads to complete the words of a parser."""
    import shtab  # noqa: PLC0415  (for this command alone)

    for action in _actions(parser):
        if str(action.metavar) in _FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif str(action.metavar) in _FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.dest == "language":
            action.choices = languages()
    return str(shtab.complete(parser, shell))


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
