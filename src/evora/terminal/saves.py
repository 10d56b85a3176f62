"""Where games are saved, how, and which can be resumed."""

from __future__ import annotations

from pathlib import Path

from evora.errors import EvoraError
from evora.files import data_folder, problem_with, replacing
from evora.game import Game
from evora.record import format_game, parse_game
from evora.texts import UserError

_FIRST_TAG = b"[Evora "


def default_save_path() -> Path:
    """last.evora in the user's data folder."""
    return data_folder() / "last.evora"


def save_game(game: Game, path: Path) -> None:
    """Writes the record of the game; a file that is no record is never replaced."""
    if path.exists() and not _is_record(path):
        raise UserError("terminal-not-a-record", file=str(path))
    record = format_game(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path, private=True) as file:  # a save holds its seed
            file.write(record.encode())
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error


def load_game(path: Path) -> Game:
    """The unfinished game of a file; an EvoraError names the file and what is wrong."""
    try:
        record = path.read_text("utf-8")
    except FileNotFoundError as error:
        raise UserError("terminal-no-save", file=str(path)) from error
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error
    except UnicodeDecodeError as error:
        raise UserError("terminal-not-a-record", file=str(path)) from error
    game = parse_game(record, str(path))
    check_unfinished(game, str(path))
    return game


def check_unfinished(game: Game, source: str) -> None:
    """Refuses a game that is over: it cannot be resumed."""
    if "End" in game.tags:
        raise UserError("terminal-ended-early", file=source, end=game.tags["End"])
    if game.position.is_over:
        raise UserError("terminal-finished", file=source, result=game.result)


def _is_record(path: Path) -> bool:
    """Whether a file may be replaced: an empty one, or a record."""
    try:
        with path.open("rb") as file:
            start = file.read(len(_FIRST_TAG))
    except OSError as error:
        raise EvoraError(problem_with(path, error)) from error
    return start in (b"", _FIRST_TAG)
