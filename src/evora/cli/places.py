"""`--jobs` and `--on`: where the work of a command runs."""

from __future__ import annotations

import argparse

from evora.cli.common import whole_number
from evora.texts import error_text, text
from evora.work.places import Place, PlaceError, parse_place


def add_place_options(parser: argparse.ArgumentParser, jobs_help: str) -> None:
    """The options; `jobs_help` is the text that says what is done at the same time."""
    parser.add_argument("--jobs", type=whole_number(1), metavar="N", help=text(jobs_help))
    parser.add_argument("--on", type=_cluster, metavar="WHERE", help=text("work-option-on"))


def place_of(options: argparse.Namespace) -> Place:
    return Place(options.jobs, options.on)


def _cluster(value: str) -> str:
    """An argument type: where a cluster is."""
    try:
        return parse_place(value)
    except PlaceError as error:
        raise argparse.ArgumentTypeError(error_text(error)) from None
