"""`evora request-log`: switches the request log of a running server, and finds an address in it."""

from __future__ import annotations

import argparse
import ipaddress

from evora.cli.common import Commands, add_choice, add_command
from evora.cli.databases import settings_of
from evora.server.common.request_log import RequestLogFolder, hash_of, today
from evora.texts import UserError, text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "request-log", _run)
    add_choice(parser, "action", ("on", "off", "hash"), help=text("cli-argument-request-log"))
    parser.add_argument(
        "address", metavar="ADDRESS", nargs="?", help=text("cli-argument-request-log-address")
    )
    parser.add_argument("--folder", metavar="FOLDER", help=text("cli-option-request-log-folder"))
    parser.add_argument("--data", metavar="FOLDER", help=text("cli-option-backup-data"))


def _run(options: argparse.Namespace) -> int:
    settings = settings_of(options, request_log=options.folder)
    folder = RequestLogFolder(settings.request_log_folder)
    if options.action == "hash":
        _print_hash(options, folder)
    elif options.address is not None:
        options.parser.error(text("usage-unknown", words=options.address))
    else:
        on = options.action == "on"
        folder.switch(on=on)
        key = "cli-request-log-on" if on else "cli-request-log-off"
        print(text(key, folder=str(folder.path)))
    return 0


def _print_hash(options: argparse.Namespace, folder: RequestLogFolder) -> None:
    if options.address is None:
        options.parser.error(text("usage-missing", names="ADDRESS"))
    try:
        ipaddress.ip_address(options.address)
    except ValueError:
        message = text("cli-request-log-bad-address", value=repr(options.address))
        options.parser.error(text("usage-argument", name="ADDRESS", message=message))
    key = folder.key(today())
    if key is None:
        raise UserError("cli-request-log-no-key", folder=str(folder.path))
    print(hash_of(key, "address", options.address))
