"""The games that have not ended: a list of them, newest first, and which one to go on with."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from evora.errors import EvoraError
from evora.files import data_folder, problem_with, system_data_folder
from evora.game import Game
from evora.terminal.columns import align
from evora.terminal.saves import SUFFIX, is_in_use, read_game, saves_folder
from evora.texts import UserError, error_text, text

# The one save of older versions.
_OLD_NAME = f"last{SUFFIX}"
_LEAVING = ("q", "quit", "exit")


@dataclass(frozen=True)
class UnfinishedGame:
    """A game that can go on; `saved` is when its last move was kept, here and now."""

    path: Path
    game: Game
    saved: datetime.datetime

    @property
    def is_in_use(self) -> bool:
        """Whether it is being played, in another window."""
        return is_in_use(self.path)


def unfinished_games(complain: Callable[[str], None]) -> list[UnfinishedGame]:
    """The games that can go on, newest first; `complain` gets files that cannot be read."""
    found = []
    for path in _save_files():
        try:
            game = read_game(path)
            saved = datetime.datetime.fromtimestamp(path.stat().st_mtime)
        except EvoraError as error:
            complain(error_text(error))
        except OSError as error:
            complain(problem_with(path, error))
        else:
            if not game.is_over:
                found.append(UnfinishedGame(path, game, saved))
    return sorted(found, key=lambda each: (each.saved, each.path.name), reverse=True)


def _save_files() -> Iterator[Path]:
    yield from saves_folder().glob(f"[!.]*{SUFFIX}")
    # Until EVORA_DATA meant the saves as well, they were in the system's folder whatever it said.
    for folder in dict.fromkeys((data_folder(), system_data_folder())):
        path = folder / _OLD_NAME
        if path.is_file():
            yield path


def table_of(games: Sequence[UnfinishedGame]) -> list[str]:
    """A line for every game: its number, who plays, how far it is, and when it was left."""
    return [
        f" {line}" for line in align([*map(_cells, range(1, len(games) + 1), games)], left=(1,))
    ]


def _cells(number: int, each: UnfinishedGame) -> list[str]:
    game = each.game
    seats = range(1, game.start.players + 1)
    names = [game.tags.get(f"Seat{seat}", text("draw-seat", seat=seat)) for seat in seats]
    return [
        str(number),
        " - ".join(names),
        text("play-unfinished-round", round=game.position.round),
        "-".join(map(str, game.position.scores)),
        f"{each.saved:%Y-%m-%d %H:%M}",
        text("play-unfinished-open") if each.is_in_use else "",
    ]


def numbered(games: Sequence[UnfinishedGame], number: int) -> UnfinishedGame:
    """The game with a number of the list; UserError if there is none."""
    if not games:
        raise UserError("terminal-none-unfinished")
    if not 1 <= number <= len(games):
        raise UserError("terminal-bad-unfinished", count=len(games), value=str(number))
    return games[number - 1]


def ask_for(
    games: Sequence[UnfinishedGame], read: Callable[[str], str], write: Callable[[str], None]
) -> UnfinishedGame | None:
    """The game that a person chooses from the list; None if they leave."""
    write(f" {text('play-unfinished')}")
    for line in table_of(games):
        write(line)
    while True:
        try:
            typed = read(f"{text('play-which')} ").strip()
        except EOFError:
            write("")
            return None
        if typed.lower() in _LEAVING:
            return None
        try:
            return numbered(games, int(typed or 1) if (typed or "1").isdecimal() else 0)
        except UserError:
            problem = UserError("terminal-bad-unfinished", count=len(games), value=typed)
            write(f" {error_text(problem)}")
