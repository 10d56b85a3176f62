"""Learning a policy, on a tiny budget."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from evora import _core
from training import policy


def test_a_policy_is_learned_from_choices(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From few games of shallow searches it foretells unseen choices far better than chance, and
    what is written is what the core has of every input."""
    out = tmp_path / "policy.inc"
    arguments = ["--games", "40", "--nodes", "30", "--jobs", "1", "--epochs", "25"]
    command = ["policy", *arguments, "--data", str(tmp_path), "--out", str(out)]
    monkeypatch.setattr("sys.argv", command)
    monkeypatch.setattr(policy, "BATCH", 256)
    policy.main()
    shown = capsys.readouterr().out
    (*_, last) = re.findall(r"chosen is the first in ([\d.]+) %", shown)
    assert float(last) > 25  # of some 25 moves
    rows = re.findall(r'\{"(.+)", \{(.+)\}\},', out.read_text())
    assert [name for name, _ in rows] == _core.policy_names()
    weights = np.array([[float(each.rstrip("f")) for each in row.split(", ")] for _, row in rows])
    assert weights.shape == (len(rows), _core.STAGES)
    _core.Policy(weights.T.tolist())


def test_chunks_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    task = policy.Task(2, "grey", 20, 7, tmp_path / "000000.npz")
    before = policy.play_chunk(task).stat().st_mtime_ns
    assert policy.play_chunk(task).stat().st_mtime_ns == before
    choices = policy.load([task.path])
    assert len(choices.index) == choices.moves.sum() and (choices.chosen < choices.moves).all()
