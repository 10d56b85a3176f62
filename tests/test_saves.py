"""Where games are saved, and which can be resumed."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from terminal_games import Script, play, saved, setup_for

from evora import parse_game
from evora.errors import EvoraError, InvalidRecordError
from evora.terminal import Setup, default_save_path, load_game


def test_the_default_save_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_save_path() == tmp_path / "evora" / "last.evora"
    script = Script()
    assert play(Setup(seed="7", start=1), script) == 0
    assert script.shown[-1] == " To continue: evora play --resume"
    assert len(saved(default_save_path()).tokens) == 1
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_save_path() == tmp_path / ".local" / "share" / "evora" / "last.evora"


def test_save_in_a_file_of_ones_own(tmp_path: Path) -> None:
    path, other = tmp_path / "game.evora", tmp_path / "other one.evora"
    script = Script(["2k3", f"save {other}", "quit"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert not path.exists()
    assert len(saved(other).moves) == 1


def test_no_other_file_is_ever_overwritten(tmp_path: Path) -> None:
    path, notes = tmp_path / "game.evora", tmp_path / "notes.txt"
    notes.write_text("dear diary")
    script = Script([f"save {notes}"])
    assert play(setup_for(path), script) == 0
    assert f" {notes}: this file is not a game record" in script.shown
    assert notes.read_text() == "dear diary"


def test_a_game_that_cannot_be_saved_is_shown(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    script = Script(["2k3"])
    assert play(setup_for(blocked / "game.evora", seats=["person"] * 2), script) == 1
    assert f"{blocked / 'game.evora'}: " in script.text
    assert list(map(str, parse_game(script.shown[-1]).moves)) == ["2K3"]


def test_files_that_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    with pytest.raises(EvoraError, match=f"{path}: there is no saved game"):
        load_game(path)
    path.write_text("dear diary\n")
    with pytest.raises(InvalidRecordError, match=f"{path}:1: "):
        load_game(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(EvoraError, match=f"{path}: this file is not a game record"):
        load_game(path)
    with pytest.raises(EvoraError, match=f"{tmp_path}: Is a directory"):
        load_game(tmp_path)
    path.unlink()
    play(setup_for(path, seats=["greedy"] * 2), Script())
    with pytest.raises(EvoraError, match=rf"{path}: Result: the game is over \(\d+-\d+\)"):
        load_game(path)


def test_a_home_folder_may_be_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    play(setup_for(tmp_path / "game.evora"), Script(["save ~/mine.evora"]))
    assert (tmp_path / "mine.evora").exists()
    assert not (tmp_path / "~").exists()


def test_an_empty_file_may_be_replaced_and_a_failed_save_changes_nothing(tmp_path: Path) -> None:
    path, empty, notes = (tmp_path / name for name in ("game.evora", "empty.evora", "notes.txt"))
    empty.touch()
    notes.write_text("[Evora")  # the beginning of a tag is no tag
    script = Script(["2k3", f"save {empty}", f"save {notes}"])
    assert play(setup_for(path, seats=["person"] * 2), script) == 0
    assert notes.read_text() == "[Evora"
    assert script.shown[-2:] == [
        f" The game is saved in {empty}",  # where it was saved last, and not where that failed
        f" To continue: evora play --resume {empty}",
    ]
    assert not path.exists()


def test_a_save_is_private_because_it_holds_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path), Script())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
