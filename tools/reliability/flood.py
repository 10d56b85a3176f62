"""One address asks for everything at once: how late are the moves of the others?

    python -m tools.reliability.flood
    python -m tools.reliability.flood --before CHECKOUT --kinds steps /api/openapi.json

A real `evora serve` with its default limits. Twenty games are played over sockets; meanwhile each
kind of request (`requests.py`: one for every endpoint) is sent 600 times over 50 connections by a
process of its own, from an address of its own (127.0.0.x). Every line says how late the moves were,
how the requests were answered, and for how long the server's processor worked meanwhile (which a
busy machine does not change much). Moves without a flood are measured first and last. `--before`
runs the server of another checkout first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import uvloop

from evora import format_game
from evora.server.common import settings
from tools.reliability.load import Load
from tools.reliability.requests import Kind, Place, encoded, kinds, whole_game
from tools.reliability.server import NO_LIMITS, ServerProcess

# Those of a host who sets none.
_LIMITS = {
    option.name: str(option.default)
    for option in settings.options()
    if option.variable in NO_LIMITS
}
_RATE = 20.0


# --- The attacker, in a process of its own


async def _attack(plan: dict[str, str | int | list[str]]) -> None:
    host, _, port = str(plan["address"]).partition(":")
    requests = [str(item).encode("latin-1") for item in _listed(plan["requests"])]
    answers: Counter[str] = Counter()

    async def connection() -> None:
        """Asks until the server closes it, or an answer does not end by itself: a stream."""
        source = (str(plan["source"]), 0)
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=source)
        while requests:
            writer.write(requests.pop())
            try:
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
            except (asyncio.IncompleteReadError, ConnectionError):
                answers["closed"] += 1
                break
            answers[head.split(b" ", 2)[1].decode()] += 1
            length = head.partition(b"content-length: ")[2].partition(b"\r")[0]
            if not length and b" 204 " not in head:
                break
            await reader.readexactly(int(length or 0))
        writer.close()

    async def one() -> None:
        while requests:
            await connection()

    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(one() for _ in range(int(str(plan["connections"])))))
    print(json.dumps({"seconds": loop.time() - began, "answers": answers}))


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _request(kind: Kind, address: str, attacker: Attacker) -> str:
    body = encoded(kind).decode("latin-1")
    lines = [f"{kind.method} {kind.path()} HTTP/1.1", f"Host: {address}"]
    if kind.by == "bot":
        lines.append(f"Authorization: Bearer {attacker.token}")
    if kind.by == "guest":
        lines += [f"Origin: http://{address}", f"Cookie: {attacker.cookie}"]
    if kind.body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join((*lines, "", body))


@dataclass(frozen=True)
class Attacker:
    """A guest of an address, with a game that is over and a bot."""

    source: str
    cookie: str
    token: str
    over: str
    bot: str

    @classmethod
    def come(cls, address: str, source: str) -> Attacker:
        def ask(path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
            host, _, port = address.partition(":")
            connection = HTTPConnection(host, int(port), source_address=(source, 0), timeout=30)
            headers = {"Content-Type": "application/json", "Origin": f"http://{address}"}
            connection.request("POST", path, json.dumps(body), {**headers, "Cookie": cookie})
            answer = connection.getresponse()
            content, set_cookie = json.loads(answer.read()), answer.headers.get("Set-Cookie", "")
            connection.close()
            return content, set_cookie.partition(";")[0]

        _, cookie = ask("/api/me", {})
        record = {"id": secrets.token_hex(8), "record": format_game(whole_game())}
        made, _ = ask("/api/me/records", record, cookie)
        bot, _ = ask("/api/me/bots", {"name": "Flood"}, cookie)
        return cls(source, cookie, bot["token"], made["game"], bot["bot"]["bot"])


# --- The players


async def _flooded(
    load: Load, server: ServerProcess, name: str, source: str, options: argparse.Namespace
) -> str:
    attacker = await asyncio.to_thread(Attacker.come, server.address, source)
    place = Place(load.game, attacker.over, attacker.bot, "0" * 16)
    kind = kinds(place)[name]
    plan = {
        "address": server.address,
        "source": source,
        "connections": options.connections,
        "requests": [_request(kind, server.address, attacker) for _ in range(options.count)],
    }
    moves = asyncio.create_task(load.run(_RATE, options.seconds))
    await asyncio.sleep(1.0)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.reliability.flood", "--attack"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    used = load.server_cpu()
    output, _ = await process.communicate(json.dumps(plan).encode())
    used = load.server_cpu() - used
    figures, found = await moves, json.loads(output)
    answers = ", ".join(f"{number} x {status}" for status, number in found["answers"].items())
    return (
        f"moves {figures.summary}; {answers} in {found['seconds']:.1f} s, "
        f"for which the server worked {used:.1f} s"
    )


async def _quiet(load: Load, options: argparse.Namespace) -> None:
    figures = await load.run(_RATE, options.seconds)
    print(f"{'nothing':44} moves {figures.summary}", flush=True)


def chosen(parts: Sequence[str]) -> list[str]:
    """The names of all kinds that one of these is a part of; of all kinds without any."""
    names = kinds(Place("x" * 10, "x" * 10, "bot", "device"))
    return [name for name in names if not parts or any(part in name for part in parts)]


async def _measure(python: str, options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(
            f"sqlite:///{folder}/evora.db", Path(folder), python=python, **_LIMITS
        )
        server.start()
        load = Load([server], 40, 20)
        try:
            await load.open()
            await _quiet(load, options)
            for number, name in enumerate(chosen(options.kinds), 2):
                line = await _flooded(load, server, name, f"127.0.0.{number}", options)
                print(f"{name:44} {line}", flush=True)
            await _quiet(load, options)
        finally:
            await load.close()
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="a checkout with an environment of its own")
    parser.add_argument("--kinds", nargs="*", default=[], help="parts of their names")
    parser.add_argument("--seconds", type=float, default=8.0, help="of moves for each kind")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--connections", type=int, default=50)
    parser.add_argument("--attack", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        uvloop.run(_attack(json.load(sys.stdin)))
        return
    checkouts = [("now", sys.executable)]
    if options.before is not None:
        checkouts.insert(0, ("before", str(options.before / ".venv/bin/python")))
    for name, python in checkouts:
        print(f"{name}, load of the machine {os.getloadavg()[0]:.1f}", flush=True)
        uvloop.run(_measure(python, options))


if __name__ == "__main__":
    main()
