"""`evora analyse --out`: the games of many files, on all cores or a cluster, into a folder.

Reviews are written in the order of the games, so what a stopped program leaves behind is the
beginning of the whole, and the same command goes on after it.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evora._core import Cancellation
from evora.cli.analyse_report import game_json, move_json
from evora.cli.common import INTERRUPTED
from evora.cli.places import place_of
from evora.cli.progress import LOG_INTERVAL_S, Progress
from evora.cli.records import FileError, opened
from evora.data.pieces import Piece, pieces_of, read_piece
from evora.data.record_file import RecordFile
from evora.errors import EvoraError, InvalidRecordError
from evora.files import problem_with
from evora.record import format_game
from evora.review import Analyst, annotate, review_engine, review_game
from evora.search import Limit
from evora.texts import text
from evora.version import __version__
from evora.work import Report, in_order, on_interrupt, open_pool
from evora.work.folders import folder_problem, work_folder
from evora.work.results import GrowingFile

SETTINGS = "analysis.json"
REVIEWS = "reviews.jsonl"
RECORDS = "games.evora"
# How many games may wait for an earlier one; a review has some tens of kilobytes.
_AHEAD = 500
_GAME_LINE = b'{"type":"game",'


@dataclass(frozen=True)
class GameReviewText:
    """A game with its review: JSON lines as `--json` prints them, and its record with values."""

    lines: str
    record: str


@dataclass(frozen=True)
class ReviewTask:
    """Reviews games, each with the same limit and from an empty table."""

    limit: Limit
    lines: int
    threads: int
    name: str = "the analysis"

    def open(self) -> ReviewWorker:
        engine = review_engine(threads=self.threads)
        return ReviewWorker(Analyst(engine, self.limit, self.lines, Cancellation()))

    def lost(self, item: Piece, reported: Any, reason: str) -> GameReviewText:
        del reported
        where = f"{item.source}:{item.first_line}"
        raise EvoraError(f"{where}: a worker of the analysis was lost here: {reason}")

    def settings(self, files: list[str]) -> dict[str, Any]:
        """What must be the same to go on."""
        limit = {"nodes": self.limit.nodes, "depth": self.limit.depth, "ms": self.limit.ms}
        return {
            "analysis": 3,
            "evora": __version__,
            "files": files,
            **{name: value for name, value in limit.items() if value is not None},
            "lines": self.lines,
            "threads": self.threads,
        }


class ReviewWorker:
    """Reviews one game after another."""

    def __init__(self, analyst: Analyst) -> None:
        self._analyst = analyst

    def do(self, item: Piece, report: Report | None) -> GameReviewText | InvalidRecordError:
        del report
        try:
            (game,) = read_piece(item)
        except InvalidRecordError as error:
            return error
        by = self._analyst
        review = review_game(game, by.search, item.first_game, compare=by.compare)
        moves = list(review)
        summary = {**game_json(game, review, by.limit, moves), "file": item.source}
        annotate(game, moves)
        return GameReviewText(_lines([*map(move_json, moves), summary]), format_game(game))

    def close(self) -> None:
        pass


def _lines(objects: Iterable[dict[str, Any]]) -> str:
    """One line for each; how long a search took depends on the machine and is left out."""
    return "".join(
        json.dumps({key: each[key] for key in each if key != "ms"}, separators=(",", ":")) + "\n"
        for each in objects
    )


# --- The folder


class _ReviewFiles:
    """The records, and the lines of reviews, which are written after them."""

    def __init__(self, folder: Path) -> None:
        path = folder / REVIEWS
        try:
            self.count, end = _reviewed(path) if path.exists() else (0, 0)
        except OSError as error:
            raise folder_problem(path, error) from None
        self._records = RecordFile(folder / RECORDS, self.count)
        if self._records.count < self.count:
            raise EvoraError(f"{folder / RECORDS}: expected the games of {REVIEWS}")
        self._reviews = GrowingFile(path, end)

    def add(self, game: GameReviewText) -> None:
        self._records.add(game.record)
        self._reviews.append(game.lines.encode())
        self.count += 1

    def close(self) -> None:
        self._records.close()
        self._reviews.close()


def _reviewed(path: Path) -> tuple[int, int]:
    """How many games have all of their lines, and where the last of them ends."""
    count = at = end = 0
    with path.open("rb") as stream:
        for line in stream:
            at += len(line)
            if line.startswith(_GAME_LINE) and line.endswith(b"\n"):
                count, end = count + 1, at
    return count, end


# --- The command


def analyse_many(options: argparse.Namespace, limit: Limit) -> int:
    """Reviews the games that are not in the folder yet; the exit code."""
    task = ReviewTask(limit, options.lines or 1, options.threads)
    progress = Progress(log_interval=LOG_INTERVAL_S)
    interrupted = False
    folder: Path = options.out
    with (
        work_folder(
            folder,
            task.settings(options.what),
            file=SETTINGS,
            what="analysis",
            contents=(REVIEWS, RECORDS),
        ),
        contextlib.closing(_ReviewFiles(folder)) as files,
    ):
        pieces = itertools.islice(pieces_of(opened(options.what), size=1), files.count, None)
        pool = open_pool(task, _readable(pieces), place_of(options), ahead=_AHEAD)

        def interrupt() -> None:
            nonlocal interrupted
            interrupted = True
            pool.stop()

        with on_interrupt(interrupt), contextlib.closing(pool.results()) as batches:
            for reviewed in in_order(batches):
                if isinstance(reviewed, InvalidRecordError):
                    raise FileError(str(reviewed)) from reviewed
                files.add(reviewed)
                progress.show("analyse-many-progress", games=files.count)
        progress.clear()
        if interrupted:
            print(text("analyse-many-interrupted", games=files.count), file=sys.stderr)
            return INTERRUPTED
        print(text("analyse-many-done", games=files.count, folder=str(folder)))
    return 0


def _readable(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """A file that cannot be read is a problem of that file."""
    try:
        yield from pieces
    except OSError as error:
        raise FileError(problem_with(error.filename or "-", error)) from error
