"""`evora replay`: checks game records, and prints how the games ended."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from evora.cli.common import Commands, add_command
from evora.cli.progress import Progress
from evora.cli.records import FileError, games_of
from evora.cli.usage import complain
from evora.game import Game
from evora.texts import error_text, text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "replay", _replay)
    parser.add_argument("files", metavar="FILE", nargs="+", help=text("cli-argument-files"))
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))
    parser.add_argument("--positions", action="store_true", help=text("cli-option-positions"))


def _replay(options: argparse.Namespace) -> int:
    progress = Progress() if not sys.stdout.isatty() else None
    code = 0
    games = 0
    for file in options.files:
        try:
            for game in games_of(file):
                print(_as_json(game, options) if options.json else _as_text(game, options))
                games += 1
                if progress:
                    progress.show("cli-replay-progress", games=games)
        except FileError as problem:
            if progress:
                progress.clear()
            complain(error_text(problem))
            code = 1
    if progress:
        progress.clear()
    return code


def _summary(game: Game) -> dict[str, Any]:
    """A game by the names of the JSON output."""
    outcome = game.outcome
    return {
        "scores": list(game.position.scores),
        "winners": list(outcome.winners) if outcome else [],
        "rounds": game.rounds,
        "plies": game.plies,
        "end": outcome.reason if outcome else None,
    }


def _as_json(game: Game, options: argparse.Namespace) -> str:
    data = _summary(game)
    if options.positions:
        data["positions"] = [str(position) for position in game.positions]
    return json.dumps(data, separators=(",", ":"))


def _as_text(game: Game, options: argparse.Namespace) -> str:
    data = _summary(game)
    line = text(
        "cli-replay-game",
        scores="-".join(map(str, data["scores"])),
        rounds=data["rounds"],
        plies=data["plies"],
        end=data["end"] or "none",
        winners=", ".join(map(str, data["winners"])),
        shared=len(data["winners"]),
    )
    if options.positions:
        line = "\n".join((line, *(f"  {position}" for position in game.positions)))
    return line
