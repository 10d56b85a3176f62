"""`evora serve`: games for anyone with a browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from typing import Any

from evora.cli.common import Commands, add_command
from evora.cli.extras import server_packages
from evora.cli.usage import fitted
from evora.server.common.logs import set_up_logs
from evora.server.common.settings import (
    Option,
    SettingError,
    Settings,
    UnknownSettingError,
    check_variables,
    options,
    read_settings,
)
from evora.texts import UserError, error_text, text
from evora.web import has_page

_GROUPS = ("address", "data", "games", "limits", "operation")


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "serve", _serve)
    groups = {name: parser.add_argument_group(text(f"cli-serve-group-{name}")) for name in _GROUPS}
    for option in options():
        _add(groups[option.group], option)


def _add(group: Any, option: Option) -> None:
    """Values stay texts here: the settings read them, from wherever they come."""
    about = text(option.key, default=_shown(option))
    if isinstance(option.default, bool):
        group.add_argument(
            option.flag, dest=option.name, action="store_const", const="yes", help=about
        )
    else:
        group.add_argument(
            option.flag,
            dest=option.name,
            metavar=option.placeholder,
            help=about,
        )


def _shown(option: Option) -> str:
    default = option.default
    number = isinstance(default, float)
    return f"{default:g}" if number else str(default).replace("%", "%%")


def _serve(options_given: argparse.Namespace) -> int:
    flags = {option.name: getattr(options_given, option.name) for option in options()}
    try:
        check_variables(os.environ)
        settings = read_settings(flags, os.environ)
    except UnknownSettingError as error:
        key = "cli-serve-unknown-setting" if error.nearest is None else "cli-serve-misspelt-setting"
        raise UserError(key, name=error.name, nearest=error.nearest or "") from error
    except SettingError as error:
        options_given.parser.error(error_text(error))
        raise
    set_up_logs(settings.log_format, settings.log_level)
    _run(settings)
    print(text("cli-serve-stopped"), flush=True)
    return 0


@server_packages()
def _run(settings: Settings) -> None:
    # Imported here, because the other commands should not wait for it.
    from evora.server.run import ListenError, run  # noqa: PLC0415
    from evora.server.storage.locks import InUse  # noqa: PLC0415
    from evora.server.workers import run_workers  # noqa: PLC0415

    if settings.workers > 1 and not settings.shared_database:
        raise UserError("cli-serve-workers-sqlite")
    if settings.smtp is not None and None in (settings.mail_from, settings.public_url):
        raise UserError("cli-serve-mail-incomplete")
    try:
        (run if settings.workers == 1 else run_workers)(settings, _announce)
    except InUse as error:
        raise UserError("cli-serve-in-use", file=error.what) from error
    except ListenError as error:
        key = "cli-serve-unknown-host" if error.unknown_host else "cli-serve-address-used"
        port = str(error.port)
        raise UserError(key, host=error.host, port=port, reason=error.reason) from error


def _announce(settings: Settings) -> None:
    print(text("cli-serve-address", address=settings.address), flush=True)
    if not has_page():
        print(fitted(text("page-unbuilt"), sys.stderr), file=sys.stderr, flush=True)
    if settings.database is None:
        print(text("cli-serve-where", file=str(settings.data / "evora.db")), flush=True)
    else:
        # The whole address may hold a password.
        print(text("cli-serve-kind", kind=settings.database.partition(":")[0]), flush=True)
    if not settings.local and not settings.https:
        print(text("cli-serve-plain"), flush=True)
    if settings.open:
        # The browser asks only once, so the server gets time to start.
        timer = threading.Timer(0.5, webbrowser.open, (settings.address,))
        timer.daemon = True
        timer.start()
