"""Everything at once, for minutes: three processes on one PostgreSQL database are killed and
frozen, the database crashes, ten addresses flood them, the host bans players and stops all games
for moments, people report each other, and play on.

    EVORA_SOAK=1 python -m pytest -s tests/server/test_siege.py

Afterwards every acknowledged move is in the log, once, and every game goes on. One process is never
killed: its memory shows whether anything grows.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tools.reliability.cluster import Cluster, check_seen
from tools.reliability.host import Host
from tools.reliability.kills import Playing
from tools.reliability.reports import Reporting
from tools.reliability.server import ServerProcess

Trouble = Literal["kill", "freeze", "crash", "flood", "ban", "read_only", "report"]

_WEIGHTS: dict[Trouble, int] = {
    **{"kill": 6, "freeze": 3, "flood": 3},
    **{"crash": 1, "ban": 2, "read_only": 2, "report": 2},
}
_PAUSE_SECONDS = (0.5, 3.0)
_FREEZE_SECONDS = (0.5, 4.0)
# Those at a frozen process, or at any while the database is away, hear of a move this late.
_SEEN_SECONDS = 30.0
_FLOOD = 300
_PATHS = ("/", "/api/openapi.json", "/api/lobby", "/readyz", "/api/live", "/api/nothing")


@dataclass(frozen=True)
class SiegeFigures:
    """`memory`: MiB of the process that is never killed, every half minute."""

    troubles: Counter[Trouble]
    games: int
    acknowledged: int
    reports: int
    answers: Counter[str]
    slowest: float
    memory: list[float]
    seconds: float

    def __str__(self) -> str:
        done = ", ".join(f"{count} x {name}" for name, count in sorted(self.troubles.items()))
        said = ", ".join(f"{count} x {code}" for code, count in self.answers.most_common())
        memory = ", ".join(f"{each:.0f}" for each in self.memory)
        return (
            f"{done} in {self.seconds:.0f} s: {self.games} games, {self.acknowledged} acknowledged "
            f"moves and {self.reports} reports, none lost, none twice, every game went on; the "
            f"last to see a move saw it after {self.slowest:.1f} s. Floods: {said}. Memory of the "
            f"process that was never killed: {memory} MiB"
        )


class Siege:
    """`crash`: crashes the database and starts it again."""

    def __init__(self, cluster: Cluster, crash: Callable[[], None], seed: int = 1) -> None:
        self._cluster = cluster
        self._crash = crash
        self._random = random.Random(seed)
        self._spared = cluster.servers[0]
        self._answers: Counter[str] = Counter()
        self._memory: list[float] = []
        self._host = Host(cluster.servers[0].database, cluster.addresses)
        self._reporting = Reporting(self._host, cluster.addresses, self._random)

    async def run(self, seconds: float, games: int) -> SiegeFigures:
        await self._cluster.start()
        playing = await asyncio.to_thread(
            Playing, self._cluster.addresses, self._random.getrandbits(16), games, spectators=1
        )
        troubles: Counter[Trouble] = Counter()
        # Each once, then by chance.
        first: list[Trouble] = list(_WEIGHTS)
        begun = looked = time.monotonic()
        self._look()
        while first or time.monotonic() < begun + seconds:
            await playing.fill()
            await asyncio.sleep(self._random.uniform(*_PAUSE_SECONDS))
            trouble = first.pop() if first else self._by_chance()
            troubles[trouble] += 1
            await self._make(trouble, playing)
            if time.monotonic() > looked + 30:
                looked = time.monotonic()
                self._look()
                print(f"  {playing.moves} moves, {dict(troubles)}", flush=True)
        await self._cluster.all_serve()
        await playing.everybody_goes_on(patience=120.0)
        await playing.stop()
        self._look()
        await asyncio.to_thread(playing.check)
        await asyncio.to_thread(self._reporting.check)
        self._host.close()
        waits = check_seen(playing.players, _SEEN_SECONDS)
        return SiegeFigures(
            troubles,
            len(playing.games),
            playing.moves,
            len(self._reporting),
            self._answers,
            max(waits, default=0.0),
            self._memory,
            time.monotonic() - begun,
        )

    def _by_chance(self) -> Trouble:
        return self._random.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]

    async def _make(self, trouble: Trouble, playing: Playing) -> None:
        match trouble:
            case "kill":
                await self._cluster.kill_one(self._random, self._spared)
            case "freeze":
                await self._freeze(self._random.choice(self._cluster.serving()))
            case "crash":
                # A process that starts without a database says so and ends, as it should.
                await self._cluster.all_serve()
                await asyncio.to_thread(self._crash)
            case "flood":
                addresses = [f"127.0.9.{number}" for number in range(1, 11)]
                await asyncio.gather(*(self._flood(address) for address in addresses))
            case "ban":
                player = self._random.choice(playing.cookies)
                await self._host.ban_for_a_moment(player, self._random)
            case "read_only":
                await self._host.stop_for_a_moment(playing.running, self._random)
            case "report":
                await self._reporting.report(playing.players[-1].game)

    async def _freeze(self, server: ServerProcess) -> None:
        os.kill(server.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(self._random.uniform(*_FREEZE_SECONDS))
        finally:
            os.kill(server.pid, signal.SIGCONT)

    async def _flood(self, source: str) -> None:
        """From one address, one request after the other, as fast as they are answered."""
        host, _, port = self._random.choice(self._cluster.serving()).address.partition(":")
        until = time.monotonic() + 5
        try:
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
            for number in range(_FLOOD // 10):
                path = _PATHS[number % len(_PATHS)]
                writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                async with asyncio.timeout_at(_loop_time(until)):
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    length = head.partition(b"content-length: ")[2].partition(b"\r")[0]
                    await reader.readexactly(int(length or 0))
                self._answers[head.split(b" ", 2)[1].decode()] += 1
            writer.close()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            self._answers["cut off"] += 1

    def _look(self) -> None:
        self._memory.append(self._spared.memory_mib)


def _loop_time(until: float) -> float:
    return asyncio.get_running_loop().time() + until - time.monotonic()


def run(
    cluster: Cluster, crash: Callable[[], None], seconds: float, games: int = 8
) -> SiegeFigures:
    """AssertionError if anything was lost, doubled or untold."""
    try:
        return asyncio.run(Siege(cluster, crash).run(seconds, games))
    finally:
        cluster.kill()
