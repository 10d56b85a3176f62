"""The terminal as a game sees it: input, output, and the larger things shown there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from evora import Position
from evora.terminal.choices import column_choices, offer_choices
from evora.terminal.draw import draw, draw_board
from evora.terminal.palette import Palette
from evora.terminal.setup import PERSON, Table
from evora.texts import text


@dataclass(frozen=True)
class Screen:
    """Input, output, and how the output looks."""

    read: Callable[[str], str]
    write: Callable[[str], None]
    colour: bool
    width: int
    names: tuple[str, ...]

    @property
    def palette(self) -> Palette:
        return Palette(self.colour)

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def greet(self, table: Table, *, resumed: bool) -> None:
        """Who plays, and the hash that the seed can be checked against at the end."""
        start = table.game.start
        title = text("play-title", variant=str(start.variant), players=start.players)
        self.write(" " + self.palette.bold(title))
        for seat, (name, kind) in enumerate(zip(table.names, table.kinds, strict=True), start=1):
            self.write(" " + text("play-seat", seat=seat, name=name, kind=kind))
        self.write(" " + self.palette.dim(text("play-seed-hash", hash=table.seed.hash)))
        if PERSON in table.kinds:
            self.write(" " + text("play-welcome"))
        if resumed:
            self.write(" " + text("play-resumed", round=table.game.position.round))

    def show_turn(self, position: Position) -> None:
        """All that a person needs for the next choice."""
        self.write("")
        if position.phase == "tiling":
            # Only this board matters now; 'show' draws the rest.
            assert position.to_move is not None
            self.write(draw_board(position, position.to_move, colour=self.colour, names=self.names))
        else:
            self.show_table(position)
        self.write("")
        self.show_choices(position)
        self.write("")

    def show_table(self, position: Position) -> None:
        self.write(draw(position, colour=self.colour, width=self.width, names=self.names))

    def show_choices(self, position: Position) -> None:
        if position.phase == "tiling":
            self.say(column_choices(position))
        elif position.phase == "offer":
            self.say(offer_choices(position, self.palette, self.width))
        else:
            self.write(" " + text("play-bad-deal"))
