"""The options that the programs have in common, and how they end."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.strength.engines import SETTINGS
from benchmarks.strength.items import INTERRUPTED, Outcome, ResultFileError


def parser_of(description: str | None) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def add_setting_options(parser: argparse.ArgumentParser) -> None:
    players, variants = ({setting[at] for setting in SETTINGS} for at in (0, 1))
    parser.add_argument(
        "--players", type=int, choices=sorted(players, key=str), help="all if not given"
    )
    parser.add_argument("--variant", choices=sorted(variants, key=str), help="both if not given")


def add_work_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, help="keeps results here; the same command goes on")
    parser.add_argument("--jobs", type=positive, help="processes; one per core if not given")
    parser.add_argument("--json", action="store_true", help="prints figures as JSON")


def positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number, 1 or more, got {text!r}")
    return number


def finish(outcome: Outcome, total: int, out: Path | None) -> int:
    """Says whether the program was stopped; the exit status."""
    if not outcome.interrupted:
        return 0
    more = "the same command goes on" if out else "with --out it could go on"
    print(f"Stopped after {len(outcome.results)} of {total}: {more}.", file=sys.stderr)
    return INTERRUPTED


def run_program(main: Callable[[], int]) -> None:
    """Runs a program: a file that cannot be used ends it with a sentence."""
    try:
        sys.exit(main())
    except ResultFileError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # of `| head`; nothing more can be printed, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_json(figures: Any) -> None:
    print(json.dumps(figures, indent=2))
