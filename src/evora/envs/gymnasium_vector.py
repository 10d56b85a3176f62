"""Many tables as one Gymnasium vector environment, stepped in C++: `gymnasium.make_vec`.

>>> import gymnasium
>>> import evora.envs
>>> tables = gymnasium.make_vec("evora/Game-v1", num_envs=64, opponents=None)
>>> observations, info = tables.reset(seed=7)
>>> observations.shape, info["action_mask"].shape
((64, 707), (64, 325))
"""

from __future__ import annotations

from typing import Any

from evora.envs.common import (
    FORFEITS,
    RENDER_MODES,
    Reward,
    check_render_mode,
    check_reward,
    extra,
    render,
)
from evora.envs.opponents import Opponents, opponent_list

with extra("envs"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from evora.batch import Batch
    from evora.envs.spaces import action_space, observation_box
    from evora.envs.vector_opponents import vector_opponent

Bools = NDArray[np.bool_]
Integers = NDArray[np.int64]
Floats = NDArray[np.float32]
Info = dict[str, Any]


class GameVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.uint8], Integers, NDArray[Any]]):
    """`num_envs` tables with the settings of the single environment, on a `Batch`.

    A game that has ended is begun anew by the next step, which ignores its action
    (AutoresetMode.NEXT_STEP). Game number i has the deals of evora.Seed(f"{seed}/{i}/{episode}").
    Without `copy` the arrays that are returned are overwritten by the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - Gymnasium passes every setting by name
        self,
        num_envs: int = 1,
        *,
        players: int = 2,
        variant: str = "coloured",
        opponents: Opponents = "random",
        reward: Reward = "result",
        render_mode: str | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(
            num_envs, players, variant, threads=threads, auto_reset=False, dtype="uint8"
        )
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.copy = copy
        self.single_observation_space = observation_box()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        chosen = opponent_list(opponents, players)
        self._opponents = None if chosen is None else [vector_opponent(x, num_envs) for x in chosen]
        self._illegal = np.zeros(num_envs, np.bool_)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], Info]:
        """Begins a game at every table: with a seed the first of that seed, else the next."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        self._illegal[:] = False
        self._greet(self._rows)
        earned = self._await_caller()
        return self._observe(), self._info(earned)

    def step(
        self, actions: Integers
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Plays at every table, then for the opponents; begins games anew that had ended."""
        batch = self.batch
        ended = batch.dones | self._illegal
        seats = np.maximum(batch.to_move, 1) - 1
        self._illegal = ~ended & ~self._is_legal(actions)
        before = self._leads() if self.reward == "score" else None
        batch.step(actions, where=~ended & ~self._illegal)
        earned = batch.rewards.copy()
        if ended.any():
            batch.reset(where=ended)
            self._greet(np.flatnonzero(ended))
        earned += self._await_caller()
        if before is not None:
            earned = np.where(ended[:, None], 0, self._leads() - before).astype(np.float32)
        if self._illegal.any():
            earned[self._illegal] = 0
            earned[self._illegal, seats[self._illegal]] = FORFEITS[self.reward]
        rewards = np.where(ended, 0, earned[self._rows, seats]).astype(np.float32)
        terminated = (batch.dones & ~ended) | self._illegal
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observe(), rewards, terminated, truncated, self._info(earned)

    def _is_legal(self, actions: Integers) -> Bools:
        masks = self.batch.masks
        known = (actions >= 0) & (actions < masks.shape[1])
        legal: Bools = known & masks[self._rows, np.where(known, actions, 0)]
        return legal

    def _leads(self) -> Floats:
        scores = self.batch.scores.astype(np.float32)
        others = self.batch.players - 1
        leads: Floats = scores - (scores.sum(1, keepdims=True) - scores) / others
        return leads

    # Opponents

    def _greet(self, games: Integers) -> None:
        for opponent in self._opponents or []:
            opponent.begin(games, self.np_random)

    def _await_caller(self) -> Floats:
        """The opponents' moves at every table, until all wait for the caller or are over."""
        batch = self.batch
        earned = np.zeros_like(batch.rewards)
        if self._opponents is None:
            return earned
        actions = np.zeros(self.num_envs, np.int64)
        while (waiting := (batch.to_move > 1) & ~self._illegal).any():
            for seat, opponent in enumerate(self._opponents, 2):
                games = np.flatnonzero(waiting & (batch.to_move == seat))
                if games.size:
                    actions[games] = opponent.choose(batch, games, self.np_random)
            batch.step(actions, where=waiting)
            earned += batch.rewards
        return earned

    # What the caller sees

    def _observe(self) -> NDArray[np.uint8]:
        observations: NDArray[np.uint8] = self.batch.observations
        if self._opponents is not None:
            # A batch shows the end of a game to its start player.
            for game in np.flatnonzero(self.batch.dones):
                self.batch[int(game)].observation(1, observations[game])
        return observations.copy() if self.copy else observations

    def _info(self, earned: Floats) -> Info:
        batch = self.batch
        masks, to_move, scores = batch.masks.view(np.int8), batch.to_move, batch.scores
        if self.copy:
            masks, to_move, scores = masks.copy(), to_move.copy(), scores.copy()
        return {
            "action_mask": masks,
            "to_move": to_move,
            "scores": scores,
            "rewards": earned,
            "illegal": self._illegal.copy(),
        }

    def render(self) -> tuple[Any, ...] | None:
        """Every table as `render_mode` says."""
        if self.render_mode is None:
            return None
        return tuple(render(self.batch[game], self.render_mode) for game in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """Closes the opponents."""
        for opponent in self._opponents or []:
            opponent.close()
