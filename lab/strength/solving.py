"""Makes files of last rounds that are solved completely.

    python -m lab.strength.solving
    python -m lab.strength.solving --tests

Without options lab/strength/last_rounds.txt, with rounds of all settings; with --tests
tests/data/last_rounds.txt: two players, coloured, by the number of groups on offer. Both take a few
minutes on one core.

Two players, coloured: the value of every move, by the engine's exact search, which the tests
compare with an exhaustive one. Otherwise: which moves force the win in this round, whatever others
do, by trying everything. With more players no other value is exact, and on the grey side the
players may put off the end. A position is kept if its moves differ.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from evora import COLOURED, GREY, Move, Position, Seed
from evora.search import Engine, Limit
from lab.strength.engines import SETTINGS, EngineSpec, open_engine, setting_name
from lab.strength.forcing import count_groups, distinct_moves, first_equal, forced_wins
from lab.strength.last_rounds import FILE, SolvedPosition, Worth
from lab.strength.options import parser_of, positive

TESTS = Path(__file__).parents[2] / "tests" / "data" / "last_rounds.txt"
HEADER = """\
# Last rounds, solved completely; made by lab/strength/solving.py.
# POSITION | VALUE MOVE MOVE | VALUE MOVE ..., the best first. Two players, coloured: a value is the
# share of the win and the margin of the scores. Otherwise 1 if the move forces the win, else 0.
"""
# Pairs of source and colour on offer: fewer are easy, more take long.
_GROUPS = range(6, 9)
_GROUPS_TWO_COLOURED = range(7, 12)
_WANTED_BY_TESTS = {**dict.fromkeys(range(2, 11), 180), 11: 150, 12: 130, 13: 100}
_NODES = 100
_RANDOM_MOVES = 0.15
_PER_GAME = 2
_TO_THE_END = Limit(depth=60)


class Solver:
    """Values every move of a last round by itself, by the engine's exact search."""

    def __init__(self) -> None:
        self._engine = Engine()

    def values(self, position: Position) -> dict[Move, Worth]:
        """What every legal move is worth to the mover."""
        seat = position.seat_to_move
        values = {move: self._value(position.play(move), seat) for move in distinct_moves(position)}
        return {move: values[first_equal(position, move)] for move in position.legal_moves}

    def _value(self, position: Position, seat: int) -> Worth:
        """What a seat gets from a position when both play best. A line that the table cut short
        is followed to its end."""
        claimed: float | None = None
        while not position.is_over:
            line = self._engine.analyse(position, _TO_THE_END).variations[0]
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
        return Worth(share, position.scores[seat - 1] - position.scores[2 - seat])


def is_last_round(position: Position) -> bool:
    """Whether the game ends with this round; on the grey side only if the players want it to."""
    if position.phase != "offer":
        return False
    if position.variant == GREY:
        return position.is_last_round
    return any(row.how == "sure" for row in position.closing_rows)


def last_rounds(players: int, variant: str, wanted: Mapping[int, int]) -> Iterator[Position]:
    """A few positions of the last round of every game, with a wanted number of groups; no end."""
    engine = open_engine(EngineSpec(nodes=_NODES))
    number = 0
    while True:
        number += 1
        name = f"last rounds {players} {variant} {number}"
        chance, deals = random.Random(name), Seed(name)
        position = Position.new(players, variant)
        found = []
        while not position.is_over:
            if position.phase == "deal":
                position = position.play(deals.deal(position))
                continue
            if is_last_round(position) and count_groups(position) in wanted:
                found.append(position)
            wild = chance.random() < _RANDOM_MOVES
            moves = list(position.legal_moves)
            position = position.play(chance.choice(moves) if wild else engine.search(position)[0])
        yield from chance.sample(found, min(_PER_GAME, len(found)))


def make(players: int, variant: str, wanted: Mapping[int, int], count: int) -> list[SolvedPosition]:
    """So many positions, of each number of groups at most as many as wanted."""
    solver = Solver()
    found: dict[Position, SolvedPosition] = {}
    groups: Counter[int] = Counter()
    for position in last_rounds(players, variant, wanted):
        if len(found) == count:
            break
        size = count_groups(position)
        if position in found or groups[size] == wanted[size]:
            continue
        if (players, position.variant) == (2, COLOURED):
            values = solver.values(position)
        else:
            forced = forced_wins(position)
            values = {move: Worth(float(wins), None) for move, wins in forced.items()}
        if len(set(values.values())) > 1:
            found[position] = SolvedPosition(position, values)
            groups[size] += 1
    return sorted(found.values(), key=lambda solved: (solved.groups, str(solved.position)))


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--tests", action="store_true", help="those of the tests")
    parser.add_argument("--positions", type=positive, default=60, help="per setting")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    solved: list[SolvedPosition] = []
    if options.tests:
        solved = make(2, str(COLOURED), _WANTED_BY_TESTS, sum(_WANTED_BY_TESTS.values()))
    for players, variant in () if options.tests else SETTINGS:
        two_coloured = (players, variant) == (2, str(COLOURED))
        groups = _GROUPS_TWO_COLOURED if two_coloured else _GROUPS
        wanted = dict.fromkeys(groups, options.positions)
        solved += make(players, variant, wanted, options.positions)
        print(setting_name(players, variant), len(solved), flush=True)
    out: Path = options.out or (TESTS if options.tests else FILE)
    out.write_text(HEADER + "".join(f"{each}\n" for each in solved), encoding="utf-8")


if __name__ == "__main__":
    main()
