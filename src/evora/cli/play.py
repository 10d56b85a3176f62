"""`evora play`: a whole game in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from evora.cli.common import (
    Commands,
    add_command,
    add_game_options,
    colour_wanted,
    is_utf8,
    pause,
    terminal_width,
    whole_number,
)
from evora.cli.ending import ended_in_order
from evora.cli.levels import level_lines
from evora.cli.usage import complain
from evora.errors import nearest
from evora.game import Game
from evora.players.levels import DEFAULT_LEVEL
from evora.terminal.completion import complete_from
from evora.terminal.play import run_game
from evora.terminal.saves import load_game
from evora.terminal.setup import SEAT_KINDS, Setup
from evora.terminal.signals import raising_ended
from evora.terminal.unfinished import ask_for, numbered, unfinished_games
from evora.texts import UserError, error_text, text

_CHOOSE = ""  # --resume alone


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "play", _play)
    parser.epilog = "\n  ".join([text("cli-play-levels"), *level_lines()])
    add_game_options(parser)
    parser.add_argument(
        "--seats", metavar="KINDS", help=text("cli-option-seats", level=DEFAULT_LEVEL)
    )
    parser.add_argument(
        "--start", type=whole_number(1), metavar="SEAT", help=text("cli-option-play-start")
    )
    parser.add_argument("--seed", metavar="TEXT", help=text("cli-option-play-seed"))
    parser.add_argument(
        "--resume",
        metavar="NUMBER|FILE",
        nargs="?",
        const=_CHOOSE,
        help=text("cli-option-resume"),
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help=text("cli-option-save"))
    parser.add_argument("--delay", type=pause, metavar="SECONDS", help=text("cli-option-delay"))
    parser.add_argument("--plain", action="store_true", help=text("cli-option-plain"))


def _play(options: argparse.Namespace) -> int:
    if options.start is not None and options.start > options.players:
        wrong = {"players": options.players, "start": str(options.start)}
        options.parser.error(text("cli-bad-start", **wrong))
    resume, path = None, None
    if options.resume is not None:
        path = _resumed_path(options.resume)
        if path is None:
            return 0
        resume = load_game(path)
    return ended_in_order(lambda: run_setup(options, _setup(options, resume, path)))


def _resumed_path(wanted: str) -> Path | None:
    """The file of the game to go on with; None if a person leaves without choosing."""
    path = Path(wanted)
    if wanted != _CHOOSE and (not wanted.isdecimal() or path.exists()):
        return path
    games = unfinished_games(complain)
    if wanted != _CHOOSE:
        return numbered(games, int(wanted)).path
    # Where nobody is asked, what comes next are the moves of the game that was left last.
    if len(games) < 2 or not sys.stdin.isatty():
        return numbered(games, 1).path
    chosen = ask_for(games, input, print)
    return chosen.path if chosen else None


def _setup(options: argparse.Namespace, resume: Game | None, path: Path | None) -> Setup:
    return Setup(
        players=options.players,
        variant=options.variant,
        seats=_seats(options, resume.start.players if resume else options.players),
        start=options.start,
        seed=options.seed,
        resume=resume,
        resumed_from=str(path),
        save_path=options.save or path,
    )


def run_setup(options: argparse.Namespace, setup: Setup) -> int:
    """Plays the game on the screen that there is; `options` are plain and delay."""
    if not (options.plain or os.environ.get("EVORA_PLAIN")) and _can_fill_the_screen():
        try:
            from evora.terminal.fullscreen.app import run_full_screen  # noqa: PLC0415
        except ModuleNotFoundError as error:
            if error.name is None or error.name.partition(".")[0] != "prompt_toolkit":
                raise
            package = "prompt-toolkit"
            command = f"pip install {package}"
            print(text("play-no-full-screen", package=package, command=command), file=sys.stderr)
        else:
            return run_full_screen(
                setup, colour=colour_wanted(), width=terminal_width, delay=options.delay
            )
    # Nobody watches a pipe, and nobody presses Tab in one.
    delay = 0.0 if options.delay is None and not sys.stdout.isatty() else options.delay
    complete = complete_from if sys.stdin.isatty() else None
    with raising_ended():
        return run_game(
            setup, colour=colour_wanted(), width=terminal_width, delay=delay, complete=complete
        )


def _can_fill_the_screen() -> bool:
    """Whether this is a terminal that moves a cursor and shows more than ASCII."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and is_utf8()
    # Windows names no terminal, and all of its own can do this.
    return terminal and (
        os.name == "nt" or os.environ.get("TERM", "") not in ("", "dumb", "unknown")
    )


def _seats(options: argparse.Namespace, players: int) -> tuple[str, ...]:
    """The kinds of the seats; empty if the option is not given, so that the game decides."""
    if options.seats is None:
        return ()
    seats = tuple(options.seats.split(","))
    if len(seats) != players or not set(seats) <= set(SEAT_KINDS):
        kinds = ", ".join(SEAT_KINDS)
        unknown = next((seat for seat in seats if seat not in SEAT_KINDS), None)
        near = nearest(unknown, SEAT_KINDS) if unknown is not None else None
        error = UserError(
            "cli-bad-seats", players=players, kinds=kinds, value=options.seats, near=near
        )
        options.parser.error(error_text(error))
    return seats
