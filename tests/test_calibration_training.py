"""Learning how a search is weighed against a static estimate."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from evora.errors import EvoraError
from evora.knowledge import Knowledge
from evora.work import Place
from lab.training import calibration
from lab.training.chunks import (
    OLD_NAMES,
    MidRoundSamples,
    chunk_paths,
    read_mid_round_samples,
    write_chunk,
)
from lab.training.config import MidRoundSamplesConfig
from lab.training.samples import SampleJob, play_chunks

ROOT = Path(__file__).parent.parent
CONFIG = MidRoundSamplesConfig(per_chunk=4, nodes=20, min_nodes=20, max_nodes=200, deals=1)


def collect(folder: Path, chunks: int) -> None:
    job = SampleJob(CONFIG, 3, "coloured", 0, Knowledge())
    play_chunks(job, range(chunks), folder, place=Place(jobs=1), say=print)


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("samples")
    collect(folder, 3)
    return folder


def invented(players: int, count: int, weights: calibration.Doubles) -> MidRoundSamples:
    """Positions of which everything came as these weights say."""
    random = np.random.default_rng(1)

    def by_seat() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return random.normal(size=(count, players)).astype(np.float32)

    said = np.exp(by_seat())
    data = MidRoundSamples(
        mover=random.integers(players, size=count)[:, None] == np.arange(players),
        nodes=np.exp(random.uniform(np.log(100), np.log(60_000), count)).astype(np.uint32),
        solved=np.zeros(count, bool),
        open=random.uniform(0.3, 1, count).astype(np.float32),
        search_win=(said / said.sum(axis=1, keepdims=True)).astype(np.float32),
        search_score=40 + 5 * by_seat(),
        over=random.uniform(size=count) < 0.1,
        static_utility=by_seat(),
        static_score=40 + 5 * by_seat(),
        win=said,
        score=said,
    )
    utility = np.exp(calibration.utilities(data, weights))
    win = (utility / utility.sum(axis=1, keepdims=True)).astype(np.float32)
    score = calibration.scores(data, weights).astype(np.float32)
    return replace(data, win=win, score=score)


@pytest.mark.parametrize("players", [2, 4])
def test_known_weights_are_found_again(players: int) -> None:
    # The weight of a game that would be over belongs to shares, the last one to points.
    known = np.array([1.5, 0.4, -2.0, 0.3, 0.5, 1.2, 0.2, 0.0])
    data = invented(players, 3000, known)
    win, score = calibration.fit(data, pull=0.0)
    assert win == pytest.approx(known, abs=0.1)
    assert score[[0, 1, 2, 3, 4, 6, 7]] == pytest.approx(known[[0, 1, 2, 3, 4, 6, 7]], abs=0.15)
    errors = calibration.errors(data, win, score)
    assert errors.loss - errors.floor < 1e-3 < errors.raw_loss - errors.floor
    assert errors.points < 0.1 < errors.raw_points


def test_samples_are_collected_once_and_read(samples: Path) -> None:
    before = {path: path.read_bytes() for path in chunk_paths(samples)}
    (samples / "000001.npz").unlink()
    collect(samples, 3)
    assert {path: path.read_bytes() for path in chunk_paths(samples)} == before
    data = read_mid_round_samples(samples / "000000.npz")
    assert data.mover.sum(axis=1).tolist() == [1] * len(data.nodes)
    assert data.win.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert data.nodes.max() > 100 and (data.open <= 1).all()


def test_the_program_writes_a_line_for_the_core(
    samples: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "new.inc"
    words = ["calibration", "--players", "3", "--data", str(samples), "--out", str(out)]
    monkeypatch.setattr("sys.argv", words)
    calibration.main()
    (line,) = out.read_text().splitlines()
    figures = capsys.readouterr().out
    number = r"-?\d+\.\d{3}f"
    part = rf"\{{{number}(, {number}){{7}}\}}"
    assert re.fullmatch(rf"\{{{part}, {part}\}},  // coloured, 3 players", line)
    assert re.match(r"calibration: \d+ unseen positions: cross-entropy", figures)
    shipped = (ROOT / "core/evaluation/calibration.inc").read_text().splitlines()
    assert all(re.fullmatch(rf"\{{{part}, {part}\}},  // \w+, \d players", row) for row in shipped)


def test_other_chunks_are_refused(samples: Path, tmp_path: Path) -> None:
    with pytest.raises(EvoraError, match="expected games of grey 3, found coloured 3"):
        chunk_paths(samples, "grey 3")
    (tmp_path / "000000.npz").write_bytes(b"nothing")
    with pytest.raises(EvoraError, match="this is no chunk"):
        read_mid_round_samples(tmp_path / "000000.npz")


def test_chunks_of_before_are_read(samples: Path, tmp_path: Path) -> None:
    path = samples / "000000.npz"
    with np.load(path) as chunk:
        arrays = {OLD_NAMES.get(name, name): chunk[name] for name in chunk.files if name != "made"}
    assert {"said", "points", "glance", "counted"} <= set(arrays)
    write_chunk(tmp_path / "000000.npz", arrays, {})
    old, new = read_mid_round_samples(tmp_path / "000000.npz"), read_mid_round_samples(path)
    np.testing.assert_array_equal(old.search_win, new.search_win)
    np.testing.assert_array_equal(old.static_score, new.static_score)
