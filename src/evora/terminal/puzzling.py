"""Puzzles at the terminal, line by line: a position is shown, a move asked for and judged."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass

from evora import Move
from evora.errors import EvoraError
from evora.puzzles import Progress, Puzzle, daily, day_of, setting_of
from evora.puzzles.progress import load_progress, save_progress
from evora.search import Engine
from evora.terminal.prompt import COMMAND_WORDS, Command, Nothing
from evora.terminal.puzzle_words import (
    hint_words,
    number_words,
    refutation,
    refutation_words,
    solution_words,
    task_words,
    theme_words,
    title_words,
    why_words,
)
from evora.terminal.questions import Complete, Questions
from evora.terminal.screen import Screen
from evora.terminal.wrapping import pack
from evora.texts import error_text, text

# What can be typed, and the command that it stands for.
_AS_IN_GAMES = ("help", "moves", "show", "hint", "quit")
WORDS = {word: name for word, name in COMMAND_WORDS.items() if name in _AS_IN_GAMES}
WORDS["solution"] = "solution"
_HASH_MB = 16


@dataclass(frozen=True)
class PuzzleOrder:
    """Which puzzles come: the first, and `following`, if anybody wants more."""

    first: Puzzle
    following: Callable[[Progress], Puzzle | None] | None = None


class _Quit(Exception):  # noqa: N818  (a way out, no error)
    """Somebody has had enough."""


def run_puzzles(
    order: PuzzleOrder, screen: Screen, *, today: datetime.date, complete: Complete | None = None
) -> int:
    """Asks for one puzzle after another until somebody leaves; the exit status."""
    session = _Session(screen, today, complete)
    puzzle: Puzzle | None = order.first
    try:
        while puzzle is not None:
            session.solve(puzzle)
            if order.following is None:
                break
            puzzle = order.following(session.progress)
            if puzzle is None:
                screen.tell(text("puzzles-left", count=0))
            else:
                session.wait_for_next(puzzle)
    except _Quit:
        pass
    except (EOFError, KeyboardInterrupt):
        screen.write("")
    session.tell_numbers()
    return 0


class _Session:
    def __init__(self, screen: Screen, today: datetime.date, complete: Complete | None) -> None:
        self._screen = screen
        self._today = today
        self._questions = Questions(screen, complete, WORDS)
        self._engine: Engine | None = None
        self.progress = load_progress()

    def solve(self, puzzle: Puzzle) -> None:
        """Until it is solved or the solution was asked for."""
        self._screen.write("")
        is_daily = puzzle == daily(self._today, setting_of(puzzle.id))
        self._screen.tell(title_words(puzzle, daily=is_daily), self._screen.palette.bold)
        self._screen.show_turn(puzzle.position)
        self._screen.tell(task_words(puzzle))
        day = day_of(self._today) if is_daily else None
        while True:
            asked = text("puzzle-prompt")
            move = self._questions.move(
                puzzle.position, asked, lambda command: self._execute(puzzle, command)
            )
            solved = puzzle.solved_by(move)
            gained = self._note(puzzle, solved, day)
            if move is not None and not solved:
                self._refute(puzzle, move)
                self._tell_rating(gained)
                continue
            if solved:
                self._screen.tell(text("lesson-right"), self._bold)
            self._explain(puzzle)
            self._tell_rating(gained)
            return

    def wait_for_next(self, puzzle: Puzzle) -> None:
        self._screen.write("")
        while True:
            typed = self._questions.line(puzzle.position, text("puzzle-prompt-next"))
            if isinstance(typed, Nothing):
                return
            if typed == Command("quit"):
                raise _Quit

    def tell_numbers(self) -> None:
        """How it goes, once something was tried."""
        if self.progress.tries:
            parts = number_words(self.progress, day_of(self._today))
            self._screen.say(f" {line}" for line in pack(parts, self._screen.width - 1))

    # Verdicts

    def _refute(self, puzzle: Puzzle, move: Move) -> None:
        if self._engine is None:
            self._engine = Engine(hash_mb=_HASH_MB)
        self._screen.tell(text("lesson-wrong"), self._bold)
        found = refutation(puzzle, move, self._engine)
        for sentence in refutation_words(puzzle, move, found):
            self._screen.tell(sentence)
        self._screen.tell(text("puzzle-try-again"))

    def _explain(self, puzzle: Puzzle) -> None:
        for sentence in (solution_words(puzzle), *why_words(puzzle)):
            self._screen.tell(sentence)
        self._screen.tell(theme_words(puzzle), self._screen.palette.dim)

    def _bold(self, line: str) -> str:
        return self._screen.palette.bold(line)

    # Progress

    def _note(self, puzzle: Puzzle, solved: bool, day: int | None) -> int | None:
        """Keeps a try; by how much it changed the rating, None if it did not count."""
        try:
            before = load_progress()  # another window may have added to it
            self.progress = before.noted(puzzle, solved, day)
            if self.progress != before:
                save_progress(self.progress)
        except EvoraError as error:
            self._screen.tell_whole(error_text(error))
            return None
        if self.progress.tries == before.tries:
            return None
        return self.progress.rating - before.rating

    def _tell_rating(self, gained: int | None) -> None:
        if gained is not None:
            rating = self.progress.rating
            self._screen.tell(text("puzzle-rating", rating=rating, change=f"{gained:+d}"))

    # Commands

    def _execute(self, puzzle: Puzzle, command: Command) -> bool:
        """Does what a command says; True if the solution was asked for."""
        match command.name:
            case "help":
                self._screen.tell_help(text("puzzle-help"))
            case "moves":
                self._screen.show_choices(puzzle.position)
            case "show":
                self._screen.show_table(puzzle.position)
            case "hint":
                self._screen.tell(hint_words(puzzle))
            case "solution":
                return True
            case "quit":
                raise _Quit
        return False
