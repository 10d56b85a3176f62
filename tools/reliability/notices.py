"""Kills the processes of one PostgreSQL database at random while notices are sent: each arrives.

    python -m tools.reliability.notices --notices 1000 --database postgresql://…

One person moves in many slow games; the other one is called for each of them, by a way that notes
down what came. A process that is killed after it has sent a notice and before that is stored leaves
it to another, which sends it again: with the same id, by which a device shows it once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import tempfile
import time
import urllib.error
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evora.server.live.notices.ways import Message, Outcome
from tools.reliability.clients import new_guest, request
from tools.reliability.cluster import Cluster
from tools.reliability.server import Forks

_PLAYERS = 6
# What a server waits for before it sends, and how long a process may be at a sending: short, so
# that kills hit all of it, and the end does not have to be waited for.
_CALM_MS, _LEASE_MS, _LOOK_SECONDS = 50, 3_000, 0.1
_PATIENCE = 120.0
_CHANGE = "from tools.reliability.notices import change; change({file!r})"


class NotedWay:
    """Everybody has one letter box, and what comes is a line of a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def targets(self, guest: str) -> Sequence[str]:
        return [f"box-{guest}"]

    async def send(self, target: str, message: Message) -> Outcome:
        line = json.dumps({"target": target, "id": message.id, "path": message.path})
        noted = os.open(self._file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        try:
            os.write(noted, f"{line}\n".encode())
        finally:
            os.close(noted)
        # As far as a push service is away: a kill comes in between at times.
        await asyncio.sleep(0.02)
        return Outcome("sent")


def change(file: str) -> None:
    """The servers of this process send by noting down, and do not wait for long."""
    from evora.server import run  # noqa: PLC0415 - in the process that becomes servers
    from evora.server.app import Server  # noqa: PLC0415
    from evora.server.domain import notices  # noqa: PLC0415
    from evora.server.live.notices import sending  # noqa: PLC0415
    from evora.server.storage import outbox  # noqa: PLC0415

    def server(*arguments: Any, **options: Any) -> Server:
        return Server(*arguments, ways={"push": NotedWay(Path(file))}, **options)

    vars(run)["Server"] = server
    vars(notices)["CALM_MS"] = _CALM_MS
    vars(outbox)["LEASE_MS"] = _LEASE_MS
    vars(sending)["LOOK_SECONDS"] = _LOOK_SECONDS


@dataclass(frozen=True)
class NoticeFigures:
    """`again`: sendings of what had been sent, with the same id."""

    notices: int
    kills: int
    again: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.notices} notices, {self.kills} kills among three processes in "
            f"{self.seconds:.0f} s: each arrived, none as two; {self.again} were sent again with "
            f"the same id, after a kill between sending and noting it"
        )


class _Mover:
    """Somebody who begins slow games with another person, and moves in them."""

    def __init__(self, cluster: Cluster, me: str, other: str, choose: random.Random) -> None:
        self._cluster = cluster
        self._me, self._other = me, other
        self._choose = choose

    async def call(self) -> str:
        """A game in which it is the other one's turn now."""
        seats = [{"type": "me"}, {"type": "friend"}]
        body = {"id": secrets.token_hex(8), "seats": seats, "start": 1}
        made = await self._ask("POST", "/api/games", {**body, "clock": {"type": "days", "days": 2}})
        game: str = made["game"]
        join = {"type": "join", "id": secrets.token_hex(8), "seq": made["view"]["seq"]}
        await self._ask("POST", f"/api/games/{game}/commands", join, self._other)
        # Another process hears of it a moment later.
        while not (view := await self._ask("GET", f"/api/games/{game}", None))["legal"]:
            await asyncio.sleep(0.02)
        play = {"type": "play", "id": secrets.token_hex(8), "seq": view["seq"]}
        play |= {"seat": 1, "move": view["legal"][0]["move"]}
        await self._ask("POST", f"/api/games/{game}/commands", play)
        return game

    async def _ask(self, method: str, path: str, body: object, who: str | None = None) -> Any:
        """At any process, again and again until one answers: commands have ids."""
        until = time.monotonic() + _PATIENCE
        while True:
            server = self._choose.choice(self._cluster.servers)
            ask = (server.address, method, path, body, who or self._me)
            try:
                answer, _ = await asyncio.to_thread(request, *ask)
            except (OSError, urllib.error.URLError):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)
            else:
                return json.loads(answer)


def _came(file: Path, box: str) -> list[dict[str, str]]:
    """What came to a letter box; a line that was cut off by a kill did not."""
    if not file.exists():
        return []
    lines = file.read_text("utf-8").splitlines()
    noted = [json.loads(line) for line in lines if line.endswith("}")]
    return [each for each in noted if each["target"] == box]


async def _run(cluster: Cluster, file: Path, notices: int, seed: int) -> NoticeFigures:
    await cluster.start()
    begun, choose, kills = time.monotonic(), random.Random(seed), 0
    first = cluster.servers[0].address
    me, other = new_guest(first), new_guest(first)
    request(first, "PUT", "/api/me/notice-settings", {"every": True}, other)
    exported = json.loads(request(first, "GET", "/api/me/export", None, other)[0])
    box = f"box-{exported['guest']}"
    mover, to_call = _Mover(cluster, me, other, choose), iter(range(notices))

    async def play() -> list[str]:
        return [await mover.call() for _ in to_call]

    playing = [asyncio.create_task(play()) for _ in range(_PLAYERS)]
    until = time.monotonic() + _PATIENCE + notices
    while not all(task.done() for task in playing) or _missing(file, box, notices):
        assert time.monotonic() < until, f"{_missing(file, box, notices)} notices have not come"
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(choose.uniform(0.5, 1.5))
        if not all(task.done() for task in playing):
            await cluster.kill_one(choose)
            kills += 1
    games = [game for task in playing for game in task.result()]
    await cluster.all_serve()
    # Whatever a lease was left for would come by now.
    await asyncio.sleep(2 * _LEASE_MS / 1000)
    came = _came(file, box)
    again = check(games, came)
    return NoticeFigures(notices, kills, again, time.monotonic() - begun)


def _missing(file: Path, box: str, notices: int) -> int:
    return notices - len({each["path"] for each in _came(file, box)})


def check(games: Sequence[str], came: Sequence[dict[str, str]]) -> int:
    """How often what had been sent was sent again; AssertionError if a notice did not come, or came
    as two."""
    ids: dict[str, set[str]] = {}
    for each in came:
        ids.setdefault(each["path"], set()).add(each["id"])
    lost = [game for game in games if f"/play/{game}" not in ids]
    assert not lost, f"{len(lost)} notices did not come"
    assert len(ids) == len(games), "notices of games that nobody made"
    twice = [path for path, found in ids.items() if len(found) > 1]
    assert not twice, f"{len(twice)} notices came as two"
    return sum(times - 1 for times in Counter(each["id"] for each in came).values())


def run(database: str, notices: int, seed: int = 1) -> NoticeFigures:
    """On an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "came"
        cluster = Cluster(database, Path(folder), forks=Forks(_CHANGE.format(file=str(file))))
        try:
            return asyncio.run(_run(cluster, file, notices, seed))
        finally:
            cluster.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--database", required=True)
    parser.add_argument("--notices", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(run(options.database, options.notices, options.seed))


if __name__ == "__main__":
    main()
