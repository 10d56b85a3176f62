"""What the programs of this folder have in common: options of a setting, and how they end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from evora.errors import EvoraError
from evora.game import PLAYER_COUNTS, VARIANT_NAMES

STOPPED = "Stopped; the same command goes on."
INTERRUPTED = 130  # as shells say it


class Stopped(Exception):  # noqa: N818 - not an error
    """Ctrl-C has ended a part of the work; what is finished is kept."""


def parser_for(description: str | None) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def add_setting_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=2, choices=PLAYER_COUNTS)
    parser.add_argument("--variant", default="coloured", choices=VARIANT_NAMES)


def at_least(least: int) -> Callable[[str], int]:
    """An argument type: a whole number from `least`."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number < 2**31:
            raise argparse.ArgumentTypeError(f"expected a whole number from {least}, got {text!r}")
        return number

    return parse


def share(text: str) -> float:
    """An argument type: a part of a whole."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 1, got {text!r}")
    return number


def run(main: Callable[[], None]) -> None:
    """Ends the process with a sentence instead of a traceback."""
    try:
        main()
    except (KeyboardInterrupt, Stopped):
        print(f"\n{STOPPED}", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except EvoraError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}" if error.filename else error, file=sys.stderr)
        sys.exit(1)
