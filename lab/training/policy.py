"""Learns the policy, what moves are worth at first sight, from the moves that searches chose.

    python -m lab.training.policy --players 2 --variant coloured --data SAMPLES --out NEW.inc

Prints how well the choices of games that it has not seen are foretold; only a match tells whether
the engine plays better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from evora.errors import EvoraError
from evora.knowledge import INPUTS as NAMES
from evora.knowledge import STAGES, PolicyWeights
from lab.training.chunks import PolicySamples, chunk_paths, hold_out, read_policy_samples
from lab.training.config import PolicyConfig
from lab.training.program import (
    Say,
    add_setting_options,
    add_table_options,
    parser_for,
    run,
    table_of,
)

INPUTS = len(NAMES)

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Batch:
    """Some decisions, with what is needed to judge their moves."""

    row: Integers  # [move, input]: into the weights of all stages
    value: Floats
    decision: Integers  # [move]
    first: Integers  # [decision]: its first move
    chosen: Integers  # [decision]: into the moves of the batch

    def likelihoods(self, weights: Floats) -> tuple[Floats, Floats]:
        """How likely each move is; and the logarithm of how likely the chosen ones are."""
        logits = (weights.reshape(-1)[self.row] * self.value).sum(axis=1)
        most = np.maximum.reduceat(logits, self.first)
        likely = np.exp(logits - most[self.decision])
        total = np.add.reduceat(likely, self.first)
        logs = logits[self.chosen] - most - np.log(total)
        return likely / total[self.decision], logs


@dataclass(frozen=True)
class Decisions:
    """Policy samples that can be taken in any order."""

    samples: PolicySamples
    ends: Integers  # [decision]: after its last move

    def __len__(self) -> int:
        return len(self.ends)

    def batch(self, taken: Integers) -> Batch:
        samples = self.samples
        count = samples.moves[taken].astype(np.int64)
        first = np.cumsum(count) - count
        decision = np.repeat(np.arange(len(taken)), count)
        begin = self.ends[taken] - count
        rows = begin[decision] + np.arange(len(decision)) - first[decision]
        stage = samples.stage[taken].astype(np.int64)[decision]
        row = stage[:, None] * (INPUTS + 1) + samples.index[rows]
        return Batch(row, samples.value[rows], decision, first, first + samples.chosen[taken])

    def batches(self, size: int) -> Iterator[Batch]:
        """All of them, in their order."""
        for at in range(0, len(self), size):
            yield self.batch(np.arange(at, min(at + size, len(self))))


def load(paths: Sequence[Path]) -> Decisions:
    """The chunks as one table; EvoraError if there is no decision in them."""
    chunks = [read_policy_samples(path) for path in paths]
    names = PolicySamples.__dataclass_fields__
    samples = PolicySamples(
        *(np.concatenate([getattr(chunk, name) for chunk in chunks]) for name in names)
    )
    if len(samples.moves) == 0:
        raise EvoraError(f"{paths[0].parent}: expected decisions of searches, found none")
    return Decisions(samples, np.cumsum(samples.moves, dtype=np.int64))


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
    of each stage that are drawn to nothing."""

    def __init__(self, pull: float) -> None:
        self._pull = pull
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
        self._own.step(by_stage + self._pull * own, rate)


@dataclass(frozen=True)
class PolicyScore:
    """How well a policy predicts the choices of searches."""

    loss: float  # log-loss
    first: float  # the share of choices that are the most likely move
    decisions: int

    def __str__(self) -> str:
        return (
            f"log-loss {self.loss:.4f} on {self.decisions} unseen decisions, "
            f"the move chosen is the first in {100 * self.first:.1f} %"
        )


def score_policy(decisions: Decisions, weights: Floats, size: int) -> PolicyScore:
    logs, firsts = 0.0, 0
    for batch in decisions.batches(size):
        likely, log = batch.likelihoods(weights)
        most = np.maximum.reduceat(likely, batch.first)
        logs += float(log.sum(dtype=np.float64))
        firsts += int((likely[batch.chosen] >= most - 1e-6).sum())
    count = len(decisions)
    return PolicyScore(-logs / count, firsts / count, count)


def learn(
    known: Decisions, unseen: Decisions, options: PolicyConfig, seed: int, say: Say
) -> Floats:
    """[stage, input]; tells how well unseen choices are foretold."""
    random = np.random.default_rng(seed)
    learner = Learner(options.pull)
    size = min(options.batch, len(known))
    total = options.epochs * (len(known) // size)
    done = 0
    for epoch in range(options.epochs):
        order = random.permutation(len(known))
        for at in range(0, len(known) - size + 1, size):
            rate = options.rate * (1 - done / total) + options.rate / 50
            learner.step(known.batch(order[at : at + size]), rate)
            done += 1
        say(f"policy: epoch {epoch + 1}, {score_policy(unseen, learner.weights, options.batch)}")
    return learner.weights[:, :INPUTS]


def learn_policy(
    paths: Sequence[Path], options: PolicyConfig, seed: int, say: Say
) -> PolicyWeights:
    """A policy from some of the chunks of policy samples, tested on the others."""
    learned, held = hold_out(paths)
    known, unseen = load(learned), load(held)
    say(f"policy: {len(known)} decisions among {len(known.samples.index)} moves")
    return PolicyWeights(learn(known, unseen, options, seed, say).tolist())


def main() -> None:
    parser = parser_for(__doc__)
    add_setting_options(parser)
    parser.add_argument("--data", type=Path, required=True, help="chunks of policy samples")
    parser.add_argument("--out", type=Path, required=True)
    add_table_options(parser, PolicyConfig)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    paths = chunk_paths(options.data, f"{options.variant} {options.players}")
    learned = learn_policy(paths, table_of(PolicyConfig, options), options.seed, print)
    learned.write(options.out)


if __name__ == "__main__":
    run(main)
