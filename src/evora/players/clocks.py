"""Clocks for whole games: how they are written, and how much of what is left a move may take."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from evora._core import Position
from evora.errors import EvoraError
from evora.search import Limit

# Of a move where nothing else is said.
DEFAULT_LIMIT = Limit(ms=100)

_TEXT = re.compile(r"(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?", re.ASCII)
_MAX_SECONDS = 1e6
# A game that is planned for: most end after five rounds. In every round a player makes about so
# many moves, on the grey side those of tiling among them.
_ROUNDS = 6
_TAKES_PER_ROUND = 6
_TILINGS_PER_ROUND = 3
# What a move takes beside thinking, on a busy machine. It is kept back for every move to come, and
# for so many more: the longest games take twice as many moves as are planned for.
_LAG = 0.02
_SPARE_MOVES = 30


@dataclass(frozen=True)
class Clock:
    """A time for all moves of a game, and what every move adds to it, both in seconds.

    Its text is '60+0.6', or '60' without an increment.
    """

    seconds: float
    increment: float = 0.0

    def __post_init__(self) -> None:
        if not (0 < self.seconds <= _MAX_SECONDS and 0 <= self.increment <= _MAX_SECONDS):
            raise _wrong(f"{self.seconds}+{self.increment}")

    def __str__(self) -> str:
        parts = (self.seconds, self.increment) if self.increment else (self.seconds,)
        return "+".join(f"{part:.10g}" for part in parts)


def parse_clock(text: str) -> Clock:
    """A clock from its text; EvoraError for anything else."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise _wrong(text)
    return Clock(float(match[1]), float(match[2] or 0))


def _wrong(got: str) -> EvoraError:
    return EvoraError(f"clock: expected seconds such as 60, or 60+0.6 with an increment, got {got}")


def allotted_ms(position: Position, left: float, increment: float = 0.0) -> int:
    """How many milliseconds the seat to move may think, with `left` seconds on its clock.

    What is left is shared equally among the moves that the seat still has to expect, after a
    little is kept back for what moves take beside thinking; the increment comes on top. It is
    never more than half of what is left, so that no game is too long for its clock, and next to
    nothing for a move without an alternative.
    """
    if len(position.legal_moves) == 1:
        return 1
    moves = expected_moves(position)
    kept = min(_LAG * (moves + _SPARE_MOVES), left / 2)
    share = (left - kept) / moves + max(0.0, increment - _LAG)
    return max(1, int(1000 * min(share, left / 2)))


def expected_moves(position: Position) -> int:
    """How many moves the seat to move has before it, this one among them: rather too many.

    There is always one more round to come, so that a game may take longer than most.
    """
    takes = {(move.source, move.colour) for move in position.legal_moves if move.source is not None}
    tilings = _TILINGS_PER_ROUND if position.variant == "grey" else 0
    later_rounds = max(1, _ROUNDS - position.round)
    of_this_round = math.ceil(len(takes) / position.players) + tilings
    return max(1, of_this_round) + later_rounds * (_TAKES_PER_ROUND + tilings)


class Pace:
    """How long a player thinks: as its own limit says, or else as the clock of the game allows.

    `left`: the seconds on that clock; None without one. Where there is neither, a move has 100 ms.
    """

    def __init__(self, limit: Limit | None) -> None:
        self.left: float | None = None
        self._limit = limit
        self._increment = 0.0

    def new_game(self) -> None:
        self.left = None

    def set_clock(self, left: float, increment: float) -> None:
        self.left, self._increment = left, increment

    def limit(self, position: Position) -> Limit:
        """That of the move to choose now."""
        if self._limit is not None:
            return self._limit
        if self.left is None:
            return DEFAULT_LIMIT
        return Limit(ms=allotted_ms(position, self.left, self._increment))
