"""What is not kept forever, on both databases: whole games go, and never a part of one."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy.exc
from sqlalchemy import text

from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage import retention as stored_retention
from evora.server.storage.backup import read_backup, write_backup
from evora.server.storage.databases import connect, parse_url
from evora.server.storage.store import Store
from evora.server.storage.values import Seat
from server.stored_games import NOW, append, create_game, index, new_game

DAY = 86_400_000


def make(store: Store, game: str, changed: int, status: str = "playing", **more: object) -> None:
    summary = '{"reason":"cancelled"}' if more.pop("cancelled", False) else '{"reason":"row"}'
    facts = index(status=status, changed=changed, summary=summary, **more)
    create_game(store, new_game(game, index=facts))


def count(url: str, table: str) -> int:
    engine = connect(parse_url(url))
    with engine.connect() as connection:
        found = connection.scalar(text(f"SELECT count(*) FROM {table}"))
    engine.dispose()
    return int(found or 0)


def test_games_go_with_their_logs(store: Store, database_url: str, tmp_path: Path) -> None:
    make(store, "running001", NOW - 2 * DAY)
    make(store, "running002", NOW)
    make(store, "waiting001", NOW - 2 * DAY, "waiting")
    make(store, "finished01", NOW - 2 * DAY, "over")
    before = NOW - DAY
    found = store.read(stored_retention.abandoned, before, 10)
    assert sorted(found) == ["running001", "waiting001"]
    assert (
        store.write(stored_retention.delete_games, [*found, "running002", "unknown001"], before)
        == 2
    )
    assert (
        store.read(stored_games.load, "running001") is None
        and store.read(stored_games.load, "waiting001") is None
    )
    assert (
        store.read(stored_games.load, "running002") is not None
        and store.read(stored_games.load, "finished01") is not None
    )
    assert [count(database_url, table) for table in ("games", "events", "seats")] == [2, 4, 4]
    assert store.write(stored_retention.delete_games, [], before) == 0
    # A backup is what is left, and no more.
    path = tmp_path / "evora.backup"
    header = write_backup(database_url, path)
    assert {table.name: table.rows for table in header.tables}["events"] == 4
    read_backup(path, database_url, force=True)
    assert count(database_url, "events") == 4


def test_a_game_that_was_touched_in_between_stays(store: Store) -> None:
    make(store, "running001", NOW - 2 * DAY)
    found = store.read(stored_retention.abandoned, NOW - DAY, 10)
    assert store.append_many([append("running001", 3)]) == [None]
    assert store.write(stored_retention.delete_games, found, NOW - DAY) == 0
    assert store.read(stored_games.load, "running001") is not None


@pytest.mark.usefixtures("store")
@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM events",
        "DELETE FROM events WHERE seq = 2",
        "UPDATE events SET time = 0",
    ],
)
def test_nothing_else_deletes_or_changes_a_log(
    store: Store, database_url: str, statement: str
) -> None:
    make(store, "running001", NOW)
    engine = connect(parse_url(database_url))
    with (
        pytest.raises(sqlalchemy.exc.IntegrityError, match="append-only"),
        engine.begin() as connection,
    ):
        connection.execute(text(statement))
    engine.dispose()
    game = store.read(stored_games.load, "running001")
    assert game is not None and len(game.log) == 2


def test_cancelled_games_are_found_step_by_step(store: Store) -> None:
    for number in range(6):
        make(store, f"over00000{number}", NOW + number, "over", cancelled=number % 2 == 0)
    make(store, "newer00001", NOW + DAY, "over", cancelled=True)
    assert store.read(stored_retention.cancelled, 0, NOW + DAY, 4) == (
        ["over000000", "over000002"],
        NOW + 3,
    )
    assert store.read(stored_retention.cancelled, NOW + 3, NOW + DAY, 4) == (["over000004"], None)


def test_open_games_that_have_waited_for_long(store: Store) -> None:
    make(store, "open000001", NOW - 2 * DAY, "waiting", listed=True)
    make(store, "open000002", NOW, "waiting", listed=True)
    make(store, "private001", NOW - 2 * DAY, "waiting")
    assert store.read(stored_retention.left_open, NOW - DAY, 10) == [("open000001", "ann")]


def test_guests_whom_nobody_waits_for(store: Store) -> None:
    for guest, seen in (("ann", 0), ("bob", 0), ("cat", 0), ("dan", 0), ("eva", 2 * DAY)):
        store.write(stored_guests.add, guest, f"hash of {guest}", NOW + seen)
    make(store, "running001", NOW)  # of ann and bob
    facts = index(status="over", summary="{}")
    create_game(store, new_game("finished01", creator="cat", index=facts, seats=[Seat("cat")]))
    assert store.read(stored_retention.idle_guests, NOW + DAY, 10) == ["cat", "dan"]
    assert store.read(stored_retention.idle_guests, NOW + DAY, 1) == ["cat"]
    assert store.read(stored_retention.idle_guests, NOW, 10) == []
