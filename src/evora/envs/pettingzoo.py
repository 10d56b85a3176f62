"""The game as a PettingZoo environment: agents take turns (AEC).

>>> from evora.envs.pettingzoo import env
>>> table = env(players=3, variant="grey")
>>> table.reset(seed=7)
>>> table.agent_selection
'player_2'

`env` wraps `raw_env` as PettingZoo's own games are: an illegal action ends the game with reward
-1 for its agent. The raw environment raises IllegalMoveError instead, and is the faster one. Once
this module is imported, `pettingzoo.make("aec", "evora/Game-v1")` makes the same as `env()`.
"""

from __future__ import annotations

import operator
from typing import Any

from evora import ACTION_COUNT, Position, Seed
from evora.envs import GAME_ID
from evora.envs.common import (
    FORFEITS,
    RENDER_MODES,
    Reward,
    begin,
    check_render_mode,
    check_reward,
    extra,
    render,
    results,
    rewards,
)

with extra("envs"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, aec_registry, register
    from pettingzoo.utils import wrappers

    from evora.envs.spaces import observation_box

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo is not typed
    """One table. `position` is where the game stands; agents are player_0, player_1, … by seat."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "evora_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        variant: str = "coloured",
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, variant, reward, render_mode)
        super().__init__()
        self.position = Position.new(players, variant)
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{index}" for index in range(players)]
        self._setting = players, str(self.position.variant)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._random = np.random.default_rng()
        self.state_space = observation_box()
        self.observation_spaces = {
            agent: Dict(
                observation=observation_box(),
                action_mask=Box(0, 1, (ACTION_COUNT,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTION_COUNT) for agent in self.possible_agents}
        self._observation_size = self.state_space.shape

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: with a seed that of evora.Seed(seed), else the next of a series."""
        del options  # there are none
        if seed is None:
            self._seed = Seed(self._random.bytes(32).hex())
        else:
            self._random = np.random.default_rng(seed)
            self._seed = Seed(seed)
        self.position = begin(*self._setting, self._seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        assert self.position.to_move is not None
        self.agent_selection = agents[self.position.to_move - 1]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Plays for the agent to move; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self.position
        after = before.play(operator.index(action))  # type: ignore[arg-type]
        seat = after.to_move
        if seat is None and not after.is_over:
            after = after.play(self._seed.deal(after))
            seat = after.to_move
        self.position = after
        if self.reward == "score":
            self._cumulative_rewards[agent] = 0.0
            self._give(rewards("score", before, after))
        if seat is None:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[seat - 1]
        if self.render_mode == "human":
            self.render()

    def _give(self, by_seat: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, by_seat, strict=True))
        self._accumulate_rewards()

    def _finish(self) -> None:
        position = self.position
        if self.reward == "result":
            self._give(results(position))
        self.terminations = dict.fromkeys(self.agents, True)
        for info in self.infos.values():
            info.update(
                scores=position.scores, winners=position.winners, end_reason=position.end_reason
            )
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent sees, from its seat; the mask is empty unless it is to move."""
        observation = self.position.observation(
            self._seats[agent], np.empty(self._observation_size, np.uint8)
        )
        if agent == self.agent_selection:
            mask = self.position.legal_mask(np.empty(ACTION_COUNT, np.bool_)).view(np.int8)
        else:
            mask = np.zeros(ACTION_COUNT, np.int8)
        return {"observation": observation, "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """The whole table, as seat 1 sees it: nothing is hidden in this game."""
        return self.position.observation(1, np.empty(self._observation_size, np.uint8))

    def render(self) -> Any:
        """The table as `render_mode` says."""
        return render(self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""


def raw_env(**settings: Any) -> GameEnv:
    """The environment itself: an illegal action raises IllegalMoveError."""
    return GameEnv(**settings)


def env(**settings: Any) -> AECEnv:
    """The environment in PettingZoo's wrappers: an illegal action ends the game."""
    raw = GameEnv(**settings)
    strict = wrappers.TerminateIllegalWrapper(raw, illegal_reward=FORFEITS[raw.reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(strict))


if GAME_ID not in aec_registry:
    register("aec", GAME_ID, f"{__name__}:env")
