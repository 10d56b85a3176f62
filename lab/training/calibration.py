"""Fits how a search that has not reached the round's end is weighed against a static estimate.

    python -m lab.training.calibration --players 2 --variant coloured --data SAMPLES --out NEW.inc

Writes the line of the setting for core/evaluation/calibration.inc, and says how far off what was
expected is, with these weights and without, in games that the fit has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from evora.files import replacing
from lab.training.chunks import MidRoundSamples, chunk_paths, hold_out, read_mid_round_samples
from lab.training.config import CalibrationConfig
from lab.training.program import (
    Say,
    add_setting_options,
    add_table_options,
    parser_for,
    run,
    table_of,
)

Doubles = npt.NDArray[np.float64]

LEAST_SHARE = 1e-4  # as in core/evaluation/calibration.cpp
NEWTON_STEPS = 60
# As CalibrationWeights in core/evaluation/calibration.hpp: trust in the search, its growth with
# nodes and with tiles on offer; the static estimate, its growth with tiles on offer, that of a game
# that would be over; the mover, everyone. Those that a fit does not use stay 0.
START = np.array([0.0, 0.3, -1.0, 0.5, 0.5, 1.0, 0.0, 0.0])
WIN, SCORE = (0, 1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 6, 7)


@dataclass(frozen=True)
class Errors:
    """Of unseen positions whose round was not solved."""

    positions: int
    raw_loss: float  # cross-entropy of what the search says
    loss: float  # calibrated
    floor: float  # of the labels themselves
    raw_points: float  # root mean square error
    points: float

    def __str__(self) -> str:
        return (
            f"{self.positions} unseen positions: cross-entropy {self.loss:.4f} "
            f"(the search alone {self.raw_loss:.4f}, at best {self.floor:.4f}), "
            f"points off by {self.points:.2f} (the search alone {self.raw_points:.2f})"
        )


def load(paths: Sequence[Path]) -> MidRoundSamples:
    """The unsolved positions of these chunks."""
    chunks = [read_mid_round_samples(path) for path in paths]
    names = [field.name for field in fields(MidRoundSamples)]
    whole = {name: np.concatenate([getattr(chunk, name) for chunk in chunks]) for name in names}
    unsolved = ~whole["solved"]
    return MidRoundSamples(**{name: column[unsolved] for name, column in whole.items()})


def blend(data: MidRoundSamples, weights: Doubles, found: Doubles, static: Doubles) -> Doubles:
    """What both say together, [position, seat]."""
    trust, nodes, share, *_, mover, everyone = weights
    thousands = np.log(np.maximum(data.nodes, 1) / 1000)
    search = 1 / (1 + np.exp(-(trust + nodes * thousands + share * data.open)))[:, None]
    return np.asarray(search * found + (1 - search) * static + mover * data.mover + everyone)


def utilities(data: MidRoundSamples, weights: Doubles) -> Doubles:
    counts = np.where(data.over, weights[5], weights[3] + weights[4] * data.open)[:, None]
    found = np.log(np.maximum(data.search_win, LEAST_SHARE))
    return blend(data, weights, found, counts * data.static_utility)


def scores(data: MidRoundSamples, weights: Doubles) -> Doubles:
    counts = (weights[3] + weights[4] * data.open)[:, None]
    return blend(data, weights, data.search_score.astype(np.float64), counts * data.static_score)


def cross_entropy(data: MidRoundSamples, utility: Doubles) -> float:
    most = utility.max(axis=1, keepdims=True)
    logs = utility - most - np.log(np.exp(utility - most).sum(axis=1, keepdims=True))
    return float(-(data.win * logs).sum(axis=1).mean())


def squares(data: MidRoundSamples, score: Doubles) -> float:
    return float(((score - data.score) ** 2).mean())


def minimise(loss: Callable[[Doubles], float], start: Doubles, free: Sequence[int]) -> Doubles:
    """A few numbers, by damped Newton steps with differences for derivatives."""
    at, best, damping = start.copy(), loss(start), 1e-3
    step = 1e-3

    def moved(*ways: tuple[int, float]) -> float:
        there = at.copy()
        for index, amount in ways:
            there[index] += amount
        return loss(there)

    for _ in range(NEWTON_STEPS):
        count = len(free)
        gradient, hessian = np.zeros(count), np.zeros((count, count))
        for i, one in enumerate(free):
            up, down = moved((one, step)), moved((one, -step))
            gradient[i] = (up - down) / (2 * step)
            hessian[i, i] = (up - 2 * best + down) / step**2
            for j, other in enumerate(free[:i]):
                mixed = moved((one, step), (other, step)) - up - moved((other, step)) + best
                hessian[i, j] = hessian[j, i] = mixed / step**2
        values, vectors = np.linalg.eigh(hessian)
        bounded = np.maximum(np.abs(values), damping)
        change = vectors @ ((vectors.T @ gradient) / bounded)
        there = at.copy()
        there[list(free)] -= change
        found = loss(there)
        if found < best:
            settled = best - found < 1e-9
            at, best, damping = there, found, damping / 3
            if settled:
                break
        else:
            damping *= 10
    return at


def fit(data: MidRoundSamples, pull: float) -> tuple[Doubles, Doubles]:
    """Weights of the shares and of the points."""
    start = START.copy()

    def size(weights: Doubles) -> float:
        return pull * float((weights**2).sum())

    win = minimise(lambda at: cross_entropy(data, utilities(data, at)) + size(at), start, WIN)
    start[5] = 0
    score = minimise(lambda at: squares(data, scores(data, at)) + size(at), start, SCORE)
    return win, score


def errors(data: MidRoundSamples, win: Doubles, score: Doubles) -> Errors:
    search = np.log(np.maximum(data.search_win, LEAST_SHARE)).astype(np.float64)
    labels = np.log(np.maximum(data.win, LEAST_SHARE)).astype(np.float64)
    return Errors(
        positions=len(data.nodes),
        raw_loss=cross_entropy(data, search),
        loss=cross_entropy(data, utilities(data, win)),
        floor=cross_entropy(data, labels),
        raw_points=squares(data, data.search_score.astype(np.float64)) ** 0.5,
        points=squares(data, scores(data, score)) ** 0.5,
    )


def line(win: Doubles, score: Doubles, setting: str) -> str:
    """As the core compiles it in."""
    parts = (", ".join(f"{number:.3f}f" for number in part) for part in (win, score))
    return "{" + ", ".join(f"{{{part}}}" for part in parts) + f"}},  // {setting}"


def calibrate(
    paths: Sequence[Path], options: CalibrationConfig, setting: str, out: Path, say: Say
) -> None:
    """Fits to some of the chunks, tests with the others, and writes the line for the core."""
    learned, held = hold_out(paths)
    win, score = fit(load(learned), options.pull)
    with replacing(out) as stream:
        stream.write(f"{line(win, score, setting)}\n".encode())
    say(f"calibration: {errors(load(held), win, score)}")


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--data", type=Path, required=True, help="chunks of mid_round_samples")
    parser.add_argument("--out", type=Path, required=True)
    add_table_options(parser, CalibrationConfig)
    options = parser.parse_args()
    paths = chunk_paths(options.data, f"{options.variant} {options.players}")
    setting = f"{options.variant}, {options.players} players"
    calibrate(paths, table_of(CalibrationConfig, options), setting, options.out, print)


if __name__ == "__main__":
    run(main)
