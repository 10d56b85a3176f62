"""One guest has every engine busy: how long does another guest wait for a novice?

    python -m tools.reliability.engines
    python -m tools.reliability.engines --games 120 --level full --seconds 60

A real `evora serve`, whose bounds on engine games are lifted so that the queue is really as long.
The first guest makes games in which engines of full strength are to move; meanwhile the second
plays a novice. Every line says how many turns waited and how long the novice took to answer, with
the server's pause before a move that nobody would believe otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import secrets
import statistics
import tempfile
from pathlib import Path

import msgspec

from evora.server import messages as m
from tools.reliability.clients import MadeGame, Player, new_guest, request
from tools.reliability.server import ServerProcess

_PAUSE = "0.6"  # as a host has it who sets nothing


def _make(address: str, cookie: str, *seats: m.SeatChoice, start: int) -> str:
    create = m.CreateGame(id=secrets.token_hex(8), seats=list(seats), start=start)
    answer, _ = request(address, "POST", "/api/games", create, cookie)
    return msgspec.json.decode(answer, type=MadeGame).game


def answers(player: Player) -> list[float]:
    """Seconds from each acknowledged move to the first thing that happened after it."""
    return [
        next(at for at, seq in player.heard if seq > move.seq) - move.at
        for move in player.acknowledged
        if player.heard[-1][1] > move.seq
    ]


async def _novice(address: str, seconds: float) -> list[float]:
    """Plays a novice, one game after the other."""
    cookie = await asyncio.to_thread(new_guest, address)
    times: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                seats = m.MeSeat(), m.EngineSeat(level="novice")
                game = await asyncio.to_thread(_make, address, cookie, *seats, start=1)
                player = Player(address, game, cookie, random.Random(1))
                try:
                    await player.run()
                finally:
                    times += answers(player)
    return times


def _waiting(address: str) -> int:
    metrics = request(address, "GET", "/metrics", None)[0].decode()
    line = next(line for line in metrics.splitlines() if line.startswith("evora_engine_queue "))
    return int(float(line.split()[1]))


def _figures(name: str, waiting: int, times: list[float]) -> str:
    return (
        f"{name:18} {waiting:4} turns wait; the novice answered {len(times)} moves, "
        f"median {statistics.median(times):.2f} s, worst {max(times):.2f} s"
    )


async def measure(games: int, level: str, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/evora.db"
        server = ServerProcess(url, Path(folder), engine_pause=_PAUSE)
        server.start()
        try:
            times = await _novice(server.address, seconds / 4)
            print(_figures("nothing", _waiting(server.address), times), flush=True)
            crowd = await asyncio.to_thread(new_guest, server.address)
            busy = m.EngineSeat(level=level)
            for _ in range(games):
                seats = (m.MeSeat(), busy, busy, busy)
                await asyncio.to_thread(_make, server.address, crowd, *seats, start=2)
            begun = _waiting(server.address)
            times = await _novice(server.address, seconds)
            print(_figures(f"{games} games", begun, times), flush=True)
            print(f"{_waiting(server.address)} turns still waited at the end", flush=True)
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--level", default="full")
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    print(f"load of the machine {os.getloadavg()[0]:.1f}", flush=True)
    asyncio.run(measure(options.games, options.level, options.seconds))


if __name__ == "__main__":
    main()
