"""The tables: made, kept, upgraded by one at a time, and refused when they are newer."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from evora.server.storage import cluster, migrate
from evora.server.storage import games as stored_games
from evora.server.storage.backup import read_backup, write_backup
from evora.server.storage.databases import connect, parse_url, writing
from evora.server.storage.schema import metadata
from evora.server.storage.store import Store
from evora.server.storage.values import StorageError
from server.stored_games import create_game, new_game

MIGRATE = """
import sys
from evora.server.storage import cluster
from evora.server.storage.store import Store
store = Store(sys.argv[1])
sys.stdin.readline()
store.migrate()
store.read(cluster.last_heartbeat)
"""


def stamp(url: str, version: str) -> None:
    engine = connect(parse_url(url))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {migrate.VERSION_TABLE} SET version_num = '{version}'"))
    engine.dispose()


def tables(url: str) -> set[str]:
    engine = connect(parse_url(url))
    with engine.connect() as connection:
        found = set(engine.dialect.get_table_names(connection))
    engine.dispose()
    return found


def test_migrating_twice_keeps_everything(store: Store) -> None:
    create_game(store, new_game())
    store.migrate()
    assert store.read(stored_games.load, "game000001") is not None


@pytest.mark.usefixtures("store")
def test_the_migrations_make_the_tables_that_the_code_expects(database_url: str) -> None:
    engine = connect(parse_url(database_url))
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"version_table": migrate.VERSION_TABLE}
        )
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_processes_that_start_at_once(database_url: str) -> None:
    command = [sys.executable, "-W", "error", "-c", MIGRATE, database_url]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    for process in started:
        _, errors = process.communicate("go\n", timeout=60)
        assert process.returncode == 0, errors


def test_tables_of_a_newer_version_are_refused(store: Store, database_url: str) -> None:
    stamp(database_url, "9999")
    with pytest.raises(StorageError, match=r"newer version of Evora .* 9999.* install the newer"):
        store.migrate()


HEAD = migrate.head()
NEXT_STEP = """
from alembic import op
from sqlalchemy import Column, Text

revision = "next"
down_revision = "HEAD"

def upgrade():
    op.add_column("games", Column("later", Text, server_default="new"))
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The steps of this Evora; a test may add more."""
    folder = tmp_path / "100% new" / "migrations"
    shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "FOLDER", folder)
    return folder


def write_next_step(folder: Path, *, more: str = "") -> Path:
    """The step that a later version takes; `more` is done at its end."""
    script = NEXT_STEP.replace("HEAD", HEAD) + more
    step = folder / "versions" / "v9999_later.py"
    step.write_text(script)
    return step


@pytest.fixture
def next_version(folder: Path) -> Any:
    """Within it, this is the Evora that comes after this one."""

    @contextmanager
    def enter() -> Iterator[None]:
        step = write_next_step(folder)
        yield
        step.unlink()

    return enter


def later_column(url: str) -> list[str]:
    engine = connect(parse_url(url))
    with engine.connect() as connection:
        found = list(connection.scalars(text("SELECT later FROM games")))
    engine.dispose()
    return found


def test_an_old_database_is_upgraded_and_then_refused_by_the_old_version(
    next_version: Any, store: Store, database_url: str
) -> None:
    create_game(store, new_game())
    with next_version():
        store.migrate()
        assert store.read(stored_games.load, "game000001") is not None
        assert later_column(database_url) == ["new"]
    with pytest.raises(StorageError, match=f"next.*up to {HEAD}"):
        store.migrate()


def test_an_old_backup_is_upgraded(
    next_version: Any, store: Store, database_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "evora.backup"
    create_game(store, new_game())
    write_backup(database_url, path)
    with next_version():
        # A database can be saved before it is upgraded, too.
        assert write_backup(database_url, path).schema == HEAD
        read_backup(path, database_url, force=True)
        assert store.read(stored_games.load, "game000001") is not None
        assert later_column(database_url) == ["new"]
        write_backup(database_url, path)
    with pytest.raises(StorageError, match=f"next.*up to {HEAD}"):
        read_backup(path, database_url, force=True)


def test_a_step_that_fails_leaves_nothing(folder: Path, database_url: str) -> None:
    write_next_step(folder, more='    raise RuntimeError("injected")\n')
    with closing(Store(database_url)) as store:
        with pytest.raises(RuntimeError, match="injected"):
            store.migrate()
        assert tables(database_url) == set()
        write_next_step(folder)
        store.migrate()
        create_game(store, new_game())
        assert later_column(database_url) == ["new"]


@pytest.mark.usefixtures("store")
def test_everything_can_be_dropped_and_made_again(database_url: str) -> None:
    assert {"games", "events"} <= tables(database_url)
    engine = connect(parse_url(database_url))
    with writing(engine).begin() as connection:
        migrate.clear(connection)
    assert tables(database_url) == {migrate.VERSION_TABLE}
    with writing(engine).begin() as connection:
        migrate.upgrade(connection)
    engine.dispose()
    assert {"games", "events"} <= tables(database_url)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "not the address"),
        ("mysql://host/name", "mysql is not supported"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
    ],
)
def test_addresses_that_cannot_be_used(url: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence):
        Store(url)


def test_both_spellings_of_postgresql(postgresql_url: str) -> None:
    with closing(Store(postgresql_url.replace("postgresql://", "postgres://"))) as store:
        store.migrate()
        store.read(cluster.last_heartbeat)


def test_a_sqlite_file_is_for_its_owner_and_its_folder_is_made(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/new/folder/evora.db")
    store.migrate()
    files = list((tmp_path / "new" / "folder").iterdir())
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert len(files) == 3
    store.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be used as a database"):
        Store(f"sqlite:///{tmp_path}/file/evora.db")
