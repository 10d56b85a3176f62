"""The file that a game is kept in: where it lies, who writes it, and what it may replace."""

from __future__ import annotations

import contextlib
import datetime
import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from evora.errors import EvoraError
from evora.files import data_folder, lock, problem_with, replacing
from evora.game import Game
from evora.record import format_game, parse_game
from evora.texts import UserError

SUFFIX = ".evora"
# Older ones make room: every game that was finished once would fill any disk in the end.
MAX_FINISHED = 1000

_FIRST_TAG = b"[Evora "
_LOCK_SUFFIX = ".lock"
_DAY_SECONDS = 24 * 60 * 60


def saves_folder() -> Path:
    """Where games are that have not ended, each in a file of its own."""
    return data_folder() / "saves"


def finished_folder() -> Path:
    """Where the records of games are that have ended."""
    return data_folder() / "finished"


# --- Reading and writing


def save_game(game: Game, path: Path) -> None:
    """Writes the record of the game; a file that is no record is never replaced."""
    _check_record(path)
    record = format_game(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path, private=True) as file:  # a save holds its seed
            file.write(record.encode())
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error


def load_game(path: Path) -> Game:
    """The unfinished game of a file; an EvoraError names the file and what is wrong."""
    game = read_game(path)
    check_unfinished(game, str(path))
    return game


def read_game(path: Path) -> Game:
    """The one game of a file, finished or not; an EvoraError names the file and what is wrong."""
    try:
        record = path.read_text("utf-8")
    except FileNotFoundError as error:
        raise UserError("terminal-no-save", file=str(path)) from error
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error
    except UnicodeDecodeError as error:
        raise UserError("terminal-not-a-record", file=str(path)) from error
    return parse_game(record, str(path))


def check_unfinished(game: Game, source: str) -> None:
    """Refuses a game that is over: it cannot be resumed."""
    if "End" in game.tags:
        raise UserError("terminal-ended-early", file=source, end=game.tags["End"])
    if game.position.is_over:
        raise UserError("terminal-finished", file=source, result=game.result)


def _check_record(path: Path) -> None:
    """Refuses a file that may not be replaced: neither empty nor a record."""
    try:
        if not path.exists():
            return
        with path.open("rb") as file:
            start = file.read(len(_FIRST_TAG))
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error
    if start not in (b"", _FIRST_TAG) or not path.is_file():
        raise UserError("terminal-not-a-record", file=str(path))


# --- The file of a game that is being played


class Save:
    """The file of a game. Until it is closed, nobody else plays the game of that file."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        """Without a path a new file in the folder of saves.

        A file that is there already must be empty, or hold this game as it is, or one that is over
        or that nobody has played.
        """
        if path is None:
            _sweep(saves_folder())
            self.path, self._lock = _new_file()
        else:
            self.path, self._lock = path, _claim(path)
        self._locked_path = self.path
        try:
            _check_replaceable(self.path, game)
            # What the game itself has made goes along when it moves to another file.
            self._goes_along = self.is_automatic or not self.path.exists()
        except BaseException:
            self.close()
            raise

    @property
    def is_automatic(self) -> bool:
        """Whether it lies in the folder of saves, so that nobody has to know its name."""
        return self.path.parent == saves_folder()

    def write(self, game: Game) -> None:
        """Writes the game; one that is over leaves the folder of saves."""
        save_game(game, self.path)
        if game.is_over and self.is_automatic:
            with contextlib.suppress(OSError):  # then it stays: it is whole there, too
                self._file_away()

    def drop(self) -> None:
        """Gives the file up, because the game is kept in another one."""
        if self._goes_along:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Lets others play the game; more than once does no harm."""
        if self._lock is not None:
            _release(self._lock, self._locked_path)
            self._lock = None

    def _file_away(self) -> None:
        target = finished_folder() / self.path.name
        target.parent.mkdir(parents=True, exist_ok=True)
        self.path.replace(target)
        self.path = target
        names = sorted(file.name for file in target.parent.glob(f"*{SUFFIX}"))
        for name in names[:-MAX_FINISHED]:  # names begin with the date
            (target.parent / name).unlink(missing_ok=True)


def is_in_use(path: Path) -> bool:
    """Whether the game of a file is being played."""
    if not _lock_path(path).exists():
        return False
    try:
        found = _claim(path)
    except UserError:
        return True
    if found is not None:
        _release(found, path)
    return False


def _new_file() -> tuple[Path, IO[bytes] | None]:
    """A free name, which is nobody else's from now on: two may begin in the same second."""
    folder, now = saves_folder(), datetime.datetime.now()
    for number in itertools.count(1):
        name = f"{now:%Y-%m-%d-%H%M%S}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        path = folder / name
        try:
            claimed = _claim(path)
        except UserError:
            continue
        if not path.exists() and not (finished_folder() / name).exists():
            return path, claimed
        if claimed is not None:
            _release(claimed, path)
    raise AssertionError  # there are enough numbers


def _check_replaceable(path: Path, game: Game) -> None:
    """Refuses to put a game in the place of one that can go on, or of anything but one game."""
    _check_record(path)
    if not path.exists() or not path.stat().st_size:
        return
    there = read_game(path)
    same = (there.start, there.tokens) == (game.start, game.tokens)
    if there.moves and not there.is_over and not same:
        raise UserError("terminal-other-game", file=str(path))


# --- Locks, and what programs leave behind that are killed


def _claim(path: Path) -> IO[bytes] | None:
    """Keeps others from playing the game of a file; UserError while somebody does.

    None where no lock can be made: writing the game will say why.
    """
    lock_path = _lock_path(path)
    while True:
        try:
            lock_path.parent.mkdir(parents=True, exist_ok=True)
            locked = lock(lock_path)
        except BlockingIOError:
            raise UserError("terminal-in-use", file=str(path)) from None
        except OSError:
            return None
        # The one who had it before may have removed it since it was opened.
        with contextlib.suppress(OSError):
            if os.path.samestat(os.fstat(locked.fileno()), lock_path.stat()):
                return locked
        locked.close()


def _release(locked: IO[bytes], path: Path) -> None:
    with contextlib.suppress(OSError):
        _lock_path(path).unlink()
    locked.close()


def _lock_path(path: Path) -> Path:
    """Beside the file, which itself is replaced at every move."""
    real = path.resolve()
    return real.with_name(f".{real.name}{_LOCK_SUFFIX}")


def _sweep(folder: Path) -> None:
    """Removes locks and half-written drafts that were left more than a day ago."""
    for path in _left_behind(folder):
        with contextlib.suppress(OSError):  # also a lock that somebody has
            if path.name.endswith(_LOCK_SUFFIX):
                lock(path).close()
            path.unlink()


def _left_behind(folder: Path) -> Iterator[Path]:
    old = time.time() - _DAY_SECONDS
    with contextlib.suppress(OSError):
        for path in folder.glob(".*"):
            if path.stat().st_mtime < old:
                yield path
