"""`evora backup` and `evora restore`: all data of a server, as one file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from evora.cli.common import Commands, add_command, whole_number
from evora.cli.databases import add_database_options, settings_of
from evora.cli.extras import server_packages
from evora.cli.progress import Progress
from evora.server.common.settings import Settings
from evora.texts import UserError, text

if TYPE_CHECKING:
    from evora.server.storage.encryption import Secret


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    backup = add_command(commands, "backup", _backup)
    backup.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help=text("cli-argument-backup")
    )
    backup.add_argument("--check", action="store_true", help=text("cli-option-backup-check"))
    backup.add_argument("--folder", metavar="FOLDER", help=text("cli-option-backup-folder"))
    backup.add_argument(
        "--keep", metavar="COUNT", type=whole_number(1), help=text("cli-option-backup-keep")
    )
    _add_common(backup)
    restore = add_command(commands, "restore", _restore)
    restore.add_argument("file", metavar="FILE", type=Path, help=text("cli-argument-restore"))
    restore.add_argument("--force", action="store_true", help=text("cli-option-restore-force"))
    _add_common(restore)
    restore.set_defaults(folder=None, keep=None)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--key-file", metavar="FILE", help=text("cli-option-backup-key-file"))
    add_database_options(parser)


def _settings(options: argparse.Namespace) -> Settings:
    """Those of `evora serve` that say where the data are and how they are saved."""
    return settings_of(
        options,
        backup_folder=options.folder,
        backup_keep=None if options.keep is None else str(options.keep),
        backup_key_file=options.key_file,
    )


def _secret(settings: Settings) -> Secret | None:
    from evora.server.storage.encryption import read_secret  # noqa: PLC0415

    return None if settings.backup_key_file is None else read_secret(settings.backup_key_file)


def _counter(progress: Progress, key: str) -> Callable[[int, int], None]:
    def show(done: int, of: int) -> None:
        progress.show(key, done=done, rows=of)

    return show


def _backup(options: argparse.Namespace) -> int:
    settings = _settings(options)
    if options.file is None and (settings.backup_folder is None or options.check):
        key = "cli-backup-check-what" if options.check else "cli-backup-where"
        options.parser.error(text(key))
    if options.file is not None and options.folder is not None:
        options.parser.error(text("cli-backup-one-place"))
    if options.check:
        return _check(options.file, settings)
    return _write(options.file, settings) if options.file is not None else _add(settings)


@server_packages()
def _write(file: Path, settings: Settings) -> int:
    # Imported here and below, because the other commands should not wait for it.
    from evora.server.storage.backup import write_backup  # noqa: PLC0415

    progress = Progress()
    rows = _counter(progress, "cli-backup-progress")
    header = write_backup(settings.database_url, file, rows, _secret(settings))
    progress.clear()
    print(text("cli-backup-done", rows=header.rows, file=str(file)))
    return 0


@server_packages()
def _check(file: Path, settings: Settings) -> int:
    from evora.server.storage.backup_check import check_backup  # noqa: PLC0415

    progress = Progress()
    checked = check_backup(
        file,
        _secret(settings),
        on_rows=_counter(progress, "cli-backup-progress"),
        on_games=_counter(progress, "cli-check-progress"),
    )
    progress.clear()
    rows, games = checked.header.rows, checked.games
    print(text("cli-check-done", rows=rows, games=games, file=str(file)))
    return 0


@server_packages()
def _add(settings: Settings) -> int:
    """Into the folder, as a server does it by itself."""
    from evora.server.storage.backup_folder import BackupFolder  # noqa: PLC0415

    assert settings.backup_folder is not None
    folder = BackupFolder(settings.backup_folder, settings.backup_keep, _secret(settings))
    progress = Progress()
    file, checked = folder.add(
        settings.database_url,
        _counter(progress, "cli-backup-progress"),
        _counter(progress, "cli-check-progress"),
    )
    progress.clear()
    rows = checked.header.rows
    print(text("cli-backup-done", rows=rows, file=str(file)))
    print(text("cli-check-done", rows=rows, games=checked.games, file=str(file)))
    return 0


@server_packages()
def _restore(options: argparse.Namespace) -> int:
    from evora.server.storage.backup import read_backup  # noqa: PLC0415
    from evora.server.storage.locks import InUse  # noqa: PLC0415

    settings, progress = _settings(options), Progress()
    try:
        header = read_backup(
            options.file,
            settings.database_url,
            force=options.force,
            progress=_counter(progress, "cli-backup-progress"),
            secret=_secret(settings),
        )
    except InUse as error:
        raise UserError("cli-restore-in-use") from error
    progress.clear()
    print(text("cli-restore-done", rows=header.rows))
    return 0
