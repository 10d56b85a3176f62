"""The regression behind the fitted evaluation: a softmax over the seats, linear in the features."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from evora import _core
from evora.knowledge import FEATURES as NAMES
from evora.knowledge import STAGES, FittedWeights
from lab.training.chunks import Chunk, Labels
from lab.training.config import FitConfig

FEATURES = len(NAMES)
PADDED = _core.FEATURES_PER_SEAT
SCORE = NAMES.index("score")
NEWTON_STEPS = 4
BLOCK = 8192  # positions at a time: as much as fits in a cache or two

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Booleans = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Data:
    """Positions between rounds and what became of them. Those of a game follow one another."""

    index: npt.NDArray[np.uint16]  # [position, seat, feature]
    value: Floats
    stage: npt.NDArray[np.uint8]
    steps: npt.NDArray[np.int64]  # [position]: how many positions of its game follow
    perturbed: Booleans  # [position]: random moves followed
    win: Floats  # [position, seat]
    points: Floats
    labels: Labels | None

    def dense(self, chosen: Booleans) -> Floats:
        """[position, seat, feature] of the positions chosen."""
        index, value = self.index[chosen], self.value[chosen]
        count, players = index.shape[:2]
        wide = FEATURES + 1  # the last one is padding
        out = np.zeros(count * players * wide, np.float32)
        row = np.arange(count * players)[:, None] * wide
        # Added up: several colours, say, may have the same feature.
        np.add.at(out, (row + index.reshape(-1, PADDED)).ravel(), value.ravel())
        return out.reshape(count, players, wide)[:, :, :FEATURES]


def load(chunks: Sequence[Chunk]) -> Data:
    """The chunks as one table, with labels if they have some."""
    columns: list[list[npt.NDArray[Any]]] = []
    for chunk in chunks:
        games, labels = chunk.read()
        players = games.win.shape[1]
        features = _core.sample_features(games.positions)
        column: list[npt.NDArray[Any]] = [
            np.frombuffer(features[0], np.uint16).reshape(-1, players, PADDED),
            np.frombuffer(features[1], np.float32).reshape(-1, players, PADDED),
            np.frombuffer(features[2], np.uint8),
            games.steps(),
            games.perturbed,
            games.win,
            games.points,
        ]
        if labels is not None:
            column += [labels.win, labels.score, labels.error]
        columns.append(column)
    table = [np.concatenate(column) for column in zip(*columns, strict=True)]
    index, value, stage, steps, perturbed, win, points, *known = table
    found = Labels(*known) if known else None
    return Data(index, value, stage, steps, perturbed, win, points, found)


def softmax(utility: Floats) -> Floats:
    shifted = np.exp(utility - utility.max(axis=1, keepdims=True))
    return np.asarray(shifted / shifted.sum(axis=1, keepdims=True), np.float32)


def judge(data: Data, utility: Doubles) -> Floats:
    """The shares of the win that weights [stage, feature] give to all positions."""
    padded = np.pad(utility, ((0, 0), (0, 1))).astype(np.float32)
    out = np.empty(data.win.shape, np.float32)
    for at in range(0, len(out), BLOCK):
        part = slice(at, at + BLOCK)
        weights = padded[data.stage[part][:, None, None], data.index[part]]
        out[part] = (weights * data.value[part]).sum(axis=2)
    return softmax(out)


def targets(data: Data, shares: Floats, trace: float) -> Floats:
    """What to fit: the result, mixed with what is thought of the next positions of the game.

    The result alone is right on average, but one game says little; the next position knows
    most of what the round brought. Perturbed rounds are not looked through.
    """
    out = data.win.copy()
    for step in range(1, int(data.steps.max(initial=0)) + 1):
        at = np.flatnonzero(data.steps == step)
        after = at + 1
        seen = np.where(data.perturbed[after, None], shares[after], out[after])
        out[at] = trace * seen + (1 - trace) * shares[after]
    return out


def spoilt(data: Data) -> Booleans:
    """[position]: whether its round or a later one had random moves, which cost points."""
    out = data.perturbed.copy()
    for step in range(1, int(data.steps.max(initial=0)) + 1):
        at = np.flatnonzero(data.steps == step)
        out[at] |= out[at + 1]
    return out


def fit_utility(x: Floats, target: Floats, known: Doubles, ridge: float) -> Doubles:
    """Softmax regression by Newton's method, from what was known before."""
    # Features that do not occur stay as they were, so that few positions need little time.
    occurs = np.abs(x).max(axis=(0, 1), initial=0) > 0
    out = known.copy()
    if occurs.any():
        out[occurs] = _newton(x[:, :, occurs], target, known[occurs], ridge)
    return out


def _newton(x: Floats, target: Floats, known: Doubles, ridge: float) -> Doubles:
    weights = known.copy()
    for _ in range(NEWTON_STEPS):
        gradient = ridge * (weights - known)
        hessian = ridge * np.eye(x.shape[2])
        for at in range(0, len(x), BLOCK):
            part = x[at : at + BLOCK]
            share = softmax(part @ weights.astype(np.float32))
            gradient += np.tensordot(part, share - target[at : at + BLOCK], ([0, 1], [0, 1]))
            centred = part - np.einsum("psf,ps->pf", part, share)[:, None, :]
            rows = (centred * np.sqrt(share)[:, :, None]).reshape(-1, x.shape[2])
            hessian += rows.T @ rows
        weights -= np.linalg.solve(hessian, gradient)
    return weights


def fit_points(
    x: Floats, points: Floats, known: Doubles, constant: float, ridge: float
) -> tuple[Doubles, float]:
    """Ridge regression of the points still made, from what was known before; and the constant."""
    rows = x.reshape(-1, FEATURES)
    occurs = np.abs(rows).max(axis=0, initial=0) > 0
    rows = rows[:, occurs]
    off = points.reshape(-1) - rows @ known[occurs].astype(np.float32) - constant
    mean = float(off.mean())
    matrix = (rows.T @ rows).astype(np.float64) + ridge * np.eye(rows.shape[1])
    weights = known.copy()
    weights[occurs] += np.linalg.solve(matrix, (rows.T @ (off - mean)).astype(np.float64))
    return weights, constant + mean


def score_line(data: Data, chosen: Booleans) -> Doubles:
    """[stage, feature]: the line through the score alone, which all other features have to beat."""
    weights = np.zeros((STAGES, FEATURES))
    for stage in range(STAGES):
        x = data.dense(chosen & (data.stage == stage))[:, :, SCORE : SCORE + 1]
        if len(x):
            win = data.win[chosen & (data.stage == stage)]
            weights[stage, SCORE] = fit_utility(x, win, np.zeros(1), ridge=1.0)[0]
    return weights


def log_loss(shares: Floats, win: Floats) -> float:
    """The mean over positions; not a number where there are none."""
    if len(win) == 0:
        return math.nan
    return float(-(win * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def usable_by_stage(data: Data, least: int) -> dict[int, Booleans]:
    """The positions to fit each stage to, for stages that have enough of them."""
    # A perturbed round says nothing about the position before it; a label does.
    usable = ~data.perturbed if data.labels is None else np.ones(len(data.stage), bool)
    by_stage = {stage: usable & (data.stage == stage) for stage in range(STAGES)}
    return {stage: chosen for stage, chosen in by_stage.items() if chosen.sum() >= least}


def fit(data: Data, before: FittedWeights, options: FitConfig) -> FittedWeights:
    """New weights from positions: fitted to their labels, or to what became of them."""
    known = np.array(before.utility)
    utility = known.copy()
    score, constant = np.array(before.score), list(before.points)
    labels = data.labels
    by_stage = usable_by_stage(data, options.least)
    unspoilt = ~spoilt(data)
    for stage, usable in by_stage.items():
        chosen = usable if labels else usable & unspoilt
        if not chosen.any():
            continue
        x = data.dense(chosen)
        points = data.points[chosen] if labels is None else labels.score[chosen] - x[:, :, SCORE]
        score[stage], constant[stage] = fit_points(
            x, points, score[stage], constant[stage], options.points_ridge
        )
    for _ in range(options.steps if labels is None else min(1, options.steps)):
        wanted = labels.win if labels else targets(data, judge(data, utility), options.trace)
        for stage, chosen in by_stage.items():
            utility[stage] = fit_utility(
                data.dense(chosen), wanted[chosen], known[stage], options.ridge
            )
    return FittedWeights(utility.tolist(), score.tolist(), constant)
