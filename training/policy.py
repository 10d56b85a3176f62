"""Learns what moves are worth at first sight from the moves that searches choose.

    python -m training.policy --players 2 --variant coloured --games 2000 --nodes 5000

Games are kept in chunks under --data; a run that was stopped goes on with the chunks it has. The
weights are written to core/search/policies: the search orders moves by them, and plays by them
where it does not look further.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from evora import _core
from evora.game import PLAYER_COUNTS, VARIANT_NAMES

NAMES = _core.policy_names()
INPUTS = len(NAMES)
STAGES = _core.STAGES
PADDED = _core.CHOICE_INPUTS
FOLDER = Path(__file__).parent.parent / "core" / "search" / "policies"
GAMES_PER_CHUNK = 20
RANDOM_MOVES = 0.1  # for variety
BATCH = 4096  # decisions
RATE = 0.03
# Pulls the weights of a stage to those of all stages: few games have much to say about one.
PULL = 2e-5
UNSEEN = 0.1

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Choices:
    """Decisions in the middle of rounds. The moves of all of them follow one another."""

    stage: npt.NDArray[np.uint8]  # [decision]
    moves: npt.NDArray[np.uint16]  # [decision]: how many there were
    chosen: npt.NDArray[np.uint16]  # [decision]: which one the search chose
    index: npt.NDArray[np.uint16]  # [move, input], padded with INPUTS
    value: npt.NDArray[np.float16]


CHUNK_TYPES = {
    "stage": np.uint8,
    "moves": np.uint16,
    "chosen": np.uint16,
    "index": np.uint16,
    "value": np.float32,
}


@dataclass(frozen=True)
class Task:
    players: int
    variant: str
    nodes: int
    seed: int
    path: Path


def play_chunk(task: Task) -> Path:
    """Plays a chunk of games, unless it is there already."""
    if not task.path.exists():
        parts = _core.collect_choices(
            task.players,
            _core.Variant(task.variant),
            GAMES_PER_CHUNK,
            task.nodes,
            RANDOM_MOVES,
            task.seed,
        )
        arrays = {
            name: np.frombuffer(part, kind)
            for (name, kind), part in zip(CHUNK_TYPES.items(), parts, strict=True)
        }
        unfinished = task.path.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **arrays)  # type: ignore[arg-type]
        unfinished.replace(task.path)
    return task.path


def load(paths: list[Path]) -> Choices:
    columns: dict[str, list[npt.NDArray[np.generic]]] = {name: [] for name in CHUNK_TYPES}
    for path in paths:
        with np.load(path) as chunk:
            for name, column in columns.items():
                column.append(chunk[name])
    stage, moves, chosen, index, value = (np.concatenate(column) for column in columns.values())
    return Choices(
        np.asarray(stage, np.uint8),
        np.asarray(moves, np.uint16),
        np.asarray(chosen, np.uint16),
        np.asarray(index, np.uint16).reshape(-1, PADDED),
        np.asarray(value, np.float16).reshape(-1, PADDED),
    )


@dataclass(frozen=True)
class Batch:
    """Some decisions, with what is needed to judge their moves."""

    row: Integers  # [move, input]: into the weights of all stages
    value: Floats
    decision: Integers  # [move]
    first: Integers  # [decision]
    chosen: Integers  # [decision]: into the moves of the batch

    def likelihoods(self, weights: Floats) -> tuple[Floats, Floats]:
        """How likely each move is; and the logarithm of how likely the chosen ones are."""
        logits = (weights.reshape(-1)[self.row] * self.value).sum(axis=1)
        most = np.maximum.reduceat(logits, self.first)
        likely = np.exp(logits - most[self.decision])
        total = np.add.reduceat(likely, self.first)
        logs = logits[self.chosen] - most - np.log(total)
        return likely / total[self.decision], logs


def batch_of(choices: Choices, decisions: Integers, ends: Integers) -> Batch:
    count = choices.moves[decisions].astype(np.int64)
    first = np.cumsum(count) - count
    decision = np.repeat(np.arange(len(decisions)), count)
    begin = ends[decisions] - count
    rows = begin[decision] + np.arange(len(decision)) - first[decision]
    stage = choices.stage[decisions].astype(np.int64)[decision]
    row = stage[:, None] * (INPUTS + 1) + choices.index[rows]
    value = choices.value[rows].astype(np.float32)
    return Batch(row, value, decision, first, first + choices.chosen[decisions])


class Adam:
    """Weights that follow their gradients."""

    def __init__(self, *shape: int) -> None:
        self.weights = np.zeros(shape, np.float32)
        self._mean = np.zeros(shape)
        self._square = np.zeros(shape)
        self._steps = 0

    def step(self, gradient: Doubles, rate: float) -> None:
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        direction = self._mean / (1 - 0.9**self._steps)
        spread = np.sqrt(self._square / (1 - 0.999**self._steps)) + 1e-8
        self.weights -= (rate * direction / spread).astype(np.float32)


class Learner:
    """Softmax regression over the moves of each decision: weights that all stages share, and more
    of each stage that are pulled to nothing."""

    def __init__(self) -> None:
        self._shared = Adam(INPUTS + 1)
        self._own = Adam(STAGES, INPUTS + 1)

    @property
    def weights(self) -> Floats:
        return self._shared.weights + self._own.weights

    def step(self, batch: Batch, rate: float) -> None:
        likely, _ = batch.likelihoods(self.weights)
        likely[batch.chosen] -= 1
        change = (likely[:, None] * batch.value).ravel() / len(batch.first)
        own = self._own.weights
        by_stage = np.bincount(batch.row.ravel(), change, own.size).reshape(own.shape)
        self._shared.step(by_stage.sum(axis=0), rate)
        self._own.step(by_stage + PULL * own, rate)


def fit(choices: Choices, epochs: int, seed: int = 0) -> Floats:
    """[stage, input]; tells how well unseen choices are foretold."""
    random = np.random.default_rng(seed)
    ends = np.cumsum(choices.moves, dtype=np.int64)
    count = len(choices.moves)
    known = int(count * (1 - UNSEEN))
    unseen = batch_of(choices, np.arange(known, count), ends)
    learner = Learner()
    size = min(BATCH, known)
    total = epochs * (known // size)
    done = 0
    for epoch in range(epochs):
        order = random.permutation(known)
        for at in range(0, known - size + 1, size):
            rate = RATE * (1 - done / total) + RATE / 50
            learner.step(batch_of(choices, order[at : at + size], ends), rate)
            done += 1
        likely, logs = unseen.likelihoods(learner.weights)
        first = likely[unseen.chosen] >= np.maximum.reduceat(likely, unseen.first) - 1e-6
        print(
            f"  epoch {epoch + 1}: log-loss {-logs.mean():.4f} on unseen decisions, "
            f"the move chosen is the first in {100 * first.mean():.1f} %",
            flush=True,
        )
    return learner.weights[:, :INPUTS]


def write(weights: Floats, path: Path) -> None:
    """A C++ initialiser list: name, log-odds by stage."""
    rows = (
        f'{{"{name}", {{{", ".join(f"{weight:.2f}f" for weight in weights[:, index])}}}}},\n'
        for index, name in enumerate(NAMES)
    )
    path.write_text("".join(rows))


def play_games(options: argparse.Namespace) -> list[Path]:
    folder = options.data / f"choices_{options.variant}_{options.players}"
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(
            options.players,
            options.variant,
            options.nodes,
            seed=1_000_003 + chunk,
            path=folder / f"{chunk:06}.npz",
        )
        for chunk in range(-(-options.games // GAMES_PER_CHUNK))
    ]
    paths = []
    begin = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for path in pool.imap_unordered(play_chunk, tasks):
            paths.append(path)
            seconds = time.monotonic() - begin
            print(f"\r  {len(paths) * GAMES_PER_CHUNK} games, {seconds:.0f} s", end="", flush=True)
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
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--nodes", type=int, default=5_000, help="per move")
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--data", type=Path, default=Path("build/training"))
    parser.add_argument("--out", type=Path, help="default: the policy of the setting")
    options = parser.parse_args()
    try:
        choices = load(play_games(options))
        print(f"  {len(choices.moves)} decisions, {len(choices.index)} moves")
        weights = fit(choices, options.epochs)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on with the games that are there.")
        return
    write(weights, options.out or FOLDER / f"{options.variant}_{options.players}.inc")


if __name__ == "__main__":
    main()
