"""Learning how a search is weighed against a glance at the boards."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from evora.errors import EvoraError
from evora.work import Place
from training import outlook
from training.chunks import Middles, chunk_paths, read_middles
from training.evaluation import Evaluation
from training.middles import MiddleSettings
from training.playing import play_chunks
from training.progress import Progress

ROOT = Path(__file__).parent.parent
SETTINGS = MiddleSettings(3, "coloured", nodes=20, games=4, least=20, most=200, deals=1)


def collect(folder: Path, settings: MiddleSettings, chunks: int) -> None:
    play_chunks(
        settings,
        Evaluation(),
        folder,
        range(chunks),
        place=Place(jobs=1),
        progress=Progress(),
    )


@pytest.fixture(scope="module")
def middles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("middles")
    collect(folder, SETTINGS, 3)
    return folder


def invented(players: int, count: int, weights: outlook.Doubles) -> Middles:
    """Positions of which everything came as these weights say."""
    random = np.random.default_rng(1)

    def by_seat() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return random.normal(size=(count, players)).astype(np.float32)

    said = np.exp(by_seat())
    data = Middles(
        mover=random.integers(players, size=count)[:, None] == np.arange(players),
        nodes=np.exp(random.uniform(np.log(100), np.log(60_000), count)).astype(np.uint32),
        solved=np.zeros(count, bool),
        open=random.uniform(0.3, 1, count).astype(np.float32),
        said=(said / said.sum(axis=1, keepdims=True)).astype(np.float32),
        points=40 + 5 * by_seat(),
        over=random.uniform(size=count) < 0.1,
        glance=by_seat(),
        counted=40 + 5 * by_seat(),
        win=said,
        score=said,
    )
    utility = np.exp(outlook.utilities(data, weights))
    win = (utility / utility.sum(axis=1, keepdims=True)).astype(np.float32)
    score = outlook.scores(data, weights).astype(np.float32)
    return replace(data, win=win, score=score)


@pytest.mark.parametrize("players", [2, 4])
def test_known_weights_are_found_again(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "PULL", 0.0)
    # The weight of a game that would be over belongs to shares, the last one to points.
    known = np.array([1.5, 0.4, -2.0, 0.3, 0.5, 1.2, 0.2, 0.0])
    data = invented(players, 3000, known)
    win, score = outlook.fit(data)
    assert win == pytest.approx(known, abs=0.1)
    assert score[[0, 1, 2, 3, 4, 6, 7]] == pytest.approx(known[[0, 1, 2, 3, 4, 6, 7]], abs=0.15)
    errors = outlook.errors(data, win, score)
    assert errors.loss - errors.floor < 1e-3 < errors.raw_loss - errors.floor
    assert errors.points < 0.1 < errors.raw_points


def test_middles_are_collected_once_and_read(middles: Path) -> None:
    before = {path: path.read_bytes() for path in chunk_paths(middles)}
    (middles / "000001.npz").unlink()
    collect(middles, SETTINGS, 3)
    assert {path: path.read_bytes() for path in chunk_paths(middles)} == before
    data = read_middles(middles / "000000.npz")
    assert data.mover.sum(axis=1).tolist() == [1] * len(data.nodes)
    assert data.win.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert data.nodes.max() > 100 and (data.open <= 1).all()


def test_the_program_prints_a_line_for_the_core(
    middles: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["outlook", "--players", "3", "--variant", "coloured", "--data", str(middles)]
    monkeypatch.setattr("sys.argv", words)
    outlook.main()
    line, figures = capsys.readouterr().out.splitlines()
    number = r"-?\d+\.\d{3}f"
    part = rf"\{{{number}(, {number}){{7}}\}}"
    assert re.fullmatch(rf"\{{{part}, {part}\}},  // coloured, 3 players", line)
    assert re.match(r"\d+ unseen positions: cross-entropy", figures)
    shipped = (ROOT / "core/search/weights/outlook.inc").read_text().splitlines()
    assert all(re.fullmatch(rf"\{{{part}, {part}\}},  // \w+, \d players", row) for row in shipped)


def test_other_chunks_are_refused(middles: Path, tmp_path: Path) -> None:
    with pytest.raises(EvoraError, match="expected games of grey 3, found coloured 3"):
        chunk_paths(middles, "grey 3")
    (tmp_path / "000000.npz").write_bytes(b"nothing")
    with pytest.raises(EvoraError, match="this is no chunk"):
        read_middles(tmp_path / "000000.npz")
