"""Positions that people might meet: from games between levels of different strength."""

from __future__ import annotations

import random
from collections.abc import Iterator

from evora import Position, Seed
from evora.players.levels import LEVELS, LevelPlayer

# The weakest makes no sense of a board, the strongest is slow and rarely leaves anything to find.
_LEVELS = LEVELS[1:9]


def groups(position: Position) -> int:
    """Pairs of source and colour on offer: about as many moves are left in the round."""
    return sum(len(set(source)) for source in (*position.factories, position.centre))


class Table:
    """Plays games between levels; for one process."""

    def __init__(self) -> None:
        self._players = {level.name: LevelPlayer(level) for level in _LEVELS}

    def rounds(self, players: int, variant: str, number: int) -> Iterator[list[Position]]:
        """The positions at the offer of a game, round by round; the number decides the game."""
        name = f"puzzle game {variant} {players} {number}"
        chance, deals = random.Random(name), Seed(name)
        # Players of about one strength, as they sit at one table.
        middle = chance.randrange(len(_LEVELS))
        near = _LEVELS[max(0, middle - 2) : middle + 3]
        seated = [self._players[chance.choice(near).name] for _ in range(players)]
        position = Position.new(players, variant, 1 + number % players)
        offers: list[Position] = []
        while not position.is_over:
            if position.phase == "deal":
                if offers:
                    yield offers
                offers = []
                position = position.play(deals.deal(position))
                continue
            if position.phase == "offer":
                offers.append(position)
            player = seated[position.seat_to_move - 1]
            player.new_game(number)
            position = position.play(player.choose(position))
        yield offers
