"""Kills the processes of one PostgreSQL database at random, under play; those who were there go on
at another one.

    python -m tools.reliability.cluster --kills 200 --database postgresql://…

Now and then the host bans one of the players, or stops all games, for a moment, and people report
players to the host.

None lost, none twice, as for one process (`kills.py`); and none untold: those who stay connected to
a process that lives see every acknowledged move within seconds, though another one committed it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.reliability.clients import Player
from tools.reliability.host import Host
from tools.reliability.kills import Playing
from tools.reliability.reports import Reporting
from tools.reliability.server import Forks, ServerProcess

# A listener that died is noticed in less than ten seconds; nothing takes longer than that.
SEEN_SECONDS = 10.0
# For a start on a machine that does much else.
_PATIENCE = 300.0


@dataclass
class ClusterFigures:
    """`seen`: how often somebody was to see a move of another; then the seconds that it took."""

    kills: int
    games: int
    acknowledged: int
    seen: int
    slowest: float
    typical: float
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games, {self.acknowledged} acknowledged moves in "
            f"{self.seconds:.0f} s: none lost, none twice, every game went on; none untold: "
            f"{self.seen} times somebody was to see one, p99 {self.typical * 1000:.0f} ms after "
            f"its acknowledgement, the last after {self.slowest:.1f} s"
        )


class Cluster:
    """Processes of which at least one always serves. `forks`: what starts them; it is closed with
    them."""

    def __init__(
        self,
        database: str,
        folder: Path,
        processes: int = 3,
        *,
        forks: Forks | None = None,
        **settings: str,
    ) -> None:
        self._forks = forks or Forks()
        self.servers = []
        for number in range(processes):
            home = folder / str(number)
            home.mkdir()
            server = ServerProcess(database, home, **settings)
            server.forks = self._forks
            self.servers.append(server)
        self._starting: dict[ServerProcess, asyncio.Task[None]] = {}

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    async def start(self) -> None:
        await asyncio.gather(*(_start(server) for server in self.servers))

    async def kill_one(self, choose: random.Random, spared: ServerProcess | None = None) -> None:
        """One of those that serve, if another does; else as soon as one does. `spared`: not it."""
        while len(serving := self.serving()) < 2:
            await asyncio.sleep(0.02)
        server = choose.choice([each for each in serving if each is not spared])
        server.kill()
        self._starting[server] = asyncio.create_task(_start(server))

    async def all_serve(self) -> None:
        await asyncio.gather(*self._starting.values())

    def kill(self) -> None:
        for server in self.servers:
            server.kill()
        self._forks.close()

    def serving(self) -> list[ServerProcess]:
        for server, task in list(self._starting.items()):
            if task.done():
                task.result()
                del self._starting[server]
        return [server for server in self.servers if server not in self._starting]


async def _start(server: ServerProcess) -> None:
    await asyncio.to_thread(server.start, _PATIENCE)


def check_seen(players: Sequence[Player], limit: float = SEEN_SECONDS) -> list[float]:
    """How long everybody who was connected waited for each acknowledged move of their game;
    AssertionError if somebody did not see it in time."""
    waits = []
    for mover in players:
        others = [other for other in players if other.game == mover.game and other is not mover]
        for acknowledged in mover.acknowledged:
            for other in others:
                wait = _wait(other, acknowledged.seq, acknowledged.at, limit)
                if wait is not None:
                    assert wait <= limit, f"untold for {wait:.1f} s: {acknowledged}"
                    waits.append(wait)
    return waits


def _wait(player: Player, seq: int, at: float, limit: float) -> float | None:
    """How long after `at` a player saw a seq; None if they were not connected for long enough to
    count, and did not see it on that connection."""
    connection = next(((a, b) for a, b in player.connected if a <= at < b), None)
    if connection is None:
        return None
    first = bisect_left(player.heard, seq, key=lambda heard: heard[1])
    seen = player.heard[first][0] if first < len(player.heard) else float("inf")
    if seen <= connection[1]:
        return max(0.0, seen - at)
    # The connection broke before it was sent: what counts is whether it had the time for it.
    return None if connection[1] - at <= limit else connection[1] - at


async def _kill(cluster: Cluster, kills: int, seed: int, games: int) -> ClusterFigures:
    await cluster.start()
    begun = time.monotonic()
    playing = await asyncio.to_thread(Playing, cluster.addresses, seed, games, spectators=2)
    host = Host(cluster.servers[0].database, cluster.addresses)
    reporting = Reporting(host, cluster.addresses, playing.random)
    for done in range(kills):
        await playing.fill()
        await asyncio.sleep(playing.random.uniform(0.0, 0.4))
        await cluster.kill_one(playing.random)
        if done % 10 == 3:
            await host.ban_for_a_moment(playing.random.choice(playing.cookies), playing.random)
        if done % 10 == 5:
            await host.stop_for_a_moment(playing.running, playing.random)
        if done % 10 == 7:
            await reporting.report(playing.players[-1].game)
        if done % 10 == 9:
            print(f"  {done + 1} kills, {playing.moves} moves", flush=True)
    await cluster.all_serve()
    await asyncio.to_thread(reporting.check)
    host.close()
    await playing.everybody_goes_on(patience=120.0)
    await playing.stop()
    await asyncio.to_thread(playing.check)
    waits = sorted(check_seen(playing.players))
    return ClusterFigures(
        kills,
        len(playing.games),
        playing.moves,
        len(waits),
        waits[-1] if waits else 0.0,
        waits[int(len(waits) * 0.99)] if waits else 0.0,
        time.monotonic() - begun,
    )


def run(cluster: Cluster, kills: int, *, seed: int = 1, games: int = 8) -> ClusterFigures:
    """Kills processes so many times; AssertionError if anything was lost, doubled or untold."""
    try:
        return asyncio.run(_kill(cluster, kills, seed, games))
    finally:
        cluster.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True, help="an empty PostgreSQL database")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(options.database, Path(folder), options.processes)
        print(run(cluster, options.kills, seed=options.seed, games=options.games))


if __name__ == "__main__":
    main()
