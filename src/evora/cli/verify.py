"""`evora verify`: checks that the deals of records follow from their seeds."""

from __future__ import annotations

import argparse
import dataclasses
import json

from evora.cli.common import Commands, add_command
from evora.cli.records import FileError, games_of
from evora.cli.usage import complain
from evora.texts import UserError, error_text, text
from evora.verify import Verdict, verify


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "verify", _verify)
    parser.add_argument("files", metavar="RECORD", nargs="+", help=text("cli-argument-files"))
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))


def _verify(options: argparse.Namespace) -> int:
    code, promised = 0, False
    for file in options.files:
        number = 0
        try:
            for number, game in enumerate(games_of(file), start=1):
                verdict = verify(game)
                print(_as_json(verdict) if options.json else _as_text(file, number, verdict))
                code = code if verdict.problem is None else 1
                promised = promised or (verdict.promised and verdict.problem is None)
            if number == 0:  # nothing was verified, and silence would say the opposite
                raise UserError("cli-no-games", file=file)
        except (FileError, UserError) as problem:
            complain(error_text(problem))
            code = 1
    if promised and not options.json:
        print(text("verify-note"))
    return code


def _as_json(verdict: Verdict) -> str:
    return json.dumps(dataclasses.asdict(verdict), separators=(",", ":"))


def _as_text(file: str, number: int, verdict: Verdict) -> str:
    said = text(
        "verify-game",
        file=file,
        game=number,
        problem=verdict.problem or ("none" if verdict.promised else "unpromised"),
        deals=verdict.deals,
        round=verdict.round or 0,
    )
    if not verdict.uploaded:
        return said
    return f"{said}\n{text('verify-uploaded', file=file, game=number)}"
