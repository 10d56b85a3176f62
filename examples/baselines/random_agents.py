"""A random agent in each framework: the loop to begin with, and the bottom of every table.

    python examples/baselines/random_agents.py [GAMES]

Each function plays games of two random players, and returns the final scores of seat 1. Replace
the line with the comment `your policy`.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

from evora.batch import Batch


def pettingzoo(games: int, seed: int = 1) -> list[int]:
    from evora.envs.pettingzoo import env  # noqa: PLC0415 - an extra

    table = env(players=2)
    chance = np.random.default_rng(seed)
    scores = []
    for game in range(games):
        table.reset(seed=seed + game)
        for _agent in table.agent_iter():
            observation, _reward, terminated, truncated, info = table.last()
            if terminated or truncated:
                action = None
            else:
                legal = observation["action_mask"].nonzero()[0]
                action = int(chance.choice(legal))  # your policy
            table.step(action)
        scores.append(info["scores"][0])
    return scores


def gymnasium(games: int, seed: int = 1) -> list[int]:
    import gymnasium as gym  # noqa: PLC0415 - an extra

    table = gym.make("evora.envs:evora/Game-v1", players=2, opponents="random")
    table.action_space.seed(seed)
    scores = []
    for game in range(games):
        _observation, info = table.reset(seed=seed + game)
        over = False
        while not over:
            action = table.action_space.sample(info["action_mask"])  # your policy
            _observation, _reward, over, _truncated, info = table.step(action)
        scores.append(int(info["scores"][0]))
    return scores


def gymnasium_vector(games: int, seed: int = 1) -> list[int]:
    import gymnasium as gym  # noqa: PLC0415 - an extra

    tables = gym.make_vec("evora.envs:evora/Game-v1", num_envs=8, opponents="random")
    chance = np.random.default_rng(seed)
    _observations, info = tables.reset(seed=seed)
    scores: list[int] = []
    while len(scores) < games:
        mask = info["action_mask"]
        actions = (mask * chance.random(mask.shape)).argmax(axis=1)  # your policy
        _observations, _rewards, over, _truncated, info = tables.step(actions)
        scores += info["scores"][over, 0].tolist()
    return scores[:games]


def openspiel(games: int, seed: int = 1) -> list[int]:
    import pyspiel  # noqa: PLC0415 - an extra

    import evora.envs.openspiel  # noqa: F401, PLC0415 - registers the game

    game = pyspiel.load_game("python_evora", {"players": 2})
    chance = np.random.default_rng(seed)
    scores = []
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choice(outcomes, p=shares))
            else:
                state.apply_action(chance.choice(state.legal_actions()))  # your policy
        scores.append(state.position.scores[0])
    return scores


def batch(games: int, seed: int = 1) -> list[int]:
    tables = Batch(64, players=2, seed=seed)
    chance = np.random.default_rng(seed)
    scores: list[int] = []
    while len(scores) < games:
        actions = (tables.masks * chance.random(tables.masks.shape)).argmax(axis=1)  # your policy
        tables.step(actions)
        scores += tables.scores[tables.dones, 0].tolist()
    return scores[:games]


# By name: what plays, and the package that it needs beside Evora.
AGENTS: dict[str, tuple[Callable[[int], list[int]], str]] = {
    "PettingZoo": (pettingzoo, "pettingzoo"),
    "Gymnasium": (gymnasium, "gymnasium"),
    "Gymnasium, vector": (gymnasium_vector, "gymnasium"),
    "OpenSpiel": (openspiel, "pyspiel"),
    "Batch": (batch, "numpy"),
}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for name, (play, package) in AGENTS.items():
        if find_spec(package) is None:
            print(f"{name:18} {package} is not installed")
        else:
            print(f"{name:18} {games} games, {statistics.mean(play(games)):.1f} points on average")


if __name__ == "__main__":
    main()
