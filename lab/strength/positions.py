"""Makes lab/strength/held_out.txt: positions between rounds, for `next_round`.

    python -m lab.strength.positions

From games of the engine with rounds of some random moves, for variety; at most one position of each
stage per game. The file is made once and stays as it is, so that versions can be compared on it.
No program that fits or trains may use it.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from evora import EvoraError, Position, Seed
from lab.strength.engines import SETTINGS, EngineSpec, of_setting, open_engine
from lab.strength.options import parser_of, positive

FILE = Path(__file__).parent / "held_out.txt"
STAGES = range(1, 5)  # no tile lies before the first round, and five in a row end the game
HEADER = """\
# Positions between rounds that nothing is fitted to; made by lab/strength/positions.py.
# STAGE POSITION, the stage being the largest number of tiles in one row of any wall.
"""
_NODES = {2: 1_000, 3: 300, 4: 300}  # per move, by players
_PERTURBED_ROUNDS = 0.25
_RANDOM_MOVES = 0.3  # of a perturbed round


@dataclass(frozen=True)
class HeldOut:
    """A position between rounds and its stage."""

    stage: int
    position: Position


def read_positions(path: Path = FILE) -> list[HeldOut]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [_read(line) for line in lines if line and not line.startswith("#")]
    except OSError as error:
        raise EvoraError(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise EvoraError(f"{path}: expected lines of STAGE POSITION: {error}") from None


def _read(line: str) -> HeldOut:
    stage, _, text = line.partition(" ")
    return HeldOut(int(stage), Position(text))


def between_rounds(players: int, variant: str, number: int) -> Iterator[Position]:
    """The positions between rounds of a game, where the round before them was a sensible one."""
    name = f"held out {players} {variant} {number}"
    chance, deals = random.Random(name), Seed(name)
    engine = open_engine(EngineSpec(nodes=_NODES[players]))
    position = Position.new(players, variant, 1 + number % players)
    while not position.is_over:
        yield position
        position = position.play(deals.deal(position))
        share = _RANDOM_MOVES if chance.random() < _PERTURBED_ROUNDS else 0.0
        while position.phase in ("offer", "tiling"):
            moves = list(position.legal_moves)
            wild = chance.random() < share
            position = position.play(chance.choice(moves) if wild else engine.search(position)[0])


def make(players: int, variant: str, per_stage: int) -> Iterator[HeldOut]:
    """The new game, then so many positions of each stage."""
    from evora.evaluation import stage  # noqa: PLC0415  (earlier versions lack it, and only read)

    yield HeldOut(0, Position.new(players, variant))
    wanted = dict.fromkeys(STAGES, per_stage)
    number = 0
    while any(wanted.values()):
        number += 1
        seen = set()
        for position in between_rounds(players, variant, number):
            at = stage(position)
            if wanted.get(at) and at not in seen:
                seen.add(at)
                wanted[at] -= 1
                yield HeldOut(at, position)


def main() -> None:
    parser: argparse.ArgumentParser = parser_of(__doc__)
    parser.add_argument("--per-stage", type=positive, default=50, help="of each setting")
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    found: list[HeldOut] = []
    for players, variant in SETTINGS:
        found += sorted(make(players, variant, options.per_stage), key=lambda each: each.stage)
        print(of_setting(found[-1].position), len(found), flush=True)
    lines = "".join(f"{each.stage} {each.position}\n" for each in found)
    options.out.write_text(HEADER + lines, encoding="utf-8")


if __name__ == "__main__":
    main()
