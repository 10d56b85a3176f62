"""What several commands share: how to add a command, options and types of arguments."""

from __future__ import annotations

import argparse
import contextlib
import datetime
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Any

from evora.cli.language import add_language_option
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from evora.texts import text

Commands = argparse._SubParsersAction  # argparse has no public name for it
Run = Callable[[argparse.Namespace], int]

# As a shell reports a program that Ctrl-C ended: 128 + SIGINT.
INTERRUPTED = 130


def add_command(
    commands: Commands[argparse.ArgumentParser], name: str, run: Run
) -> argparse.ArgumentParser:
    """A command whose help is in the texts: `cli-NAME` is one line, `cli-NAME-more` the rest."""
    parser = commands.add_parser(
        name,
        help=text(f"cli-{name}"),
        description=f"{text(f'cli-{name}')}\n\n{text(f'cli-{name}-more')}",
    )
    parser.set_defaults(run=run, parser=parser)
    add_language_option(parser)
    return parser


def add_choice(
    parser: argparse.ArgumentParser, name: str, choices: Sequence[str], **options: Any
) -> None:
    """An argument that is one of a few words; errors name it as the usage shows it."""
    shown = f"{{{','.join(choices)}}}"
    parser.add_argument(name, choices=choices, metavar=shown, **options)


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """--players and --variant, for commands that set up a game."""
    parser.add_argument(
        "--players", type=int, choices=PLAYER_COUNTS, default=2, help=text("cli-option-players")
    )
    add_variant_option(parser)


def add_variant_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--variant",
        choices=VARIANT_NAMES,
        default=VARIANT_NAMES[0],
        help=text("cli-option-variant"),
    )


def whole_number(minimum: int) -> Callable[[str], int]:
    """An argument type: a whole number, not below `minimum`."""

    def parse(value: str) -> int:
        if not (value.isascii() and value.isdigit() and int(value[:12]) >= minimum):
            raise argparse.ArgumentTypeError(text("cli-bad-number", min=minimum, value=value))
        return int(value[:12])

    return parse


def seconds(value: str) -> float:
    """An argument type: a time above zero."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e9:
        raise argparse.ArgumentTypeError(text("cli-bad-seconds", value=value))
    return number


def pause(value: str) -> float:
    """An argument type: a time to wait, which may be none."""
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e6:
        raise argparse.ArgumentTypeError(text("cli-bad-delay", value=value))
    return number


def colour_wanted() -> bool:
    """Whether to draw in colour: on a terminal that can show it, unless NO_COLOR asks not to."""
    return sys.stdout.isatty() and is_utf8() and not os.environ.get("NO_COLOR")


def terminal_width() -> int:
    return shutil.get_terminal_size().columns


def discard_output() -> None:
    """Writes what still can be, and nothing more: Python must not complain about it at exit."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    with contextlib.suppress(OSError):  # no file, where a program has put something else there
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def is_utf8() -> bool:
    """Whether standard output can show every letter; one without an encoding takes any text."""
    return (sys.stdout.encoding or "utf8").lower().replace("-", "") == "utf8"


def calendar_day(value: str) -> datetime.date:
    """An argument type: a day."""
    try:
        return datetime.date.fromisoformat(value)
    except ValueError:
        raise argparse.ArgumentTypeError(text("cli-bad-date", value=value)) from None
