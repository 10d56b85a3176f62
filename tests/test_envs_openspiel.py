"""The OpenSpiel game passes OpenSpiel's own tests, and plays the games of the core."""

from __future__ import annotations

import doctest
import importlib
import random
from typing import Any

import pytest
from env_games import REWARDS, SETTINGS, CoreGame

from evora import COLOURS, TILES_PER_COLOUR, Deal, EvoraError, Move, Position, Seed

pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from evora.envs.openspiel import EvoraState


def load(players: int = 2, variant: str = "coloured", reward: str = "result") -> Any:
    settings = {"players": players, "variant": variant, "reward": reward}
    return pyspiel.load_game("python_evora", settings)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_conformance(players: int, variant: str, reward: str) -> None:
    game = load(players, variant, reward)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_simulation_of_python_games(players: int, variant: str) -> None:
    """OpenSpiel's test of every game: clones, pickles, texts, bounds of utilities."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # noqa: PLC0415 - slow

    np.random.seed(players)
    GamesSimTest().sim_game(load(players, variant))


def draw(state: Any, deal: Deal) -> None:
    """Draws the tiles of a deal, one after the other."""
    for factory in deal.factories:
        tiles = [COLOURS.index(tile) for tile in factory]
        while tiles:  # what comes from the bag comes first
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            tile = next(tile for tile in tiles if tile in outcomes)
            tiles.remove(tile)
            state.apply_action(tile)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_games_are_those_of_the_core(players: int, variant: str, reward: str) -> None:
    state = load(players, variant, reward).new_initial_state()
    seed, rng = Seed("3"), random.Random(1)
    game = CoreGame(players, variant, "3")
    game.position = Position.new(players, variant, 1)
    earned = [0.0] * players
    while not game.position.is_over:
        if game.position.phase == "deal":
            deal = seed.deal(game.position)
            draw(state, deal)
            game.position = game.position.play(deal)
        seat = game.position.to_move
        assert seat is not None
        assert str(state) == str(game.position)
        assert state.current_player() == seat - 1
        assert state.legal_actions() == game.position.legal_moves.actions()
        action = game.choose(rng)
        assert state.action_to_string(action) == str(game.position.legal_moves.by_action(action))
        state.apply_action(action)
        game.position = game.position.play(action)
        earned = [total + each for total, each in zip(earned, state.rewards(), strict=True)]
    assert state.is_terminal()
    leads = [game.lead(seat) for seat in range(1, players + 1)]
    expected = leads if reward == "score" else game.results
    assert state.returns() == pytest.approx(expected)
    assert earned == pytest.approx(expected)


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_observations_are_those_of_the_core(players: int, variant: str) -> None:
    game = load(players, variant)
    state = game.new_initial_state()
    draw(state, Seed("1").deal(state.position))
    state.apply_action(state.legal_actions()[0])
    observation = make_observation(game)
    for player in range(players):
        observation.set_from(state, player)
        expected = state.position.observation(player + 1)
        np.testing.assert_array_equal(observation.tensor, expected)
        assert state.observation_tensor(player) == list(expected)
        assert observation.string_from(state, player) == str(state)
    assert observation.dict["bag"].tolist() == list(state.position.bag)


def test_a_deal_is_drawn_from_the_bag_and_then_from_the_lid() -> None:
    position = position_with_few_tiles_in_the_bag()
    game = load()
    game.start = position
    state = EvoraState(game)
    deal = Seed("1").deal(position)
    for drawn in range(sum(position.bag)):
        left = sum(position.bag) - drawn
        assert sum(round(share * left) for _, share in state.chance_outcomes()) == left
        colour = state.chance_outcomes()[0][0]
        state.apply_action(colour)
    lid = {colour: count / sum(position.lid) for colour, count in enumerate(position.lid) if count}
    assert dict(state.chance_outcomes()) == pytest.approx(lid)
    again = EvoraState(game)
    draw(again, deal)
    assert again.position == position.play(deal)


def position_with_few_tiles_in_the_bag() -> Position:
    for number in range(100):
        seed, rng = Seed(str(number)), random.Random(number)
        position = Position.new()
        while not position.is_over:
            if position.phase == "deal":
                if 0 < sum(position.bag) < 20 < sum(position.lid):
                    return position
                position = position.play(seed.deal(position))
            else:
                position = position.play(rng.choice(position.legal_moves.actions()))
    raise AssertionError("no such position was found")


def test_a_tile_that_is_not_there_cannot_be_drawn() -> None:
    state = load(players=3).new_initial_state()
    for _ in range(TILES_PER_COLOUR):
        state.apply_action(0)
    assert [colour for colour, _ in state.chance_outcomes()] == [1, 2, 3, 4]
    assert str(state).endswith(" =" + "B" * TILES_PER_COLOUR)
    with pytest.raises(EvoraError, match="deal: there is no B left to draw"):
        state.apply_action(0)


def test_actions_in_words() -> None:
    """Chance draws colours; seats play moves that have the same numbers."""
    state = load().new_initial_state()
    assert [state.action_to_string(state.current_player(), tile) for tile in (0, 4)] == ["B", "W"]
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    first = state.legal_actions()[0]
    assert state.action_to_string(state.current_player(), first) == str(Move.from_action(first))
    assert state.action_to_string(1, 4) == str(Move.from_action(4))


def test_only_known_settings_are_taken() -> None:
    with pytest.raises((EvoraError, pyspiel.SpielError), match="grey"):
        load(variant="gray")
    with pytest.raises((EvoraError, pyspiel.SpielError), match="result, score"):
        load(reward="points")


def test_the_example_of_the_module_runs() -> None:
    result = doctest.testmod(importlib.import_module("evora.envs.openspiel"))
    assert result.attempted
    assert not result.failed
