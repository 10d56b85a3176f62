"""Positions of games that look like games: the same every time."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import evora


def choose(position: evora.Position) -> evora.Move:
    """Points now, and lines that get complete."""

    def value(move: evora.Move) -> tuple[int, int, int]:
        preview = position.preview(move)
        return (preview.projected_score + 2 * preview.completes, -preview.falls, -move.action)

    return max(position.legal_moves, key=value)


@cache
def positions(players: int, variant: str = "coloured") -> tuple[evora.Position, ...]:
    """All positions of a game in which a seat is to move."""
    game = evora.Game(evora.Position.new(players, variant, 1))
    seed = evora.Seed(f"a table of {players}, {variant}")
    found = []
    while not game.is_over:
        at = game.position
        if at.phase == "deal":
            game.play(seed.deal(at))
        else:
            found.append(at)
            game.play(choose(at))
    return tuple(found)


def middle(players: int, variant: str = "coloured") -> evora.Position:
    """Seat 1 moves in the third round, with some tiles taken."""
    found = [
        at
        for at in positions(players, variant)
        if at.round == 3 and at.phase == "offer" and at.to_move == 1
    ]
    return found[1]


def last_of_round(players: int) -> evora.Position:
    """Seat 1 makes the last move of a round that is not the last."""
    return next(
        at
        for at, then in pairwise(positions(players))
        if at.to_move == 1 and at.phase == "offer" and then.round == at.round + 1
    )


def tiling() -> evora.Position:
    """Seat 1 chooses between several spaces of a grey wall that has tiles."""
    return next(
        at
        for at in positions(2, "grey")
        if at.phase == "tiling" and at.to_move == 1 and at.round == 3 and len(at.legal_moves) > 2
    )


def late(players: int, variant: str = "coloured", moves: int = 4) -> evora.Position:
    """Seat 1 moves, and the game is over after this round whatever is played.

    `moves`: about how many are still to come.
    """
    found = [at for at in positions(players, variant) if at.is_last_round and at.to_move == 1]
    return min(found, key=lambda at: abs(left(at, players, variant) - moves))


def left(position: evora.Position, players: int, variant: str) -> int:
    """How many moves the rest of the game had."""
    all_positions = positions(players, variant)
    return len(all_positions) - all_positions.index(position)
