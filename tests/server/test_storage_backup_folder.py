"""A folder of backups: what is kept, what goes, and when."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest

from evora.files import lock
from evora.server.storage import backup_folder
from evora.server.storage.backup import read_backup
from evora.server.storage.backup_check import check_backup
from evora.server.storage.backup_folder import BackupFolder
from evora.server.storage.encryption import Secret
from evora.server.storage.store import Store
from evora.server.storage.values import StorageError

OLD = Path(__file__).parents[1] / "data" / "v1" / "server.backup"
SECRET = Secret(b"correct horse battery staple")


@pytest.fixture
def url(sqlite_url: str) -> str:
    """A database with games."""
    read_backup(OLD, sqlite_url)
    return sqlite_url


def name_of(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("evora-%Y%m%dT%H%M%SZ.backup")


def put(folder: Path, ago: float, ending: str = "") -> Path:
    """A backup of another time, as far as its name goes."""
    folder.mkdir(exist_ok=True)
    path = folder / (name_of(time.time() - ago) + ending)
    path.write_bytes(b"old")
    return path


def seen(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if not path.name.startswith(".")}


def test_a_backup_is_made_checked_and_named_by_its_time(url: str, tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path / "new" / "folder", secret=SECRET)
    assert folder.last() is None
    before = time.time()
    path, checked = folder.add(url)
    last = folder.last()
    assert last is not None and int(before) <= last <= time.time()
    assert path == folder.path / name_of(last) and path.stat().st_mode & 0o777 == 0o600
    assert check_backup(path, SECRET) == checked
    assert checked.games > 0
    assert seen(folder.path) == {path.name} and not (folder.path / ".check").exists()


def test_the_oldest_go_and_nothing_else(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    old = [put(folder, 1000 * number) for number in range(1, 6)]
    future, mine = put(folder, -90_000), folder / "mine.backup"
    impossible = folder / "evora-20260231T000000Z.backup"
    for other in (mine, impossible):
        other.write_bytes(b"mine")
    path, _ = BackupFolder(folder, keep=3).add(url)
    left = {path.name, old[0].name, old[1].name}
    others = {future.name, mine.name, impossible.name}
    assert seen(folder) == left | others
    # A time to come is nobody's last backup.
    assert BackupFolder(folder).last() == pytest.approx(time.time(), abs=60)


def test_nothing_goes_before_the_new_one_was_checked(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    old = [put(folder, 1000 * number) for number in range(1, 4)]
    failed = put(folder, 500, ".unchecked")

    def fail(*_: object, **__: object) -> None:
        raise StorageError("injected")

    monkeypatch.setattr(backup_folder, "check_backup", fail)
    with pytest.raises(StorageError, match="injected"):
        BackupFolder(folder).add(url)
    left = seen(folder)
    assert {path.name for path in old} < left and failed.name not in left and len(left) == 4
    # What did not pass is still there to be looked at, and is nobody's last backup.
    (unchecked,) = folder.glob("*.unchecked")
    assert check_backup(unchecked).games > 0
    assert BackupFolder(folder).last() == pytest.approx(time.time() - 1000, abs=60)
    monkeypatch.undo()
    path, _ = BackupFolder(folder).add(url)
    assert path.name in seen(folder)
    assert not {path.name for path in old} & seen(folder)


def test_a_backup_that_cannot_be_made_leaves_everything_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    old = put(folder, 1000)
    empty = f"sqlite:///{tmp_path}/empty.db"
    Store(empty).close()
    with pytest.raises(StorageError, match="no tables of Evora"):
        BackupFolder(folder).add(empty)
    assert seen(folder) == {old.name}


def test_what_a_killed_one_left_behind_is_cleared_away(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    draft = put(folder, 1000, ".unchecked")
    draft = draft.rename(folder / f".{draft.name}.0123abcd")
    (folder / ".check").mkdir()
    (folder / ".check" / "evora.db").write_bytes(b"half")
    path, _ = BackupFolder(folder).add(url)
    assert {item.name for item in folder.iterdir()} == {path.name, ".lock"}


def test_one_at_a_time(url: str, tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path / "folder")
    folder.require()
    assert not folder.is_busy()
    with lock(folder.path / ".lock"):
        assert folder.is_busy()
        with pytest.raises(StorageError, match="another one is being made"):
            folder.add(url)
    assert not folder.is_busy()
    assert folder.add(url)


@pytest.mark.skipif(os.name != "posix", reason="Windows says it otherwise")
def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(StorageError, match="cannot be used for backups: "):
            BackupFolder(path).require()


def test_several_at_once_do_not_meet(url: str, tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path / "folder", keep=20)

    def add(_: int) -> str:
        try:
            return folder.add(url)[0].name
        except StorageError as error:
            return str(error)

    with ThreadPoolExecutor(20) as pool:
        ended = list(pool.map(add, range(20)))
    made = {end for end in ended if end.startswith("evora-")}
    assert made == seen(folder.path)
    assert made and all("another one is being made" in end for end in ended if end not in made)
