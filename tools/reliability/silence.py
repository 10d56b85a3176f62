"""How soon the others see that a connection has died: sockets stop answering, at random moments.

Every game has a player who stays, at the first process, and one who falls silent, at the last one:
their machine still acknowledges what it is sent, as a frozen browser's does, but no ping is
answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Opcode

from evora.server import messages as m
from tools.reliability.clients import new_game, new_guest
from tools.reliability.cluster import Cluster
from tools.reliability.server import ServerProcess

_SPREAD_SECONDS = 6.0
_WAIT_SECONDS = 60.0


async def seconds_until_seen(here: str, there: str, games: int) -> list[float]:
    """For each game, from the silence of one player until the other one sees it."""
    return sorted(await asyncio.gather(*(_one(here, there) for _ in range(games))))


async def _one(here: str, there: str) -> float:
    loop = asyncio.get_running_loop()
    stays, leaves = await asyncio.gather(
        loop.run_in_executor(None, new_guest, here), loop.run_in_executor(None, new_guest, there)
    )
    game = await loop.run_in_executor(None, new_game, here, stays, [leaves], "coloured")
    async with _watching(here, stays) as first, _watching(there, leaves) as second:
        await _watch(second, game)
        await _watch(first, game)
        await _until_online(first, True)
        await asyncio.sleep(random.random() * _SPREAD_SECONDS)
        silence(second.protocol)
        began = time.monotonic()
        await _until_online(first, False)
        return time.monotonic() - began


def _watching(address: str, cookie: str) -> connect:
    return connect(
        f"ws://{address}/ws",
        additional_headers={"Origin": f"http://{address}", "Cookie": cookie},
        compression=None,
        ping_interval=None,
        close_timeout=0,
    )


async def _watch(connection: ClientConnection, game: str) -> None:
    await connection.send(json.dumps({"type": "hello", "protocol": m.PROTOCOL}))
    await connection.send(json.dumps({"type": "watch", "game": game, "since": 0}))


async def _until_online(connection: ClientConnection, wanted: bool) -> None:
    """Waits until the second seat is shown as here, or as away."""
    async with asyncio.timeout(_WAIT_SECONDS):
        while True:
            message = json.loads(await connection.recv())
            seats = message["view"]["seats"] if message["type"] == "update" else None
            if seats is not None and seats[1]["online"] == wanted:
                return


def silence(protocol: Any) -> None:
    """From now on a connection of websockets answers no ping."""
    send = protocol.send_frame
    protocol.send_frame = lambda frame: None if frame.opcode is Opcode.PONG else send(frame)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--database", help="an empty PostgreSQL database, for several processes")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if options.database is None:
            servers = [ServerProcess(f"sqlite:///{folder}/evora.db", Path(folder))]
        else:
            servers = Cluster(options.database, Path(folder), options.processes).servers
        for server in servers:
            server.start()
        try:
            seconds = asyncio.run(
                seconds_until_seen(servers[0].address, servers[-1].address, options.games)
            )
        finally:
            for server in servers:
                server.kill()
    least, middle, most = seconds[0], seconds[len(seconds) // 2], seconds[-1]
    print(f"seen after {least:.1f} s at the least, {middle:.1f} s p50, {most:.1f} s at most")


if __name__ == "__main__":
    main()
