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
from training import weights_file
from training.weights_file import PHASES, FittedWeights

FEATURES = len(weights_file.NAMES)
PADDED = 48  # features of a sample, as the core pads them
GAMES_A_CHUNK = 20
SCORE = weights_file.NAMES.index("score")
RIDGE = 60.0  # pulls weights towards those known before: rare features stay as they were
NEWTON_STEPS = 6

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Data:
    """Positions between rounds: [position, seat, feature] and what became of them."""

    features: Floats
    phase: npt.NDArray[np.uint8]
    win: Floats
    points: Floats


@dataclass(frozen=True)
class Task:
    players: int
    variant: str
    nodes: int
    random_moves: float
    seed: int
    path: Path
    weights: FittedWeights


def play_chunk(task: Task) -> Path:
    """Plays a chunk of games, unless it is there already."""
    if not task.path.exists():
        parts = _core.collect_samples(
            task.players,
            _core.Variant(task.variant),
            GAMES_A_CHUNK,
            task.nodes,
            task.random_moves,
            task.seed,
            task.weights.native(),
        )
        unfinished = task.path.with_suffix(".part.npz")
        names = ("index", "value", "phase", "win", "points")
        types = (np.uint16, np.float32, np.uint8, np.float32, np.float32)
        arrays = {n: np.frombuffer(p, t) for n, p, t in zip(names, parts, types, strict=True)}
        np.savez_compressed(unfinished, **arrays)  # type: ignore[arg-type]
        unfinished.replace(task.path)
    return task.path


def load(paths: list[Path], players: int) -> Data:
    """The chunks as one dense table."""
    features, phase, win, points = [], [], [], []
    for path in paths:
        with np.load(path) as chunk:
            index = chunk["index"].reshape(-1, PADDED).astype(np.int64)
            dense = np.zeros((len(index), FEATURES), np.float32)
            np.add.at(
                dense, (np.arange(len(index))[:, None], index), chunk["value"].reshape(-1, PADDED)
            )
            features.append(dense.reshape(-1, players, FEATURES))
            phase.append(chunk["phase"][::players])
            win.append(chunk["win"].reshape(-1, players))
            points.append(chunk["points"].reshape(-1, players))
    return Data(*map(np.concatenate, (features, phase, win, points)))


def fit_utility(x: Floats, win: Floats, known: Doubles) -> Doubles:
    """Softmax regression by Newton's method, from what was known before."""
    weights = known.copy()
    for _ in range(NEWTON_STEPS):
        share = _softmax(x @ weights.astype(np.float32))
        gradient = np.einsum("psf,ps->f", x, share - win, optimize=True) + RIDGE * (weights - known)
        centred = x - np.einsum("psf,ps->pf", x, share, optimize=True)[:, None, :]
        rows = (centred * np.sqrt(share)[:, :, None]).reshape(-1, x.shape[2])
        hessian = (rows.T @ rows).astype(np.float64) + RIDGE * np.eye(x.shape[2])
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
    utility, score, constant = [], [], []
    for phase in range(PHASES):
        chosen = data.phase == phase
        count = int(chosen.sum())
        if count < 500:  # too few to tell: what was known stays
            utility.append(before.utility[phase])
            score.append(before.score[phase])
            constant.append(before.points[phase])
            continue
        x, win = data.features[chosen], data.win[chosen]
        # Fitted on nine tenths first, to see the loss on games that it has not seen.
        most = count * 9 // 10
        known = np.array(before.utility[phase])
        unseen = log_loss(fit_utility(x[:most], win[:most], known), x[most:], win[most:])
        weights = fit_utility(x, win, known)
        by_score = log_loss(fit_by_score(x[:most], win[:most]), x[most:], win[most:])
        points, mean = fit_points(x, data.points[chosen])
        utility.append(weights.tolist())
        score.append(points.tolist())
        constant.append(mean)
        print(
            f"  phase {phase}: {count} positions, log-loss {unseen:.4f} on unseen games "
            f"(score alone {by_score:.4f})",
            flush=True,
        )
    return FittedWeights(utility, score, constant)


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
            options.random_moves,
            seed=1_000_003 * number + chunk,
            path=folder / f"{chunk:06}.npz",
            weights=weights,
        )
        for chunk in range(-(-options.games // GAMES_A_CHUNK))
    ]
    paths = []
    begin = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for done, path in enumerate(pool.imap_unordered(play_chunk, tasks), start=1):
            paths.append(path)
            seconds = time.monotonic() - begin
            if sys.stdout.isatty() or done % 20 == 0:
                print(f"\r  {done * GAMES_A_CHUNK} games, {seconds:.0f} s", end="", flush=True)
            if options.seconds and seconds > options.seconds:
                break
    print()
    return sorted(paths)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--variant", default="coloured", choices=("coloured", "grey"))
    parser.add_argument("--games", type=int, default=20_000, help="a round")
    parser.add_argument("--nodes", type=int, default=1_000, help="a move")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--seconds",
        type=float,
        default=0,
        help="at most this long a round (0: as long as it takes)",
    )
    parser.add_argument("--go-on", action="store_true", help="begin with the present weights")
    parser.add_argument("--random-moves", type=float, default=0.05)
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
