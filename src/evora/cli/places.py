"""`--jobs` and `--on`: where the work of a command runs."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator

from evora.cli.common import whole_number
from evora.texts import UserError, text
from evora.work.places import Place, PlaceError, parse_place

# What a text about a place may mention; not every problem has all of them.
_VALUES = ("value", "package", "detail", "ours", "theirs")


def add_place_options(parser: argparse.ArgumentParser, jobs_help: str) -> None:
    """The options; `jobs_help` is the text that says what is done at the same time."""
    parser.add_argument("--jobs", type=whole_number(1), metavar="N", help=text(jobs_help))
    parser.add_argument("--on", type=_cluster, metavar="WHERE", help=text("work-option-on"))


def place_of(options: argparse.Namespace) -> Place:
    return Place(options.jobs, options.on)


@contextlib.contextmanager
def places_in_words() -> Iterator[None]:
    """Says in the language of the user why nothing can run at a place."""
    try:
        yield
    except PlaceError as error:
        raise UserError("work-problem", **_values(error)) from error


def _cluster(value: str) -> str:
    """An argument type: where a cluster is."""
    try:
        return parse_place(value)
    except PlaceError as error:
        raise argparse.ArgumentTypeError(text("work-problem", **_values(error))) from None


def _values(error: PlaceError) -> dict[str, str]:
    return {"kind": error.kind, **{name: error.values.get(name, "") for name in _VALUES}}
