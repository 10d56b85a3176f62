"""The PettingZoo environment passes PettingZoo's own tests, and plays the games of the core."""

from __future__ import annotations

import doctest
import importlib
import pickle
import random
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from env_games import REWARDS, SETTINGS, CoreGame

from evora import ACTION_COUNT, IllegalMoveError, Position

pytest.importorskip("pettingzoo", reason="the extra envs is not installed")

import numpy as np
import pettingzoo

from evora.envs.pettingzoo import GameEnv, env, raw_env

with warnings.catch_warnings():
    # They import games by names that PettingZoo no longer likes.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

# What the tests say of every environment that is not on a list of PettingZoo's own.
_UNLISTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


@pytest.fixture(autouse=True)
def unlisted() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in _UNLISTED:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_conformance(players: int, variant: str, reward: str) -> None:
    def make() -> Any:
        return env(players=players, variant=variant, reward=reward)

    for seed in range(3):
        table = make()
        for agent in table.possible_agents:
            table.action_space(agent).seed(seed)
        api_test(table, num_cycles=200)
    seed_test(make, num_cycles=200)


def test_rendering_conforms() -> None:
    pytest.importorskip("PIL", reason="the extra envs is not installed")
    render_test(env, {"svg": lambda picture: picture.startswith("<svg")})


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_games_are_those_of_the_core(players: int, variant: str) -> None:
    table = raw_env(players=players, variant=variant)
    rng = random.Random(players)
    for seed in range(3):
        game = CoreGame(players, variant, str(seed))
        table.reset(seed=seed)
        while not game.position.is_over:
            seat = game.position.to_move
            assert seat is not None
            assert table.position == game.position
            assert table.agent_selection == f"player_{seat - 1}"
            assert_observed(table, game.position)
            action = game.choose(rng)
            game.play(action)
            table.step(np.int64(action))
        assert table.position == game.position
        earned = [table.rewards[agent] for agent in table.possible_agents]
        assert earned == pytest.approx(game.results)
        assert table.infos["player_0"]["scores"] == game.position.scores
        assert table.infos["player_1"]["winners"] == game.position.winners
        assert table.infos["player_1"]["end_reason"] == game.position.end_reason


def assert_observed(table: GameEnv, position: Position) -> None:
    for seat, agent in enumerate(table.agents, 1):
        seen = table.observe(agent)
        np.testing.assert_array_equal(
            seen["observation"], position.observation(seat).astype(np.uint8)
        )
        to_move = seat == position.to_move
        assert list(np.flatnonzero(seen["action_mask"])) == (
            position.legal_moves.actions() if to_move else []
        )
    np.testing.assert_array_equal(table.state(), position.observation(1).astype(np.uint8))


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_rewards_by_score_sum_to_the_final_lead(players: int, variant: str) -> None:
    table = raw_env(players=players, variant=variant, reward="score")
    rng = random.Random(1)
    game = CoreGame(players, variant, "1")
    table.reset(seed=1)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, over, _, _ = table.last(observe=False)
        earned[agent] += reward
        action = None if over else game.choose(rng)
        if action is not None:
            game.play(action)
        table.step(action)
    assert [*earned.values()] == pytest.approx([game.lead(seat) for seat in range(1, players + 1)])


def test_the_raw_environment_refuses_an_illegal_action_and_stays_as_it_is() -> None:
    table = raw_env()
    table.reset(seed=7)
    before = table.position
    with pytest.raises(IllegalMoveError, match=r"^5@5: "):
        table.step(ACTION_COUNT - 1)
    assert table.position == before


def test_the_wrapped_environment_ends_the_game_at_an_illegal_action() -> None:
    table = env()
    table.reset(seed=7)
    loser = table.agent_selection
    table.step(ACTION_COUNT - 1)
    assert table.rewards[loser] == -1
    assert all(table.terminations.values())


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    starts = []
    for _ in range(2):
        table = raw_env()
        table.reset(seed=3)
        table.reset()
        starts.append(table.position)
        table.reset()
        starts.append(table.position)
    assert starts[:2] == starts[2:]
    assert starts[0] != starts[1]


def test_without_a_number_two_play() -> None:
    assert raw_env().possible_agents == ["player_0", "player_1"]


def test_it_is_in_the_registry() -> None:
    table = pettingzoo.make("aec", "evora/Game-v1", players=4)
    assert str(table.unwrapped) == "evora_v1"
    assert table.possible_agents == ["player_0", "player_1", "player_2", "player_3"]


def test_an_environment_can_be_pickled() -> None:
    table = raw_env(players=3, variant="grey")
    again = pickle.loads(pickle.dumps(table))
    again.reset(seed=1)
    assert (again.position.players, str(again.position.variant)) == (3, "grey")


def test_the_example_of_the_module_runs() -> None:
    result = doctest.testmod(importlib.import_module("evora.envs.pettingzoo"))
    assert result.attempted
    assert not result.failed
