"""Many sockets, many running games, a fixed rate of moves: how late do opponents see a move?

    python -m tools.reliability.load --sockets 1000 --games 500 --rates 250 --seconds 60
    python -m tools.reliability.load --processes 3 --database postgresql://…

The client shares the machine with the server, so its own cost is reported: processor time of both,
and how late the client itself was in sending (a client that lags measures itself). With several
processes each socket is at one of them by chance, as behind one address; the processor time for a
move is that of all processes together, without PostgreSQL's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection

from evora.server import messages as m
from tools.reliability.clients import connecting, new_game, new_guest, send
from tools.reliability.server import ServerProcess


class _Move(msgspec.Struct):
    move: str


class _View(msgspec.Struct):
    seq: int
    status: str
    to_move: int | None
    legal: list[_Move] | None


class _Message(msgspec.Struct):
    """The little of a message that a driver needs: to decode all of it is the client's cost."""

    type: str
    view: _View | None = None
    code: str | None = None
    game: str | None = None


_decoder = msgspec.json.Decoder(_Message)


@dataclass
class Table:
    """A game with two people's sockets, and what is known of its next move."""

    game: str
    sockets: list[ClientConnection] = field(default_factory=list)
    view: _View | None = None
    mover: int = 0
    sender: int = 0
    sent_at: float = 0.0
    sent_seq: int = 0
    unseen: bool = False
    over: bool = False


@dataclass
class Figures:
    """Latencies are milliseconds."""

    rate: float
    seen: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    refused: int = 0
    skipped: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0
    client_cpu: float = 0.0
    memory: list[float] = field(default_factory=list)

    @property
    def made(self) -> float:
        """Moves per second that an opponent saw."""
        return len(self.seen) / self.seconds

    @property
    def cpu_ms_per_move(self) -> float:
        """Processor time of all server processes."""
        return 1000 * self.server_cpu / self.made if self.seen else 0.0

    @property
    def p99(self) -> float:
        return _share(self.seen, 0.99)

    @property
    def summary(self) -> str:
        """How late opponents saw the moves."""
        return (
            f"seen after p50 {_share(self.seen, 0.5):.1f} p99 {self.p99:.1f} "
            f"max {max(self.seen, default=0):.1f} ms"
        )

    def __str__(self) -> str:
        return (
            f"asked {self.rate:.0f}/s, made {self.made:.0f}/s: {self.summary}; "
            f"client late p99 {_share(self.late, 0.99):.1f} ms; "
            f"processor: server {self.server_cpu:.0%}, client {self.client_cpu:.0%}, "
            f"for a move {self.cpu_ms_per_move:.2f} ms; "
            f"memory {self.memory[0]:.0f} → {self.memory[-1]:.0f} MiB; "
            f"refused {self.refused}, skipped {self.skipped}"
        )


def _share(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


class Load:
    """The sockets of one run. A game that ends is replaced by a new one of the same people.

    `servers`: the processes of one database, or the one."""

    def __init__(self, servers: Sequence[ServerProcess], sockets: int, games: int) -> None:
        self._servers = servers
        self._sockets = sockets
        self._games = games
        self._random = random.Random(7)
        self._cookies: list[str] = []
        self._tables: list[Table] = []
        self._readers: list[asyncio.Task[None]] = []
        self.figures = Figures(0)

    @property
    def game(self) -> str:
        """One of the games that are played."""
        return self._tables[0].game

    async def open(self) -> None:
        address = self._servers[0].address
        guests = min(self._games * 2, 100)
        self._cookies = [await asyncio.to_thread(new_guest, address) for _ in range(guests)]
        for number in range(self._games):
            table = await self._new_table(number)
            for seat in range(2):
                cookie = self._cookies[(2 * number + seat) % guests]
                table.sockets.append(await self._connect(cookie))
                self._readers.append(asyncio.create_task(self._read(table, seat)))
                await self._send(table, seat, m.Watch(game=table.game, since=0))
            self._tables.append(table)
        for number in range(self._sockets - 2 * self._games):
            # The rest watch: they cost the server a message each time.
            table = self._tables[number % self._games]
            table.sockets.append(await self._connect(self._cookies[number % guests]))
            self._readers.append(asyncio.create_task(self._drain(table.sockets[-1])))
            await self._send(table, len(table.sockets) - 1, m.Watch(game=table.game, since=0))

    async def run(self, rate: float, seconds: float) -> Figures:
        self.figures = figures = Figures(rate)
        begun, server_cpu, client_cpu = time.monotonic(), self.server_cpu(), time.process_time()
        figures.memory.append(self._memory())
        due = begun
        while (now := time.monotonic()) < begun + seconds:
            if now < due:
                await asyncio.sleep(due - now)
                continue
            figures.late.append((now - due) * 1000)
            due += 1 / rate
            await self._move()
            if len(figures.late) % int(rate * 10) == 0:
                figures.memory.append(self._memory())
        figures.seconds = time.monotonic() - begun
        figures.server_cpu = (self.server_cpu() - server_cpu) / figures.seconds
        figures.client_cpu = (time.process_time() - client_cpu) / figures.seconds
        figures.memory.append(self._memory())
        await asyncio.sleep(0.5)
        return figures

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for table in self._tables:
            for socket in table.sockets:
                socket.transport.abort()

    async def _move(self) -> None:
        for _ in range(20):
            table = self._random.choice(self._tables)
            view = table.view
            if table.unseen or view is None or not view.legal or view.to_move is None:
                continue
            # Floor moves make for games without an end: only when there is nothing else.
            moves = [item.move for item in view.legal if not item.move.endswith("0")]
            move = self._random.choice(moves or [item.move for item in view.legal])
            command = m.Play(id=secrets.token_hex(8), seq=view.seq, seat=view.to_move, move=move)
            table.unseen, table.view, table.sender = True, None, table.mover
            table.sent_at, table.sent_seq = time.monotonic(), view.seq
            await self._send(table, table.sender, m.DoCommand(game=table.game, command=command))
            return
        self.figures.skipped += 1

    async def _read(self, table: Table, seat: int) -> None:
        socket = table.sockets[seat]
        async for data in socket:
            message = _decoder.decode(data)
            if message.type == "refused":
                self.figures.refused += 1
                table.unseen = False
            if message.view is None or message.game != table.game:
                continue
            view = message.view
            if view.seq <= table.sent_seq:
                continue  # a change of presence, not the move that was sent
            if table.unseen and seat != table.sender:
                self.figures.seen.append((time.monotonic() - table.sent_at) * 1000)
                table.unseen = False
            if view.legal:
                table.view, table.mover = view, seat
            if view.status == "over" and not table.over:
                table.over = True
                await self._replace(table)

    async def _drain(self, socket: ClientConnection) -> None:
        async for _ in socket:
            pass

    async def _replace(self, table: Table) -> None:
        number = self._tables.index(table)
        fresh = await self._new_table(number)
        old, table.game = table.game, fresh.game
        table.view, table.unseen, table.over, table.sent_seq = None, False, False, 0
        for seat in range(len(table.sockets)):
            await self._send(table, seat, m.Unwatch(game=old))
            await self._send(table, seat, m.Watch(game=table.game, since=0))

    async def _new_table(self, number: int) -> Table:
        guests = len(self._cookies)
        host, guest = (self._cookies[(2 * number + seat) % guests] for seat in range(2))
        address = self._address()
        return Table(await asyncio.to_thread(new_game, address, host, [guest], "coloured"))

    def _address(self) -> str:
        return self._random.choice(self._servers).address

    async def _connect(self, cookie: str) -> ClientConnection:
        socket = await connecting(self._address(), cookie)
        await send(socket, m.Hello(protocol=m.PROTOCOL))
        return socket

    async def _send(self, table: Table, seat: int, message: m.ClientMessage) -> None:
        await send(table.sockets[seat], message)

    def server_cpu(self) -> float:
        """The processor time that the servers have used, in seconds."""
        return sum(server.cpu_seconds for server in self._servers)

    def _memory(self) -> float:
        return sum(server.memory_mib for server in self._servers)


async def _measure(servers: Sequence[ServerProcess], options: argparse.Namespace) -> None:
    load = Load(servers, options.sockets, options.games)
    print(f"opening {options.sockets} sockets and {options.games} games …", flush=True)
    await load.open()
    gc.freeze()
    # The first seconds after a start fill pools and caches: they are not what is asked.
    await load.run(min(options.rates), options.warm_up)
    for rate in options.rates:
        print(await load.run(rate, options.seconds), flush=True)
    await load.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1, help="several need --database")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rates", type=float, nargs="+", default=[250])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5)
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        uvloop.run(_measure(start_servers(stack, options.database, options.processes), options))


def start_servers(
    stack: contextlib.ExitStack, database: str, processes: int = 1, python: str = sys.executable
) -> list[ServerProcess]:
    """Processes that end with the stack; by default on a new SQLite database, which takes one."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    servers = []
    for _ in range(processes):
        server = ServerProcess(database or f"sqlite:///{folder}/load.db", folder, python=python)
        server.start()
        stack.callback(server.stop)
        servers.append(server)
    return servers


if __name__ == "__main__":
    main()
