"""`evora backup` and `evora restore`: all data of a server, as one file."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from evora.cli.common import Commands, add_command
from evora.cli.extras import server_packages
from evora.cli.progress import Progress
from evora.server.common.settings import SettingError, read_settings
from evora.texts import UserError, error_text, text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    for name, run in (("backup", _backup), ("restore", _restore)):
        parser = add_command(commands, name, run)
        parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-argument-backup"))
        parser.add_argument("--database", metavar="URL", help=text("cli-option-backup-database"))
        parser.add_argument("--data", metavar="FOLDER", help=text("cli-option-backup-data"))
        if name == "restore":
            parser.add_argument(
                "--force", action="store_true", help=text("cli-option-restore-force")
            )


def _database(options: argparse.Namespace) -> str:
    flags = {"database": options.database, "data": options.data}
    try:
        return read_settings(flags, os.environ).database_url
    except SettingError as error:
        options.parser.error(error_text(error))
        raise


def _row_counter(progress: Progress) -> Callable[[int, int], None]:
    def show(done: int, rows: int) -> None:
        progress.show("cli-backup-progress", done=done, rows=rows)

    return show


@server_packages()
def _backup(options: argparse.Namespace) -> int:
    # Imported here and below, because the other commands should not wait for it.
    from evora.server.storage.backup import write_backup  # noqa: PLC0415

    progress = Progress()
    header = write_backup(_database(options), options.file, _row_counter(progress))
    progress.clear()
    print(text("cli-backup-done", rows=header.rows, file=str(options.file)))
    return 0


@server_packages()
def _restore(options: argparse.Namespace) -> int:
    from evora.server.storage.backup import read_backup  # noqa: PLC0415
    from evora.server.storage.locks import InUse  # noqa: PLC0415

    progress = Progress()
    try:
        header = read_backup(
            options.file, _database(options), force=options.force, progress=_row_counter(progress)
        )
    except InUse as error:
        raise UserError("cli-restore-in-use") from error
    progress.clear()
    print(text("cli-restore-done", rows=header.rows))
    return 0
