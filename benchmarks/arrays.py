"""`make bench`: how fast positions become arrays, one at a time from Python and in batches.

Machines differ and are noisy: every figure stands beside another of the same run, taken in turn.
What one thread does is measured in processor time, which other programs disturb less; two threads
beside one are measured by the clock, on a machine that should do nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from benchmarks.rates import report
from evora import ACTION_COUNT, OBSERVATION_SIZE, Position
from evora.batch import Batch
from evora.game import PLAYER_COUNTS, VARIANT_NAMES

REPEATS = 5
SIZE = 1024  # games of a batch
SHARED_SIZE = 4096  # of one that two threads share
STEPS = 150
SEED = 1

Clock = Callable[[], float]
Actions = list[npt.NDArray[np.int64]]


def random_actions(size: int, players: int, variant: str) -> Actions:
    """Legal actions for every step of a batch, at random; choosing them is not measured."""
    batch = Batch(size, players, variant, seed=SEED)
    chance = np.random.default_rng(SEED)
    chosen = []
    for _ in range(STEPS):
        liking = chance.random(batch.masks.shape, np.float32)
        chosen.append(np.where(batch.masks, liking, 0).argmax(axis=1))
        batch.step(chosen[-1])
    return chosen


def measure_batch(batch: Batch, actions: Actions, clock: Clock) -> float:
    batch.reset(SEED)
    begin = clock()
    for chosen in actions:
        batch.step(chosen)
    return batch.size * STEPS / (clock() - begin)


def measure_positions(batch: Batch, actions: Actions, row: int) -> dict[str, float]:
    """One game of the batch from Python: a mask by hand; `legal_mask`; playing, with everything."""
    batch.reset(SEED)
    positions: list[Position] = []
    for chosen in actions:
        positions.append(batch[row])
        batch.step(chosen)
    moves = [int(chosen[row]) for chosen in actions]
    mask = np.empty(ACTION_COUNT, np.bool_)
    numbers = np.empty(OBSERVATION_SIZE, np.float32)
    times = 50
    begin = time.process_time()
    for _ in range(times):
        for position in positions:
            mask[:] = False
            mask[position.legal_moves.actions()] = True
    by_hand = time.process_time()
    for _ in range(times):
        for position in positions:
            position.legal_mask(out=mask)
    masked = time.process_time()
    for _ in range(times):
        for position, move in zip(positions, moves, strict=True):
            after = position.play(move)
            after.legal_mask(out=mask)
            after.observation(out=numbers)
    played = time.process_time()
    count = times * len(positions)
    return {
        "by hand": count / (by_hand - begin),
        "mask": count / (masked - by_hand),
        "all": count / (played - masked),
    }


def report_setting(players: int, variant: str) -> None:
    actions = random_actions(SIZE, players, variant)
    floats = Batch(SIZE, players, variant)
    small = Batch(SIZE, players, variant, dtype="uint8")
    runs: dict[str, list[float]] = {}
    for number in range(REPEATS):
        rates = measure_positions(floats, actions, number)
        rates["float32"] = measure_batch(floats, actions, time.process_time)
        rates["uint8"] = measure_batch(small, actions, time.process_time)
        for name, rate in rates.items():
            runs.setdefault(name, []).append(rate)
    print(f"arrays, {players} players, {variant}, in processor time")
    names = {
        "by hand": "mask by hand",
        "mask": "legal_mask(out=…)",
        "all": "play, legal_mask, observation",
        "float32": f"Batch({SIZE}).step",
        "uint8": f"Batch({SIZE}).step, uint8",
    }
    for key, name in names.items():
        report(name, runs[key], runs["by hand"], "mask by hand")


def report_threads() -> None:
    actions = random_actions(SHARED_SIZE, PLAYER_COUNTS[0], VARIANT_NAMES[0])
    batches = {threads: Batch(SHARED_SIZE, threads=threads) for threads in (1, 2)}
    runs: dict[int, list[float]] = {threads: [] for threads in batches}
    for _ in range(3 * REPEATS):
        for threads, batch in batches.items():
            runs[threads].append(measure_batch(batch, actions, time.perf_counter))
    print(f"Batch({SHARED_SIZE}).step, two players, coloured, by the clock")
    report("one thread", runs[1], runs[1], "one thread")
    report("two threads", runs[2], runs[1], "one thread")


def main() -> None:
    for variant in VARIANT_NAMES:
        for players in PLAYER_COUNTS:
            report_setting(players, variant)
    report_threads()


if __name__ == "__main__":
    main()
