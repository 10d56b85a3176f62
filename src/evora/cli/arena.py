"""`evora arena`: matches between players."""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path

from evora._core import Position
from evora.arena.positions import read_positions
from evora.arena.run import State, run_match
from evora.arena.schedule import Match
from evora.arena.sprt import BOUND
from evora.arena.standings import as_json, summarise
from evora.cli.arena_report import report_lines
from evora.cli.common import (
    INTERRUPTED,
    Commands,
    add_command,
    add_variant_option,
    whole_number,
)
from evora.cli.games_progress import GamesProgress
from evora.cli.places import add_place_options
from evora.cli.records import FileError, opened
from evora.errors import EvoraError
from evora.files import problem_with
from evora.game import PLAYER_COUNTS
from evora.players.clocks import Clock, parse_clock
from evora.players.specs import PlayerSpec, SpecError, check_players, parse_specs
from evora.texts import UserError, decimal, error_text, text

_DEFAULT_DEALS = 100
_MAX_DEALS_OF_A_TEST = 50_000


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "arena", _arena)
    parser.add_argument(
        "contestants", metavar="PLAYER", nargs="+", help=text("arena-argument-player")
    )
    parser.add_argument(
        "--players", type=int, choices=PLAYER_COUNTS, default=2, help=text("arena-option-players")
    )
    add_variant_option(parser)
    length = parser.add_mutually_exclusive_group()
    number = whole_number(1)
    length.add_argument("--games", type=number, metavar="N", help=text("arena-option-games"))
    length.add_argument("--seeds", type=number, metavar="N", help=text("arena-option-seeds"))
    parser.add_argument(
        "--clock", type=_clock, metavar="SECONDS+SECONDS", help=text("arena-option-clock")
    )
    parser.add_argument("--positions", metavar="FILE", help=text("arena-option-positions"))
    parser.add_argument("--seed", default="arena", metavar="TEXT", help=text("arena-option-seed"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=text("arena-option-out"))
    add_place_options(parser, "arena-option-jobs")
    parser.add_argument("--sprt", type=_bounds, metavar="A,B", help=text("arena-option-sprt"))
    parser.add_argument("--tables", choices=("copies", "mixed"), help=text("arena-option-tables"))
    parser.add_argument("--anchor", metavar="NAME", help=text("arena-option-anchor"))
    parser.add_argument("--json", action="store_true", help=text("arena-option-json"))


def _arena(options: argparse.Namespace) -> int:
    match = _match(options)
    names = [spec.name for spec in match.contestants]
    if options.anchor is not None and options.anchor not in names:
        message = text("arena-bad-anchor", names=", ".join(names), value=options.anchor)
        options.parser.error(message)
    check_players(match.contestants)
    progress = GamesProgress()

    def show(state: State) -> None:
        done = len(state.results)
        progress.show(done, state.total, state.resumed, lambda: _score_words(state))

    state = run_match(
        match,
        _deals(options, match),
        jobs=options.jobs,
        folder=options.out,
        cluster=options.on,
        on_progress=show,
    )
    progress.clear()
    anchor = names.index(options.anchor) if options.anchor is not None else None
    summary = summarise(match, state.counted, anchor=anchor, sprt=state.sprt)
    if options.json:
        print(json.dumps(as_json(summary), separators=(",", ":")))
    else:
        print("\n".join(report_lines(summary)))
    sys.stdout.flush()
    if options.out is not None and not options.json:
        print(text("arena-kept", folder=str(options.out)))
    if state.interrupted and not state.decided and state.missing():
        _report_interruption(state, kept=options.out is not None)
        return INTERRUPTED
    if failed := summary.only_failed:  # it says nothing about how strong they are
        raise UserError("arena-only-failed", names=", ".join(failed))
    return 0


def _match(options: argparse.Namespace) -> Match:
    contestants = _contestants(options)
    tables = options.tables
    if tables is None or options.players == 2:
        tables = "mixed" if len(contestants) > 2 and options.players > 2 else "copies"
    if options.sprt is not None and len(contestants) != 2:
        options.parser.error(text("arena-sprt-two"))
    if tables == "mixed" and len(contestants) < 3:
        options.parser.error(text("arena-mixed-few"))
    return Match(
        contestants=contestants,
        players=options.players,
        variant=options.variant,
        seed=options.seed,
        tables=tables,
        sprt=options.sprt,
        positions=_positions(options),
    )


def _contestants(options: argparse.Namespace) -> tuple[PlayerSpec, ...]:
    parser: argparse.ArgumentParser = options.parser
    if len(options.contestants) < 2:
        parser.error(text("arena-too-few"))
    try:
        return parse_specs(options.contestants, options.clock)
    except SpecError as error:
        parser.error(error_text(error))


def _positions(options: argparse.Namespace) -> tuple[Position, ...]:
    """Where the games begin, all of them checked; none for new games."""
    if options.positions is None:
        return ()
    setting = {"players": options.players, "variant": options.variant}
    try:
        (found,) = (
            read_positions(stream, name, **setting) for name, stream in opened([options.positions])
        )
    except OSError as error:
        raise FileError(problem_with(options.positions, error)) from error
    return found


def _deals(options: argparse.Namespace, match: Match) -> int:
    if options.games is not None:
        return math.ceil(int(options.games) / match.players)
    if options.seeds is not None:
        return int(options.seeds)
    if match.sprt is not None:
        return _MAX_DEALS_OF_A_TEST
    return len(match.positions) or _DEFAULT_DEALS


def _clock(value: str) -> Clock:
    """An argument type: the clock of a game."""
    try:
        return parse_clock(value)
    except EvoraError:
        raise argparse.ArgumentTypeError(text("arena-bad-clock", value=value)) from None


def _bounds(value: str) -> tuple[float, float]:
    """An argument type: two numbers, the first one lower."""
    try:
        low, high = map(float, value.split(","))
    except ValueError:
        low = high = 0.0
    if not -2000 <= low < high <= 2000:
        raise argparse.ArgumentTypeError(text("arena-bad-sprt", value=value))
    return low, high


def _report_interruption(state: State, *, kept: bool) -> None:
    words = text("arena-interrupted", done=len(state.counted), total=state.total)
    print(words, text("arena-continue" if kept else "arena-lost"), file=sys.stderr)


def _score_words(state: State) -> list[str]:
    parts = []
    if state.games_of_first:
        share = decimal(100 * state.share_of_first / state.games_of_first, ".1f")
        name = state.match.contestants[0].name
        parts.append(text("arena-progress-score", name=name, share=share))
    if state.sprt is not None:
        llr, bound = decimal(state.sprt.llr, "+.2f"), decimal(BOUND, ".2f")
        parts.append(text("arena-progress-sprt", llr=llr, bound=bound))
    return parts
