"""What the tests of the full screen share: a game that is driven without a terminal."""

from __future__ import annotations

import random
from pathlib import Path

from terminal_games import setup_for

from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.control import Control
from evora.terminal.fullscreen.looks import Looks
from evora.terminal.fullscreen.showing import show
from evora.terminal.fullscreen.view import Target
from evora.terminal.local_game import LocalGame
from evora.terminal.setup import Setup


class Driven:
    """A game on the screen: what takes time is done at once, where the test asks for it."""

    def __init__(self, setup: Setup, *, colour: bool = False) -> None:
        self.local_game = LocalGame(setup)
        self.local_game.close()  # another one may go on with the same file
        self.control = Control(self.local_game, Looks(colour), 1.0)
        self.settle()

    def settle(self) -> None:
        while (job := self.control.job()) is not None:
            self.control.finish(job, job.run())

    def press(self, *keys: str) -> Driven:
        for key in keys:
            self.control.press(key)
            self.settle()
        return self

    def type(self, words: str) -> Driven:
        return self.press(*words)

    def click(self, target: Target) -> Driven:
        """Clicks where the screen shows something."""
        place = self.canvas().place_of(target)
        assert place is not None, target
        found = self.canvas().target_at(*place)
        assert found == target
        self.control.click(found)
        self.settle()
        return self

    def canvas(self, width: int = 80, height: int = 24) -> Canvas[Target]:
        return show(self.control, width, height)

    def shown(self, width: int = 80, height: int = 24) -> str:
        return "\n".join(self.canvas(width, height).plain())

    def choose(self) -> None:
        """Types a move that depends on the position alone, or deals."""
        position = self.local_game.position
        if position.phase == "deal":
            self.press("enter")
            return
        move = random.Random(str(position)).choice(list(position.legal_moves))
        self.type(str(move) if not move.is_tiling else str(move.column))


def driven(path: Path, players: int = 2, variant: str = "coloured", **more: object) -> Driven:
    return Driven(setup_for(path, players, variant, **more))
