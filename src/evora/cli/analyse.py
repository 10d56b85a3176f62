"""`evora analyse`: the best moves of a position, or what the moves of a game cost."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from evora._core import Position
from evora.cli.analyse_file import FileReview, print_json
from evora.cli.analyse_plot import plot_kind
from evora.cli.analyse_report import position_json, position_lines
from evora.cli.common import INTERRUPTED, Commands, add_command, whole_number
from evora.cli.places import add_place_options
from evora.cli.progress import Progress
from evora.errors import InvalidPositionError
from evora.review import FILE_LIMIT, Analyst, review_engine
from evora.search import DEFAULT_LIMIT, Analysis, Cancellation, Engine, Limit, Report
from evora.texts import text
from evora.work import on_interrupt

_POSITION_LINES = 3
_MAX_THREADS = 256
_REPORT_MS = 200


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "analyse", _analyse)
    what_help = text("analyse-argument-what")
    parser.add_argument("what", metavar="FILE|POSITION", nargs="+", help=what_help)
    limits = parser.add_mutually_exclusive_group()
    number = whole_number(1)
    ms_help = text("analyse-option-ms", position=DEFAULT_LIMIT.ms, file=FILE_LIMIT.ms)
    limits.add_argument("--ms", type=number, metavar="N", help=ms_help)
    limits.add_argument("--nodes", type=number, metavar="N", help=text("analyse-option-nodes"))
    limits.add_argument("--depth", type=number, metavar="N", help=text("analyse-option-depth"))
    lines_help = text("analyse-option-lines", lines=_POSITION_LINES)
    parser.add_argument("--lines", type=number, metavar="K", help=lines_help)
    threads_help = text("analyse-option-threads")
    parser.add_argument("--threads", type=_threads, default=1, metavar="T", help=threads_help)
    parser.add_argument("--game", type=number, metavar="N", help=text("analyse-option-game"))
    parser.add_argument("--round", type=number, metavar="R", help=text("analyse-option-round"))
    annotate_help = text("analyse-option-annotate")
    parser.add_argument("--annotate", metavar="OUT", help=annotate_help)
    parser.add_argument("--plot", metavar="OUT", help=text("analyse-option-plot"))
    parser.add_argument("--json", action="store_true", help=text("cli-option-json"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=text("analyse-option-out"))
    add_place_options(parser, "analyse-option-jobs")


def _threads(value: str) -> int:
    """An argument type: a number of threads."""
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:12]) <= _MAX_THREADS):
        message = text("analyse-bad-threads", max=_MAX_THREADS, value=value)
        raise argparse.ArgumentTypeError(message)
    return int(value)


def _analyse(options: argparse.Namespace) -> int:
    if options.out is not None:
        return _analyse_many(options)
    for option in ("jobs", "on"):
        if getattr(options, option) is not None:
            options.parser.error(text("analyse-many-only", option=f"--{option}"))
    if len(options.what) > 1:
        options.parser.error(text("analyse-many-files"))
    options.what = options.what[0]
    try:
        position = Position(options.what)
    except InvalidPositionError:
        # Names of files rarely have spaces; positions always do.
        if not options.what or (" " in options.what and not _exists(options.what)):
            raise
        return _analyse_file(options)
    for option in ("game", "round", "annotate", "plot"):
        if getattr(options, option) is not None:
            options.parser.error(text("analyse-only-files", option=f"--{option}"))
    return _analyse_position(position, options)


def _analyse_many(options: argparse.Namespace) -> int:
    from evora.cli.analyse_many import analyse_many  # noqa: PLC0415  (most do without)

    for option in ("game", "round", "annotate", "plot", "json"):
        if getattr(options, option):
            options.parser.error(text("analyse-many-not", option=f"--{option}"))
    return analyse_many(options, _limit(options, FILE_LIMIT))


def _analyse_file(options: argparse.Namespace) -> int:
    if options.plot is not None and plot_kind(options.plot) is None:
        options.parser.error(text("analyse-bad-plot", file=options.plot))
    cancel = Cancellation()
    engine = review_engine(threads=options.threads)
    analyst = Analyst(engine, _limit(options, FILE_LIMIT), options.lines or 1, cancel)
    try:
        return FileReview(options, analyst, cancel).run()
    except KeyboardInterrupt:
        return _report_stop()


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # a name that no file can have
        return False


def _limit(options: argparse.Namespace, default: Limit) -> Limit:
    if options.nodes is not None:
        return Limit(nodes=options.nodes)
    if options.depth is not None:
        return Limit(depth=options.depth)
    return Limit(ms=options.ms) if options.ms is not None else default


# --- A position


def _analyse_position(position: Position, options: argparse.Namespace) -> int:
    engine = Engine(threads=options.threads)
    limit = _limit(options, DEFAULT_LIMIT)
    progress = Progress()

    def show(analysis: Analysis) -> None:
        if analysis.variations:
            move = str(analysis.move)
            progress.show("analyse-progress", depth=analysis.depth, nodes=analysis.nodes, move=move)

    # Reports cost time: only where a terminal shows them.
    report = Report(show, _REPORT_MS) if sys.stderr.isatty() else None
    cancel = Cancellation()
    # What was found until Ctrl-C is not lost.
    with on_interrupt(cancel.cancel):
        lines = min(options.lines or _POSITION_LINES, max(1, len(position.legal_moves)))
        analysis = engine.analyse(
            position, limit, lines=lines, seed=0, report=report, cancel=cancel
        )
    progress.clear()
    if options.json:
        print_json(position_json(position, analysis))
    elif analysis.variations:
        print("\n".join(position_lines(position, analysis)))
    else:
        print(text("analyse-nothing"))
    return _report_stop() if analysis.cancelled else 0


def _report_stop() -> int:
    sys.stdout.flush()
    print(text("analyse-interrupted"), file=sys.stderr)
    return INTERRUPTED
