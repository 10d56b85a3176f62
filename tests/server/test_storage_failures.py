"""A database that cannot be used now says so, is not left half-written, and is used again later."""

from __future__ import annotations

import resource
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from evora.server.domain.entries import Dealt
from evora.server.storage import databases
from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage.store import Store
from evora.server.storage.values import Append, Unavailable
from server.databases import Cluster
from server.stored_games import append, create_game, logged, new_game

GAME = "game000001"


@contextmanager
def impatient_store(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(databases, "PATIENCE_MS", 300)
    with closing(Store(url)) as store:
        store.migrate()
        create_game(store, new_game())
        yield store


@pytest.fixture
def sqlite_store(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    with impatient_store(sqlite_url, monkeypatch) as store:
        yield store


@pytest.fixture
def postgresql_store(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    with impatient_store(postgresql_url, monkeypatch) as store:
        yield store


def length(store: Store) -> int:
    stored = store.read(stored_games.load, GAME)
    assert stored is not None
    return len(stored.log)


def large(seq: int) -> Append:
    return append(entries=[logged(seq, Dealt(deal="x" * 1_000_000))])


# --- SQLite


def test_a_locked_database_is_read_meanwhile_and_written_later(
    sqlite_store: Store, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "evora.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            sqlite_store.append_many([append()])
        with pytest.raises(Unavailable, match="locked"):
            sqlite_store.write(stored_guests.set_name, "ann", "Ann")
        assert length(sqlite_store) == 2
        other.execute("ROLLBACK")
    assert sqlite_store.append_many([append()]) == [None]
    assert length(sqlite_store) == 3


def test_a_database_that_takes_no_more_pages(sqlite_store: Store) -> None:
    # The pool has this one connection, so that the limit holds for what follows.
    with sqlite_store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 60")
    with pytest.raises(Unavailable, match="full"):
        sqlite_store.append_many([append(seq=3), large(4)])
    assert length(sqlite_store) == 2
    assert sqlite_store.append_many([append(seq=3)]) == [None]
    with sqlite_store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 100000")
    assert sqlite_store.append_many([large(4)]) == [None]
    assert length(sqlite_store) == 4


def test_a_disk_that_takes_no_more_bytes(sqlite_store: Store) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, before[1]))
    try:
        with pytest.raises(Unavailable):
            sqlite_store.append_many([append(seq=3), large(4)])
        assert length(sqlite_store) == 2
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert sqlite_store.append_many([append(seq=3), large(4)]) == [None, None]
    assert length(sqlite_store) == 4


def test_a_database_that_may_only_be_read(sqlite_store: Store) -> None:
    with sqlite_store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(Unavailable, match="readonly"):
        sqlite_store.append_many([append()])
    assert length(sqlite_store) == 2


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "evora.db").write_bytes(b"hello" * 1000)
    store = Store(f"sqlite:///{tmp_path}/evora.db")
    with closing(store), pytest.raises(Unavailable, match="not a database"):
        store.migrate()


# --- PostgreSQL


def test_a_game_that_somebody_else_holds(postgresql_store: Store, postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url) as other:
        other.execute("SELECT * FROM games FOR UPDATE")
        with pytest.raises(Unavailable, match="timeout"):
            postgresql_store.append_many([append()])
        assert length(postgresql_store) == 2
    assert postgresql_store.append_many([append()]) == [None]


def test_connections_that_were_cut_are_replaced(
    postgresql_store: Store, postgresql_url: str
) -> None:
    with psycopg.connect(postgresql_url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'evora'"
        )
    assert postgresql_store.append_many([append()]) == [None]
    assert length(postgresql_store) == 3


def test_a_server_that_is_nowhere(tmp_path: Path) -> None:
    store = Store(f"postgresql://nobody:secret@/none?host={tmp_path}")
    with closing(store), pytest.raises(Unavailable) as caught:
        store.migrate()
    assert "secret" not in str(caught.value)


def test_a_server_that_crashes_under_play_and_comes_back(own_cluster: Cluster) -> None:
    with own_cluster.database() as url, closing(Store(url)) as store:
        store.migrate()
        create_game(store, new_game())
        acknowledged: list[str] = []
        refused = 0
        played = threading.Event()
        enough = threading.Event()

        def play() -> None:
            nonlocal refused
            number = 0
            while not enough.is_set():
                command = f"command-{number}"
                try:
                    [conflict] = store.append_many([append(seq=length(store) + 1, command=command)])
                except Unavailable:
                    # The same command again, as a client would.
                    refused += 1
                    enough.wait(0.01)
                    continue
                assert conflict is None or "was applied before" in str(conflict)
                acknowledged.append(command)
                number += 1
                if number % 20 == 0:
                    played.set()

        thread = threading.Thread(target=play)
        thread.start()
        try:
            for _ in range(2):
                played.clear()
                assert played.wait(60)
                own_cluster.crash()
                own_cluster.start()
            played.clear()
            assert played.wait(60)
        finally:
            enough.set()
            thread.join()
        stored = store.read(stored_games.load, GAME)
        assert stored is not None
        assert refused > 0
        assert [entry.command for entry in stored.log[2:]] == acknowledged


def test_a_server_that_may_only_be_read(own_cluster: Cluster) -> None:
    with own_cluster.database() as url, closing(Store(url)) as store:
        store.migrate()
        create_game(store, new_game())
        with psycopg.connect(url, autocommit=True) as other:
            other.execute("ALTER ROLE postgres SET default_transaction_read_only = on")
        with closing(Store(url)) as reader:
            with pytest.raises(Unavailable, match="read-only"):
                reader.append_many([append()])
            assert length(reader) == 2
        with psycopg.connect(url) as other:
            other.execute("SET TRANSACTION READ WRITE")
            other.execute("ALTER ROLE postgres RESET default_transaction_read_only")
