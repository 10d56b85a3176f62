"""Makes lab/strength/last_rounds.txt: last rounds of all settings, solved completely.

    python -m lab.strength.solving

Two players, coloured: the value of every move, by the engine's exact search, which the tests
compare with an exhaustive one. Otherwise: which moves force the win in this round, whatever others
do, by trying everything. With more players no other value is exact, and on the grey side the
players may put off the end. A position is kept if its moves differ.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from evora import COLOURED, GREY, Position, Seed
from lab.strength.engines import SETTINGS, EngineSpec, open_engine, setting_name
from lab.strength.forcing import count_groups, forced_wins
from lab.strength.last_rounds import FILE, SolvedPosition, Worth
from lab.strength.options import parser_of, positive
from lab.training.make_suite import Solver, ends_for_sure

HEADER = """\
# Last rounds, solved completely; made by lab/strength/solving.py.
# POSITION | VALUE MOVE MOVE | VALUE MOVE ..., the best first. Two players, coloured: a value is the
# share of the win and the margin of the scores. Otherwise 1 if the move forces the win, else 0.
"""
# Pairs of source and colour on offer: fewer are easy, more take long.
_GROUPS = (6, 8)
_GROUPS_TWO_COLOURED = (7, 11)
_NODES = 100
_RANDOM_MOVES = 0.15
_PER_GAME = 2


def is_last_round(position: Position) -> bool:
    """Whether the game ends with this round; on the grey side only if the players want it to."""
    if position.phase != "offer":
        return False
    return position.is_last_round if position.variant == GREY else ends_for_sure(position)


def last_rounds(players: int, variant: str) -> Iterator[Position]:
    """A few positions of the last round of every game, without end."""
    engine = open_engine(EngineSpec(nodes=_NODES))
    two_coloured = (players, variant) == (2, str(COLOURED))
    low, high = _GROUPS_TWO_COLOURED if two_coloured else _GROUPS
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
            if is_last_round(position) and low <= count_groups(position) <= high:
                found.append(position)
            wild = chance.random() < _RANDOM_MOVES
            moves = list(position.legal_moves)
            position = position.play(chance.choice(moves) if wild else engine.search(position)[0])
        yield from chance.sample(found, min(_PER_GAME, len(found)))


def make(players: int, variant: str, count: int) -> list[SolvedPosition]:
    solver = Solver()
    found: dict[Position, SolvedPosition] = {}
    for position in last_rounds(players, variant):
        if len(found) == count:
            break
        if (players, position.variant) == (2, COLOURED):
            values = {move: Worth(*value) for move, value in solver.values(position).items()}
        else:
            forced = forced_wins(position)
            values = {move: Worth(float(wins), None) for move, wins in forced.items()}
        if len(set(values.values())) > 1:
            found[position] = SolvedPosition(position, values)
    return sorted(found.values(), key=lambda solved: str(solved.position))


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--positions", type=positive, default=60, help="per setting")
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    lines = []
    for players, variant in SETTINGS:
        lines += [f"{solved}\n" for solved in make(players, variant, options.positions)]
        print(setting_name(players, variant), len(lines), flush=True)
    options.out.write_text(HEADER + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
