"""`evora analyse --out`: the reviews of many games, the same as one by one, and continued."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from test_data_export import played

from evora import read_games
from evora.cli import analyse_many, main
from evora.cli.analyse_many import RECORDS, REVIEWS
from evora.cli.progress import Progress
from evora.record import format_games


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("records")
    unfinished = played(3)
    for _ in range(5):
        unfinished.undo()
    games = {"a.evora": [played(1), unfinished], "b.evora": [played(2, 3)]}
    for name, some in games.items():
        (folder / name).write_text("".join(format_games(some)))
    return [folder / name for name in games]


def analyse(files: list[Path], out: Path, *more: str) -> int:
    where = ["--nodes", "5", "--out", str(out), "--jobs", "1"]
    return main(["analyse", *map(str, files), *where, *more])


@pytest.fixture(scope="module")
def whole(files: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("whole")
    assert analyse(files, out) == 0
    return out


def timeless(lines: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in lines.splitlines()]
    for each in found:
        for name in ("ms", "file", "game", "biggest"):  # the last has numbers of games, too
            each.pop(name, None)
    return [each for each in found if each["type"] != "total"]


def test_reviews_are_those_of_each_file(
    files: list[Path], whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    for file in files:
        assert main(["analyse", str(file), "--nodes", "5", "--json"]) == 0
    printed = capsys.readouterr().out
    written = (whole / REVIEWS).read_text()
    assert '"ms"' not in written
    assert timeless(written) == timeless(printed)
    heads = [json.loads(line) for line in written.splitlines() if '"type":"game"' in line]
    assert [(head["game"], Path(head["file"]).name) for head in heads] == [
        (1, "a.evora"),
        (2, "a.evora"),
        (3, "b.evora"),
    ]
    games = list(read_games(whole / RECORDS))
    assert all(any(value.win is not None for value in game.annotations.values()) for game in games)


@pytest.mark.parametrize("cut", [0, 1, 500, -1])
def test_it_goes_on_where_it_stopped(
    cut: int, files: list[Path], whole: Path, tmp_path: Path
) -> None:
    for name in ("analysis.json", REVIEWS, RECORDS):
        (tmp_path / name).write_bytes((whole / name).read_bytes())
    reviews = (whole / REVIEWS).read_bytes()
    first = reviews.index(b"\n", reviews.index(b'{"type":"game"')) + 1
    (tmp_path / REVIEWS).write_bytes(reviews[: first + cut])
    records = (whole / RECORDS).read_bytes()
    (tmp_path / RECORDS).write_bytes(records[: len(records) - 40])
    assert analyse(files, tmp_path) == 0
    for name in (REVIEWS, RECORDS):
        assert (tmp_path / name).read_bytes() == (whole / name).read_bytes()


def test_ctrl_c_keeps_what_is_reviewed(
    files: list[Path],
    whole: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Interrupting(Progress):
        def show(self, key: str, **values: Any) -> None:
            if key == "analyse-many-progress" and values["games"] == 1:
                os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(analyse_many, "Progress", Interrupting)
    code = analyse(files * 20, tmp_path)
    assert code == 130
    assert "Run the same command to go on." in capsys.readouterr().err
    reviews = (tmp_path / REVIEWS).read_bytes()
    assert reviews.startswith((whole / REVIEWS).read_bytes()[:1000])
    assert reviews.count(b'{"type":"game"') == len(list(read_games(tmp_path / RECORDS)))


def test_a_bad_file_is_named_after_the_games_before_it(
    files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.evora"
    bad.write_text("\nhello\n")
    for broken, message in ((bad, "bad.evora:2: expected a tag"), (tmp_path, "Is a directory")):
        out = tmp_path / f"out-{broken.name}"
        assert analyse([files[1], broken], out) == 1
        assert message in capsys.readouterr().err
    assert len(list(read_games(tmp_path / "out-bad.evora" / RECORDS))) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["a", "b"], "several files are reviewed with --out DIR"),
        (["a", "--jobs", "2"], "argument --jobs: only together with --out"),
        (["a", "--on", "ray"], "argument --on: only together with --out"),
        (["a", "--out", "x", "--json"], "argument --json: not together with --out"),
        (["a", "--out", "x", "--game", "1"], "argument --game: not together with --out"),
    ],
)
def test_options_that_do_not_fit(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["analyse", *words])
    assert caught.value.code == 2 and message in capsys.readouterr().err


def test_another_analysis_is_refused(
    files: list[Path], whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert analyse(files[:1], whole) == 1
    assert "it holds another analysis: files is" in capsys.readouterr().err
