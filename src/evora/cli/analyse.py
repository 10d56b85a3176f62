"""`evora analyse`: the best moves of a position, or what the moves of a game cost."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from evora._core import Position
from evora.cli.analyse_report import (
    game_lines,
    move_json,
    move_lines,
    position_json,
    position_lines,
    summary_json,
    summary_lines,
)
from evora.cli.common import INTERRUPTED, Commands, add_command, whole_number
from evora.cli.progress import Progress
from evora.cli.records import FileError, games_of, report_problem
from evora.errors import InvalidPositionError
from evora.game import Game
from evora.review import Analyst, ReviewedMove, review_game, summarise
from evora.search import Analysis, Cancellation, Engine, Limit, Report
from evora.texts import text

_POSITION_MS = 1000
_FILE_MS = 200
_POSITION_LINES = 3
_MAX_THREADS = 256
_REPORT_MS = 200


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "analyse", _analyse)
    parser.add_argument("what", metavar="FILE|POSITION", help=text("analyse-argument-what"))
    limits = parser.add_mutually_exclusive_group()
    number = whole_number(1)
    ms_help = text("analyse-option-ms", position=_POSITION_MS, file=_FILE_MS)
    limits.add_argument("--ms", type=number, metavar="N", help=ms_help)
    limits.add_argument("--nodes", type=number, metavar="N", help=text("analyse-option-nodes"))
    limits.add_argument("--depth", type=number, metavar="N", help=text("analyse-option-depth"))
    lines_help = text("analyse-option-lines", lines=_POSITION_LINES)
    parser.add_argument("--lines", type=number, metavar="K", help=lines_help)
    threads_help = text("analyse-option-threads")
    parser.add_argument("--threads", type=_threads, default=1, metavar="T", help=threads_help)
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))


def _threads(value: str) -> int:
    """An argument type: a number of threads."""
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:12]) <= _MAX_THREADS):
        message = text("analyse-bad-threads", max=_MAX_THREADS, value=value)
        raise argparse.ArgumentTypeError(message)
    return int(value)


def _analyse(options: argparse.Namespace) -> int:
    try:
        position = Position(options.what)
    except InvalidPositionError:
        # Names of files rarely have spaces; positions always do.
        if not options.what or (" " in options.what and not _exists(options.what)):
            raise
        return _Review(options).run()
    return _analyse_position(position, options)


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # a name that no file can have
        return False


def _limit(options: argparse.Namespace, default_ms: int) -> Limit:
    if options.nodes is not None:
        return Limit(nodes=options.nodes)
    if options.depth is not None:
        return Limit(depth=options.depth)
    return Limit(ms=options.ms or default_ms)


def _print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, separators=(",", ":")), flush=True)


@contextmanager
def _cancelled_by_ctrl_c(cancel: Cancellation) -> Iterator[None]:
    """Ctrl-C cancels the search instead of raising, so that what was found is not lost."""
    if threading.current_thread() is not threading.main_thread():  # the only one that gets signals
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: cancel.cancel())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- A position


def _analyse_position(position: Position, options: argparse.Namespace) -> int:
    engine = Engine(threads=options.threads)
    limit = _limit(options, _POSITION_MS)
    progress = Progress()

    def show(analysis: Analysis) -> None:
        if analysis.variations:
            move = str(analysis.move)
            progress.show("analyse-progress", depth=analysis.depth, nodes=analysis.nodes, move=move)

    # Reports cost time: only where a terminal shows them.
    report = Report(show, _REPORT_MS) if sys.stderr.isatty() else None
    cancel = Cancellation()
    with _cancelled_by_ctrl_c(cancel):
        analyst = Analyst(engine, limit, options.lines or _POSITION_LINES, cancel)
        analysis = analyst.search(position, report)
    progress.clear()
    if options.json:
        _print_json(position_json(position, analysis))
    elif analysis.variations:
        print("\n".join(position_lines(position, analysis)))
    else:
        print(text("analyse-nothing"))
    return _report_stop() if analysis.cancelled else 0


def _report_stop() -> int:
    sys.stdout.flush()
    print(text("analyse-interrupted"), file=sys.stderr)
    return INTERRUPTED


# --- A file


class _Review:
    """All games of a file, one after another."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._options = options
        engine = Engine(threads=options.threads)
        self._cancel = Cancellation()
        limit = _limit(options, _FILE_MS)
        self._analyst = Analyst(engine, limit, options.lines or 1, self._cancel)
        # Where the moves go to a terminal, they are progress enough.
        self._progress = Progress() if not sys.stdout.isatty() else None
        self._moves: list[ReviewedMove] = []
        self._games = 0
        self._max_players = 0

    def run(self) -> int:
        problem: FileError | None = None
        interrupted = False
        try:
            for game in games_of(self._options.what):
                with _cancelled_by_ctrl_c(self._cancel):
                    self._review(game)
                if self._cancel.cancelled:
                    raise KeyboardInterrupt
        except FileError as error:
            problem = error
        except KeyboardInterrupt:
            interrupted = True
        self._clear()
        if self._games > 1:
            self._sum_up_all()
        if interrupted:
            return _report_stop()
        if problem is not None:
            report_problem(problem)
            return 1
        return 0

    def _review(self, game: Game) -> None:
        self._games += 1
        self._max_players = max(self._max_players, game.start.players)
        if not self._options.json:
            self._print([""] if self._games > 1 else [])
            self._print(game_lines(game, self._games))
        done: list[ReviewedMove] = []
        try:
            for move in self._reviewed(game, done):
                done.append(move)
                self._print_move(move)
        finally:
            self._moves += done
            self._sum_up(game, done)

    def _search(self, position: Position) -> Analysis:
        """What a search found; after Ctrl-C that would not be comparable, so there is none."""
        analysis = self._analyst.search(position)
        if self._cancel.cancelled:
            raise KeyboardInterrupt
        return analysis

    def _reviewed(self, game: Game, done: list[ReviewedMove]) -> Iterator[ReviewedMove]:
        count = game.plies
        self._show(len(done), count)
        for move in review_game(game, self._search, self._games):
            self._clear()
            yield move
            self._show(len(done), count)

    def _print_move(self, move: ReviewedMove) -> None:
        if self._options.json:
            _print_json(move_json(move))
        else:
            self._print(move_lines(move, lines=self._options.lines is not None))

    def _sum_up(self, game: Game, done: list[ReviewedMove]) -> None:
        self._clear()
        seats = summarise(done, game.start.players)
        complete = len(done) == game.plies
        if self._options.json:
            names = [game.tags.get(f"Seat{seat.seat}") for seat in seats]
            head = {"type": "game", "game": self._games, "complete": complete, "names": names}
            _print_json(summary_json(seats, done, head))
        elif done:
            title = text("analyse-summary", game=self._games, done="yes" if complete else "no")
            self._print(["", title, "", *summary_lines(seats, done, with_game=False)])

    def _sum_up_all(self) -> None:
        seats = summarise(self._moves, self._max_players)
        if self._options.json:
            head = {"type": "total", "games": self._games}
            _print_json(summary_json(seats, self._moves, head))
        elif self._moves:
            title = text("analyse-summary-all", games=self._games)
            self._print(["", title, "", *summary_lines(seats, self._moves, with_game=True)])

    @staticmethod
    def _print(lines: Iterable[str]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def _show(self, done: int, moves: int) -> None:
        if self._progress:
            self._progress.show("analyse-progress-game", game=self._games, done=done, moves=moves)

    def _clear(self) -> None:
        if self._progress:
            self._progress.clear()
