"""What the programs of this folder have in common: their options, and how they end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from evora.errors import EvoraError
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from evora.knowledge import Knowledge, read_knowledge
from evora.work import Place, parse_place
from lab.training.config import Count, Section

Options = TypeVar("Options", bound=Section)
Say = Callable[[str], None]

STOPPED = "Stopped; the same command goes on."
INTERRUPTED = 130  # as shells say it


class Interruption(Exception):  # noqa: N818 - not an error
    """Ctrl-C has ended a part of the work; what is finished is kept."""


def parser_for(description: str | None) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def add_setting_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=2, choices=PLAYER_COUNTS)
    parser.add_argument("--variant", default="coloured", choices=VARIANT_NAMES)


def add_table_options(
    parser: argparse.ArgumentParser, table: type[Section], without: Iterable[str] = ()
) -> None:
    """The keys of a table of the configuration, with their defaults."""
    for field in msgspec.structs.fields(table):
        if field.name not in without:
            flag = f"--{field.name.replace('_', '-')}"
            parser.add_argument(flag, type=checked(field.type), default=field.default)


def table_of(kind: type[Options], options: argparse.Namespace) -> Options:
    """The table that those options make."""
    names = kind.__struct_fields__
    return kind(**{name: getattr(options, name) for name in names if hasattr(options, name)})


def checked(kind: Any) -> Callable[[str], Any]:
    """An argument type from a type of the configuration."""

    def parse(text: str) -> Any:
        try:
            return msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            words = str(error).replace("`int`", "a whole number").replace("`float`", "a number")
            raise argparse.ArgumentTypeError(words[:1].lower() + words[1:]) from None

    return parse


def add_work_options(parser: argparse.ArgumentParser) -> None:
    jobs = "processes (default: one per core)"
    parser.add_argument("--jobs", type=checked(Count), help=jobs)
    parser.add_argument("--on", type=parse_place, help="ray or ray://host:port (docs/cluster.md)")


def place_of(options: argparse.Namespace) -> Place:
    return Place(options.jobs, options.on)


def add_knowledge_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--weights", type=Path, help="a weight file (default: the shipped weights)")
    parser.add_argument("--policy", type=Path, help="a policy file (default: the shipped policy)")


def knowledge_of(options: argparse.Namespace) -> Knowledge:
    return read_knowledge(options.weights, options.policy)


def run(main: Callable[[], None]) -> None:
    """Ends the process with a sentence instead of a traceback."""
    try:
        main()
    except (KeyboardInterrupt, Interruption):
        print(f"\n{STOPPED}", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except EvoraError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}" if error.filename else error, file=sys.stderr)
        sys.exit(1)
