"""What the environments share: how a game begins, what it rewards, how it is drawn."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

from evora import EvoraError, Position, Seed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Reward = Literal["result", "score"]
RENDER_MODES = ["ansi", "human", "rgb_array", "svg"]

# What an illegal action earns where it ends the game: less than any loss.
FORFEITS: dict[Reward, float] = {"result": -1.0, "score": -100.0}


@contextlib.contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of a framework: says which extra to install if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] == "evora":
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed: pip install 'evora[{name}]'", name=error.name
        ) from None


# Games


def begin(players: int, variant: str, seed: Seed) -> Position:
    """A game at its first decision: the start player and the deals follow from the seed."""
    return dealt(Position.new(players, variant, seed.start_player(players)), seed)


def dealt(position: Position, seed: Seed) -> Position:
    """The position with the deal that is due, if one is."""
    return position.play(seed.deal(position)) if position.phase == "deal" else position


# Rewards


def check_reward(reward: str) -> Reward:
    """The reward by its name; EvoraError for another."""
    for known in FORFEITS:
        if reward == known:
            return known
    raise EvoraError(f"reward: expected one of {', '.join(FORFEITS)}, got {reward!r}")


def results(position: Position) -> list[float]:
    """By seat, at the end of a game: from -1 / (players - 1) for a loss to 1 for a win; sum 0."""
    others = position.players - 1
    winners = position.winners
    won, lost = (position.players / len(winners) - 1) / others, -1 / others
    return [won if seat in winners else lost for seat in range(1, position.players + 1)]


def leads(position: Position) -> list[float]:
    """By seat: its score minus the mean score of the others; sum 0."""
    scores = position.scores
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


def rewards(reward: Reward, before: Position, after: Position) -> list[float]:
    """By seat: what a step from one position to the other earns."""
    if reward == "score":
        return [new - old for old, new in zip(leads(before), leads(after), strict=True)]
    return results(after) if after.is_over else [0.0] * after.players


# Pictures


def check_render_mode(mode: str | None) -> str | None:
    """The mode as it is; EvoraError for one that is none of RENDER_MODES."""
    if mode is not None and mode not in RENDER_MODES:
        raise EvoraError(f"render_mode: expected one of {', '.join(RENDER_MODES)}, got {mode!r}")
    return mode


def render(position: Position, mode: str | None) -> Any:
    """A text for 'ansi' and 'svg', pixels for 'rgb_array'; 'human' prints; None draws nothing."""
    if mode == "svg":
        return _svg(position)
    if mode == "rgb_array":
        return _pixels(_svg(position))
    if mode == "ansi":
        return _text(position, colour=False)
    if mode == "human":
        print(_text(position, colour=sys.stdout.isatty()))
    return None


def _text(position: Position, *, colour: bool) -> str:
    from evora.plaintext import draw  # noqa: PLC0415 - training draws nothing

    return draw(position, colour=colour) + "\n"


def _svg(position: Position) -> str:
    from evora.pictures import position_svg  # noqa: PLC0415 - training draws nothing

    return position_svg(position)


def _pixels(svg: str) -> NDArray[np.uint8]:
    with extra("envs"):
        import font_source_sans_pro  # type: ignore[import-untyped]  # noqa: F401, PLC0415
        import numpy as np  # noqa: PLC0415
        import resvg_py  # noqa: F401, PLC0415
        from PIL import Image  # noqa: PLC0415

    from evora.pictures.png import to_png  # noqa: PLC0415

    with Image.open(io.BytesIO(to_png(svg))) as image:
        return np.array(image.convert("RGB"))
