"""`evora export`: game records as a table of decisions, in Parquet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from evora.cli.common import INTERRUPTED, Commands, add_command
from evora.cli.extras import data_packages
from evora.cli.places import add_place_options, place_of
from evora.cli.progress import LOG_INTERVAL_S, Progress
from evora.cli.records import FileError, opened
from evora.errors import InvalidRecordError
from evora.files import problem_with
from evora.texts import text

if TYPE_CHECKING:
    from evora.data.exports import ExportState


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "export", _export)
    parser.add_argument("files", metavar="RECORD", nargs="+", help=text("cli-argument-files"))
    parser.add_argument(
        "--out", type=Path, metavar="FILE", required=True, help=text("export-option-out")
    )
    add_observations_option(parser)
    add_place_options(parser, "export-option-jobs")


def add_observations_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--observations", action="store_true", help=text("export-option-observations")
    )


def _export(options: argparse.Namespace) -> int:
    try:
        write_table(options.files, options.out, options)
    except KeyboardInterrupt:
        print(text("export-interrupted", file=str(options.out)), file=sys.stderr)
        return INTERRUPTED
    return 0


def require_table() -> None:
    """An error that says what to install where no table can be written: before hours of work."""
    with data_packages():
        from evora.data.arrow import require_arrow  # noqa: PLC0415  (needs an extra)

        require_arrow()


def write_table(files: Sequence[str], out: Path, options: argparse.Namespace) -> None:
    """Writes the decisions of some files, with progress and a last line that says so."""
    with data_packages():
        from evora.data.exports import export  # noqa: PLC0415  (needs an extra)

    progress = Progress(log_interval=LOG_INTERVAL_S)

    def show(state: ExportState) -> None:
        progress.show("export-progress", games=state.games, rows=state.decisions)

    try:
        with data_packages():
            state = export(
                opened(files),
                out,
                observations=options.observations,
                place=place_of(options),
                on_progress=show,
            )
    except InvalidRecordError as error:
        raise FileError(str(error)) from error
    except OSError as error:
        raise FileError(problem_with(error.filename or out, error)) from error
    finally:
        progress.clear()
    print(text("export-done", games=state.games, rows=state.decisions, file=str(out)))
