"""The load generator works, and nothing is refused under a little load. Figures are measured apart:
docs/reliability.md."""

from __future__ import annotations

from pathlib import Path

import uvloop

from server.soak import quick_or_soak
from tools.reliability.load import Figures, Load
from tools.reliability.server import ServerProcess

SOCKETS, GAMES = quick_or_soak((40, 15), (200, 80))
MOVES = quick_or_soak(60, 3000)
RATE = 40.0


async def _load(server: ServerProcess) -> list[Figures]:
    load = Load([server], SOCKETS, GAMES)
    await load.open()
    figures: list[Figures] = []
    # On a slow machine the moves take longer; their number is what counts.
    while sum(len(one.seen) for one in figures) < MOVES:
        figures.append(await load.run(RATE, 1.0))
        assert len(figures) < 10 * MOVES / RATE, figures
    await load.close()
    return figures


def test_forty_sockets_see_each_others_moves(database_url: str, tmp_path: Path) -> None:
    server = ServerProcess(database_url, tmp_path)
    server.start()
    try:
        figures = uvloop.run(_load(server))
    finally:
        assert server.stop() == 0
    assert sum(one.refused for one in figures) == 0
    # Every move was seen by the other side, but for the last ones of a second.
    assert all(min(one.seen, default=0) > 0 for one in figures)
    print(figures[-1])
