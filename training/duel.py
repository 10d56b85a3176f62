"""Plays one engine against another over paired deals, each described by a specification.

    python -m training.duel net=NEW.net past=1 -- net=- past=0 --nodes 2000 --deals 400

A specification: net=FILE or -, past=0 (none) or NODES:MARGIN:LINES:ERROR:SHARE:MIN_NODES, nodes=N or ms=N.
"""

from __future__ import annotations

import argparse
import functools
import math
import multiprocessing
import os
import time
from pathlib import Path

from evora import Position, Seed, _core
from evora.search import Engine, Limit

PAST = (100, 0.04, 6, 0.03, 0.5, 50_000)


@functools.cache
def engine(spec: str) -> tuple[Engine, Limit]:
    fields = dict(part.split("=", 1) for part in spec.split(","))
    file, past = fields.get("net", "-"), fields.get("past", "0")
    network = _core.Network.read(Path(file).read_bytes()) if file != "-" else None
    values = PAST
    if past == "0":
        values = (0, 0.0, 1, 0.03, 1.0, 0)
    elif past != "1":
        texts = past.split(":")
        values = tuple(type(kind)(text) for kind, text in zip(PAST, texts, strict=True))
    made = Engine(hash_mb=16)
    made._native = _core.NativeEngine(1, 16, "auto", None, network, values)
    limit = Limit(ms=int(fields["ms"])) if "ms" in fields else Limit(nodes=int(fields["nodes"]))
    return made, limit


def play_deal(task: tuple[argparse.Namespace, int]) -> tuple[float, list[float]]:
    options, deal = task
    results, spent = [], [0.0, 0.0]
    for seat in range(1, options.players + 1):
        seed = Seed(f"{options.seed}-{deal}")
        position = Position.new(options.players, variant=options.variant)
        while not position.is_over:
            if position.phase == "deal":
                position = position.play(seed.deal(position))
                continue
            side = 0 if position.to_move == seat else 1
            made, limit = engine(options.new if side == 0 else options.old)
            begin = time.process_time()
            found = made.analyse(position, limit)
            spent[side] += time.process_time() - begin
            assert found.move is not None
            position = position.play(found.move)
        winners = position.winners
        results.append(1 / len(winners) if seat in winners else 0.0)
    return sum(results) / len(results), spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    begin = time.monotonic()

    def tasks():
        for deal in range(options.deals):
            if options.seconds and time.monotonic() - begin > options.seconds:
                return
            yield options, deal

    pairs: list[float] = []
    spent = [0.0, 0.0]
    running = []
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:

        def collect(limit: int) -> None:
            while len(running) > limit:
                ready = [job for job in running if job.ready()]
                for job in ready:
                    score, times = job.get()
                    pairs.append(score)
                    spent[0] += times[0]
                    spent[1] += times[1]
                    running.remove(job)
                if not ready:
                    time.sleep(0.01)

        for task in tasks():
            running.append(pool.apply_async(play_deal, (task,)))
            collect(options.jobs)
        collect(0)
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((x - mean) ** 2 for x in pairs) / (len(pairs) - 1) / len(pairs))
    par = 1 / options.players
    odds = mean / max(1e-9, 1 - mean) * (1 - par) / par
    print(
        f"{options.variant} {options.players}: {options.new} against {options.old}:",
        f"{len(pairs) * options.players} games: {100 * mean:.1f} ± {196 * spread:.1f} %",
        f"(par {100 * par:.1f}) Elo {400 * math.log10(max(1e-9, odds)):+.0f},",
        f"time ratio {spent[0] / max(1e-9, spent[1]) * (options.players - 1):.2f},",
        f"{time.monotonic() - begin:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
