"""How many moves per second one server process carries with p99 below 100 ms.

    python -m tools.reliability.capacity
    python -m tools.reliability.capacity --before ../evora-before
    python -m tools.reliability.capacity --database postgresql://… --processes 3

`--before`: another checkout with its own .venv, whose server is measured in the same run, turn by
turn with this one, so that both see the same machine. The rate rises step by step; the last rate
before the first that is too late, or is not reached at all, counts. Each server holds its sockets
all the time, but only one of them plays.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import uvloop

from tools.reliability.load import Figures, Load, start_servers
from tools.reliability.server import ServerProcess

LIMIT_MS = 100.0
# A client that cannot send so many shows its own limit, or that everybody waits for the server.
_MADE_SHARE = 0.97


def holds(figures: Figures) -> bool:
    return figures.p99 < LIMIT_MS and figures.made >= _MADE_SHARE * figures.rate


class Contestant:
    """A server with its load, and the rate it is asked for next."""

    def __init__(
        self, name: str, servers: Sequence[ServerProcess], options: argparse.Namespace
    ) -> None:
        self.name = name
        self.load = Load(servers, options.sockets, options.games)
        self.rates: list[float] = []
        self._options = options

    async def open(self) -> None:
        print(f"{self.name}: opening sockets and games …", flush=True)
        await self.load.open()
        await self.load.run(self._options.first, self._options.warm_up)

    async def climb(self, rate: float) -> bool:
        """Whether it holds this rate: at once, or at the second attempt."""
        for _ in range(2):
            figures = await self.load.run(rate, self._options.seconds)
            print(f"{self.name}: {figures}", flush=True)
            if holds(figures):
                return True
        return False


async def _compete(contestants: list[Contestant], options: argparse.Namespace) -> None:
    for each in contestants:
        await each.open()
    gc.freeze()
    for _ in range(options.repeat):
        climbing = {each.name: each for each in contestants}
        best = dict.fromkeys(climbing, 0.0)
        rate = options.first
        while climbing:
            for name, each in list(climbing.items()):
                if await each.climb(rate):
                    best[name] = rate
                else:
                    del climbing[name]
            rate += options.step
        for each in contestants:
            each.rates.append(best[each.name])
    for each in contestants:
        await each.load.close()


def report(contestants: list[Contestant]) -> str:
    """One line per server, and the ratio of the last to the first."""
    lines = [
        f"{each.name}: {statistics.median(each.rates):.0f} moves/s with p99 < {LIMIT_MS:.0f} ms "
        f"({min(each.rates):.0f} to {max(each.rates):.0f} in {len(each.rates)} runs)"
        for each in contestants
    ]
    before, after = contestants[0], contestants[-1]
    if before is not after and min(before.rates) > 0:
        ratios = [new / old for new, old in zip(after.rates, before.rates, strict=True)]
        lines.append(
            f"ratio: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        )
    return "\n".join(lines)


@contextlib.contextmanager
def _servers(options: argparse.Namespace) -> Iterator[list[Contestant]]:
    pythons = {"now": sys.executable}
    if options.before:
        pythons = {"before": f"{options.before}/.venv/bin/python", **pythons}
    with contextlib.ExitStack() as stack:
        contestants = []
        for name, python in pythons.items():
            servers = start_servers(stack, options.database, options.processes, python)
            contestants.append(Contestant(name, servers, options))
        yield contestants


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="FOLDER", help="another checkout, with its .venv")
    parser.add_argument("--database", default="", help="by default a new SQLite file for each")
    parser.add_argument("--processes", type=int, default=1, help="several need --database")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=float, default=400, help="the first rate, in moves/s")
    parser.add_argument("--step", type=float, default=100, help="how much the rate rises")
    parser.add_argument("--seconds", type=float, default=10, help="per rate")
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    if options.before and not Path(options.before, ".venv/bin/python").exists():
        parser.error(f"--before: expected a checkout with .venv/bin/python, got {options.before}")
    with _servers(options) as contestants:
        uvloop.run(_compete(contestants, options))
        print(report(contestants))


if __name__ == "__main__":
    main()
