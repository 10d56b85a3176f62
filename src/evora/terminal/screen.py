"""The terminal as a game sees it: input, output, and the larger things shown there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from evora import Position
from evora.plaintext import draw, draw_board
from evora.plaintext.palette import Palette, wrap
from evora.terminal.choices import column_choices, offer_choices
from evora.terminal.setup import PERSON, Table
from evora.terminal.wrapping import fill, wrap_column
from evora.texts import text

_ROOM_TO_TYPE = 6


@dataclass(frozen=True)
class Screen:
    """Input, output, and how the output looks.

    `measure` is the width in columns, or a function that says it where it can change.
    """

    read: Callable[[str], str]
    write: Callable[[str], None]
    colour: bool
    measure: int | Callable[[], int]
    names: tuple[str, ...]

    @property
    def width(self) -> int:
        return self.measure if isinstance(self.measure, int) else self.measure()

    @property
    def palette(self) -> Palette:
        return Palette(self.colour)

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def tell(self, words: str, paint: Callable[[str], str] = str) -> None:
        """Writes a sentence, in as many lines as it needs."""
        self.say(map(paint, wrap(words, self.width)))

    def tell_whole(self, words: str) -> None:
        """Writes what may be copied, such as the name of a file: the terminal may break it."""
        self.write(" " + words)

    def tell_help(self, words: str) -> None:
        """Writes a text of several lines, with tables and examples."""
        self.say(f" {line}" for line in fill(words, self.width - 1))

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt, in its last line."""
        *before, last = wrap_column(prompt, self.width - _ROOM_TO_TYPE)
        self.say(before)
        return self.read(f"{last} ")

    def greet(self, table: Table, *, resumed: bool) -> None:
        """Who plays, and the hash that the seed can be checked against at the end."""
        start = table.game.start
        title = text("play-title", variant=str(start.variant), players=start.players)
        self.tell(title, self.palette.bold)
        for seat, (name, kind) in enumerate(zip(table.names, table.kinds, strict=True), start=1):
            self.tell(text("play-seat", seat=seat, name=name, kind=kind))
        self.tell_whole(self.palette.dim(text("play-seed-hash", hash=table.seed.hash)))
        if PERSON in table.kinds:
            self.tell(text("play-welcome"))
        if resumed:
            self.tell(text("play-resumed", round=table.game.position.round))

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
            self.say(column_choices(position, self.width))
        elif position.phase == "offer":
            self.say(offer_choices(position, self.palette, self.width))
        else:
            self.tell(text("play-bad-deal"))
