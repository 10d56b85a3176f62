"""Everything that the table shows at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evora import Position
from evora.terminal.fullscreen.choosing import Choosing, Take
from evora.terminal.fullscreen.looks import Looks
from evora.terminal.fullscreen.marks import Marks


@dataclass(frozen=True)
class Key:
    """A key of the bar at the bottom: what to press, and what it does."""

    press: str
    label: str
    shown: str = ""  # how the key is called, if not by its letter

    @property
    def name(self) -> str:
        return self.shown or self.press


@dataclass(frozen=True)
class ToLine:
    """A line or the floor (0) of the own board was clicked."""

    line: int


@dataclass(frozen=True)
class ToColumn:
    """A space in the row of the own wall that is tiled now was clicked."""

    column: int


Target = Take | ToLine | ToColumn | Key


@dataclass(frozen=True)
class View:
    """The table for one pair of eyes: `bottom` is the seat whose board lies in front."""

    position: Position
    names: Sequence[str]
    looks: Looks
    bottom: int
    choosing: Choosing | None
    marks: Marks
    heading: str
    report: Sequence[str]  # in place of the factories, when none are there
    status: Sequence[str]  # sentences: the first is what to do
    notes: Sequence[str]  # rows that end the game
    log: Sequence[tuple[str, bool]]  # sentences, and whether they are new
    keys: Sequence[Key]
