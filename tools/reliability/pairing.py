"""How long quick pairing takes: alone, beside people who ask a hundred times at once, and beside a
process that is frozen.

    python -m tools.reliability.pairing
    python -m tools.reliability.pairing --database postgresql://…
    python -m tools.reliability.pairing --python CHECKOUT/.venv/bin/python

Real processes with their default limits on requests and new games. Everybody has a page open, and
an address of their own (127.0.x.y). First people ask one after the other. Then five guests send a
hundred requests each to the first process, all at once, while others ask there and elsewhere. With
several processes the first one is stopped in the middle of another such flood. `--python`: the
server is that of another checkout; its database has to be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import secrets
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from evora.server import messages as m
from tools.reliability.clients import new_guest
from tools.reliability.server import ServerProcess

_LIMITS = {"new_games": "120/h", "requests": "600/m"}
_IDLE = 40
_FLOODERS, _REQUESTS = 5, 100
# Who asks meanwhile, at each process, and how often.
_OTHERS, _EVERY_SECONDS = 8, 0.25
_FROZEN_SECONDS = 4.0

_addresses = (
    f"127.0.{high}.{low}" for high, low in itertools.product(range(1, 250), range(1, 250))
)


@dataclass(frozen=True)
class Answer:
    """`status`: of HTTP; 0 where the connection broke."""

    seconds: float
    status: int
    body: bytes = b"{}"


class Person:
    """A guest with a page open, and an address of their own."""

    def __init__(self, server: str) -> None:
        self.source = next(_addresses)
        self.cookie = new_guest(server)
        self.server = server
        self._socket: ClientConnection | None = None

    async def come(self, server: str) -> None:
        """Opens the page, at a process."""
        self.server = server
        self._socket = await connect(
            f"ws://{self.server}/ws",
            additional_headers={"Origin": f"http://{self.server}", "Cookie": self.cookie},
            compression=None,
            local_addr=(self.source, 0),
        )
        await self._socket.send(json.dumps({"type": "hello", "protocol": m.PROTOCOL}))
        await self._socket.recv()

    async def leave(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    async def ask(self) -> Answer:
        """Asks for an opponent."""
        began = time.perf_counter()
        try:
            answer = await self._post("/api/pair", json.dumps({"id": secrets.token_hex(8)}))
        except OSError:
            answer = b""
        seconds = time.perf_counter() - began
        if not answer:
            return Answer(seconds, 0)
        return Answer(seconds, int(answer[9:12]), answer.partition(b"\r\n\r\n")[2])

    async def _post(self, path: str, body: str) -> bytes:
        host, _, port = self.server.partition(":")
        source = (self.source, 0)
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=source)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.server}\r\nOrigin: http://{self.server}\r\n"
            f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write((head + body).encode())
        try:
            return await reader.read()
        finally:
            writer.close()


def _line(seconds: Sequence[float]) -> str:
    middle = statistics.median(seconds) * 1000
    return f"p50 {middle:.0f} ms, max {max(seconds) * 1000:.0f} ms of {len(seconds)}"


async def _people(server: str, count: int) -> list[Person]:
    people = [await asyncio.to_thread(Person, server) for _ in range(count)]
    for person in people:
        await person.come(server)
    return people


async def _alone(server: str) -> str:
    people = await _people(server, _IDLE)
    seconds = [(await person.ask()).seconds for person in people]
    for person in people:
        await person.leave()
    return f"opens a game {_line(seconds[::2])}; joins one {_line(seconds[1::2])}"


async def _meanwhile(people: Sequence[Person], done: asyncio.Event) -> list[float]:
    """People who ask one after the other, for as long as the flood lasts; the first one in any
    case."""
    asking = []
    for person in people:
        asking.append(asyncio.create_task(person.ask()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), _EVERY_SECONDS)
            break
    return [(await each).seconds for each in asking]


async def _flood(servers: Sequence[ServerProcess], *, frozen: bool) -> str:
    flooders = await _people(servers[0].address, _FLOODERS)
    others = {server: await _people(server.address, _OTHERS) for server in servers}
    await asyncio.sleep(1.0)  # until all processes know that they are there
    done = asyncio.Event()
    began = time.perf_counter()
    sent = [asyncio.create_task(each.ask()) for each in flooders for _ in range(_REQUESTS)]
    await asyncio.sleep(0.05)
    asked = servers[1:] if frozen else servers
    if frozen:
        os.kill(servers[0].pid, signal.SIGSTOP)
    waits = [asyncio.create_task(_meanwhile(others[server], done)) for server in asked]
    if frozen:
        await asyncio.sleep(_FROZEN_SECONDS)
        os.kill(servers[0].pid, signal.SIGCONT)
    answers = Counter(answer.status for answer in await asyncio.gather(*sent))
    lasted = time.perf_counter() - began
    done.set()
    found = dict(zip(asked, await asyncio.gather(*waits), strict=True))
    for person in (*flooders, *itertools.chain.from_iterable(others.values())):
        await person.leave()
    outcomes = ", ".join(f"{count} x {status}" for status, count in sorted(answers.items()))
    lines = [f"{len(sent)} requests in {lasted:.1f} s ({outcomes})"]
    if not frozen:
        lines.append(f"others at that process {_line(found.pop(servers[0]))}")
    if elsewhere := list(itertools.chain.from_iterable(found.values())):
        lines.append(f"others at other processes {_line(elsewhere)}")
    return "; ".join(lines)


async def _measure(servers: Sequence[ServerProcess]) -> None:
    print(f"alone: {await _alone(servers[0].address)}", flush=True)
    print(f"flooded: {await _flood(servers, frozen=False)}", flush=True)
    if len(servers) > 1:
        print(f"flooded and frozen: {await _flood(servers, frozen=True)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="an empty PostgreSQL database, for several processes")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--python", default=sys.executable, help="the server's interpreter")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/evora.db"
        servers = []
        for number in range(options.processes if options.database else 1):
            home = Path(folder) / str(number)
            home.mkdir()
            servers.append(ServerProcess(database, home, python=options.python, **_LIMITS))
            servers[-1].start()
        try:
            asyncio.run(_measure(servers))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
