"""Which engine turn comes next: people first, and everybody their share.

- Games that people play come before games that only engines play.
- Among games of the same kind the guest comes first whose games have used the least thinking time
  so far. Somebody who comes to the queue begins where the others are, not ahead of them.
- A game that only engines play waits aside while nobody watches it.

Nothing here depends on the process: what waits follows from the games, so that it is the same after
a restart, and one queue could serve several processes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from evora._core import Position

# A level that has not moved yet is taken to think this long.
_UNKNOWN_SECONDS = 0.1
# How fast the mean thinking time of a level follows the newest one.
_WEIGHT = 0.2
# Guests remembered who wait for nothing, before those are forgotten who are not ahead of others.
_MAX_USED = 1_000


@dataclass(frozen=True)
class Turn:
    """`seed`: what the level leaves to chance follows from it and the position, so that taking a
    move back and playing it again gets the same answer. `owner`: the guest who made the game;
    `people`: whether any play in it."""

    game: str
    seq: int
    level: str
    seed: int
    position: Position
    owner: str = ""
    people: bool = True


@dataclass
class _OwnerTurns:
    """The turns of one guest, in the order in which they came up."""

    turns: deque[Turn] = field(default_factory=deque)
    used: float = 0.0


class TurnQueue:
    """`is_watched`: whether anybody looks at a game."""

    def __init__(self, is_watched: Callable[[str], bool]) -> None:
        self._is_watched = is_watched
        # Of games that people play, and of games that only engines play: by owner.
        self._owners: dict[bool, dict[str, _OwnerTurns]] = {True: {}, False: {}}
        self._aside: dict[str, Turn] = {}
        self._mean: dict[str, float] = {}
        # Where the guest stood who was served last: newcomers begin there.
        self._now = {True: 0.0, False: 0.0}
        # Of those who wait for nothing now, and had more than the others: by kind and owner.
        self._used: dict[tuple[bool, str], float] = {}
        self._work = asyncio.Event()

    def __len__(self) -> int:
        """Turns that wait for an engine; those aside wait for somebody who watches."""
        return sum(len(one.turns) for owners in self._owners.values() for one in owners.values())

    def put(self, turn: Turn) -> None:
        self._aside.pop(turn.game, None)
        if not turn.people and not self._is_watched(turn.game):
            self._aside[turn.game] = turn
            return
        owners = self._owners[turn.people]
        waiting = owners.get(turn.owner)
        if waiting is None:
            used = self._used.get((turn.people, turn.owner), 0.0)
            waiting = owners[turn.owner] = _OwnerTurns(used=max(used, self._now[turn.people]))
        waiting.turns.append(turn)
        self._work.set()

    def discard(self, turn: Turn) -> None:
        """Forgets a turn that the game no longer waits for."""
        if self._aside.get(turn.game) is turn:
            del self._aside[turn.game]
            return
        waiting = self._owners[turn.people].get(turn.owner)
        if waiting is not None and turn in waiting.turns:
            waiting.turns.remove(turn)
            self._drop_if_empty(turn, waiting)

    def watched(self, game: str) -> None:
        """Somebody looks at a game: it goes on if it has waited for that."""
        turn = self._aside.get(game)
        if turn is not None:
            self.put(turn)

    async def get(self) -> Turn:
        while (turn := self.pop()) is None:
            self._work.clear()
            await self._work.wait()
        return turn

    def pop(self) -> Turn | None:
        """The next turn, if there is one; its owner has used its time from now on."""
        for people in (True, False):
            while (turn := self._pop(people)) is not None:
                if people or self._is_watched(turn.game):
                    return turn
                self._aside[turn.game] = turn
        return None

    def _pop(self, people: bool) -> Turn | None:
        owners = self._owners[people]
        if not owners:
            return None
        waiting = min(
            owners.values(), key=lambda waiting: waiting.used
        )  # of equals the first to come
        turn = waiting.turns.popleft()
        self._now[people] = waiting.used
        waiting.used += self._mean.get(turn.level, _UNKNOWN_SECONDS)
        self._drop_if_empty(turn, waiting)
        return turn

    def _drop_if_empty(self, turn: Turn, waiting: _OwnerTurns) -> None:
        """Who waits for nothing needs no queue, but what they have used is not forgotten."""
        if waiting.turns:
            return
        del self._owners[turn.people][turn.owner]
        self._used[turn.people, turn.owner] = waiting.used
        if len(self._used) > _MAX_USED:
            self._used = {key: used for key, used in self._used.items() if used > self._now[key[0]]}

    def thought(self, level: str, seconds: float) -> None:
        """How long a level took for a move: what its next turns are expected to take."""
        mean = self._mean.get(level, seconds)
        self._mean[level] = mean + _WEIGHT * (seconds - mean)
