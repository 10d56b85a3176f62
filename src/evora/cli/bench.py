"""`evora bench`: how fast this machine plays."""

from __future__ import annotations

import argparse
import json
import time

from evora._core import Position, run_playouts
from evora.cli.common import Commands, add_choice, add_command, add_game_options, seconds
from evora.cli.progress import Progress
from evora.texts import text

_GAMES_PER_STEP = 500


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "bench", _playouts)
    add_choice(parser, "what", ("playouts",), help=text("cli-argument-bench"))
    add_game_options(parser)
    parser.add_argument(
        "--seconds", type=seconds, default=3.0, metavar="SECONDS", help=text("cli-option-seconds")
    )
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))


def measure_playouts(start: Position, limit: float) -> tuple[float, float]:
    """(plies, games) per second of random play on one core, measured for `limit` seconds."""
    progress = Progress()
    games = plies = step = 0
    run_playouts(start, 100, 0)  # warm the caches
    start_time = time.perf_counter()
    elapsed = 0.0
    while elapsed < limit:
        step += 1
        more_games, more_plies = run_playouts(start, _GAMES_PER_STEP, step)
        games += more_games
        plies += more_plies
        elapsed = time.perf_counter() - start_time
        progress.show("cli-bench-progress", games=games)
    progress.clear()
    return plies / elapsed, games / elapsed


def _playouts(options: argparse.Namespace) -> int:
    start = Position.new(options.players, options.variant)
    plies, games = measure_playouts(start, options.seconds)
    if options.json:
        result = {"plies_per_second": round(plies), "games_per_second": round(games)}
        print(json.dumps(result, separators=(",", ":")))
    else:
        print(text("cli-bench-result", plies=round(plies), games=round(games)))
    return 0
