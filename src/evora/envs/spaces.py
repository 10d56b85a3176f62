"""The spaces that Gymnasium and PettingZoo environments share."""

from __future__ import annotations

from evora import ACTION_COUNT, observation_layout
from evora.envs.common import extra

with extra("envs"):
    import numpy as np
    from gymnasium.spaces import Box, Discrete


def observation_box() -> Box:
    """Observations as bytes, each number with its own range: docs/observations.md."""
    layout = observation_layout()
    return Box(np.array(layout.low, np.uint8), np.array(layout.high, np.uint8), dtype=np.uint8)


def action_space() -> Discrete:
    """Action ids, which are the same in every setting."""
    return Discrete(ACTION_COUNT)
