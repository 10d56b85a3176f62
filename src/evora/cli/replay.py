"""`evora replay`: checks game records, and says how they went."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from evora.cli.common import Commands, add_command
from evora.cli.progress import Progress
from evora.errors import InvalidRecordError
from evora.game import Game
from evora.record import read_games
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "replay", _replay)
    parser.add_argument("files", metavar="FILE", nargs="+", help=text("cli-argument-files"))
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))
    parser.add_argument("--positions", action="store_true", help=text("cli-option-positions"))


def _replay(options: argparse.Namespace) -> int:
    progress = Progress() if not sys.stdout.isatty() else None
    code = 0
    games = 0
    for name in options.files:
        reading = read_games(sys.stdin.buffer if name == "-" else name, name)
        while True:
            # Only what reading raises is about the file; a full disk for our output is not.
            try:
                game = next(reading, None)
            except (InvalidRecordError, OSError) as error:
                if progress:
                    progress.clear()
                sys.stdout.flush()
                print(complaint(name, error), file=sys.stderr)
                code = 1
                break
            if game is None:
                break
            print(_as_json(game, options) if options.json else _as_text(game, options))
            games += 1
            if progress:
                progress.show("cli-replay-progress", games=games)
    if progress:
        progress.clear()
    return code


def complaint(name: str, error: InvalidRecordError | OSError) -> str:
    """What is told of a file that cannot be read."""
    if isinstance(error, InvalidRecordError):
        return str(error)
    return text("cli-file-problem", file=name, problem=error.strerror or str(error))


def summary(game: Game) -> dict[str, Any]:
    """What is told of a game, by the names of the JSON output."""
    outcome = game.outcome
    return {
        "scores": list(game.position.scores),
        "winners": list(outcome.winners) if outcome else [],
        "rounds": game.rounds,
        "plies": game.plies,
        "end": outcome.reason if outcome else None,
    }


def _as_json(game: Game, options: argparse.Namespace) -> str:
    data = summary(game)
    if options.positions:
        data["positions"] = [str(position) for position in game.positions]
    return json.dumps(data, separators=(",", ":"))


def _as_text(game: Game, options: argparse.Namespace) -> str:
    told = summary(game)
    line = text(
        "cli-replay-game",
        scores="-".join(map(str, told["scores"])),
        rounds=told["rounds"],
        plies=told["plies"],
        end=told["end"] or "none",
        winners=", ".join(map(str, told["winners"])),
        shared=len(told["winners"]),
    )
    if options.positions:
        line = "\n".join((line, *(f"  {position}" for position in game.positions)))
    return line
