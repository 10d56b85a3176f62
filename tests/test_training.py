"""The programs of lab/training: the whole loop on a tiny budget, its folder, its configuration."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from evora import Position, _core
from evora.errors import EvoraError
from evora.knowledge import FittedWeights, Knowledge, read_knowledge
from evora.work import Place
from lab.training import regression, samples
from lab.training.chunks import chunks_of, read_games, read_labels, write_chunk
from lab.training.config import (
    TABLES,
    Config,
    FitConfig,
    GamesConfig,
    LabelsConfig,
    flat,
    parse_config,
    read_config,
)
from lab.training.labels import LabelJob
from lab.training.run import Run
from lab.training.run_folder import run_folder
from lab.training.samples import SampleJob
from lab.training.start_weights import bootstrap, score_only
from lab.training.start_weights import shipped as shipped_weights

ROOT = Path(__file__).parent.parent
ONE = Place(jobs=1)

SMALL = b"""
seed = 3
start = "score"

[games]
count = 560
per_chunk = 280
nodes = 1

[fit]
ridge = 10.0
least = 100

[policy_samples]
count = 4
per_chunk = 2
nodes = 1

[policy]
epochs = 2
batch = 32

[mid_round_samples]
count = 4
per_chunk = 2
nodes = 1
min_nodes = 1
max_nodes = 9
deals = 1
deal_nodes = 0

[calibration]

[match]
deals = 1
nodes = 4
"""


def sample_job(players: int, variant: str, **keys: Any) -> SampleJob:
    return SampleJob(GamesConfig(**{"nodes": 1, **keys}), players, variant, 0, Knowledge())


def run_all(config: Config, folder: Path) -> str:
    with run_folder(folder, config) as say:
        Run(config, folder, ONE, say).all()
    return (folder / "log.txt").read_text()


def test_the_whole_loop_learns(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    log = run_all(parse_config(SMALL), folder)
    found = re.search(
        r"log-loss ([\d.]+) on (\d+) unseen .*before ([\d.]+), score alone ([\d.]+)", log
    )
    assert found, log
    new, positions, before, score = (float(number) for number in found.groups())
    assert positions > 500
    # The same games every time: the difference to the score alone is about 0.04.
    assert new < score and new < before - 0.02
    assert "policy: epoch 2, log-loss" in log
    # Both sides of the match are what was learned and what the run started from.
    here = folder / "1"
    players = [
        contestant["player"].partition(",")[2]
        for contestant in json.loads((here / "match" / "match.json").read_text())["contestants"]
    ]
    digests = [
        hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in (here / "weights.inc", here / "policy.inc", folder / "start.inc")
    ]
    assert players[0] == f"weights={digests[0]},policy={digests[1]},hash_mb=16"
    assert players[1] == f"weights={digests[2]},hash_mb=16"
    assert re.search(r"match: 2 games: [\d.]+% \(.*par 50.0%\), Elo .* time ratio [\d.]+", log)
    # A calibration is learned last, from searches with what is new.
    line = (here / "calibration.inc").read_text()
    assert line.endswith("// coloured, 2 players\n") and "calibration: " in log
    # Started again it has nothing to do, and says where it stands.
    files = {path: path.stat().st_mtime_ns for path in folder.rglob("*.npz")}
    again = run_all(parse_config(SMALL), folder)
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.npz")} == files
    assert again.startswith(log) and again.count("fit: log-loss") == 1
    starts = [json.loads(line) for line in (folder / "starts.jsonl").read_text().splitlines()]
    assert len(starts) == 2 and set(starts[0]) == {"time", "evora", "commit", "dirty"}
    assert json.loads((folder / "run.json").read_text())["seed"] == 3


def test_a_run_stopped_goes_on_and_extends(tmp_path: Path) -> None:
    settings = GamesConfig(count=4, per_chunk=2, nodes=1, earlier=1)
    config = Config(games=settings, fit=FitConfig(), start="guess")
    run_all(config, tmp_path)
    games = tmp_path / "1" / "games"
    before = {path.name: path.read_bytes() for path in games.iterdir()}
    assert sorted(before) == ["000000.npz", "000001.npz"]
    # As if it had been killed after the first chunk: the same games are played again.
    (games / "000001.npz").unlink()
    (tmp_path / "1" / "weights.inc").unlink()
    longer = Config(games=settings, fit=FitConfig(), start="guess", iterations=2)
    counts = re.findall(r"fit: (\d+) positions", run_all(longer, tmp_path))
    assert int(counts[2]) > int(counts[1]) == int(counts[0])
    assert {path.name: path.read_bytes() for path in games.iterdir()} == before
    assert (tmp_path / "2" / "weights.inc").exists()


@pytest.mark.parametrize(
    ("tables", "start", "known"),
    [
        ("[fit]", "score", [["start.inc"], ["1/weights.inc"]]),
        ("[fit]", "shipped", [[], ["1/weights.inc"]]),
        ("[policy_samples]\n[policy]", "guess", [["start.inc"], ["start.inc", "1/policy.inc"]]),
        (
            "[policy_samples]\n[policy]\n[fit]",
            "old.inc",
            [["old.inc"], ["1/weights.inc", "1/policy.inc"]],
        ),
    ],
)
def test_what_is_known_after_an_iteration(
    tmp_path: Path, tables: str, start: str, known: list[list[str]]
) -> None:
    config = parse_config(f'start = "{start}"\n{tables}'.encode())
    work = Run(config, tmp_path, ONE, print)
    for number, names in enumerate(known):
        files = [
            str(path.relative_to(tmp_path) if path.is_absolute() else path)
            for path in work.known(number).values()
        ]
        assert files == names


def test_a_folder_of_another_configuration_is_refused(tmp_path: Path) -> None:
    with run_folder(tmp_path, parse_config(SMALL)):
        pass
    other = parse_config(SMALL.replace(b"nodes = 1\n\n[fit]", b"nodes = 5\n\n[fit]"))
    with pytest.raises(
        EvoraError, match=r"another training run: games.nodes is 1 there and 5 here"
    ):
        run_all(other, tmp_path)
    without = parse_config(SMALL.split(b"[match]")[0])
    with pytest.raises(
        EvoraError, match=r"another training run: match is given there and left out here"
    ):
        run_all(without, tmp_path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('players = "two"', "players: expected a whole number, got a text"),
        ("players = 5", "players: expected one of 2, 3, 4, got 5"),
        ('variant = "blue"', "variant: expected coloured or grey, got 'blue'"),
        ("player = 2", "player: unknown key, expected one of players, .*; did you mean players"),
        ("[games]\nnode = 1", "games.node: unknown key, .*; did you mean nodes"),
        ("[games]\nnodes = 0", "games.nodes: expected a whole number >= 1"),
        ("[labels]\ndeals = 1.5", "labels.deals: expected a whole number, got a number"),
        ("games = 3", "games: expected a table, got a whole number"),
        ("", "fit, policy, calibration: expected one of these tables or more, got none"),
        (
            "[policy_samples]\n[fit]",
            "policy_samples, policy: expected both of these .* got policy_samples",
        ),
        (
            "[policy]",
            "policy_samples, policy: expected both of these tables or neither, got policy",
        ),
        ("[policy_samples]\n[policy]\n[labels]", "labels: expected fit, too, got none"),
        (
            "[policy_samples]\ncount = 30\n[policy]",
            r"policy_samples.count: expected two chunks .* \(40 games\)",
        ),
        ("[games]\ncount = 10\n[fit]", r"games.count: expected two chunks or more \(400 games\)"),
        ("=", "this is no TOML: "),
    ],
)
def test_bad_configurations_get_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(EvoraError, match=f"bad.toml: {sentence}"):
        read_config(path)


def test_the_page_has_every_key_with_its_default() -> None:
    page = (ROOT / "docs" / "training.md").read_text()
    table = page.partition("## A run")[2].partition("## Step by step")[0]
    rows = re.findall(r"^\| `([a-z_.]+)` \| (\S+) \|", table, re.M)
    told = {key: value.strip("`").replace(",", "") for key, value in rows}
    every = parse_config("".join(f"[{name}]\n" for name in TABLES).encode())
    known = {key: value for key, value in flat(every).items() if key not in TABLES}
    assert {key: str(value) for key, value in known.items()} == told


@pytest.mark.parametrize(("players", "variant"), [(2, "coloured"), (3, "grey"), (4, "coloured")])
def test_labels_follow_from_their_seed(players: int, variant: str) -> None:
    arrays, _ = sample_job(players, variant, per_chunk=2, nodes=2).make(0)
    memory = arrays["positions"].tobytes()
    count = len(arrays["game"])
    config = LabelsConfig(deals=3, nodes=4)
    job = LabelJob(config, 0, Knowledge())
    labels, made = job.make(memory)
    again, _ = job.make(memory)
    assert made["deals"] == 3
    for each in ("win", "score", "error"):
        assert labels[each].shape == (count, players)
        np.testing.assert_array_equal(labels[each], again[each])
    np.testing.assert_allclose(labels["win"].sum(axis=1), 1, atol=1e-5)
    assert (labels["error"] >= 0).all() and labels["error"].max() > 0.001
    other, _ = LabelJob(config, 1, Knowledge()).make(memory)
    assert (other["win"] != labels["win"]).any()


def label(memory: bytes, deals: int, seed: int) -> list[np.ndarray[Any, np.dtype[np.float32]]]:
    """Shares of the win, scores and errors."""
    found = _core.label_positions(memory, deals, 0, seed, _core.Knowledge())
    return [np.frombuffer(found[name], np.float32) for name in ("win", "score", "error")]


def test_a_label_is_the_mean_over_deals() -> None:
    memory = _core.position_memory([Position.new(2)])
    win, score, error = label(memory, 100, 1)
    assert 0.005 < error[0] < 0.05 and error[0] == pytest.approx(error[1], rel=1e-3)
    assert win[0] == pytest.approx(0.52, abs=0.1) and (score > 10).all()
    # Other deals: another mean, within the error.
    other, _, _ = label(memory, 100, 2)
    assert 0 < abs(win[0] - other[0]) < 6 * error[0]
    assert np.isnan(label(memory, 1, 1)[2]).all()


def test_labels_need_positions_between_rounds() -> None:
    memory = _core.position_memory([Position.new(2)])
    for wrong in (
        memory[:-1],
        bytes(len(memory)),
        memory + _core.position_memory([Position.new(3)]),
    ):
        with pytest.raises(EvoraError, match=r"^positions: expected"):
            label(wrong, 1, 1)
    with pytest.raises(EvoraError, match="deals: expected 1 or more, got 0"):
        label(memory, 0, 1)


def test_labels_are_learned_and_belong_to_their_games(tmp_path: Path) -> None:
    few = SMALL.replace(b"560", b"60").replace(b"280", b"30").replace(b"least = 100", b"least = 9")
    few = few.partition(b"[policy_samples]")[0]
    log = run_all(parse_config(few + b"[labels]\ndeals = 2\nnodes = 0\n"), tmp_path)
    assert "positions with labels" in log
    games, labels = tmp_path / "1" / "games", tmp_path / "1" / "labels"
    first = read_games(games / "000000.npz")
    assert read_labels(labels / "000000.npz", first).win.shape == first.win.shape
    with pytest.raises(EvoraError, match=r"000001.npz: these are labels of other positions"):
        read_labels(labels / "000001.npz", first)
    learned = FittedWeights.read(tmp_path / "1" / "weights.inc")
    assert learned.utility != score_only().utility


def test_damaged_files_get_a_sentence(tmp_path: Path) -> None:
    chunk = tmp_path / "000000.npz"
    chunk.write_bytes(b"PK\x03\x04 nothing")
    with pytest.raises(EvoraError, match=r"000000.npz: this is no chunk, or a damaged one"):
        read_games(chunk)
    np.savez(chunk, game=np.zeros(1, np.uint32))
    with pytest.raises(EvoraError, match=r"000000.npz: positions: expected an array of uint8"):
        read_games(chunk)
    wrong = tmp_path / "wrong"
    wrong.write_text("nothing\n")
    with pytest.raises(EvoraError, match="wrong: expected a weight file with 648 features"):
        read_knowledge(weights=wrong)
    with pytest.raises(EvoraError, match="wrong: expected a policy file with 429 inputs"):
        read_knowledge(policy=wrong)
    with pytest.raises(EvoraError, match="gone: there is no such weight file"):
        read_knowledge(weights=tmp_path / "gone")


def test_a_match_goes_on_in_a_folder_that_was_moved_and_not_with_other_weights(
    tmp_path: Path,
) -> None:
    match = b"[games]\ncount = 4\nper_chunk = 2\nnodes = 1\n[fit]\n[match]\nnodes = 1\ndeals = 1\n"
    run_all(parse_config(match), tmp_path / "first")
    rows = (tmp_path / "first/1/match/results.jsonl").read_bytes()
    (tmp_path / "first").rename(tmp_path / "second")
    run_all(parse_config(match), tmp_path / "second")
    assert (tmp_path / "second/1/match/results.jsonl").read_bytes() == rows
    bootstrap().write(tmp_path / "second/1/weights.inc")
    with pytest.raises(EvoraError, match="it holds another match: contestants is"):
        run_all(parse_config(match), tmp_path / "second")


def test_every_program_explains_itself() -> None:
    for path in sorted((ROOT / "lab" / "training").glob("*.py")):
        text = path.read_text()
        if "def main()" in text:
            assert f"python -m lab.training.{path.stem}" in text, path.name


def test_chunks_are_of_the_setting_that_is_asked_for(tmp_path: Path) -> None:
    write_chunk(tmp_path / "000000.npz", *sample_job(2, "coloured", per_chunk=2).make(0))
    with pytest.raises(EvoraError, match=r"expected games of grey 2, found coloured 2"):
        chunks_of(tmp_path, setting="grey 2")


@pytest.mark.parametrize(
    ("kind", "option"), [("games", "--perturbed-rounds"), ("policy_samples", "--random-moves")]
)
def test_options_reach_the_chunks(
    kind: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["--players", "3", "--nodes", "2", "--per-chunk", "1", "--chunks", "1", "--seed", "5"]
    work = [option, "0.5", "--jobs", "1", "--data", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["samples", kind, *asked, *work])
    samples.main()
    with np.load(tmp_path / "000000.npz") as chunk:
        made = json.loads(str(chunk["made"]))
    expected = {"players": 3, "variant": "coloured", "nodes": 2, "per_chunk": 1, "seed": 5}
    assert made.items() >= (expected | {option.strip("-").replace("-", "_"): 0.5}).items()


def test_points_are_not_fitted_to_rounds_before_random_moves(tmp_path: Path) -> None:
    arrays, made = sample_job(2, "coloured", per_chunk=60, perturbed_rounds=0.3).make(0)
    write_chunk(tmp_path / "000000.npz", arrays, made)
    data = regression.load(chunks_of(tmp_path))
    later = regression.spoilt(data)
    # Of one game: what comes before a perturbed round is spoilt, what comes after it is not.
    at = int(np.flatnonzero(data.perturbed)[-1])
    first = at - int(data.steps[arrays["game"] == arrays["game"][at]].max() - data.steps[at])
    assert later[first : at + 1].all() and not later[at + 1 : at + 1 + data.steps[at]].any()
    assert (later & ~data.perturbed).sum() > 20
    shipped = shipped_weights(2, "coloured")
    options = FitConfig(steps=0, least=1)
    spoilt_points = np.where(later[:, None], data.points + 50, data.points)
    found = regression.fit(data, shipped, options)
    assert regression.fit(replace(data, points=spoilt_points), shipped, options) == found
    assert found.points != shipped.points and found.utility == shipped.utility
