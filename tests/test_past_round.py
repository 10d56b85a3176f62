"""Looking past the round, as users of the library see it; core/tests has the rest."""

from __future__ import annotations

import pytest

from evora import Position, Seed
from evora.search import Engine, Limit


@pytest.fixture(scope="module")
def late() -> Position:
    """Few moves before the end of a round."""
    seed, engine = Seed("late"), Engine(hash_mb=1)
    position = Position.new(2)
    while position.round < 2 or position.phase == "deal" or len(position.legal_moves) > 12:
        if position.phase == "deal":
            position = position.play(seed.deal(position))
        else:
            move = engine.analyse(position, Limit(nodes=100), seed=1).move
            assert move is not None
            position = position.play(move)
    return position


def test_spare_time_goes_into_sampled_deals(late: Position) -> None:
    found = Engine(hash_mb=1).analyse(late, Limit(ms=200), lines=2)
    assert found.deals > 0
    assert all(line.error is not None and 0 < line.error < 0.06 for line in found.variations)
    by_nodes = Engine(hash_mb=1).analyse(late, Limit(nodes=20_000), lines=2)
    assert by_nodes.deals == 0
    assert all(line.error is None for line in by_nodes.variations)


def test_it_can_be_repeated_and_switched_off(late: Position) -> None:
    engine = Engine(hash_mb=1, past_round=True)
    first, again, other = (
        engine.analyse(late, Limit(nodes=30_000), lines=2, seed=seed) for seed in (1, 1, 2)
    )
    assert first.deals > 0
    assert (first.variations, first.nodes) == (again.variations, again.nodes)
    assert first.variations != other.variations
    assert Engine(hash_mb=1, past_round=False).analyse(late, Limit(ms=20)).deals == 0
