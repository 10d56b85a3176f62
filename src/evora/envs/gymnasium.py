"""The game as a Gymnasium environment: the caller plays seat 1 against opponents, or every seat.

>>> import gymnasium
>>> import evora.envs
>>> table = gymnasium.make("evora/Game-v1", players=2, opponents="greedy")
>>> observation, info = table.reset(seed=7)
>>> int(info["action_mask"].sum())
66
"""

from __future__ import annotations

import operator
from typing import Any

from evora import ACTION_COUNT, IllegalMoveError, InvalidMoveError, Position, Seed
from evora.envs.common import (
    FORFEITS,
    RENDER_MODES,
    Reward,
    begin,
    check_render_mode,
    check_reward,
    dealt,
    extra,
    render,
    rewards,
)
from evora.envs.opponents import Opponents, make_opponents

with extra("envs"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from evora.envs.spaces import action_space, observation_box

Observation = NDArray[np.uint8]
Info = dict[str, Any]


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """One table. `position` is where the game stands.

    With `opponents=None` the caller plays every seat: observations are those of the seat to move,
    and the reward is that of the seat that has just moved.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        variant: str = "coloured",
        opponents: Opponents = "random",
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        self.position = Position.new(players, variant)
        self.opponents = make_opponents(opponents, players)
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_box()  # type: ignore[assignment]  # a Box of bytes
        self.action_space = action_space()
        self._setting = players, str(self.position.variant)
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begins a game: with a seed that of evora.Seed(seed), else the next of a series."""
        super().reset(seed=seed, options=options)
        drawn = self.np_random.bytes(32)
        self._seed = Seed(drawn.hex() if seed is None else seed)
        for opponent in self.opponents or []:
            opponent.new_game(int(self.np_random.integers(2**63)))
        self.position = self._await_caller(begin(*self._setting, self._seed))
        self._ended = False
        self._show()
        return self._observe(), self._info([0.0] * self.position.players)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Plays for the seat to move, then for the opponents. An illegal action ends the game."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() before step()")
        before = self.position
        seat = before.to_move
        assert seat is not None
        try:
            after = dealt(before.play(operator.index(action)), self._seed)
        except (IllegalMoveError, InvalidMoveError):
            return self._forfeit(seat)
        self.position = self._await_caller(after)
        self._ended = self.position.is_over
        earned = rewards(self.reward, before, self.position)
        self._show()
        return self._observe(), earned[seat - 1], self._ended, False, self._info(earned)

    def _await_caller(self, position: Position) -> Position:
        """The opponents' moves, until it is the caller's turn or the game is over."""
        if self.opponents is None:
            return position
        while (seat := position.to_move) is not None and seat > 1:
            move = self.opponents[seat - 2].choose(position)
            position = dealt(position.play(move), self._seed)
        return position

    def _forfeit(self, seat: int) -> tuple[Observation, float, bool, bool, Info]:
        self._ended = True
        loss = FORFEITS[self.reward]
        earned = [0.0] * self.position.players
        earned[seat - 1] = loss
        return self._observe(), loss, True, False, self._info(earned, illegal=True)

    def _observe(self) -> Observation:
        seat = None if self.opponents is None else 1
        numbers: Observation = self.position.observation(
            seat, np.empty(self.observation_space.shape or (), np.uint8)
        )
        return numbers

    def _info(self, earned: list[float], *, illegal: bool = False) -> Info:
        position = self.position
        return {
            "action_mask": position.legal_mask(np.empty(ACTION_COUNT, np.bool_)).view(np.int8),
            "to_move": position.to_move or 0,
            "scores": np.array(position.scores, np.int32),
            "rewards": np.array(earned, np.float32),
            "illegal": illegal,
        }

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as `render_mode` says."""
        return render(self.position, self.render_mode)

    def close(self) -> None:
        """Closes the opponents."""
        for opponent in self.opponents or []:
            opponent.close()
