"""Checking a backup: a whole one is told from one that only looks so."""

from __future__ import annotations

import gzip
import hashlib
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from evora.server.storage.backup import read_backup, verify_backup, write_backup
from evora.server.storage.backup_check import check_backup
from evora.server.storage.encryption import Secret
from evora.server.storage.values import StorageError

DATA = Path(__file__).parents[1] / "data"
SECRET = Secret(b"correct horse battery staple")


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place for temporary files: nothing may stay there."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture(params=["v1", "v2"])
def backup(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A backup of an older version, with games of every kind."""
    path = tmp_path / "evora.backup"
    path.write_bytes((DATA / request.param / "server.backup").read_bytes())
    return path


def rows_of(path: Path, table: str) -> int:
    return next(part.rows for part in verify_backup(path).tables if part.name == table)


def test_a_whole_backup_is_restored_and_replayed(backup: Path, temporary: Path) -> None:
    rows: list[tuple[int, int]] = []
    games: list[tuple[int, int]] = []
    checked = check_backup(
        backup,
        on_rows=lambda done, of: rows.append((done, of)),
        on_games=lambda done, of: games.append((done, of)),
    )
    assert checked.header == verify_backup(backup)
    assert checked.games == rows_of(backup, "games") > 0
    assert rows[-1] == (checked.header.rows, checked.header.rows)
    assert games[-1] == (checked.games, checked.games)
    assert not list(temporary.iterdir())


def test_a_backup_of_today_from_either_database(
    backup: Path, database_url: str, tmp_path: Path
) -> None:
    read_backup(backup, database_url)
    for name, secret in (("plain", None), ("encrypted", SECRET)):
        path = tmp_path / name
        header = write_backup(database_url, path, secret=secret)
        assert check_backup(path, secret).header == header


def test_an_encrypted_one_needs_its_key(backup: Path, sqlite_url: str, tmp_path: Path) -> None:
    read_backup(backup, sqlite_url)
    path, target = tmp_path / "encrypted", f"sqlite:///{tmp_path}/target.db"
    write_backup(sqlite_url, path, secret=SECRET)
    content = path.read_bytes()
    assert content.startswith(b"Evora encrypted 1\n")
    for secret, sentence in ((None, "its key is needed"), (Secret(b"x" * 16), "another key")):
        for read in (
            lambda secret=secret: check_backup(path, secret),
            lambda secret=secret: read_backup(path, target, secret=secret),
        ):
            with pytest.raises(StorageError, match=sentence):
                read()
    for damaged in (content[:-1], content[:200], content[:100] + b"x" + content[101:]):
        path.write_bytes(damaged)
        with pytest.raises(StorageError, match="is damaged"):
            read_backup(path, target, secret=SECRET)
    assert not (tmp_path / "target.db").exists()
    path.write_bytes(content)
    assert read_backup(path, target, secret=SECRET) == verify_backup(path, SECRET)


# --- Backups that are whole as files, and wrong inside


def rewrite(path: Path, change: Callable[[dict[str, Any], list[list[Any]]], None]) -> None:
    """Changes rows and sets everything right again that a file says of itself."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    header, rows = lines[0], lines[1:-1]
    change(header, rows)
    body = b"".join(json.dumps(line).encode() + b"\n" for line in (header, *rows))
    end = json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"
    path.write_bytes(gzip.compress(body + end))


def first_row(header: dict[str, Any], table: str) -> tuple[int, dict[str, Any]]:
    """Where the rows of a table begin, and what the header says of it."""
    start = 0
    for part in header["tables"]:
        if part["name"] == table:
            return start, part
        start += part["rows"]
    raise AssertionError(table)


def drop_an_entry(header: dict[str, Any], rows: list[list[Any]]) -> None:
    start, part = first_row(header, "events")
    game = part["columns"].index("game")
    # Not the last of its game.
    at = next(n for n in range(start, start + part["rows"]) if rows[n][game] == rows[n + 1][game])
    del rows[at]
    part["rows"] -= 1


def move_a_tile(header: dict[str, Any], rows: list[list[Any]]) -> None:
    start, part = first_row(header, "events")
    entry = part["columns"].index("entry")
    for row in rows[start : start + part["rows"]]:
        value = json.loads(row[entry])
        if value.get("type") == "moved":
            value["move"] = "9Z9"
            row[entry] = json.dumps(value)
            return
    raise AssertionError("no move")


def go_on_without_a_log(header: dict[str, Any], rows: list[list[Any]]) -> None:
    start, part = first_row(header, "games")
    rows[start][part["columns"].index("seq")] += 1


@pytest.mark.parametrize("change", [drop_an_entry, move_a_tile, go_on_without_a_log])
def test_a_game_that_cannot_be_replayed_is_found(
    backup: Path, temporary: Path, change: Callable[[dict[str, Any], list[list[Any]]], None]
) -> None:
    rewrite(backup, change)
    verify_backup(backup)
    with pytest.raises(StorageError, match=r"1 of \d+ games cannot be replayed") as caught:
        check_backup(backup)
    assert str(backup) in str(caught.value)
    assert not list(temporary.iterdir())


def test_damage_is_said_as_by_a_restore(backup: Path) -> None:
    whole = backup.read_bytes()
    backup.write_bytes(whole[:-100])
    with pytest.raises(StorageError, match="is damaged: it is cut off"):
        check_backup(backup)
    backup.write_bytes(b"something else")
    with pytest.raises(StorageError, match="is not a backup"):
        check_backup(backup)
