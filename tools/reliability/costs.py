"""What a socket, a game, a move and an engine's answer cost one server process.

    python -m tools.reliability.costs

Memory is the server's resident memory, before and after; processor time is its own, so other work
on the machine changes it little. `docs/scaling.md` reckons with these figures.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from evora._core import Position, Seed
from evora.players import make_player
from evora.players.levels import LEVELS
from evora.server import messages as m
from tools.reliability.clients import Player, new_game, new_guest
from tools.reliability.server import ServerProcess

_encode = msgspec.json.Encoder().encode


async def _idle_sockets(server: ServerProcess, count: int) -> None:
    cookie = await asyncio.to_thread(new_guest, server.address)
    headers = {"Cookie": cookie, "Origin": f"http://{server.address}"}

    async def opened() -> ClientConnection:
        socket = await connect(
            f"ws://{server.address}/ws",
            additional_headers=headers,
            compression=None,
            open_timeout=60,
        )
        await socket.send(_encode(m.Hello(protocol=m.PROTOCOL)).decode())
        await socket.recv()
        return socket

    sockets = [await opened() for _ in range(50)]
    before = server.memory_mib
    sockets += [await opened() for _ in range(count)]
    grown = (server.memory_mib - before) / count * 1024
    print(f"a socket that is open: {grown:.1f} KiB ({count} sockets)")
    busy = server.cpu_seconds
    await asyncio.sleep(20)
    spent = (server.cpu_seconds - busy) / 20 / len(sockets)
    print(f"a socket that is open: {spent * 1e6:.1f} µs of processor time per second")
    await asyncio.gather(*(socket.close() for socket in sockets))


async def _updates(server: ServerProcess) -> None:
    """The bytes of an update, as one of two players and as somebody who watches gets it."""
    address = server.address
    cookies = [await asyncio.to_thread(new_guest, address) for _ in range(3)]
    game = await asyncio.to_thread(new_game, address, cookies[0], [cookies[1]], "coloured")
    sizes: dict[str, list[int]] = {"player": [], "watcher": []}

    async def listen(who: str, cookie: str) -> None:
        headers = {"Cookie": cookie, "Origin": f"http://{address}"}
        async with connect(
            f"ws://{address}/ws", additional_headers=headers, compression=None
        ) as socket:
            await socket.send(_encode(m.Hello(protocol=m.PROTOCOL)).decode())
            await socket.send(_encode(m.Watch(game=game, since=0)).decode())
            async for frame in socket:
                if '"type":"update"' in str(frame)[:40]:
                    sizes[who].append(len(frame))

    listeners = [
        asyncio.create_task(listen(who, cookie))
        for who, cookie in (("player", cookies[0]), ("watcher", cookies[2]))
    ]
    players = [Player(address, game, cookie, random.Random(1)) for cookie in cookies[:2]]
    await asyncio.gather(*(player.run() for player in players))
    await asyncio.sleep(0.5)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    for who, found in sizes.items():
        mean = statistics.mean(found) / 1000
        print(f"an update for a {who}: mean {mean:.1f} kB, most {max(found) / 1000:.1f} kB")


async def _games(server: ServerProcess, count: int) -> None:
    """Whole games of two, some at a time, by players that move as soon as they can."""
    address = server.address
    cookies = [await asyncio.to_thread(new_guest, address) for _ in range(2)]

    async def play(number: int) -> list[Player]:
        game = await asyncio.to_thread(new_game, address, cookies[0], [cookies[1]], "coloured")
        players = [Player(address, game, cookie, random.Random(number)) for cookie in cookies]
        await asyncio.gather(*(player.run() for player in players))
        return players

    played = await asyncio.gather(*(play(number) for number in range(20)))
    memory, busy = server.memory_mib, server.cpu_seconds
    for begin in range(0, count, 20):
        played += await asyncio.gather(*(play(begin + each) for each in range(20)))
    moves = sum(len(player.acknowledged) for players in played[20:] for player in players)
    print(f"a game: {moves / count:.0f} moves of random players ({count} games)")
    print(f"a game in memory: {(server.memory_mib - memory) / count * 1024:.1f} KiB")
    print(f"a move, with its game's making: {(server.cpu_seconds - busy) / moves * 1e3:.2f} ms")


def _engines(rounds: int) -> None:
    """The processor time of an answer, by level, over the positions of a game of two."""
    for level in LEVELS:
        player = make_player(level.name)
        player.new_game(1)
        seconds: list[float] = []
        for number in range(rounds):
            position = Position.new(2, "coloured", 1)
            seed, chance = Seed(f"costs {number}"), random.Random(number)
            while position.phase != "over":
                if position.phase == "deal":
                    position = position.play(seed.deal(position))
                    continue
                # A few positions of every game, played on at random.
                if chance.random() < 0.1:
                    began = time.process_time()
                    player.choose(position)
                    seconds.append(time.process_time() - began)
                position = position.play(chance.choice(position.legal_moves))
        print(
            f"an answer of {level.name}: mean {statistics.mean(seconds) * 1e3:.1f} ms, "
            f"most {max(seconds) * 1e3:.1f} ms ({len(seconds)} positions)",
            flush=True,
        )


async def _measure(server: ServerProcess, options: argparse.Namespace) -> None:
    print(f"an idle server: {server.memory_mib:.0f} MiB")
    await _idle_sockets(server, options.sockets)
    await _games(server, options.games)
    await _updates(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5, help="games that engines are tried on")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/costs.db", Path(folder))
        server.start()
        try:
            uvloop.run(_measure(server, options))
        finally:
            server.stop()
        size = Path(folder, "costs.db").stat().st_size
        print(f"a stored game: {size / 1024 / (options.games + 20):.1f} KiB (SQLite)")
    _engines(options.rounds)


if __name__ == "__main__":
    main()
