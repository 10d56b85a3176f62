"""A whole game at the terminal: people and built-in players, line by line."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from evora import Move, Position, RoundEnded
from evora.errors import EvoraError
from evora.game import Token
from evora.plaintext import narrate
from evora.plaintext.closing_rows import closing_row_lines
from evora.terminal.choices import choice_words
from evora.terminal.ending import cut_short, finish, leave
from evora.terminal.local_game import LocalGame
from evora.terminal.prompt import Command, Nothing
from evora.terminal.questions import Complete, Questions
from evora.terminal.report import round_report
from evora.terminal.screen import Screen
from evora.terminal.setup import Setup
from evora.terminal.signals import EndedBySignal
from evora.texts import decimal, error_text, text

# Between the moves of a game that only computers play, so that it can be followed.
WATCHING_DELAY = 1.0
# Commands that a deal of the day has not.
_NOT_STRICT = ("hint", "undo", "save")


def run_game(  # noqa: PLR0913  (everything that a terminal has)
    setup: Setup,
    *,
    read: Callable[[str], str] = input,
    write: Callable[[str], None] = print,
    colour: bool,
    width: int | Callable[[], int] = 80,
    delay: float | None = 0.0,
    sleep: Callable[[float], None] = time.sleep,
    complete: Complete | None = None,
) -> int:
    """Plays a game to its end, or until a person leaves it; the exit status.

    `width` is a function where a window can change its size. `delay` is how many seconds pass after
    a computer's move; None: one if only computers play, else none. `complete` learns before every
    question what may be typed. The status is 0 for a game that is finished, or saved to be resumed,
    and 1 for one that was left and could not be saved. A wrong setup raises EvoraError before
    anything is written.
    """
    with contextlib.closing(LocalGame(setup)) as local_game:
        screen = Screen(read, write, colour, width, local_game.table.names)
        if delay is None:
            delay = 0.0 if local_game.has_people else WATCHING_DELAY
        session = _Session(local_game, screen, lambda: sleep(delay) if delay else None, complete)
        return session.run(resumed=setup.resume is not None)


class _Quit(Exception):  # noqa: N818  (a way out, no error)
    """A person leaves the game."""


class _Session:
    def __init__(
        self,
        local_game: LocalGame,
        screen: Screen,
        wait: Callable[[], None],
        complete: Complete | None,
    ) -> None:
        self._local_game = local_game
        self._game = local_game.game
        self._names = local_game.table.names
        self._screen = screen
        self._wait = wait
        self._questions = Questions(screen, complete)
        self._problem = ""  # with saving, of which the person knows

    def run(self, *, resumed: bool) -> int:
        try:
            self._screen.greet(self._local_game.table, resumed=resumed)
            while not self._game.is_over:
                self._step()
        except _Quit:
            return leave(self._local_game, self._screen)
        except (EOFError, KeyboardInterrupt):
            self._screen.write("")
            return leave(self._local_game, self._screen)
        except EndedBySignal:
            cut_short(self._local_game, self._screen)
            raise
        return finish(self._local_game, self._screen)

    # The run of the game

    def _step(self) -> None:
        position = self._game.position
        if position.phase == "deal":
            if self._game.tokens and self._local_game.has_people and not self._confirm_deal():
                return
            self._play(self._local_game.table.seed.deal(position))
            return
        move = self._local_game.only_placement(position)
        if move is None and self._local_game.is_person(position.to_move):
            move = self._ask(position)
            if move is not None:
                self._play(move)
            return
        self._play(move or self._local_game.computer_move(position))
        if not self._local_game.is_person(position.to_move):
            self._wait()

    def _play(self, token: Token) -> None:
        before = self._game.position
        known = before.closing_rows
        self._local_game.play(token)
        after = self._game.position
        events = self._game.events(len(self._game.tokens) - 1)
        if before.phase == "deal":
            self._screen.write("")
        width = self._screen.width
        self._screen.say(narrate(before, token, events, self._names, width))
        if (before.phase, after.phase) == ("offer", "tiling"):
            self._screen.write("")
        if after.phase == "offer":
            new = [hint for hint in after.closing_rows if hint not in known]
            self._screen.say(
                map(self._screen.palette.bold, closing_row_lines(new, self._names, width))
            )
        if any(isinstance(event, RoundEnded) for event in events):
            self._screen.write("")
            self._screen.say(round_report(self._game, self._names, self._screen.palette, width))
        self._tell_problem()

    def _tell_problem(self) -> None:
        """Says once that the game cannot be saved, not after every move."""
        if self._local_game.problem != self._problem:
            self._problem = self._local_game.problem
            if self._problem:
                self._screen.tell_whole(self._problem)

    # Asking a person

    def _ask(self, position: Position) -> Move | None:
        """A legal move that a person typed; None if a move was taken back instead."""
        self._screen.show_turn(position)
        assert position.to_move is not None
        key = "play-prompt-column" if position.phase == "tiling" else "play-prompt-move"
        prompt = text(key, name=self._names[position.to_move - 1])
        return self._questions.move(position, prompt, self._execute)

    def _confirm_deal(self) -> bool:
        """Waits before the next deal, which ends undo; False if a move was taken back."""
        position = self._game.position
        self._screen.write("")
        while True:
            prompt = text("play-prompt-deal", round=position.round)
            typed = self._questions.line(position, prompt)
            match typed:
                case Nothing():
                    return True
                case Command():
                    if self._execute(typed):
                        return False
                case _:
                    self._questions.complain(position, typed)

    # Commands

    def _execute(self, command: Command) -> bool:
        """Does what a command says; True if the position changed."""
        position = self._game.position
        if self._local_game.strict and command.name in _NOT_STRICT:
            self._screen.tell(text("deal-strict"))
            return False
        match command.name:
            case "help":
                self._screen.tell_help(text("play-help"))
            case "moves":
                self._screen.show_choices(position)
            case "show":
                self._screen.show_table(position)
            case "hint":
                self._hint(position)
            case "last":
                self._show_last(position)
            case "undo":
                return self._undo()
            case "save":
                self._save_as(command.argument)
            case "quit":
                raise _Quit
        return False

    def _undo(self) -> bool:
        count = self._local_game.undo()
        self._screen.tell(text("play-undone", count=count) if count else text("play-no-undo"))
        return count > 0

    def _hint(self, position: Position) -> None:
        """The engine's best move, and what it does."""
        if position.to_move is None:
            self._questions.complain(position, Nothing())
            return
        best = self._local_game.hint(position).variations[0]
        assert best.move is not None  # there are legal moves
        win = decimal(100 * best.win[position.to_move - 1], ".0f")
        self._screen.tell(text("play-hint", move=str(best.move), win=win))
        self._screen.tell(choice_words(position, best.move))

    def _show_last(self, position: Position) -> None:
        """What has happened since the last move of the player to move."""
        game, width = self._game, self._screen.width
        first = self._local_game.last_turn_of(position.to_move)
        for index in range(first, len(game.tokens)):
            before, token = game.positions[index], game.tokens[index]
            self._screen.say(narrate(before, token, game.events(index), self._names, width))

    def _save_as(self, file: str) -> None:
        try:
            self._local_game.save(Path(file).expanduser() if file else None)
        except EvoraError as error:
            self._screen.tell_whole(error_text(error))
            return
        self._screen.tell_whole(text("play-saved", file=str(self._local_game.save_path)))
