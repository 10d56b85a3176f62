"""One way to make every kind of player."""

from __future__ import annotations

from typing import Any

from evora.players.own_player import own_player
from evora.players.player import Player
from evora.players.specs import parse_spec


def make_player(who: str | Any, seed: int | None = None) -> Player:
    """A player: by its text, as in the arena, or of the caller's own.

    `who` is a built-in player (`'greedy'`), a level (`'club'`), the engine (`'engine:nodes=1000'`),
    a program (`'cmd:ms=100 ./engine'`) or a class in a module (`'py:my_bot:MyBot'`); or a class, an
    object with `choose(position)`, or a function of a position.

    `seed` begins a game with it: what the player leaves to chance follows from it, in the same way
    for all of them.
    """
    player = parse_spec(who).open() if isinstance(who, str) else own_player(who)
    if seed is not None:
        player.new_game(seed)
    return player
