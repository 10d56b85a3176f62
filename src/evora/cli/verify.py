"""`evora verify`: checks that the deals of records follow from their seeds."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys

from evora.cli.common import Commands, add_command
from evora.cli.replay import complaint
from evora.errors import InvalidRecordError
from evora.record import read_games
from evora.texts import text
from evora.verify import Verdict, verify


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "verify", _verify)
    parser.add_argument("files", metavar="RECORD", nargs="+", help=text("cli-argument-files"))
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))


def _verify(options: argparse.Namespace) -> int:
    code = 0
    for name in options.files:
        reading = enumerate(read_games(sys.stdin.buffer if name == "-" else name, name), 1)
        while True:
            # Only what reading raises is about the file; a full disk for our output is not.
            try:
                number, game = next(reading, (0, None))
            except (InvalidRecordError, OSError) as error:
                sys.stdout.flush()
                print(complaint(name, error), file=sys.stderr)
                code = 1
                break
            if game is None:
                break
            verdict = verify(game)
            print(_as_json(verdict) if options.json else _as_text(name, number, verdict))
            code = code if verdict.problem is None else 1
    return code


def _as_json(verdict: Verdict) -> str:
    return json.dumps(dataclasses.asdict(verdict), separators=(",", ":"))


def _as_text(name: str, number: int, verdict: Verdict) -> str:
    return text(
        "verify-game",
        file=name,
        game=number,
        problem=verdict.problem or ("none" if verdict.promised else "unpromised"),
        deals=verdict.deals,
        round=verdict.round or 0,
    )
