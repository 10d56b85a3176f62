"""Makes tests/data/last_rounds.txt: last rounds of fast games of its own, solved completely.

    python -m lab.training.make_suite

Takes a few minutes on one core. The same engine makes the same file.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from evora import Move, Position, Seed
from evora.search import Engine, Limit

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from suite import FILE, SolvedPosition, count_groups, distinct_moves, first_equal

WANTED = {**dict.fromkeys(range(2, 11), 180), 11: 150, 12: 130, 13: 100}  # by groups
POSITIONS_PER_GAME = 3
TO_THE_END = Limit(depth=60)

HEADER = """\
# Last rounds of two players, coloured side, solved completely; made by lab/training/make_suite.py.
# POSITION | groups | best share of the win, best margin, for the mover | moves that keep both
# | moves that keep the share alone. Groups are pairs of source and colour on offer.
"""

Value = tuple[float, int]
"""The share of the win, then the margin of the final scores."""


class Solver:
    """Solves every move of a last round by itself, on the engine's exact search."""

    def __init__(self) -> None:
        self._engine = Engine()

    def solve(self, position: Position) -> SolvedPosition | None:
        """None when all moves are equally good: such a position tests nothing."""
        by_move = self.values(position)
        share, margin = best = max(by_move.values())
        if len(set(by_move.values())) == 1:
            return None
        keeps_share = {move for move, value in by_move.items() if value[0] == share}
        keeps_both = {move for move, value in by_move.items() if value == best}
        return SolvedPosition(
            position,
            count_groups(position),
            share,
            margin,
            frozenset(keeps_both),
            frozenset(keeps_share - keeps_both),
        )

    def values(self, position: Position) -> dict[Move, Value]:
        """What every legal move is worth to the mover."""
        seat = position.seat_to_move
        values = {move: self._value(position.play(move), seat) for move in distinct_moves(position)}
        return {move: values[first_equal(position, move)] for move in position.legal_moves}

    def _value(self, position: Position, seat: int) -> Value:
        """What a seat gets from a position when both play best. A line that the table cut short
        is followed to its end."""
        claimed: float | None = None
        while not position.is_over:
            line = self._engine.analyse(position, TO_THE_END).variations[0]
            if not line.exact:
                raise ValueError(f"not exact: {position}")
            if claimed not in (None, line.win[seat - 1]):
                raise ValueError(f"the win changes along a best line: {position}")
            claimed = line.win[seat - 1]
            for move in line.pv:
                position = position.play(move)
        share = 1 / len(position.winners) if seat in position.winners else 0.0
        if claimed not in (None, share):
            raise ValueError(f"the claimed win {claimed} is {share} in the end: {position}")
        own, other = position.scores[seat - 1], position.scores[2 - seat]
        return share, own - other


def ends_for_sure(position: Position) -> bool:
    """Whether a complete line is going to fill a row: whatever is played, the game ends."""
    return any(row.how == "sure" for row in position.closing_rows)


def own_game(engine: Engine, number: int, nodes: int, random_moves: float) -> Iterator[Position]:
    """The positions at the offer of a fast game with some random moves."""
    chance, deals = random.Random(number), Seed(f"last rounds {number}")
    position = Position.new(2, "coloured", 1 + number % 2)
    while not position.is_over:
        if position.phase == "deal":
            position = position.play(deals.deal(position))
            continue
        yield position
        move: Move | None
        if chance.random() < random_moves:
            move = chance.choice(list(position.legal_moves))
        else:
            move = engine.analyse(position, Limit(nodes=nodes)).move
        assert move is not None
        position = position.play(move)


def last_rounds(nodes: int, random_moves: float) -> Iterator[Position]:
    """A few last-round positions of every game, without end."""
    engine = Engine(hash_mb=16)
    number = 0
    while True:
        number += 1
        found = [p for p in own_game(engine, number, nodes, random_moves) if ends_for_sure(p)]
        chance = random.Random(f"choice {number}")
        yield from chance.sample(found, min(POSITIONS_PER_GAME, len(found)))


def make(nodes: int, random_moves: float) -> list[SolvedPosition]:
    solver = Solver()
    suite: dict[Position, SolvedPosition] = {}
    counts: Counter[int] = Counter()
    for position in last_rounds(nodes, random_moves):
        groups = count_groups(position)
        if position in suite or counts[groups] >= WANTED.get(groups, 0):
            continue
        solved = solver.solve(position)
        if solved is None:
            continue
        suite[position] = solved
        counts[groups] += 1
        if len(suite) % 100 == 0:
            print(f"{len(suite)} positions", flush=True)
        if counts == WANTED:
            break
    return sorted(suite.values(), key=lambda solved: (solved.groups, str(solved.position)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--nodes", type=int, default=2_000, help="per move of the games")
    parser.add_argument("--random-moves", type=float, default=0.1)
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    suite = make(options.nodes, options.random_moves)
    options.out.write_text(HEADER + "".join(f"{solved}\n" for solved in suite))
    print(f"{len(suite)} positions written to {options.out}")


if __name__ == "__main__":
    main()
