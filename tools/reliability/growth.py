"""How many bytes a game takes: whole games on an empty database, with nothing else.

    python -m tools.reliability.growth
    python -m tools.reliability.growth --database postgresql://… --games 300

Games of two, three and four, in equal numbers, whose players choose greedily and take back one move
in twenty. A PostgreSQL database must be empty; its size is that of the whole database.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import secrets
import tempfile
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text

from evora import Seed
from evora.players import GreedyPlayer
from evora.server import messages as m
from evora.server.domain.table import Decision, create, decide
from evora.server.live.games.index import index_of, seats_of
from evora.server.live.games.new_games import new_game_id, to_store
from evora.server.storage import guests as stored_guests
from evora.server.storage.backup import write_backup
from evora.server.storage.databases import connect, parse_url
from evora.server.storage.store import Store
from evora.server.storage.values import Append

_NOW = 1_800_000_000_000


def _command_id() -> str:
    """As the page makes them."""
    return secrets.token_hex(16)


def play(store: Store, players: int, chance: random.Random) -> tuple[int, int]:
    """One whole game, stored move by move; the numbers of its entries and moves."""
    guests = [secrets.token_hex(8) for _ in range(players)]
    for guest in guests:
        store.write(stored_guests.add, guest, secrets.token_hex(32), _NOW, "Name")
    seats: list[m.SeatChoice] = [m.MeSeat(), *(m.FriendSeat() for _ in guests[1:])]
    request = m.CreateGame(id=_command_id(), seats=seats)
    seed, player = Seed.random(), GreedyPlayer(chance.randrange(2**31))
    decision = create(new_game_id(), request, guests[0], seed, _NOW, None)
    store.append_many([to_store(decision, seed, guests[0], request.id, {})[0]])
    table, moves = decision.table, 0

    def store_it(made: Decision) -> None:
        nonlocal table
        reseated = seats_of(made.table) != seats_of(table)
        store.append_many(
            [
                Append(
                    game=table.id,
                    entries=made.entries,
                    index=index_of(made.table),
                    seats=seats_of(made.table) if reseated else None,
                )
            ]
        )
        table = made.table

    def do(command: m.Join | m.Play | m.Undo, guest: str) -> None:
        store_it(decide(table, command, guest, _NOW, seed, {}, claim_after_ms=0))

    for guest in guests[1:]:
        do(m.Join(id=_command_id(), seq=table.seq), guest)
    while table.status == "playing":
        seat = table.to_move
        assert seat is not None and table.position is not None
        guest, move = table.owner(seat) or "", str(player.choose(table.position))
        do(m.Play(id=_command_id(), seq=table.seq, seat=seat, move=move), guest)
        moves += 1
        back = table.status == "playing" and table.steps and table.steps[-1].seat == seat
        if back and chance.random() < 1 / 20:
            do(m.Undo(id=_command_id(), seq=table.seq, seat=seat), guest)
    return table.seq, moves


def size_of(url: str) -> int:
    """What the database takes on the disk."""
    engine = connect(parse_url(url))
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                query = text("SELECT pg_database_size(current_database())")
                return int(connection.scalar(query) or 0)
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            return Path(str(engine.url.database)).stat().st_size
    finally:
        engine.dispose()


@dataclass(frozen=True)
class Growth:
    """What one game takes: bytes in the database, entries, moves, bytes in a backup."""

    size: float
    entries: float
    moves: float
    backup: float

    def __str__(self) -> str:
        return (
            f"{self.size:,.0f} bytes per game of {self.entries:.0f} entries and {self.moves:.0f} "
            f"moves, {self.size / self.entries:.0f} per entry; "
            f"in a backup {self.backup:,.0f} per game"
        )


def measure(url: str, games: int, folder: Path) -> Growth:
    with contextlib.closing(Store(url)) as store:
        store.migrate()
        before, chance = size_of(url), random.Random(7)
        played = [play(store, 2 + number % 3, chance) for number in range(games)]
        grown = (size_of(url) - before) / games
    backup = folder / "growth.backup"
    write_backup(url, backup)
    entries, moves = (sum(column) / games for column in zip(*played, strict=True))
    return Growth(grown, entries, moves, backup.stat().st_size / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="")
    parser.add_argument("--games", type=int, default=150)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = options.database or f"sqlite:///{folder}/growth.db"
        print(measure(url, options.games, Path(folder)), f"(load {os.getloadavg()[0]:.1f})")


if __name__ == "__main__":
    main()
