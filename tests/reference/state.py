"""The state of a game, and its line of text."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .board import Board
from .facts import (
    COLOURS,
    FACTORIES_FOR_PLAYERS,
    NOTHING,
    PHASES,
    PLAYERS_FOR_FACTORIES,
    TILES_OF_A_COLOUR,
    VARIANTS,
)
from .text import (
    FieldError,
    read_board,
    read_centre,
    read_factories,
    read_number,
    read_seat,
    read_stock,
    read_word,
    write_board,
    write_centre,
    write_stock,
)
from .tiles import Stock, empty_stock
from .validity import check


@dataclass(slots=True)
class State:
    variant: str
    round: int
    idle: int
    """Rounds in a row, up to the last finished one, in which no tile reached a wall."""
    phase: str
    to_move: int | None
    start: int
    factories: list[str]
    centre: str
    marker_in_centre: bool
    bag: Stock
    lid: Stock
    boards: list[Board]
    met: Counter[str] = field(default_factory=Counter, compare=False)
    """How often noteworthy things happened, for the tests to count."""

    @classmethod
    def new(cls, players: int, variant: str, start: int) -> State:
        if players not in FACTORIES_FOR_PLAYERS:
            raise ValueError(f"players: expected 2, 3 or 4, found {players}")
        if variant not in VARIANTS:
            raise ValueError(f"variant: expected coloured or grey, found '{variant}'")
        if not 1 <= start <= players:
            raise ValueError(f"start: expected a seat from 1 to {players}, found {start}")
        return cls(
            variant=variant,
            round=1,
            idle=0,
            phase="deal",
            to_move=None,
            start=start,
            factories=[""] * FACTORIES_FOR_PLAYERS[players],
            centre="",
            marker_in_centre=False,
            bag=dict.fromkeys(COLOURS, TILES_OF_A_COLOUR),
            lid=empty_stock(),
            boards=[Board.new() for _ in range(players)],
        )

    @classmethod
    def parse(cls, text: str) -> State:
        """Raise ValueError, naming the field and what was expected, unless it is a position."""
        fields = text.split(" ")
        if len(fields) < 10:
            raise ValueError(f"position: expected at least 10 fields, found {len(fields)}")
        factories = read_factories(fields[6], "field 7 (factories)")
        if len(factories) not in PLAYERS_FOR_FACTORIES:
            raise FieldError("field 7 (factories)", "5, 7 or 9 factories", fields[6])
        players = PLAYERS_FOR_FACTORIES[len(factories)]
        if len(fields) != 10 + players:
            raise ValueError(f"position: expected {10 + players} fields, found {len(fields)}")

        round_ = read_number(fields[1], "field 2 (round)")
        if round_ < 1:
            raise FieldError("field 2 (round)", "a round from 1", fields[1])
        phase = read_word(fields[3], PHASES, "field 4 (phase)")
        to_move: int | None = None
        if phase in ("offer", "tiling"):
            to_move = read_seat(fields[4], players, "field 5 (seat to move)")
        elif fields[4] != NOTHING:
            raise FieldError("field 5 (seat to move)", f"'-' in {phase}", fields[4])
        marker_in_centre, centre = read_centre(fields[7], "field 8 (centre)")

        state = cls(
            variant=read_word(fields[0], VARIANTS, "field 1 (variant)"),
            round=round_,
            idle=read_number(fields[2], "field 3 (rounds without a tile to a wall)"),
            phase=phase,
            to_move=to_move,
            start=read_seat(fields[5], players, "field 6 (start player)"),
            factories=factories,
            centre=centre,
            marker_in_centre=marker_in_centre,
            bag=read_stock(fields[8], "field 9 (bag)"),
            lid=read_stock(fields[9], "field 10 (lid)"),
            boards=[
                read_board(fields[9 + seat], f"field {10 + seat} (board of seat {seat})")
                for seat in range(1, players + 1)
            ],
        )
        check(state)
        return state

    def text(self) -> str:
        return " ".join(
            [
                self.variant,
                str(self.round),
                str(self.idle),
                self.phase,
                NOTHING if self.to_move is None else str(self.to_move),
                str(self.start),
                "/".join([tiles or NOTHING for tiles in self.factories]),
                write_centre(self.marker_in_centre, self.centre),
                write_stock(self.bag),
                write_stock(self.lid),
                *[write_board(board) for board in self.boards],
            ]
        )

    def copy(self) -> State:
        return State(
            variant=self.variant,
            round=self.round,
            idle=self.idle,
            phase=self.phase,
            to_move=self.to_move,
            start=self.start,
            factories=self.factories[:],
            centre=self.centre,
            marker_in_centre=self.marker_in_centre,
            bag=self.bag.copy(),
            lid=self.lid.copy(),
            boards=[board.copy() for board in self.boards],
            met=self.met.copy(),
        )

    @property
    def players(self) -> int:
        return len(self.boards)

    def board_to_move(self) -> Board:
        if self.to_move is None:
            raise ValueError(f"nobody is to move in {self.phase}")
        return self.boards[self.to_move - 1]

    def seats_from_start(self) -> list[int]:
        """All seats clockwise, beginning with the start player."""
        return [(self.start - 1 + i) % self.players + 1 for i in range(self.players)]

    def tiles_on_offer(self) -> bool:
        return self.centre != "" or any(self.factories)
