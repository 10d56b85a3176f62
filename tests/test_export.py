"""`evora export` and `evora selfplay`: what they print, what they write, what they refuse."""

from __future__ import annotations

import io
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

from evora.cli import main
from evora.data import Decisions, exports
from evora.work import PlaceError


def selfplay(folder: Path, *more: str, games: int = 4) -> int:
    where = ["--games", str(games), "--out", str(folder), "--jobs", "1"]
    return main(["selfplay", "greedy", "random", *where, *more])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    assert selfplay(folder) == 0
    return folder


def test_selfplay_plays_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert selfplay(folder, "--observations", games=5) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == f"Games: 5, in {folder}."
    assert "Written: " in out and "(games: 5, decisions: " in out
    assert err == "Resuming: 4 games already played.\n"
    data = Decisions(folder / "decisions.parquet")
    assert data.games == 5 and "observation" in data.columns


def test_export_of_files_and_standard_input(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    games = folder / "games.evora"
    stream = io.TextIOWrapper(io.BytesIO(games.read_bytes()))
    monkeypatch.setattr(sys, "stdin", stream)
    out = tmp_path / "x.parquet"
    assert main(["export", str(games), "-", "--out", str(out)]) == 0
    words = capsys.readouterr().out
    data = Decisions(out)
    assert set(data.arrays(["source"])["source"]) == {str(games), "-"}
    assert words == f"Written: {out} (games: {data.games}, decisions: {len(data):,})\n"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nothing.evora", "nothing.evora: No such file"),
        ("bad.evora", "bad.evora:1: expected a tag"),
    ],
)
def test_files_that_cannot_be_read(
    name: str, message: str, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.evora").write_text("hello\n")
    files = [str(folder / "games.evora"), str(tmp_path / name)]
    assert main(["export", *files, "--out", str(tmp_path / "x.parquet")]) == 1
    assert message in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["bad.evora"]


def test_a_folder_that_is_not_there(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "no" / "x.parquet"
    assert main(["export", str(folder / "games.evora"), "--out", str(out)]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_ctrl_c_writes_nothing(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(exports, "_metadata", interrupt)
    out = tmp_path / "x.parquet"
    assert main(["export", str(folder / "games.evora"), "--out", str(out)]) == 130
    assert capsys.readouterr().err == f"Stopped. {out} was not written.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_package_is_named(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    out = tmp_path / "x.parquet"
    assert main(["export", str(folder / "games.evora"), "--out", str(out)]) == 1
    assert capsys.readouterr().err.endswith("pip install 'evora[data]'\n")
    for option in ("--parquet", "--observations"):  # before the first game, not after the last
        assert selfplay(tmp_path / "games", option) == 1
        assert capsys.readouterr().err.endswith("pip install 'evora[data]'\n")
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "evora.work.clusters", raising=False)
    assert main(["arena", "greedy", "random", "--on", "ray"]) == 1
    assert capsys.readouterr().err.endswith("pip install 'evora[ray]'\n")


def test_wrong_players_and_places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, message in [
        (["selfplay", "nobody", "--games", "1", "--out", "x"], "player 'nobody': expected one of"),
        (["selfplay", "club", "--games", "0", "--out", "x"], "expected a whole number from 1"),
        (["export", "x", "--out", "y", "--on", "mars"], "expected ray or ray://host:port"),
    ]:
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == 2
        assert message in capsys.readouterr().err
    assert selfplay(tmp_path, "--on", "ray://127.0.0.1:1") == 1
    assert "No Ray cluster answers at ray://127.0.0.1:1." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        ("place", {"value": "mars"}, "expected ray or ray://host:port, got mars"),
        ("missing", {"package": "ray"}, "the package ray is missing"),
        ("silent", {"value": "ray://x:1"}, "No Ray cluster answers at ray://x:1."),
        ("closed", {"value": "ray://x:1"}, "lets Evora in at ray://x:1"),
        ("failed", {"value": "ray", "detail": "no disk"}, "Ray does not start (ray): no disk"),
        ("without", {"ours": "1.2"}, "pip install evora==1.2"),
        ("version", {"ours": "1.2", "theirs": "1.1"}, "has Evora 1.1; it has to be 1.2"),
    ],
)
def test_problems_of_places_have_words(kind: str, values: dict[str, str], words: str) -> None:
    error = PlaceError(kind, **values)
    assert words in str(error)
    assert error.in_language("de") != str(error)
    # A node of a cluster sends it back.
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
