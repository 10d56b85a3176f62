"""The game behind the full screen: what keys and clicks do, without any screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from evora import COLOURS, Move
from evora.errors import EvoraError
from evora.game import Token
from evora.review import ReviewedMove
from evora.terminal.fullscreen.choosing import Choosing, Take
from evora.terminal.fullscreen.looks import Looks
from evora.terminal.fullscreen.narration import sentences
from evora.terminal.fullscreen.pages import Page, help_page, log_page
from evora.terminal.fullscreen.reviewing import Reviewing
from evora.terminal.fullscreen.sources import per_row
from evora.terminal.fullscreen.view import Key, Target, ToColumn, ToLine
from evora.terminal.local_game import LocalGame
from evora.texts import decimal, error_text, text

DELAYS = (0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
_ARROWS = {"left": -1, "right": 1, "up": -1, "down": 1}


@dataclass(frozen=True)
class Job:
    """Something that takes time. `run` may be called in another thread; `paced`: it may wait."""

    kind: Literal["move", "hint", "review"]
    run: Callable[[], Any]
    version: int

    @property
    def paced(self) -> bool:
        return self.kind == "move"


@dataclass
class Looking:
    """A look back at a mistake: the table as it was, with the better move or the one played."""

    move: ReviewedMove
    better: bool = True

    @property
    def choosing(self) -> Choosing:
        choosing = Choosing(self.move.position)
        choosing.show(self.move.best if self.better else self.move.played)
        return choosing


class Control:
    """The state of a game on the screen. Everything is done by `press`, `click` and `finish`."""

    def __init__(self, local_game: LocalGame, looks: Looks, delay: float) -> None:
        self.local_game = local_game
        self.looks = looks
        self.delay = delay
        self.paused = False
        self.single = False  # one move, although it is paused
        self.choosing: Choosing | None = None
        self.page: Page | None = None
        self.reviewing: Reviewing | None = None
        self.looking: Looking | None = None
        self.entry: str | None = None  # the name of a file, while it is typed
        self.message = ""
        self.hinting = False
        self.left = False
        self.width = 80
        people = [
            seat for seat in range(1, local_game.position.players + 1) if local_game.is_person(seat)
        ]
        self.bottom = people[0] if people else 1
        self._version = 0
        self._go_on()

    # The run of the game

    @property
    def waits_for_deal(self) -> bool:
        """Whether a person is asked for the next deal, which ends undo."""
        position = self.local_game.position
        return (
            position.phase == "deal"
            and bool(self.local_game.game.tokens)
            and self.local_game.has_people
        )

    def job(self) -> Job | None:
        """What is to be done now, while nobody has to press a key for it."""
        position = self.local_game.position
        if self.reviewing is not None and not self.reviewing.finished and self.page is not None:
            return Job("review", self.reviewing.step, self._version)
        if self.hinting:
            return Job("hint", lambda: self.local_game.hint(position), self._version)
        if position.is_over or self.choosing is not None or self.waits_for_deal:
            return None
        if position.phase == "deal":
            return Job("move", lambda: self.local_game.table.seed.deal(position), self._version)
        return Job("move", lambda: self.local_game.computer_move(position), self._version)

    def is_current(self, job: Job) -> bool:
        """Whether the game is still where it was when the job began."""
        return job.version == self._version

    def finish(self, job: Job, result: Any) -> None:
        """Takes what a job has found, unless the game has changed since."""
        if not self.is_current(job):
            return
        if job.kind == "review":
            if self.reviewing is not None:
                self.reviewing.add(result)
        elif job.kind == "hint":
            if self.hinting:
                self.hinting = False
                self._show_hint(result.variations[0].move, result.variations[0].win)
        else:
            self.single = False
            self._play(result)

    def _play(self, token: Token) -> None:
        self.local_game.game.play(token)
        self._go_on()

    def _go_on(self) -> None:
        """Plays what needs no question, and asks those who have a choice."""
        self._version += 1
        self.hinting = False
        self.message = ""
        self.choosing = None
        game = self.local_game.game
        while True:
            position = game.position
            only = self.local_game.only_placement(position)
            if position.phase == "deal" and not game.tokens:
                game.play(self.local_game.table.seed.deal(position))
            elif only is not None and self.local_game.is_person(position.to_move):
                game.play(only)
            else:
                break
        # Before anybody sees it: what is on the screen is in the file.
        self.local_game.keep()
        self.message = self.local_game.problem
        if self.local_game.is_choice(position):
            assert position.to_move is not None
            self.bottom = position.to_move
            self.choosing = Choosing(position)

    def _show_hint(self, move: Move | None, win: tuple[float, ...]) -> None:
        if move is None or self.choosing is None:
            return
        self.choosing.show(move)
        share = decimal(100 * win[self.bottom - 1], ".0f")
        self.message = text("play-hint", move=str(move), win=share)

    # Keys

    def press(self, key: str) -> None:
        """A key: a letter, a digit, or a name such as 'enter' and 'left'."""
        if self.entry is not None:
            self._type_name(key)
        elif self.looking is not None:
            self._press_looking(self.looking, key)
        elif self.page is not None:
            self._press_on_page(key)
        elif not self._press_on_table(key):
            self._command(key.lower() if key != "S" else key)

    def _press_on_table(self, key: str) -> bool:
        """Keys that choose a move or deal; False for all others."""
        if self.waits_for_deal and key == "enter":
            self._play(self.local_game.table.seed.deal(self.local_game.position))
            return True
        choosing = self.choosing
        if choosing is None:
            return False
        known = True
        move = None
        match key:
            case "left" | "right":
                choosing.step(_ARROWS[key])
            case "up" | "down":
                factories = len(self.local_game.position.factories)
                choosing.step_row(_ARROWS[key], per_row(factories, self.width))
            case "enter":
                move = choosing.confirm()
            case "escape":
                choosing.back()
            case _ if key.isascii() and key.isdigit():
                move = choosing.type_digit(int(key))
            case _ if len(key) == 1 and key.upper() in COLOURS:
                choosing.type_colour(key.upper())
            case _:
                known = False
        if known:
            self.message = ""
            self.hinting = False  # one who goes on choosing needs none
        if move is not None:
            self._play(move)
        return known

    def _command(self, key: str) -> None:
        match key:
            case "?":
                self.page = help_page(self.looks)
            case "h" | "u" | "s" | "S" if self.local_game.strict:
                self.message = text("deal-strict")
            case "h":
                self._ask_for_hint()
            case "u" if not self.local_game.position.is_over:
                self._undo()
            case "l":
                self.page = log_page(sentences(self.local_game, self.bottom), self.looks)
            case "s":
                self._save(None)
            case "S":
                self.entry = str(self.local_game.save_path)
            case "v" if self.local_game.position.is_over:
                self._review()
            case "q" | "interrupt":
                self.left = True
            case _:
                self._press_for_pace(key)

    def _press_for_pace(self, key: str) -> None:
        at = min(range(len(DELAYS)), key=lambda index: abs(DELAYS[index] - self.delay))
        match key:
            case " " | "p":
                self.paused = not self.paused
            case "n":
                self.paused = self.single = True
            case "+" | "=":
                self.delay = DELAYS[max(0, at - 1)]
            case "-":
                self.delay = DELAYS[min(len(DELAYS) - 1, at + 1)]
            case _:
                pass

    def _press_on_page(self, key: str) -> None:
        assert self.page is not None
        reviewing = self.reviewing
        on_review = reviewing is not None and self.page is reviewing.page
        match key:
            case "up" | "down" if on_review and reviewing and reviewing.mistakes:
                reviewing.step_mistake(_ARROWS[key])
            case "enter" if on_review and reviewing and reviewing.mistake:
                self.looking = Looking(reviewing.mistake)
            case "up" | "down":
                self.page.scroll(_ARROWS[key])
            case "pageup" | "pagedown" | " ":
                self.page.scroll(self.page.room * (-1 if key == "pageup" else 1))
            case "home" | "end":
                self.page.scroll(self.page.total * (-1 if key == "home" else 1))
            case "interrupt":
                self.left = True
            case "escape" | "enter" | "q" | "l" | "?" | "v":
                self.page = None
            case _:
                pass

    def _press_looking(self, looking: Looking, key: str) -> None:
        match key:
            case "enter" | "left" | "right" | " ":
                looking.better = not looking.better
            case "up" | "down" if self.reviewing is not None:
                self.reviewing.step_mistake(_ARROWS[key])
                if self.reviewing.mistake is not None:
                    self.looking = Looking(self.reviewing.mistake)
            case "interrupt":
                self.left = True
            case "escape" | "q" | "v":
                self.looking = None
            case _:
                pass

    def _type_name(self, key: str) -> None:
        """The name of the file to save in."""
        assert self.entry is not None
        match key:
            case "enter":
                name, self.entry = self.entry, None
                self._save(Path(name).expanduser() if name.strip() else None)
            case "escape" | "interrupt":
                self.entry = None
            case "backspace":
                self.entry = self.entry[:-1]
            case _ if len(key) == 1 and key.isprintable():
                self.entry += key
            case _:
                pass

    # Clicks

    def click(self, target: Target) -> None:
        """Something that can be clicked: tiles, a line, a space of the wall, a key."""
        if isinstance(target, Key):
            self.press(target.press)
            return
        choosing = self.choosing
        if choosing is None or self.page is not None:
            return
        self.message = ""
        move = None
        match target:
            case Take():
                choosing.choose_take(target)
            case ToLine() if choosing.stage == "line":
                move = choosing.choose_line(target.line)
            case ToColumn() if choosing.stage == "column":
                move = choosing.choose_column(target.column)
            case _:
                pass
        if move is not None:
            self._play(move)

    # Commands

    def _ask_for_hint(self) -> None:
        if self.choosing is not None:
            self.hinting = True
            self.message = text("screen-looking")

    def _undo(self) -> None:
        count = self.local_game.undo()
        if count:
            self._go_on()
        undone = text("play-undone", count=count) if count else text("play-no-undo")
        self.message = self.local_game.problem or undone

    def _save(self, path: Path | None) -> None:
        try:
            self.local_game.save(path)
        except EvoraError as error:
            self.message = error_text(error)
            return
        if not self.local_game.game.is_over:
            self.message = text("play-saved", file=str(self.local_game.save_path))

    def _review(self) -> None:
        if self.reviewing is None:
            self.reviewing = Reviewing(
                self.local_game.game, self.local_game.table.names, self.looks
            )
        self.page = self.reviewing.page

    def cancel(self) -> None:
        """Makes what runs in another thread answer soon."""
        self.local_game.cancel()
        if self.reviewing is not None:
            self.reviewing.cancel()
