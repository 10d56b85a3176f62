"""Backups: all or nothing, from any database to any, and damage is noticed before it is done."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from evora.server.domain.played import ReviewOfSeat
from evora.server.storage import cluster, migrate
from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage import played as stored_played
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.backup import read_backup, verify_backup, write_backup
from evora.server.storage.store import Store
from evora.server.storage.values import Seat, StorageError, StoredReview
from server.stored_games import NOW, append, create_game, index, new_game, played_seat


def fill(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW, name="Ann 🎲")
    store.write(stored_guests.add, "bob", "hash of bob", NOW)
    store.write(stored_guests.add_code, "code 1", "ann", NOW + 10)
    seats = [Seat("ann"), Seat("ann", local=True)]
    create_game(store, new_game(seats=seats, local_names={2: "Zoë\n\t\u2028"}))
    create_game(store, new_game("game000002", index=index(listed=True, deadline=NOW)))
    store.append_many([append("game000002", command="command1", index=index(engine_turn=True))])
    store.write(cluster.note_heartbeat, NOW)
    for game in ("game000001", "game000002"):
        store.write(stored_reviews.take, "process", game, 100)
    review = StoredReview(
        game="game000001", version=3, nodes=100, made=NOW, asked=NOW, review="text"
    )
    store.write(stored_played.note, {"game000001": [played_seat("ann", "bob")]})
    of_seat = ReviewOfSeat(seat=1, accuracy=87.5, luck=0.125, play=-0.25)
    store.write(stored_reviews.finish, "process", review, [of_seat])


def everything(store: Store) -> list[Any]:
    return [
        store.read(stored_games.load, "game000001"),
        store.read(stored_games.load, "game000002"),
        store.read(stored_games.list_of_guest, "ann", None, 10),
        store.read(stored_games.running),
        store.read(stored_guests.export, "ann"),
        store.read(stored_guests.export, "bob"),
        store.read(stored_guests.by_session, "hash of bob"),
        store.read(cluster.last_heartbeat),
        store.read(stored_reviews.load, "game000001"),
    ]


@pytest.fixture(params=["sqlite", "postgresql"])
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/target.db"
        return
    with request.getfixturevalue("cluster").database() as url:
        yield url


def test_a_backup_moves_everything_to_any_database(
    store: Store, database_url: str, target_url: str, tmp_path: Path
) -> None:
    fill(store)
    path = tmp_path / "evora.backup"
    told: list[tuple[int, int]] = []
    header = write_backup(database_url, path, lambda done, of: told.append((done, of)))
    assert told[-1] == (header.rows, header.rows)
    assert path.stat().st_mode & 0o777 == 0o600
    assert read_backup(path, target_url) == header
    target = Store(target_url)
    assert everything(target) == everything(store)
    # What a process was about to compute, nobody waits for here.
    assert target.read(stored_reviews.load, "game000002") == (None, None)
    # It goes on from there: the guard of the log, commands and all.
    [conflict] = target.append_many([append("game000002", seq=4, command="command1")])
    assert conflict is not None
    assert target.append_many([append("game000002", seq=4)]) == [None]
    target.close()


def test_a_backup_is_one_snapshot_while_the_server_writes(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    fill(store)
    path = tmp_path / "evora.backup"

    def play_on(*_: int) -> None:
        if len(store.read(stored_games.running)) < 10:
            create_game(store, new_game(f"later{len(store.read(stored_games.running)):05}"))

    header = write_backup(database_url, path, play_on)
    assert len(store.read(stored_games.running)) > 2
    assert verify_backup(path) == header
    assert {table.name: table.rows for table in header.tables}["games"] == 2


def test_only_an_empty_database_is_filled(store: Store, database_url: str, tmp_path: Path) -> None:
    fill(store)
    path = tmp_path / "evora.backup"
    write_backup(database_url, path)
    create_game(store, new_game("game000003"))
    with pytest.raises(StorageError, match="games or guests in this database already"):
        read_backup(path, database_url)
    assert store.read(stored_games.load, "game000003") is not None
    read_backup(path, database_url, force=True)
    assert store.read(stored_games.load, "game000003") is None
    assert store.read(stored_games.load, "game000002") is not None
    assert not list(tmp_path.glob(".evora*"))


@pytest.fixture
def backup(sqlite_url: str, tmp_path: Path) -> Path:
    store = Store(sqlite_url)
    store.migrate()
    fill(store)
    store.close()
    path = tmp_path / "evora.backup"
    write_backup(sqlite_url, path)
    return path


def refused(path: Path, sentence: str) -> None:
    target = path.parent / "target.db"
    with pytest.raises(StorageError, match=sentence) as caught:
        read_backup(path, f"sqlite:///{target}")
    assert str(path) in str(caught.value)
    assert not target.exists()


def test_wherever_a_backup_is_cut_off_it_is_refused(backup: Path) -> None:
    whole = backup.read_bytes()
    for length in range(0, len(whole) - 1, max(1, len(whole) // 40)):
        backup.write_bytes(whole[:length])
        refused(backup, "is damaged|is not a backup")


def test_whatever_byte_is_changed_it_is_refused(backup: Path) -> None:
    whole = backup.read_bytes()
    # After the header of gzip, whose time stamp nobody reads.
    for at in range(12, len(whole), max(1, len(whole) // 60)):
        backup.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        refused(backup, "is damaged|is not a backup")


def rewrite(path: Path, change: Any) -> None:
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    path.write_bytes(gzip.compress(b"".join(change(lines))))


def test_a_row_that_was_edited_is_refused(backup: Path) -> None:
    rewrite(backup, lambda lines: [line.replace(b"Ann", b"Eve") for line in lines])
    refused(backup, "checksum is wrong")


def test_a_row_that_was_taken_out_is_refused(backup: Path) -> None:
    rewrite(backup, lambda lines: [*lines[:3], *lines[4:]])
    refused(backup, "is damaged")


def test_something_after_the_end_is_refused(backup: Path) -> None:
    rewrite(backup, lambda lines: [*lines, b"{}\n"])
    refused(backup, "checksum is wrong")


def change_header(path: Path, **values: Any) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        header = json.loads(lines[0]) | values
        return [json.dumps(header).encode() + b"\n", *lines[1:]]

    rewrite(path, change)


def test_a_newer_format_or_newer_tables_are_refused(backup: Path) -> None:
    change_header(backup, schema="9999")
    refused(backup, "newer version of Evora .*9999")
    change_header(backup, evora_backup=2)
    refused(backup, "newer version of Evora")


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", gzip.compress(b""), gzip.compress(b"[]\n")],
    ids=["empty", "text", "empty gzip", "gzip without a header"],
)
def test_what_is_not_a_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    refused(path, "is not a backup")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    refused(tmp_path / "missing", "cannot be read: No such file")


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no database"):
        write_backup(f"sqlite:///{tmp_path}/missing.db", tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables(database_url: str, tmp_path: Path) -> None:
    Store(database_url).close()
    with pytest.raises(StorageError, match="no tables of Evora"):
        write_backup(database_url, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_a_folder_that_is_not_there(backup: Path, sqlite_url: str) -> None:
    with pytest.raises(StorageError, match="cannot be written: No such file"):
        write_backup(sqlite_url, backup.parent / "missing" / "backup")


def test_a_restore_that_fails_leaves_the_database_as_it_was(
    store: Store, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(store)
    path = tmp_path / "evora.backup"
    write_backup(database_url, path)
    before = everything(store)

    def fail(*_: object) -> None:
        raise RuntimeError("injected")

    monkeypatch.setattr("evora.server.storage.backup._load", fail)
    with pytest.raises(RuntimeError, match="injected"):
        read_backup(path, database_url, force=True)
    assert everything(store) == before


def test_the_header_says_which_tables(backup: Path) -> None:
    assert verify_backup(backup).schema == migrate.head()
