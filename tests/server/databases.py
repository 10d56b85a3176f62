"""Databases for tests: SQLite files and private, throw-away PostgreSQL clusters."""

from __future__ import annotations

import fcntl
import functools
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from evora.server.storage.store import Store

_MISSING = (
    "PostgreSQL is not installed: Evora's server is tested on it, too. Install it (Debian: "
    "apt install postgresql), or set EVORA_TEST_POSTGRES=skip to go without those tests."
)


class Cluster:
    """A PostgreSQL server of its own, reached through a socket in its own folder. `template`: its
    data at the start; `settings`: further lines of its configuration."""

    def __init__(self, home: Path, template: Path, settings: str = "") -> None:
        self.home = home
        self.data = home / "data"
        shutil.copytree(template, self.data)
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(f"\n{settings}\n")
        give_to_postgres(home)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = [f"unix_socket_directories={self.home}", "listen_addresses=", "fsync=on"]
        command = [str(binary("postgres")), "-D", str(self.data)]
        for option in options:
            command += ["-c", option]
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log, stdout=log, **as_postgres())
        deadline = time.monotonic() + 30
        while not self._answers():
            if time.monotonic() > deadline or self._process.poll() is not None:
                pytest.fail("PostgreSQL did not start:\n" + (self.home / "log").read_text())
            time.sleep(0.02)

    def crash(self) -> None:
        """Ends it at once; what was not committed is gone, and it has to recover when it starts."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.home}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database: a schema, which is made in a tenth of the time."""
        name = f"test_{secrets.token_hex(6)}"
        self._administer(f"CREATE SCHEMA {name}")
        try:
            yield self.url + f"&options=-csearch_path%3D{name}"
        finally:
            self._administer(f"DROP SCHEMA {name} CASCADE")

    def _administer(self, statement: str) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement.encode())

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def running_cluster(template: Path, settings: str = "") -> Iterator[Cluster]:
    # Not in pytest's folders: PostgreSQL refuses to run as root, and another user cannot get there;
    # and the name of a socket has at most 107 letters.
    home = Path(tempfile.mkdtemp(prefix="evora-pg-"))
    try:
        cluster = Cluster(home, template, settings)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.crash()
    finally:
        shutil.rmtree(home)


def open_migrated(url: str) -> Store:
    """A store with all its tables. A new SQLite file is a copy of one that has them: to upgrade it
    step by step, which has tests of its own, would take longer than most tests."""
    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:") and not file.exists():
        file.write_bytes(_empty_tables())
    found = Store(url)
    found.migrate()
    return found


@functools.cache
def _empty_tables() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "evora.db"
        made = Store(f"sqlite:///{file}")
        made.migrate()
        made.close()
        return file.read_bytes()


# --- Fixtures


@pytest.fixture(scope="session")
def cluster_template(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """What initdb makes, once for all workers: a cluster is a copy of it."""
    if not binary("initdb").exists():
        if os.environ.get("EVORA_TEST_POSTGRES") == "skip":
            pytest.skip("without PostgreSQL, as asked for")
        pytest.fail(_MISSING)
    shared = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        shared = shared.parent
    template = shared / "postgresql"
    with (shared / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not template.exists():
            with tempfile.TemporaryDirectory(prefix="evora-initdb-") as folder:
                give_to_postgres(Path(folder))
                _initdb(Path(folder) / "data")
                shutil.copytree(Path(folder) / "data", shared / "postgresql.new")
            (shared / "postgresql.new").rename(template)
    return template


@pytest.fixture(scope="session")
def cluster(cluster_template: Path) -> Iterator[Cluster]:
    with running_cluster(cluster_template) as found:
        yield found


@pytest.fixture
def own_cluster(cluster_template: Path) -> Iterator[Cluster]:
    """For a test that stops it."""
    with running_cluster(cluster_template) as found:
        yield found


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/evora.db"


@pytest.fixture
def postgresql_url(cluster: Cluster) -> Iterator[str]:
    with cluster.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; a test that asks for it runs on both kinds."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    found = open_migrated(database_url)
    yield found
    found.close()


# --- The user and the programs of PostgreSQL


def binary(name: str) -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found[-1] if found else Path(shutil.which(name) or "missing")


def _initdb(data: Path) -> None:
    command = [str(binary("initdb")), "-D", str(data), "-U", "postgres", "--auth=trust"]
    command += ["--encoding=UTF8", "--locale=C", "--no-sync"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **as_postgres())


def as_postgres() -> dict[str, Any]:
    """PostgreSQL does not run as root; `cwd` because that user may not enter this folder."""
    return {"user": "postgres", "group": "postgres", "cwd": "/"} if os.getuid() == 0 else {}


def give_to_postgres(folder: Path) -> None:
    if os.getuid() != 0:
        return
    owner = pwd.getpwnam("postgres")
    for path in (folder, *folder.rglob("*")):
        os.chown(path, owner.pw_uid, owner.pw_gid)
