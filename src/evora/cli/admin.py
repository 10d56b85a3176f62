"""`evora admin`: what the host of a server can do while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from evora.cli import admin_words
from evora.cli.common import Commands, add_command, whole_number
from evora.cli.databases import add_database_options
from evora.cli.extras import server_packages
from evora.cli.language import add_language_option
from evora.texts import text

_MAX_USES = 1_000


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "admin", _run)
    own = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)
    for name, add_arguments in COMMANDS.items():
        about = text(f"cli-admin-{name}")
        command = own.add_parser(name, help=about, description=about)
        command.set_defaults(run=_run, parser=command, command=name)
        add_language_option(command)
        add_arguments(command)
        add_database_options(command)
        command.add_argument("--json", action="store_true", help=text("cli-option-json"))


@server_packages()
def _run(options: argparse.Namespace) -> int:
    # Imported here, because the other commands should not wait for it.
    from evora.cli.admin_actions import ACTIONS  # noqa: PLC0415
    from evora.cli.admin_lists import LISTS  # noqa: PLC0415

    return {**LISTS, **ACTIONS}[options.command](options)


# --- Arguments


def _words(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORDS", help=text("admin-argument-words"))


def _log_options(parser: argparse.ArgumentParser) -> None:
    count = whole_number(1)
    parser.add_argument(
        "--count", type=count, default=50, metavar="N", help=text("admin-option-count")
    )
    parser.add_argument("--about", metavar="GUEST", help=text("admin-option-about"))


def _none(_parser: argparse.ArgumentParser) -> None: ...


def _guest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("guest", metavar="GUEST", help=text("admin-argument-guest"))


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=text("admin-argument-game"))


def _sure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help=text("admin-option-yes"))


def _guest_for_good(parser: argparse.ArgumentParser) -> None:
    _guest(parser)
    _sure(parser)


def _game_for_good(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _sure(parser)


def _rename_options(parser: argparse.ArgumentParser) -> None:
    _guest(parser)
    name = parser.add_mutually_exclusive_group(required=True)
    name.add_argument("name", metavar="NAME", nargs="?", help=text("admin-argument-name"))
    name.add_argument("--none", action="store_true", help=text("admin-option-none"))


def _ban_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("guest", metavar="GUEST", nargs="?", help=text("admin-argument-guest"))
    parser.add_argument(
        "--network",
        metavar="NETWORK",
        action="append",
        default=[],
        type=admin_words.network,
        help=text("admin-option-network"),
    )
    parser.add_argument("--here", action="store_true", help=text("admin-option-here"))
    _until(parser, "7d")
    parser.add_argument(
        "--reason",
        metavar="TEXT",
        type=admin_words.words,
        help=text("admin-option-reason"),
    )


def _report(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("report", metavar="REPORT", nargs="?", help=text("admin-argument-report"))


def _decision(parser: argparse.ArgumentParser) -> None:
    verdicts = ("dismissed", "acted")
    parser.add_argument(
        "verdict",
        metavar=f"{{{','.join(verdicts)}}}",
        choices=verdicts,
        help=text("admin-argument-verdict"),
    )
    parser.add_argument("reports", metavar="REPORT", nargs="+", help=text("admin-argument-reports"))
    parser.add_argument(
        "--note", metavar="TEXT", type=admin_words.words, help=text("admin-option-note")
    )


def _until(parser: argparse.ArgumentParser, default: str) -> None:
    about = text("admin-option-until", default=default)
    parser.add_argument(
        "--until", metavar="END", type=admin_words.until, default=default, help=about
    )


def _translations(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--in",
        dest="translations",
        metavar="CODE=TEXT",
        action="append",
        default=[],
        type=admin_words.translation,
        help=text("admin-option-in"),
    )


def _message_options(parser: argparse.ArgumentParser) -> None:
    said = parser.add_mutually_exclusive_group(required=True)
    said.add_argument(
        "text",
        metavar="TEXT",
        nargs="?",
        type=admin_words.words,
        help=text("admin-argument-text"),
    )
    said.add_argument("--off", action="store_true", help=text("admin-option-off"))
    _translations(parser)
    _until(parser, "1d")


def _switch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "state", metavar="{on,off}", choices=("on", "off"), help=text("admin-argument-switch")
    )


def _read_only_options(parser: argparse.ArgumentParser) -> None:
    _switch(parser)
    parser.add_argument(
        "text",
        metavar="TEXT",
        nargs="?",
        type=admin_words.words,
        help=text("admin-argument-text"),
    )
    _translations(parser)


def _invite_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--uses",
        type=_uses,
        default=1,
        metavar="N",
        help=text("admin-option-uses", max=_MAX_USES),
    )
    _until(parser, "7d")


def _uses(value: str) -> int:
    number = whole_number(1)(value)
    if number > _MAX_USES:
        raise argparse.ArgumentTypeError(text("admin-bad-uses", max=_MAX_USES))
    return number


def _number(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", type=whole_number(1), help=text("admin-argument-id"))


# In the order of the help: first what changes nothing.
COMMANDS: dict[str, Callable[[argparse.ArgumentParser], None]] = {
    "find": _words,
    "bans": _none,
    "log": _log_options,
    "status": _none,
    "reports": _report,
    "notices": _none,
    "rename": _rename_options,
    "ban": _ban_options,
    "delete-guest": _guest_for_good,
    "delete-game": _game_for_good,
    "revoke-bots": _guest_for_good,
    "remove-review": _game,
    "end-game": _game_for_good,
    "decide": _decision,
    "message": _message_options,
    "read-only": _read_only_options,
    "invitation-only": _switch,
    "invite": _invite_options,
    "undo": _number,
}
