"""The Gymnasium environment passes Gymnasium's own check, and plays the games of the core."""

from __future__ import annotations

import doctest
import importlib
import random
from typing import Any

import pytest
from env_games import REWARDS, SETTINGS, CoreGame

from evora import Move, Position
from evora.players import Player, RandomPlayer

pytest.importorskip("gymnasium", reason="the extra envs is not installed")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import evora.envs
from evora.envs.gymnasium import GameEnv


def make(**settings: Any) -> GameEnv:
    table = gymnasium.make(evora.envs.GAME_ID, **settings).unwrapped
    assert isinstance(table, GameEnv)
    return table


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_conformance(players: int, variant: str, opponents: str | None) -> None:
    for reward in REWARDS:
        table = make(players=players, variant=variant, opponents=opponents, reward=reward)
        check_env(table, skip_render_check=True)


def test_rendering_conforms() -> None:
    pytest.importorskip("PIL", reason="the extra envs is not installed")
    check_env(make(render_mode="rgb_array"))


def test_it_is_made_without_an_import_too() -> None:
    table = gymnasium.make("evora.envs:evora/Game-v1", players=3)
    _, info = table.reset(seed=1)
    assert info["scores"].shape == (3,)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_games_of_one_caller_are_those_of_the_core(players: int, variant: str, reward: str) -> None:
    table = make(players=players, variant=variant, opponents=None, reward=reward)
    rng = random.Random(players)
    for seed in range(2):
        game = CoreGame(players, variant, str(seed))
        observation, info = table.reset(seed=seed)
        over = False
        while not over:
            position, seat = game.position, game.position.to_move
            assert seat is not None
            leads = [game.lead(each) for each in range(1, players + 1)]
            assert info["to_move"] == seat
            assert list(np.flatnonzero(info["action_mask"])) == position.legal_moves.actions()
            np.testing.assert_array_equal(observation, position.observation().astype(np.uint8))
            action = game.choose(rng)
            game.play(action)
            observation, earned, over, _, info = table.step(np.int64(action))
            assert table.position == game.position
            gained = [game.lead(each) - leads[each - 1] for each in range(1, players + 1)]
            results = game.results if over else [0.0] * players
            assert info["rewards"] == pytest.approx(gained if reward == "score" else results)
            assert earned == pytest.approx(info["rewards"][seat - 1])
        assert game.position.is_over
        assert not info["action_mask"].any()
        assert tuple(info["scores"]) == game.position.scores


class Recorder(RandomPlayer):
    """An opponent that remembers what it chose and where."""

    def __init__(self) -> None:
        super().__init__(1)
        self.choices: list[tuple[Position, Move]] = []
        self.closed = False

    def choose(self, position: Position) -> Move:
        move = super().choose(position)
        self.choices.append((position, move))
        return move

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_opponents_play_the_other_seats(players: int, variant: str) -> None:
    opponents = [Recorder() for _ in range(players - 1)]
    table = make(players=players, variant=variant, opponents=opponents)
    rng = random.Random(players)
    game = CoreGame(players, variant, "5")
    choices = dict.fromkeys(opponents, 0)

    def follow() -> None:
        while (seat := game.position.to_move) is not None and seat != 1:
            opponent = opponents[seat - 2]
            position, move = opponent.choices[choices[opponent]]
            choices[opponent] += 1
            assert position == game.position
            game.play(move.action)

    table.reset(seed=5)
    over = False
    while not over:
        follow()
        assert table.position == game.position
        action = game.choose(rng)
        game.play(action)
        observation, reward, over, _, _ = table.step(np.int64(action))
    follow()
    assert table.position == game.position
    assert reward == pytest.approx(game.results[0])
    np.testing.assert_array_equal(observation, game.position.observation(1).astype(np.uint8))
    table.close()
    assert all(opponent.closed for opponent in opponents)


def test_levels_can_be_opponents() -> None:
    table = make(opponents="apprentice")
    table.reset(seed=1)
    first = table.position
    table.reset(seed=1)
    assert table.position == first
    assert first.to_move == 1


@pytest.mark.parametrize("action", [324, 325, -1])
def test_an_illegal_action_ends_the_game(action: int) -> None:
    table = make(players=4)
    table.reset(seed=1)
    before = table.position
    _, reward, over, truncated, info = table.step(np.int64(action))
    assert (reward, over, truncated, info["illegal"]) == (-1, True, False, True)
    assert table.position == before
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        table.step(np.int64(0))


def test_players_are_players() -> None:
    checked: Player = Recorder()
    assert make(opponents=checked).opponents == [checked]


def test_the_example_of_the_module_runs() -> None:
    result = doctest.testmod(importlib.import_module("evora.envs.gymnasium"))
    assert result.attempted
    assert not result.failed
