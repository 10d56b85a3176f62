"""An independent learner in NumPy: it plays both seats, and learns from its own games.

    python examples/baselines/learner.py [MOVES [OPPONENT ...]]   # learns, then plays matches

Proximal policy optimisation; a move earns what it adds to the lead, and at the end the result. The
logit of a move depends on its colour and line, how many tiles of a factory or of the centre it
takes, and what goes to the centre: factories are interchangeable.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the threads are those of this program

import numpy as np
from matches import Array, checked, print_matches

from evora import observation_layout
from evora.batch import Batch

LAYOUT = observation_layout()
SOURCES, COLOURS, LINES, ACTIONS = 6, 5, 6, 180  # of two players: the parts of an action id
KINDS = 10  # 1 to 4 tiles of a factory, 1 to 6 or more of the centre
OUTPUTS = KINDS * COLOURS * LINES + COLOURS + 1  # by kind; by colour to the centre; the value
OFFER = slice(LAYOUT["centre"].offset, LAYOUT["factories"].offset + 5 * COLOURS)
FACTORY = np.array([0, 1, 1, 1, 1, 1], "f4")[:, None]  # by source: the first is the centre
HIDDEN, THREADS, GAMES, STEPS = 192, 2, 512, 32  # games per thread, moves in each per update
PART, EPOCHS, RATE, CLIP, ENTROPY, DISCOUNT, TRACE = 2048, 2, 1e-3, 0.2, 0.01, 0.99, 0.9


class Net:
    """For the seat to move: probabilities of its moves, and the lead that it will gain."""

    def __init__(self, seed: int = 1) -> None:
        fields = [(f.offset, f.size // (1 + ("seat" in f.axes))) for f in LAYOUT.fields]
        self.columns = [offset + i for offset, size in fields for i in range(size)]
        self.scale = 1 / np.minimum(np.array(LAYOUT.high, "f4")[self.columns], 20)
        chance = np.random.default_rng(seed)
        self.weights: list[Array] = []
        for below, above in pairwise((len(self.columns) + 4 * COLOURS, HIDDEN, HIDDEN, OUTPUTS)):
            spread = (2 / below) ** 0.5 if above == HIDDEN else 0.1 / below**0.5
            weights = chance.standard_normal((below, above), "f4") * spread
            self.weights += [weights, np.zeros(above, "f4")]
        self.moments = [np.zeros((2, *weight.shape), "f4") for weight in self.weights]

    def forward(self, seen: Array, masks: Array) -> tuple[Array, ...]:
        """Probabilities by action, values, and what the gradient needs of the way there."""
        w1, b1, w2, b2, w3, b3 = self.weights
        offer = seen[:, OFFER].reshape(-1, SOURCES, COLOURS)
        counts = [(offer[:, 1:] == count).sum(axis=1) for count in (1, 2, 3, 4)]
        x = np.concatenate([seen[:, self.columns] * self.scale, *counts], axis=1, dtype="f4")
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out = h2 @ w3 + b3
        kinds = np.clip(offer, 1, 6) + np.where(FACTORY, -1, 3)
        rows = (np.arange(len(seen))[:, None, None] * KINDS + kinds) * COLOURS + np.arange(COLOURS)
        left = offer * FACTORY
        passed = left * out[:, None, -COLOURS - 1 : -1]
        logits = out[:, : -COLOURS - 1].reshape(-1, LINES)[rows]
        logits += (passed.sum(axis=2, keepdims=True) - passed)[..., None]
        p = np.where(masks, logits.reshape(masks.shape), np.float32(-1e9))
        p = np.exp(p - p.max(axis=1, keepdims=True))
        return p / p.sum(axis=1, keepdims=True), out[:, -1], x, h1, h2, rows, left

    def gradient(self, seen: Array, masks: Array, chosen: Array, *then: Array) -> list[Array]:
        """Of the clipped objective, the entropy and the error of the value; a sum over moves."""
        n, (then_p, advantages, returns) = np.arange(len(seen)), then
        p, values, x, h1, h2, rows, left = self.forward(seen, masks)
        ratio = p[n, chosen] / then_p
        pull = advantages * np.where((ratio - 1) * np.sign(advantages) > CLIP, 0, ratio)
        logs = np.log(p + 1e-9)
        to = p * (pull[:, None] + ENTROPY * (logs - (p * logs).sum(axis=1, keepdims=True)))
        to[n, chosen] -= pull
        to = to.reshape(-1, SOURCES, COLOURS, LINES)
        to_kinds = np.zeros((len(seen) * KINDS * COLOURS, LINES), "f4")
        for source in range(SOURCES):  # within a source all rows differ
            to_kinds[rows[:, source]] += to[:, source]
        to = to.sum(axis=3)
        to_passed = (left * (to.sum(axis=2, keepdims=True) - to)).sum(axis=1)
        to_out = np.c_[to_kinds.reshape(len(seen), -1), to_passed, (values - returns) / 2]
        to_h2 = to_out @ self.weights[4].T * (h2 > 0)
        to_h1 = to_h2 @ self.weights[2].T * (h1 > 0)
        layers = ((x, to_h1), (h1, to_h2), (h2, to_out))
        return [part for below, to in layers for part in (below.T @ to, to.sum(axis=0))]

    def update(self, gradient: list[Array], rate: float) -> None:
        """A step of Adam along the gradient, which is cut to a length of 0.5."""
        cut = min(1, 0.5 / sum(np.vdot(part, part) for part in gradient) ** 0.5)
        for weight, moment, part in zip(self.weights, self.moments, gradient, strict=True):
            moment[0] += 0.1 * (cut * part - moment[0])
            moment[1] += 0.01 * ((cut * part) ** 2 - moment[1])
            np.subtract(weight, rate * moment[0] / (np.sqrt(moment[1]) + 1e-5), out=weight)

    def agent(self, batch: Batch, games: Array) -> Array:
        """The likeliest move of each game."""
        masks = batch.masks[games, :ACTIONS]
        return self.forward(batch.observations[games], masks)[0].argmax(axis=1)


def play(net: Net, batch: Batch, chance: np.random.Generator) -> list[Array]:
    """STEPS moves in every game: what `gradient` takes, one row per move."""
    n, moves, earned, signs = np.arange(batch.size), [], [], []
    for _ in range(STEPS):
        seen, masks, seats = batch.observations.copy(), batch.masks[:, :ACTIONS], batch.to_move - 1
        p, values, *_ = net.forward(seen, masks)
        chosen = (p.cumsum(axis=1) > 0.999 * chance.random((batch.size, 1))).argmax(axis=1)
        moves.append([seen, masks.copy(), chosen, p[n, chosen], values])
        gained = -batch.scores * ~batch.dones[:, None]
        batch.step(chosen)
        gained += batch.scores
        earned.append((gained[n, seats] - gained[n, 1 - seats]) / 10 + batch.rewards[n, seats])
        signs.append(np.where(batch.to_move - 1 == seats, 1, -1) * ~batch.dones)
    ahead = net.forward(batch.observations, batch.masks[:, :ACTIONS])[1]
    for move, reward, sign in zip(moves[::-1], earned[::-1], signs[::-1], strict=True):
        values = move[4]  # of the seat to move: the other's gain is its loss
        move[4] = (reward + DISCOUNT * sign * ahead - values).astype("f4")
        move.append(move[4] + values)
        ahead = values + TRACE * move[4]
    return [np.concatenate(parts) for parts in zip(*moves, strict=True)]


def learn(net: Net, moves: int, seed: int = 1) -> None:
    """Learns from so many moves, ever more slowly. The same seed learns the same."""
    batches = [Batch(GAMES, seed=f"{seed}/{part}", dtype="uint8") for part in range(THREADS)]
    chances = [np.random.default_rng([seed, part]) for part in range(THREADS + 1)]
    begin, done = monotonic(), 0
    with ThreadPoolExecutor(THREADS) as pool:
        while done < moves:
            played = zip(*pool.map(play, [net] * THREADS, batches, chances), strict=True)
            data = [np.concatenate(parts) for parts in played]
            data[4] = (data[4] - data[4].mean()) / data[4].std()
            for _ in range(EPOCHS):
                for rows in chances[-1].permutation(len(data[0])).reshape(-1, THREADS, PART):
                    found = pool.map(net.gradient, *([part[row] for row in rows] for part in data))
                    gradient = [sum(each) / rows.size for each in zip(*found, strict=True)]
                    net.update(gradient, RATE * (1 - done / moves))
            done += len(data[0])
            print(f"\r{done:,} moves, {monotonic() - begin:.0f} s", end=" ", flush=True)


if __name__ == "__main__":
    learner, opponents = Net(), checked(sys.argv[2:] or ["greedy"])
    learn(learner, int(float(sys.argv[1])) if len(sys.argv) > 1 else 12_000_000)
    print_matches(learner.agent, opponents, games=1000)
