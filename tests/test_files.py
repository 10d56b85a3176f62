"""Files that are replaced as a whole, and where a user's files lie."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from evora.files import data_folder, lock, replacing, system_data_folder

UMASK = 0o022


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "file.txt"
    path.write_bytes(b"old")
    return path


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_the_new_file_is_there_when_the_block_has_ended(path: Path) -> None:
    with replacing(path) as stream:
        stream.write(b"new")
        stream.flush()
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert names(path.parent) == ["file.txt"]


@pytest.mark.parametrize("error", [ValueError, OSError, KeyboardInterrupt])
def test_an_error_leaves_the_old_file_and_nothing_else(
    path: Path, error: type[BaseException]
) -> None:
    with pytest.raises(error), replacing(path) as stream:
        stream.write(b"half of a new f")
        raise error
    assert path.read_bytes() == b"old"
    assert names(path.parent) == ["file.txt"]


def test_a_folder_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "file.txt"
    with pytest.raises(FileNotFoundError) as error, replacing(path):
        pytest.fail("the block must not run")
    assert error.value.filename == str(path)  # and not the draft, which nobody knows


def test_a_folder_is_not_replaced_and_the_draft_is_removed(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError) as error, replacing(tmp_path / "folder") as stream:
        stream.write(b"new")
    assert (error.value.filename, error.value.filename2) == (str(tmp_path / "folder"), None)
    assert names(tmp_path) == ["folder"]


def test_private_files_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(UMASK)
    try:
        for private in (True, False):
            with replacing(tmp_path / f"{private}", private=private) as stream:
                stream.write(b"x")
    finally:
        os.umask(before)
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("True", "False")]
    assert modes == [0o600, 0o666 & ~UMASK]


def test_two_writers_at_a_time_do_not_mix(path: Path) -> None:
    with replacing(path) as first, replacing(path) as second:
        first.write(b"first")
        second.write(b"second")
    assert path.read_bytes() == b"first"  # the block that ended last
    assert names(path.parent) == ["file.txt"]


def test_the_contents_are_on_the_disk_before_the_name_and_the_name_before_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[str, bytes]] = []
    fsync = os.fsync

    def recorded(handle: int) -> None:
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        # What the disk holds at this moment: of the draft (everything is written), and by name.
        size = 0 if folder else os.fstat(handle).st_size
        synced.append(("folder" if folder else f"{size} bytes", path.read_bytes()))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", recorded)
    with replacing(path) as stream:
        stream.write(b"newer")
    assert synced == [("5 bytes", b"old"), ("folder", b"newer")]


@pytest.mark.parametrize(("code", "raised"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_file_system_that_cannot_sync_folders_is_no_error(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int, raised: bool
) -> None:
    fsync = os.fsync

    def failing(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(code, "no")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", failing)
    try:
        with replacing(path) as stream:
            stream.write(b"new")
    except OSError:
        assert raised
    else:
        assert not raised
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have their own places")
def test_the_system_data_folder_is_where_it_has_always_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("EVORA_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "evora"
    # The specification says to ignore a relative path and an empty one.
    for ignored in ("relative", ""):
        monkeypatch.setenv("XDG_DATA_HOME", ignored)
        assert data_folder() == tmp_path / "home" / ".local" / "share" / "evora"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == tmp_path / "home" / ".local" / "share" / "evora"
    assert not (tmp_path / "home").exists()  # asking makes nothing


def test_one_variable_moves_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for value, folder in (("~/mine", tmp_path / "mine"), ("there", Path("there"))):
        monkeypatch.setenv("EVORA_DATA", value)
        assert data_folder() == folder
        assert system_data_folder() == tmp_path / "data" / "evora"
    monkeypatch.setenv("EVORA_DATA", "")
    assert data_folder() == tmp_path / "data" / "evora"


def test_a_lock_is_held_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = lock(path)
    with pytest.raises(BlockingIOError):
        lock(path)
    first.close()
    lock(path).close()
    with pytest.raises(FileNotFoundError):
        lock(tmp_path / "missing" / "lock")
