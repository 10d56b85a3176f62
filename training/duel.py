"""Plays a network against the fitted evaluation (or another network) over paired deals.

    python -m training.duel NEW.net [OLD.net] --nodes 2000 --deals 400
    python -m training.duel NEW.net --ms 100 --deals 400
"""

from __future__ import annotations

import argparse
import functools
import math
import multiprocessing
import os
from pathlib import Path

from evora import Position, Seed, _core
from evora.search import Engine, Limit


@functools.cache
def engine(path: Path | None) -> Engine:
    made = Engine(hash_mb=16)
    network = _core.Network.read(path.read_bytes()) if path else None
    made._native = _core.NativeEngine(1, 16, "auto", None, network)
    return made


def play_deal(task: tuple[argparse.Namespace, int]) -> list[float]:
    options, deal = task
    limit = Limit(ms=options.ms) if options.ms else Limit(nodes=options.nodes)
    old_limit = Limit(nodes=options.old_nodes) if options.old_nodes else limit
    results = []
    for seat in range(1, options.players + 1):
        seed = Seed(f"{options.seed}-{deal}")
        position = Position.new(options.players, variant=options.variant)
        while not position.is_over:
            if position.phase == "deal":
                position = position.play(seed.deal(position))
                continue
            new = position.to_move == seat
            found = engine(options.new if new else options.old).analyse(
                position, limit if new else old_limit
            )
            assert found.move is not None
            position = position.play(found.move)
        winners = position.winners
        results.append(1 / len(winners) if seat in winners else 0.0)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--old-nodes", type=int, default=0, help="default: as many")
    parser.add_argument("--ms", type=int, default=0)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    tasks = ((options, deal) for deal in range(options.deals))
    pairs: list[float] = []
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for results in pool.imap_unordered(play_deal, tasks):
            pairs.append(sum(results) / len(results))
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((x - mean) ** 2 for x in pairs) / (len(pairs) - 1) / len(pairs))
    par = 1 / options.players
    print(
        f"{len(pairs) * options.players} games: {100 * mean:.1f} ± {196 * spread:.1f} % (par {100 * par:.1f})",
        f"Elo {400 * math.log10(mean / (1 - mean)):+.0f}" if options.players == 2 and 0 < mean < 1 else "",
        flush=True,
    )


if __name__ == "__main__":
    main()
