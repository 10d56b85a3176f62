"""Backups: one file for both databases, so that it also moves a host from one to the other.

The file is gzip with a JSON value a line: a header (format, version of the tables, tables with
their columns and numbers of rows), the rows as lists in the header's order, and the SHA-256 of all
lines before. It is one snapshot, taken while the server runs, and holds seeds of running games; it
can be encrypted as a whole (`encryption`).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData, Select, Table, func, insert, null, select

from evora.files import replacing
from evora.server.storage import databases, locks, migrate
from evora.server.storage.encryption import Secret, opened, sealing
from evora.server.storage.failures import translated
from evora.server.storage.schema import TRANSIENT
from evora.server.storage.values import StorageError

FORMAT = 1
_CHUNK = 1_000

# Called after every thousand rows: how many are done, and of how many.
Progress = Callable[[int, int], None]


class TableHeader(Struct, frozen=True, kw_only=True):
    name: str
    columns: list[str]
    rows: int


class Header(Struct, frozen=True, kw_only=True):
    """`schema`: the version of the tables; `made`: milliseconds since 1970."""

    evora_backup: int
    schema: str
    made: int
    tables: list[TableHeader]

    @property
    def rows(self) -> int:
        return sum(table.rows for table in self.tables)


def write_backup(
    store_url: str, path: Path, progress: Progress | None = None, secret: Secret | None = None
) -> Header:
    """Everything in the database, at one moment; `path` is there only once it is complete. With a
    secret it is encrypted."""
    url = databases.parse_url(store_url)
    missing = databases.missing_file(url)
    if missing is not None:
        raise StorageError(f"there is no database {missing}")
    engine = databases.connect(url)
    try:
        with translated(), databases.reading(engine).begin() as connection:
            databases.be_patient(connection)
            return _replace(path, lambda file: _dump(connection, file, progress, secret))
    finally:
        engine.dispose()


def read_backup(
    path: Path,
    store_url: str,
    *,
    force: bool = False,
    progress: Progress | None = None,
    secret: Secret | None = None,
) -> Header:
    """Puts a backup into an empty database, or with `force` in place of what is there.

    The file is checked from end to end before anything is written, and written in one transaction;
    a backup of older tables is upgraded. InUse if a server uses the database."""
    header = verify_backup(path, secret)
    engine = databases.connect(databases.parse_url(store_url))
    try:
        with locks.only_user(store_url):
            locks.require_no_server(engine)
            replace_data(engine, Lines(path, secret), header, force=force, progress=progress)
    finally:
        engine.dispose()
    return header


def replace_data(
    engine: Engine, lines: Lines, header: Header, *, force: bool, progress: Progress | None
) -> None:
    """What `read_backup` does to the database, once the file is known to be whole."""
    with translated(), databases.writing(engine).begin() as connection:
        databases.take_migration_lock(connection)
        if not force:
            _require_empty(connection)
        migrate.clear(connection)
        migrate.upgrade(connection, header.schema)
        _load(connection, lines, header, progress)
        migrate.upgrade(connection)


def verify_backup(path: Path, secret: Secret | None = None) -> Header:
    """Reads a whole backup; StorageError if it is none, damaged, cut off, encrypted with another
    secret or of a newer version."""
    lines = Lines(path, secret)
    header = lines.header()
    for table in header.tables:
        for _ in range(table.rows):
            row = lines.next()
            if not isinstance(row, list) or len(row) != len(table.columns):
                raise lines.damaged(f"line {lines.number} is not a row of {table.name}")
    lines.end()
    return header


# --- Writing the file


def _replace(path: Path, write: Callable[[IO[bytes]], Header]) -> Header:
    """Writes beside `path`, and puts it there when it is safely on the disk."""
    try:
        with replacing(path, private=True) as file:  # a backup holds seeds
            return write(file)
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error


def _dump(
    connection: Connection, file: IO[bytes], progress: Progress | None, secret: Secret | None
) -> Header:
    schema = migrate.current(connection)
    if schema is None:
        raise StorageError("this database has no tables of Evora")
    tables = _tables(connection)
    header = Header(
        evora_backup=FORMAT,
        schema=schema,
        made=time.time_ns() // 1_000_000,
        tables=[_table_header(connection, table) for table in tables],
    )
    digest = hashlib.sha256()
    done = 0
    with (
        sealing(file, secret) as sealed,
        gzip.GzipFile(fileobj=sealed, mode="wb", compresslevel=6) as zipped,
    ):

        def put(value: Any) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            zipped.write(line)

        put(header)
        for table in tables:
            rows = connection.execution_options(yield_per=_CHUNK).execute(_lasting(table))
            for chunk in rows.partitions():
                for row in chunk:
                    put(list(row))
                done += len(chunk)
                if progress is not None:
                    progress(done, header.rows)
        put({"sha256": digest.hexdigest()})
    return header


def _lasting(table: Table) -> Select[Any]:
    """All of a table but what is true only while a server runs."""
    columns = (null() if column.name in TRANSIENT else column for column in table.columns)
    return select(*columns)


def _table_header(connection: Connection, table: Table) -> TableHeader:
    rows = connection.scalar(select(func.count()).select_from(table)) or 0
    columns = [str(column.name) for column in table.columns]
    return TableHeader(name=str(table.name), columns=columns, rows=rows)


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, those first that others refer to. Read from the database and not from
    the code, so that a database can be saved before it is upgraded."""
    metadata = MetaData()
    left_out = {migrate.VERSION_TABLE, *TRANSIENT}
    metadata.reflect(connection, only=lambda name, _: name not in left_out)
    return metadata.sorted_tables


# --- Reading it


class Lines:
    """The lines of a backup, as they are needed; whatever is wrong with them is a StorageError."""

    def __init__(self, path: Path, secret: Secret | None) -> None:
        self._path = path
        self._secret = secret
        self._digest = hashlib.sha256()
        self._lines = self._open()
        self.number = 0

    def _open(self) -> Iterator[bytes]:
        try:
            with (
                self._path.open("rb") as file,
                gzip.open(opened(file, self._path, self._secret), "rb") as lines,
            ):
                yield from lines
        except gzip.BadGzipFile:
            raise self.damaged("it is not compressed as it should be") from None
        except EOFError:
            raise self.damaged("it is cut off") from None
        except zlib.error:
            raise self.damaged(f"it cannot be read after line {self.number}") from None
        except OSError as error:
            raise StorageError(f"{self._path} cannot be read: {error.strerror}") from error

    def header(self) -> Header:
        try:
            header = msgspec.convert(self.next(), Header)
        except msgspec.ValidationError:
            raise self.damaged("its first line is no header") from None
        if header.evora_backup > FORMAT:
            raise StorageError(f"{self._path} was made by a newer version of Evora")
        migrate.require_known(header.schema, str(self._path))
        return header

    def next(self) -> Any:
        line = next(self._lines, None)
        self.number += 1
        if line is None:
            raise self.damaged("it is cut off")
        self._digest.update(line)
        try:
            return json.loads(line)
        except ValueError:
            raise self.damaged(f"line {self.number} is not JSON") from None

    def end(self) -> None:
        """The checksum, and nothing after it."""
        expected = {"sha256": self._digest.hexdigest()}
        if self.next() != expected or next(self._lines, None) is not None:
            raise self.damaged("its checksum is wrong")

    def damaged(self, how: str) -> StorageError:
        if self.number <= 1:
            return StorageError(f"{self._path} is not a backup of Evora: {how}")
        return StorageError(f"{self._path} is damaged: {how}")


def _require_empty(connection: Connection) -> None:
    """Tables without a game and a guest are what a server leaves that was only started."""
    if migrate.current(connection) is None:
        return
    for table in _tables(connection):
        if table.name in ("games", "guests") and connection.execute(select(table).limit(1)).first():
            raise StorageError("there are games or guests in this database already")


def _load(connection: Connection, lines: Lines, header: Header, progress: Progress | None) -> None:
    lines.header()
    tables = {table.name: table for table in _tables(connection)}
    done = 0
    for part in header.tables:
        table = tables.get(part.name)
        if table is None or {column.name for column in table.columns} != set(part.columns):
            raise lines.damaged(f"its table {part.name} is not that of version {header.schema}")
        rows = (dict(zip(part.columns, lines.next(), strict=True)) for _ in range(part.rows))
        while chunk := list(islice(rows, _CHUNK)):
            connection.execute(insert(table), chunk)
            done += len(chunk)
            if progress is not None:
                progress(done, header.rows)
    lines.end()
