"""`evora backup` and `evora restore`: which database, and what is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from evora.cli import main
from evora.server.storage import guests as stored_guests
from evora.server.storage.backup import verify_backup
from evora.server.storage.store import Store

OLD = Path(__file__).parent / "data" / "v1" / "server.backup"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a database, known to the environment."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("EVORA_DATA", str(folder))
    monkeypatch.delenv("EVORA_DATABASE", raising=False)
    make_database(folder / "evora.db")
    return folder


def make_database(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    store.migrate()
    store.write(stored_guests.add, "ann", "session", 1234, "Ann")
    store.close()


def name_in(file: Path) -> str:
    store = Store(f"sqlite:///{file}")
    found = store.read(stored_guests.names, ["ann"])["ann"]
    store.close()
    assert found is not None
    return found


def test_there_and_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "all.backup", tmp_path / "copy.db"
    assert main(["backup", str(file)]) == 0
    rows = verify_backup(file).rows
    assert rows > 1
    assert capsys.readouterr() == (f"{rows} rows written to {file}.\n", "")
    assert main(["restore", str(file), "--database", f"sqlite:///{copy}"]) == 0
    assert capsys.readouterr() == (f"{rows} rows restored.\n", "")
    assert name_in(copy) == name_in(data / "evora.db") == "Ann"


def test_only_force_replaces_what_is_there(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.backup"
    assert main(["backup", str(file)]) == 0
    store = Store(f"sqlite:///{data / 'evora.db'}")
    store.write(stored_guests.set_name, "ann", "Somebody else")
    store.close()
    assert main(["restore", str(file)]) == 1
    assert capsys.readouterr().err.startswith("evora: there are games or guests in this database")
    assert name_in(data / "evora.db") == "Somebody else"
    assert main(["restore", str(file), "--force"]) == 0
    assert name_in(data / "evora.db") == "Ann"


@pytest.mark.usefixtures("data")
def test_a_flag_wins_over_the_environment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    assert main(["backup", str(tmp_path / "file"), "--data", str(other)]) == 1
    assert str(other) in capsys.readouterr().err
    assert not (tmp_path / "file").exists()


@pytest.mark.usefixtures("data")
def test_a_setting_that_makes_no_sense_is_wrong_usage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EVORA_PORT", "a port")
    with pytest.raises(SystemExit) as stop:
        main(["backup", str(tmp_path / "file")])
    assert stop.value.code == 2
    assert "usage: evora backup" in capsys.readouterr().err


# --- Checked, encrypted, in a folder


@pytest.mark.usefixtures("data")
def test_a_backup_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "--check", str(OLD)]) == 0
    header = verify_backup(OLD)
    games = next(table.rows for table in header.tables if table.name == "games")
    said = f"{OLD} is whole: {header.rows:,} rows restored, {games} games replayed.\n"
    assert capsys.readouterr() == (said, "")
    damaged = tmp_path / "damaged"
    damaged.write_bytes(OLD.read_bytes()[:-200])
    assert main(["backup", "--check", str(damaged)]) == 1
    assert capsys.readouterr() == ("", f"evora: {damaged} is damaged: it is cut off\n")


def test_an_encrypted_backup_there_and_back(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, key, copy = tmp_path / "all.backup", tmp_path / "key", f"sqlite:///{tmp_path}/copy.db"
    key.write_text("correct horse battery staple\n")
    assert main(["backup", str(file), "--key-file", str(key)]) == 0
    capsys.readouterr()
    assert main(["restore", str(file), "--database", copy]) == 1
    told = f"evora: {file} is encrypted: its key is needed (--key-file)\n"
    assert capsys.readouterr().err == told
    (tmp_path / "other").write_text("another sixteen letters")
    assert main(["backup", "--check", str(file), "--key-file", str(tmp_path / "other")]) == 1
    assert "encrypted with another key" in capsys.readouterr().err
    # As a server has it.
    monkeypatch.setenv("EVORA_BACKUP_KEY_FILE", str(key))
    assert main(["backup", "--check", str(file)]) == 0
    assert main(["restore", str(file), "--database", copy]) == 0
    assert name_in(tmp_path / "copy.db") == name_in(data / "evora.db")


def test_into_a_folder(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    assert main(["backup", "--folder", str(folder), "--keep", "1"]) == 0
    (file,) = folder.glob("evora-*.backup")
    rows = verify_backup(file).rows
    said = f"{rows} rows written to {file}.\n{file} is whole: {rows} rows restored, 0 games "
    assert capsys.readouterr() == (f"{said}replayed.\n", "")
    old = folder / "evora-20200101T000000Z.backup"
    file.rename(old)
    monkeypatch.setenv("EVORA_BACKUP_FOLDER", str(folder))
    monkeypatch.setenv("EVORA_BACKUP_KEEP", "1")
    assert main(["backup"]) == 0
    assert not old.exists() and len(list(folder.glob("evora-*"))) == 1
    assert name_in(data / "evora.db") == "Ann"


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "expected FILE or --folder FOLDER"),
        (["--check"], "--check: expected FILE"),
        (["file", "--folder", "folder"], "expected FILE or --folder, not both"),
        (["--folder", "folder", "--keep", "0"], "argument --keep: expected a whole number from 1"),
    ],
)
def test_wrong_usage(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["backup", *arguments])
    assert stop.value.code == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "folder").exists()
