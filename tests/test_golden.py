"""Golden games: old records must replay to the same positions and points forever.

tests/data/golden.evora holds two games of each setting; golden.jsonl how they went, with the
SHA-256 of all their positions. If this fails, the rules have changed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from reference import State, apply_deal, parse_action, play

from evora import Deal, Game, Seed, format_games, read_games

DATA = Path(__file__).parent / "data"
GAMES = list(read_games(DATA / "golden.evora"))
TOLD = [json.loads(line) for line in (DATA / "golden.jsonl").read_text().splitlines()]


@pytest.mark.parametrize(("game", "told"), list(zip(GAMES, TOLD, strict=True)))
def test_replays_as_ever(game: Game, told: dict[str, Any]) -> None:
    outcome = game.outcome
    assert outcome is not None
    assert list(outcome.scores) == told["scores"]
    assert list(outcome.winners) == told["winners"]
    assert (outcome.reason, game.rounds, game.plies) == (told["end"], told["rounds"], told["plies"])
    positions = "\n".join(map(str, game.positions))
    assert hashlib.sha256(positions.encode()).hexdigest() == told["positions"]


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_agrees(game: Game) -> None:
    state = State.parse(str(game.start))
    for token, position in zip(game.tokens, game.positions[1:], strict=True):
        if isinstance(token, Deal):
            apply_deal(state, [tiles or "-" for tiles in token.factories])
        else:
            play(state, parse_action(str(token)))
        assert state.text() == str(position)


@pytest.mark.parametrize("game", GAMES)
def test_deals_follow_from_the_seed(game: Game) -> None:
    seed = Seed(game.tags["Seed"])
    assert seed.hash == game.tags["SeedHash"]
    for token, before in zip(game.tokens, game.positions, strict=False):
        if isinstance(token, Deal):
            assert seed.deal(before) == token


def test_written_again_to_the_letter() -> None:
    assert "".join(format_games(GAMES)) == (DATA / "golden.evora").read_text()
