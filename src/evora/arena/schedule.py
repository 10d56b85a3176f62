"""Who plays whom, with which deals, in which seats: all of it follows from the match."""

from __future__ import annotations

import hashlib
import itertools
import math
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from evora._core import Position, Seed
from evora.errors import EvoraError
from evora.players.specs import PlayerSpec

# Each alone among copies of another, or only the first one so; or as many different ones as fit.
Tables = Literal["copies", "alone", "mixed"]


@dataclass(frozen=True)
class Fixture:
    """A game to play: `seats` holds the contestant in each seat, by number."""

    game: int
    deal: int
    table: int
    rotation: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """What is played, apart from how much of it.

    Games are numbered deal by deal: all tables play deal 0 in all rotations, then deal 1, ...
    So an interrupted match is balanced, and a longer match begins with the shorter one.

    Games begin as new ones, or in turn with `positions`: those of a deal with the same one.
    """

    contestants: tuple[PlayerSpec, ...]
    players: int = 2
    variant: str = "coloured"
    seed: str = "arena"
    tables: Tables = "copies"
    sprt: tuple[float, float] | None = None
    positions: tuple[Position, ...] = ()

    def __post_init__(self) -> None:
        for number, position in enumerate(self.positions, 1):
            if problem := start_problem(position, self.players, self.variant):
                raise EvoraError(f"positions: number {number}: {problem}")

    @cached_property
    def line_ups(self) -> tuple[tuple[int, ...], ...]:
        """The tables: the contestants at each."""
        numbers = range(len(self.contestants))
        if self.players == 2:
            return tuple(itertools.combinations(numbers, 2))
        if self.tables != "mixed":
            pairs = list(itertools.permutations(numbers, 2))
            # A test is about the first contestant, too.
            if self.sprt is not None or self.tables == "alone":
                pairs = [pair for pair in pairs if pair[0] == 0]
            return tuple((one, *[other] * (self.players - 1)) for one, other in pairs)
        if len(self.contestants) >= self.players:
            return tuple(itertools.combinations(numbers, self.players))
        # Three contestants at a table for four: each of them in turn sits there twice.
        return tuple(tuple(sorted((*numbers, twice))) for twice in numbers)

    @property
    def games_per_deal(self) -> int:
        """How many games are played with each deal: every table in all rotations."""
        return len(self.line_ups) * self.players

    def fixture(self, game: int) -> Fixture:
        """The game of that number, from 0."""
        deal, rest = divmod(game, self.games_per_deal)
        table, rotation = divmod(rest, self.players)
        seats = _neighbours(self.line_ups[table], deal)
        return Fixture(game, deal, table, rotation, seats[-rotation:] + seats[:-rotation])

    def deal_seed(self, deal: int) -> Seed:
        """The seed of the tiles: the same for all games of a deal."""
        return Seed(f"{self.seed}/{deal}")

    def start(self, deal: int) -> Position:
        """Where the games of a deal begin."""
        if self.positions:
            return self.positions[deal % len(self.positions)]
        return new_start(self.players, self.variant, self.deal_seed(deal))

    def player_seed(self, game: int, seat: int) -> int:
        """The seed for a player's own chance; it reveals nothing about the deals."""
        key = f"player {self.seed}/{game}/{seat}".encode()
        return int.from_bytes(hashlib.sha256(key).digest()[:6], "big")


def new_start(players: int, variant: str, seed: Seed) -> Position:
    """A new game, with the start player that its seed draws."""
    return Position.new(players, variant, seed.start_player(players))


def start_problem(position: Position, players: int, variant: str) -> str | None:
    """Why the games of a match cannot begin in a position; None if they can."""
    if (position.players, str(position.variant)) != (players, variant):
        expected = f"expected {players} players on the {variant} side"
        return f"{expected}, got {position.players} on the {position.variant} side"
    return "expected a position that is not over" if position.is_over else None


def _neighbours(line_up: tuple[int, ...], deal: int) -> tuple[int, ...]:
    """The line-up in an order that changes from deal to deal.

    With rotations alone, every player would always have the same player before it.
    """
    first, others = line_up[0], line_up[1:]
    which = deal % math.factorial(len(others))
    return (first, *next(itertools.islice(itertools.permutations(others), which, None)))
