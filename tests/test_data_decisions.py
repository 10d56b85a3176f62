"""Datasets as arrays: their types and shapes, batch by batch, in order or shuffled."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from test_data_export import played

from evora import EvoraError
from evora.data import COLUMNS, Decisions, export, exports
from evora.record import format_games


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One of two players, one of three."""
    paths = []
    for number, players in enumerate((2, 3)):
        text = "".join(format_games([played(1, players), played(2, players)])).encode()
        path = tmp_path_factory.mktemp("data") / f"{number}.parquet"
        export([(f"{number}.evora", io.BytesIO(text))], path, observations=True)
        paths.append(path)
    return paths


def test_arrays_have_types_and_shapes(files: list[Path]) -> None:
    arrays = Decisions(files[0]).arrays()
    rows = len(arrays["game"])
    assert arrays["observation"].shape == (rows, 707)
    assert arrays["scores"].shape == arrays["shares"].shape == arrays["names"].shape == (rows, 2)
    types = {name: str(array.dtype) for name, array in arrays.items()}
    for column in COLUMNS:
        item = column.type.removeprefix("list<").removesuffix(">")
        assert types[column.name] == {"string": "object", "float": "float32"}.get(item, item)


def test_what_is_missing(files: list[Path]) -> None:
    arrays = Decisions(*files).arrays(["scores", "shares", "names", "best_action", "win", "best"])
    assert arrays["scores"].shape[1] == 3
    assert (arrays["scores"][0, 2], arrays["names"][0, 2]) == (-1, None)
    assert np.isnan(arrays["shares"][0, 2]) and np.isnan(arrays["win"]).all()
    assert (arrays["best_action"] == -1).all() and arrays["best_action"].dtype == np.int16
    assert set(arrays["best"]) == {None}


def test_batches_are_the_whole_in_order(files: list[Path]) -> None:
    data = Decisions(*files)
    batches = list(data.batches(50, ["game", "action", "scores"]))
    assert all(len(batch["game"]) <= 50 for batch in batches)
    whole = data.arrays(["game", "action", "scores"])
    for name, array in whole.items():
        assert np.array_equal(np.concatenate([batch[name] for batch in batches]), array)
    assert len(data) == len(whole["game"]) and data.games == 4


def test_shuffled_batches_have_every_row_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(exports, "_GROUP_ROWS", 40)
    text = "".join(format_games([played(1), played(2), played(3)])).encode()
    export([("x", io.BytesIO(text))], tmp_path / "x.parquet")
    data = Decisions(tmp_path / "x.parquet")

    def rows(seed: int | None) -> list[tuple[int, int]]:
        return [
            (int(game), int(ply))
            for batch in data.batches(16, ["game", "ply"], shuffle=seed)
            for game, ply in zip(batch["game"], batch["ply"], strict=True)
        ]

    assert rows(1) == rows(1) != rows(2) != rows(None)
    assert sorted(rows(1)) == rows(None)


def test_a_table_for_data_frames(files: list[Path]) -> None:
    table = Decisions(files[0]).table(["seat", "result"])
    assert table.column_names == ["seat", "result"]
    assert set(table["seat"].to_pylist()) == {1, 2}


def test_mistakes(files: list[Path], tmp_path: Path) -> None:
    data = Decisions(files[0])
    with pytest.raises(EvoraError, match=r"expected some of game, .*; did you mean scores\?"):
        data.table(["score"])
    with pytest.raises(EvoraError, match="size: expected 1 or more, got 0"):
        next(data.batches(0))
    with pytest.raises(EvoraError, match="paths: expected one file"):
        Decisions()
    (tmp_path / "x").write_text("hello")
    with pytest.raises(EvoraError, match="expected a Parquet file"):
        Decisions(tmp_path / "x")
    other = pytest.importorskip("pyarrow").table({"a": [1]})
    pytest.importorskip("pyarrow.parquet").write_table(other, tmp_path / "y")
    with pytest.raises(EvoraError, match="as evora export writes them"):
        Decisions(tmp_path / "y")


def test_importing_it_needs_no_extra() -> None:
    code = "import evora.data, sys; print({'pyarrow', 'numpy', 'ray'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
