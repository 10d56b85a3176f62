"""`evora backup` and `evora restore`: which database, and what is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from evora.cli import main
from evora.server.storage import guests as stored_guests
from evora.server.storage.backup import verify_backup
from evora.server.storage.store import Store


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
