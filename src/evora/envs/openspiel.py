"""The game for OpenSpiel: `pyspiel.load_game("python_evora", {"players": 3, "variant": "grey"})`.

>>> import pyspiel
>>> import evora.envs.openspiel
>>> state = pyspiel.load_game("python_evora").new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()[0]
(True, (0, 0.2))

Chance is explicit: a deal is drawn tile by tile, so every chance node has at most five outcomes,
the colours in the order B Y R K W. Players count from 0; player 0, who has seat 1, begins.
"""

from __future__ import annotations

from typing import Any

from evora import (
    ACTION_COUNT,
    BONUSES,
    COLOURS,
    FACTORIES,
    FACTORY_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OBSERVATION_SIZE,
    WALL,
    Deal,
    EvoraError,
    Move,
    Position,
    observation_layout,
)
from evora.envs.common import check_reward, extra, leads, results

with extra("openspiel"):
    import numpy as np
    import pyspiel

GAME_NAME = "python_evora"
_CHANCE: int = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: int = int(pyspiel.PlayerId.TERMINAL)
_DEFAULTS: dict[str, Any] = {"players": MIN_PLAYERS, "variant": "coloured", "reward": "result"}

# Bounds, not records: every wall full, every tile with the longest runs, every bonus.
_SIDE = len(WALL)
_MAX_SCORE = _SIDE * _SIDE * 2 * _SIDE + _SIDE * sum(BONUSES.values())


def _game_type(reward: str) -> pyspiel.GameType:
    models = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=GAME_NAME,
        long_name="Evora (Azul)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=models.REWARDS if reward == "score" else models.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


def _max_moves(players: int) -> int:
    """More than any game has: a round takes every tile once, and every wall has so many spaces.

    Of three rounds in a row one brings a tile to a wall, or the game is over.
    """
    rounds = 3 * (players * _SIDE * _SIDE + 1)
    return rounds * (FACTORIES[players] * FACTORY_SIZE + players * _SIDE)


class EvoraGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """The settings of a game: `players`, `variant` and `reward`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = _DEFAULTS | (params or {})
        self.start = Position.new(settings["players"], settings["variant"])
        self.reward = check_reward(settings["reward"])
        players = self.start.players
        limit = float(_MAX_SCORE) if self.reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=len(COLOURS),
            num_players=players,
            min_utility=-limit if self.reward == "score" else -1 / (players - 1),
            max_utility=limit,
            utility_sum=0.0,
            max_game_length=_max_moves(players),
        )
        super().__init__(_game_type(self.reward), info, settings)

    def new_initial_state(self) -> EvoraState:
        """A game before its first deal."""
        return EvoraState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> EvoraObserver:
        """What OpenSpiel observes states with."""
        del iig_obs_type  # everything is public, and a position is all that matters
        return EvoraObserver(params)


class EvoraState(pyspiel.State):  # type: ignore[misc]
    """`position` is where the game stands; while a deal is drawn, where it stood before."""

    def __init__(self, game: EvoraGame) -> None:
        super().__init__(game)
        self.position = game.start
        self._by_score = game.reward == "score"
        self._nothing = [0.0] * game.start.players
        self._earned = self._nothing
        self._drawn: list[str] = []  # colours, in the order of the factories
        self._urn: list[int] = []  # what the next tile is drawn from: a count for each colour
        self._turn()

    def _turn(self) -> None:
        position = self.position
        if (seat := position.to_move) is not None:
            self._player = seat - 1
        elif position.is_over:
            self._player = _TERMINAL
        else:
            self._player = _CHANCE
            self._pour()

    def _pour(self) -> None:
        """The bag first, and the lid when that is empty; the core checks the deal that results."""
        position = self.position
        spaces = len(position.factories) * FACTORY_SIZE
        self._tiles = min(spaces, sum(position.bag) + sum(position.lid))
        self._urn = list(position.bag if any(position.bag) else position.lid)
        self._left = sum(self._urn)

    # What OpenSpiel calls

    def current_player(self) -> int:
        """The seat to move less one, or that chance or nobody is."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == _TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_moves.actions() if player == self._player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The colours that the next tile may have, with their probabilities."""
        left = self._left
        return [(colour, count / left) for colour, count in enumerate(self._urn) if count]

    def _apply_action(self, action: int) -> None:
        if self._player == _CHANCE:
            self._draw(action)
            return
        before = self.position
        self.position = before.play(action)
        if self._by_score:
            pairs = zip(leads(before), leads(self.position), strict=True)
            self._earned = [new - old for old, new in pairs]
        self._turn()

    def _draw(self, colour: int) -> None:
        if not self._urn[colour]:
            raise EvoraError(f"deal: there is no {COLOURS[colour]} left to draw")
        self._urn[colour] -= 1
        self._left -= 1
        drawn = self._drawn
        drawn.append(COLOURS[colour])
        if len(drawn) == self._tiles:
            self.position = self.position.play(Deal(self._deal_text()))
            self._drawn = []
            self._turn()
        elif not self._left:
            self._urn = list(self.position.lid)
            self._left = sum(self._urn)

    def _deal_text(self) -> str:
        drawn = "".join(self._drawn)
        groups = (
            drawn[first : first + FACTORY_SIZE]
            for first in range(0, len(self.position.factories) * FACTORY_SIZE, FACTORY_SIZE)
        )
        return "=" + "/".join("".join(sorted(group, key=COLOURS.index)) or "-" for group in groups)

    def _action_to_string(self, player: int, action: int) -> str:
        return COLOURS[action] if player == _CHANCE else str(Move.from_action(action))

    def rewards(self) -> list[float]:
        """What the last move earned. During a deal OpenSpiel does not ask."""
        return list(self._earned) if self._by_score else self.returns()

    def returns(self) -> list[float]:
        """By player: the sum of the rewards so far."""
        if self._by_score:
            return leads(self.position)
        position = self.position
        return results(position) if position.is_over else list(self._nothing)

    def __str__(self) -> str:
        return f"{self.position} ={''.join(self._drawn)}" if self._drawn else str(self.position)


class EvoraObserver:
    """The position from a player's seat: `tensor`, and its fields by name in `dict`."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise EvoraError(f"params: expected none, got {params}")
        self.tensor = np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {
            field.name: self.tensor[field.slice].reshape(field.shape)
            for field in observation_layout().fields
        }

    def set_from(self, state: EvoraState, player: int) -> None:
        """Writes what the player sees into `tensor`."""
        state.position.observation(player + 1, self.tensor)

    def string_from(self, state: EvoraState, player: int) -> str:
        """The text of the state, the same for every player."""
        del player  # a text has no point of view
        return str(state)


pyspiel.register_game(_game_type("result"), EvoraGame)
