"""Players that are Python code of the user: a class, an object or a function that chooses moves."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from evora._core import Move, Position
from evora.errors import EvoraError, did_you_mean
from evora.players.errors import PlayerError
from evora.players.player import Player, check_choice


class OwnPlayer(Player):
    """Plays what an object with `choose(position)`, or a function of a position, answers.

    The answer is anything that names a legal move: the move, its text or its action id.
    `new_game(seed)`, `set_clock(left, increment)`, `cancel()` and `close()` are called where the
    object has them.
    """

    def __init__(self, own: Any) -> None:
        choose = getattr(own, "choose", own)
        if not callable(choose):
            expected = "expected a player with choose(position), or a function"
            raise EvoraError(f"player: {expected}, got {type(own).__name__}")
        self.own = own
        self._choose = choose

    def new_game(self, seed: int) -> None:
        self._tell("new_game", seed)

    def set_clock(self, left: float, increment: float) -> None:
        self._tell("set_clock", left, increment)

    def choose(self, position: Position) -> Move:
        check_choice(position)
        answer = self._choose(position)
        try:
            move = _move(answer)
        except EvoraError:
            raise PlayerError("illegal", f"expected a move, got {answer!r}") from None
        reason = position.why_illegal(move)
        if reason is not None:
            raise PlayerError("illegal", f"{move}: {reason}")
        return move

    def cancel(self) -> None:
        self._tell("cancel")

    def close(self) -> None:
        self._tell("close")

    def _tell(self, name: str, *arguments: Any) -> None:
        method = getattr(self.own, name, None)
        if method is not None:
            method(*arguments)


def _move(answer: Any) -> Move:
    if isinstance(answer, str):
        return Move(answer)
    return answer if isinstance(answer, Move) else Move.from_action(answer)


def own_player(own: Any, **options: Any) -> Player:
    """A player from a class, which is called with `options`, from an object or from a function."""
    if isinstance(own, type):
        try:
            own = own(**options)
        except TypeError as error:
            raise EvoraError(f"player: {own.__name__} could not be made: {error}") from None
    elif options:
        raise EvoraError(f"player: only a class takes options, got {', '.join(options)}")
    # One that is declared as a Player keeps its contract; others get what they lack.
    return own if Player in type(own).__mro__ else OwnPlayer(own)


def load(module: str, name: str) -> Any:
    """What a module calls `name`; `module` is that of an import, or the path of a .py file.

    Modules in the current folder are found, too, as with `python -m`.
    """
    try:
        found: Any = (
            _import_file(Path(module)) if module.endswith(".py") else _import_module(module)
        )
    except Exception as error:
        raise EvoraError(f"{module}: cannot be imported: {_words(error)}") from None
    for part in name.split("."):
        if not hasattr(found, part):
            names = [each for each in vars(found) if not each.startswith("_")]
            raise EvoraError(f"{module}: has no {part!r}" + did_you_mean(part, names))
        found = getattr(found, part)
    if not callable(found):
        raise EvoraError(f"{module}:{name}: expected a class or a function")
    return found


def _import_module(name: str) -> Any:
    _look_in(Path.cwd())
    return importlib.import_module(name)


def _import_file(path: Path) -> Any:
    path = path.resolve()
    loaded = sys.modules.get(path.stem)
    if loaded is not None and getattr(loaded, "__file__", None) == str(path):
        return loaded
    if loaded is not None:
        raise ImportError(f"there is another module called {path.stem}")
    if not path.is_file():
        raise ImportError("no such file")
    _look_in(path.parent)
    return importlib.import_module(path.stem)


def _look_in(folder: Path) -> None:
    if os.fspath(folder) not in sys.path:
        sys.path.insert(0, os.fspath(folder))


def _words(error: Exception) -> str:
    return str(error) if isinstance(error, ImportError) else f"{type(error).__name__}: {error}"
