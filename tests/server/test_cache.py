"""The games in memory: not more than there is room for, and finished ones leave first."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from evora import Seed
from evora.server.common.metrics import Metrics
from evora.server.domain.table import Table, replay
from evora.server.live.cache import Live, Shelf
from evora.server.storage import open_store
from evora.server.storage.journal import Journal
from server.stored_games import new_game


def table(game: str, status: str) -> Table:
    new = new_game(game)
    return msgspec.structs.replace(replay(game, new.entries), status=status)


def test_finished_games_make_room(tmp_path: Path) -> None:
    async def fill() -> tuple[int, int]:
        store = open_store(f"sqlite:///{tmp_path}/shelf.db")
        shelf = Shelf(Journal(store), 500, Metrics())
        for number in range(300):
            for status in ("over", "playing"):
                game = f"{status[:4]}{number:06d}"
                shelf.put(Live(table(game, status), Seed("7"), {}))
        kept = [
            [number for number in range(300) if shelf.find(f"{kind}{number:06d}") is not None]
            for kind in ("over", "play")
        ]
        return len(kept[0]), len(kept[1])

    finished, running = asyncio.run(fill())
    assert running == 300
    assert finished <= 100
