"""`make bench`: the environments beside the frameworks' own games, through the same loop.

The same Python loop plays uniformly random games of both, in turn; the ratio is the figure to
compare. PettingZoo's connect four needs pygame, even if nothing is drawn.
"""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pyspiel

from benchmarks.rates import Measure, compare
from evora.envs import openspiel, pettingzoo
from evora.envs.gymnasium_vector import GameVectorEnv
from evora.envs.vector_opponents import random_actions

SECONDS = 0.6  # per run


# PettingZoo


def turns(table: Any) -> Measure:
    """A game: every agent looks, and takes one of the actions of its mask."""
    rng = random.Random(0)

    def work() -> int:
        table.reset(seed=rng.getrandbits(32))
        steps = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return work


def pettingzoo_turns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - needs pygame
        except ModuleNotFoundError as error:
            print(f"PettingZoo: {error.name} is not installed: pip install --group bench")
            return
    compare(
        "PettingZoo, turns with observation and mask, raw environments",
        {
            "connect four": turns(connect_four_v3.raw_env()),
            "Evora, 2 players, coloured": turns(pettingzoo.raw_env()),
            "Evora, 4 players, grey": turns(pettingzoo.raw_env(players=4, variant="grey")),
        },
        SECONDS,
    )


# OpenSpiel


def decisions(game: Any, *, chance: bool) -> Measure:
    """A game: chance samples its outcomes, players choose among the legal actions.

    With `chance` the chance nodes count as steps, too.
    """
    rng = random.Random(0)

    def work() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, shares)[0])
                steps += chance
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps

    return work


def openspiel_steps() -> None:
    name = openspiel.GAME_NAME
    games = {
        "backgammon": pyspiel.load_game("backgammon"),
        "Evora, 2 players, coloured": pyspiel.load_game(name),
        "Evora, 4 players, grey": pyspiel.load_game(name, {"players": 4, "variant": "grey"}),
    }
    for what, chance in (("all nodes", True), ("decisions", False)):
        compare(
            f"OpenSpiel, {what}",
            {each: decisions(game, chance=chance) for each, game in games.items()},
            SECONDS,
        )


# Gymnasium


def vector_steps(size: int, *, opponents: str | None) -> Measure:
    tables = GameVectorEnv(size, opponents=opponents)
    rng = np.random.default_rng(0)
    state = tables.reset(seed=0)[1]

    def work() -> int:
        nonlocal state
        masks = state["action_mask"].view(np.bool_)
        masks[~masks.any(axis=1), 0] = True  # at the end of a game the action does not matter
        state = tables.step(random_actions(masks, rng))[-1]
        return size

    return work


def gymnasium_steps() -> None:
    compare(
        "Gymnasium, vector environment, random legal actions chosen in NumPy",
        {
            f"{size} tables, {who}": vector_steps(size, opponents=opponents)
            for size in (1, 64, 1024)
            for who, opponents in (("every seat", None), ("random opponent", "random"))
        },
        SECONDS,
    )


def main() -> None:
    pettingzoo_turns()
    openspiel_steps()
    gymnasium_steps()


if __name__ == "__main__":
    main()
