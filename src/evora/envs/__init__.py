"""The game in the frameworks of reinforcement learning: one module each, nothing imports them.

Importing this package registers `evora/Game-v1` with Gymnasium, where it is installed. The modules
`evora.envs.pettingzoo`, `evora.envs.gymnasium` and `evora.envs.openspiel` need the packages of the
extras `envs` and `openspiel`; docs/environments.md is the manual.
"""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["GAME_ID"]

# In the registries of Gymnasium and PettingZoo. The suffix grows when the same seed and actions no
# longer give the same numbers.
GAME_ID = "evora/Game-v1"


def _register() -> None:
    import gymnasium  # noqa: PLC0415 - only where it is installed

    if GAME_ID not in gymnasium.registry:
        gymnasium.register(
            id=GAME_ID,
            entry_point="evora.envs.gymnasium:GameEnv",
            vector_entry_point="evora.envs.gymnasium_vector:GameVectorEnv",
        )


if find_spec("gymnasium") is not None:
    _register()
