"""Fits the evaluation: fast games of its own, then a regression, and again with the result.

    python -m training.fit --players 2 --variant coloured --games 20000 --nodes 1000 --rounds 2

Games are kept in chunks under --data; a run that was stopped goes on with the chunks it has.
The weights of the last round are written to core/search/weights.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from evora import _core
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from training import weights_file
from training.weights_file import STAGES, FittedWeights

FEATURES = len(weights_file.NAMES)
PADDED = _core.FEATURES_PER_SEAT
GAMES_PER_CHUNK = 20
SCORE = weights_file.NAMES.index("score")
RIDGE = 30.0  # pulls weights towards those known before: rare features stay as they were
NEWTON_STEPS = 4
VALUE_STEPS = 3  # fits, each to the values of the one before
BLOCK = 8192  # positions at a time: as much as fits in a cache or two
# How much of a position's target is the result, seen through the values of later positions.
TRACE = 0.3

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
CHUNK_TYPES = {
    "positions": np.uint8,
    "game": np.uint32,
    "perturbed": np.uint8,
    "win": np.float32,
    "points": np.float32,
}


@dataclass(frozen=True)
class Data:
    """Positions between rounds and what became of them. Those of a game follow one another."""

    index: npt.NDArray[np.uint16]  # [position, seat, feature]
    value: Floats
    stage: npt.NDArray[np.uint8]
    last: npt.NDArray[np.bool_]  # [position]: of its game
    perturbed: npt.NDArray[np.bool_]  # [position]: random moves followed
    win: Floats  # [position, seat]
    points: Floats

    def dense(self, chosen: npt.NDArray[np.bool_]) -> Floats:
        """[position, seat, feature] of the positions chosen."""
        index, value = self.index[chosen], self.value[chosen]
        count, players = index.shape[:2]
        wide = FEATURES + 1  # the last one is padding
        out = np.zeros(count * players * wide, np.float32)
        row = np.arange(count * players)[:, None] * wide
        # Added up: several colours, say, may have the same feature.
        np.add.at(out, (row + index.reshape(-1, PADDED)).ravel(), value.ravel())
        return out.reshape(count, players, wide)[:, :, :FEATURES]


@dataclass(frozen=True)
class Task:
    players: int
    variant: str
    nodes: int
    perturbed_rounds: float
    seed: int
    path: Path
    weights: FittedWeights


def play_chunk(task: Task) -> Path:
    """Plays a chunk of games, unless it is there already."""
    if not task.path.exists():
        parts = _core.collect_samples(
            task.players,
            _core.Variant(task.variant),
            GAMES_PER_CHUNK,
            task.nodes,
            task.perturbed_rounds,
            task.seed,
            task.weights.native(),
        )
        unfinished = task.path.with_suffix(".part.npz")
        arrays = {
            name: np.frombuffer(part, kind)
            for (name, kind), part in zip(CHUNK_TYPES.items(), parts, strict=True)
        }
        np.savez_compressed(unfinished, **arrays)  # type: ignore[arg-type]
        unfinished.replace(task.path)
    return task.path


def load(paths: list[Path], players: int) -> Data:
    """The chunks as one table."""
    columns: list[list[npt.NDArray[np.generic]]] = []
    for path in paths:
        with np.load(path) as chunk:
            index, value, stage = _core.sample_features(chunk["positions"].tobytes())
            game = chunk["game"]
            columns.append(
                [
                    np.frombuffer(index, np.uint16).reshape(-1, players, PADDED),
                    np.frombuffer(value, np.float32).reshape(-1, players, PADDED),
                    np.frombuffer(stage, np.uint8),
                    np.append(game[1:] != game[:-1], True),
                    chunk["perturbed"].astype(bool),
                    chunk["win"].reshape(-1, players),
                    chunk["points"].reshape(-1, players),
                ]
            )
    return Data(*(np.concatenate(column) for column in zip(*columns, strict=True)))


def judge(data: Data, utility: Doubles) -> Floats:
    """The shares of the win that weights [stage, feature] give to all positions."""
    padded = np.pad(utility, ((0, 0), (0, 1))).astype(np.float32)
    out = np.empty(data.win.shape, np.float32)
    for at in range(0, len(out), BLOCK):
        part = slice(at, at + BLOCK)
        weights = padded[data.stage[part][:, None, None], data.index[part]]
        out[part] = (weights * data.value[part]).sum(axis=2)
    return _softmax(out)


def targets(data: Data, shares: Floats) -> Floats:
    """What to fit: the result, mixed with what is thought of the next positions of the game.

    The result alone is right on average, but one game says little; the next position knows
    most of what the round brought. Perturbed rounds are not looked through.
    """
    out = data.win.copy()
    for i in range(len(out) - 2, -1, -1):
        if data.last[i]:
            continue
        seen = shares[i + 1] if data.perturbed[i + 1] else out[i + 1]
        out[i] = TRACE * seen + (1 - TRACE) * shares[i + 1]
    return out


def fit_utility(x: Floats, target: Floats, known: Doubles) -> Doubles:
    """Softmax regression by Newton's method, from what was known before."""
    weights = known.copy()
    for _ in range(NEWTON_STEPS):
        gradient = RIDGE * (weights - known)
        hessian = RIDGE * np.eye(x.shape[2])
        for at in range(0, len(x), BLOCK):
            part = x[at : at + BLOCK]
            share = _softmax(part @ weights.astype(np.float32))
            gradient += np.tensordot(part, share - target[at : at + BLOCK], ([0, 1], [0, 1]))
            centred = part - np.einsum("psf,ps->pf", part, share)[:, None, :]
            rows = (centred * np.sqrt(share)[:, :, None]).reshape(-1, x.shape[2])
            hessian += rows.T @ rows
        weights -= np.linalg.solve(hessian, gradient)
    return weights


def fit_by_score(x: Floats, win: Floats) -> Doubles:
    """The line through the score alone: what all the other features have to beat."""
    weights = np.zeros(FEATURES)
    weights[SCORE : SCORE + 1] = fit_utility(x[:, :, SCORE : SCORE + 1], win, np.zeros(1))
    return weights


def log_loss(weights: Doubles, x: Floats, win: Floats) -> float:
    share = _softmax(x @ weights.astype(np.float32))
    return float(-(win * np.log(np.maximum(share, 1e-9))).sum(axis=1).mean())


def fit_points(x: Floats, points: Floats) -> tuple[Doubles, float]:
    """Ridge regression of the points still made; the weights and the constant."""
    rows = x.reshape(-1, FEATURES)
    target = points.reshape(-1)
    mean = float(target.mean())
    matrix = (rows.T @ rows).astype(np.float64) + RIDGE * np.eye(FEATURES)
    weights = np.linalg.solve(matrix, (rows.T @ (target - mean)).astype(np.float64))
    return weights.astype(np.float64), mean


def fit(data: Data, before: FittedWeights) -> FittedWeights:
    """The weights after some steps of fitting to what the step before thought."""
    known = np.array(before.utility)
    utility = known.copy()
    score, constant = np.array(before.score), list(before.points)
    honest = ~data.perturbed  # a perturbed round says nothing about the position before it
    unseen = np.arange(len(honest)) >= len(honest) * 9 // 10
    for stage in range(STAGES):
        chosen = (data.stage == stage) & honest
        if chosen.sum() < 500:  # too few to tell: what was known stays
            continue
        x = data.dense(chosen)
        score[stage], constant[stage] = fit_points(x, data.points[chosen])
    for step in range(VALUE_STEPS):
        target = targets(data, judge(data, utility))
        for stage in range(STAGES):
            chosen = (data.stage == stage) & honest
            count = int(chosen.sum())
            if count < 500:
                continue
            x, win, fresh = data.dense(chosen), data.win[chosen], unseen[chosen]
            summary = f"  step {step + 1}, stage {stage}: {count} positions"
            if step == VALUE_STEPS - 1:
                trial = fit_utility(x[~fresh], target[chosen][~fresh], known[stage])
                by_score = fit_by_score(x[~fresh], win[~fresh])
                summary += (
                    f", log-loss {log_loss(trial, x[fresh], win[fresh]):.4f} on unseen games "
                    f"(score alone {log_loss(by_score, x[fresh], win[fresh]):.4f}, "
                    f"before {log_loss(known[stage], x[fresh], win[fresh]):.4f})"
                )
            utility[stage] = fit_utility(x, target[chosen], known[stage])
            print(summary, flush=True)
    return FittedWeights(utility.tolist(), score.tolist(), constant)


def _softmax(utility: Floats) -> Floats:
    shifted = np.exp(utility - utility.max(axis=1, keepdims=True))
    return np.asarray(shifted / shifted.sum(axis=1, keepdims=True), np.float32)


def play_games(options: argparse.Namespace, number: int, weights: FittedWeights) -> list[Path]:
    folder = options.data / f"{options.variant}_{options.players}" / f"round_{number}"
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(
            options.players,
            options.variant,
            options.nodes,
            options.perturbed_rounds,
            seed=1_000_003 * number + chunk,
            path=folder / f"{chunk:06}.npz",
            weights=weights,
        )
        for chunk in range(-(-options.games // GAMES_PER_CHUNK))
    ]
    paths = []
    begin = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for done, path in enumerate(pool.imap_unordered(play_chunk, tasks), start=1):
            paths.append(path)
            seconds = time.monotonic() - begin
            if sys.stdout.isatty() or done % 20 == 0:
                print(f"\r  {done * GAMES_PER_CHUNK} games, {seconds:.0f} s", end="", flush=True)
            if options.seconds and seconds > options.seconds:
                break
    print()
    return sorted(paths)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2, choices=PLAYER_COUNTS)
    parser.add_argument("--variant", default="coloured", choices=VARIANT_NAMES)
    parser.add_argument("--games", type=int, default=20_000, help="per round")
    parser.add_argument("--nodes", type=int, default=1_000, help="per move")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--seconds",
        type=float,
        default=0,
        help="time limit per round (0: none)",
    )
    parser.add_argument("--go-on", action="store_true", help="start from the present weights")
    parser.add_argument("--perturbed-rounds", type=float, default=0.25)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--data", type=Path, default=Path("build/training"))
    parser.add_argument("--out", type=Path, help="default: the weight file of the setting")
    options = parser.parse_args()
    current = weights_file.path_of(options.players, options.variant)
    weights = weights_file.read(current) if options.go_on else weights_file.bootstrap()
    paths: list[Path] = []
    try:
        for number in range(1, options.rounds + 1):
            print(f"{options.players} players, {options.variant}, round {number}", flush=True)
            # Games of guessed weights are for the first fit only; later ones add up.
            kept = paths if number > 2 or options.go_on else []
            paths = play_games(options, number, weights) + kept
            weights = fit(load(paths, options.players), weights)
            weights_file.write(weights, options.out or current)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on with the games that are there.")


if __name__ == "__main__":
    main()
