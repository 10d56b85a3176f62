"""Plays fast games of the engine and keeps their positions between rounds, in chunks.

    python -m training.games --players 2 --variant coloured --nodes 300 --seconds 600 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import os
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from evora import _core

KINDS = {
    "positions": np.uint8,
    "game": np.uint32,
    "perturbed": np.uint8,
    "win": np.float32,
    "points": np.float32,
}


@dataclass(frozen=True)
class Task:
    players: int
    variant: str
    nodes: int
    perturbed_rounds: float
    games: int
    seed: int
    path: Path
    network: Path | None


@functools.cache
def read_network(path: Path) -> _core.Network:
    return _core.Network.read(path.read_bytes())


def play_chunk(task: Task) -> Path:
    if not task.path.exists():
        parts = _core.collect_samples(
            task.players,
            _core.Variant(task.variant),
            task.games,
            task.nodes,
            task.perturbed_rounds,
            task.seed,
            None,
            read_network(task.network) if task.network else None,
        )
        arrays = {
            name: np.frombuffer(part, kind)
            for (name, kind), part in zip(KINDS.items(), parts, strict=True)
        }
        unfinished = task.path.with_suffix(".part.npz")
        np.savez(unfinished, **arrays)  # type: ignore[arg-type]
        unfinished.replace(task.path)
    return task.path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--perturbed-rounds", type=float, default=0.25)
    parser.add_argument("--games", type=int, default=200, help="per chunk")
    parser.add_argument("--chunks", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first chunk")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--network", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--data", type=Path, required=True)
    options = parser.parse_args()
    options.data.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()

    def tasks():
        for chunk in range(options.first, options.first + options.chunks):
            if options.seconds and time.monotonic() - begin > options.seconds:
                return
            path = options.data / f"{chunk:06}.npz"
            yield Task(
                options.players,
                options.variant,
                options.nodes,
                options.perturbed_rounds,
                options.games,
                1_000_003 * (chunk + 1),
                path,
                options.network,
            )

    running: list[object] = []
    done = 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for task in tasks():
            while len(running) >= 2 * options.jobs:
                ready = [job for job in running if job.ready()]
                for job in ready:
                    job.get()
                    done += 1
                    running.remove(job)
                if not ready:
                    time.sleep(0.02)
            running.append(pool.apply_async(play_chunk, (task,)))
        for job in running:
            job.get()
            done += 1
    print(f"{done * options.games} games in {time.monotonic() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()
