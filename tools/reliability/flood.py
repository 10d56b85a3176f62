"""One address asks for everything at once: how late are the moves of the others?

    python -m tools.reliability.flood
    python -m tools.reliability.flood --before CHECKOUT --kinds steps openapi

A real `evora serve` with its default limits. Twenty games are played over sockets; meanwhile each
kind of request is sent 600 times over 50 connections by a process of its own, from an address of
its own (127.0.0.x). Every line says how the requests were answered, how late the moves were, and
for how long the server's processor worked meanwhile (which a busy machine does not change much).
`--before` runs the server of another checkout first.
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
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvloop

from evora import Game, Position, Seed, format_game
from evora.players import GreedyPlayer
from tools.reliability.clients import new_guest
from tools.reliability.load import Load
from tools.reliability.server import ServerProcess

_LIMITS = {
    "new_guests": "60/h",
    "new_games": "120/h",
    "uploads": "240/h",
    "requests": "600/m",
    "messages": "100/20s",
    "sockets": "64",
}
_RATE = 20.0


@dataclass(frozen=True)
class Kind:
    """`body` makes the body of each request; `guest`: asked with a guest's cookie."""

    method: str
    path: str
    body: Callable[[], object] | None = None
    guest: bool = False


def _whole_game() -> Game:
    game, seed, player = Game(Position.new(4)), Seed("7"), GreedyPlayer(7)
    while not game.position.is_over:
        position = game.position
        game.play(seed.deal(position) if position.phase == "deal" else player.choose(position))
    return game


def _engine_game() -> object:
    full = {"type": "engine", "level": "full"}
    return {"id": secrets.token_hex(8), "seats": [{"type": "me"}, full, full, full], "start": 2}


def _show() -> object:
    return {"id": secrets.token_hex(8), "seats": [{"type": "engine", "level": "full"}] * 4}


def _kinds(game: str) -> dict[str, Kind]:
    """`game`: one of those that are played."""
    whole = _whole_game()
    start, tokens = str(whole.positions[0]), [str(token) for token in whole.tokens]
    return {
        "openapi": Kind("GET", "/api/openapi.json"),
        "schema": Kind("GET", "/api/schema.json"),
        "page": Kind("GET", "/"),
        "health": Kind("GET", "/healthz"),
        "ready": Kind("GET", "/readyz"),
        "me": Kind("GET", "/api/me"),
        "guests": Kind("POST", "/api/me", dict),
        "lobby": Kind("GET", "/api/lobby"),
        "view": Kind("GET", f"/api/games/{game}"),
        "events": Kind("GET", f"/api/games/{game}/events"),
        "record": Kind("GET", f"/api/games/{game}/record"),
        "steps": Kind("GET", f"/api/games/{game}/steps"),
        "legal": Kind("POST", "/api/rules/legal", lambda: {"position": start}),
        "play": Kind("POST", "/api/rules/play", lambda: {"position": start, "moves": tokens}),
        "read": Kind("POST", "/api/rules/record", lambda: {"record": format_game(whole)}),
        "junk": Kind("GET", "/api/nothing/here"),
        "my games": Kind("GET", "/api/me/games", guest=True),
        "engine games": Kind("POST", "/api/games", _engine_game, guest=True),
        "games of engines": Kind("POST", "/api/games", _show, guest=True),
    }


# --- The attacker, in a process of its own


async def _attack(plan: dict[str, str | int | list[str]]) -> None:
    host, _, port = str(plan["address"]).partition(":")
    requests = [str(item).encode("latin-1") for item in _listed(plan["requests"])]
    answers: Counter[str] = Counter()

    async def one() -> None:
        source = (str(plan["source"]), 0)
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=source)
        while requests:
            writer.write(requests.pop())
            try:
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
            except (asyncio.IncompleteReadError, ConnectionError):
                answers["closed"] += 1
                return
            answers[head.split(b" ", 2)[1].decode()] += 1
            length = head.partition(b"content-length: ")[2].partition(b"\r")[0]
            await reader.readexactly(int(length or 0))
        writer.close()

    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(one() for _ in range(int(str(plan["connections"])))))
    print(json.dumps({"seconds": loop.time() - began, "answers": answers}))


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _request(kind: Kind, address: str, cookie: str | None) -> str:
    body = json.dumps(kind.body()) if kind.body is not None else ""
    lines = [f"{kind.method} {kind.path} HTTP/1.1", f"Host: {address}", f"Origin: http://{address}"]
    if cookie is not None:
        lines.append(f"Cookie: {cookie}")
    if kind.body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join((*lines, "", body))


# --- The players


async def _flooded(
    load: Load, server: ServerProcess, kind: Kind, source: str, options: argparse.Namespace
) -> str:
    cookie = await asyncio.to_thread(new_guest, server.address) if kind.guest else None
    plan = {
        "address": server.address,
        "source": source,
        "connections": options.connections,
        "requests": [_request(kind, server.address, cookie) for _ in range(options.count)],
    }
    moves = asyncio.create_task(load.run(_RATE, 10.0))
    await asyncio.sleep(1.0)
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.reliability.flood", "--attack"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    used = load.server_cpu()
    output, _ = await attacker.communicate(json.dumps(plan).encode())
    used = load.server_cpu() - used
    figures, found = await moves, json.loads(output)
    answers = ", ".join(f"{number} x {status}" for status, number in found["answers"].items())
    return (
        f"moves {figures.summary}; {answers} in {found['seconds']:.1f} s, "
        f"for which the server worked {used:.1f} s"
    )


async def _measure(python: str, options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(
            f"sqlite:///{folder}/evora.db", Path(folder), python=python, **_LIMITS
        )
        server.start()
        load = Load([server], 40, 20)
        try:
            await load.open()
            quiet = await load.run(_RATE, 10.0)
            print(f"{'nothing':18} moves {quiet.summary}", flush=True)
            kinds = _kinds(load.game)
            for number, name in enumerate(options.kinds or kinds, 2):
                line = await _flooded(load, server, kinds[name], f"127.0.0.{number}", options)
                print(f"{name:18} {line}", flush=True)
        finally:
            await load.close()
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="a checkout with an environment of its own")
    parser.add_argument("--kinds", nargs="*", default=[])
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
