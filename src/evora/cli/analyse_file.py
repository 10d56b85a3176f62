"""`evora analyse FILE`: the games of a file, one after another."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from errno import ENOENT
from pathlib import Path
from typing import Any

from evora._core import Cancellation, Position
from evora.cli.analyse_account import account_lines
from evora.cli.analyse_plot import GameCourse, course_lines, plot_kind, written_plot
from evora.cli.analyse_report import (
    error_lines,
    game_json,
    game_lines,
    move_json,
    move_lines,
    summary_lines,
    total_json,
)
from evora.cli.analyse_words import sentence_lines
from evora.cli.common import is_utf8, terminal_width
from evora.cli.progress import Progress
from evora.cli.records import FileError, games_of
from evora.cli.usage import complain
from evora.files import problem_with, replacing
from evora.game import Game
from evora.record import format_games
from evora.review import Analyst, GameReview, ReviewedMove, annotate, review_game, summarise
from evora.search import Analysis, Comparison, Variation
from evora.texts import UserError, error_text, text
from evora.work import on_interrupt

_MAX_WIDTH = 100


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, separators=(",", ":")), flush=True)


class FileReview:
    """All games of a file, or the one that was chosen."""

    def __init__(self, options: argparse.Namespace, analyst: Analyst, cancel: Cancellation) -> None:
        self._options = options
        self._cancel = cancel
        self._analyst = analyst
        # Where the moves go to a terminal, they are progress enough.
        self._progress = Progress() if not sys.stdout.isatty() else None
        self._moves: list[ReviewedMove] = []
        self._games = 0  # reviewed
        self._number = 0  # of the game in the file
        self._max_players = 0
        self._annotated: list[Game] = []
        self._courses: list[GameCourse] = []

    def run(self) -> int:
        """The exit code; KeyboardInterrupt after Ctrl-C, when what is done is printed."""
        for file in filter(None, (self._options.annotate, self._options.plot)):
            # Before hours of searching, not after them.
            if not Path(file).resolve().parent.is_dir():
                raise FileError(problem_with(file, OSError(ENOENT, os.strerror(ENOENT))))
        problem: FileError | None = None
        interrupted = False
        try:
            for game in self._chosen():
                with on_interrupt(self._cancel.cancel):
                    self._review(game)
                self._raise_if_cancelled()
        except FileError as error:
            problem = error
        except KeyboardInterrupt:
            interrupted = True
        self._clear()
        if self._games > 1:
            self._sum_up_all()
        self._write_files()
        if problem is not None:
            complain(error_text(problem))
        if interrupted:
            raise KeyboardInterrupt
        return 1 if problem is not None else 0

    # --- Which games and moves

    def _chosen(self) -> Iterator[Game]:
        """The games to review; an error if what was asked for is not there."""
        wanted = self._options.game
        games: Iterable[Game] = games_of(self._options.what)
        if wanted is None and self._options.plot and plot_kind(self._options.plot) == "svg":
            games = list(games)
            if len(games) > 1:
                raise UserError("analyse-plot-one")
        without_round: Game | None = None
        for self._number, game in enumerate(games, start=1):
            if wanted is None or self._number == wanted:
                if self._options.round is None or self._plies(game):
                    yield game
                else:
                    without_round = game
            if self._number == wanted:
                break
        else:
            if wanted is not None:
                key = "analyse-bad-game" if self._number else "analyse-bad-game-none"
                raise UserError(key, file=self._options.what, games=self._number, game=wanted)
        if without_round is not None and not self._games:
            first = without_round.start.round
            last, wanted = max(first, without_round.rounds), self._options.round
            raise UserError("analyse-bad-round", first=first, last=last, round=wanted)

    def _plies(self, game: Game) -> int:
        wanted = self._options.round
        if wanted is None:
            return game.plies
        return sum(
            position.round == wanted and position.to_move is not None
            for position in game.positions[:-1]
        )

    # --- One game

    def _review(self, game: Game) -> None:
        self._games += 1
        self._max_players = max(self._max_players, game.start.players)
        if not self._options.json:
            self._print([""] if self._games > 1 else [])
            self._print(game_lines(game, self._number))
        review = review_game(
            game,
            self._search,
            self._number,
            round_=self._options.round,
            compare=self._compare,
        )
        done: list[ReviewedMove] = []
        try:
            self._show(0, review.total)
            for move in review:
                self._clear()
                done.append(move)
                self._print_move(game, move)
                self._show(len(done), review.total)
        finally:
            self._moves += done
            self._sum_up(game, review, done)

    def _search(self, position: Position) -> Analysis:
        """What a search found; after Ctrl-C that would not be comparable, so there is none."""
        analysis = self._analyst.search(position)
        self._raise_if_cancelled()
        return analysis

    def _compare(self, position: Position, lines: Sequence[Variation]) -> Comparison:
        comparison = self._analyst.compare(position, lines)
        self._raise_if_cancelled()
        return comparison

    def _raise_if_cancelled(self) -> None:
        if self._cancel.cancelled:
            raise KeyboardInterrupt

    def _print_move(self, game: Game, move: ReviewedMove) -> None:
        if self._options.json:
            print_json(move_json(move))
            return
        self._print(move_lines(move, lines=self._options.lines is not None))
        if move.grade is not None:
            self._print(sentence_lines(game, move, self._width))

    def _sum_up(self, game: Game, review: GameReview, done: list[ReviewedMove]) -> None:
        self._clear()
        report = review.report()
        if self._options.annotate:
            annotate(game, done)
            self._annotated.append(game)
        played = GameCourse(self._number, game, tuple(done), report.course, report.account)
        if done and self._options.plot:  # files may be of any size: nothing is kept unasked
            self._courses.append(played)
        if self._options.json:
            print_json(game_json(game, review, self._analyst.limit, done))
        elif done:
            self._print(error_lines(done))
            self._print(["", *course_lines(played, self._width or 80, is_utf8())])
            if report.account is not None:
                self._print(["", *account_lines(report.account)])
            complete = "yes" if len(done) == review.total else "no"
            title = text("analyse-summary", game=self._number, done=complete)
            self._print(["", title, "", *summary_lines(report.seats, done, with_game=False)])

    # --- All games

    def _sum_up_all(self) -> None:
        seats = summarise(self._moves, self._max_players)
        if self._options.json:
            print_json(total_json(self._games, seats, self._moves))
        elif self._moves:
            title = text("analyse-summary-all", games=self._games)
            self._print(["", title, "", *summary_lines(seats, self._moves, with_game=True)])

    def _write_files(self) -> None:
        """What was asked for, of what is done; each file as a whole."""
        if self._options.annotate and self._annotated:
            self._write(self._options.annotate, "".join(format_games(self._annotated)))
        if self._options.plot and self._courses:
            self._write(self._options.plot, written_plot(self._options.plot, self._courses))

    def _write(self, file: str, words: str) -> None:
        try:
            with replacing(Path(file)) as stream:
                stream.write(words.encode())
        except OSError as error:
            raise FileError(problem_with(file, error)) from error
        if not self._options.json:
            self._print(["", text("analyse-written", file=file)])

    # --- Printing

    @property
    def _width(self) -> int | None:
        """Of a terminal; elsewhere sentences stay on one line."""
        if not sys.stdout.isatty():
            return None
        return min(_MAX_WIDTH, terminal_width())

    @staticmethod
    def _print(lines: Iterable[str]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def _show(self, done: int, moves: int) -> None:
        if self._progress:
            self._progress.show("analyse-progress-game", game=self._number, done=done, moves=moves)

    def _clear(self) -> None:
        if self._progress:
            self._progress.clear()
