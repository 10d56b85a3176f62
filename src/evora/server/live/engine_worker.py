"""A process that chooses moves: `python -m evora.server.live.engine_worker`. A line in, a line out.

In: level, mood and position with tabs between them. Out: the move. It ends with its input, and so
never outlives the server for longer than one thought.
"""

from __future__ import annotations

import contextlib
import os
import sys

from evora._core import Position
from evora.players.levels import LevelPlayer, make_level

# Engines wait for people, never the other way round.
_NICE = 5


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICE)
    players: dict[str, LevelPlayer] = {}
    for line in sys.stdin:
        level, mood, position = line.rstrip("\n").split("\t")
        player = players.get(level)
        if player is None:
            player = players[level] = make_level(level)
        player.new_game(int(mood))
        print(player.choose(Position(position)), flush=True)


if __name__ == "__main__":
    main()
