"""How much room a game takes, on both databases; `-s` prints it."""

from __future__ import annotations

from pathlib import Path

from server.soak import quick_or_soak
from tools.reliability.growth import measure


def test_a_game_takes_little_room(database_url: str, tmp_path: Path) -> None:
    growth = measure(database_url, quick_or_soak(3, 150), tmp_path)
    print(f"\n{database_url.partition(':')[0]}: {growth}")
    # Measured: 247 on SQLite, 384 on PostgreSQL. A few games fill no pages, so they take more.
    assert 0 < growth.size / growth.entries < 2000
    assert growth.backup < growth.size / 2
