"""How a person chooses a move: a cursor on the tiles, then on a line, or on a column."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from evora import COLOURS, Move, Position
from evora.terminal.complaints import refusal
from evora.texts import text

Stage = Literal["tiles", "line", "column"]

# From top to bottom, as on the board; 0 is the floor line.
DESTINATIONS = (1, 2, 3, 4, 5, 0)


@dataclass(frozen=True)
class Take:
    """All tiles of a colour in a factory, or in the centre (source 0)."""

    source: int
    colour: str

    def to(self, line: int) -> Move:
        return Move(f"{self.source}{self.colour}{line}")

    def __str__(self) -> str:
        return f"{self.source}{self.colour}"


def takes_of(position: Position) -> list[Take]:
    """Everything that can be taken, as the table is read: the factories, then the centre."""
    sources = [*enumerate(position.factories, start=1), (0, position.centre)]
    return [Take(source, colour) for source, tiles in sources for colour in in_order(tiles)]


def in_order(tiles: str) -> str:
    """The colours among some tiles, each once."""
    return "".join(colour for colour in COLOURS if colour in tiles)


@dataclass
class Choosing:
    """The choice of the player to move, as far as it has come; `refused` says what was wrong."""

    position: Position
    stage: Stage = "tiles"
    at: int = 0  # among the takes
    line: int = 0
    column: int = 0
    source: int | None = None  # typed, waiting for its colour
    refused: str = ""
    takes: list[Take] = field(init=False)

    def __post_init__(self) -> None:
        self.takes = takes_of(self.position)
        if self.position.phase == "tiling":
            self.stage = "column"
            self.column = self._best(list(self.position.legal_moves)).column or 0

    @property
    def take(self) -> Take | None:
        return None if self.stage == "column" else self.takes[self.at]

    @property
    def move(self) -> Move | None:
        """The move under the cursor; None as long as only tiles are looked at."""
        if self.stage == "column":
            return self._tiling(self.column)
        return self.takes[self.at].to(self.line) if self.stage == "line" else None

    def legal_lines(self) -> list[int]:
        """Where the tiles under the cursor can go."""
        take = self.take
        if take is None:
            return []
        return [line for line in DESTINATIONS if take.to(line) in self.position.legal_moves]

    # Arrows, Enter, Escape

    def step(self, by: int) -> None:
        """The next or previous tiles, line or column."""
        self.refused, self.source = "", None
        if self.stage == "tiles":
            self.at = (self.at + by) % len(self.takes)
        elif self.stage == "line":
            lines = self.legal_lines()
            self.line = lines[(lines.index(self.line) + by) % len(lines)]
        else:
            columns = [move.column or 0 for move in self.position.legal_moves]
            self.column = columns[(columns.index(self.column) + by) % len(columns)]

    def step_row(self, by: int, per_row: int) -> None:
        """The tiles in the row of factories above or below; the centre is the lowest row."""
        if self.stage != "tiles":
            self.step(by)
            return
        self.refused, self.source = "", None
        rows: dict[int, list[int]] = {}
        for index, take in enumerate(self.takes):
            row = (take.source - 1) // per_row if take.source else len(self.position.factories)
            rows.setdefault(row, []).append(index)
        order = sorted(rows)
        here = next(row for row in order if self.at in rows[row])
        there = rows[order[(order.index(here) + by) % len(order)]]
        column = rows[here].index(self.at)
        self.at = there[min(column * len(there) // len(rows[here]), len(there) - 1)]

    def confirm(self) -> Move | None:
        """Enter: on to the lines; on a line or column the move that is to be played."""
        if self.stage == "tiles":
            self.choose_take(self.takes[self.at])
            return None
        return self.move

    def back(self) -> None:
        """Escape: back to the tiles."""
        self.refused, self.source = "", None
        if self.stage == "line":
            self.stage = "tiles"

    # What is typed or clicked

    def choose_take(self, take: Take) -> None:
        """The tiles are chosen, and the cursor goes to the line that is worth most now."""
        self.refused, self.source = "", None
        self.at = self.takes.index(take)
        self.stage = "line"
        best = self._best([take.to(line) for line in self.legal_lines()])
        self.line = best.destination or 0

    def choose_line(self, line: int) -> Move | None:
        """The move to a line; None, and the reason, if it is not legal."""
        return self._checked(self.takes[self.at].to(line))

    def choose_column(self, column: int) -> Move | None:
        return self._checked(self._tiling(column))

    def type_digit(self, digit: int) -> Move | None:
        """A factory, then a line; or a column. The move, if this makes one."""
        self.refused = ""
        last = len(DESTINATIONS) - 1
        if self.stage == "column":
            if 1 <= digit <= last:
                return self.choose_column(digit)
            self._ask_for_column()
            return None
        if self.stage == "line":
            if digit > last:
                self.refused = text("play-no-line", line=digit)
                return None
            return self.choose_line(digit)
        here = [index for index, take in enumerate(self.takes) if take.source == digit]
        if here:
            self.at, self.source = here[0], digit
        elif digit > len(self.position.factories):
            self.refused = refusal(self.position, Take(digit, COLOURS[0]).to(0))
        else:
            self.refused = text("screen-source-empty", source=digit)
        return None

    def type_colour(self, colour: str) -> None:
        """The colour in the factory just typed, or else the next tiles of that colour."""
        self.refused = ""
        if self.stage == "column":
            self._ask_for_column()
            return
        if self.source is not None:
            take = Take(self.source, colour)
            if take in self.takes:
                self.choose_take(take)
            else:
                self.refused = refusal(self.position, take.to(0))
                self.source = None
            return
        self.stage = "tiles"
        count = len(self.takes)
        order = [(self.at + step) % count for step in range(1, count + 1)]
        found = [index for index in order if self.takes[index].colour == colour]
        if found:
            self.at = found[0]

    def show(self, move: Move) -> None:
        """Puts the cursor on a move, such as a hint."""
        if move.is_tiling:
            self.column = move.column or 0
            return
        assert move.source is not None and move.colour is not None
        self.choose_take(Take(move.source, move.colour))
        self.line = move.destination or 0

    # Help

    def _tiling(self, column: int) -> Move:
        return Move(f"{self.position.legal_moves[0].line}@{column}")

    def _ask_for_column(self) -> None:
        columns = ", ".join(str(move.column) for move in self.position.legal_moves)
        self.refused = text("play-bad-column", columns=columns)

    def _checked(self, move: Move) -> Move | None:
        self.refused = refusal(self.position, move)
        return None if self.refused else move

    def _best(self, moves: list[Move]) -> Move:
        """The move after which the score would be best, were the round to end then."""
        return max(moves, key=lambda move: self.position.preview(move).projected_score)
