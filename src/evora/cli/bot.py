"""`evora bot`: plays on a server with any program that speaks the engine protocol."""

from __future__ import annotations

import argparse
import os
import signal
import threading
from pathlib import Path
from typing import Any

from evora.bot.client import HttpServer, RefusedError, UnreachableError, is_address
from evora.bot.run import BotOptions, BotRunner
from evora.cli.common import Commands, add_command, whole_number
from evora.search import Limit
from evora.texts import UserError, text

TOKEN_VARIABLE = "EVORA_BOT_TOKEN"
_DEFAULT_MS = 1000


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "bot", _bot)
    parser.add_argument("--server", required=True, metavar="URL", help=text("cli-bot-server"))
    token = parser.add_mutually_exclusive_group()
    token.add_argument("--token", metavar="TOKEN", help=text("cli-bot-token"))
    token.add_argument("--token-file", type=Path, metavar="FILE", help=text("cli-bot-token-file"))
    parser.add_argument(
        "--accept-from", choices=("everyone", "owner", "nobody"), help=text("cli-bot-accept-from")
    )
    number = whole_number(1)
    parser.add_argument(
        "--games", type=number, default=4, metavar="N", help=text("cli-bot-games", default=4)
    )
    parser.add_argument(
        "--engines", type=number, default=1, metavar="N", help=text("cli-bot-engines", default=1)
    )
    limit = parser.add_mutually_exclusive_group()
    ms = text("cli-bot-ms", default=_DEFAULT_MS)
    limit.add_argument("--ms", type=number, metavar="N", help=ms)
    limit.add_argument("--nodes", type=number, metavar="N", help=text("cli-bot-nodes"))
    parser.add_argument("--level", metavar="NAME", help=text("cli-bot-level"))
    parser.add_argument(
        "engine_command", metavar="COMMAND", nargs="+", help=text("cli-argument-engine-command")
    )


def _bot(options: argparse.Namespace) -> int:
    if not is_address(options.server):
        raise UserError("bot-error-address", value=options.server)
    server = HttpServer(options.server, _token(options))
    # A service manager ends a program with SIGTERM: to a bot it means what Ctrl-C does.
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    runner = BotRunner(server, _options(options), _tell)
    try:
        if options.accept_from is not None:
            _set_accepts(server, options.accept_from)
        runner.run()
    except KeyboardInterrupt:
        print(text("bot-stopped"), flush=True)
    return 0


def _set_accepts(server: HttpServer, accepts: str) -> None:
    try:
        server.set_accepts(accepts)
    except RefusedError as error:
        if error.code == "bad_token":
            raise UserError("bot-error-token") from error
        raise UserError("bot-error-refused", reason=str(error)) from error
    except UnreachableError as error:
        raise UserError("bot-error-unreachable", reason=str(error)) from error


def _options(options: argparse.Namespace) -> BotOptions:
    limit = Limit(ms=options.ms or _DEFAULT_MS)
    if options.nodes is not None:
        limit = Limit(nodes=options.nodes)
    return BotOptions(
        engine_command=options.engine_command,
        limit=limit,
        level=options.level,
        max_games=options.games,
        engines=options.engines,
    )


def _token(options: argparse.Namespace) -> str:
    given: str | None = options.token
    if options.token_file is not None:
        try:
            given = options.token_file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            file = str(options.token_file)
            raise UserError("bot-error-token-file", file=file, reason=reason) from error
    if given is None:
        given = os.environ.get(TOKEN_VARIABLE)
    token = (given or "").strip()
    if not token.isascii() or not token.isprintable() or not token or " " in token:
        raise UserError("bot-error-no-token", variable=TOKEN_VARIABLE)
    return token


def _tell(key: str, **values: Any) -> None:
    print(text(key, **values), flush=True)
