"""Backups under play: how late opponents see moves while one is made and checked.

    python -m tools.reliability.backups --entries 200000
    python -m tools.reliability.backups --database postgresql://… --rounds 3

Finished games fill the database: a few that are played, and copies of them. Then games are played
at a fixed rate, in turns without a backup and while one after the other is made, exactly as a
server makes it: by a process of its own with a low priority. A PostgreSQL database must be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop
from sqlalchemy import Connection, Table, insert, select

from evora.players.engine_process import lower_priority
from evora.server.live.games.new_games import new_game_id
from evora.server.live.upkeep.backups import COMMAND, NICENESS
from evora.server.storage.schema import entries, games, seats
from evora.server.storage.store import Store
from tools.reliability.growth import play
from tools.reliability.load import Load
from tools.reliability.server import ServerProcess

_PLAYED = 15


def fill(url: str, wanted: int) -> int:
    """Finished games with about so many entries; how many games."""
    with contextlib.closing(Store(url)) as store:
        store.migrate()
        chance = random.Random(7)
        lengths = [play(store, 2 + number % 3, chance)[0] for number in range(_PLAYED)]
        copies = max(0, wanted // sum(lengths) - 1)
        for _ in range(copies):
            store.write(_copy)
        return _PLAYED * (copies + 1)


def _copy(connection: Connection) -> None:
    """The games that were played, once more under other ids and as nobody's."""
    ids = {
        row.id: new_game_id()
        for row in connection.execute(select(games.c.id).where(games.c.creator.is_not(None)))
    }
    made = [{**row, "creator": None, "command": None} for row in _rows(connection, games, ids)]
    connection.execute(insert(games), made)
    for table in (seats, entries):
        connection.execute(insert(table), list(_rows(connection, table, ids)))


def _rows(connection: Connection, table: Table, ids: dict[str, str]) -> Iterator[dict[str, Any]]:
    game = "id" if table is games else "game"
    for row in connection.execute(select(table).where(table.c[game].in_(ids))).mappings():
        yield {**row, game: ids[row[game]]}


async def _back_up(url: str, folder: Path, taken: list[float]) -> None:
    """One after the other, until it is cancelled."""
    environment = {"EVORA_DATABASE": url, "EVORA_BACKUP_FOLDER": str(folder)}
    while True:
        began = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdout=asyncio.subprocess.DEVNULL,
            env={**os.environ, **environment},
            start_new_session=True,
        )
        lower_priority(process.pid, NICENESS)
        try:
            code = await process.wait()
            assert code == 0
            taken.append(time.monotonic() - began)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def _measure(server: ServerProcess, options: argparse.Namespace) -> None:
    load = Load([server], options.sockets, options.games)
    await load.open()
    gc.freeze()
    await load.run(options.rate, 5)
    for _ in range(options.rounds):
        quiet = await load.run(options.rate, options.seconds)
        taken: list[float] = []
        backups = asyncio.create_task(_back_up(server.database, server.folder / "backups", taken))
        busy = await load.run(options.rate, options.seconds)
        backups.cancel()
        await asyncio.gather(backups, return_exceptions=True)
        print(f"without  {quiet.summary}; processor {quiet.server_cpu:.0%}")
        seconds = f"{sum(taken) / len(taken):.1f} s each" if taken else "none was done in time"
        print(f"with     {busy.summary}; processor {busy.server_cpu:.0%}; backups: {seconds}")
        ratio = busy.p99 / quiet.p99 if quiet.p99 else 0.0
        print(f"         p99 times {ratio:.2f} (load {os.getloadavg()[0]:.1f})", flush=True)
    await load.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="")
    parser.add_argument("--entries", type=int, default=200_000)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = options.database or f"sqlite:///{folder}/evora.db"
        began = time.monotonic()
        count = fill(url, options.entries)
        print(f"{count} games in {time.monotonic() - began:.0f} s", flush=True)
        server = ServerProcess(url, folder)
        server.start()
        try:
            uvloop.run(_measure(server, options))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
