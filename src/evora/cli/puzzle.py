"""`evora puzzle`: positions with one best move, in the terminal."""

from __future__ import annotations

import argparse
import datetime
import random
import sys

from evora.cli.common import (
    Commands,
    add_command,
    calendar_day,
    colour_wanted,
    terminal_width,
)
from evora.cli.ending import ended_in_order
from evora.puzzles import (
    BANDS,
    SETTINGS,
    THEMES,
    Progress,
    Puzzle,
    daily,
    find,
    fitting,
    setting_of,
)
from evora.puzzles.progress import load_progress
from evora.terminal.completion import complete_from
from evora.terminal.puzzling import PuzzleOrder, run_puzzles
from evora.terminal.screen import Screen
from evora.terminal.signals import raising_ended
from evora.texts import UserError, text

# Options that say which puzzle, and those that they do not go together with.
_ALONE = {
    "id": ("setting", "theme", "difficulty", "next", "date"),
    "date": ("theme", "difficulty", "next"),
}


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "puzzle", _puzzle)
    parser.add_argument("id", metavar="ID", nargs="?", help=text("cli-argument-puzzle"))
    parser.add_argument(
        "--setting",
        choices=SETTINGS,
        metavar="SIDE-PLAYERS",
        help=text("cli-option-puzzle-setting"),
    )
    parser.add_argument(
        "--theme",
        choices=THEMES,
        metavar="THEME",
        help=f"{text('cli-option-puzzle-theme')}: {', '.join(THEMES)}",
    )
    parser.add_argument(
        "--difficulty",
        choices=BANDS,
        metavar="BAND",
        help=f"{text('cli-option-puzzle-difficulty')}: {', '.join(BANDS)}",
    )
    parser.add_argument("--next", action="store_true", help=text("cli-option-puzzle-next"))
    parser.add_argument(
        "--date", type=calendar_day, metavar="DATE", help=text("cli-option-puzzle-date")
    )
    parser.add_argument("--json", action="store_true", help=text("cli-option-puzzle-json"))


def _puzzle(options: argparse.Namespace) -> int:
    _check_alone(options)
    first = _first(options)
    if options.json:
        print(first.to_json())
        return 0
    return ended_in_order(lambda: _ask(options, first))


def _ask(options: argparse.Namespace, first: Puzzle) -> int:
    screen = Screen(input, print, colour_wanted(), terminal_width, ())
    # A script has one puzzle in mind; people go on.
    people = sys.stdin.isatty()
    order = PuzzleOrder(first, (lambda progress: _next(options, progress)) if people else None)
    complete = complete_from if people else None
    with raising_ended():
        return run_puzzles(order, screen, today=datetime.date.today(), complete=complete)


def _first(options: argparse.Namespace) -> Puzzle:
    if options.id is not None:
        return find(options.id)
    if options.next or options.theme or options.difficulty:
        chosen = _next(options, load_progress())
        if chosen is None:
            raise UserError("puzzles-left", count=0)
        return chosen
    return daily(options.date or datetime.date.today(), *_setting(options))


def _next(options: argparse.Namespace, progress: Progress) -> Puzzle | None:
    """One that was not tried, near the rating."""
    fit = fitting(*_setting(options), theme=options.theme, band=options.difficulty)
    return progress.next_of(fit, random.Random())


def _setting(options: argparse.Namespace) -> list[str]:
    """The setting if one is chosen; an id has its own, which the next puzzle keeps."""
    if options.id is not None:
        return [setting_of(options.id)]
    return [options.setting] if options.setting else []


def _check_alone(options: argparse.Namespace) -> None:
    for one, others in _ALONE.items():
        wrong = next((name for name in others if getattr(options, name)), None)
        if getattr(options, one) and wrong:
            name = {"id": "ID"}.get(one, f"--{one}")
            why = text("usage-not-with", name=f"--{wrong}")
            options.parser.error(text("usage-argument", name=name, message=why))
