"""The vector environment plays the games of the core, whatever its size and threads."""

from __future__ import annotations

import doctest
import importlib
import random
from typing import Any

import pytest
from env_games import REWARDS, SETTINGS, CoreGame

pytest.importorskip("gymnasium", reason="the extra envs is not installed")

import gymnasium
import numpy as np
from numpy.typing import NDArray

from evora.envs.gymnasium_vector import GameVectorEnv
from evora.envs.vector_opponents import random_actions
from evora.players import RandomPlayer

SIZE = 5


def make(**settings: Any) -> GameVectorEnv:
    tables = gymnasium.make_vec("evora.envs:evora/Game-v1", **({"num_envs": SIZE} | settings))
    assert isinstance(tables, GameVectorEnv)
    return tables


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_games_of_one_caller_are_those_of_the_core(players: int, variant: str, reward: str) -> None:
    tables = make(players=players, variant=variant, opponents=None, reward=reward)
    observations, info = tables.reset(seed=9)
    games = [CoreGame(players, variant, f"9/{number}/0") for number in range(SIZE)]
    episodes = [0] * SIZE
    rng = random.Random(2)
    while min(episodes) < 2:
        assert observations in tables.observation_space
        movers = [game.position.to_move for game in games]
        leads = [[game.lead(seat) for seat in range(1, players + 1)] for game in games]
        actions = [0 if game.position.is_over else game.choose(rng) for game in games]
        observations, rewards, ended, truncated, info = tables.step(np.array(actions))
        assert not truncated.any()
        for number, mover in enumerate(movers):
            if mover is None:  # the step after the end begins a new game, whatever the action
                episodes[number] += 1
                games[number] = CoreGame(players, variant, f"9/{number}/{episodes[number]}")
                earned = [0.0] * players
            else:
                games[number].play(actions[number])
                game, over = games[number], games[number].position.is_over
                gained = [game.lead(seat) - leads[number][seat - 1] for seat in seats(players)]
                results = game.results if over else [0.0] * players
                earned = gained if reward == "score" else results
                assert rewards[number] == pytest.approx(earned[mover - 1], abs=1e-4)
            position = games[number].position
            assert tables.batch[number] == position
            assert ended[number] == position.is_over
            assert info["rewards"][number] == pytest.approx(earned, abs=1e-4)
            assert info["to_move"][number] == (position.to_move or 0)
            assert tuple(info["scores"][number]) == position.scores
            legal = list(np.flatnonzero(info["action_mask"][number]))
            assert legal == position.legal_moves.actions()
            expected = position.observation().astype(np.uint8)
            np.testing.assert_array_equal(observations[number], expected)


def seats(players: int) -> range:
    return range(1, players + 1)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_the_caller_has_seat_1_against_opponents(
    players: int, variant: str, opponents: str
) -> None:
    tables = make(players=players, variant=variant, opponents=opponents)
    _, info = tables.reset(seed=1)
    rng = np.random.default_rng(0)
    ends = 0
    for _ in range(40):
        assert set(info["to_move"]) <= {0, 1}
        observations, rewards, ended, _, info = tables.step(legal_actions(info, rng))
        for number in np.flatnonzero(ended):
            position = tables.batch[int(number)]
            expected = position.observation(1).astype(np.uint8)
            np.testing.assert_array_equal(observations[number], expected)
            assert rewards[number] == pytest.approx(info["rewards"][number, 0])
            assert (rewards[number] > 0) == (1 in position.winners) or len(position.winners) > 1
            ends += 1
        assert not rewards[~ended].any()
    assert ends


def legal_actions(info: dict[str, Any], rng: np.random.Generator) -> NDArray[np.int64]:
    masks = info["action_mask"].astype(np.bool_)
    masks[~masks.any(axis=1), 0] = True  # games that are over: the action does not matter
    return random_actions(masks, rng)


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
def test_the_same_seed_gives_the_same_games(opponents: str | None) -> None:
    def play(**settings: Any) -> list[NDArray[Any]]:
        tables = make(opponents=opponents, **settings)
        rng = np.random.default_rng(3)
        observations, info = tables.reset(seed=4)
        seen = [observations.copy()]
        for _ in range(60):
            observations, rewards, ended, _, info = tables.step(legal_actions(info, rng))
            seen += [observations.copy(), rewards, ended]
        observations, _ = tables.reset()
        return [*seen, observations]

    once = play()
    for again in (play(), play(threads=2), play(copy=False)):
        for first, second in zip(once, again, strict=True):
            np.testing.assert_array_equal(first, second)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("action", [324, 325, -1])
def test_an_illegal_action_ends_its_game_only(action: int, reward: str) -> None:
    tables = make(players=3, reward=reward)
    _, info = tables.reset(seed=1)
    actions = legal_actions(info, np.random.default_rng(1))
    actions[2] = action
    before = tables.batch[2]
    _, rewards, ended, _, info = tables.step(actions)
    assert list(np.flatnonzero(ended)) == list(np.flatnonzero(info["illegal"])) == [2]
    assert rewards[2] == (-1 if reward == "result" else -100)
    assert tables.batch[2] == before
    _, rewards, ended, _, info = tables.step(legal_actions(info, np.random.default_rng(1)))
    assert not ended.any()
    assert rewards[2] == 0
    assert tables.batch[2] != before
    assert tables.batch.episode(2) == 1


def test_what_is_returned_is_not_overwritten() -> None:
    tables = make()
    observations, info = tables.reset(seed=1)
    kept = observations.copy(), {name: values.copy() for name, values in info.items()}
    tables.step(legal_actions(info, np.random.default_rng(1)))
    np.testing.assert_array_equal(observations, kept[0])
    for name, values in info.items():
        np.testing.assert_array_equal(values, kept[1][name])


def test_random_actions_are_legal_and_equally_likely() -> None:
    masks = np.zeros((3000, 7), np.bool_)
    masks[:, [1, 4, 6]] = True
    masks[0] = [False] * 6 + [True]
    actions = random_actions(masks, np.random.default_rng(1))
    assert actions[0] == 6
    counts = np.bincount(actions, minlength=7)
    assert set(np.flatnonzero(counts)) == {1, 4, 6}
    assert counts[[1, 4, 6]].min() > 900


def test_who_plays_at_all_tables_is_closed_with_them() -> None:
    class Closing(RandomPlayer):
        closed = False

        def close(self) -> None:
            self.closed = True

    opponent = Closing(1)
    tables = make(opponents=[opponent])
    tables.reset(seed=1)
    assert not opponent.closed
    tables.close()
    assert opponent.closed


def test_pictures_of_all_tables() -> None:
    tables = make(render_mode="ansi")
    tables.reset(seed=1)
    pictures = tables.render()
    assert pictures is not None
    assert len(pictures) == SIZE
    assert make().render() is None
    tables.close()


def test_the_example_of_the_module_runs() -> None:
    result = doctest.testmod(importlib.import_module("evora.envs.gymnasium_vector"))
    assert result.attempted
    assert not result.failed
