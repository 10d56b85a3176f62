"""`evora selfplay`: games between computer players, for learning."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from evora.cli.common import INTERRUPTED, Commands, add_command, add_game_options, whole_number
from evora.cli.export import LOG_INTERVAL_S, add_observations_option, write_table
from evora.cli.places import add_place_options, place_of, places_in_words
from evora.cli.progress import Progress
from evora.data.selfplay import RECORDS, Selfplay, SelfplayState, run_selfplay
from evora.players.specs import SpecError, check_players, parse_specs
from evora.texts import UserError, decimal, duration, error_text, text

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
    parser.set_defaults(parser=parser)


def _selfplay(options: argparse.Namespace) -> int:
    plan = _plan(options)
    progress = _GameProgress()
    with places_in_words():
        state = run_selfplay(
            plan, options.games, options.out, place=place_of(options), on_progress=progress.show
        )
    progress.clear()
    if state.done < state.total:
        words = text("arena-interrupted", done=state.done, total=state.total)
        print(words, text("selfplay-continue"), file=sys.stderr)
        return INTERRUPTED
    print(text("selfplay-done", games=state.done, folder=str(options.out)))
    if state.faults:
        print(text("selfplay-faults", games=state.faults))
    if options.parquet or options.observations:
        write_table([str(options.out / RECORDS)], options.out / _TABLE, options)
    return 0


def _plan(options: argparse.Namespace) -> Selfplay:
    try:
        contestants = parse_specs(options.contestants)
    except SpecError as error:
        options.parser.error(error_text(UserError("usage-player", **error.values)))
    try:
        check_players(contestants)
    except SpecError as error:
        raise UserError("usage-player", **error.values) from None
    return Selfplay(contestants, options.players, options.variant, options.seed)


class _GameProgress:
    """How far it is, with the time that is left."""

    def __init__(self) -> None:
        self._progress = Progress(log_interval=LOG_INTERVAL_S)
        self._start: float | None = None

    def show(self, state: SelfplayState) -> None:
        if self._start is None:
            self._start = time.monotonic()
            if state.resumed:
                print(text("arena-resumed", games=state.resumed), file=sys.stderr)
            return
        elapsed = time.monotonic() - self._start
        self._progress.show_line(lambda: self._line(state, elapsed))

    def clear(self) -> None:
        self._progress.clear()

    @staticmethod
    def _line(state: SelfplayState, elapsed: float) -> str:
        rate = (state.done - state.resumed) / max(elapsed, 1e-3)
        left = duration((state.total - state.done) / rate) if rate else text("arena-time-unknown")
        shown = decimal(rate, ".0f" if rate >= 10 else ".2f")
        return text("arena-progress", done=state.done, total=state.total, rate=shown, left=left)
