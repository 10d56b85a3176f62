"""What the tests of the terminal share: scripts that type, and games to type them in."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

from evora import COLOURS, Game, Position, parse_game
from evora.terminal.play import run_game
from evora.terminal.saves import load_game
from evora.terminal.setup import Setup

SETTINGS = [(players, variant) for players in (2, 3, 4) for variant in ("coloured", "grey")]
EMPTY_WALL = "...../...../...../...../....."


class Script:
    """Types the given lines, then ends the input; keeps all that is shown."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._lines = iter(lines)
        self.shown: list[str] = []

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line

    def write(self, line: str) -> None:
        self.shown.append(line)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


class Person(Script):
    """Plays legal moves: saves first at every prompt, and reads the position from that file.

    The choice depends on the position alone, so that a game that was interrupted or taken back
    ends like one that was not. `extra` gives more lines to type, by number of the turn.
    """

    def __init__(
        self, path: Path, extra: dict[int, list[str]] | None = None, turns: int | None = None
    ) -> None:
        super().__init__()
        self._path = path
        self._extra = extra or {}
        self._turns = turns
        self._turn = 0
        self._queue: list[str] = []

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        if self._queue:
            line = self._queue.pop(0)
            return line if line != "<move>" else self._choice()
        self._turn += 1
        if self._turns is not None and self._turn > self._turns:
            raise EOFError
        self._queue = [*self._extra.pop(self._turn, []), "save", "<move>"]
        return self._queue.pop(0)

    def _choice(self) -> str:
        position = parse_game(self._path.read_text("utf-8")).position
        if position.phase == "deal":
            return ""
        return str(random.Random(str(position)).choice(list(position.legal_moves)))


def play(setup: Setup, script: Script, width: int = 80, colour: bool = False) -> int:
    return run_game(setup, read=script.read, write=script.write, colour=colour, width=width)


def saved(path: Path) -> Game:
    return parse_game(path.read_text("utf-8"))


def seats(players: int) -> list[str]:
    return ["person", "greedy", "person", "random"][:players]


def setup_for(path: Path, players: int = 2, variant: str = "coloured", **more: object) -> Setup:
    values = {"seats": seats(players), "seed": "7", "start": 1, "save_path": path, **more}
    return Setup(players, variant, **values)  # type: ignore[arg-type]


def position_of(text: str) -> Position:
    """A position from "head|factories and centre|boards", its bag filled up to 100 tiles."""
    head, table, boards = text.split("|")
    bag = "".join(f"{20 - (table + boards).count(letter)}{letter}" for letter in COLOURS)
    return Position(f"{head.strip()} {table.strip()} {bag} - {boards.strip()}")


def at(path: Path, text: str, **more: object) -> Setup:
    """A game that goes on from such a position."""
    game = Game(position_of(text))
    names = ["Andrea", "Peter"]
    values = {"seats": ["person"] * 2, "names": names, "seed": "7", "save_path": path, **more}
    return Setup(resume=game, **values)  # type: ignore[arg-type]


def empty_boards(players: int) -> str:
    return " ".join([f"0;-/-/-/-/-;{EMPTY_WALL};-"] * players)


def left_game(path: Path) -> Game:
    play(setup_for(path, seats=["person"] * 2, names=["Andrea", "Peter"]), Script(["2k3"]))
    return load_game(path)
