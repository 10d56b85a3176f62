"""Which database: commands that work on a server's data find it as the server does."""

from __future__ import annotations

import argparse
import os

from evora.server.common.settings import SettingError, Settings, read_settings
from evora.texts import error_text, text


def add_database_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=text("cli-option-backup-database"))
    parser.add_argument("--data", metavar="FOLDER", help=text("cli-option-backup-data"))


def settings_of(options: argparse.Namespace, **flags: str | None) -> Settings:
    """What the options and the environment say. `flags`: further settings, by their fields."""
    flags = {name: getattr(options, name, None) for name in ("database", "data")} | flags
    try:
        return read_settings(flags, os.environ)
    except SettingError as error:
        options.parser.error(error_text(error))
        raise


def database_of(options: argparse.Namespace) -> str:
    """Its address."""
    return settings_of(options).database_url
