"""`evora selfplay`: games between computer players, for learning."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from evora.cli.common import INTERRUPTED, Commands, add_command, add_game_options, whole_number
from evora.cli.export import add_observations_option, require_table, write_table
from evora.cli.games_progress import GamesProgress
from evora.cli.places import add_place_options, place_of
from evora.data.selfplay import RECORDS, Selfplay, SelfplayState, run_selfplay
from evora.players.specs import SpecError, check_players, parse_specs
from evora.texts import error_text, text

_TABLE = "decisions.parquet"


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "selfplay", _selfplay)
    parser.add_argument(
        "contestants", metavar="PLAYER", nargs="+", help=text("selfplay-argument-player")
    )
    parser.add_argument(
        "--games",
        type=whole_number(1),
        metavar="N",
        required=True,
        help=text("selfplay-option-games"),
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", required=True, help=text("selfplay-option-out")
    )
    add_game_options(parser)
    parser.add_argument(
        "--seed", default="selfplay", metavar="TEXT", help=text("selfplay-option-seed")
    )
    table_help = text("selfplay-option-parquet", file=_TABLE)
    parser.add_argument("--parquet", action="store_true", help=table_help)
    add_observations_option(parser)
    add_place_options(parser, "arena-option-jobs")


def _selfplay(options: argparse.Namespace) -> int:
    plan = _plan(options)
    wants_table = options.parquet or options.observations
    if wants_table:
        require_table()
    progress = GamesProgress()

    def show(state: SelfplayState) -> None:
        progress.show(state.done, state.total, state.resumed)

    state = run_selfplay(
        plan, options.games, options.out, place=place_of(options), on_progress=show
    )
    progress.clear()
    if state.done < state.total:
        words = text("arena-interrupted", done=state.done, total=state.total)
        print(words, text("selfplay-continue"), file=sys.stderr)
        return INTERRUPTED
    print(text("selfplay-done", games=state.done, folder=str(options.out)))
    if state.faults:
        print(text("selfplay-faults", games=state.faults))
    if wants_table:
        write_table([str(options.out / RECORDS)], options.out / _TABLE, options)
    return 0


def _plan(options: argparse.Namespace) -> Selfplay:
    try:
        contestants = parse_specs(options.contestants)
    except SpecError as error:
        options.parser.error(error_text(error))
    check_players(contestants)
    return Selfplay(contestants, options.players, options.variant, options.seed)
