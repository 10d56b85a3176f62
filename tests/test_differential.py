"""The core against the slow reference: the same games, compared after every token.

EVORA_SOAK=1 plays ten times as many (make soak).
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from reference import (
    State,
    apply_deal,
    drawn_start,
    end_reason,
    legal_actions,
    play,
    seed_from_text,
    seeded_deal,
    winners,
)
from reference.players import PLAYERS

from evora import Position, Seed

SETTINGS = [(players, variant) for variant in ("coloured", "grey") for players in (2, 3, 4)]
GAMES = 280 * (10 if os.environ.get("EVORA_SOAK") else 1)  # by setting and player: 10 080 in all

# What the games of a player must have met in a setting, so that agreement means something.
# The games are fixed by their seeds, so these hold always or never.
MUST_MEET = {
    ("floor_thrower", 2): {"stalled", "score_clamped_at_zero", "floor_overflow_to_lid"},
    ("line_hoarder", 4): {"short_deal", "refill_inside_factory", "stalled"},
    ("marker_waiter", 2): {"marker_on_full_floor"},
    ("marker_waiter", 3): {"marker_on_full_floor"},
    ("marker_waiter", 4): {"marker_on_full_floor", "short_deal"},
    ("wall_filler", 4): {"no_tiles", "nobody_took_centre", "short_deal"},
    ("random", 2): {"refill_inside_factory"},
}


@pytest.mark.parametrize("policy", sorted(PLAYERS))
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_same_games_as_the_reference(players: int, variant: str, policy: str) -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES):
        met += _compare_game(players, variant, policy, f"{policy} {players} {variant} {number}")
    missing = MUST_MEET.get((policy, players), set()) - set(met)
    assert not missing, f"these never happened: {missing}"
    if variant == "grey" and policy in ("random", "wall_filler"):
        assert met["grey_line_fits_nowhere"] > 0


def _compare_game(players: int, variant: str, policy: str, name: str) -> Counter[str]:
    seed, seed_bytes = Seed(name), seed_from_text(name)
    choose = PLAYERS[policy]
    rng = random.Random(name)
    start = seed.start_player(players)
    assert start == drawn_start(seed_bytes, players)
    position = Position.new(players, variant, start)
    state = State.new(players, variant, start)
    while True:
        text = state.text()
        assert str(position) == text, name
        actions = legal_actions(state)
        assert position.legal_moves.actions() == actions, f"{name}: {text}"
        assert len(position.legal_moves) == len(actions), f"{name}: {text}"
        if position.phase == "deal":
            deal = seed.deal(position)
            factories = seeded_deal(state, seed_bytes)
            assert list(deal.factories) == [tiles.replace("-", "") for tiles in factories], name
            position = position.play(deal)
            apply_deal(state, factories)
        elif position.is_over:
            assert position.end_reason == end_reason(state), name
            assert list(position.winners) == winners(state), name
            return state.met
        else:
            action = choose(state, actions, rng)
            position = position.play(action)
            play(state, action)
