"""`make bench`: how fast the rules are, beside a plain-Python reference in the same run.

Machines differ and are noisy: the ratio is the figure to compare. Every figure is the median
of several short runs, taken in turn, with the spread beside it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from benchmarks.rates import Measure, compare
from evora import Deal, Position, Seed, run_playouts
from evora.game import PLAYER_COUNTS, VARIANT_NAMES

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from reference import State, apply_deal, legal_actions, play, seeded_deal

SETTINGS = [(players, variant) for variant in VARIANT_NAMES for players in PLAYER_COUNTS]
SECONDS = 0.4  # per run


def playouts(players: int, variant: str, *, with_list: bool) -> Measure:
    start = Position.new(players, variant)
    seeds = iter(range(1_000_000))
    return lambda: run_playouts(start, 200, next(seeds), with_list=with_list)[1]


def python_replay(players: int, variant: str) -> Measure:
    """A Python loop that replays ready-made action ids through the checked play()."""
    start = Position.new(players, variant)
    games = [random_tokens(start, number) for number in range(30)]
    plies = sum(not isinstance(token, Deal) for game in games for token in game)

    def work() -> int:
        for game in games:
            position = start
            for token in game:
                position = position.play(token)
        return plies

    return work


def random_tokens(start: Position, number: int) -> list[int | Deal]:
    rng, seed = random.Random(number), Seed(str(number))
    tokens: list[int | Deal] = []
    position = start
    while not position.is_over:
        at_deal = position.phase == "deal"
        token = seed.deal(position) if at_deal else rng.choice(position.legal_moves.actions())
        tokens.append(token)
        position = position.play(token)
    return tokens


def reference_playouts(players: int, variant: str) -> Measure:
    """The plain-Python implementation of tests/reference, playing at random."""
    rng = random.Random(0)

    def work() -> int:
        state = State.new(players, variant, 1)
        plies = 0
        while state.phase != "over":
            if state.phase == "deal":
                apply_deal(state, seeded_deal(state, rng.randbytes(32)))
            else:
                play(state, rng.choice(legal_actions(state)))
                plies += 1
        return plies

    return work


def main() -> None:
    for players, variant in SETTINGS:
        works = {
            "reference": reference_playouts(players, variant),
            "playouts": playouts(players, variant, with_list=False),
            "with list": playouts(players, variant, with_list=True),
            "Python play": python_replay(players, variant),
        }
        compare(f"plies, {players} players, {variant}", works, SECONDS)


if __name__ == "__main__":
    main()
