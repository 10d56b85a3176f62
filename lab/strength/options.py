"""The options that the programs have in common, and how they end."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from evora import EvoraError
from lab.strength.engines import SETTINGS, EngineSpec, open_engine
from lab.strength.items import Outcome

INTERRUPTED = 130  # the exit status after Ctrl-C


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


def add_engine_options(parser: argparse.ArgumentParser, *, nodes: int) -> None:
    """The limit of the engine, so many nodes if nothing is given, and its options."""
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--nodes", type=positive, help=f"per move; {nodes} if nothing is given")
    limit.add_argument("--ms", type=positive, help="per move")
    parser.add_argument(
        "--option",
        type=engine_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of evora.search.Engine, such as method=tree",
    )
    parser.set_defaults(default_nodes=nodes)


def engine_spec(options: argparse.Namespace) -> EngineSpec:
    """What those options say; the program ends with a sentence if there is no such engine."""
    nodes = options.nodes or (None if options.ms else options.default_nodes)
    spec = EngineSpec(options.ms, nodes, tuple(options.option))
    try:
        open_engine(spec)
    except (EvoraError, TypeError) as error:
        sys.exit(f"--option: {error}")
    return spec


def engine_option(text: str) -> tuple[str, int | str]:
    name, sign, value = text.partition("=")
    if not name.isidentifier() or not sign:
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, got {text!r}")
    return name, int(value) if value.isdecimal() else value


def positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number, 1 or more, got {text!r}")
    return number


def finish(outcome: Outcome, total: int, out: Path | None) -> int:
    """Says whether the program was stopped; the exit status."""
    if not outcome.interrupted:
        return 0
    return stopped(f"{len(outcome.results)} of {total}", out)


def stopped(done: str, out: Path | None) -> int:
    more = "the same command goes on" if out else "with --out it could go on"
    print(f"Stopped after {done}: {more}.", file=sys.stderr)
    return INTERRUPTED


def run_program(main: Callable[[], int]) -> None:
    """Runs a program: a file that cannot be used ends it with a sentence."""
    try:
        sys.exit(main())
    except EvoraError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # of `| head`; nothing more can be printed, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_json(figures: Any) -> None:
    """Prints figures; what is not known is null, because JSON has no NaN."""
    print(json.dumps(_without_nan(figures), indent=2))


def _without_nan(figures: Any) -> Any:
    match figures:
        case dict():
            return {key: _without_nan(value) for key, value in figures.items()}
        case list():
            return [_without_nan(value) for value in figures]
        case float() if math.isnan(figures):
            return None
    return figures
