"""The baselines in examples/baselines: agents play, the learner learns, searches find moves."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import learner
import numpy as np
import pytest
import random_agents
from matches import Array, Result, checked, play_match

from evora.batch import Batch

FOLDER = Path(__file__).parent.parent / "examples" / "baselines"


def random_agent(batch: Batch, games: Array) -> Array:
    masks = batch.masks[games]
    chosen: Array = (masks * np.random.default_rng(games).random(masks.shape)).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("name", random_agents.AGENTS)
def test_a_random_agent_plays_in_each_framework(name: str) -> None:
    play, package = random_agents.AGENTS[name]
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    scores = play(3)
    assert len(scores) == 3
    assert all(0 <= score < 40 for score in scores)


# --- Matches


def test_a_match_is_played_in_pairs_with_the_seats_exchanged() -> None:
    asked: list[tuple[int, set[int]]] = []

    def agent(batch: Batch, games: Array) -> Array:
        asked.append((id(batch), set(batch.to_move[games].tolist())))
        return random_agent(batch, games)

    result = play_match(agent, "greedy", 6, seed="pairs")
    assert (result.games, result.score, result.spread) == (6, 0, 0.5)
    assert result.points < 10 < result.opponent_points
    seats = {batch: seat for batch, (seat,) in asked}
    assert sorted(seats.values()) == [1, 2]
    again = play_match(agent, "greedy", 6, seed="pairs", threads=2)
    assert again == result


def test_a_result_is_a_row_of_a_table() -> None:
    row = Result("greedy", 1000, score=0.7634, spread=0.0265, points=59.2, opponent_points=46.3)
    assert str(row) == "| `greedy` | 1,000 | 76.3 ± 2.6 | 59.2 | 46.3 |"


def test_an_opponent_that_does_not_exist_is_noticed_at_once() -> None:
    assert checked(["greedy", "club"]) == ["greedy", "club"]
    with pytest.raises(SystemExit, match=r"'gredy'.*did you mean greedy"):
        checked(["gredy"])


# --- The learner


def test_the_learner_has_at_most_150_lines() -> None:
    assert (FOLDER / "learner.py").read_text().count("\n") <= 150


def test_the_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    net = learner.Net()
    before = play_match(net.agent, "random", 40, seed="before")
    learner.learn(net, moves=1)  # one update
    assert "32,768 moves" in capsys.readouterr().out
    after = play_match(net.agent, "random", 40, seed="before")
    assert after.score > 0.85 > before.score
    assert after.points > before.points + 10


def test_the_learner_learns_the_same_from_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "GAMES", 4)
    monkeypatch.setattr(learner, "PART", 64)
    nets = [learner.Net(), learner.Net(), learner.Net()]
    for net, seed in zip(nets, (1, 1, 2), strict=True):
        learner.learn(net, moves=1, seed=seed)
    first, same, other = (np.concatenate([each.ravel() for each in net.weights]) for net in nets)
    assert (first == same).all()
    assert (first != other).any()


def test_the_gradient_is_that_of_the_objective() -> None:
    """A small step against it lowers the objective by what it says."""
    net = learner.Net()
    batch = Batch(8, seed="gradient", dtype="uint8")
    seen, masks, chosen, p, gains, returns = (
        part[:64] for part in learner.play(net, batch, np.random.default_rng(1))
    )

    def objective() -> float:
        now, values, *_ = net.forward(seen, masks)
        taken = now[np.arange(len(seen)), chosen]
        entropy = -(now * np.log(now + 1e-9)).sum()
        clipped = np.clip(taken / p, 1 - learner.CLIP, 1 + learner.CLIP)
        surrogate = np.minimum(taken / p * gains, clipped * gains).sum()
        return float(((values - returns) ** 2).sum() / 4 - surrogate - learner.ENTROPY * entropy)

    net.weights = [weight.astype("f8") for weight in net.weights]
    gradient = net.gradient(seen, masks, chosen, p, gains, returns)
    length = sum(float((part**2).sum()) for part in gradient)
    before = objective()
    for weight, part in zip(net.weights, gradient, strict=True):
        weight[...] -= 1e-4 / length * part
    assert before - objective() == pytest.approx(1e-4, rel=0.05)


# --- Self-play with search


def run_zero(folder: Path, *options: str) -> str:
    if find_spec("torch") is None:
        pytest.skip("PyTorch is not installed: pip install torch")
    small = ["--tables=8", "--simulations=4", "--device=cpu", "--games=2"]
    command = [sys.executable, str(FOLDER / "zero.py"), str(folder), *small, *options]
    environment = os.environ | {"OMP_NUM_THREADS": "1"}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_self_play_with_search_learns_and_goes_on(tmp_path: Path) -> None:
    first = run_zero(tmp_path, "--minutes=0.0001")
    assert first.startswith("generation 1: 0.00 M moves")
    second = run_zero(tmp_path, "--minutes=1e9", "--generations=2", "--match", "random")
    assert second.startswith("generation 2: ")
    assert "\n| `random` | 2 | " in second
    assert [path.name for path in tmp_path.iterdir()] == ["checkpoint.pt"]


def test_arrays_of_a_batch_go_to_pytorch_without_a_copy() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    batch = Batch(4, seed=1)
    for name in ("observations", "masks", "rewards", "dones", "to_move", "scores"):
        array = getattr(batch, name)
        for take in (torch.from_dlpack, torch.from_numpy):
            tensor = take(array)
            assert tensor.data_ptr() == array.__array_interface__["data"][0], name
    seen = torch.from_dlpack(batch.observations)
    before = seen.clone()
    batch.step(batch.masks.argmax(axis=1))
    assert (seen != before).any()
    own = torch.zeros(batch.observations.shape)
    Batch(4, seed=1, arrays={"observations": own})
    assert (own == before).all()
